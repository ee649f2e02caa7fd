"""The score sheet: the final score of every seat by category, each number with where it comes from."""

from __future__ import annotations

import msgspec

from salon.kernel.events import Event


class Entry(msgspec.Struct, frozen=True):
    """Points that one event brought, and the number of the move."""

    points: int
    move: int
    event: Event


class Cause(msgspec.Struct, frozen=True):
    """An event that explains points without bringing them at once, and the number of the move."""

    move: int
    event: Event


class Line(msgspec.Struct, frozen=True):
    """One category of one seat; `instead` is what other choices would have given."""

    category: str
    points: int
    entries: list[Entry]
    instead: list[Event] = []
    behind: list[Cause] = []


class Sheet(msgspec.Struct, frozen=True):
    """The final score of every seat, line by line."""

    seats: list[list[Line]]
    scores: list[int]
    ranking: list[int]
    moves: int = 0  # of the whole game

    def line(self, seat: int, category: str) -> Line:
        """A category of a seat, also if it brought nothing."""
        return next((line for line in self.seats[seat] if line.category == category), Line(category, 0, []))


class Source(msgspec.Struct, frozen=True):
    """Where some points of a seat come from, in words; `move` brought them."""

    seat: int
    points: int
    text: str
    move: int


class SourceGroup(msgspec.Struct, frozen=True):
    """Sources that belong together: those of a district, with a title, or those of one seat."""

    sources: list[Source]
    title: str = ""
    about: str = ""  # what was to win there
