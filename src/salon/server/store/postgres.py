"""A store in PostgreSQL, for any number of processes.

Each write is a transaction of its own: the database joins the flushes of the disk. The hot one, appending the events of
a move, is a single statement by the driver; then the other processes are told the number of the last event.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg
from sqlalchemy import Executable
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from salon.kernel.reasons import SalonError
from salon.server.metrics import METRICS
from salon.server.store.base import (
    CHANNELS,
    PROGRAM,
    Conflict,
    Job,
    NotSaved,
    Problem,
    SharedStore,
    cause,
    hide_password,
)
from salon.server.store.channels import PostgresChannels
from salon.server.supervision import supervise

log = logging.getLogger("salon.server")
APPENDING, OTHER = 4, 4  # connections
CONNECT_TIMEOUT = 3.0  # seconds
STATEMENT_TIMEOUT = 5.0  # seconds, also for an answer that never comes
HEALTH_TIMEOUT = 2.0  # seconds after which the database counts as unavailable
READ_ATTEMPTS = 2  # the first may find a connection that the database has closed meanwhile
# the channel of "TABLE NUMBER due": the events of a table up to this number are stored, and a computer must move
EVENTS = "events"

INDEX = ("game", "status", "due", "address", "visitor")  # values of the row of a table
NO_TEXT = "22021"  # a character that no text of the database has, so nothing is stored with it

_INSERT_EVENTS = """
    insert into events ("table", number, at, body)
    select $1, $2::int + new.place::int, $3, new.body from unnest($4::text[]) with ordinality as new (body, place)
"""
_INSERT_TABLE = """
    insert into tables (id, created, changed, game, status, due, address, visitor)
    values ($1, $3, $3, $5, $6, $7, coalesce($8, ''), coalesce($9, ''))
"""
# whoever plays for the computer players is done when none of them must move
_UPDATE_TABLE = """
    update tables set changed = $3, game = $5, status = $6, due = $7, address = coalesce($8, address),
    visitor = coalesce($9, visitor), lease_until = case when $7 then lease_until else 0 end where id = $1
"""
APPEND_FIRST = f"with added as ({_INSERT_EVENTS}) {_INSERT_TABLE}"
APPEND = f"with added as ({_INSERT_EVENTS}) {_UPDATE_TABLE}"

_READ_EVENTS = 'select at, body from events where "table" = $1 and number > $2 order by number'
_PROBE = """
    insert into shares (key, served) values (' probe', $1) on conflict (key) do update set served = excluded.served
"""

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


class PostgresStore(SharedStore):
    """A PostgreSQL database."""

    failures = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)

    def __init__(self, url: str) -> None:
        self._dsn = driver_url(url)
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=OTHER,
            hide_parameters=True,  # the log of a failed write would reveal the deal
        )
        listen(engine.sync_engine, "checkout", _require_open)
        super().__init__(url, engine)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None  # for appending
        self._writing = 0  # transactions that run
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._channels = PostgresChannels(self._connect)
        self._receiving: asyncio.Task[None] | None = None

    async def _connect(self) -> Any:
        return await asyncpg.connect(
            self._dsn,
            timeout=CONNECT_TIMEOUT,
            command_timeout=STATEMENT_TIMEOUT if self.is_open else None,  # a migration may take long
            server_settings={"application_name": PROGRAM + self.process_id},
        )

    # --- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and listen to what other processes append."""
        if self.is_open:
            return
        await super().open()
        await self.engine.dispose()  # the connection of the migration has no limit of time
        self._pool = await asyncpg.create_pool(
            connect=lambda *_, **__: self._connect(), min_size=0, max_size=APPENDING, reset=_keep_as_it_is
        )
        await self._channels.subscribe(CHANNELS)
        await self._channels.on_startup()
        self._receiving = asyncio.create_task(supervise("what other processes say", self._receive))

    def _why_not_opened(self, error: Exception) -> str:
        return why_not_connected(error)

    async def close(self) -> None:
        """Finish the writes, and disconnect."""
        self.is_open = False
        await self._is_idle.wait()
        if self._receiving is not None:
            self._receiving.cancel()
        await self._channels.on_shutdown()
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
        values = (table, number, at, bodies, *(index.get(name) for name in INDEX))
        statement = APPEND if number else APPEND_FIRST
        try:
            if not also:  # one statement: the third of the time of a transaction of several
                async with self._counted():
                    await self.fetch(statement, *values)
            else:
                async with self._transaction() as connection:
                    for each in also:
                        await connection.execute(each)
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    await driver.execute(statement, *values)
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        # not in the transaction: those that notify are committed one after the other, each with its flush of the disk
        self.publish(EVENTS, f"{table} {number + len(bodies)}{' due' if index['due'] else ''}")

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a statement of the driver, which is a transaction of its own."""
        async with self._guarded():
            assert self._pool is not None
            async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
                try:
                    return list(await connection.fetch(statement, *values))
                except (TimeoutError, asyncio.CancelledError):
                    connection.terminate()  # else it is waited for until it has cancelled the statement
                    raise

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._counted(), self._guarded(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        """A change of what is stored."""
        began = time.perf_counter()
        yield
        METRICS.write_seconds.observe_since(began)
        METRICS.writes += 1
        self._set_problem(None)

    @asynccontextmanager
    async def _guarded(self) -> AsyncIterator[None]:
        """A write; if the database fails it raises NotSaved. Whether it was kept after all is read from the store."""
        if not self.is_open:
            raise NotSaved("unavailable")
        self._writing += 1
        self._is_idle.clear()
        try:
            with self._translated():
                yield
        finally:
            self._writing -= 1
            if not self._writing:
                self._is_idle.set()

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
        async with asyncio.timeout(HEALTH_TIMEOUT):
            await self.fetch(_PROBE, time.time())
        self._set_problem(None)

    # --- reading -----------------------------------------------------------------------------------

    async def read_events(self, table: str, after: int = 0) -> list[tuple[float, str]]:
        """The events of a table after a number, by the driver: another process does this for every move."""
        try:
            return [(row["at"], row["body"]) for row in await self.fetch(_READ_EVENTS, table, after)]
        except asyncpg.CharacterNotInRepertoireError:
            return []

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
                if attempt == READ_ATTEMPTS or isinstance(error, TimeoutError) or not self.is_open:
                    self._set_problem("unavailable", error)
                    raise NotSaved("unavailable") from None
        raise AssertionError

    # --- other processes ---------------------------------------------------------------------------

    async def data_version(self) -> int | None:
        """A number that changes when something may have been missed; None while nothing is heard."""
        return self._channels.opened if self._channels.is_connected else None

    def publish(self, channel: str, message: str) -> None:
        """Send a message to all processes."""
        self._channels.send(channel, message)

    async def _receive(self) -> None:
        async for channel, message in self._channels.stream_events():
            if (receive := self._receivers.get(channel)) is not None:
                receive(message.decode())


def driver_url(url: str) -> str:
    """A database URL as the driver understands it."""
    return url.replace("postgresql+asyncpg://", "postgresql://", 1)


async def _keep_as_it_is(_connection: Any) -> None:
    """A connection for appending has no state that another user of it could find."""


def _require_open(connection: Any, *_: Any) -> None:
    """Let the pool open a new connection in place of one that the database has closed meanwhile."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


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


def why_not_connected(error: Exception) -> str:
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
        number = error.errno or 0  # asyncio has a text about its own call
        return f"it cannot be reached ({os.strerror(number) if number > 0 else error.strerror or cause(error)})"
    return hide_password(cause(error))
