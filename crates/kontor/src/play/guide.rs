//! What can be typed, as the help at the table tells it.

use shelf::Sitting;

const COMMANDS: &str = "\
Type the number of a choice, or any action in the notation. Besides:
  look        the position again            undo        take back the last action
  all         all choices                   log         the turns so far
  Enter       the choices again             save FILE   go on in another file
  hint        what a computer player would do
  help        this page                     quit        leave; the game is saved after every action";

const CITY: &str = "\
Actions of Hamburgum
  rondel SPACE            sugar church trade1 cloth guildhall beer trade2 dockyard
                          up to 3 spaces are free, each further one costs 1 prestige
  sell beer=2 sugar=1     on a trade space: any amounts; the ships are loaded to pay most
  buy wood=2 brick=3      on a trade space: up to 10 wood, brick and bell=1
  ships 2                 at the dockyard
  donate petri ships      at the church: church and tile; all to one church, the five comes first
  score petri ships       at the church: an own tile, once; at most one of each type stays unscored
  build n4                at the guildhall: next to an own citizen or a church with an own tile;
                          where officials are chosen freely also build n4 deacon
  canon petri ships       the canon's donation; skip declines it
  end                     ends the turn
The sixth completed church ends the game; goods, materials and money then turn into prestige.";

const SEA: &str = "\
Actions of Hansa
  place lubeck            set-up: two booths
  refill, skip            at the start of a turn, where a warehouse is empty
  buy red2                a marker on offer where the ship lies: its colour and barrels
  booths red2             give up a marker, put as many booths here as it has barrels
  sell red1 red2 blue1 blue3
                          two or more of each colour; gives one of your booths here back
  sail riga               1 taler, along the arrows
  end                     ends the turn; three talers and three unsold markers are kept
  discard red1            a marker above three
One action in a city, another after sailing on. Points: unsold marker 1, sold marker 1 + barrels,
city with own booths 2, or 4 if you are alone there.";

/// The help for a game.
pub(super) fn text(sitting: &Sitting) -> String {
    let setup = sitting.setup();
    let board = setup.board.filter(|_| setup.board_file.is_none()).unwrap_or_else(|| "FILE".to_owned());
    match sitting {
        Sitting::Hamburgum(_) => {
            format!("{COMMANDS}\n\n{CITY}\n`kontor board show {board}` prints which site lies next to which.")
        }
        Sitting::Hansa(_) => format!("{COMMANDS}\n\n{SEA}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::pen::{WIDEST, width};

    #[test]
    fn the_page_fits_the_screen() {
        assert!([COMMANDS, CITY, SEA].iter().flat_map(|page| page.lines()).all(|line| width(line) <= WIDEST));
    }
}
