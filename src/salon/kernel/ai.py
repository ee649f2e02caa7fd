"""What computer players need from a game beyond its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.kernel.game import Game


class GameAI:
    """The evaluation of a game. Its playout policy is part of the position (`Position.fill_policy`), for speed."""

    clear_margin = 8.0  # points that make a clear difference between two seats at the end

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat, in points, term by term; the greedy player adds them up."""
        return {"points": float(position.scores()[seat])}

    def plainness(self, action: int) -> int:
        """Of actions of equal worth a player takes one with the lowest number."""
        return 0

    def takes_back(self, action: int, turn: Sequence[int]) -> bool:
        """Whether an action takes back an earlier one of the seat's turn; players never choose it."""
        return False
