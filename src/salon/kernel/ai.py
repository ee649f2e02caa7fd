"""What computer players need from a game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.kernel.game import Game


class MoveReason(msgspec.Struct, frozen=True):
    """What a player would say for a move: the message `hint-CODE` of the game, and the facts that fill it.

    `terms` are the terms of the evaluation that the reason explains: by their difference reasons are ordered. A fact
    `player` is the number of a seat; words among the facts are ids of pieces. `variants` select one of several forms
    of the sentence.
    """

    code: str
    terms: tuple[str, ...]
    facts: Mapping[str, int | str] = {}
    variants: Mapping[str, str] = {}


class GameAI:
    """The evaluation of a game. Its playout policy is part of the position (`Position.fill_policy`), for speed."""

    clear_margin = 8.0  # points that make a clear difference between two seats at the end

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat, in points, term by term; the greedy player adds them up."""
        return {"points": float(position.scores()[seat])}

    def is_plainer(self, position: Position, seat: int, action: int, other: int) -> bool:
        """Whether a person would rather take this action than another legal one of equal worth."""
        return False

    def is_senseless(self, position: Position, seat: int, action: int, turn: Sequence[int]) -> bool:
        """Whether no person would take a legal action, after those the seat took in this turn; no player does."""
        return False

    def move_reasons(self, known: Position, seat: int, action: int) -> list[MoveReason]:
        """What a player would say for a legal action, each true for all that the seat knows; none if nothing is.

        `known` is re-dealt for the seat: a reason never rests on what was drawn anew in it.
        """
        return []
