"""A database that is lost comes back as it was at any moment: the way that docs/hosting.md describes, done once."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from pathlib import Path

import pytest

from tests.postgres import PASSWORD, Cluster
from tests.server.client import Browser
from tests.server.conftest import Server
from tests.server.raw_store import execute, query

pytestmark = pytest.mark.one_store

ARCHIVING = ("-c", "archive_mode=on", "-c", "archive_command=cp %p ../archive/%f")


async def play(browser: Browser, table: str, moves: int) -> None:
    """Play some moves for whoever must."""
    connections = [await browser.connect(table, seat) for seat in (0, 1)]
    rng = random.Random(1)
    for _ in range(moves):
        mover = next(each for each in connections if each.view["decision"])
        assert (await mover.play(rng.choice(mover.legal_moves())))["is"] == "done"
        await asyncio.sleep(0.05)
    for connection in connections:
        await connection.close()


def test_a_lost_database_is_restored_to_a_moment(tmp_path: Path) -> None:
    postgres = Cluster(*ARCHIVING)
    try:
        postgres.run("psql", "-qAt", "-d", f"{postgres.address}/postgres", "-c", "select 1")
        for name in ("archive", "base"):
            (postgres.folder / name).mkdir()
            shutil.chown(postgres.folder / name, postgres.folder.owner())
        (postgres.folder / "base").chmod(0o700)
        db = postgres.new_database()
        server = Server(tmp_path, db=db)

        async def begin() -> tuple[str, str]:
            browser = server.browser()
            table = await browser.table("paris", "me", "me")
            await play(browser, table, 5)
            return table, browser.http.cookies["salon"]

        async def go_on(table: str, cookie: str, moves: int) -> None:
            browser = server.browser()
            browser.http.cookies.set("salon", cookie)
            await play(browser, table, moves)

        def stored(table: str) -> list[tuple[object, ...]]:
            return query(db, 'select number, at, body from events where "table" = ? order by number', table)

        table, cookie = asyncio.run(begin())
        postgres.run("pg_basebackup", "-d", f"{postgres.address}/postgres", "-D", "base", "-X", "none", "-c", "fast",
                     "--no-manifest")  # fmt: skip
        asyncio.run(go_on(table, cookie, 5))
        time.sleep(0.2)
        moment, wanted = query(db, "select now()::text")[0][0], stored(table)
        time.sleep(0.2)
        asyncio.run(go_on(table, cookie, 5))
        execute(db, "delete from events where number > 3")  # what must not have happened
        query(db, "select pg_switch_wal()::text")
        deadline = time.monotonic() + 20
        while query(db, "select archived_count from pg_stat_archiver")[0][0] < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        server.kill()
        postgres.stop()

        shutil.rmtree(postgres.folder / "data")
        (postgres.folder / "base").rename(postgres.folder / "data")
        (postgres.folder / "data" / "recovery.signal").touch()
        shutil.chown(postgres.folder / "data" / "recovery.signal", postgres.folder.owner())
        recovery = {"restore_command": "cp ../archive/%f %p", "recovery_target_time": moment,
                    "recovery_target_action": "promote"}  # fmt: skip
        postgres.options += tuple(word for name, value in recovery.items() for word in ("-c", f"{name}={value}"))
        postgres.start()
        while query(db, "select pg_is_in_recovery()")[0][0]:
            assert time.monotonic() < deadline + 20
            time.sleep(0.1)
        assert stored(table) == wanted and len(wanted) > 10
        server.start()
        asyncio.run(go_on(table, cookie, 5))
        assert stored(table)[: len(wanted)] == wanted
        assert PASSWORD not in server.log.read_text()
        server.stop()
    finally:
        postgres.remove()
