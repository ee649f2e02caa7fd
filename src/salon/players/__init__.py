"""The computer players. Each plays every game, and knows only what its seat knows."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players.greedy import Greedy
from salon.players.player import Fault, Player
from salon.players.process import Process
from salon.players.random import Random
from salon.players.search import Effort, Search

__all__ = ["ADVISER", "LEVELS", "PLAYERS", "USUAL", "Player", "answer", "ask", "player", "registered"]

Maker = Callable[[Game, Rng], Player]
# The named levels of the searching player, weakest first.
LEVELS: dict[str, Effort] = {
    name: msgspec.convert(level, Effort)
    for name, level in tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8")).items()
}
PLAYERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(Search, effort=effort) for name, effort in LEVELS.items()},
}
USUAL = "steady"  # whoever has no wish plays against this one
ADVISER = "sharp"  # whose opinion a hint is
RUN = "run:"  # begins the name of a player that is a process


def ask(who: Player, position: Position, seat: int, rng: Rng) -> tuple[int, str]:
    """A player's choice for a seat of the true position, of which it is given only what the seat knows.

    With the choice comes "", or a clause that says what went wrong; the choice is then the first legal one.
    """
    return answer(who, position.known_to(seat, rng), seat)


def answer(who: Player, known: Position, seat: int) -> tuple[int, str]:
    """What `ask` gives, from a position that is already drawn anew for the seat."""
    legal = known.legal(seat)
    try:
        action = who.choose(known, seat)
        if action not in legal:
            return legal[0], "answered with an illegal move"
        return legal[legal.index(action)], ""  # a number of another kind, from an array, is as good
    except Fault as fault:
        return legal[0], str(fault)
    except Exception as error:  # whatever a player does wrong is its own loss, not the others'
        return legal[0], f"failed: {type(error).__name__}"


def player(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name, or by the command that runs it: `run:python my_player.py`."""
    return Process(name.removeprefix(RUN), game, rng) if name.startswith(RUN) else registered(name, game, rng)


def registered(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name only: a name that comes from afar never starts a command."""
    if name not in PLAYERS:
        raise SalonError(f"there is no player {name!r}: choose one of {', '.join(PLAYERS)}")
    return PLAYERS[name](game, rng)
