"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players.advice import Advice


class Fault(Exception):
    """A player could not answer; the text is a clause that says why ("took longer than 5 s")."""


class Player(ABC):
    """Chooses actions for a seat from what that seat knows. Whoever makes a player closes it."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game, self.rng = game, rng

    @abstractmethod
    def choose(self, known: Position, seat: int) -> int:
        """One of the legal actions of the seat; `known` is a re-dealt copy, never the true position."""

    def hint(self, known: Position, seat: int) -> list[Advice]:
        """The moves of the seat as the player sees them, best first; most players keep that to themselves."""
        return []

    def begin(self, options: Mapping[str, str]) -> None:  # noqa: B027
        """Hear that a game begins, and with which options; most players need not know."""

    def end(self, scores: list[int], ranking: list[int]) -> None:  # noqa: B027
        """Hear how the game has ended; most players need not know."""

    def close(self) -> None:  # noqa: B027
        """Let go of whatever the player holds besides memory."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
