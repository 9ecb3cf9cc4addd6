//! What every proof over all games needs: the tables they are played at, and a choice among things.

use table::{Dice, Setup};

/// Every table that can be set: both games, all numbers of players, all built-in boards, all variants.
pub fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for players in 2..=5 {
        for board in ["hamburg", "london"] {
            for officials in ["numbered", "free", "shuffled"] {
                tables.push(table("hamburgum", players, board, Some(officials)));
            }
        }
    }
    tables.extend((2..=4).map(|players| table("hansa", players, "baltic", None)));
    tables
}

/// The set-up of one table.
pub fn table(game: &str, players: usize, board: &str, officials: Option<&str>) -> Setup {
    Setup {
        game: game.to_owned(),
        players,
        board: Some(board.to_owned()),
        board_file: None,
        officials: officials.map(str::to_owned),
    }
}

/// One of some things, of which there must be one.
pub fn pick<'a, T>(things: &'a [T], dice: &mut Dice) -> &'a T {
    &things[dice.below(things.len() as u32) as usize]
}
