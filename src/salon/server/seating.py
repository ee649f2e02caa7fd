"""Creating tables, joining and leaving: who holds which seat."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete

from salon.games import corrected_game, game_ids
from salon.games import game as game_by_id
from salon.kernel.deal import chosen_options
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record
from salon.players import DEFAULT_PLAYER, PLAYERS
from salon.server import deal_exchange, events
from salon.server.active_table import ActiveTable
from salon.server.client import current_client
from salon.server.copy_values import check_size
from salon.server.errors import RequestError
from salon.server.events import SeatPlan, TempoName
from salon.server.schema import HOST, links
from salon.server.settings import OwnCopy
from salon.server.store import grant_seat, revoke_seat
from salon.server.table import Table, new_record, record_data
from salon.server.table_manager import TableManager
from salon.server.tokens import hash_token, new_table_id, new_token

MAX_NAME = 40
# Names for computer players, one for each seat.
BOT_NAMES = ("Ada", "Bruno", "Colette", "Dario", "Edith", "Farah", "Goran")


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to take a seat: "me" (this visitor), "invited" or "computer"."""

    who: str
    name: str | None = None
    player: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be created."""

    game: str
    seats: list[SeatRequest]
    name: str = ""
    options: dict[str, str] = {}
    hints: bool | None = None  # whether hints may be requested; None: if only one person plays
    copy: OwnCopy | None = None  # whose component values are used; None: those of this server
    tempo: TempoName = "live"  # people play at the same time, or over days
    commitment: str = ""  # to the page's part of the seed; empty: it takes no part


def clean_name(name: str) -> str:
    """A name as one line of printable characters, cut to the maximum length."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:MAX_NAME]


def _seat_plan(request: SeatRequest, number: int) -> SeatPlan:
    name = clean_name(request.name or "")
    if request.who == "computer":
        player = request.player or DEFAULT_PLAYER
        _check_player(player)
        return SeatPlan("computer", name or BOT_NAMES[number % len(BOT_NAMES)], player)
    if request.who == "me":
        return SeatPlan("person", name or f"{number + 1}", None)
    if request.who == "invited":
        return SeatPlan("open", name, None)
    raise RequestError("bad-sitter", 400)


def _check_player(player: str) -> None:
    if player not in PLAYERS:
        raise RequestError("no-such-player", 400, players=", ".join(PLAYERS))


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise RequestError("no-such-seat", 400)


def _check_not_started(table: Table, seat: int) -> None:
    if table.position is not None:
        raise RequestError("started")
    _check_seat(table, seat)


# --- creating tables -----------------------------------------------------------------------------------


async def create_table(manager: TableManager, visitor: str, new: NewTable) -> tuple[str, str | None]:
    """Create a table; returns its id, and the token of an invitation if seats are open, else None.

    Without open seats the game begins at once.
    """
    if new.game not in game_ids():
        raise RequestError("no-such-game", 404, game=new.game[:40])
    copy = new.copy or manager.settings.copies.get(new.game, OwnCopy())
    check_size(copy.values)
    deal_exchange.check_commitment(new.commitment)
    try:
        game = corrected_game(new.game, copy.values)
        game.check_seats(len(new.seats))
        # cut, because the error message repeats a wrong option
        options = chosen_options(game.options, {n[:MAX_NAME]: v[:MAX_NAME] for n, v in new.options.items()})
    except SalonError as error:
        raise RequestError("bad-table", 400, text=f"{error}.") from None
    plans = [_seat_plan(request, number) for number, request in enumerate(new.seats)]
    alone = sum(plan.kind != "computer" for plan in plans) == 1
    hints = alone if new.hints is None else new.hints
    opened = events.TableOpened(
        game.id,
        clean_name(new.name),
        options,
        plans,
        hints=hints,
        copy=clean_name(copy.name),
        components=game.components.overrides,
        tempo=manager.settings.tempo(new.tempo),
    )
    return await _open_table(manager, visitor, opened, new.commitment)


async def create_guided(manager: TableManager, visitor: str, game_id: str, name: str, title: str = "") -> str:
    """Create the guided first game of a game, with its fixed deal; returns the table's id."""
    guide = game_by_id(game_id).text.guide if game_id in game_ids() else None
    if guide is None:
        raise RequestError("no-guide", 404)
    game = game_by_id(game_id)
    options = chosen_options(game.options, guide.options)
    plans = [SeatPlan("person", clean_name(name) or "1", None)]
    plans += [SeatPlan("computer", BOT_NAMES[number], guide.player) for number in range(1, guide.seats)]
    opened = events.TableOpened(game.id, clean_name(title), options, plans, guided=True, given=True)
    record = new_record(game, guide.seats, options, guide.seed)
    table_id, _ = await _open_table(manager, visitor, opened, record=record)
    return table_id


