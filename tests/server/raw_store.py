"""A store as its database has it, for tests that look past the server: an SQLite file, or a PostgreSQL database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

Db = Path | str  # a file, or the URL of a database


def query(db: Db, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows of a query; `?` stands for a value."""
    if isinstance(db, Path):
        with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True, timeout=20)) as store:
            return store.execute(statement, values).fetchall()

    async def fetch(connection: asyncpg.Connection) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await connection.fetch(_numbered(statement), *values)]

    rows: list[tuple[Any, ...]] = _connected(db, fetch)
    return rows


def execute(db: Db, statement: str, *values: Any) -> None:
    """Change something."""
    if isinstance(db, Path):
        with closing(sqlite3.connect(db, timeout=20)) as store, store:
            store.execute(statement, values)
    else:
        _connected(db, lambda connection: connection.execute(_numbered(statement), *values))


def insert(db: Db, into: str, columns: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
    """Insert rows."""
    names = ", ".join(f'"{column}"' for column in columns)
    statement = f"insert into {into} ({names}) values ({', '.join('?' * len(columns))})"
    if isinstance(db, Path):
        with closing(sqlite3.connect(db, timeout=20)) as store, store:
            store.executemany(statement, rows)
    else:
        _connected(db, lambda connection: connection.executemany(_numbered(statement), rows))


@asynccontextmanager
async def nothing_written(db: Db) -> AsyncIterator[None]:
    """While this is open, no other process can write."""
    if isinstance(db, Path):
        with closing(sqlite3.connect(db, isolation_level=None)) as blocker:
            blocker.execute("begin immediate")
            yield
            blocker.rollback()
        return
    connection = await asyncpg.connect(db)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("lock table events in exclusive mode")
    yield
    await transaction.rollback()
    await connection.close()


def _numbered(statement: str) -> str:
    """`?` as PostgreSQL says it: $1, $2 and so on."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if part == "?" else part for part in statement)


def _connected(db: str, work: Callable[[asyncpg.Connection], Awaitable[Any]]) -> Any:
    async def connected() -> Any:
        connection = await asyncpg.connect(db)
        try:
            return await work(connection)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:  # the caller may have a loop that runs
        return thread.submit(asyncio.run, connected()).result()
