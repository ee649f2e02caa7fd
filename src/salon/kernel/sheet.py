"""The score sheet: the final score of every seat by category, each number with where it comes from."""

from __future__ import annotations

import msgspec

from salon.kernel.events import Event


class Entry(msgspec.Struct, frozen=True):
    """Points that one event brought, and the number of the move."""

    points: int
    move: int
    event: Event


class Line(msgspec.Struct, frozen=True):
    """One category of one seat."""

    category: str
    points: int
    entries: list[Entry]
    instead: list[Event] = []  # what other choices would have given


class Sheet(msgspec.Struct, frozen=True):
    """The final score of every seat, line by line."""

    seats: list[list[Line]]
    scores: list[int]
    ranking: list[int]
