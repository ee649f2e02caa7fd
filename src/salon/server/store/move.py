"""Copy a whole store into an empty one of either kind: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from salon.kernel.reasons import SalonError
from salon.server.schema import metadata, notices
from salon.server.store.base import Store, cause

BATCH = 1000  # rows
KEPT = [table for table in metadata.sorted_tables if not table.info.get("transient")]


async def move_store(source: Store, target: Store, on_progress: Callable[[int, int], None]) -> dict[str, int]:
    """Copy every row; returns how many of each table. `on_progress` gets the rows copied so far, and all.

    Both stores are open, and the target is empty. What is read is one state of the source: servers may go on writing to
    PostgreSQL, but not to a file. What is written is one transaction of the target.
    """
    failures: tuple[type[Exception], ...] = (SQLAlchemyError, *source.failures, *target.failures)
    try:
        async with source.engine.connect() as reading, target.engine.connect() as writing:
            if source.engine.dialect.name == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            counts = await reading.run_sync(_counts)
            if filled := [name for name, count in (await writing.run_sync(_counts)).items() if count]:
                raise SalonError(f"the store {target.name} is not empty ({', '.join(filled)}): name a new one")
            done, total = 0, sum(counts.values())
            for table in KEPT:
                order = list(table.primary_key.columns)
                result = await reading.stream(select(table).order_by(*order).execution_options(yield_per=BATCH))
                async for rows in result.mappings().partitions(BATCH):
                    await writing.execute(table.insert().inline(), [dict(row) for row in rows])
                    done += len(rows)
                    on_progress(done, total)
            await writing.run_sync(_go_on_counting)
            if await writing.run_sync(_counts) != counts or await reading.run_sync(_counts) != counts:
                raise SalonError(f"the store {source.name} has changed: stop its servers and try again")
            await writing.commit()
    except failures as error:
        raise SalonError(f"the store could not be moved, and {target.name} is as it was: {cause(error)}") from None
    return counts


def _counts(connection: Connection) -> dict[str, int]:
    """The number of rows of each table."""
    return {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT}


def _go_on_counting(connection: Connection) -> None:
    """Let PostgreSQL give the next notice a number that is not taken; SQLite does so by itself."""
    if connection.dialect.name == "postgresql":
        last = connection.execute(select(func.max(notices.c.id))).scalar()
        if last is not None:
            connection.execute(text("select setval(pg_get_serial_sequence('notices', 'id'), :last)"), {"last": last})
