"""The computer players. Each plays every game, and knows only what its seat knows."""

from __future__ import annotations

from salon.kernel.game import Game
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players.greedy import Greedy
from salon.players.player import Player
from salon.players.random import Random

__all__ = ["PLAYERS", "Player", "player"]

PLAYERS: dict[str, type[Player]] = {"random": Random, "greedy": Greedy}


def player(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name."""
    if name not in PLAYERS:
        raise SalonError(f"there is no player {name!r}: choose one of {', '.join(PLAYERS)}")
    return PLAYERS[name](game, rng)
