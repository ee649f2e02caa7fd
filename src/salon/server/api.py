"""The HTTP interface of tables: seats, links, acts, replays. Described by OpenAPI at /api/schema."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
from litestar import Response, Router, get, post

from salon.kernel.record import Result, result_of
from salon.server import replay, seating
from salon.server.acts import act
from salon.server.catalogue import HANDLERS, Asking, Lang, asked_language
from salon.server.house import House, Room
from salon.server.refusals import Refused
from salon.server.seating import HOST, NewTable, Sitter
from salon.server.shown import Reader, first_entry, shown
from salon.server.story import lines
from salon.server.visitors import new_visitor, origin_is_ours, visitor_of
from salon.server.wire import Commands, Done, HintShown, Line, Looked, Shown

log = logging.getLogger("salon.server")
MOST_TABLES = 100


class Made(msgspec.Struct, frozen=True):
    """A new table, and the secret of its invitation if chairs are free."""

    table: str
    invitation: str | None = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, and how one wants to be called."""

    secret: str
    name: str = ""


class Seated(msgspec.Struct, frozen=True):
    """Where one sits now."""

    table: str
    seat: int


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chair one gives up."""

    seat: int


class LinkWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For which chair; None: an invitation for any free one."""

    seat: int | None = None


class Link(msgspec.Struct, frozen=True):
    """The secret of a link."""

    secret: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment, on which seat, against whom."""

    move: int
    seat: int
    player: str
    name: str = ""


class Acting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command from a chair, as over the WebSocket."""

    chair: int
    command: Commands


class TableListed(msgspec.Struct, frozen=True):
    """A table of mine."""

    table: str
    name: str
    game: str
    status: str
    seat: int
    seats: list[str]
    waits_for_me: bool
    waiting: list[str]
    changed: str
    round: str
    result: Result | None


def _house(request: Asking) -> House:
    return cast(House, request.app.state.house)


# --- tables ------------------------------------------------------------------------------------------


def _own_origin(request: Asking) -> None:
    if not origin_is_ours(request, _house(request).settings):
        raise Refused("foreign-origin", 403)


def _answer(request: Asking, answer: Any, cookie: Any = None, status: int = 200) -> Response[Any]:
    return Response(answer, status_code=status, cookies=[cookie] if cookie else [])


def _visitor(request: Asking) -> tuple[str, Any]:
    """The browser, with a new secret if it has none yet."""
    visitor = visitor_of(request)
    return (visitor, None) if visitor else new_visitor(_house(request).settings)


async def _rights(request: Asking, table: str) -> tuple[Room, list[int]]:
    """The room of a table, and what the browser holds there."""
    _own_origin(request)
    house = _house(request)
    room = await house.room(table)
    visitor = visitor_of(request)
    return room, await house.store.held(visitor, table) if visitor else []


async def _need_host(request: Asking, table: str) -> None:
    """Refuse whoever is not the host."""
    _, held = await _rights(request, table)
    if HOST not in held:
        raise Refused("only-host", 403)


async def _need_chair(request: Asking, table: str, chair: int) -> None:
    """Refuse whoever does not hold that chair; the host's right is none."""
    _, held = await _rights(request, table)
    if chair == HOST or chair not in held:
        raise Refused("not-your-seat", 403)


@post("/tables", status_code=201)
async def make_table(request: Asking, data: NewTable) -> Response[Made]:
    """Make a table."""
    _own_origin(request)
    house = _house(request)
    address = request.client.host if request.client else ""
    if not request.app.state.making.take(address):
        raise Refused("too-many-tables", 429)
    visitor, cookie = _visitor(request)
    table, invitation = await seating.make(house, visitor, data)
    return _answer(request, Made(table, invitation), cookie, 201)


class GuidedWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of which game, and how the learner is called."""

    game: str
    name: str = ""


@post("/tables/guided", status_code=201)
async def make_guided(request: Asking, data: GuidedWanted) -> Response[Made]:
    """Begin the guided first game of a game."""
    _own_origin(request)
    if not request.app.state.making.take(request.client.host if request.client else ""):
        raise Refused("too-many-tables", 429)
    visitor, cookie = _visitor(request)
    table = await seating.make_guided(_house(request), visitor, data.game, data.name)
    return _answer(request, Made(table), cookie, 201)


@get("/tables/mine")
async def my_tables(request: Asking, lang: Lang = None) -> list[TableListed]:
    """The tables at which this browser holds a chair; those that wait for it first, the longest waiting on top."""
    house, language = _house(request), asked_language(request, lang)
    visitor = visitor_of(request)
    if visitor is None:
        return []
    found = []
    for table_id in await house.store.held_tables(visitor, MOST_TABLES):
        try:
            room = await house.room(table_id)
        except Exception:  # one table that cannot be read must not hide the others
            log.exception("table %s cannot be read", table_id)
            continue
        held = [seat for seat in await house.store.held(visitor, table_id) if seat != HOST]
        if held:
            found.append(_listed(room, held, language))
    found.sort(key=lambda each: each.changed, reverse=True)
    mine = [each for each in found if each.waits_for_me]
    return mine[::-1] + [each for each in found if not each.waits_for_me]


def _listed(room: Room, held: list[int], language: str) -> TableListed:
    table = room.table
    position = table.position
    view = table.game.view(position, held[0]) if position is not None else None
    return TableListed(
        table=table.id,
        name=table.name,
        game=table.game.id,
        status=table.status,
        seat=held[0],
        seats=[seat.name for seat in table.seats],
        waits_for_me=any(table.waits_for(seat) for seat in held),
        waiting=[seat.name for number, seat in enumerate(table.seats) if table.waits_for(number)],
        changed=datetime.fromtimestamp(table.changed, UTC).isoformat(),
        round=table.game.round_words(view, language) if view is not None else "",
        result=result_of(position) if position is not None and table.status == "over" else None,
    )


@get("/tables/{table:str}")
async def look_at_table(request: Asking, table: str, chair: int | None = None, lang: Lang = None) -> Shown:
    """A table as a chair of mine sees it; without one, as everybody does."""
    room, held = await _rights(request, table)
    if chair is not None and (chair not in held or chair == HOST):
        raise Refused("not-your-seat", 403)
    mine = frozenset(seat for seat in held if seat != HOST)
    reader = Reader(chair, mine, HOST in held, asked_language(request, lang), True)
    async with room.lock:
        return shown(room.table, reader, _house(request).presence(room), first_entry(room.table, chair))


@post("/tables/{table:str}/acts", status_code=200)
async def act_at_table(request: Asking, table: str, data: Acting, lang: Lang = None) -> Done | Looked | HintShown:
    """Play, take back, look: the commands of the WebSocket, for clients that cannot use one."""
    await _need_chair(request, table, data.chair)
    return await act(_house(request), table, data.chair, asked_language(request, lang), data.command)


@post("/tables/{table:str}/join", status_code=200)
async def join_table(request: Asking, table: str, data: Joining) -> Response[Seated]:
    """Sit down with an invitation, or open one's own seat on this device."""
    _own_origin(request)
    if not request.app.state.joining.take(request.client.host if request.client else ""):
        raise Refused("too-fast", 429)
    visitor, cookie = _visitor(request)
    seat = await seating.join(_house(request), visitor, table, data.secret, data.name)
    return _answer(request, Seated(table, seat), cookie)


@post("/tables/{table:str}/start", status_code=204)
async def start_table(request: Asking, table: str) -> None:
    """Deal (the host)."""
    await _need_host(request, table)
    await seating.start(_house(request), table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=204)
async def plan_seat(request: Asking, table: str, seat: int, data: Sitter) -> None:
    """Before the deal, the host lets somebody else sit on a chair."""
    await _need_host(request, table)
    await seating.change_plan(_house(request), table, seat, data)


