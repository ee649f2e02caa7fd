"""Numbered games, and how they are played in batches: what all runners have in common.

A series of games is data. Any process that gets it can play any of its games by number, so neither the number of
processes nor the order in which they finish has an influence on a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError

BATCH_SECONDS = 0.1  # how long a batch should take: short games are sent together, long ones alone
MAX_BATCH = 1024

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Series(Protocol[Result_co]):
    """Games that are numbered from 0; it can be pickled."""

    def prepare(self) -> Callable[[int], Result_co]:
        """Load what all games need; returns the function that plays the game of a number."""


def load_game(game_id: str, released: str, overrides: Mapping[str, Any]) -> Game:
    """A game with released components, of which some values are replaced."""
    game = game_by_id(game_id)
    if released == game.components.released and not overrides:
        return game
    return game_by_id(game_id, type(game).released(released).overridden(overrides))


class Batch(NamedTuple, Generic[Result]):
    """The results of some games, how long they took, and why the next one cannot be played ("" if none failed)."""

    results: list[Result]
    seconds: float
    error: str


def play_one(play: Callable[[int], Result], number: int) -> Result:
    """Play a game; an error becomes a SalonError that names the game."""
    try:
        return play(number)
    except Exception as error:
        reason = str(error) if isinstance(error, SalonError) else f"{type(error).__name__}: {error}"
        raise SalonError(f"game {number} cannot be played: {reason}") from error


def play_batch(play: Callable[[int], Result], numbers: Iterable[int]) -> Batch[Result]:
    """Play games one after another, up to the first that cannot be played."""
    begin = perf_counter()
    results: list[Result] = []
    error = ""
    try:
        for number in numbers:
            results.append(play_one(play, number))
    except SalonError as reason:
        error = str(reason)
    return Batch(results, perf_counter() - begin, error)


class Batches:
    """Hands out numbers in batches, which grow or shrink until they take `BATCH_SECONDS`."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)
        self._size = 1

    def next(self) -> list[int]:
        """The next batch; it is empty if no number is left."""
        return list(islice(self._numbers, self._size))

    def adapt(self, batch: Batch[Result]) -> None:
        """Learn from a finished batch how many games fit into the next ones."""
        games = len(batch.results)
        fitting = int(games * BATCH_SECONDS / max(batch.seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * games, MAX_BATCH))
