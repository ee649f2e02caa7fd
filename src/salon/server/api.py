"""The HTTP interface of tables: seats, links, commands, replays. OpenAPI describes it at /api/schema."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from salon.kernel.record import Result, result_of
from salon.server import copies_api, deal_exchange, games_api, reference_api, replay, seating
from salon.server.active_table import ActiveTable
from salon.server.auth import new_visitor, origin_allowed, visitor_of
from salon.server.client import client_of
from salon.server.client_address import is_https
from salon.server.commands import execute
from salon.server.errors import RequestError
from salon.server.game_log import log_lines
from salon.server.presenter import Viewer, first_log_entry, table_view
from salon.server.protocol import AnyCommand, Done, ExchangeCommand, Hint, Line, MovesExplained, TableView
from salon.server.reference_api import ApiRequest, Lang, manager_of, request_language
from salon.server.schema import HOST
from salon.server.seating import NewTable, SeatRequest
from salon.server.table import Table, TableStatus

log = logging.getLogger("salon.server")
MAX_LISTED_TABLES = 100
Answer = TypeVar("Answer")
SeatParameter = Annotated[
    int | None, QueryParameter(name="chair", description="a seat of the visitor; none: a spectator")
]


class CreatedTable(msgspec.Struct, frozen=True):
    """A new table, and the token of its invitation if seats are open."""

    table: str
    invitation: str | None = None


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, and the name of the player."""

    token: str = msgspec.field(name="secret")
    name: str = ""
    commitment: str = ""  # to the page's part of the seed; empty: it takes no part


class JoinedSeat(msgspec.Struct, frozen=True):
    """The seat that was taken."""

    table: str
    seat: int


class LeaveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to give up."""

    seat: int


class LinkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of the new link; None: an invitation for any open seat."""

    seat: int | None = None


class Link(msgspec.Struct, frozen=True):
    """The token of a new link."""

    token: str = msgspec.field(name="secret")


class ForkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position to continue from, one's own seat, the computer player of all others, and a name for the table."""

    move: int
    seat: int
    player: str
    name: str = ""
    title: str = ""


class CommandRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a seat, as on the WebSocket."""

    seat: int = msgspec.field(name="chair")
    command: AnyCommand


class GuidedRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, the name of the learner, and that of the table."""

    game: str
    name: str = ""
    title: str = ""


class TableSummary(msgspec.Struct, frozen=True):
    """A table at which the visitor holds a seat."""

    table: str
    name: str
    game: str
    status: TableStatus
    seat: int  # the first one that the visitor holds
    seats: list[str]  # the names
    waits_for_me: bool
    waiting: list[str]  # the names of those it waits for
    changed: str  # ISO time
    round: str
    result: Result | None


# --- visitors and their rights -----------------------------------------------------------------------


def _check_origin(request: ApiRequest) -> None:
    if not origin_allowed(request, manager_of(request).settings):
        raise RequestError("foreign-origin", 403)


async def _check_create_limit(request: ApiRequest) -> None:
    await manager_of(request).table_limits.check(client_of(request))


def _visitor(request: ApiRequest) -> tuple[str, list[Cookie]]:
    """The visitor; a new one comes with a cookie to set."""
    visitor = visitor_of(request)
    if visitor:
        return visitor, []
    visitor, cookie = new_visitor(manager_of(request).settings, is_https(request))
    return visitor, [cookie]


async def _rights(request: ApiRequest, table_id: str) -> tuple[ActiveTable, list[int]]:
    """A table, and the seats that the visitor holds there."""
    _check_origin(request)
    manager = manager_of(request)
    active = await manager.latest(table_id)
    visitor = visitor_of(request)
    return active, await manager.store.seats_of(visitor, table_id) if visitor else []


async def _require_host(request: ApiRequest, table_id: str) -> None:
    _, held = await _rights(request, table_id)
    if HOST not in held:
        raise RequestError("only-host", 403)


async def _require_seat(request: ApiRequest, table_id: str, seat: int) -> None:
    _, held = await _rights(request, table_id)
    _check_held(seat, held)


def _check_held(seat: int | None, held: list[int]) -> None:
    """Refuse a seat that the visitor does not hold; all visitors may be spectators (None)."""
    if seat is not None and (seat == HOST or seat not in held):
        raise RequestError("not-your-seat", 403)


# --- creating and finding tables ---------------------------------------------------------------------


@post("/tables", status_code=201)
async def create_table(request: ApiRequest, data: JSONBody[NewTable], lang: Lang = None) -> Response[CreatedTable]:
    """Create a table."""
    _check_origin(request)
    await _check_create_limit(request)
    if data.copy is not None:
        copies_api.require_possible(data.game, data.copy.values, request_language(request, lang))
    visitor, cookies = _visitor(request)
    table_id, invitation = await seating.create_table(manager_of(request), visitor, data)
    return Response(CreatedTable(table_id, invitation), status_code=201, cookies=cookies)


