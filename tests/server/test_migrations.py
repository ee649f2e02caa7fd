"""A site is upgraded while it runs: processes of two versions use one database, and either can be started again."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import Connection

from salon.server.store import store_at
from salon.server.store.migrate import MIGRATIONS, known_revisions, migrate
from tests.processes import run_salon
from tests.server.client import Browser
from tests.server.conftest import Server, new_store
from tests.server.raw_store import Db, execute, query

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"
works_with = "{works_with}"


def upgrade():
    op.add_column("tables", sa.Column("tempo", sa.String, nullable=False, server_default="live"))
    op.create_table("people", sa.Column("id", sa.String, primary_key=True))
"""


def upgrade_to_the_next(db: Db, folder: Path, works_with: str) -> None:
    """Do what the first process of the version after this one would do."""
    scripts = folder / "migrations"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    text = NEXT.format(newest=known_revisions()[-1], works_with=works_with)
    (scripts / "versions" / "9999_next.py").write_text(text, encoding="utf-8")

    def to_next(connection: Connection) -> None:
        migrate(connection, scripts)

    async def upgrade() -> None:
        store = store_at(db)
        async with store.engine.connect() as connection:
            await connection.run_sync(to_next)
            await connection.commit()
        await store.engine.dispose()

    asyncio.run(upgrade())


async def play_one(browser: Browser, table: str) -> int:
    """Play a move for whoever must; how many events the table has."""
    connections = [await browser.connect(table, seat) for seat in (0, 1)]
    mover = next(each for each in connections if each.view["decision"])
    assert (await mover.play(mover.legal_moves()[0]))["is"] == "done"
    for each in connections:
        await each.close()
    return len(query(browser.db, 'select 1 from events where "table" = ?', table))  # type: ignore[attr-defined]


def test_an_older_process_goes_on_and_can_be_started_again(tmp_path: Path) -> None:
    db = new_store(tmp_path)
    server = Server(tmp_path, db=db)

    async def play(table: str | None, cookie: str | None) -> tuple[str, str, int]:
        browser = server.browser()
        browser.db = db  # type: ignore[attr-defined]
        if cookie:
            browser.http.cookies.set("salon", cookie)
        table = table or await browser.table("bids", "me", "me")
        return table, browser.http.cookies["salon"], await play_one(browser, table)

    try:
        table, cookie, first = asyncio.run(play(None, None))
        upgrade_to_the_next(db, tmp_path, works_with=known_revisions()[-1])
        assert asyncio.run(play(table, cookie))[2] > first, "the old process writes to the new schema"
        other = asyncio.run(play(None, cookie))[0]
        assert query(db, "select tempo from tables where id = ?", other) == [("live",)]
        assert server.stop() == 0
        server.start()
        assert asyncio.run(play(table, cookie))[2] > first + 1, "and it was started again beside the new one"
        assert "the schema 9999 of a newer Salon: finish the upgrade" in server.log.read_text()
    finally:
        server.stop()


def test_a_schema_that_needs_the_newer_program_is_refused(tmp_path: Path) -> None:
    db = new_store(tmp_path)
    Server(tmp_path, db=db).stop()
    upgrade_to_the_next(db, tmp_path, works_with="9999")
    done = run_salon("table", "list", "--db", str(db))
    assert (done.returncode, done.stdout) == (2, "")
    assert "it was written by a newer Salon (its version is 9999); use that one" in done.stderr


@pytest.mark.one_store
def test_what_version_0_5_writes_fits_the_schema(tmp_path: Path) -> None:
    """It names the columns it writes; all that came later have defaults."""
    db = tmp_path / "tables.db"
    Server(tmp_path, db=db).stop()
    execute(db, "insert into tables (id, game, status, due, created, changed) values ('t', 'bids', 'playing', 0, 1, 1)")
    assert query(db, "select worker, lease_until, address from tables") == [("", 0.0, "")]
