"""A store in one SQLite file.

Everything that is queued while a transaction runs is committed in the next one: the moves of a hundred tables need one
flush of the disk, not a hundred.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from salon.server.metrics import METRICS
from salon.server.schema import events
from salon.server.store.base import (
    INSERT_EVENT,
    Conflict,
    Job,
    NotSaved,
    Store,
    cause,
    event_rows,
    table_statement,
)
from salon.server.store.sqlite_file import StoreFile, problem_of
from salon.server.store.statements import InsertIfAbsent
from salon.server.supervision import supervise

Batch = list[tuple[Job, "asyncio.Future[Any]"]]
log = logging.getLogger("salon.server")
CHECKPOINT_INTERVAL = 2.0  # seconds
FIRST_CHECK, CHECK_INTERVAL = 3.0, 3600.0  # seconds until the whole file is checked, and checked again
_INSERT_FIRST_EVENT = InsertIfAbsent(events)


class SqliteStore(Store):
    """A database in a file; one thread writes to it."""

    failures = (sqlite3.Error, OSError)

    def __init__(self, path: Path) -> None:
        # parameters are hidden: the log of a failed write would reveal the deal
        # and no connection makes a file: one that is missing is missed
        url = URL.create("sqlite+aiosqlite", database=path.as_uri(), query={"mode": "rw", "uri": "true"})
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _configure)
        event.listen(engine.sync_engine, "handle_error", lambda context: self._note(context.original_exception))
        super().__init__(f"sqlite:///{path}", engine)
        self._write_engine = _write_engine(url)
        self._file = StoreFile(path)
        self._write_thread = ThreadPoolExecutor(1, "writing")
        self._write_connection: Connection | None = None  # of the writing thread
        self._queued: Batch = []  # jobs for the next transaction
        self._retried: deque[tuple[Job, asyncio.Future[Any]]] = deque()  # one transaction for each
        self._is_idle = asyncio.Event()  # no transaction runs
        self._is_idle.set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def name(self) -> str:
        """The file in a message."""
        return str(self._file.path)

    @property
    def file_path(self) -> Path:
        """The file."""
        return self._file.path

    async def open(self) -> None:
        """Make the file if there is none, and check it beside serving."""
        if self.is_open:
            return
        self._file.prepare()
        await super().open()
        self._file.remember()
        loops = {"the checkpoints of the store": self._checkpoint_loop, "the check of the store": self._check_loop}
        self._tasks += [asyncio.create_task(supervise(name, loop)) for name, loop in loops.items()]

    async def close(self) -> None:
        """Finish the queued writes, and close the file."""
        self.is_open = False
        await self._is_idle.wait()
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()
        self._write_thread.shutdown()
        if self._write_connection is not None:
            self._write_connection.close()
        self._write_engine.dispose()
        await super().close()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, job: Job) -> Any:
        """Run a job in the next transaction; returns its result when it is on disk."""
        if not self.is_open:
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
        self._write_thread.submit(self._write_in_thread, asyncio.get_running_loop(), batch)

    def _write_in_thread(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """Run jobs in one transaction."""
        began = time.perf_counter()
        outcome: list[Any] | Exception
        try:
            outcome = self._run_jobs([job for job, _ in batch])
        except Exception as error:
            outcome = error
        loop.call_soon_threadsafe(self._finish, batch, outcome, began)

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

    def _run_jobs(self, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction, in the writing thread; raises NotSaved if it may not be kept."""
        file = self._file
        if self.problem == "damaged":  # writing would make it worse
            raise NotSaved("damaged")
        try:
            if self._write_connection is None:
                self._write_connection = self._write_engine.connect()
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

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        bodies: list[str],
        index: dict[str, Any],
        also: tuple[Executable, ...] = (),
    ) -> None:
        """Append events in the next transaction."""
        rows = event_rows(table, number, at, bodies)

        def job(connection: Connection) -> bool:
            execute = _driver_execute(connection)
            if execute(_INSERT_FIRST_EVENT, rows[0]).rowcount == 0:
                return False
            for row in rows[1:]:
                execute(INSERT_EVENT, row)
            execute(*table_statement(table, number, at, index))
            for statement in also:
                connection.execute(statement)
            return True

        if not await self.write(job):
            raise Conflict

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

    # --- reading -----------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> Sequence[Any]:
        """All rows of a query; raises NotSaved if the file is not there."""
        try:
            return await super().rows(query)
        except DBAPIError as error:
            problem = self._file.look()
            if problem is None:
                raise
            self._set_problem(problem, error)
            raise NotSaved(problem) from None

    # --- the state of the store --------------------------------------------------------------------

    async def _try_to_write(self) -> None:
        seen = await asyncio.to_thread(self._file.look)
        await self.write(_probe)
        if seen is not None:  # written to what was left of the disk, or to pages in memory
            self._set_problem(seen)

    def _note(self, error: BaseException) -> None:
        """Remember that a statement found the file damaged."""
        if self.is_open and isinstance(error, sqlite3.Error) and problem_of(error) == "damaged":
            self._set_problem("damaged", error)

    async def _check_loop(self) -> None:
        """Check the whole file beside serving: a damaged page may be one that nobody reads for a year."""
        delay = FIRST_CHECK
        while True:
            await asyncio.sleep(delay)
            delay = CHECK_INTERVAL
            found = await asyncio.to_thread(_quick_check, self._write_engine)
            if found != "ok":
                self._set_problem("damaged", sqlite3.DatabaseError(found))

    async def _checkpoint_loop(self) -> None:
        """Checkpoint the write-ahead log every few seconds.

        SQLite's automatic checkpoint runs inside a commit, and all tables wait for it. Here the first checkpoint runs
        beside the writes; the second, between two writes, copies the few pages written meanwhile, so that the log
        starts again from its beginning.
        """
        while True:
            await asyncio.sleep(CHECKPOINT_INTERVAL)
            checkpoint = partial(_checkpoint, self._write_engine)
            try:
                await asyncio.to_thread(checkpoint)
                await asyncio.get_running_loop().run_in_executor(self._write_thread, checkpoint)
            except SQLAlchemyError as error:  # for example a full disk: the log keeps everything until there is room
                log.warning("the write-ahead log could not be checkpointed: %s", str(error).splitlines()[0])


def _write_engine(url: URL) -> Engine:
    """The engine of the writing thread."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _configure)
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA wal_autocheckpoint=0"))
    return engine


def _require_same(file: StoreFile) -> None:
    problem = file.problem()
    if problem is not None:
        raise NotSaved(problem)


def _probe(connection: Connection) -> None:
    """Write something that nothing depends on."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar()
    connection.exec_driver_sql(f"PRAGMA user_version={0 if version else 1}")


def _quick_check(engine: Engine) -> str:
    """The first fault of the whole file, or "ok"."""
    try:
        with engine.connect() as connection:
            return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except (DBAPIError, sqlite3.Error) as error:
        return cause(error) if problem_of(error) == "damaged" else "ok"


def _checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _end_transaction(connection: Connection, how: Literal["commit", "rollback"]) -> None:
    """Commit or roll back; what only the driver has begun (`_driver_execute`) is ended by the driver."""
    ended_by = connection if connection.in_transaction() else connection.connection.driver_connection
    getattr(ended_by, how)()


def _driver_execute(connection: Connection) -> Callable[[Any, dict[str, Any]], Any]:
    """A function that executes a statement by the driver, which takes a tenth of the time."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return lambda statement, parameters: driver.execute(_text_of(statement), parameters)


@cache
def _text_of(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _configure(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
