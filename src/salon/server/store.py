"""The store: streams of events in one relation, appended only if nobody else has. Acknowledged means on disk.

All writes go through one task that gathers what has come in and commits it together, so that a hundred tables
cost one flush of the disk, not a hundred.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, bindparam, create_engine, delete, event, func, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from salon.kernel.reasons import SalonError
from salon.server.schema import events, holders, links, tables

MIGRATIONS = Path(__file__).parent / "migrations"
Job = Callable[[Connection], Any]
log = logging.getLogger("salon.server")
TIDIED = 2.0  # seconds between two times

# Made once: a statement that is built anew for each move costs ten times what it takes to carry it out.
_APPEND = events.insert()
_LIST_TABLE = tables.insert()
_CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values({column: bindparam(column) for column in ("game", "status", "due", "changed")})
)


class Conflict(Exception):
    """Somebody else has appended to the stream: read it again and decide anew."""


class Store:
    """Where everything is kept."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self._file = _writing_engine(self.engine)
        self._append_first = _unless_there(self.engine.dialect.name)
        self._thread = ThreadPoolExecutor(1, "writing")
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the relations up to date, and begin."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except SQLAlchemyError as error:
            cause = str(error.__cause__ or error).splitlines()[0]
            raise SalonError(f"the store {self.url!r} cannot be opened: {cause}") from None
        self._writer = asyncio.create_task(self._write_all())
        if self._file is not None:
            self._tidier = asyncio.create_task(self._tidy(self._file))

    async def close(self) -> None:
        """Finish what has been handed in, and stop."""
        if self._tidier is not None:
            self._tidier.cancel()
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, job: Job) -> Any:
        """Run a job inside the next common transaction; returns when it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            try:
                answers = await self._commit([job for job, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                for (_, done), answer in zip(batch, answers, strict=True):
                    if not done.done():
                        done.set_result(answer)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> list[Any]:
        """Carry out jobs in one transaction; for the embedded database in a thread, one change of threads for all."""
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, _carry_out, self._file, jobs)
        async with self.engine.begin() as connection:
            return await connection.run_sync(lambda inner: [job(inner) for job in jobs])

    async def _tidy(self, file: Engine) -> None:
        """Carry what was written from SQLite's log into the database every few seconds, while writing goes on.

        Left to itself SQLite does it inside some commit, and everybody at all tables waits for that one. Most of it
        is done beside the writing; the little that came meanwhile is done in between, and then the log begins anew.
        """
        while True:
            await asyncio.sleep(TIDIED)
            try:
                await asyncio.to_thread(_checkpoint, file)
                await asyncio.get_running_loop().run_in_executor(self._thread, _checkpoint, file)
            except SQLAlchemyError as error:  # a full disk, say: the log keeps everything until there is room
                log.warning("the store could not be tidied: %s", str(error).splitlines()[0])

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        bodies: list[str],
        index: dict[str, Any],
        also: tuple[Executable, ...] = (),
    ) -> None:
        """Append events after the first `number` of a stream, all or none; raises Conflict if there are more.

        `index` is what the list of tables says from now on; `also` is written with the events.
        """
        rows = [{"table": table, "number": number + i, "at": at, "body": body} for i, body in enumerate(bodies, 1)]

        def job(connection: Connection) -> bool:
            first = connection.execute(self._append_first, rows[0])
            if first.rowcount == 0:
                return False
            if rows[1:]:
                connection.execute(_APPEND, rows[1:])
            if number == 0:
                connection.execute(_LIST_TABLE, {"id": table, "created": at, "changed": at, **index})
            else:
                connection.execute(_CHANGE_TABLE, {"this": table, "changed": at, **index})
            for statement in also:
                connection.execute(statement)
            return True

        if not await self.write(job):
            raise Conflict

    # --- reading -----------------------------------------------------------------------------------

    async def stream(self, table: str, after: int = 0) -> list[tuple[float, str]]:
        """The events of a table after a number: when, and what."""
        ask = select(events.c.at, events.c.body).where(events.c.table == table, events.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(ask.order_by(events.c.number))
            return [(at, body) for at, body in rows]

    async def held(self, visitor: str, table: str) -> list[int]:
        """The chairs a browser holds at a table; -1 among them is the host's right."""
        ask = select(holders.c.seat).where(holders.c.visitor == visitor, holders.c.table == table)
        return await self._column(ask.order_by(holders.c.seat))

    async def holders(self, table: str, seat: int) -> list[str]:
        """The browsers that hold a chair."""
        return await self._column(select(holders.c.visitor).where(holders.c.table == table, holders.c.seat == seat))

    async def held_tables(self, visitor: str, most: int) -> list[str]:
        """The tables at which a browser holds a chair, newest first."""
        ask = select(tables.c.id).join(holders, holders.c.table == tables.c.id).where(holders.c.visitor == visitor)
        return await self._column(ask.group_by(tables.c.id).order_by(tables.c.changed.desc()).limit(most))

    async def due_tables(self) -> list[str]:
        """The tables where a computer player must move."""
        return await self._column(select(tables.c.id).where(tables.c.due))

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """How many events these tables have."""
        ask = select(events.c.table, func.max(events.c.number)).where(events.c.table.in_(ids)).group_by(events.c.table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(ask)
            return {row[0]: row[1] for row in rows}

    async def link(self, hashed: str) -> tuple[str, int | None] | None:
        """The table and chair a link opens."""
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(links.c.table, links.c.seat).where(links.c.hash == hashed))
            ).first()
        return (found[0], found[1]) if found else None

    async def all_tables(self) -> list[dict[str, Any]]:
        """Every table, newest first: for whoever keeps the house."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables).order_by(tables.c.changed.desc()))
            return [dict(row) for row in rows.mappings()]

    async def _column(self, ask: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(ask)]


def forget_seat(table: str, seat: int) -> tuple[Executable, ...]:
    """What makes every device and link of a chair worthless."""
    return (
        delete(holders).where(holders.c.table == table, holders.c.seat == seat),
        delete(links).where(links.c.table == table, links.c.seat == seat),
    )


def hold(visitor: str, table: str, seat: int) -> Executable:
    """What lets a browser sit on a chair."""
    return holders.insert().prefix_with("OR IGNORE", dialect="sqlite").values(visitor=visitor, table=table, seat=seat)


def _engine(url: str) -> AsyncEngine:
    try:
        # hidden, or the log of a failed write would tell the deal
        made = create_async_engine(make_url(url), hide_parameters=True)
    except (ArgumentError, ImportError) as error:
        raise SalonError(f"the store {url!r} cannot be used: {error}") from None
    if made.dialect.name == "sqlite":
        event.listen(made.sync_engine, "connect", _set_up_sqlite)
    return made


def _writing_engine(reading: AsyncEngine) -> Engine | None:
    """For a database in a file: an engine for the writing thread. None where it is elsewhere, or in memory."""
    if reading.dialect.name != "sqlite" or not reading.url.database:
        return None
    made = create_engine(reading.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(made, "connect", _set_up_sqlite)
    event.listen(made, "connect", lambda connection, _: connection.execute("PRAGMA wal_autocheckpoint=0"))
    return made


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _carry_out(engine: Engine, jobs: list[Job]) -> list[Any]:
    with engine.begin() as connection:
        return [job(connection) for job in jobs]


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _unless_there(dialect: str) -> Executable:
    """An insert of an event that stands back if its number is taken, in the words of the database."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(events).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(events).on_conflict_do_nothing()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise SalonError(f"the store was written by a newer Salon (its version is {current}): use that one")
    command.upgrade(config, "head")
