"""The computer players. Each plays every game, and knows only what its seat knows."""

from __future__ import annotations

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players.greedy import Greedy
from salon.players.player import Player
from salon.players.random import Random

__all__ = ["PLAYERS", "Player", "ask", "player"]

PLAYERS: dict[str, type[Player]] = {"random": Random, "greedy": Greedy}


def ask(who: Player, position: Position, seat: int, rng: Rng) -> int:
    """A player's choice for a seat of the true position, of which it is given only what the seat knows."""
    return who.choose(position.known_to(seat, rng), seat)


def player(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name."""
    if name not in PLAYERS:
        raise SalonError(f"there is no player {name!r}: choose one of {', '.join(PLAYERS)}")
    return PLAYERS[name](game, rng)
