//! Refilling the warehouses from the piles, and the notation of what comes to light.

use table::{Refusal, Reveal};

use crate::board::{City, MAX_MARKERS};
use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::Marker;
use crate::state::{Phase, State};

impl Hansa {
    /// Rule `refill`: there is a decision if a warehouse space is empty and a pile is left.
    #[inline]
    pub(crate) fn can_refill(&self, state: &State) -> bool {
        state.offered < self.spaces && state.left() > 0
    }

    /// Rule `refill-forced`: if every warehouse is empty, it must be done.
    #[inline]
    pub fn must_refill(&self, state: &State) -> bool {
        state.offered == 0
    }

    /// Why anything but the decision about the warehouses is refused while it is open.
    pub(crate) fn refill_first(&self, state: &State) -> Breach {
        if self.must_refill(state) {
            Breach::RefillForced
        } else {
            Breach::RefillFirst { empty: self.spaces - state.offered }
        }
    }

    pub(crate) fn check_skip(&self, state: &State) -> Result<(), Breach> {
        if self.must_refill(state) { Err(Breach::RefillForced) } else { Ok(()) }
    }

    /// Rule `refill`: 1 taler; every empty space is filled in warehouse order. Rule `refill-dry`: when the piles run out
    /// in the middle, the rest stays empty.
    pub(crate) fn refill(&self, state: &mut State) {
        state.mover_mut().talers -= 1;
        state.phase = Phase::Action;
        for (offer, spaces) in state.offers.iter_mut().zip(self.warehouses) {
            for _ in offer.len()..spaces {
                let Some(marker) = state.piles.draw() else { return };
                offer.push(marker);
                state.offered += 1;
            }
        }
    }

    /// All warehouse spaces in order, each as its city.
    pub(crate) fn all_spaces(&self) -> impl Iterator<Item = City> {
        (0..).map(City).zip(self.warehouses).flat_map(|(city, spaces)| std::iter::repeat_n(city, usize::from(spaces)))
    }

    /// The warehouse spaces that a refill fills, in order, each as its city.
    fn spaces_to_fill(&self, state: &State) -> impl Iterator<Item = City> {
        (0..)
            .map(City)
            .zip(self.warehouses.into_iter().zip(state.offers))
            .flat_map(|(city, (spaces, offer))| std::iter::repeat_n(city, usize::from(spaces - offer.len())))
            .take(usize::from(state.left()))
    }

    /// What a refill will bring to light.
    pub(crate) fn refill_reveals(&self, state: &State) -> Reveal {
        let spaces: Vec<City> = self.spaces_to_fill(state).collect();
        let markers: Vec<Marker> = state.piles.coming().take(spaces.len()).collect();
        if markers.iter().any(|marker| marker.is_blank()) {
            return Reveal::Unknown;
        }
        Reveal::Shown(self.write_arrivals(&spaces, &markers))
    }

    /// Takes in what a refill brings to light.
    pub(crate) fn learn_refill(&self, state: &mut State, outcome: &str) -> Result<(), Refusal> {
        let spaces: Vec<City> = self.spaces_to_fill(state).collect();
        let Some(markers) = self.read_arrivals(&spaces, outcome) else {
            let spaces: Vec<_> = spaces.iter().map(|city| self.city_id(*city)).collect();
            let message = format!("the outcome must name one marker for each of these spaces: {}", spaces.join(", "));
            return Err(Refusal::syntax(message));
        };
        let impossible = || Refusal::new("refill", "these are not the next markers of the piles");
        state.piles.learn(&markers).ok_or_else(impossible)
    }

    /// Writes which markers came to which spaces: `tonsberg red2 blue1, riga green3`.
    pub(crate) fn write_arrivals(&self, spaces: &[City], markers: &[Marker]) -> String {
        let mut text = String::new();
        let mut last = None;
        for (city, marker) in spaces.iter().zip(markers) {
            if last != Some(city) {
                text.push_str(if last.is_some() { ", " } else { "" });
                text.push_str(&self.board.cities[city.index()].id);
                last = Some(city);
            }
            text.push(' ');
            text.push_str(&marker.write(&self.board));
        }
        text
    }

    /// Reads which markers came; `None` where it is not written as it must be for these spaces.
    pub(crate) fn read_arrivals(&self, spaces: &[City], text: &str) -> Option<Vec<Marker>> {
        let mut markers = Vec::new();
        for arrival in text.split(", ").take(MAX_MARKERS) {
            for word in arrival.split(' ').skip(1).take(MAX_MARKERS) {
                markers.push(Marker::read(&self.board, word)?);
            }
        }
        (markers.len() == spaces.len() && self.write_arrivals(spaces, &markers) == text).then_some(markers)
    }
}

#[cfg(test)]
mod tests {
    use table::Dealer;

    use super::*;
    use crate::board::Board;

    #[test]
    fn arrivals_are_read_only_as_they_are_written() {
        let game = Hansa::new(Board::named("baltic").unwrap(), 4).unwrap();
        let spaces = [City(0), City(0), City(8)];
        let text = "tonsberg red2 blue1, riga green3";
        let markers = game.read_arrivals(&spaces, text).unwrap();
        assert_eq!(game.write_arrivals(&spaces, &markers), text);
        for wrong in [
            "",
            "tonsberg red2 blue1",
            "tonsberg red2 blue1, riga green3 green1",
            "tonsberg red2, riga blue1 green3",
            "tonsberg red2 blue1,riga green3",
            "tonsberg red2  blue1, riga green3",
            "aalborg red2 blue1, riga green3",
            "riga green3, tonsberg red2 blue1",
            "tonsberg red2 blue1, riga green3, ",
        ] {
            assert_eq!(game.read_arrivals(&spaces, wrong), None, "{wrong}");
        }
        assert_eq!(game.read_arrivals(&spaces, &", red1".repeat(1_000_000)), None);
    }

    #[test]
    fn when_the_piles_run_out_the_rest_stays_empty() {
        let game = Hansa::new(Board::named("baltic").unwrap(), 4).unwrap();
        let mut state = game.deal_all(&mut Dealer::new("dry"));
        while state.left() > 3 {
            state.piles.draw();
        }
        for city in [0, 0, 2, 3, 8] {
            let marker = state.offer(City(city))[0];
            state.offers[usize::from(city)].take(marker);
            state.offered -= 1;
        }
        let next: Vec<_> = state.piles.coming().collect();
        game.refill(&mut state);
        assert_eq!((state.left(), state.offered), (0, 12));
        assert_eq!((state.offer(City(0)), state.offer(City(2))), (&next[..2], &next[2..]));
        assert_eq!((state.offer(City(3)).len(), state.offer(City(8)).len()), (1, 1));
        assert!(!game.can_refill(&state));
    }
}
