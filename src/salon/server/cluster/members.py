"""The processes on one database, and the seats that have a connection at each of them.

Every process says each second that it lives. One that has been silent for some seconds is not there, nor are the people
connected to it, and what it had claimed may be taken over.
"""

from __future__ import annotations

import asyncio
import logging
import platform
import time
from collections import defaultdict
from collections.abc import Callable, Iterable

from salon import __version__
from salon.server.store import NotSaved, SharedStore

HEARTBEAT = 0.8  # seconds
SILENCE = 3.0  # seconds after which a process counts as gone; a lease lasts as long
NOW = "extract(epoch from clock_timestamp())::float8"  # the clock of the database: those of processes may differ
CHANNEL = "presence"  # "PROCESS TABLE SEATS"
FORGOTTEN = 60.0  # seconds after which a silent process is deleted
log = logging.getLogger("salon.server")

_HEARTBEAT = f"""
    with renewed_tables as (
        update tables set lease_until = {NOW} + {SILENCE} where worker = $1 and id = any($5::text[]) and lease_until > 0
    ), renewed_jobs as (
        update jobs set lease_until = {NOW} + {SILENCE} where worker = $1 and key = any($6::text[]) and finished is null
    ), living as (
        insert into processes (id, kind, host, version, started, seen) values ($1, $2, $3, $4, {NOW}, {NOW})
        on conflict (id) do update set seen = excluded.seen returning id, xmax = 0 as is_new
    )
    select id, is_new from living
    union all select id, false from processes where seen > {NOW} - {SILENCE} and id <> $1
"""
_CLEAN = f"""
    with gone as (delete from processes where seen < {NOW} - {FORGOTTEN} returning id),
    left_behind as (delete from presence where process not in (select id from processes)),
    old as (delete from jobs where finished < {NOW} - $1)
    delete from shares where served < {NOW} - $1
"""
_LEAVE = """
    with left_behind as (delete from presence where process = $1),
    tables_released as (update tables set lease_until = 0 where worker = $1),
    jobs_released as (update jobs set lease_until = 0 where worker = $1 and finished is null)
    delete from processes where id = $1
"""
_SET = """
    insert into presence (process, "table", seats) select $1, each.key, each.seats
    from unnest($2::text[], $3::int[]) as each (key, seats)
    on conflict (process, "table") do update set seats = excluded.seats
"""
_READ = f"""
    select "table", process, seats from presence join processes on processes.id = process
    where "table" = any($1::text[]) and process <> $2 and seen > {NOW} - {SILENCE} and seats <> 0
"""


class Members:
    """The other processes, and where people are connected."""

    def __init__(self, store: SharedStore, kind: str, on_change: Callable[[str, frozenset[int]], None]) -> None:
        self.id = store.process_id
        self._seen: dict[str, float] = {}  # when each other process was last known to live
        self._store, self._kind = store, kind
        self._on_change = on_change  # called with a table and the seats that have lost a connection elsewhere
        self._own: dict[str, int] = {}  # the seats connected here, as bits, by table
        self._unsaid: set[str] = set()  # tables of which the others do not know yet what is in `_own`
        self._saying = asyncio.Lock()  # one after the other: the last must be the newest
        self._elsewhere: defaultdict[str, dict[str, int]] = defaultdict(dict)  # by table and process
        self._heard: list[set[tuple[str, str]]] = []  # tables and processes heard of while the database is read
        store.subscribe(CHANNEL, self._hear)

    # --- living ------------------------------------------------------------------------------------

    @property
    def living(self) -> set[str]:
        """The other processes that live."""
        return set(self._seen)

    async def beat(self, tables: list[str], jobs: list[str]) -> bool:
        """Say that this process lives, keep the tables and jobs it has claimed, and find out who else lives.

        Whether another process is there that was not: it may be back, and then it does not say again who is there.
        """
        rows = await self._store.fetch(_HEARTBEAT, self.id, self._kind, platform.node(), __version__, tables, jobs)
        if any(row["is_new"] for row in rows):  # the first time, or the database has lost it in a crash
            self._unsaid.update(self._own)
        await self._say()
        now, known = time.monotonic(), self.living
        self._seen |= {row["id"]: now for row in rows if row["id"] != self.id}
        gone = {process for process, seen in self._seen.items() if now - seen > SILENCE}
        for process in gone:
            del self._seen[process]
        for table in [table for table, found in self._elsewhere.items() if found.keys() & gone]:
            for process in gone & self._elsewhere[table].keys():
                self._change(table, process, 0)
        return bool(self.living - known)

    async def clean(self, keep: float) -> None:
        """Delete what processes that are gone have left, and answers older than some seconds."""
        await self._store.fetch(_CLEAN, keep)

    async def leave(self) -> None:
        """Say that this process ends."""
        try:
            self._unsaid.update(self._own)
            self._own = {}
            await self._say()
            await self._store.fetch(_LEAVE, self.id)
        except NotSaved:  # it is found out later
            log.info("the database could not be told that this process ends")

    # --- presence ----------------------------------------------------------------------------------

    def seats_elsewhere(self, table: str) -> frozenset[int]:
        """The seats of a table with a connection at another process."""
        found = 0
        for seats in self._elsewhere[table].values() if table in self._elsewhere else ():
            found |= seats
        return _seats(found)

    async def set_own(self, table: str, seats: Iterable[int]) -> None:
        """Say which seats of a table have a connection here."""
        bits = sum(1 << seat for seat in set(seats))
        if bits == self._own.get(table, 0):
            return
        self._own[table] = bits
        if not bits:
            del self._own[table]
        self._unsaid.add(table)
        try:
            await self._say()
        except NotSaved:
            log.info("table %s: other processes could not be told who is connected", table)

    async def read(self, tables: list[str]) -> None:
        """Read who is connected elsewhere to tables that this process did not know, or after it has heard nothing."""
        heard: set[tuple[str, str]] = set()
        self._heard.append(heard)
        try:
            rows = await self._store.fetch(_READ, tables, self.id)
        finally:
            self._heard = [other for other in self._heard if other is not heard]
        found = {(row["table"], row["process"]): row["seats"] for row in rows}
        known = {(table, process) for table in tables for process in self._elsewhere.get(table, ())}
        for table, process in (known | found.keys()) - heard:  # what was heard meanwhile is newer
            self._change(table, process, found.get((table, process), 0))

    def forget(self, table: str) -> None:
        """Forget a table that is no longer in memory."""
        self._elsewhere.pop(table, None)

    async def _say(self) -> None:
        """Tell the others what they do not know yet."""
        async with self._saying:
            if tables := sorted(self._unsaid):
                self._unsaid.clear()
                seats = [self._own.get(table, 0) for table in tables]
                try:
                    await self._store.fetch(_SET, self.id, tables, seats)
                except NotSaved:  # at the next heartbeat
                    self._unsaid.update(tables)
                    raise
                for table, bits in zip(tables, seats, strict=True):
                    self._store.publish(CHANNEL, f"{self.id} {table} {bits}")

    def _hear(self, message: str) -> None:
        process, table, seats = message.split(" ")
        for reading in self._heard:
            reading.add((table, process))
        if process != self.id:
            self._change(table, process, int(seats))

    def _change(self, table: str, process: str, seats: int) -> None:
        before = self._elsewhere[table].pop(process, 0)
        if seats:
            self._elsewhere[table][process] = seats
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        if seats == before:
            return
        self._on_change(table, _seats(before & ~seats))


def _seats(bits: int) -> frozenset[int]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
