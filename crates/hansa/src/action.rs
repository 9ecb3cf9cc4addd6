//! Actions, and how the notation writes them.

use crate::board::{Board, City, MAX_MARKERS};
use crate::marker::{Lot, Marker};

/// What a player does, as the notation writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Puts two of the first booths into a city.
    Place(City),
    /// Refills the warehouses.
    Refill,
    /// Does not refill the warehouses.
    Skip,
    /// Buys a marker of the ship's city.
    Buy(Marker),
    /// Gives up a marker for booths in the ship's city.
    Booths(Marker),
    /// Sells markers in the ship's city.
    Sell(Lot),
    /// Sails to a city.
    Sail(City),
    /// Ends the turn.
    End,
    /// Does not keep a marker.
    Discard(Marker),
}

/// Reads an action; `None` where it is not in the notation or names what the board does not have.
pub(crate) fn read(board: &Board, text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let action = match words.next()? {
        "place" => Action::Place(board.city(words.next()?)?),
        "refill" => Action::Refill,
        "skip" => Action::Skip,
        "buy" => Action::Buy(Marker::read(board, words.next()?)?),
        "booths" => Action::Booths(Marker::read(board, words.next()?)?),
        "sell" => Action::Sell(read_lot(board, &mut words)?),
        "sail" => Action::Sail(board.city(words.next()?)?),
        "end" => Action::End,
        "discard" => Action::Discard(Marker::read(board, words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

/// At least one marker, in any order; more than there are on any board are not read to their end.
fn read_lot<'a>(board: &Board, words: &mut impl Iterator<Item = &'a str>) -> Option<Lot> {
    let lot: Lot = words.take(MAX_MARKERS).map(|word| Marker::read(board, word)).collect::<Option<_>>()?;
    (lot != Lot::default()).then_some(lot)
}

/// Writes an action.
pub(crate) fn write(board: &Board, action: Action) -> String {
    let with_city = |verb: &str, city: City| format!("{verb} {}", board.cities[city.index()].id);
    let with_marker = |verb: &str, marker: Marker| format!("{verb} {}", marker.write(board));
    match action {
        Action::Place(city) => with_city("place", city),
        Action::Refill => "refill".to_owned(),
        Action::Skip => "skip".to_owned(),
        Action::Buy(marker) => with_marker("buy", marker),
        Action::Booths(marker) => with_marker("booths", marker),
        Action::Sell(lot) => {
            let mut text = "sell".to_owned();
            lot.write(board, &mut text);
            text
        }
        Action::Sail(city) => with_city("sail", city),
        Action::End => "end".to_owned(),
        Action::Discard(marker) => with_marker("discard", marker),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(text: &str) -> Option<String> {
        let board = Board::named("baltic").unwrap();
        read(&board, text).map(|action| write(&board, action))
    }

    #[test]
    fn every_action_is_written_as_it_was_read() {
        for text in [
            "place riga",
            "refill",
            "skip",
            "buy red2",
            "booths orange1",
            "sell brown1 brown1 red3",
            "sail lubeck",
            "end",
            "discard blue3",
        ] {
            assert_eq!(again(text).as_deref(), Some(text));
        }
        assert_eq!(again("sell red3 brown2 red1 brown1").as_deref(), Some("sell brown1 brown2 red1 red3"));
    }

    #[test]
    fn anything_else_is_not_read() {
        let wrong = "| |end | end|End|refill now|buy|buy red|buy red0|buy red4|buy red02|buy 2|buy pink2|buy red2 red2|\
            buy  red2|sail|sail Riga|sail riga\n|place atlantis|sell|sell |sell red2 |sell red2,red3|buy redé|é|booths 1";
        for text in wrong.split('|') {
            assert_eq!(again(text), None, "{text:?}");
        }
        assert_eq!(again(&format!("sell{}", " red1".repeat(1_000_000))), None);
    }
}
