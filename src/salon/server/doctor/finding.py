"""One thing that `salon doctor` has found."""

from __future__ import annotations

from typing import Literal

import msgspec

Level = Literal["good", "note", "bad"]


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, what was found, and what to do about it.

    `bad` is what breaks or loses something, `note` what may be meant so.
    """

    about: str
    level: Level
    text: str
    advice: str = ""


def seconds(duration: float) -> str:
    """A duration in words."""
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if duration >= 2 * size:
            return f"{duration / size:.0f} {unit}"
    return f"{duration:.1f} seconds" if duration < 10 else f"{duration:.0f} seconds"


def count(number: int, what: str) -> str:
    """A number of things: "1 table", "2 tables"."""
    return f"{number} {what if number == 1 else f'{what}es' if what.endswith('s') else f'{what}s'}"
