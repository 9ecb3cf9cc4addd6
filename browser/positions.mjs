// Positions in a few words: what is not said stays as at the start of a game.
import { position, start } from "./records.mjs";

/// A position of Hamburgum: `players` as in `{0: {money: 100, rondel: "sugar"}}`, `donations` as in
/// `{nicolai: "0 five!, 1 ships"}` (the giver's seat, the tile, `!` if scored), `harbour` by basin, `citizens` on sites of
/// merchants, which move no price.
export function city({ officials = "numbered", players = {}, donations = {}, harbour = {}, citizens = {} }, actions = []) {
    const state = start({ game: "hamburgum", players: 3, officials });
    for (const [seat, holdings] of Object.entries(players)) Object.assign(state.players[seat], holdings);
    for (const [seat, sites] of Object.entries(citizens)) state.players[seat].citizens = sites;
    Object.assign(state.harbour, harbour);
    for (const [church, gifts] of Object.entries(donations)) {
        for (const gift of gifts.split(", ")) {
            const [seat, word] = gift.split(" ");
            const tile = word.replace("!", "");
            const place = state.churches[church];
            place.donors.push(Number(seat));
            place.tiles = place.tiles.filter((left) => left !== tile);
            state.players[seat].tiles.push({ church, tile, scored: word.endsWith("!") });
            if (place.donors.length === 5) {
                state.completed.push(church);
                state.players[seat].builder = true;
            }
        }
    }
    return position(state, actions);
}

/// A position of Hansa for two: seat 0 in the middle of its turn, the ship in Copenhagen, nothing on the board but
/// what is said: `offers` by city, `booths` by city, `holds` in hand.
export function sea({ phase = "action", ship = "copenhagen", talers = 3, offers = {}, booths = {}, holds = [] }, actions = []) {
    const state = start({ game: "hansa", players: 2 });
    Object.assign(state, { phase, ship, turn: 0, round: 5, piles: [8, 8, 8, 7, 7] });
    for (const player of state.players) Object.assign(player, { talers: 3, goods: [], booths: 15 });
    Object.assign(state.players[0], { talers, goods: holds });
    for (const [city, place] of Object.entries(state.cities)) {
        place.goods = offers[city] ?? [];
        place.booths = booths[city] ?? [0, 0];
        place.booths.forEach((count, seat) => (state.players[seat].booths -= count));
    }
    return position(state, actions);
}