@post("/tables/{table:str}/leave", status_code=204)
async def leave_table(request: Asking, table: str, data: Leaving) -> None:
    """Give a chair up."""
    await _need_chair(request, table, data.seat)
    await seating.leave(_house(request), table, data.seat)


@post("/tables/{table:str}/links", status_code=201)
async def make_link(request: Asking, table: str, data: LinkWanted) -> Link:
    """A new invitation (the host), or a link that opens my chair on another device; older ones no longer work."""
    if data.seat is None:
        await _need_host(request, table)
    else:
        await _need_chair(request, table, data.seat)
    visitor = visitor_of(request)
    assert visitor is not None
    return Link(await seating.new_link(_house(request), visitor, table, data.seat))


@post("/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Asking, table: str) -> Made:
    """The same people again, one chair further; the second who asks is led to the first one's table."""
    _, held = await _rights(request, table)
    visitor = visitor_of(request)
    if not held or visitor is None:
        raise Refused("not-your-seat", 403)
    return Made(await seating.rematch(_house(request), visitor, table))


@post("/tables/{table:str}/fork", status_code=201)
async def fork(request: Asking, table: str, data: Fork) -> Response[Made]:
    """Play on from a moment of a finished game."""
    _own_origin(request)
    if not request.app.state.making.take(request.client.host if request.client else ""):
        raise Refused("too-many-tables", 429)
    visitor, cookie = _visitor(request)
    made = await seating.fork(_house(request), visitor, table, data.move, data.seat, data.player, data.name)
    return _answer(request, Made(made), cookie, 201)


# --- what happened -----------------------------------------------------------------------------------


@get("/tables/{table:str}/story")
async def whole_story(request: Asking, table: str, chair: int | None = None, lang: Lang = None) -> list[Line]:
    """Everything the chair was told, from the beginning."""
    room, held = await _rights(request, table)
    if chair is not None and (chair not in held or chair == HOST):
        raise Refused("not-your-seat", 403)
    async with room.lock:
        return lines(room.table, chair, asked_language(request, lang), 0)


async def _finished(request: Asking, table: str, answer: Callable[[Any], Any]) -> Any:
    room = await _house(request).room(table)
    async with room.lock:
        return answer(room.table)


@get("/tables/{table:str}/sheet")
async def sheet(request: Asking, table: str, lang: Lang = None) -> replay.SheetShown:
    """The score sheet of a finished game."""
    language = asked_language(request, lang)
    found: replay.SheetShown = await _finished(request, table, lambda each: replay.sheet(each, language))
    return found


@get("/tables/{table:str}/replay")
async def outline(request: Asking, table: str, lang: Lang = None) -> replay.Outline:
    """A finished game at a glance; its deal is recomputed from the seed."""
    language = asked_language(request, lang)
    found: replay.Outline = await _finished(request, table, lambda each: replay.outline(each, language))
    return found


@get("/tables/{table:str}/replay/{move:int}")
async def replay_step(
    request: Asking, table: str, move: int, seen_by: str = "everyone", lang: Lang = None
) -> replay.Step:
    """One moment of a finished game, seen by a seat, by everyone, or open."""
    language = asked_language(request, lang)
    found: replay.Step = await _finished(request, table, lambda each: replay.step(each, move, seen_by, language))
    return found


@get("/tables/{table:str}/record")
async def record(request: Asking, table: str) -> Response[bytes]:
    """The record of a finished game, to keep: `salon verify` and `salon replay` read it."""
    room = await _house(request).room(table)
    replay.finished(room.table)
    headers = {"Content-Disposition": f'attachment; filename="{room.table.game.id}-{table[:8]}.json"'}
    return Response(
        (room.table.played_record().to_json() + "\n").encode(), media_type="application/json", headers=headers
    )


router = Router(
    "/api",
    route_handlers=[
        *HANDLERS, make_table, make_guided, my_tables, look_at_table, act_at_table, join_table, start_table,
        plan_seat, leave_table, make_link, rematch, fork, whole_story, sheet, outline, replay_step, record,
    ],
)  # fmt: skip
