"""Public tests for games: `check_game(game)` checks on random games that a game keeps the contract.

`python -m salon.testing GAME [GAMES] [SEED]` prints the fingerprints of random games; run it once more
with SALON_PURE=1 and compare, to see that compiled and uncompiled rules are the same game.
"""

from __future__ import annotations

import argparse
import sys

from salon.games import game as game_by_id
from salon.kernel import conformance, position
from salon.kernel.conformance import NotConforming, check_uniform, played_digests, random_moves, some_deals
from salon.kernel.game import Game

__all__ = ["NotConforming", "check_game", "check_uniform", "compiled", "played_digests", "random_moves",
           "some_deals"]  # fmt: skip


def compiled() -> bool:
    """Whether the compiled rules are running."""
    return not str(position.__file__).endswith(".py")


def check_game(game: Game, games: int = 12, seed: str = "conformance") -> None:
    """Check on random games that a game keeps the contract; raises NotConforming."""
    conformance.check_game(game, game_by_id, games, seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m salon.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("games", nargs="?", type=int, default=10)
    parser.add_argument("seed", nargs="?", default="0")
    chosen = parser.parse_args()
    print("compiled" if compiled() else "uncompiled", file=sys.stderr)
    print("\n".join(played_digests(game_by_id(chosen.game), chosen.games, chosen.seed)))
