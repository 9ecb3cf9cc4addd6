//! The engine against a second, slow and literal model of the rules, action by action.

mod literal;

use hansa::Hansa;
use literal::Model;
use table::{Dealer, Dice, Game, Setup, Sitting};

/// All markers in play in the order that a seed gives: by colour, then barrels, shuffled.
fn markers(players: usize, seed: &str) -> Vec<String> {
    let colours = ["orange", "brown", "yellow", "green", "red", "blue"];
    let mut markers = Vec::new();
    for colour in &colours[..players + 2] {
        for (barrels, count) in [(1, 4), (2, 5), (3, 4)] {
            markers.extend((0..count).map(|_| format!("{colour}{barrels}")));
        }
    }
    Dealer::new(seed).shuffle(&mut markers);
    markers
}

fn compare(players: usize, games: u64) {
    let board = include_str!("../../../boards/baltic.toml");
    for number in 0..games {
        let seed = format!("{players} {number}");
        let setup = Setup { players, ..Setup::default() };
        let mut sitting = Sitting::deal(Hansa::open(&setup).unwrap(), &seed);
        let mut model = Model::new(board, players, &markers(players, &seed));
        let mut dice = Dice::new(number);
        loop {
            let state = sitting.game().view(sitting.state());
            assert_eq!(state, model.state(), "{seed}: {:?}", sitting.log().last());
            assert_eq!(sitting.view()["standing"], model.standing(), "{seed}");
            let mut legal = sitting.legal();
            let mut model_legal = model.legal();
            legal.sort_unstable();
            model_legal.sort_unstable();
            assert_eq!(legal, model_legal, "{seed}: {state}");
            if legal.is_empty() {
                assert_eq!(state["phase"], "over");
                break;
            }
            let action = &legal[dice.below(legal.len() as u32) as usize];
            model.play(action);
            sitting.play(action).unwrap();
            assert_eq!(sitting.log().last().unwrap().outcome, model.outcome(), "{seed}: {action}");
        }
    }
}

#[test]
fn two_players() {
    compare(2, 700);
}

#[test]
fn three_players() {
    compare(3, 700);
}

#[test]
fn four_players() {
    compare(4, 700);
}
