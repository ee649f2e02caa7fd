"""A store in PostgreSQL, for any number of processes.

Each write is a transaction of its own: the database joins the flushes of the disk. The hot one, appending the events of
a move, is a single statement by the driver, which also tells the other processes the number of the last event.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy import Executable, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from salon.kernel.reasons import SalonError
from salon.server.metrics import METRICS
from salon.server.store.base import (
    INSERT_EVENT,
    Conflict,
    Job,
    NotSaved,
    Problem,
    Store,
    cause,
    event_rows,
    hide_password,
    table_statement,
)
from salon.server.supervision import supervise

log = logging.getLogger("salon.server")
CHANNEL = "salon_events"  # "TABLE NUMBER": the events of a table up to this number are stored
APPENDING, OTHER = 4, 4  # connections
CONNECT_TIMEOUT = 5.0  # seconds
STATEMENT_TIMEOUT = 10.0  # seconds, also for an answer that never comes
LISTEN_CHECK = 5.0  # seconds between two looks whether the listening connection still lives
RECONNECT = 0.5  # seconds
READ_ATTEMPTS = 2  # the first may find a connection that the database has closed meanwhile

NO_TEXT = "22021"  # a character that no text of the database has, so nothing is stored with it

_INSERT_EVENTS = """
    insert into events ("table", number, at, body)
    select $1, $2::int + new.place::int, $3, new.body from unnest($4::text[]) with ordinality as new (body, place)
