//! Positions in the form of the engine protocol: shown, and taken from outside if they can be.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use table::{Fields, Game, Refusal, Seat};

use crate::board::{Board, City};
use crate::end::KEPT;
use crate::game::Hansa;
use crate::marker::{Hand, Lot, Marker};
use crate::piles::Piles;
use crate::setup::FIRST_BOOTHS;
use crate::state::{BOOTHS, MAX_PLAYERS, MOST_TALERS, Phase, State};

/// The own board if it is the one that is named, else the built-in board of that name.
fn find_board(name: &str, file: Option<&str>) -> Result<Arc<Board>, Refusal> {
    match file.map(own_board).transpose()? {
        Some(own) if own.id == name => Ok(own),
        _ => built_in_board(name),
    }
}

/// A player's own board.
pub(crate) fn own_board(file: &str) -> Result<Arc<Board>, Refusal> {
    Board::read(file).map(Arc::new).map_err(|faults| Refusal::setup(faults.to_string()))
}

/// The built-in board of that name.
pub(crate) fn built_in_board(name: &str) -> Result<Arc<Board>, Refusal> {
    let unknown = || Refusal::setup(format!("hansa knows no such board; it knows {}", Board::NAMES.join(", ")));
    Board::named(name).ok_or_else(unknown)
}

/// What everyone sees.
pub(crate) fn view(game: &Hansa, state: &State) -> Value {
    let list = |markers: &mut dyn Iterator<Item = Marker>| -> Vec<String> {
        markers.map(|marker| game.marker_id(marker)).collect()
    };
    let players: Vec<Value> = state.players[..game.players]
        .iter()
        .map(|player| {
            json!({
                "talers": player.talers,
                "goods": list(&mut player.goods.lot().markers()),
                "sold": list(&mut player.sold.markers()),
                "booths": player.stock,
            })
        })
        .collect();
    let mut cities = Map::new();
    for ((plan, offer), booths) in game.board.cities.iter().zip(&state.offers).zip(&state.booths) {
        let goods = list(&mut offer.markers().iter().copied());
        cities.insert(plan.id.clone(), json!({"goods": goods, "booths": booths[..game.players]}));
    }
    json!({
        "game": Hansa::NAME,
        "board": game.board.id,
        "phase": state.phase.word(),
        "turn": state.turn.0,
        "round": state.round,
        "ship": game.city_id(state.ship),
        "acted": state.acted,
        "players": players,
        "cities": cities,
        "piles": game.piles_of(state.left()).collect::<Vec<u8>>(),
        "last_round": game.last_round(state),
    })
}

impl Hansa {
    /// Rule `refill`: markers come from the first pile that is left, so their number gives the size of each pile.
    fn piles_of(&self, left: u8) -> impl Iterator<Item = u8> {
        let mut drawn = self.hidden - left;
        self.full_piles().map(move |full| {
            let taken = drawn.min(full);
            drawn -= taken;
            full - taken
        })
    }
}

/// So many markers more than the empty spaces explain may be held in a position that someone has set up to try a sale; no
/// more, since the number of possible sales doubles with almost every marker.
const LEEWAY: u8 = 5;
/// What can be sold grows with the hand beyond all bounds; no turn brings more than this together.
const FULLEST_HAND: u8 = 22;

const FIELDS: &[&str] =
    &["game", "board", "phase", "turn", "round", "ship", "acted", "players", "cities", "piles", "last_round"];

