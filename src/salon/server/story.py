"""The story of a table in words, as one chair was told it."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.events import Event
from salon.server import stream
from salon.server.refusals import words
from salon.server.table import Played, Table
from salon.server.wire import Line

# An entry's lines are numbered from its own thousands on. Numbers follow the settled story, which is the same for
# all: they say nothing about choices that were made or withdrawn in an open phase.
LINES_AN_ENTRY = 4096


def lines(table: Table, chair: int | None, language: str, first: int) -> list[Line]:
    """What the chair (None: a spectator) was told from an entry of the story on."""
    names = [seat.name for seat in table.seats]
    move = len(table.settled) - sum(isinstance(entry, Played) for entry in table.entries[first:])
    told: list[Line] = []
    for index in range(first, len(table.entries)):
        entry = table.entries[index]
        number = index * LINES_AN_ENTRY
        if isinstance(entry, Played):
            move += 1
            for event in table.game.events_of(entry.notes, chair):
                told.append(
                    Line(
                        number=number,
                        move=move,
                        seat=event.seat,
                        text=table.game.tell(event, language, names),
                        mine=chair is not None and _news(entry, chair) and concerns(table, event, chair),
                        event=event.name,
                        facts=dict(event.facts),
                        auto=entry.auto,
                    )
                )
                number += 1
        else:
            told.append(house_line(entry, number, move, names, language))
    return told


def _news(entry: Played, chair: int) -> bool:
    """Whether a chair learns of a move what it did: what all chose at once is told with the last one of them."""
    return entry.seat != chair or entry.together > 0


def concerns(table: Table, event: Event, chair: int) -> bool:
    """Whether an event changed something of the chair's, or names it."""
    return event.seat == chair or chair in (event.facts[label] for label in table.game.seats_named(event))


def house_line(event: stream.Event, number: int, move: int, names: list[str], language: str) -> Line:
    """Something that happened around the game, in words."""
    facts: dict[str, Any] = msgspec.to_builtins(event)
    seat = facts.get("seat")
    kind = str(facts.pop("is"))
    facts.pop("id", None)  # the business of whoever did it
    message = f"told-{kind}"
    if isinstance(event, stream.AnsweredBack):
        message += "-yes" if event.agree else "-no"
    given = {"player": names[seat] if seat is not None else ""}
    return Line(number, move, seat, words().text(language, message, **given), False, kind, facts, False)


def since(table: Table, chair: int | None) -> int | None:
    """The first entry after the chair's own last choice; None if it has made none.

    Where several chose at once, the first of that phase: what all of them brought is told together, at its end.
    """
    if chair is None:
        return None
    for index in range(len(table.entries) - 1, -1, -1):
        entry = table.entries[index]
        if isinstance(entry, Played) and entry.seat == chair and not entry.auto:
            return _phase_of(table, entry) if entry.together else index + 1
    return None


def _phase_of(table: Table, entry: Played) -> int:
    """The first entry of the phase of a move."""
    first = table.settled[entry.together - 1]
    return next(index for index, each in enumerate(table.entries) if each is first)
