"""A PostgreSQL database: whether it keeps what it says, its clock, the processes on it, and what waits for them."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import asyncpg

from salon import __version__
from salon.server.cluster.leases import WAITING
from salon.server.cluster.members import NOW, SILENCE
from salon.server.doctor.finding import Finding, count, seconds
from salon.server.doctor.notices import examine_notices
from salon.server.doctor.schema import about_revision
from salon.server.settings import Settings
from salon.server.store.base import hide_password
from salon.server.store.postgres import APPENDING, CONNECT_TIMEOUT, OTHER, driver_url, why_not_connected

CONNECTIONS = APPENDING + OTHER + 1  # of a process, at most
RESERVED = 10  # connections for administrators and backups
FAR = 0.005  # seconds of a round trip; every move waits for one or two
CLOCKS_DIFFER, CLOCKS_WRONG = 1.0, 10.0  # seconds
PATIENCE = 10.0  # seconds for which something may wait before it is mentioned
VALUES = ("server_version", "server_encoding", "max_connections", "fsync", "full_page_writes", "synchronous_commit",
          "archive_mode")  # fmt: skip
WAITING_NAMES = {"table": "table", "question": "hint or replay"}


async def examine_database(url: str, settings: Settings) -> AsyncIterator[Finding]:
    """Everything about the database, and what its tables say."""
    name = repr(hide_password(url))
    try:
        connection = await asyncpg.connect(driver_url(url), timeout=CONNECT_TIMEOUT, command_timeout=30.0)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        yield Finding("store", "bad", f"{name} cannot be opened: {why_not_connected(error)}")
        return
    try:
        await connection.execute("set default_transaction_read_only = on")
        values = {each: await connection.fetchval(f"show {each}") for each in VALUES}
        for finding in (*_kept(values), *await _found(connection, name, values)):
            yield finding
        yield await _clock(connection)
        if not await connection.fetchval("select to_regclass('processes') is not null"):
            return
        living = await connection.fetch(f"select kind, host, version from processes where seen > {NOW} - {SILENCE}")
        for finding in _processes(living, int(values["max_connections"]), settings):
            yield finding
        for finding in await _work(connection, bool(living)):
            yield finding
        groups = await connection.fetch("select state, count(*), min(due) from notices group by state")
        for finding in examine_notices(map(tuple, groups)):
            yield finding
    finally:
        await connection.close()


def _kept(values: dict[str, str]) -> Iterator[Finding]:
    """Whether a move that was acknowledged survives a power cut."""
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        if values[name] == "off":
            yield Finding("store", "bad", f"{name} is off: after a power cut acknowledged moves are gone",
                          f"alter system set {name} = on; then restart PostgreSQL")  # fmt: skip
    if values["server_encoding"] != "UTF8":
        yield Finding("store", "bad", f"its texts are stored as {values['server_encoding']}, which lacks letters",
                      "make a new database: createdb --encoding=UTF8 --template=template0 NAME")  # fmt: skip


async def _found(connection: Any, name: str, values: dict[str, str]) -> list[Finding]:
    """The schema, the tables in it, and whether this user may write."""
    if await connection.fetchval("select pg_is_in_recovery()"):
        return [Finding("store", "bad", f"{name} is a replica, which can only be read", "name the primary with --db")]
    if not await connection.fetchval("select to_regclass('alembic_version') is not null"):
        others = await connection.fetchval("select count(*) from pg_tables where schemaname = current_schema()")
        if others:
            return [Finding("store", "bad", f"{name} is a database of another program", "make one: createdb NAME")]
        if not await connection.fetchval("select has_schema_privilege(current_schema(), 'create')"):
            return [Finding("store", "bad", f"{name} is empty, and this user may not make tables in it",
                            "alter database NAME owner to USER")]  # fmt: skip
        return [Finding("store", "note", f"{name} is empty", "`salon serve` makes its tables at the first start")]
    found = []
    revision = await connection.fetchval("select version_num from alembic_version")
    if await connection.fetchval("select to_regclass('works_with') is not null"):
        about = about_revision(revision, await connection.fetchval("select schema from works_with"))
    else:
        about = about_revision(revision, None)
    if about is not None:
        found.append(about)
    if about is not None and about.level == "bad":
        return found
    if not await connection.fetchval("select has_table_privilege('events', 'insert, select')"):
        return [*found, Finding("store", "bad", f"this user may not write to {name}", "serve it as the owner")]
    tables, played = await connection.fetchrow(
        "select count(*), count(*) filter (where status = 'playing') from tables"
    )
    size = await connection.fetchval("select pg_database_size(current_database())") / 1e6
    version = values["server_version"].split()[0]
    has = f"has {count(tables, 'table')}, {played} of them being played; {size:,.0f} MB"
    found.append(Finding("store", "good", f"{name} (PostgreSQL {version}) {has}"))
    if values["archive_mode"] != "off":
        failed = "select last_failed_time > coalesce(last_archived_time, 'epoch') from pg_stat_archiver"
        if await connection.fetchval(failed):
            found.append(Finding("store", "bad", "its write-ahead log can no longer be archived: the disk will fill",
                                 "look at archive_command, and at the log of PostgreSQL"))  # fmt: skip
    return found


async def _clock(connection: Any) -> Finding:
    """How far away the database is, and whether its clock agrees with ours."""
    trips, difference = [], 0.0
    for _ in range(9):
        began, perf = time.time(), time.perf_counter()
        theirs = await connection.fetchval(f"select {NOW}")
        trips.append(time.perf_counter() - perf)
        difference = theirs - began - trips[-1] / 2
    trip, apart = statistics.median(trips), abs(difference)
    if apart > CLOCKS_DIFFER:
        return Finding("clock", "bad" if apart > CLOCKS_WRONG else "note",
                       f"the clock of the database differs from this one by {seconds(apart)}",
                       "let both follow a time server (systemd-timesyncd or chrony)")  # fmt: skip
    if trip > FAR:
        return Finding("clock", "note", f"the database answers after {1000 * trip:.1f} ms, and every move waits for it",
                       "run servers and database in the same data centre")  # fmt: skip
    return Finding(
        "clock", "good", f"the database answers after {1000 * trip:.1f} ms; the clocks agree within {apart:.2f} s"
    )


def _processes(living: list[Any], connections: int, settings: Settings) -> Iterator[Finding]:
    """Who runs now, in which versions, and whether the database has connections for all."""
    kinds = Counter(row["kind"] for row in living)
    versions = sorted({row["version"] for row in living})
    hosts = len({row["host"] for row in living})
    if not living:
        yield Finding("processes", "note", "no server and no worker runs on it now")
    else:
        yield Finding(
            "processes",
            "good",
            f"{count(kinds['serve'], 'server')} and {count(kinds['work'], 'worker')}, on {count(hosts, 'machine')}",
        )
    if len(versions) > 1:
        yield Finding("processes", "note", f"they have different versions: {', '.join(versions)}",
                      "finish the upgrade: restart those that are older")  # fmt: skip
    elif versions and versions != [__version__]:
        yield Finding("processes", "note", f"they have version {versions[0]}, and this is {__version__}",
                      "restart them, or use the same Salon here")  # fmt: skip
    needed = max(len(living), settings.processes) * CONNECTIONS + RESERVED
    if needed > connections:
        yield Finding("processes", "bad", f"they may need {needed} connections, and the database has {connections}",
                      f"alter system set max_connections = {2 * needed}; then restart PostgreSQL")  # fmt: skip


async def _work(connection: Any, somebody_runs: bool) -> list[Finding]:
    """What waits for a worker longer than it should."""
    if not somebody_runs:
        return []
    found = []
    for kind, number, longest in await connection.fetch(WAITING):
        if longest > PATIENCE:
            text = f"{count(number, WAITING_NAMES[kind])} waiting for a worker, the first for {seconds(longest)}"
            advice = "start more of `salon work`, or give servers --bot-threads above 0"
            found.append(Finding("workers", "bad", text, advice))
    return found or [Finding("workers", "good", "nothing waits for a computer player")]
