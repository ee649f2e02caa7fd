"""Finished games, step by step: every position from any chair or open, and the score sheet in words."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.explained import Section
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.server.refusals import Refused
from salon.server.story import concerns
from salon.server.table import Table
from salon.server.wire import Line


class MoveOutlined(msgspec.Struct, frozen=True):
    """One move of a finished game."""

    seat: int
    words: str
    round: str


class Outline(msgspec.Struct, frozen=True):
    """A finished game at a glance."""

    table: str
    name: str
    game: str
    options: dict[str, str]
    seats: list[str]
    seed: str
    verified: bool
    moves: list[MoveOutlined]


class Step(msgspec.Struct, frozen=True):
    """One moment of a finished game."""

    move: int
    moves: int
    seat: int | None
    words: str
    view: Any
    lines: list[Line]
    text: list[Section]


class SheetEntry(msgspec.Struct, frozen=True):
    """Points of one moment."""

    points: int
    move: int
    text: str


class SheetSeat(msgspec.Struct, frozen=True):
    """One seat's points of a category."""

    points: int
    entries: list[SheetEntry]
    instead: list[str]  # what other choices would have given


class SheetLine(msgspec.Struct, frozen=True):
    """One category over all seats."""

    category: str
    words: str
    seats: list[SheetSeat]


class SheetShown(msgspec.Struct, frozen=True):
    """The score sheet in words."""

    lines: list[SheetLine]
    scores: list[int]
    ranking: list[int]


def finished(table: Table) -> None:
    """Refuse to look behind the screens of a game that is still going on."""
    if table.status != "over":
        raise Refused("not-over")


def outline(table: Table, language: str) -> Outline:
    """The game at a glance; its deal is recomputed from the seed."""
    finished(table)
    assert table.record is not None
    record = table.played_record()
    try:
        record.verify()
        verified = record.deal.seed is not None
    except SalonError:
        verified = False
    position = table.game.start(record.deal)
    moves = []
    for played in table.settled:
        view = table.game.view(position, played.seat)
        words = table.game.move_words(view, played.action, language)
        moves.append(MoveOutlined(played.seat, words, table.game.round_words(view, language)))
        position.play(played.seat, played.action)
    names = [seat.name for seat in table.seats]
    seed = record.deal.seed or ""
    return Outline(table.id, table.name, table.game.id, table.options, names, seed, verified, moves)


def step(table: Table, move: int, seen_by: str, language: str) -> Step:
    """The moment after a number of moves, as a chair saw it, as a spectator did ("everyone"), or open."""
    finished(table)
    if not 0 <= move <= len(table.settled):
        raise Refused("no-such-moment", 404, moves=len(table.settled))
    assert table.record is not None
    position = table.game.start(table.record.deal)
    for played in table.settled[:move]:
        position.play(played.seat, played.action)
    names = [seat.name for seat in table.seats]
    chair = _chair(table, position, move, seen_by)
    opened = seen_by == "open"
    view = table.game.open_view(position, chair) if opened else table.game.view(position, chair)
    words, seat, lines = "", None, []
    if move:
        last = table.settled[move - 1]
        seat = last.seat
        before = table.game.start(table.record.deal)
        for played in table.settled[: move - 1]:
            before.play(played.seat, played.action)
        words = table.game.move_words(table.game.view(before, seat), last.action, language)
        if opened:
            events = table.game.open_events(before, last.seat, last.action)
        else:
            events = table.game.events_of(last.notes, chair)
        for number, event in enumerate(events):
            mine = chair is not None and seat != chair and concerns(table, event, chair)
            text = table.game.tell(event, language, names)
            lines.append(Line(number, move, event.seat, text, mine, event.name, dict(event.facts), last.auto))
    told = _all_told(table, position, language, names) if opened else table.game.described(view, language, names)
    return Step(move, len(table.settled), seat, words, view, lines, told)


def _all_told(table: Table, position: Position, language: str, names: list[str]) -> list[Section]:
    """What everybody saw, then what each seat alone did."""
    told = table.game.described(table.game.view(position, None), language, names)
    for seat, name in enumerate(names):
        own = table.game.described(table.game.view(position, seat), language, names)
        told += [Section(f"{name}: {each.title}", each.lines) for each in own if each not in told]
    return told


def _chair(table: Table, position: Position, move: int, seen_by: str) -> int | None:
    """From which chair the moment is seen; open: with whoever is about to move."""
    if seen_by == "everyone":
        return None
    if seen_by == "open":
        return table.settled[min(move, len(table.settled) - 1)].seat
    for seat in range(len(table.seats)):
        if seen_by == str(seat):
            return seat
    raise Refused("no-such-seat", 400)


def sheet(table: Table, language: str) -> SheetShown:
    """The score sheet, each number with its sources in words."""
    finished(table)
    made = table.game.sheet(table.played_record())
    names = [seat.name for seat in table.seats]
    categories = list(dict.fromkeys(line.category for lines in made.seats for line in lines))
    rows = []
    for category in categories:
        seats = []
        for lines in made.seats:
            found = next((line for line in lines if line.category == category), None)
            entries = [] if found is None else found.entries
            told = [SheetEntry(e.points, e.move, table.game.tell(e.event, language, names)) for e in entries]
            instead = [table.game.tell(event, language, names) for event in (found.instead if found else [])]
            seats.append(SheetSeat(found.points if found else 0, told, instead))
        rows.append(SheetLine(category, table.game.piece_words(language, category), seats))
    return SheetShown(rows, made.scores, made.ranking)
