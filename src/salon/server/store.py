"""The database: the events of all tables, who holds which seat, and links. A write returns when it is on disk.

Everything that is queued while a transaction runs is committed in the next one: the moves of a hundred tables need one
flush of the disk, not a hundred.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from salon.kernel.reasons import SalonError
from salon.server.errors import RequestError
from salon.server.metrics import METRICS
from salon.server.schema import HOST, events, holders, links, tables
from salon.server.store_file import Problem, StoreFile, problem_of
from salon.server.supervision import supervise

MIGRATIONS = Path(__file__).parent / "migrations"
Job = Callable[[Connection], Any]
Batch = list[tuple[Job, "asyncio.Future[Any]"]]
log = logging.getLogger("salon.server")
MAX_CONFLICTS = 5  # attempts at a command while other processes write to the same table
CHECKPOINT_INTERVAL = 2.0  # seconds
HEALTH_INTERVAL = 2.0  # seconds for which an answer about the health of the store holds
FIRST_CHECK, CHECK_INTERVAL = 3.0, 3600.0  # seconds until the whole file is checked, and checked again

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


class NotSaved(RequestError):
    """A write that was not kept. Nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__("not-saved", 503)
        self.problem = problem


class Store:
    """A database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self.problem: Problem | None = None  # why nothing can be saved
        self._checked = -HEALTH_INTERVAL  # when that was found out
        self._check_lock = asyncio.Lock()
        event.listen(self.engine.sync_engine, "handle_error", lambda context: self._note(context.original_exception))
        self._write_engine = _sqlite_write_engine(self.engine)
        database = self.engine.url.database
        self._file = StoreFile(Path(database)) if self._write_engine is not None and database else None
        self._insert_first_event = _insert_if_absent(self.engine.dialect.name)
        self._write_thread = ThreadPoolExecutor(1, "writing")
        self._write_connection: Connection | None = None  # of the writing thread
        self._queued: Batch = []  # jobs for the next transaction
        self._retried: deque[tuple[Job, asyncio.Future[Any]]] = deque()  # one transaction for each
        self._is_idle = asyncio.Event()  # no transaction runs
        self._is_idle.set()
        self._write_task: asyncio.Future[None] | None = None
        self._is_open = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def file_path(self) -> Path | None:
        """The file of an SQLite store."""
        return self._file.path if self._file is not None else None

    async def open(self) -> None:
        """Migrate the schema, and accept writes from now on. Does nothing if the store is open."""
        if self._is_open:
            return
        if self._file is not None:
            self._file.prepare()
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except (SQLAlchemyError, sqlite3.Error, CommandError, SalonError) as error:
            await self.engine.dispose()
            raise SalonError(f"the store {self._name()} cannot be opened: {_cause(error)}") from None
        if self._file is not None:
            self._file.remember()
        self.problem = None
        self._is_open = True
        engine = self._write_engine
        if engine is not None:
            loops = {"the checkpoints of the store": self._checkpoint_loop, "the check of the store": self._check_loop}
            for name, loop in loops.items():
                self._tasks.append(asyncio.create_task(supervise(name, partial(loop, engine))))

    def _name(self) -> str:
        """The store in a message; a password is hidden."""
        return str(self._file.path) if self._file is not None else repr(self.engine.url.render_as_string())

    async def close(self) -> None:
        """Finish the queued writes, and close the database."""
        self._is_open = False
        await self._is_idle.wait()
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()
        self._write_thread.shutdown()
        if self._write_connection is not None:
            self._write_connection.close()
        if self._write_engine is not None:
            self._write_engine.dispose()
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, job: Job) -> Any:
        """Run a job in the next transaction; returns its result when it is on disk."""
        if not self._is_open:
            raise NotSaved("unavailable")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queued.append((job, done))
        if self._is_idle.is_set():
            self._write_next()
        return await done

    def _write_next(self) -> None:
        """Begin the next transaction: with one job of a failed one, or with everything that is queued."""
        if self._retried:
            batch = [self._retried.popleft()]
        else:
            batch, self._queued = self._queued, []
        if not batch:
            self._is_idle.set()
            return
        self._is_idle.clear()
        if self._write_engine is not None:
            loop = asyncio.get_running_loop()
            self._write_thread.submit(self._write_in_thread, loop, self._write_engine, batch)
        else:
            self._write_task = asyncio.ensure_future(self._write_async(batch))

    def _write_in_thread(self, loop: asyncio.AbstractEventLoop, engine: Engine, batch: Batch) -> None:
        """Run jobs in one transaction of SQLite."""
        began = time.perf_counter()
        outcome: list[Any] | Exception
        try:
            outcome = self._run_jobs(engine, [job for job, _ in batch])
        except Exception as error:
            outcome = error
        loop.call_soon_threadsafe(self._finish, batch, outcome, began)

    async def _write_async(self, batch: Batch) -> None:
        """Run jobs in one transaction of another database."""
        began = time.perf_counter()
        outcome: list[Any] | Exception
        try:
            async with self.engine.begin() as connection:
                outcome = await connection.run_sync(lambda sync_connection: [job(sync_connection) for job, _ in batch])
        except Exception as error:
            outcome = error
        self._finish(batch, outcome, began)

    def _finish(self, batch: Batch, outcome: list[Any] | Exception, began: float) -> None:
        """Give each job its result, and go on. What is wrong with one job must not stop the others."""
        if isinstance(outcome, Exception):
            if len(batch) > 1 and not isinstance(outcome, NotSaved):
                self._retried.extend(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(outcome)
        else:
            METRICS.write_seconds.observe_since(began)
            METRICS.writes += len(batch)
            for (_, done), result in zip(batch, outcome, strict=True):
                if not done.done():
                    done.set_result(result)
        self._write_next()

    def _run_jobs(self, engine: Engine, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction, in the writing thread; raises NotSaved if it may not be kept."""
        file = self._file
        assert file is not None
        if self.problem == "damaged":  # writing would make it worse
            raise NotSaved("damaged")
        try:
            if self._write_connection is None:
                self._write_connection = engine.connect()
                self._write_connection.execute(text("select count(*) from tables where 0"))
                self._write_connection.rollback()
                file.remember_log()
            connection = self._write_connection
            try:
                results = [job(connection) for job in jobs]
                _require_same(file)  # before anything is written to a file that is no longer the store
                _end_transaction(connection, "commit")
            except BaseException:
                self._roll_back(connection)
                raise
            _require_same(file)
        except (IntegrityError, sqlite3.IntegrityError):
            raise
        except (DBAPIError, sqlite3.Error) as error:
            problem = problem_of(error)
            self._set_problem((file.look() or problem) if problem == "unavailable" else problem, error)
            raise NotSaved(self.problem or problem) from None
        except NotSaved as error:
            self._set_problem(error.problem)
            raise
        if self.problem is not None:
            self._set_problem(file.look())
        return results

    def _roll_back(self, connection: Connection) -> None:
        """Undo what was not committed; connect anew if the connection does not even do that."""
        try:
            _end_transaction(connection, "rollback")
        except (SQLAlchemyError, sqlite3.Error):
            self._write_connection = None

    async def data_version(self) -> tuple[int, int] | None:
        """A version of the data that only the writes of other processes change; None if it is not known.

        SQLite counts for each connection the commits of all others, and all writes of this process go through one.
        """
        return await asyncio.get_running_loop().run_in_executor(self._write_thread, self._read_data_version)

    def _read_data_version(self) -> tuple[int, int] | None:
        connection = self._write_connection
        driver = connection.connection.driver_connection if connection is not None else None
        if not isinstance(driver, sqlite3.Connection):
            return None
        try:
            return id(driver), driver.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:
            return None

    # --- the state of the store --------------------------------------------------------------------

    async def check(self) -> Problem | None:
        """Why nothing can be saved now, or None. It writes, unless that has been tried in the last seconds."""
        async with self._check_lock:
            if time.monotonic() - self._checked >= HEALTH_INTERVAL:
                try:
                    seen = await asyncio.to_thread(self._file.look) if self._file is not None else None
                    await self.write(_probe if self._file is not None else _select_one)
                    if seen is not None:  # written to what was left of the disk, or to pages in memory
                        self._set_problem(seen)
                except NotSaved as error:
                    self._set_problem(error.problem)
                except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                    self._set_problem("unavailable", error)
                self._checked = time.monotonic()
        return self.problem

    def _note(self, error: BaseException) -> None:
        """Remember that a statement found the file damaged."""
        if self._is_open and isinstance(error, sqlite3.Error) and problem_of(error) == "damaged":
            self._set_problem("damaged", error)

    def _set_problem(self, problem: Problem | None, error: BaseException | None = None) -> None:
        """Log a change. A damaged file stays damaged."""
        if problem == self.problem or self.problem == "damaged":
            return
        self.problem = problem
        if problem is None:
            log.info("the store can be written again")
        else:
            log.error("nothing can be saved in the store: %s%s", problem, f" ({_cause(error)})" if error else "")

    async def _check_loop(self, engine: Engine) -> None:
        """Check the whole file beside serving: a damaged page may be one that nobody reads for a year."""
        delay = FIRST_CHECK
        while True:
            await asyncio.sleep(delay)
            delay = CHECK_INTERVAL
            found = await asyncio.to_thread(_quick_check, engine)
            if found != "ok":
                self._set_problem("damaged", sqlite3.DatabaseError(found))

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

    async def count_running_of(self, visitor: str, since: float) -> int:
        """How many tables that a visitor opened after a time are not over."""
        query = select(func.count()).select_from(holders.join(tables, holders.c.table == tables.c.id))
        own = (holders.c.visitor == visitor, holders.c.seat == HOST)
        found = await self._column(query.where(*own, tables.c.created > since, tables.c.status != "over"))
        return int(found[0])

    async def running_among(self, ids: list[str]) -> set[str]:
        """Those of these tables that are not over."""
        return set(await self._column(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status != "over")))

    async def tables_with_bot_to_move(self, since: float, limit: int) -> list[str]:
        """The tables changed since a time at which a computer player must move, newest first."""
        query = select(tables.c.id).where(tables.c.due, tables.c.changed >= since)
        return await self._column(query.order_by(tables.c.changed.desc()).limit(limit))

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

    async def list_tables(self, limit: int | None = None) -> list[str]:
        """The tables, newest first."""
        return await self._column(select(tables.c.id).order_by(tables.c.changed.desc()).limit(limit))

    async def count_tables(self) -> int:
        """How many tables there are."""
        return int((await self._column(select(func.count()).select_from(tables)))[0])

    async def _column(self, query: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]


