"""Writes share transactions, a failing one stops no other, and what other processes write is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from salon.server.metrics import METRICS
from salon.server.settings import Settings
from salon.server.store import NotSaved, Store, store_at
from salon.server.table_manager import TableManager
from tests.server.conftest import Server, new_store
from tests.server.helpers import run

INSERT = text("insert into links (hash, \"table\", seat) values (:hash, 't', 0)")


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[Path], None]:
    """Run a test with an open store."""

    def wrapped(tmp_path: Path) -> None:
        async def run_test() -> None:
            store = store_at(new_store(tmp_path))
            await store.open()
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(run_test())

    return wrapped


def insert(key: str) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        connection.execute(INSERT, {"hash": key})
        return key

    return job


async def stored(store: Store) -> list[Any]:
    async with store.engine.connect() as connection:
        return list((await connection.execute(text("select hash from links order by hash"))).scalars())


@pytest.mark.one_store
@with_store
async def test_queued_writes_share_a_transaction(store: Store) -> None:
    before = sum(METRICS.write_seconds.counts)
    assert await asyncio.gather(*(store.write(insert(f"{i:02}")) for i in range(20))) == [f"{i:02}" for i in range(20)]
    assert sum(METRICS.write_seconds.counts) - before == 2  # the first one alone, the others while it was written
    assert len(await stored(store)) == 20


@with_store
async def test_a_failing_write_stops_no_other(store: Store) -> None:
    await store.write(insert("c"))
    jobs = [store.write(insert(key)) for key in "abcde"]  # "c" is there already
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [each for each in results if isinstance(each, str)] == ["a", "b", "d", "e"]
    assert isinstance(results[2], Exception) and not isinstance(results[2], NotSaved)
    assert await stored(store) == ["a", "b", "c", "d", "e"]


@with_store
async def test_what_a_failed_job_wrote_is_rolled_back(store: Store) -> None:
    def job(connection: Connection) -> None:
        insert("half")(connection)
        raise ValueError("on purpose")

    with pytest.raises(ValueError, match="on purpose"):
        await store.write(job)
    await store.write(insert("whole"))
    assert await stored(store) == ["whole"]


@with_store
async def test_a_closed_store_accepts_nothing(store: Store) -> None:
    pending = asyncio.ensure_future(store.write(insert("before")))
    await asyncio.sleep(0)
    await store.close()
    assert await pending == "before"
    with pytest.raises(NotSaved):
        await store.write(insert("after"))


@pytest.mark.one_store
@with_store
async def test_the_version_changes_by_others_only(store: Store) -> None:
    await store.write(insert("own"))
    version = await store.data_version()
    assert version is not None
    await store.write(insert("own too"))
    assert await store.data_version() == version
    other = store_at(store.url)
    await other.open()
    await other.write(insert("foreign"))
    await other.close()
    changed = await store.data_version()
    assert changed not in (None, version)
    assert await store.data_version() == changed


@run
async def test_a_table_that_nobody_watches_is_read_again(server: Server) -> None:
    """It was read before another process wrote, and is opened after that was noticed."""
    browser = server.browser()
    table = await browser.table("bids", "me", "random")
    manager = TableManager(store_at(server.db), Settings(grace=0.2))
    await manager.store.open()
    await manager.others.look()
    active = await manager.get(table)
    number = active.table.event_count
    connection = await browser.connect(table)
    await connection.play(connection.view["decision"]["choices"][0]["move"])
    await connection.close()
    await browser.close()
    await manager.others.look()
    assert active.table.event_count > number
    await manager.stop()
    await manager.store.close()
