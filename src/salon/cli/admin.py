"""`salon backup` and `salon table`: administration, even while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from salon.cli.files import write_atomically
from salon.cli.serve import default_store
from salon.cli.settings import add_settings, chosen_settings, require_server
from salon.kernel.reasons import SalonError

WIDE = 300  # letters
LISTED = 50  # tables; each is replayed, because only its moves say whom it waits for
TABLE_HELP = "as `salon table list` shows it"
CONFIDENTIAL = "it contains the hidden information of running games: do not share it"


def add_to(commands: Any) -> None:
    """Describe the commands."""
    backup = commands.add_parser("backup", help="copy all tables to a file, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="must not exist yet; serve it with --db FILE")
    add_settings(backup, "db")
    backup.set_defaults(run=run_backup)

    move = commands.add_parser("move-store", help="copy all tables to another store, such as a PostgreSQL database")
    move.add_argument("source", metavar="FROM", help="a file, or postgresql://…; stop its servers first")
    move.add_argument("target", metavar="TO", help="a new file, or an empty database; serve it with --db TO")
    move.set_defaults(run=run_move)

    table = commands.add_parser("table", help="administer tables: list, rollback, replace-seat, export")
    actions = table.add_subparsers(dest="act", metavar="ACT", required=True)
    listing = actions.add_parser("list", help="the tables, newest first")
    listing.add_argument("--all", action="store_true", help=f"all of them, not only the newest {LISTED}")
    listing.add_argument("--json", action="store_true", help="as one JSON list, for programs")
    rollback = actions.add_parser("rollback", help="take back the last moves of a table, announced to all its seats")
    rollback.add_argument("table", metavar="TABLE", help=TABLE_HELP)
    rollback.add_argument("--moves", type=int, default=1, metavar="N", help="how many (default: 1)")
    replace = actions.add_parser("replace-seat", help="open a seat for another person; the old holder loses it at once")
    replace.add_argument("table", metavar="TABLE", help=TABLE_HELP)
    replace.add_argument("seat", type=int, metavar="SEAT", help="1 is the first")
    export = actions.add_parser("export", help="the record of a table, on standard output or in a file")
    export.add_argument("table", metavar="TABLE", help=TABLE_HELP)
    export.add_argument("--output", type=Path, metavar="FILE")
    for command in (listing, rollback, export):
        add_settings(command, "db")
    add_settings(replace, "db", "base_path")
    listing.set_defaults(run=run_list)
    rollback.set_defaults(run=run_rollback)
    replace.set_defaults(run=run_replace)
    export.set_defaults(run=run_export)


def run_backup(chosen: argparse.Namespace) -> int:
    """Copy the store."""
    require_server()
    from salon.server.admin import back_up
    from salon.server.store import sqlite_path

    db = chosen_settings(chosen).db or default_store()
    if (path := sqlite_path(db)) is not None:
        count = back_up(path, chosen.file)
    elif chosen.file.absolute().parent.is_dir():
        count = _copy(str(db), str(chosen.file))["tables"]
    else:
        raise SalonError(f"{chosen.file}: cannot be written (there is no such folder)")
    print(f"{chosen.file} holds a copy of {count} tables; {CONFIDENTIAL}.")
    return 0


def run_move(chosen: argparse.Namespace) -> int:
    """Copy one store to another."""
    require_server()
    from salon.server.store import store_at

    counts = _copy(chosen.source, chosen.target)
    source, target = store_at(chosen.source).name, store_at(chosen.target).name
    print(
        f"{target} has all {counts['tables']} tables with {counts['events']} events; {source} still has them. "
        "Serve the new store with --db."
    )
    return 0


def _copy(source_db: str, target_db: str) -> dict[str, int]:
    """Copy a store to a new one of either kind; the number of rows of each kind."""
    from salon.server.store import store_at
    from salon.server.store.move import move_store

    source, target = store_at(source_db), store_at(target_db)
    if source.file_path is not None and not source.file_path.exists():
        raise SalonError(f"{source.file_path}: there is no such store")
    if target.file_path is not None and target.file_path.exists():
        raise SalonError(f"{target.file_path}: exists already; name another file")

    async def copy() -> dict[str, int]:
        await source.open()
        try:
            await target.open()
            with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
                task = bar.add_task("Copying")
                return await move_store(
                    source, target, lambda done, total: bar.update(task, completed=done, total=total)
                )
        except BaseException:
            if target.file_path is not None:
                target.file_path.unlink(missing_ok=True)
            raise
        finally:
            await target.close()
            await source.close()

    return asyncio.run(copy())


def _with_store(chosen: argparse.Namespace, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Run work on the chosen store, which must exist."""
    from salon.server.store import store_at

    store = store_at(chosen_settings(chosen).db or default_store())
    file = store.file_path
    if file is not None and not file.exists():
        raise SalonError(f"{file}: there is no such store; name it with --db")

    async def with_open_store() -> Any:
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(with_open_store())


def run_list(chosen: argparse.Namespace) -> int:
    """The tables."""
    require_server()
    from salon.server.admin import list_tables

    rows, count = _with_store(chosen, lambda store: list_tables(store, None if chosen.all else LISTED))
    if chosen.json:
        print(msgspec.json.encode(rows).decode())
        return 0
    grid = Grid()
    grid.add_column("Table", no_wrap=True)  # people copy it
    for title in ("Game", "Name", "Status", "Seats", "Waiting for", "Moves", "Last change"):
        grid.add_column(title)
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        cells = (row.id, row.game, row.name, row.status, ", ".join(row.seats), ", ".join(row.waiting))
        grid.add_row(*map(escape, cells), str(row.moves), when)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE  # whole cells for whatever reads it
    console.print(grid if rows else "There are no tables yet.")
    if len(rows) < count:
        console.print(f"These are the newest {len(rows)} of {count} tables; --all lists every one.")
    return 0


def run_rollback(chosen: argparse.Namespace) -> int:
    """Take moves back."""
    require_server()
    from salon.server.admin import roll_back

    remaining = _with_store(chosen, lambda store: roll_back(store, chosen.table, chosen.moves))
    print(f"Table {chosen.table} now has {remaining} moves; its seats see that in the log.")
    return 0


def run_replace(chosen: argparse.Namespace) -> int:
    """Open a seat."""
    require_server()
    from salon.server.admin import replace_seat

    token = _with_store(chosen, lambda store: replace_seat(store, chosen.table, chosen.seat - 1))
    link = f"{chosen_settings(chosen).base_path}/join/{chosen.table}#{token}"
    print(f"Seat {chosen.seat} is open. Anyone who opens this link on your server gets it: {link}")
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    """The record of a table."""
    require_server()
    from salon.server.admin import read_table

    table = _with_store(chosen, lambda store: read_table(store, chosen.table))
    if table.position is None:
        raise SalonError(f"the game at table {chosen.table} has not begun: there is no record yet")
    text = table.to_record().to_json()
    if chosen.output:
        write_atomically(chosen.output, text)
    else:
        print(text)
    if table.status != "over":
        print(f"salon: this game is still going on; {CONFIDENTIAL}", file=sys.stderr)
    return 0