async def _open_table(
    manager: TableManager,
    visitor: str,
    opened: events.TableOpened,
    commitment: str = "",
    record: dict[str, Any] | None = None,
) -> tuple[str, str | None]:
    """Open a table, with a given deal if there is a record. Its visitor is the host and holds the seats of people."""
    table_id = new_table_id()
    also = [grant_seat(visitor, table_id, HOST)]
    also += [grant_seat(visitor, table_id, n) for n, plan in enumerate(opened.seats) if plan.kind == "person"]
    invitation = None
    if any(plan.kind == "open" for plan in opened.seats):
        invitation = new_token()
        also.append(links.insert().values(hash=hash_token(invitation), table=table_id, seat=None))
    opening: list[events.Event] = [opened]
    if record is not None:
        opening.append(events.GameDealt(record))
    else:
        opening = deal_exchange.opening_events(opened, commitment)
    await _append_opening(manager, table_id, opening, also)
    return table_id, invitation


async def _append_opening(
    manager: TableManager, table_id: str, opening: list[events.Event], also: list[Executable]
) -> None:
    """Append the first events of a table."""
    active = ActiveTable(Table(table_id))
    active.client = current_client.get()
    async with active.lock:
        await manager.append(active, *opening, also=tuple(also))
        manager.tables[table_id] = active
    manager.table_limits.opened(active.client, table_id)


async def create_rematch(manager: TableManager, visitor: str, table_id: str) -> str:
    """Create a table with the same players, each one seat further; returns its id. There is one for each table."""

    async def exclusive(active: ActiveTable) -> str:
        table = active.table
        if table.next is not None:
            return table.next
        if table.status != "over":
            raise RequestError("not-over")
        rematch_id = new_table_id()
        plans, also = await _rematch_seats(manager, table, rematch_id)
        also.append(grant_seat(visitor, rematch_id, HOST))
        opened = events.TableOpened(
            table.game.id,
            table.name,
            table.options,
            plans,
            follows=table_id,
            hints=table.allows_hints,
            copy=table.copy,
            components=table.game.components.overrides,
            tempo=manager.tempo(table),
        )
        gave = table.exchange.committed if table.exchange is not None else set()
        count = len(plans)
        expected = [n for n, plan in enumerate(plans) if plan.kind == "person" and (n + 1) % count in gave]
        opening = deal_exchange.opening_events(opened, expected=expected)
        await _append_opening(manager, rematch_id, opening, also)
        await manager.append(active, events.RematchCreated(rematch_id))
        return rematch_id

    return await manager.run_exclusive(table_id, exclusive)


async def _rematch_seats(
    manager: TableManager, table: Table, rematch_id: str
) -> tuple[list[SeatPlan], list[Executable]]:
    """The seats of a rematch, and the statements that give them to the visitors who held them."""
    plans: list[SeatPlan] = []
    grants: list[Executable] = []
    for number, old_number in enumerate([*range(1, len(table.seats)), 0]):
        seat = table.seats[old_number]
        visitors = await manager.store.visitors_of(table.id, old_number)
        if seat.kind == "person" and not visitors:  # this person has left: a computer player takes the seat
            plans.append(SeatPlan("computer", seat.name, seat.stand_in or manager.tempo(table).stand_in))
        else:
            plans.append(SeatPlan(seat.kind, seat.name, seat.player))
        grants += [grant_seat(holder, rematch_id, number) for holder in visitors]
    return plans, grants


async def create_fork(
    manager: TableManager, visitor: str, table_id: str, move: int, seat: int, player: str, name: str, title: str = ""
) -> str:
    """Create a table that continues a finished game from one of its positions, against computer players."""
    table = (await manager.latest(table_id)).table
    if table.status != "over":
        raise RequestError("not-over")
    _check_player(player)
    _check_seat(table, seat)
    whole = table.to_record()
    record = Record(whole.game, whole.deal, whole.actions[: last_phase_end(table, move)])
    plans = [
        SeatPlan("person", clean_name(name) or other.name, None)
        if number == seat
        else SeatPlan("computer", other.name, player)
        for number, other in enumerate(table.seats)
    ]
    opened = events.TableOpened(
        whole.game.id,
        clean_name(title) or table.name,
        table.options,
        plans,
        follows=table_id,
        hints=True,
        copy=table.copy,
        components=whole.game.components.overrides,
        given=True,
    )
    fork_id, _ = await _open_table(manager, visitor, opened, record=record_data(record))
    return fork_id


