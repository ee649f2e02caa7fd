"""Why something is not possible, as data: a code, the rulebook clause it rests on and the facts."""

from __future__ import annotations

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """The one reason why an action is not legal now.

    `code` names a message of the game's words, `clause` the clause of its rulebook, and `facts` what fills
    the message: needs 1, has 0.
    """

    code: str
    clause: str
    facts: dict[str, int | str] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code} (clause {self.clause}{'; ' + facts if facts else ''})"


class SalonError(Exception):
    """Something a person can put right; its text is one sentence that names what, where and what to do."""


class IllegalMove(SalonError):
    """An action that is not legal for the seat; the position has not changed."""

    def __init__(self, reason: Reason, seat: int, action: Any) -> None:
        super().__init__(f"seat {seat} cannot play {action}: {reason}")
        self.reason = reason
        self.seat = seat
        self.action = action


class NothingToTakeBack(SalonError):
    """The seat has made no choice that is still unrevealed."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no unrevealed choice to take back")
        self.seat = seat