def hide_password(text: str) -> str:
    """A text in which the passwords of database URLs cannot be read."""
    return re.sub(r"(://[^:/@\s]*):\S*@", r"\1:***@", text)


def revoke_seat(table: str, seat: int) -> tuple[Executable, ...]:
    """Statements that take a seat from all visitors and delete its links."""
    return (
        delete(holders).where(holders.c.table == table, holders.c.seat == seat),
        delete(links).where(links.c.table == table, links.c.seat == seat),
    )


def grant_seat(visitor: str, table: str, seat: int) -> Executable:
    """A statement that gives a seat to a visitor."""
    return holders.insert().prefix_with("OR IGNORE", dialect="sqlite").values(visitor=visitor, table=table, seat=seat)


def store_url(db: str | Path) -> str:
    """The database URL of a store; a file name means an SQLite database."""
    text = str(db)
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    scheme, _, rest = text.partition("://")
    return f"sqlite+aiosqlite://{rest}" if scheme == "sqlite" else text


def _engine(url: str) -> AsyncEngine:
    try:
        # parameters are hidden: the log of a failed write would reveal the deal
        engine = create_async_engine(make_url(url), hide_parameters=True)
    except (ArgumentError, ImportError) as error:
        raise SalonError(f"the store {hide_password(url)!r} cannot be used: {hide_password(str(error))}") from None
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


