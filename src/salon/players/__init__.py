"""The computer players. Each can play every game, and knows only what its seat knows."""

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
from salon.players.greedy import GreedyPlayer
from salon.players.player import Fault, Player
from salon.players.process import ProcessPlayer
from salon.players.random_player import RandomPlayer
from salon.players.search import SearchPlayer, SearchSettings

__all__ = [
    "DEFAULT_PLAYER", "HINT_PLAYER", "LEVELS", "PLAYERS", "Player", "choose_action", "choose_or_fallback",
    "create_player", "create_registered",
]  # fmt: skip

PlayerFactory = Callable[[Game, Rng], Player]
# The levels of the search player, weakest first.
LEVELS: dict[str, SearchSettings] = {
    name: msgspec.convert(level, SearchSettings)
    for name, level in tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8")).items()
}
PLAYERS: dict[str, PlayerFactory] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{name: partial(SearchPlayer, settings=settings) for name, settings in LEVELS.items()},
}
DEFAULT_PLAYER = "steady"
HINT_PLAYER = "sharp"  # computes hints
PROCESS_PREFIX = "run:"  # of the name of a player that is a program


def choose_action(player: Player, position: Position, seat: int, rng: Rng) -> tuple[int, str]:
    """A player's action for a seat; the player gets only what the seat knows of the position.

    Returns the action and "", or the first legal action and a clause that describes the player's fault.
    """
    return choose_or_fallback(player, position.known_to(seat, rng), seat)


def choose_or_fallback(player: Player, known: Position, seat: int) -> tuple[int, str]:
    """Like `choose_action`, for a position that is already re-dealt for the seat."""
    legal = known.legal(seat)
    try:
        action = player.choose(known, seat)
        if action not in legal:
            return legal[0], "answered with an illegal move"
        return legal[legal.index(action)], ""  # as an int: it may be a number of another type, from an array
    except Fault as fault:
        return legal[0], str(fault)
    except Exception as error:  # an error in a player must not end the game for the others
        return legal[0], f"failed: {type(error).__name__}"


def create_player(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name, or by the command that runs it: `run:python my_player.py`."""
    if name.startswith(PROCESS_PREFIX):
        return ProcessPlayer(name.removeprefix(PROCESS_PREFIX), game, rng)
    return create_registered(name, game, rng)


def create_registered(name: str, game: Game, rng: Rng) -> Player:
    """A computer player by its name only, for names from untrusted sources: it never runs a command."""
    if name not in PLAYERS:
        raise SalonError(f"there is no player {name!r}: choose one of {', '.join(PLAYERS)}")
    return PLAYERS[name](game, rng)
