"""/health tells the truth about the store, and nothing is acknowledged that is not kept."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.processes import run_salon
from tests.server.client import Browser, Connection
from tests.server.conftest import Server

pytestmark = pytest.mark.one_store
HEALTH_DEADLINE = 12.0  # seconds


async def until_health(browser: Browser, status: str) -> dict[str, Any]:
    """Wait until /health says this."""
    body: dict[str, Any] = {}
    async with asyncio.timeout(HEALTH_DEADLINE):
        while body.get("status") != status:
            response = await browser.http.get("/health")
            body = response.json()
            assert response.status_code == (200 if body["status"] == "ok" else 503)
            await asyncio.sleep(0.2)
    return body


async def sit_down(server: Server) -> tuple[Browser, Connection, str]:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection = await browser.connect(table)
    await connection.wait_for_turn()
    return browser, connection, table


async def play_on(connection: Connection, moves: int) -> int:
    """Play moves until one is refused; returns how many were acknowledged."""
    for number in range(moves):
        try:
            await connection.wait_for_turn()
        except TimeoutError:  # the computer player's move is not saved either
            return number
        decision, move = connection.view["decision"]["id"], connection.legal_moves()[0]
        try:
            answer = await connection.command("play", decision=decision, move=move)
        except ConnectionError:  # the table could not even be read again
            return number
        if answer["is"] != "done":
            assert answer["code"] == "not-saved", answer
            return number
    await connection.wait_for_turn()  # the computer player's moves are saved too, before anything is broken
    return moves


def moves_in(db: Path, table: str) -> int:
    """The moves that seat 0 sent and that are in a file."""
    with closing(sqlite3.connect(db)) as store:
        query = 'select count(*) from events where "table" = ? and body like ?'
        return int(store.execute(query, (table, '%"id":"0:%')).fetchone()[0])


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_nothing_is_acknowledged_into_a_deleted_file(tmp_path: Path, suffix: str) -> None:
    server = Server(tmp_path)

    async def test() -> None:
        browser, connection, _ = await sit_down(server)
        assert await play_on(connection, 3) == 3
        before = connection.view["decision"]["id"]
        (tmp_path / f"tables.db{suffix}").unlink()
        assert await play_on(connection, 3) == 0
        assert connection.view["decision"]["id"] == before, "the refused move is not shown"
        body = await until_health(browser, "missing")
        assert body["text"].startswith("Nothing can be saved") and str(tmp_path) not in str(body)
        assert (await browser.post("/tables", {"game": "bids", "seats": [{"who": "me"}] * 2})).status_code == 503
        await connection.close()

    asyncio.run(test())
    assert server.stop() == 0


def test_nothing_is_acknowledged_into_a_replaced_file(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def test() -> None:
        browser, connection, _ = await sit_down(server)
        shutil.copy(server.db, tmp_path / "other.db")
        (tmp_path / "other.db").rename(server.db)
        assert await play_on(connection, 3) == 0
        await until_health(browser, "replaced")
        await connection.close()

    asyncio.run(test())
    assert server.stop() == 0


def test_a_file_that_comes_back_is_used_again(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def test() -> None:
        browser, connection, table = await sit_down(server)
        server.db.rename(tmp_path / "away.db")
        assert await play_on(connection, 2) == 0
        await until_health(browser, "missing")
        (tmp_path / "away.db").rename(server.db)
        await until_health(browser, "ok")
        assert await play_on(connection, 3) == 3
        await connection.close()
        server.kill()
        assert moves_in(server.db, table) == 3

    asyncio.run(test())


def privileged(*command: str) -> None:
    """Run a command that only root may, on some file systems only."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"this test needs root and a file system with `{command[0]}`: {done.stderr.strip()}"


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    folder.mkdir()
    privileged("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "4m") as disk:
        server = Server(tmp_path, "--db", str(disk / "tables.db"))
        fill = disk / "fill"

        async def test() -> None:
            browser, connection, table = await sit_down(server)
            acknowledged = await play_on(connection, 3)
            assert acknowledged == 3
            with fill.open("wb", 0) as file:
                try:
                    while True:
                        file.write(b"x" * 4096)
                except OSError:
                    pass
            await until_health(browser, "disk-full")
            acknowledged += await play_on(connection, 300)
            fill.unlink()
            await until_health(browser, "ok")
            await connection.wait_for_turn()
            acknowledged += await play_on(connection, 2)
            await connection.close()
            server.kill()
            assert acknowledged >= 5 and moves_in(disk / "tables.db", table) == acknowledged

        asyncio.run(test())


def test_a_file_that_can_only_be_read(tmp_path: Path) -> None:
    """Nobody can write to an immutable file, not even root and not even who has it open."""
    server = Server(tmp_path)
    files = [str(server.db), f"{server.db}-wal"]

    async def test() -> None:
        browser, connection, table = await sit_down(server)
        assert await play_on(connection, 2) == 2
        privileged("chattr", "+i", *files)
        try:
            assert await play_on(connection, 2) == 0
            await until_health(browser, "read-only")
        finally:
            subprocess.run(["chattr", "-i", *files], check=True)
        await until_health(browser, "ok")
        assert await play_on(connection, 2) == 2
        await connection.close()
        server.kill()
        assert moves_in(server.db, table) == 4

    asyncio.run(test())


def overwrite(db: Path, first_page: int) -> None:
    """Write nonsense over a file from a page on."""
    with db.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(first_page * 4096)
        file.write(os.urandom(max(4096, size - first_page * 4096)))


@pytest.mark.parametrize("page", [0, 2])
def test_a_file_that_is_damaged_while_it_is_served(tmp_path: Path, page: int) -> None:
    server = Server(tmp_path)

    async def test() -> None:
        browser, connection, table = await sit_down(server)
        assert await play_on(connection, 2) == 2
        await asyncio.sleep(2.5)  # a checkpoint writes the log to the file
        overwrite(server.db, page)
        response = await server.browser().get(f"/tables/{table}x")
        assert str(tmp_path) not in response.text and "sqlite" not in response.text
        await until_health(browser, "damaged")
        assert await play_on(connection, 2) == 0
        await connection.close()

    asyncio.run(test())
    server.stop()


def test_a_damaged_file_is_found_without_a_reader(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def fill() -> None:
        browser = server.browser()
        for _ in range(5):
            await browser.table("paris", "me", "random")

    asyncio.run(fill())
    server.stop()
    with closing(sqlite3.connect(server.db)) as store:
        page = store.execute("select rootpage from sqlite_master where name = 'events'").fetchone()[0]
    overwrite_page(server.db, page)
    server.start()

    async def test() -> None:
        await until_health(server.browser(), "damaged")

    asyncio.run(test())
    server.stop()


def overwrite_page(db: Path, page: int) -> None:
    with db.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(os.urandom(4096))


def test_only_the_owner_can_read_the_store(tmp_path: Path) -> None:
    db = tmp_path / "a" / "b" / "tables.db"
    server = Server(tmp_path, "--db", str(db))
    files = [db, Path(f"{db}-wal"), Path(f"{db}-shm")]

    async def play() -> None:
        _, connection, _ = await sit_down(server)
        await play_on(connection, 1)
        await connection.close()

    def modes() -> list[int]:
        return [stat.S_IMODE(file.stat().st_mode) for file in files]

    asyncio.run(play())
    assert modes() == [0o600] * 3
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (db.parent, db.parent.parent)] == [0o700] * 2
    server.kill()  # all three files stay
    for file in files:
        file.chmod(0o644)
    server.start()
    asyncio.run(play())
    assert modes() == [0o600] * 3
    server.stop()


def not_a_database(db: Path) -> None:
    db.write_bytes(b"this is not a database, it is a letter. " * 200)


def newer(db: Path) -> None:
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("create table alembic_version (version_num varchar(32) primary key)")
        store.execute("insert into alembic_version values ('9999')")


def of_another_program(db: Path) -> None:
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("create table recipes (name text)")


def two_versions(db: Path) -> None:
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("create table alembic_version (version_num varchar(32))")
        store.execute("insert into alembic_version values ('0001'), ('9999')")


def a_folder(db: Path) -> None:
    db.mkdir()


CASES: list[tuple[Callable[[Path], None], str]] = [
    (not_a_database, "file is not a database"),
    (newer, "written by a newer Salon"),
    (of_another_program, "a database of another program"),
    (two_versions, "cannot be opened"),
    (a_folder, "Is a directory"),
]


@pytest.mark.parametrize(("make", "said"), CASES, ids=[make.__name__ for make, _ in CASES])
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("table", "list")], ids=["serve", "list"])
def test_a_store_that_cannot_be_used(
    tmp_path: Path, make: Callable[[Path], None], said: str, command: tuple[str, ...]
) -> None:
    db = tmp_path / "tables.db"
    make(db)
    answer = run_salon(*command, "--db", str(db))
    assert answer.returncode == 2 and answer.stdout == "", answer
    assert said in answer.stderr and len(answer.stderr.splitlines()) == 1, answer.stderr


def test_the_url_of_a_file(tmp_path: Path) -> None:
    db = tmp_path / "by-url.db"
    server = Server(tmp_path, "--db", f"sqlite:///{db}")
    asyncio.run(until_health(server.browser(), "ok"))
    assert stat.S_IMODE(db.stat().st_mode) == 0o600
    assert server.stop() == 0
    assert run_salon("table", "list", "--db", f"sqlite:///{db}").returncode == 0
    missing = run_salon("table", "list", "--db", f"sqlite:///{tmp_path / 'no.db'}")
    assert missing.returncode == 2 and "there is no such store" in missing.stderr
    assert not (tmp_path / "no.db").exists()


def test_the_address_is_printed_when_the_server_answers(tmp_path: Path) -> None:
    server = Server(tmp_path)  # returns as soon as the line was read

    async def test() -> None:
        response = await server.browser().http.get("/health", timeout=0.5)
        assert response.status_code == 200

    asyncio.run(test())
    server.stop()
