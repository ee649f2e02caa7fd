"""The game log of a table as sentences, as one seat may read it."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.events import Event
from salon.kernel.game import Game
from salon.kernel.text import Sentence
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
            if isinstance(entry, events.HintRequested) and _is_repeated(table, index, entry.seat):
                continue
            lines.append(table_event_line(entry, number, move, names, language))
            continue
        move += 1
        for offset, sentence in enumerate(_sentences(table, index, entry, seat, language, names)):
            mine = seat is not None and _is_news(entry, seat) and concerns(table, sentence, seat)
            lines.append(_line(sentence, number + offset, move, mine, entry.auto))
    return lines


def _is_repeated(table: Table, index: int, seat: int) -> bool:
    """Whether the log tells already that the seat asks for hints in this turn: once is enough."""
    for entry in reversed(table.log[:index]):
        if isinstance(entry, PlayedMove) and entry.seat != seat:
            return False
        if isinstance(entry, events.HintRequested) and entry.seat == seat:
            return True
    return False


def _line(sentence: Sentence, number: int, move: int, mine: bool, auto: bool) -> Line:
    event = sentence.event
    return Line(
        number=number,
        move=move,
        seat=event.seat,
        text=sentence.text,
        mine=mine,
        event=event.name,
        facts=dict(event.facts),
        auto=auto,
    )


def _sentences(
    table: Table, index: int, move: PlayedMove, seat: int | None, language: str, names: list[str]
) -> list[Sentence]:
    """The sentences of a log entry; computed once for all seats if nothing in it is secret."""
    kinds, text = table.game.event_types, table.game.text
    if any(kinds[note[0]].private or kinds[note[0]].secret for note in move.notes):
        events_seen = table.game.events_of(move.notes, seat)
        return text.sentences(events_seen, language, names)
    key = index, language
    if key not in table.shared_sentences:
        events_seen = table.game.events_of(move.notes, None)
        table.shared_sentences[key] = text.sentences(events_seen, language, names)
    found: list[Sentence] = table.shared_sentences[key]
    return found


def event_lines(
    table: Table, events_seen: list[Event], viewer: int | None, language: str, move: int, auto: bool
) -> list[Line]:
    """The events of one move of a replay as lines."""
    sentences = table.game.text.sentences(events_seen, language, [seat.name for seat in table.seats])
    return [
        _line(sentence, number, move, viewer is not None and concerns(table, sentence, viewer), auto)
        for number, sentence in enumerate(sentences)
    ]


def example_lines(game: Game, events_seen: list[Event], language: str, names: list[str]) -> list[Line]:
    """The events of an example as lines; none is marked as one's own."""
    sentences = game.text.sentences(events_seen, language, names)
    return [_line(sentence, number, 1, False, False) for number, sentence in enumerate(sentences)]


def _is_news(move: PlayedMove, seat: int) -> bool:
    """Whether a seat first learns from the log what a move did: moves of others, and of simultaneous phases."""
    return move.seat != seat or move.phase_first > 0


def concerns(table: Table, sentence: Sentence, seat: int) -> bool:
    """Whether a sentence tells of the seat."""
    return any(
        event.seat == seat or seat in (event.facts[label] for label in table.game.event_type(event).seats())
        for event in (sentence.event, *sentence.others)
    )


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
