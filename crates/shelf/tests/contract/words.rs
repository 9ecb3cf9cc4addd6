//! Well-formed actions: every verb with every thing of the board, sensible or not.

use shelf::Board;
use table::Game;

/// Many actions that are in the notation and name only what the board has.
pub fn well_formed<G: Game>(game: &G) -> Vec<G::Action> {
    let board = game.setup().board.as_deref().and_then(Board::named).expect("a built-in board");
    let texts = match &board {
        Board::Hamburgum(city) => in_the_city(city),
        Board::Hansa(sea) => at_sea(sea),
    };
    texts.iter().map(|text| game.read(text).unwrap_or_else(|| panic!("`{text}` is well formed"))).collect()
}

fn in_the_city(city: &hamburgum::board::Board) -> Vec<String> {
    use hamburgum::nouns::{Official, Space, Tile};
    let mut texts = vec!["skip".to_owned(), "end".to_owned()];
    texts.extend(Space::ALL.map(|space| format!("rondel {}", space.word())));
    texts.extend((1..=7).map(|ships| format!("ships {ships}")));
    for church in &city.churches {
        for tile in Tile::ALL {
            texts.extend(["donate", "score", "canon"].map(|verb| format!("{verb} {} {}", church.id, tile.word())));
        }
    }
    for site in &city.sites {
        texts.push(format!("build {}", site.id));
        texts.extend(Official::ALL.map(|official| format!("build {} {}", site.id, official.word())));
    }
    let amounts = [0, 1, 2, 3, 6, 12];
    for (one, two, three) in each_three(&amounts) {
        texts.push(format!("sell{}", pairs([("beer", one), ("sugar", two), ("cloth", three)])));
        texts.push(format!("buy{}", pairs([("wood", one), ("brick", two), ("bell", three)])));
    }
    texts
}

fn each_three(amounts: &[u8]) -> impl Iterator<Item = (u8, u8, u8)> {
    let pairs = amounts.iter().flat_map(|&one| amounts.iter().map(move |&two| (one, two)));
    let all = pairs.flat_map(|(one, two)| amounts.iter().map(move |&three| (one, two, three)));
    all.filter(|&three| three != (0, 0, 0))
}

fn pairs(amounts: [(&str, u8); 3]) -> String {
    amounts.iter().filter(|(_, n)| *n > 0).map(|(key, n)| format!(" {key}={n}")).collect()
}

fn at_sea(sea: &hansa::Board) -> Vec<String> {
    let mut texts = ["refill", "skip", "end"].map(str::to_owned).to_vec();
    for city in &sea.cities {
        texts.extend(["place", "sail"].map(|verb| format!("{verb} {}", city.id)));
    }
    let kinds: Vec<String> =
        sea.colours.iter().flat_map(|colour| (1..=3).map(move |barrels| format!("{colour}{barrels}"))).collect();
    for kind in &kinds {
        texts.extend(["buy", "booths", "discard", "sell"].map(|verb| format!("{verb} {kind}")));
    }
    // Sales of two markers, of three of a colour, and of two each of two colours.
    for (at, one) in kinds.iter().enumerate() {
        for (to, two) in kinds.iter().enumerate().skip(at) {
            texts.push(format!("sell {one} {two}"));
            let colour = &kinds[at / 3 * 3..at / 3 * 3 + 3];
            if at / 3 == to / 3 {
                texts.extend(colour[to % 3..].iter().map(|three| format!("sell {one} {two} {three}")));
            } else {
                texts.push(format!("sell {one} {one} {two} {two}"));
                texts.push(format!("sell {} {one} {} {two}", colour[0], kinds[to / 3 * 3]));
            }
        }
    }
    texts
}