/// The position that a view shows; what cannot be is refused.
pub(crate) fn place(view: &Value, board_file: Option<&str>) -> Result<(Hansa, State), Refusal> {
    let fields = Fields::of(view, "", FIELDS)?;
    if fields.text("game")? != Hansa::NAME {
        return Err(fields.wrong("game", "is not hansa"));
    }
    let board = find_board(fields.text("board")?, board_file)?;
    let players = fields.list("players", MAX_PLAYERS)?;
    let game = Hansa::new(board, players.len())?;

    let mut state = game.bare_position(Piles::unknown(Lot::default(), 0));
    state.phase = fields.name("phase", |word| Phase::ALL.into_iter().find(|phase| phase.word() == word))?;
    state.turn = Seat(fields.number("turn", game.players as u64 - 1)? as u8);
    state.round = fields.number("round", u64::from(u16::MAX))? as u16;
    state.ship = fields.name("ship", |id| game.board.city(id))?;
    state.acted = fields.flag("acted")?;
    for (seat, player) in players.iter().enumerate() {
        game.place_player(&mut state, seat, player)?;
    }
    let ids: Vec<&str> = game.board.cities.iter().map(|plan| plan.id.as_str()).collect();
    let cities = Fields::of(fields.any("cities"), "`cities`", &ids)?;
    for (city, id) in (0..).map(City).zip(&ids) {
        game.place_city(&mut state, city, cities.any(id))?;
    }
    game.check_booths_in_sight(&state)?;
    let left = game.place_piles(&fields)?;
    state.piles = Piles::unknown(game.pool(&state, left)?, left);
    if fields.flag("last_round")? != game.last_round(&state) {
        return Err(fields.wrong("last_round", "is true exactly when a marker of the last pile has been taken"));
    }
    game.check_hands(&state)?;
    game.check_phase(&state)?;
    Ok((game, state))
}

impl Hansa {
    fn markers(&self, fields: &Fields<'_>, key: &str, most: usize) -> Result<Vec<Marker>, Refusal> {
        fields.names(key, most, |word| Marker::read(&self.board, word))
    }

    fn place_player(&self, state: &mut State, seat: usize, value: &Value) -> Result<(), Refusal> {
        let fields = Fields::of(value, &format!("player {seat}"), &["talers", "goods", "sold", "booths"])?;
        let most = self.full.total();
        let player = &mut state.players[seat];
        player.talers = fields.number("talers", u64::from(MOST_TALERS))? as u8;
        player.stock = fields.number("booths", u64::from(BOOTHS))? as u8;
        player.goods = Hand::from(Lot::from_iter(self.markers(&fields, "goods", most)?));
        player.sold = Lot::from_iter(self.markers(&fields, "sold", most)?);
        Ok(())
    }

    fn place_city(&self, state: &mut State, city: City, value: &Value) -> Result<(), Refusal> {
        let fields = Fields::of(value, &self.city_id(city), &["goods", "booths"])?;
        for marker in self.markers(&fields, "goods", usize::from(self.warehouses[city.index()]))? {
            state.offers[city.index()].push(marker);
            state.offered += 1;
        }
        let wrong = || fields.wrong("booths", &format!("must give a number up to {BOOTHS} for each of the players"));
        let booths = fields.list("booths", self.players)?;
        if booths.len() != self.players {
            return Err(wrong());
        }
        for (slot, value) in state.booths[city.index()].iter_mut().zip(booths) {
            *slot = value.as_u64().filter(|count| *count <= u64::from(BOOTHS)).ok_or_else(wrong)? as u8;
        }
        Ok(())
    }

    /// Rule `setup-player`: each has 15 booths, in stock and on the board together.
    fn check_booths_in_sight(&self, state: &State) -> Result<(), Refusal> {
        for (seat, player) in state.players[..self.players].iter().enumerate() {
            let on_board: u32 = state.booths.iter().map(|booths| u32::from(booths[seat])).sum();
            let all = on_board + u32::from(player.stock);
            if all != u32::from(BOOTHS) {
                let message = format!("player {seat} has {all} booths in stock and on the board, not {BOOTHS}");
                return Err(Refusal::setup(message));
            }
        }
        Ok(())
    }

    /// How many markers are left in the piles: each is full, or partly used and all before it empty.
    fn place_piles(&self, fields: &Fields<'_>) -> Result<u8, Refusal> {
        let piles = fields.list("piles", self.board.piles)?;
        let sum = piles.iter().try_fold(0u64, |sum, pile| sum.checked_add(pile.as_u64()?));
        let left = sum.filter(|sum| *sum <= u64::from(self.hidden)).unwrap_or(0) as u8;
        if piles.iter().map(Value::as_u64).eq(self.piles_of(left).map(|size| Some(u64::from(size)))) {
            return Ok(left);
        }
        let full: Vec<_> = self.full_piles().map(|size| size.to_string()).collect();
        let message = format!("must be {} at first, and used up one after the other", full.join(", "));
        Err(fields.wrong("piles", &message))
    }

