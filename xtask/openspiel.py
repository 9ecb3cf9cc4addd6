"""Iterations a second of OpenSpiel's MCTSBot (C++) in the middle of some of its games.

For each game a line: its name, iterations a second, decisions of a random playout from there. The third argument to the
bot's evaluator is one random playout an iteration, as in its own examples.
"""

import random
import sys
import time

import pyspiel

OPENING = 20  # decisions played at random before the search
PLAYOUTS = 200


def chance(state, rng):
    """Plays whatever is left to chance."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, weights)[0])


def middle(game, rng):
    """A position in the middle of a random game."""
    state = game.new_initial_state()
    chance(state, rng)
    for _ in range(OPENING):
        after = state.clone()
        after.apply_action(rng.choice(after.legal_actions()))
        chance(after, rng)
        if after.is_terminal():
            break
        state = after
    return state


def playout(state, rng):
    """How many decisions a random playout has."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
        chance(state, rng)
    return decisions


def main(seconds):
    for name in ["connect_four", "backgammon", "go(board_size=9)"]:
        rng = random.Random(1)
        game = pyspiel.load_game(name)
        state = middle(game, rng)
        length = sum(playout(state, rng) for _ in range(PLAYOUTS)) / PLAYOUTS
        simulations, spent = 500, 0.0
        while spent < seconds:
            simulations *= 2
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 7, False)
            start = time.perf_counter()
            bot.mcts_search(state)
            spent = time.perf_counter() - start
        print(f"{name} {simulations / spent:.0f} {length:.1f}")


main(float(sys.argv[1]))
