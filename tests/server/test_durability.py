"""Acknowledged means on disk: how the connection that writes is set up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from salon.server.store import store_at

FULL = 2  # PRAGMA synchronous: every commit waits until the disk has it
PRAGMAS = ("synchronous", "journal_mode", "busy_timeout")


def settings(connection: Connection) -> dict[str, Any]:
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}


@pytest.mark.one_store
def test_every_connection_waits_for_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        store = store_at(tmp_path / "tables.db")
        await store.open()
        try:
            # the very connection on which moves are written, in its own thread
            assert await store.write(settings) == {"synchronous": FULL, "journal_mode": "wal", "busy_timeout": 5000}
            # and the ones that read: they migrate the store when it is opened
            async with store.engine.connect() as connection:
                assert (await connection.run_sync(settings))["synchronous"] == FULL
        finally:
            await store.close()

    asyncio.run(test())
