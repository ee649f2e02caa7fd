"""Replays of finished games: every position from any seat or with everything open, and the score sheet."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.catalogue import Section
from salon.kernel.fair_deal import Proof
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.sheet import SourceGroup
from salon.server.errors import RequestError
from salon.server.game_log import event_lines
from salon.server.presenter import copy_view
from salon.server.protocol import CopyView, Line
from salon.server.table import Table


class OutlineMove(msgspec.Struct, frozen=True):
    """One move of a finished game."""

    seat: int
    words: str
    round: str


class Outline(msgspec.Struct, frozen=True):
    """A finished game and its moves."""

    table: str
    name: str
    game: str
    options: dict[str, str]
    seats: list[str]
    seed: str
    verified: bool
    moves: list[OutlineMove]
    components: str  # the hash of the component values
    copy: CopyView | None
    proof: Proof | None = None  # how the seed was made; None: the server drew it alone
    given: bool = False  # the deal was given: a guided game, or a fork
    mine: list[int] = []  # the seats of the visitor


class Step(msgspec.Struct, frozen=True):
    """One position of a finished game, and the move that led to it."""

    move: int
    moves: int  # of the whole game
    seat: int | None  # whose move led here
    words: str
    view: Any
    lines: list[Line]
    text: list[Section]


class SheetEntry(msgspec.Struct, frozen=True):
    """Points that one move brought."""

    points: int
    move: int


class SheetSeat(msgspec.Struct, frozen=True):
    """The points of one seat in a category."""

    points: int
    entries: list[SheetEntry]
    instead: list[str]  # what other choices would have scored


class SheetCategory(msgspec.Struct, frozen=True):
    """One category for all seats."""

    category: str
    words: str
    seats: list[SheetSeat]
    groups: list[SourceGroup]  # where the points come from, in words


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score sheet, with each number explained."""

    lines: list[SheetCategory]
    scores: list[int]
    ranking: list[int]


def require_finished(table: Table) -> None:
    """Refuse to replay a game that is not over: it would reveal hidden information."""
    if table.status != "over":
        raise RequestError("not-over")


def outline(table: Table, language: str) -> Outline:
    """The moves of a finished game; its deal is verified against the seed."""
    require_finished(table)
    assert table.record is not None
    record = table.to_record()
    try:
        record.verify()
        verified = record.deal.seed is not None
    except SalonError:
        verified = False
    position = table.game.start(record.deal)
    moves = []
    for move in table.settled:
        view = table.game.view(position, move.seat)
        words = table.game.text.action_text(view, move.action, language)
        moves.append(OutlineMove(move.seat, words, table.game.text.round_label(view, language)))
        position.play(move.seat, move.action)
    names = [seat.name for seat in table.seats]
    seed = record.deal.seed or ""
    return Outline(
        table=table.id,
        name=table.name,
        game=table.game.id,
        options=table.options,
        seats=names,
        seed=seed,
        verified=verified,
        moves=moves,
        components=table.game.components.hash,
        copy=copy_view(table),
        proof=record.proof,
        given=table.given_deal,
    )


def step(table: Table, move: int, seen_by: str, language: str) -> Step:
    """The position after a number of moves: as a seat saw it, as a spectator did ("everyone"), or "open"."""
    require_finished(table)
    if not 0 <= move <= len(table.settled):
        raise RequestError("no-such-moment", 404, moves=len(table.settled))
    names = [seat.name for seat in table.seats]
    viewer = _viewer(table, move, seen_by)
    is_open = seen_by == "open"
    position = _position_after(table, move)
    view = table.game.open_view(position, viewer) if is_open else table.game.view(position, viewer)
    text = _open_text(table, position, language, names) if is_open else table.game.text.text_view(view, language, names)
    if not move:
        return Step(move, len(table.settled), None, "", view, [], text)
    last, before = table.settled[move - 1], _position_after(table, move - 1)
    words = table.game.text.action_text(table.game.view(before, last.seat), last.action, language)
    events = (
        table.game.open_events(before, last.seat, last.action) if is_open else table.game.events_of(last.notes, viewer)
    )
    lines = event_lines(table, events, viewer if viewer != last.seat else None, language, move, last.auto)
    return Step(move, len(table.settled), last.seat, words, view, lines, text)


def _position_after(table: Table, moves: int) -> Position:
    assert table.record is not None
    position = table.game.start(table.record.deal)
    for move in table.settled[:moves]:
        position.play(move.seat, move.action)
    return position


def _open_text(table: Table, position: Position, language: str, names: list[str]) -> list[Section]:
    """The text view of a spectator, followed by what each seat saw in addition."""
    sections = table.game.text.text_view(table.game.view(position, None), language, names)
    for seat, name in enumerate(names):
        own = table.game.text.text_view(table.game.view(position, seat), language, names)
        sections += [Section(f"{name}: {section.title}", section.lines) for section in own if section not in sections]
    return sections


def _viewer(table: Table, move: int, seen_by: str) -> int | None:
    """The seat from which a position is seen; "open" is seen from the seat that moves next."""
    if seen_by == "everyone":
        return None
    if seen_by == "open":
        return table.settled[min(move, len(table.settled) - 1)].seat
    for seat in range(len(table.seats)):
        if seen_by == str(seat):
            return seat
    raise RequestError("no-such-seat", 400)


def score_sheet(table: Table, language: str) -> ScoreSheet:
    """The score sheet in the order of the rulebook, each number with what it comes from."""
    require_finished(table)
    sheet = table.game.sheet(table.to_record())
    position = _position_after(table, len(table.settled))
    names, text = [seat.name for seat in table.seats], table.game.text
    brought = [line.category for lines in sheet.seats for line in lines]
    rows = []
    for category in dict.fromkeys([*text.sheet_rows(table.options), *brought]):
        seats = []
        for seat in range(len(names)):
            line = sheet.line(seat, category)
            entries = [SheetEntry(entry.points, entry.move) for entry in line.entries]
            instead = [text.event_text(event, language, names) for event in line.instead]
            seats.append(SheetSeat(line.points, entries, instead))
        groups = text.sheet_groups(position, sheet, category, language, names)
        rows.append(SheetCategory(category, text.sheet_row(language, category), seats, groups))
    return ScoreSheet(rows, sheet.scores, sheet.ranking)
