#!/usr/bin/env python3
"""A small bot for Hamburgum and Hansa.

    kontor arena --game hansa --players 2 --bots "easy,cmd:python3 examples/bot.py"

It reads one JSON object a line and answers a greeting and a question with one line; docs/bot-protocol.md describes both.
It plays the kind of action it likes best, and any of that kind: a place to put your own ideas.
"""

import json
import random
import sys

# Kinds of actions, that is their first words, the best liked first. Those of one line are liked alike.
TASTE = [
    ["score", "canon"],
    ["donate", "build"],
    ["sell", "booths"],
    ["buy", "ships"],
    ["rondel", "place", "refill", "skip", "sail", "end", "discard"],
]


def decide(view, seat):
    """One of the legal actions. `view["state"]` holds the whole table; `seat` is where we sit."""
    for kinds in TASTE:
        liked = [action for action in view["legal"] if action.split()[0] in kinds]
        if liked:
            # The kind first, then one of it: else kinds with many variants would be played too often.
            kind = random.choice(sorted({action.split()[0] for action in liked}))
            return random.choice([action for action in liked if action.split()[0] == kind])
    return view["legal"][0]


def answer(message):
    print(json.dumps(message), flush=True)


def main():
    seat = 0
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer({"ok": {"name": "example"}})
        elif "game" in message:
            seat = message["game"]["seat"]
            random.seed(seat)
        elif "decide" in message:
            answer({"action": decide(message["decide"]["view"], seat)})
        elif "refused" in message:
            # Standard error is shown as it comes: a good place for what a bot has to say to its author.
            print("refused:", message["refused"]["message"], file=sys.stderr)


if __name__ == "__main__":
    main()