def _require_same(file: StoreFile) -> None:
    problem = file.problem()
    if problem is not None:
        raise NotSaved(problem)


def _probe(connection: Connection) -> None:
    """Write something that nothing depends on."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar()
    connection.exec_driver_sql(f"PRAGMA user_version={0 if version else 1}")


def _select_one(connection: Connection) -> None:
    connection.execute(text("select 1"))


def _quick_check(engine: Engine) -> str:
    """The first fault of the whole file, or "ok"."""
    try:
        with engine.connect() as connection:
            return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except (DBAPIError, sqlite3.Error) as error:
        return _cause(error) if problem_of(error) == "damaged" else "ok"


def _cause(error: BaseException) -> str:
    """An error as one line."""
    return (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _end_transaction(connection: Connection, how: Literal["commit", "rollback"]) -> None:
    """Commit or roll back; what only the driver has begun (`_fast_execute`) is ended by the driver."""
    ended_by = connection if connection.in_transaction() else connection.connection.driver_connection
    getattr(ended_by, how)()


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
    if not inspect(connection).has_table("alembic_version") and inspect(connection).get_table_names():
        raise SalonError("it is a database of another program")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise SalonError(f"it was written by a newer Salon (its version is {current}); use that one")
    command.upgrade(config, "head")
