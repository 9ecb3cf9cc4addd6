//! The final scoring, line by line: markers, cities, and the sum.

use ::hansa::{City, Hansa, MONOPOLY, PRESENCE, State};
use leptos::prelude::*;
use table::{Game, Seat};

use crate::desk::Desk;
use crate::live::live;
use crate::staged::Staged;

/// What a player's points are made of. Rule `score`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// For unsold markers.
    pub unsold: i64,
    /// For sold markers and their barrels.
    pub sold: i64,
    /// For cities in which others have booths too.
    pub shared: i64,
    /// For cities in which no one else has any.
    pub alone: i64,
    /// The cities that are shared.
    pub shared_cities: Vec<City>,
    /// The cities that are held alone.
    pub alone_cities: Vec<City>,
}

impl Score {
    /// The points of a seat if the game ended in a state.
    pub fn of(game: &Hansa, state: &State, seat: Seat) -> Score {
        let sold = state.sold(seat);
        let cities = (0..game.board().cities.len() as u8).map(City);
        let own = cities.filter(|city| state.booths(*city)[seat.index()] > 0);
        let with_others = |city: &City| {
            state.booths(*city).iter().enumerate().any(|(other, count)| other != seat.index() && *count > 0)
        };
        let (shared_cities, alone_cities): (Vec<City>, Vec<City>) = own.partition(with_others);
        Score {
            unsold: state.goods(seat).held().into(),
            sold: sold.total() as i64 + i64::from(sold.barrels()),
            shared: i64::from(PRESENCE) * shared_cities.len() as i64,
            alone: i64::from(MONOPOLY) * alone_cities.len() as i64,
            shared_cities,
            alone_cities,
        }
    }

    /// All points.
    pub fn total(&self) -> i64 {
        self.unsold + self.sold + self.shared + self.alone
    }
}

/// A table with a line for every source of points and a column for every player.
pub fn scoring(desk: Desk<Hansa>) -> AnyView {
    live(move || {
        let (lang, game, state) = (desk.lang(), desk.game(), desk.state());
        let seats: Vec<Seat> = Seat::all(game.players()).collect();
        let scores: Vec<Score> = seats.iter().map(|seat| Score::of(&game, &state, *seat)).collect();
        let number = |n: i64| words::number(lang, n);
        let names = |cities: &[City]| {
            let names: Vec<&str> = cities.iter().map(|city| game.board().cities[city.index()].name.as_str()).collect();
            words::list(lang, &names)
        };
        let heads = seats.iter().map(|seat| {
            view! {
                <th scope="col">
                    <span class=format!("house {}", Hansa::paint(*seat)) aria-hidden="true"></span>
                    <span>{desk.name(*seat)}</span>
                </th>
            }
        });
        let line = |name: &'static str, class: &'static str, cell: &dyn Fn(&Score, Seat) -> (i64, String)| {
            let cells = scores.iter().zip(&seats).map(|(score, seat)| {
                let (n, more) = cell(score, *seat);
                let more = (!more.is_empty()).then(|| view! { <small>{more}</small> });
                view! { <td>{number(n)} {more}</td> }
            });
            view! {
                <tr class=class>
                    <th scope="row">{name}</th>
                    {cells.collect_view()}
                </tr>
            }
        };
        let none = String::new;
        let lines = (
            line(words::hansa::final_unsold(lang), "", &|score, _| (score.unsold, none())),
            line(words::hansa::final_sold(lang), "", &|score, _| (score.sold, none())),
            line(words::hansa::final_shared(lang), "", &|score, _| (score.shared, names(&score.shared_cities))),
            line(words::hansa::final_alone(lang), "", &|score, _| (score.alone, names(&score.alone_cities))),
            line(words::hansa::final_total(lang), "total", &|score, _| (score.total(), none())),
            line(words::hansa::final_tiebreak(lang), "quiet", &|_, seat| (state.booths_on_board(seat).into(), none())),
        );
        view! {
            <section class="card sea-scoring">
                <h2>{words::sea::final_scoring(lang)}</h2>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{lines}</tbody>
                </table>
            </section>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dealer, Dice, Setup};

    #[test]
    fn the_lines_add_up_to_the_points_of_the_rules() {
        for players in 2..=4 {
            let setup = Setup { game: "hansa".to_owned(), players, ..Setup::default() };
            let game = Hansa::open(&setup).unwrap();
            let mut state = game.deal(&mut Dealer::new("7"));
            let mut dice = Dice::new(7);
            while game.on_turn(&state).is_some() {
                let action = game.random(&state, &mut dice);
                game.play(&mut state, action);
                for seat in Seat::all(players) {
                    assert_eq!(Score::of(&game, &state, seat).total(), i64::from(state.points(seat)));
                }
            }
        }
    }
}
