"""What whoever keeps the house can do to a table, also while the server runs: every act is an event in its stream."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url

from salon.kernel.reasons import SalonError
from salon.server import stream
from salon.server.schema import links
from salon.server.secrets import hashed, new_secret
from salon.server.store import Conflict, Store, forget_seat
from salon.server.table import Table


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is listed."""

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
    table = Table(table_id)
    kept = await store.stream(table_id)
    if not kept:
        raise SalonError(f"there is no table {table_id!r}: `salon table list` shows them")
    for at, body in kept:
        table.follow(stream.decode(body), at)
    return table


async def listed(store: Store) -> list[TableRow]:
    """All tables, newest first."""
    rows = []
    for row in await store.all_tables():
        table = await read_table(store, row["id"])
        names = [seat.name or "–" for seat in table.seats]
        waiting = [name for number, name in enumerate(names) if table.waits_for(number)]
        rows.append(
            TableRow(
                table.id, table.game.id, table.status, table.name, names, waiting, len(table.settled), table.changed
            )
        )
    return rows


async def roll_back(store: Store, table_id: str, moves: int) -> int:
    """Take back the last moves of a table, announced to all its seats; gives how many still stand."""
    table = await read_table(store, table_id)
    if table.position is None:
        raise SalonError(f"the game at table {table_id} has not begun: there is nothing to take back")
    if not 1 <= moves <= len(table.settled) - table.given:
        raise SalonError(f"table {table_id} has {len(table.settled) - table.given} moves: choose from 1 to that")
    keep = len(table.settled) - moves
    await _append(store, table, stream.RolledBack(keep, "house"))
    return keep


async def replace_seat(store: Store, table_id: str, seat: int) -> str:
    """Open a seat for somebody new; gives the secret of the link that takes it."""
    table = await read_table(store, table_id)
    if not 0 <= seat < len(table.seats):
        raise SalonError(f"table {table_id} has the seats 1 to {len(table.seats)}, not {seat + 1}")
    secret = new_secret()
    made = links.insert().values(hash=hashed(secret), table=table_id, seat=seat)
    await _append(store, table, stream.Replaced(seat), also=(*forget_seat(table_id, seat), made))
    return secret


async def _append(store: Store, table: Table, event: stream.Event, also: tuple[object, ...] = ()) -> None:
    number, at = table.number, time.time()
    table.follow(event, at)
    index = {"game": table.game.id, "status": table.status, "due": table.due}
    try:
        await store.append(table.id, number, at, [stream.encode(event)], index, also)  # type: ignore[arg-type]
    except Conflict:
        raise SalonError(f"table {table.id} has just changed: look at it and try again") from None


def back_up(url: str, target: Path) -> int:
    """Copy the store to a file, also while the server writes; gives the number of tables in it."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise SalonError("only an SQLite store is backed up by this command: use your database's own tools")
    if not Path(parsed.database).exists():
        raise SalonError(f"{parsed.database}: there is no such store")
    try:
        # only its owner may read it: running games are in it, with all that is hidden
        handle = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise SalonError(f"{target}: exists already; name another file") from None
    except OSError as error:
        raise SalonError(f"{target}: cannot be written ({error.strerror})") from None
    os.close(handle)
    try:
        source = sqlite3.connect(f"file:{parsed.database}?mode=ro", uri=True)
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