def last_phase_end(table: Table, move: int) -> int:
    """The largest number of moves, at most `move`, after which no choice was pending."""
    assert table.record is not None
    position = table.game.start(table.record.deal)
    phase, settled = position.phase, 0
    for number, played in enumerate(table.settled[: max(0, move)], 1):
        position.play(played.seat, played.action)
        if position.phase != phase:
            phase, settled = position.phase, number
    return min(settled, len(table.settled) - 1)


# --- seats ---------------------------------------------------------------------------------------------


async def change_plan(manager: TableManager, table_id: str, seat: int, request: SeatRequest) -> None:
    """Before the deal: change who takes a seat."""
    plan = _seat_plan(request, seat)

    async def exclusive(active: ActiveTable) -> None:
        _check_not_started(active.table, seat)
        await manager.append(active, events.SeatPlanned(seat, plan), also=revoke_seat(table_id, seat))
        active.close_seat(seat)

    if plan.kind == "person":
        raise RequestError("bad-sitter", 400)
    await manager.run_exclusive(table_id, exclusive)


async def join(manager: TableManager, visitor: str, table_id: str, token: str, name: str, commitment: str = "") -> int:
    """Take the seat of a link, or any open seat with an invitation; returns the seat."""
    deal_exchange.check_commitment(commitment)
    link = await manager.store.find_link(hash_token(token))
    if link is None or link[0] != table_id:
        raise RequestError("no-such-invitation", 404)
    linked_seat = link[1]

    async def take(active: ActiveTable, seat: int) -> int:
        chosen_name = clean_name(name) or active.table.seats[seat].name or f"{seat + 1}"
        joined = events.PlayerJoined(seat, chosen_name)
        committed = deal_exchange.commit_event(active.table, [seat], commitment)
        await manager.append(active, joined, *committed, also=(grant_seat(visitor, table_id, seat),))
        return seat

    async def exclusive(active: ActiveTable) -> int:
        seats = active.table.seats
        if linked_seat is not None:
            if seats[linked_seat].kind == "open":
                return await take(active, linked_seat)
            grant = grant_seat(visitor, table_id, linked_seat)
            await manager.store.write(lambda connection: connection.execute(grant))
            return linked_seat
        held = [seat for seat in await manager.store.seats_of(visitor, table_id) if seat != HOST]
        if held:
            return held[0]  # this visitor has joined already
        free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
        if not free:
            raise RequestError("table-full")
        return await take(active, free[0])

    return await manager.run_exclusive(table_id, exclusive)


async def start_game(manager: TableManager, table_id: str) -> None:
    """Deal, once no seat is open; pages that take part in the exchange reveal their parts first."""

    async def exclusive(active: ActiveTable) -> None:
        table = active.table
        if table.position is not None or (table.exchange is not None and table.exchange.started):
            return
        if any(seat.kind == "open" for seat in table.seats):
            raise RequestError("seats-open")
        await manager.append(active, deal_exchange.start_event(table))

    await manager.run_exclusive(table_id, exclusive)


async def leave(manager: TableManager, table_id: str, seat: int) -> None:
    """Give a seat up; in a running game a computer player takes over."""

    async def exclusive(active: ActiveTable) -> None:
        player = manager.tempo(active.table).stand_in if active.table.position is not None else None
        await manager.append(active, events.PlayerLeft(seat, player), also=revoke_seat(table_id, seat))
        active.close_seat(seat)

    await manager.run_exclusive(table_id, exclusive)


async def create_link(manager: TableManager, visitor: str, table_id: str, seat: int | None) -> str:
    """Create an invitation (None), or a link that opens a seat on another device; returns its token.

    Earlier links for the same become invalid, and other visitors lose the seat.
    """
    token = new_token()
    insert_link = links.insert().values(hash=hash_token(token), table=table_id, seat=seat)
    if seat is None:
        revoke: tuple[Executable, ...] = (delete(links).where(links.c.table == table_id, links.c.seat.is_(None)),)
    else:
        revoke = (*revoke_seat(table_id, seat), grant_seat(visitor, table_id, seat))

    def job(connection: Connection) -> None:
        for statement in (*revoke, insert_link):
            connection.execute(statement)

    async def exclusive(active: ActiveTable) -> None:
        await manager.store.write(job)
        if seat is not None:
            manager.others.close_seat(active, seat, visitor)

    await manager.run_exclusive(table_id, exclusive)
    return token
