"""How fast catanatron plays whole games of four random players, as one JSON object a line.

Run with the Python of an environment that holds the package `catanatron`.

A decision is a choice among at least two actions. Most of catanatron's ticks are forced (roll the dice, end
the turn): they take time but do not count. A random game has about 950 ticks and 350 decisions.
"""

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron.game import Game
from catanatron.models.player import Color, Player


class CountingPlayer(Player):
    """A random player that counts the decisions of all of its kind."""

    decisions = 0

    def decide(self, game, playable_actions):
        """One of the actions, each as likely as the others."""
        CountingPlayer.decisions += len(playable_actions) > 1
        return playable_actions[int(random.random() * len(playable_actions))]


def measure(seconds: float) -> tuple[float, float]:
    """Decisions/s and games/s, from the making of each board to its last action."""
    Game([CountingPlayer(color) for color in Color]).play()
    CountingPlayer.decisions, games, begin = 0, 0, time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        Game([CountingPlayer(color) for color in Color]).play()
        games += 1
    return CountingPlayer.decisions / passed, games / passed


def main() -> None:
    """Print the one row."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    decisions, games = measure(parser.parse_args().seconds)
    row = {"peer": "catanatron", "version": version("catanatron"), "game": "catan, 4 players"}
    print(json.dumps(row | {"how": "from Python", "decisions_per_s": decisions, "games_per_s": games}))


if __name__ == "__main__":
    main()