"""
_INSERT_TABLE = "insert into tables (id, created, changed, game, status, due) values ($1, $3, $3, $5, $6, $7)"
_UPDATE_TABLE = "update tables set changed = $3, game = $5, status = $6, due = $7 where id = $1"
_NOTIFY = f"select pg_notify('{CHANNEL}', $1 || ' ' || ($2::int + cardinality($4::text[])))"
_APPEND_FIRST = f"with added as ({_INSERT_EVENTS}), listed as ({_INSERT_TABLE}) {_NOTIFY}"
_APPEND = f"with added as ({_INSERT_EVENTS}), listed as ({_UPDATE_TABLE}) {_NOTIFY}"

# What the classes of errors of the database mean: https://www.postgresql.org/docs/current/errcodes-appendix.html
_PROBLEMS: dict[str, Problem] = {
    "53100": "disk-full",
    "25006": "read-only",
    "08": "unavailable",  # the connection
    "53": "unavailable",  # too few resources, too many connections
    "57": "unavailable",  # stopped, restarting, or a statement that was cancelled
    "58": "unavailable",  # an error of the system below
    "28": "unavailable",  # the password
    "3D": "unavailable",  # the database is gone
}


class PostgresStore(Store):
    """A PostgreSQL database."""

    failures = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)

    def __init__(self, url: str) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=OTHER,
            hide_parameters=True,  # the log of a failed write would reveal the deal
        )
        super().__init__(url, engine)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None  # for appending
        self._writing = 0  # transactions that run
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._listening: asyncio.Task[None] | None = None
        self._heard_from = 0  # connections on which it listened so far; 0: it does not listen now
        self._connections = 0

    async def _connect(self) -> Any:
        return await asyncpg.connect(
            self._dsn,
            timeout=CONNECT_TIMEOUT,
            command_timeout=STATEMENT_TIMEOUT,
            server_settings={"application_name": "salon"},
        )

    # --- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and listen to what other processes append."""
        if self.is_open:
            return
        await super().open()
        self._pool = await asyncpg.create_pool(
            connect=lambda *_, **__: self._connect(), min_size=0, max_size=APPENDING, reset=_keep_as_it_is
        )
        self._listening = asyncio.create_task(supervise("listening to the database", self._listen))

    def _why_not_opened(self, error: Exception) -> str:
        return _why_not_connected(error)

    async def close(self) -> None:
        """Finish the writes, and disconnect."""
        self.is_open = False
        await self._is_idle.wait()
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            self._pool.terminate()
        await super().close()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, job: Job) -> Any:
        """Run a job in a transaction of its own."""
        async with self._transaction() as connection:
            return await connection.run_sync(job)

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        bodies: list[str],
        index: dict[str, Any],
        also: tuple[Executable, ...] = (),
    ) -> None:
        """Append events, and tell the other processes."""
        if not also:
            await self._append_alone(table, number, at, bodies, index)
            return
        async with self._transaction() as connection:
            try:
                await connection.execute(INSERT_EVENT, event_rows(table, number, at, bodies))
            except IntegrityError:
                raise Conflict from None
            await connection.execute(*table_statement(table, number, at, index))
            for statement in also:
                await connection.execute(statement)
            await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {number + len(bodies)}")))

    async def _append_alone(self, table: str, number: int, at: float, bodies: list[str], index: dict[str, Any]) -> None:
        """Append events by one statement: the third of the time of a transaction of several."""
        async with self._guarded():
            assert self._pool is not None
            async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
                try:
                    await connection.execute(
                        _APPEND if number else _APPEND_FIRST,
                        table, number, at, bodies, index["game"], index["status"], index["due"],
                    )  # fmt: skip
                except asyncpg.UniqueViolationError:
                    raise Conflict from None

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._guarded(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _guarded(self) -> AsyncIterator[None]:
        """A write; if the database fails it raises NotSaved. Whether it was kept after all is read from the store."""
        if not self.is_open:
            raise NotSaved("unavailable")
        began = time.perf_counter()
        self._writing += 1
        self._is_idle.clear()
        try:
            with self._translated():
                yield
        finally:
            self._writing -= 1
            if not self._writing:
                self._is_idle.set()
        METRICS.write_seconds.observe_since(began)
        METRICS.writes += 1
        if self.problem is not None:
            self._set_problem(None)

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """Raise NotSaved for what is wrong with the database; anything else is an error of ours."""
        try:
            yield
        except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            problem = _problem_of(error)
            if problem is None:
                raise
            self._set_problem(problem, error)
            raise NotSaved(problem) from None

    async def _try_to_write(self) -> None:
        async with self._guarded():
            assert self._pool is not None
            async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
                if await connection.fetchval("select pg_is_in_recovery()"):
                    raise NotSaved("read-only")

    # --- reading -----------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> Any:
        """All rows of a query; asked again if the connection was lost."""
        failures: tuple[type[Exception], ...] = (DBAPIError, *self.failures)
        for attempt in range(1, READ_ATTEMPTS + 1):
            try:
                return await super().rows(query)
            except failures as error:
                if _code_of(error) == NO_TEXT:
                    return []
                if _problem_of(error) is None:
                    raise
                if attempt == READ_ATTEMPTS or not self.is_open:
                    self._set_problem("unavailable", error)
                    raise NotSaved("unavailable") from None
        raise AssertionError

    # --- what other processes append -----------------------------------------------------------------

    async def data_version(self) -> int | None:
        """A number that changes when something may have been missed; None while nothing is heard."""
        return self._heard_from or None

    async def _listen(self) -> None:
        """Call `on_change` for whatever is appended; connect again whenever the connection is lost."""
        while True:
            try:
                await self._listen_on(await self._connect())
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
                if self._heard_from:
                    log.warning("the database is no longer heard: %s", cause(error))
            finally:
                self._heard_from = 0
            await asyncio.sleep(RECONNECT)

    async def _listen_on(self, connection: Any) -> None:
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._connections += 1
            self._heard_from = self._connections
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LISTEN_CHECK)
                await connection.execute("select 1")
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, number = str(payload).rpartition(" ")
        self.on_change(table, int(number))


async def _keep_as_it_is(_connection: Any) -> None:
    """A connection for appending has no state that another user of it could find."""


def _code_of(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "sqlstate", None) or "")


def _problem_of(error: BaseException) -> Problem | None:
    """What an error says about the database; None if the database is not to blame."""
    code = _code_of(error)
    if code:
        return _PROBLEMS.get(code) or _PROBLEMS.get(code[:2])
    if isinstance(error, DBAPIError) and not error.connection_invalidated and not isinstance(error.orig, OSError):
        return None
    return "unavailable"  # the network


def _why_not_connected(error: Exception) -> str:
    """Why the database cannot be opened, and what to do."""
    match _code_of(error):
        case "28P01" | "28000":
            return "it refuses this user or password"
        case "3D000":
            return f"{cause(error)}; make it with: createdb NAME"
        case "57P03":
            return "it is starting or stopping; try again soon"
        case "53300":
            return "it has no connection left"
    if isinstance(error, SalonError):
        return str(error)
    if isinstance(error, TimeoutError):
        return f"it does not answer within {CONNECT_TIMEOUT:g} seconds"
    if isinstance(error, OSError):
        return f"it cannot be reached ({error.strerror or cause(error)})"
    return hide_password(cause(error))
