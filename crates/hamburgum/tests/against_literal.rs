//! The engine against a second, slow and literal model of the rules, action by action.

mod literal;

use hamburgum::Hamburgum;
use hamburgum::nouns::{Official, Officials};
use literal::Model;
use table::{Dealer, Dice, Game, Setup, Sitting};

/// The stack that a seed gives, top first.
fn stack(officials: Officials, seed: &str) -> Vec<String> {
    use Official::{
        Canon, CivilServant, Councilman, Deacon, Guildmaster, HarbourMaster, LordMayor, MasterBuilder, Sexton, Vicar,
    };
    let mut blue = [Canon, Guildmaster, HarbourMaster, Deacon, Sexton, MasterBuilder, CivilServant];
    let stack = match officials {
        Officials::Numbered => [Councilman, Councilman, Councilman, Vicar, Vicar, Vicar, LordMayor],
        Officials::Free => blue,
        Officials::Shuffled => {
            Dealer::new(seed).shuffle(&mut blue);
            blue
        }
    };
    stack.map(|official| official.word().to_owned()).to_vec()
}

/// One of the legal actions: its verb first, with little love for `end`, then which.
fn choose<'a>(legal: &'a [String], dice: &mut Dice) -> &'a str {
    let verb = |action: &'a String| action.split(' ').next().unwrap_or_default();
    let mut verbs: Vec<&str> = legal.iter().map(verb).collect();
    verbs.dedup();
    if verbs.len() > 1 && dice.below(5) > 0 {
        verbs.retain(|verb| *verb != "end");
    }
    let chosen = verbs[dice.below(verbs.len() as u32) as usize];
    let actions: Vec<&String> = legal.iter().filter(|action| verb(action) == chosen).collect();
    let any = dice.below(actions.len() as u32) as usize;
    // Leaning towards what ends a game: churches, and no hoards, which make long lists of sales.
    match chosen {
        "rondel" if dice.below(2) == 0 => {
            let leaning = ["rondel church", "rondel trade1", "rondel trade2"][dice.below(3) as usize];
            actions.iter().find(|action| **action == leaning).unwrap_or(&actions[any])
        }
        "sell" if dice.below(4) > 0 => {
            let units = |action: &&&String| -> u32 {
                action.split(['=', ' ']).filter_map(|word| word.parse::<u32>().ok()).sum()
            };
            actions.iter().max_by_key(units).unwrap()
        }
        _ => actions[any],
    }
}

fn compare(board: &str, text: &str, players: usize, officials: Officials, games: u64) {
    for number in 0..games {
        let seed = format!("{board} {players} {} {number}", officials.word());
        let setup = Setup {
            players,
            board: Some(board.to_owned()),
            officials: Some(officials.word().to_owned()),
            ..Setup::default()
        };
        let mut sitting = Sitting::deal(Hamburgum::open(&setup).unwrap(), &seed);
        let mut model = Model::new(text, players, officials.word(), &stack(officials, &seed));
        let mut dice = Dice::new(number);
        loop {
            let state = sitting.game().view(sitting.state());
            assert_eq!(state, model.state(), "{seed}: {:?}", sitting.log().last());
            let mut legal = sitting.legal();
            let mut model_legal = model.legal();
            legal.sort_unstable();
            model_legal.sort_unstable();
            assert_eq!(legal, model_legal, "{seed}: {state}");
            if legal.is_empty() {
                assert_eq!(state["phase"], "over");
                assert_eq!(sitting.view()["standing"], model.standing(), "{seed}");
                break;
            }
            let action = choose(&legal, &mut dice);
            model.play(action);
            sitting.play(action).unwrap();
            assert_eq!(sitting.log().last().unwrap().outcome, model.outcome(), "{seed}: {action}");
        }
    }
}

const HAMBURG: &str = include_str!("../../../boards/hamburg.toml");
const LONDON: &str = include_str!("../../../boards/london.toml");

#[test]
fn numbered_officials() {
    for players in 2..=5 {
        compare("hamburg", HAMBURG, players, Officials::Numbered, 50);
        compare("london", LONDON, players, Officials::Numbered, 50);
    }
}

#[test]
fn free_officials() {
    for players in 2..=5 {
        compare("hamburg", HAMBURG, players, Officials::Free, 50);
        compare("london", LONDON, players, Officials::Free, 50);
    }
}

#[test]
fn shuffled_officials() {
    for players in 2..=5 {
        compare("hamburg", HAMBURG, players, Officials::Shuffled, 50);
        compare("london", LONDON, players, Officials::Shuffled, 50);
    }
}
