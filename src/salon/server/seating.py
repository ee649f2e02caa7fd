"""Making tables, sitting down, leaving: everything about who sits where."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.deal import chosen_options
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record
from salon.players import PLAYERS, USUAL
from salon.server import stream
from salon.server.house import House, Room
from salon.server.refusals import Refused
from salon.server.schema import links
from salon.server.secrets import hashed, new_secret, new_table_id
from salon.server.store import forget_seat, hold
from salon.server.stream import SeatPlan
from salon.server.table import Table, as_kept, first_record

HOST = -1
MOST_NAME = 40
# Names for computer players, one a seat; any person could be called so.
NAMES = ("Ada", "Bruno", "Colette", "Dario", "Edith", "Farah", "Goran")


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair: "me" (this browser), "invited" or "computer"."""

    who: str
    name: str | None = None
    player: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: list[Sitter]
    name: str = ""
    options: dict[str, str] = {}
    hints: bool | None = None  # whether advice may be asked for; None: where only one person plays


def clean(name: str) -> str:
    """A name as it is shown: one line, without what cannot be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:MOST_NAME]


async def make(house: House, visitor: str, wanted: NewTable) -> tuple[str, str | None]:
    """Make a table; without invited seats its game begins at once. Gives its id, and an invitation if it needs one."""
    if wanted.game not in game_ids():
        raise Refused("no-such-game", 404, game=wanted.game[:40])
    game = game_by_id(wanted.game)
    try:
        game.check_seats(len(wanted.seats))
        # cut, for a name that is wrong is said back
        options = chosen_options(game.options, {n[:MOST_NAME]: v[:MOST_NAME] for n, v in wanted.options.items()})
    except SalonError as error:
        raise Refused("bad-table", 400, text=f"{error}.") from None
    plans = [_plan(sitter, number) for number, sitter in enumerate(wanted.seats)]
    alone = sum(plan.kind != "computer" for plan in plans) == 1
    hints = alone if wanted.hints is None else wanted.hints
    opened = stream.Opened(game.id, clean(wanted.name), options, plans, hints=hints)
    return await open_table(house, visitor, opened)


async def open_table(
    house: House, visitor: str, opened: stream.Opened, record: dict[str, Any] | None = None
) -> tuple[str, str | None]:
    """Open a table; the browser that does so is its host and holds the seats of people who are there."""
    table_id = new_table_id()
    events: list[stream.Event] = [opened]
    also = [hold(visitor, table_id, HOST)]
    also += [hold(visitor, table_id, n) for n, plan in enumerate(opened.seats) if plan.kind == "person"]
    invitation = None
    if any(plan.kind == "open" for plan in opened.seats):
        invitation = new_secret()
        also.append(links.insert().values(hash=hashed(invitation), table=table_id, seat=None))
    else:
        game = game_by_id(opened.game)
        events.append(stream.Dealt(record or first_record(game, len(opened.seats), opened.options)))
    room = Room(Table(table_id))
    async with room.lock:
        await house.append(room, *events, also=tuple(also))
        house.rooms[table_id] = room
    return table_id, invitation


async def make_guided(house: House, visitor: str, game_id: str, name: str) -> str:
    """The guided first game of a game: its deal and the moves of others are always the same."""
    guide = game_by_id(game_id).guide if game_id in game_ids() else None
    if guide is None:
        raise Refused("no-guide", 404)
    game = game_by_id(game_id)
    options = chosen_options(game.options, guide.options)
    plans = [SeatPlan("person", clean(name) or "1", None)]
    plans += [SeatPlan("computer", NAMES[number], guide.player) for number in range(1, guide.seats)]
    opened = stream.Opened(game.id, "", options, plans, guided=True)
    record = first_record(game, guide.seats, options, guide.seed)
    table, _ = await open_table(house, visitor, opened, record)
    return table


def _plan(sitter: Sitter, number: int) -> SeatPlan:
    name = clean(sitter.name or "")
    if sitter.who == "computer":
        player = sitter.player or USUAL
        if player not in PLAYERS:
            raise Refused("no-such-player", 400, players=", ".join(PLAYERS))
        return SeatPlan("computer", name or NAMES[number % len(NAMES)], player)
    if sitter.who == "me":
        return SeatPlan("person", name or f"{number + 1}", None)
    if sitter.who == "invited":
        return SeatPlan("open", name, None)
    raise Refused("bad-sitter", 400)


async def change_plan(house: House, table: str, seat: int, sitter: Sitter) -> None:
    """Before the deal: let somebody else sit on a chair."""
    plan = _plan(sitter, seat)

    async def alone(room: Room) -> None:
        _gathering(room, seat)
        await house.append(room, stream.Planned(seat, plan), also=forget_seat(table, seat))
        _send_away(room, seat)

    if plan.kind == "person":
        raise Refused("bad-sitter", 400)
    await house.do(table, alone)


async def join(house: House, visitor: str, table: str, secret: str, name: str) -> int:
    """Sit down with the secret of an invitation, or take one's own seat to another device; gives the seat."""
    found = await house.store.link(hashed(secret))
    if found is None or found[0] != table:
        raise Refused("no-such-invitation", 404)

    async def alone(room: Room) -> int:
        held = [seat for seat in await house.store.held(visitor, table) if seat != HOST]
        if found[1] is not None:
            seat = found[1]
            holding = hold(visitor, table, seat)
            if room.table.seats[seat].kind == "open":
                called = clean(name) or room.table.seats[seat].name or f"{seat + 1}"
                await house.append(room, stream.Joined(seat, called), also=(holding,))
            else:
                await house.store.write(lambda connection: connection.execute(holding))
            return seat
        if held:
            return held[0]  # the same browser twice: it sits already
        free = [number for number, each in enumerate(room.table.seats) if each.kind == "open"]
        if not free:
            raise Refused("table-full")
        seat = free[0]
        called = clean(name) or room.table.seats[seat].name or f"{seat + 1}"
        await house.append(room, stream.Joined(seat, called), also=(hold(visitor, table, seat),))
        return seat

    return await house.do(table, alone)


