"""The database: the events of all tables, who holds which seat, and links. A write returns when it is on disk.

All writes go through one task that commits everything queued in one transaction: the moves of a hundred tables need
one flush of the disk, not a hundred.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, bindparam, create_engine, delete, event, func, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from salon.kernel.reasons import SalonError
from salon.server.schema import events, holders, links, tables

MIGRATIONS = Path(__file__).parent / "migrations"
Job = Callable[[Connection], Any]
log = logging.getLogger("salon.server")
CHECKPOINT_INTERVAL = 2.0  # seconds

# Built once: building a statement costs ten times as much as executing it.
_INSERT_EVENT = events.insert()
_INSERT_TABLE = tables.insert()
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({column: bindparam(column) for column in ("game", "status", "due", "changed")})
)


class Conflict(Exception):
    """Another process has appended events to the table: read them and decide again."""


class Store:
    """A database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self._write_engine = _sqlite_write_engine(self.engine)
        self._insert_first_event = _insert_if_absent(self.engine.dialect.name)
        self._write_thread = ThreadPoolExecutor(1, "writing")
        self._write_connection: Connection | None = None  # of the writing thread
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._checkpointer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate the schema, and start the writing task."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except SQLAlchemyError as error:
            cause = str(error.__cause__ or error).splitlines()[0]
            raise SalonError(f"the store {self.url!r} cannot be opened: {cause}") from None
        self._writer = asyncio.create_task(self._write_loop())
        if self._write_engine is not None:
            self._checkpointer = asyncio.create_task(self._checkpoint_loop(self._write_engine))

    async def close(self) -> None:
        """Finish the queued writes, and close the database."""
        if self._checkpointer is not None:
            self._checkpointer.cancel()
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
        self._write_thread.shutdown()
        if self._write_connection is not None:
            self._write_connection.close()
        if self._write_engine is not None:
            self._write_engine.dispose()
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, job: Job) -> Any:
        """Run a job in the next transaction; returns its result when it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _write_loop(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            try:
                results = await self._commit([job for job, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                for (_, done), result in zip(batch, results, strict=True):
                    if not done.done():
                        done.set_result(result)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction; with SQLite in the writing thread."""
        if self._write_engine is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._write_thread, self._run_jobs, self._write_engine, jobs)
        async with self.engine.begin() as connection:
            return await connection.run_sync(lambda sync_connection: [job(sync_connection) for job in jobs])

    def _run_jobs(self, engine: Engine, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction, in the writing thread."""
        if self._write_connection is None:
            self._write_connection = engine.connect()
        connection = self._write_connection
        with connection.begin():
            return [job(connection) for job in jobs]

    async def _checkpoint_loop(self, engine: Engine) -> None:
        """Checkpoint SQLite's write-ahead log every few seconds.

        SQLite's automatic checkpoint runs inside a commit, and all tables wait for it. Here the first checkpoint runs
        beside the writes; the second, between two writes, copies the few pages written meanwhile, so that the log
        starts again from its beginning.
        """
        while True:
            await asyncio.sleep(CHECKPOINT_INTERVAL)
            try:
                await asyncio.to_thread(_checkpoint, engine)
                await asyncio.get_running_loop().run_in_executor(self._write_thread, _checkpoint, engine)
            except SQLAlchemyError as error:  # for example a full disk: the log keeps everything until there is room
                log.warning("the write-ahead log could not be checkpointed: %s", str(error).splitlines()[0])

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        bodies: list[str],
        index: dict[str, Any],
        also: tuple[Executable, ...] = (),
    ) -> None:
        """Append events after the first `number` of a table, all or none; raises Conflict if there are more.

        `index` are the new values of the table's row in `tables`. `also` are executed in the same transaction.
        """
        rows = [{"table": table, "number": number + i, "at": at, "body": body} for i, body in enumerate(bodies, 1)]

        def job(connection: Connection) -> bool:
            execute = _fast_execute(connection)
            if execute(self._insert_first_event, rows[0]).rowcount == 0:
                return False
            for row in rows[1:]:
                execute(_INSERT_EVENT, row)
            if number == 0:
                execute(_INSERT_TABLE, {"id": table, "created": at, "changed": at, **index})
            else:
                execute(_UPDATE_TABLE, {"table_id": table, "changed": at, **index})
            for statement in also:
                connection.execute(statement)
            return True

        if not await self.write(job):
            raise Conflict

    # --- reading -----------------------------------------------------------------------------------

    async def read_events(self, table: str, after: int = 0) -> list[tuple[float, str]]:
        """The events of a table after a number: time and body of each."""
        query = select(events.c.at, events.c.body).where(events.c.table == table, events.c.number > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(events.c.number))
            return [(at, body) for at, body in rows]

    async def seats_of(self, visitor: str, table: str) -> list[int]:
        """The seats a visitor holds at a table; -1 marks the host."""
        query = select(holders.c.seat).where(holders.c.visitor == visitor, holders.c.table == table)
        return await self._column(query.order_by(holders.c.seat))

    async def visitors_of(self, table: str, seat: int) -> list[str]:
        """The visitors that hold a seat."""
        return await self._column(select(holders.c.visitor).where(holders.c.table == table, holders.c.seat == seat))

    async def tables_of(self, visitor: str, limit: int) -> list[str]:
        """The tables at which a visitor holds a seat, newest first."""
        query = select(tables.c.id).join(holders, holders.c.table == tables.c.id).where(holders.c.visitor == visitor)
        return await self._column(query.group_by(tables.c.id).order_by(tables.c.changed.desc()).limit(limit))

    async def tables_with_bot_to_move(self) -> list[str]:
        """The tables at which a computer player must move."""
        return await self._column(select(tables.c.id).where(tables.c.due))

    async def event_counts(self, ids: list[str]) -> dict[str, int]:
        """The number of events of each of these tables."""
        counts = select(events.c.table, func.max(events.c.number))
        query = counts.where(events.c.table.in_(ids)).group_by(events.c.table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return {row[0]: row[1] for row in rows}

    async def find_link(self, token_hash: str) -> tuple[str, int | None] | None:
        """The table and seat of a link; no seat means any free one."""
        query = select(links.c.table, links.c.seat).where(links.c.hash == token_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row[0], row[1]) if row else None

    async def list_tables(self) -> list[dict[str, Any]]:
        """The rows of all tables, newest first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables).order_by(tables.c.changed.desc()))
            return [dict(row) for row in rows.mappings()]

    async def _column(self, query: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]


