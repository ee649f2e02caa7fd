"""The interface of a computer player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players.advice import Advice
from salon.players.own_turn import OwnTurn


class Fault(Exception):
    """A player could not answer; the text is a clause that says why ("took longer than 5 s")."""


class Player(ABC):
    """Chooses actions for a seat from what that seat knows. Close a player after use, best with `with`."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game, self.rng = game, rng
        self.turn = OwnTurn()

    @abstractmethod
    def choose(self, known: Position, seat: int) -> int:
        """One of the legal actions of the seat; `known` is a re-dealt copy, never the true position."""

    def hint(self, known: Position, seat: int) -> list[Advice]:
        """The player's opinion on the moves of the seat, best first; empty if it has none."""
        return []

    def begin(self, options: Mapping[str, str]) -> None:  # noqa: B027
        """Called when a game begins."""

    def end(self, scores: list[int], ranking: list[int]) -> None:  # noqa: B027
        """Called when a game has ended."""

    def close(self) -> None:  # noqa: B027
        """Release the resources of the player."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