async def start(house: House, table: str) -> None:
    """Deal, once everybody has sat down."""

    async def alone(room: Room) -> None:
        if room.table.position is not None:
            return
        if any(seat.kind == "open" for seat in room.table.seats):
            raise Refused("seats-open")
        record = first_record(room.table.game, len(room.table.seats), room.table.options)
        await house.append(room, stream.Dealt(record))

    await house.do(table, alone)


async def leave(house: House, table: str, seat: int) -> None:
    """Give a chair up; in a running game a computer player goes on with it."""

    async def alone(room: Room) -> None:
        player = house.settings.stand_in if room.table.position is not None else None
        await house.append(room, stream.Left(seat, player), also=forget_seat(table, seat))
        _send_away(room, seat)

    await house.do(table, alone)


async def new_link(house: House, visitor: str, table: str, seat: int | None) -> str:
    """A new link: an invitation, or one that opens a chair elsewhere. What opened the same before is worthless then."""
    secret = new_secret()
    made = links.insert().values(hash=hashed(secret), table=table, seat=seat)
    if seat is None:
        before: tuple[Any, ...] = (delete(links).where(links.c.table == table, links.c.seat.is_(None)),)
    else:
        before = (*forget_seat(table, seat), hold(visitor, table, seat))

    def job(connection: Connection) -> None:
        for statement in (*before, made):
            connection.execute(statement)

    await house.store.write(job)
    if seat is not None:
        _send_away(await house.room(table), seat, but=visitor)
    return secret


def _send_away(room: Room, seat: int, but: str | None = None) -> None:
    """End the connections of all browsers (but one) that sat on a chair: it is no longer theirs."""
    for connection in room.connections:
        if seat in connection.reader.mine and (but is None or connection.visitor != but):
            connection.close(4001)


async def rematch(house: House, visitor: str, table: str) -> str:
    """A new table with the same people, everybody one chair further."""

    async def alone(room: Room) -> str:
        if room.table.next is not None:
            return room.table.next
        if room.table.status != "over":
            raise Refused("not-over")
        before = room.table.seats
        order = [*range(1, len(before)), 0]
        plans = []
        also: list[Any] = []
        table_id = new_table_id()
        for number, old in enumerate(order):
            seat = before[old]
            holders = await house.store.holders(table, old)
            if seat.kind == "person" and not holders:  # whoever left does not come along: nobody could play for them
                plans.append(SeatPlan("computer", seat.name, seat.stand_in or house.settings.stand_in))
            else:
                plans.append(SeatPlan(seat.kind, seat.name, seat.player))
            also += [hold(holder, table_id, number) for holder in holders]
        also.append(hold(visitor, table_id, HOST))
        opened = stream.Opened(
            room.table.game.id, room.table.name, room.table.options, plans, follows=table, hints=room.table.allows_hints
        )
        events: list[stream.Event] = [opened]
        if not any(plan.kind == "open" for plan in plans):
            events.append(stream.Dealt(first_record(game_by_id(opened.game), len(plans), opened.options)))
        new = Room(Table(table_id))
        async with new.lock:
            await house.append(new, *events, also=tuple(also))
            house.rooms[table_id] = new
        await house.append(room, stream.Followed(table_id))
        return table_id

    return await house.do(table, alone)


async def fork(house: House, visitor: str, table: str, move: int, seat: int, player: str, name: str) -> str:
    """Play on from a moment of a finished game, against computer players."""
    room = await house.room(table)
    if room.table.status != "over":
        raise Refused("not-over")
    if player not in PLAYERS:
        raise Refused("no-such-player", 400, players=", ".join(PLAYERS))
    if not 0 <= seat < len(room.table.seats):
        raise Refused("no-such-seat", 400)
    whole = room.table.played_record()
    part = Record(whole.game, whole.deal, whole.actions[: settled_before(room.table, move)])
    plans = [
        SeatPlan("person", clean(name) or each.name, None)
        if number == seat
        else SeatPlan("computer", each.name, player)
        for number, each in enumerate(room.table.seats)
    ]
    opened = stream.Opened(whole.game.id, room.table.name, room.table.options, plans, follows=table, hints=True)
    made, _ = await open_table(house, visitor, opened, as_kept(part))
    return made


def settled_before(table: Table, move: int) -> int:
    """The last number of moves up to `move` after which no choice was open."""
    assert table.record is not None
    position = table.game.start(table.record.deal)
    phase, settled = position.phase, 0
    for number, played in enumerate(table.settled[: max(0, move)], 1):
        position.play(played.seat, played.action)
        if position.phase != phase:
            phase, settled = position.phase, number
    return min(settled, len(table.settled) - 1)


def _gathering(room: Room, seat: int) -> None:
    if room.table.position is not None:
        raise Refused("started")
    if not 0 <= seat < len(room.table.seats):
        raise Refused("no-such-seat", 400)
