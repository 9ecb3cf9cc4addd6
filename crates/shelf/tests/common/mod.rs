//! The tables at which every game is proved.

use table::Setup;

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

fn table(game: &str, players: usize, board: &str, officials: Option<&str>) -> Setup {
    Setup {
        game: game.to_owned(),
        players,
        board: Some(board.to_owned()),
        board_file: None,
        officials: officials.map(str::to_owned),
    }
}