    /// What may lie in the piles: the box without what is in sight, at least `left` markers.
    fn pool(&self, state: &State, left: u8) -> Result<Lot, Refusal> {
        let mut pool = self.full;
        let owned = state.players.iter().flat_map(|player| player.goods.lot().markers().chain(player.sold.markers()));
        for marker in owned.chain(state.offers.iter().flat_map(|offer| offer.markers().iter().copied())) {
            pool.take(marker).ok_or_else(|| {
                let count = self.full.count(marker);
                Refusal::setup(format!("there are more of {} than the {count} of this game", self.marker_id(marker)))
            })?;
        }
        if pool.total() < usize::from(left) {
            let message = format!("{left} markers in the piles are too many: only {} are not in sight", pool.total());
            return Err(Refusal::setup(message));
        }
        Ok(pool)
    }

    /// Rule `keep`: only within his turn does a player have more than 3 markers, those that left spaces empty.
    fn check_hands(&self, state: &State) -> Result<(), Refusal> {
        let empty = self.spaces - state.offered;
        for (seat, player) in state.players[..self.players].iter().enumerate() {
            let in_turn = seat == state.turn.index() && matches!(state.phase, Phase::Action | Phase::Discard);
            let most = if in_turn { (KEPT + empty + LEEWAY).min(FULLEST_HAND) } else { KEPT };
            if player.goods.held() > most {
                let message = format!("player {seat} cannot have more than {most} unsold markers now");
                return Err(Refusal::setup(message));
            }
        }
        Ok(())
    }

    /// Whether the phase can be in this position.
    fn check_phase(&self, state: &State) -> Result<(), Refusal> {
        let mover = state.mover();
        let last_seat = state.turn.index() + 1 == self.players;
        let wrong = match state.phase {
            Phase::Setup => return self.check_setup(state),
            _ if state.round == 0 => "round 0 is the set-up",
            Phase::Refill if !self.can_refill(state) => "phase refill needs an empty warehouse space and a pile",
            Phase::Refill if mover.talers < KEPT => "phase refill comes after the income of 3 talers",
            Phase::Refill if state.acted => "phase refill comes before any action",
            Phase::Discard if mover.goods.held() <= KEPT => "phase discard needs more than 3 unsold markers",
            Phase::Over if !self.last_round(state) || !last_seat => {
                "phase over comes after the last seat's turn of the last round"
            }
            Phase::Discard | Phase::Over if mover.talers > KEPT => "at the end of a turn at most 3 talers are kept",
            Phase::Refill | Phase::Action | Phase::Discard | Phase::Over => return Ok(()),
        };
        Err(Refusal::setup(wrong))
    }

    /// Rule `setup-booths`: during the set-up nothing has moved but booths, two by two in turn.
    fn check_setup(&self, state: &State) -> Result<(), Refusal> {
        let mut untouched = self.bare_position(state.piles);
        (untouched.turn, untouched.offers, untouched.offered) = (state.turn, state.offers, self.spaces);
        for (player, placed) in untouched.players.iter_mut().zip(&state.players) {
            player.stock = placed.stock;
        }
        untouched.booths = state.booths;
        if untouched != *state || state.left() != self.hidden {
            return Err(Refusal::setup("in phase setup only booths have been placed, and the round is 0"));
        }
        let cities = |seat: usize| state.booths.iter().filter(move |booths| booths[seat] > 0).count() as u8;
        let before = cities(state.turn.index());
        let fits = (0..self.players).all(|seat| {
            let in_pairs = state.booths.iter().all(|booths| booths[seat] == 0 || booths[seat] == FIRST_BOOTHS);
            in_pairs && cities(seat) == before + u8::from(seat < state.turn.index())
        });
        if before < self.first_cities && fits && state.booths[self.board.start.index()] == [0; MAX_PLAYERS] {
            return Ok(());
        }
        Err(Refusal::setup("in phase setup the first booths stand in twos, placed in turn, and not at the start"))
    }
}
