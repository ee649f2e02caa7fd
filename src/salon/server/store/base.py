"""What both databases have in common: reading, appending events, and what callers may rely on."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, bindparam, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from salon.kernel.reasons import SalonError
from salon.server.errors import RequestError
from salon.server.schema import HOST, events, holders, links, tables
from salon.server.store.migrate import migrate

Problem = Literal["missing", "replaced", "disk-full", "read-only", "damaged", "unavailable"]
Job = Callable[[Connection], Any]
log = logging.getLogger("salon.server")
MAX_CONFLICTS = 5  # attempts at a command while other processes write to the same table
PROGRAM = "salon "  # what connections are called in the database, before the id of their process
CHANNELS = ("events", "seats", "presence", "usage", "jobs", "answers")
CLOSE_TIMEOUT = 2.0  # seconds
HEALTH_INTERVAL = 2.0  # seconds for which an answer about the health of the store holds

# Built once: building a statement costs ten times as much as executing it.
INSERT_EVENT = events.insert()
INSERT_TABLE = text(
    "insert into tables (id, game, status, due, created, changed) "
    "values (:id, :game, :status, :due, :created, :changed)"
)
UPDATE_TABLE = (
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


class Store(ABC):
    """A database."""

    failures: tuple[type[Exception], ...]  # what the driver raises beside the errors of SQLAlchemy

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self.url, self.engine = url, engine
        self.problem: Problem | None = None  # why nothing can be saved
        self.is_open = False
        self._checked = -HEALTH_INTERVAL  # when that was found out
        self._check_lock = asyncio.Lock()

    @property
    def name(self) -> str:
        """The store in a message; a password is hidden."""
        return repr(hide_password(self.url))

    @property
    def file_path(self) -> Path | None:
        """The file of an SQLite store."""
        return None

    # --- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Migrate the schema, and accept writes from now on. Does nothing if the store is open."""
        if self.is_open:
            return
        failures: tuple[type[Exception], ...] = (SQLAlchemyError, CommandError, SalonError, *self.failures)
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except failures as error:
            await self.engine.dispose()
            raise SalonError(f"the store {self.name} cannot be opened: {self._why_not_opened(error)}") from None
        self.problem = None
        self.is_open = True

    def _why_not_opened(self, error: Exception) -> str:
        return cause(error)

    async def close(self) -> None:
        """Close the database."""
        self.is_open = False
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.engine.dispose()
        except TimeoutError:  # one whose query was cancelled may never close; it has nothing to lose
            log.warning("the store %s has a connection that does not close", self.name)

    # --- writing -----------------------------------------------------------------------------------

    @abstractmethod
    async def write(self, job: Job) -> Any:
        """Run a job in a transaction; returns its result when it is on disk. Raises NotSaved if it is not kept."""

    @abstractmethod
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

    @abstractmethod
    async def data_version(self) -> Any:
        """A version of the data that only the writes of other processes change; None if it is not known."""

    # --- the state of the store --------------------------------------------------------------------

    async def check(self) -> Problem | None:
        """Why nothing can be saved now, or None. It writes, unless that has been tried in the last seconds."""
        failures: tuple[type[Exception], ...] = (SQLAlchemyError, *self.failures)
        async with self._check_lock:
            if time.monotonic() - self._checked >= HEALTH_INTERVAL:
                try:
                    await self._try_to_write()
                except NotSaved as error:
                    self._set_problem(error.problem)
                except failures as error:
                    self._set_problem("unavailable", error)
                self._checked = time.monotonic()
        return self.problem

    @abstractmethod
    async def _try_to_write(self) -> None:
        """Find out whether something could be saved now."""

    def _set_problem(self, problem: Problem | None, error: BaseException | None = None) -> None:
        """Log a change. A damaged file stays damaged."""
        if problem == self.problem or self.problem == "damaged":
            return
        self.problem = problem
        if problem is None:
            log.info("the store can be written again")
        else:
            log.error("nothing can be saved in the store: %s%s", problem, f" ({cause(error)})" if error else "")

    # --- reading -----------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> Sequence[Any]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def read_events(self, table: str, after: int = 0) -> list[tuple[float, str]]:
        """The events of a table after a number: time and body of each."""
        query = select(events.c.at, events.c.body).where(events.c.table == table, events.c.number > after)
        return [(at, body) for at, body in await self.rows(query.order_by(events.c.number))]

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
        last = select(func.max(events.c.number)).where(events.c.table == tables.c.id).scalar_subquery()
        return {row[0]: row[1] for row in await self.rows(select(tables.c.id, last).where(tables.c.id.in_(ids)))}

    async def find_link(self, token_hash: str) -> tuple[str, int | None] | None:
        """The table and seat of a link; no seat means any free one."""
        found = await self.rows(select(links.c.table, links.c.seat).where(links.c.hash == token_hash))
        return (found[0][0], found[0][1]) if found else None

    async def list_tables(self, limit: int | None = None) -> list[str]:
        """The tables, newest first."""
        return await self._column(select(tables.c.id).order_by(tables.c.changed.desc()).limit(limit))

    async def count_tables(self) -> int:
        """How many tables there are."""
        return int((await self._column(select(func.count()).select_from(tables)))[0])

    async def _column(self, query: Executable) -> list[Any]:
        return [row[0] for row in await self.rows(query)]


class SharedStore(Store):
    """A database for several servers and workers, which hear of each other."""

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        super().__init__(url, engine)
        self.process_id = secrets.token_hex(6)
        self._receivers: dict[str, Callable[[str], None]] = {}  # by channel

    def subscribe(self, channel: str, receive: Callable[[str], None]) -> None:
        """Call `receive` with what any process sends to a channel, one of CHANNELS."""
        self._receivers[channel] = receive

    @abstractmethod
    def publish(self, channel: str, message: str) -> None:
        """Send a message to all processes, this one included."""

    @abstractmethod
    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a statement of the driver, which is a transaction of its own."""


def event_rows(table: str, number: int, at: float, bodies: list[str]) -> list[dict[str, Any]]:
    """The rows of new events, after the first `number` of a table."""
    return [{"table": table, "number": number + i, "at": at, "body": body} for i, body in enumerate(bodies, 1)]


def table_statement(table: str, number: int, at: float, index: dict[str, Any]) -> tuple[Executable, dict[str, Any]]:
    """What inserts or updates the row of a table after events were appended, and its parameters."""
    if number == 0:
        return INSERT_TABLE, {"id": table, "created": at, "changed": at, **index}
    return UPDATE_TABLE, {"table_id": table, "changed": at, **index}


def cause(error: BaseException) -> str:
    """An error as one line."""
    return (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]


def hide_password(text: str) -> str:
    """A text in which the passwords of database URLs cannot be read."""
    return re.sub(r"(://[^:/@\s]*):\S*@", r"\1:***@", text)