def revoke_seat(table: str, seat: int) -> tuple[Executable, ...]:
    """Statements that take a seat from all visitors and delete its links."""
    return (
        delete(holders).where(holders.c.table == table, holders.c.seat == seat),
        delete(links).where(links.c.table == table, links.c.seat == seat),
    )


def grant_seat(visitor: str, table: str, seat: int) -> Executable:
    """A statement that gives a seat to a visitor."""
    return holders.insert().prefix_with("OR IGNORE", dialect="sqlite").values(visitor=visitor, table=table, seat=seat)


def _engine(url: str) -> AsyncEngine:
    try:
        # parameters are hidden: the log of a failed write would reveal the deal
        engine = create_async_engine(make_url(url), hide_parameters=True)
    except (ArgumentError, ImportError) as error:
        raise SalonError(f"the store {url!r} cannot be used: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
    return engine


def _sqlite_write_engine(engine: AsyncEngine) -> Engine | None:
    """An engine for the writing thread, if the database is an SQLite file; else None."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    write_engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(write_engine, "connect", _configure_sqlite)
    event.listen(write_engine, "connect", lambda connection, _: connection.execute("PRAGMA wal_autocheckpoint=0"))
    return write_engine


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _fast_execute(connection: Connection) -> Callable[[Any, dict[str, Any]], Any]:
    """A function that executes a statement; with SQLite it calls the driver, which takes a tenth of the time."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return connection.execute
    return lambda statement, parameters: driver.execute(_sqlite_text(statement), parameters)


@cache
def _sqlite_text(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _configure_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _insert_if_absent(dialect: str) -> Executable:
    """An insert of an event that does nothing if its number is taken, in the dialect of the database."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(events).on_conflict_do_nothing()
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