@post("/tables/guided", status_code=201)
async def create_guided(request: ApiRequest, data: JSONBody[GuidedRequest]) -> Response[CreatedTable]:
    """Create the guided first game of a game."""
    _check_origin(request)
    await _check_create_limit(request)
    visitor, cookies = _visitor(request)
    table_id = await seating.create_guided(manager_of(request), visitor, data.game, data.name, data.title)
    return Response(CreatedTable(table_id), status_code=201, cookies=cookies)


@post("/tables/{table:str}/rematch", status_code=201)
async def create_rematch(request: ApiRequest, table: FromPath[str]) -> CreatedTable:
    """Create a table with the same players, each one seat further; a second request returns the same table."""
    _, held = await _rights(request, table)
    visitor = visitor_of(request)
    if not held or visitor is None:
        raise RequestError("not-your-seat", 403)
    return CreatedTable(await seating.create_rematch(manager_of(request), visitor, table))


@post("/tables/{table:str}/fork", status_code=201)
async def create_fork(request: ApiRequest, table: FromPath[str], data: JSONBody[ForkRequest]) -> Response[CreatedTable]:
    """Create a table that continues a finished game from one of its positions."""
    _check_origin(request)
    await _check_create_limit(request)
    visitor, cookies = _visitor(request)
    table_id = await seating.create_fork(
        manager_of(request), visitor, table, data.move, data.seat, data.player, data.name, data.title
    )
    return Response(CreatedTable(table_id), status_code=201, cookies=cookies)


@get("/tables/mine", cost=10)
async def my_tables(request: ApiRequest, lang: Lang = None) -> list[TableSummary]:
    """The visitor's tables: first those that wait for them, longest waiting first; then the others, newest first."""
    manager, language = manager_of(request), request_language(request, lang)
    visitor = visitor_of(request)
    if visitor is None:
        return []
    summaries = []
    for table_id in await manager.store.tables_of(visitor, MAX_LISTED_TABLES):
        try:
            table = (await manager.get(table_id)).table
        except Exception:  # one unreadable table must not hide the others
            log.exception("table %s cannot be read", table_id)
            continue
        held = [seat for seat in await manager.store.seats_of(visitor, table_id) if seat != HOST]
        if held:
            summaries.append(_summary(table, held, language))
    summaries.sort(key=lambda summary: summary.changed, reverse=True)
    waiting = [summary for summary in summaries if summary.waits_for_me]
    return waiting[::-1] + [summary for summary in summaries if not summary.waits_for_me]


def _summary(table: Table, held: list[int], language: str) -> TableSummary:
    position = table.position
    view = table.game.view(position, held[0]) if position is not None else None
    return TableSummary(
        table=table.id,
        name=table.name,
        game=table.game.id,
        status=table.status,
        seat=held[0],
        seats=[seat.name for seat in table.seats],
        waits_for_me=any(table.is_waiting_for(seat) for seat in held),
        waiting=[
            seat.name
            for number, seat in enumerate(table.seats)
            if (table.is_waiting_for if number in held else table.seems_waiting_for)(number)
        ],
        changed=datetime.fromtimestamp(table.changed, UTC).isoformat(),
        round=table.game.text.round_label(view, language) if view is not None else "",
        result=result_of(position) if position is not None and table.status == "over" else None,
    )


# --- seats -------------------------------------------------------------------------------------------


@post("/tables/{table:str}/join", status_code=200, cost=10)
async def join_table(request: ApiRequest, table: FromPath[str], data: JSONBody[JoinRequest]) -> Response[JoinedSeat]:
    """Take a seat with an invitation, or open one's own seat on this device."""
    _check_origin(request)
    visitor, cookies = _visitor(request)
    seat = await seating.join(manager_of(request), visitor, table, data.token, data.name, data.commitment)
    return Response(JoinedSeat(table, seat), status_code=200, cookies=cookies)


@post("/tables/{table:str}/start", status_code=204)
async def start_game(request: ApiRequest, table: FromPath[str]) -> None:
    """Deal (host only)."""
    await _require_host(request, table)
    await seating.start_game(manager_of(request), table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=204)
async def plan_seat(
    request: ApiRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatRequest]
) -> None:
    """Before the deal, change who takes a seat (host only)."""
    await _require_host(request, table)
    await seating.change_plan(manager_of(request), table, seat, data)


@post("/tables/{table:str}/leave", status_code=204)
async def leave_table(request: ApiRequest, table: FromPath[str], data: JSONBody[LeaveRequest]) -> None:
    """Give a seat up."""
    await _require_seat(request, table, data.seat)
    await seating.leave(manager_of(request), table, data.seat)


