//! The ways that the ship can sail now, of one leg or several, each put together step by step by the rules.

use ::hansa::{Action, City, Hansa, State};
use table::Game;

/// The cheapest way to every city, leg by leg; `None` where none can be paid, or where the ship lies.
pub fn ways(game: &Hansa, state: &State) -> Vec<Option<Vec<City>>> {
    let cities = game.board().cities.len();
    let mut ways: Vec<Option<Vec<City>>> = vec![None; cities];
    let mut next = vec![(*state, Vec::new())];
    while !next.is_empty() {
        let mut further = Vec::new();
        for (state, legs) in next {
            for city in (0..cities as u8).map(City) {
                let sail = Action::Sail(city);
                if ways[city.index()].is_some() || game.check(&state, sail).is_err() {
                    continue;
                }
                let mut after = state;
                game.play(&mut after, sail);
                let legs: Vec<City> = legs.iter().copied().chain([city]).collect();
                ways[city.index()] = Some(legs.clone());
                further.push((after, legs));
            }
        }
        next = further;
    }
    // Back to where the ship lies is no way to somewhere.
    ways[state.ship().index()] = None;
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Setup, Sitting};

    #[test]
    fn two_talers_pay_two_legs() {
        let setup = Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() };
        let mut sitting = Sitting::deal(Hansa::open(&setup).unwrap(), "42");
        let none = ways(sitting.game(), sitting.state());
        assert!(none.iter().all(Option::is_none), "no one sails during the set-up");
        for place in ["lubeck", "riga", "danzig", "reval", "kalmar", "danzig"] {
            sitting.play(&format!("place {place}")).unwrap();
        }
        for leg in ["lubeck", "aalborg", "copenhagen", "danzig"] {
            sitting.play(&format!("sail {leg}")).unwrap();
        }
        let game = sitting.game();
        let ways = ways(game, sitting.state());
        let way = |id: &str| {
            let way = ways[game.board().city(id).unwrap().index()].as_ref()?;
            Some(way.iter().map(|city| game.board().cities[city.index()].id.as_str()).collect::<Vec<_>>())
        };
        assert_eq!(way("kalmar"), Some(vec!["kalmar"]));
        assert_eq!(way("riga"), Some(vec!["reval", "riga"]));
        assert_eq!((way("lubeck"), way("danzig")), (None, None), "three legs are too many, none is no way");
    }
}
