"""`salon backup` and `salon table`: for whoever keeps the house, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from salon.cli.files import write_whole
from salon.cli.serve import default_store
from salon.kernel.reasons import SalonError

TABLE = "as `salon table list` shows it"
SECRET = "it holds running games with all that is hidden: keep it to yourself"


def add_to(commands: Any) -> None:
    """Describe the commands."""
    backup = commands.add_parser("backup", help="copy all tables to a file, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="must not exist yet; serve it with --db FILE")
    _add_store(backup)
    backup.set_defaults(run=run_backup)

    table = commands.add_parser("table", help="look after tables: list, rollback, replace-seat, export")
    acts = table.add_subparsers(dest="act", metavar="ACT", required=True)
    listing = acts.add_parser("list", help="all tables, newest first")
    rollback = acts.add_parser("rollback", help="take back the last moves of a table, announced to all its seats")
    rollback.add_argument("table", metavar="TABLE", help=TABLE)
    rollback.add_argument("--moves", type=int, default=1, metavar="N", help="how many (default: 1)")
    replace = acts.add_parser("replace-seat", help="open a seat for somebody new; the old holder is out at once")
    replace.add_argument("table", metavar="TABLE", help=TABLE)
    replace.add_argument("seat", type=int, metavar="SEAT", help="1 is the first")
    export = acts.add_parser("export", help="the record of a table, on standard output or in a file")
    export.add_argument("table", metavar="TABLE", help=TABLE)
    export.add_argument("--output", type=Path, metavar="FILE")
    for each in (listing, rollback, replace, export):
        _add_store(each)
    listing.set_defaults(run=run_list)
    rollback.set_defaults(run=run_rollback)
    replace.set_defaults(run=run_replace)
    export.set_defaults(run=run_export)


def _add_store(command: argparse.ArgumentParser) -> None:
    command.add_argument("--db", metavar="URL", help="a database URL or an SQLite file (default: in your data folder)")


def run_backup(chosen: argparse.Namespace) -> int:
    """Copy the store."""
    from salon.server.keeping import back_up
    from salon.server.serving import store_url

    count = back_up(store_url(chosen.db or default_store()), chosen.file)
    print(f"{chosen.file} holds a copy of {count} tables; {SECRET}.")
    return 0


def _with_store(chosen: argparse.Namespace, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Do something with the store that is chosen; it must exist."""
    from salon.server.serving import store_url
    from salon.server.store import Store

    db = chosen.db or default_store()
    if "://" not in str(db) and not Path(db).exists():
        raise SalonError(f"{db}: there is no such store; name it with --db")

    async def inside() -> Any:
        store = Store(store_url(db))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def run_list(chosen: argparse.Namespace) -> int:
    """All tables."""
    from salon.server.keeping import listed

    rows = _with_store(chosen, listed)
    grid = Grid()
    grid.add_column("Table", no_wrap=True)  # it is copied from here
    for title in ("Game", "Name", "Status", "Seats", "Waiting for", "Moves", "Last change"):
        grid.add_column(title)
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        cells = (row.id, row.game, row.name, row.status, ", ".join(row.seats), ", ".join(row.waiting))
        grid.add_row(*map(escape, cells), str(row.moves), when)
    Console(highlight=False).print(grid if rows else "There are no tables yet.")
    return 0


def run_rollback(chosen: argparse.Namespace) -> int:
    """Take moves back."""
    from salon.server.keeping import roll_back

    keep = _with_store(chosen, lambda store: roll_back(store, chosen.table, chosen.moves))
    print(f"Table {chosen.table} now stands after {keep} moves; its seats are told.")
    return 0


def run_replace(chosen: argparse.Namespace) -> int:
    """Open a seat."""
    from salon.server.keeping import replace_seat

    secret = _with_store(chosen, lambda store: replace_seat(store, chosen.table, chosen.seat - 1))
    print(f"Seat {chosen.seat} is open. Whoever opens this link on your server has it: /join/{chosen.table}#{secret}")
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    """The record of a table."""
    from salon.server.keeping import read_table

    table = _with_store(chosen, lambda store: read_table(store, chosen.table))
    if table.position is None:
        raise SalonError(f"the game at table {chosen.table} has not begun: there is no record yet")
    text = table.played_record().to_json()
    if chosen.output:
        write_whole(chosen.output, text)
    else:
        print(text)
    if table.status != "over":
        print(f"salon: this game is still going on; {SECRET}", file=sys.stderr)
    return 0