@post("/tables/{table:str}/links", status_code=201)
async def create_link(request: ApiRequest, table: FromPath[str], data: JSONBody[LinkRequest]) -> Link:
    """Create an invitation (host only), or a link to one's own seat; earlier ones become invalid."""
    if data.seat is None:
        await _require_host(request, table)
    else:
        await _require_seat(request, table, data.seat)
    visitor = visitor_of(request)
    assert visitor is not None
    return Link(await seating.create_link(manager_of(request), visitor, table, data.seat))


# --- playing -----------------------------------------------------------------------------------------


@get("/tables/{table:str}")
async def get_table(
    request: ApiRequest, table: FromPath[str], seat: SeatParameter = None, lang: Lang = None
) -> TableView:
    """The table as a seat of the visitor sees it, or a spectator."""
    active, held = await _rights(request, table)
    _check_held(seat, held)
    own_seats = frozenset(seat for seat in held if seat != HOST)
    viewer = Viewer(seat, own_seats, HOST in held, request_language(request, lang), True)
    async with active.lock:
        presence = manager_of(request).presence(active)
        return table_view(active.table, viewer, presence, first_log_entry(active.table, seat))


@post("/tables/{table:str}/acts", status_code=200)
async def execute_command(
    request: ApiRequest, table: FromPath[str], data: JSONBody[CommandRequest], lang: Lang = None
) -> Done | MovesExplained | Hint:
    """Execute a command of the WebSocket, for clients that cannot use one."""
    _, held = await _rights(request, table)
    _check_held(data.seat, held)
    if isinstance(data.command, ExchangeCommand):
        return await deal_exchange.execute(manager_of(request), table, frozenset(held) - {HOST}, data.command)
    return await execute(manager_of(request), table, data.seat, request_language(request, lang), data.command)


@get("/tables/{table:str}/story", cost=10)
async def get_log(
    request: ApiRequest, table: FromPath[str], seat: SeatParameter = None, lang: Lang = None
) -> list[Line]:
    """The whole game log of a seat."""
    active, held = await _rights(request, table)
    _check_held(seat, held)
    async with active.lock:
        language = request_language(request, lang)
        return await manager_of(request).background.run(lambda: log_lines(active.table, seat, language, 0))


# --- finished games ----------------------------------------------------------------------------------


async def _finished(
    request: ApiRequest, table_id: str, what: str, lang: str | None,
    compute: Callable[[ActiveTable, str], Awaitable[Answer]],
) -> Answer:  # fmt: skip
    """Something about a finished game, computed once and kept."""
    manager, language = manager_of(request), request_language(request, lang)
    active = await manager.latest(table_id)
    replay.require_finished(active.table)
    key = what, table_id, str(active.table.event_count), language
    return await manager.answers.get(key, lambda: compute(active, language))


@get("/tables/{table:str}/sheet", cost=5)
async def score_sheet(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> replay.ScoreSheet:
    """The score sheet of a finished game."""
    background = manager_of(request).background

    async def compute(active: ActiveTable, language: str) -> replay.ScoreSheet:
        return await background.run(lambda: replay.score_sheet(active.table, language))

    return await _finished(request, table, "sheet", lang, compute)


@get("/tables/{table:str}/replay", cost=10)
async def replay_outline(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> replay.Outline:
    """The moves of a finished game; its deal is verified against the seed."""
    outline = await _finished(request, table, "outline", lang, manager_of(request).outline)
    visitor = visitor_of(request)
    held = await manager_of(request).store.seats_of(visitor, table) if visitor else []
    return msgspec.structs.replace(outline, mine=[seat for seat in held if seat != HOST])


@get("/tables/{table:str}/replay/{move:int}", cost=2)
async def replay_step(
    request: ApiRequest,
    table: FromPath[str],
    move: FromPath[int],
    seen_by: FromQuery[str] = "everyone",
    lang: Lang = None,
) -> replay.Step:
    """One position of a finished game, as a seat or a spectator ("everyone") saw it, or with everything "open"."""
    manager, language = manager_of(request), request_language(request, lang)
    active = await manager.latest(table)
    replay.require_finished(active.table)
    async with active.lock:
        return await manager.background.run(lambda: replay.step(active.table, move, seen_by, language))


@get("/tables/{table:str}/record", cost=2)
async def download_record(request: ApiRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, for `salon verify` and `salon replay`."""
    found = (await manager_of(request).latest(table)).table
    replay.require_finished(found)
    headers = {"Content-Disposition": f'attachment; filename="{found.game.id}-{table[:8]}.json"'}
    body = (found.to_record().to_json() + "\n").encode()
    return Response(body, media_type="application/json", headers=headers)


ROUTES: list[Any] = [
    *games_api.HANDLERS,
    *reference_api.HANDLERS,
    *copies_api.HANDLERS,
    create_table, create_guided, create_rematch, create_fork, my_tables, join_table, start_game, plan_seat,
    leave_table, create_link, get_table, execute_command, get_log, score_sheet, replay_outline, replay_step,
    download_record,
]  # fmt: skip
router = Router("/api", route_handlers=ROUTES)
