"""What an administrator can do to tables, even while the server runs: every change is an event of the table."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import msgspec
from sqlalchemy import Executable, delete

from salon.kernel.reasons import SalonError
from salon.server import clock, events
from salon.server.schema import links
from salon.server.store import MAX_CONFLICTS, Conflict, Store, revoke_seat
from salon.server.table import Table, table_of
from salon.server.tokens import hash_token, new_token


class TableSummary(msgspec.Struct, frozen=True):
    """One row of the list of tables."""

    id: str
    game: str
    status: str
    name: str
    seats: list[str]
    waiting: list[str]
    moves: int
    changed: float


async def read_table(store: Store, table_id: str) -> Table:
    """A table from the store."""
    stored = await store.read_events(table_id)
    if not stored:
        raise SalonError(f"there is no table {table_id!r}: `salon table list` shows them")
    return table_of(table_id, stored)


async def list_tables(store: Store, limit: int | None = None) -> tuple[list[TableSummary], int]:
    """The newest tables, newest first, and the number of all."""
    summaries = []
    for table_id in await store.list_tables(limit):
        table = await read_table(store, table_id)
        names = [seat.name or "–" for seat in table.seats]
        summary = TableSummary(
            id=table.id,
            game=table.game.id,
            status=table.status,
            name=table.name,
            seats=names,
            waiting=[name for number, name in enumerate(names) if table.is_waiting_for(number)],
            moves=len(table.settled),
            changed=table.changed,
        )
        summaries.append(summary)
    return summaries, await store.count_tables()


async def roll_back(store: Store, table_id: str, moves: int) -> int:
    """Undo the last moves of a table; returns how many remain. All seats see it in the log."""
    table = await read_table(store, table_id)
    if table.position is None:
        raise SalonError(f"the game at table {table_id} has not begun: there is nothing to take back")
    undoable = len(table.settled) - table.initial_moves
    if not 1 <= moves <= undoable:
        raise SalonError(f"table {table_id} has {undoable} moves: choose from 1 to that")
    keep = len(table.settled) - moves
    try:
        await _append(store, table, events.RolledBack(keep, "house"))
    except Conflict:
        raise _changed(table_id) from None
    return keep


async def replace_seat(store: Store, table_id: str, seat: int) -> str:
    """Open a seat for another person; returns the token of the link that takes it.

    It does not matter what is played meanwhile: after a conflict it is done again.
    """
    for _ in range(MAX_CONFLICTS):
        try:
            return await _replace_seat(store, await read_table(store, table_id), seat)
        except Conflict:
            continue
    raise _changed(table_id)


async def _replace_seat(store: Store, table: Table, seat: int) -> str:
    table_id = table.id
    if not 0 <= seat < len(table.seats):
        raise SalonError(f"table {table_id} has the seats 1 to {len(table.seats)}, not {seat + 1}")
    token = new_token()
    insert_link = links.insert().values(hash=hash_token(token), table=table_id, seat=seat)
    # nor may the old holder come back to it by the invitation that is for any open seat
    revoke_invitation = delete(links).where(links.c.table == table_id, links.c.seat.is_(None))
    also = (*revoke_seat(table_id, seat), revoke_invitation, insert_link)
    await _append(store, table, events.SeatReopened(seat), also=also)
    return token


async def _append(store: Store, table: Table, event: events.Event, also: tuple[Executable, ...] = ()) -> None:
    number, at = table.event_count, clock.now()
    table.apply(event, at)
    index = {"game": table.game.id, "status": table.status, "due": table.bot_to_move}
    await store.append(table.id, number, at, [events.encode(event)], index, also)


def _changed(table_id: str) -> SalonError:
    return SalonError(f"table {table_id} has just changed: look at it and try again")


def back_up(path: Path, target: Path) -> int:
    """Copy an SQLite store to a new file, even while the server writes; returns the number of tables."""
    if not path.exists():
        raise SalonError(f"{path}: there is no such store")
    try:
        # readable by its owner only: it contains the hidden information of running games
        handle = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise SalonError(f"{target}: exists already; name another file") from None
    except OSError as error:
        raise SalonError(f"{target}: cannot be written ({error.strerror})") from None
    os.close(handle)
    try:
        source = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        copy = sqlite3.connect(target)
        with source, copy:
            source.backup(copy)
            count: int = copy.execute("select count(*) from tables").fetchone()[0]
        copy.close()
        source.close()
    except sqlite3.Error as error:
        target.unlink()
        raise SalonError(f"{target}: the backup failed ({error})") from None
    return count
