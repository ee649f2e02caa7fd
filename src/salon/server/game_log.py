"""The game log of a table as sentences, as one seat may read it."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.events import Event
from salon.kernel.game import Game
from salon.server import events
from salon.server.errors import words
from salon.server.protocol import Line
from salon.server.table import PlayedMove, Table

# The lines of log entry N are numbered from N * LINES_PER_ENTRY on. Entries are settled moves and public table events,
# the same for all seats, so the numbers reveal nothing about pending or withdrawn choices.
LINES_PER_ENTRY = 4096


def log_lines(table: Table, seat: int | None, language: str, first: int) -> list[Line]:
    """The lines of the log from an entry on, as a seat (None: a spectator) may read them."""
    names = [seat.name for seat in table.seats]
    move = len(table.settled) - sum(isinstance(entry, PlayedMove) for entry in table.log[first:])
    lines: list[Line] = []
    for index in range(first, len(table.log)):
        entry = table.log[index]
        number = index * LINES_PER_ENTRY
        if not isinstance(entry, PlayedMove):
            lines.append(table_event_line(entry, number, move, names, language))
            continue
        move += 1
        for offset, (event, text) in enumerate(_sentences(table, index, entry, seat, language, names)):
            lines.append(
                Line(
                    number=number + offset,
                    move=move,
                    seat=event.seat,
                    text=text,
                    mine=seat is not None and _is_news(entry, seat) and concerns(table, event, seat),
                    event=event.name,
                    facts=dict(event.facts),
                    auto=entry.auto,
                )
            )
    return lines


def _sentences(
    table: Table, index: int, move: PlayedMove, seat: int | None, language: str, names: list[str]
) -> list[tuple[Event, str]]:
    """The events of a log entry with their sentences; computed once for all seats if nothing in it is secret."""
    kinds, text = table.game.event_types, table.game.text
    if any(kinds[note[0]].private or kinds[note[0]].secret for note in move.notes):
        events_seen = table.game.events_of(move.notes, seat)
        return [(event, text.event_text(event, language, names)) for event in events_seen]
    key = index, language
    if key not in table.shared_sentences:
        events_seen = table.game.events_of(move.notes, None)
        table.shared_sentences[key] = [(event, text.event_text(event, language, names)) for event in events_seen]
    found: list[tuple[Event, str]] = table.shared_sentences[key]
    return found


def event_lines(
    game: Game, events_seen: list[Event], language: str, names: list[str], move: int = 1, auto: bool = False
) -> list[Line]:
    """The events of one move of a replay or an example as lines; none is marked as one's own."""
    return [
        Line(
            number=number,
            move=move,
            seat=event.seat,
            text=game.text.event_text(event, language, names),
            mine=False,
            event=event.name,
            facts=dict(event.facts),
            auto=auto,
        )
        for number, event in enumerate(events_seen)
    ]


def _is_news(move: PlayedMove, seat: int) -> bool:
    """Whether a seat first learns from the log what a move did: moves of others, and of simultaneous phases."""
    return move.seat != seat or move.phase_first > 0


def concerns(table: Table, event: Event, seat: int) -> bool:
    """Whether an event belongs to the seat or names it."""
    return event.seat == seat or seat in (event.facts[label] for label in table.game.event_type(event).seats())


def table_event_line(event: events.Event, number: int, move: int, names: list[str], language: str) -> Line:
    """The line of an event that is not a move."""
    facts: dict[str, Any] = msgspec.to_builtins(event)
    seat = facts.get("seat")
    kind = str(facts.pop("is"))
    facts.pop("id", None)  # private to the client that sent the command
    message = f"told-{kind}"
    if isinstance(event, events.TakeBackAnswered):
        message += "-yes" if event.agree else "-no"
    player = names[seat] if seat is not None else ""
    return Line(number, move, seat, words().text(language, message, player=player), False, kind, facts, False)


def entry_after_own_choice(table: Table, seat: int | None) -> int | None:
    """The first log entry after the seat's own last choice; None if it has made none.

    After a simultaneous phase it is the first entry of that phase: what all its choices did is logged at its end.
    """
    if seat is None:
        return None
    for index in range(len(table.settled) - 1, -1, -1):
        move = table.settled[index]
        if move.seat == seat and not move.auto:
            return table.log_entries[move.phase_first - 1] if move.phase_first else table.log_entries[index] + 1
    return None
