"""`salon doctor` finds what is wrong, says what to do, changes nothing, and shows no secret."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import PASSWORD, cluster
from tests.processes import run_salon
from tests.server.conftest import Server, new_store
from tests.server.raw_store import Db, execute, insert, query

Findings = list[dict[str, str]]


def examine(
    *words: str, db: Db, environment: dict[str, str] | None = None, hide_fsync: bool = True
) -> tuple[int, Findings]:
    """The exit code and what was found."""
    at = () if db is None else ("--db", str(db))
    done = run_salon("doctor", "--json", *at, *words, environment={**os.environ, **(environment or {})})
    assert done.stderr == "" and PASSWORD not in done.stdout
    found = json.loads(done.stdout)
    assert done.returncode == any(each["level"] == "bad" for each in found)
    if hide_fsync:  # the PostgreSQL of the tests flushes nothing
        found = [each for each in found if "fsync is off" not in each["text"]]
    return int(any(each["level"] == "bad" for each in found)), found


def texts(found: Findings, level: str) -> str:
    return "\n".join(f"{each['about']}: {each['text']}" for each in found if each["level"] == level)


@pytest.fixture
def db(tmp_path: Path) -> Db:
    """A store with a table in it."""
    made = new_store(tmp_path)
    server = Server(tmp_path, db=made)

    async def open_table() -> None:
        await server.browser().table("bids", "me", "me")

    asyncio.run(open_table())
    server.stop()
    return made


def test_nothing_is_wrong(db: Db) -> None:
    code, found = examine(db=db)
    assert code == 0 and texts(found, "bad") == ""
    good = texts(found, "good")
    for part in ("program: Salon ", "settings: to be served at 127.0.0.1:8000, by 1 process", "with 1 table," if
                 isinstance(db, Path) else "has 1 table,"):  # fmt: skip
        assert part in good


def test_people_read_signs_and_advice(db: Db) -> None:
    done = run_salon("doctor", "--db", str(db), "--https")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    place = next(number for number, line in enumerate(lines) if "no name is set" in line)
    assert lines[place].startswith("✗ settings") and lines[place + 1].strip().startswith("→ name the host with --name")
    assert "broken, " in lines[-1]


@pytest.mark.one_store
@pytest.mark.parametrize(
    ("words", "level", "text"),
    [
        (("--https",), "bad", "no name is set"),
        (("--https", "--name", "a.example"), "bad", "no proxy is trusted"),
        (("--trusted-proxy", "0.0.0.0/0"), "bad", "trusts everybody"),
        (("--trusted-proxy", "nonsense"), "bad", "neither an address nor a network"),
        (("--host", "0.0.0.0"), "note", "without encryption"),
        (("--processes", "3"), "bad", "3 processes cannot share a file"),
        (("--max-connections", "1000000000"), "bad", "open files"),
        (("--webhook", "ftp://somewhere"), "bad", "--webhook is not an address"),
        (("--webhook", "http://127.0.0.1:1/x"), "bad", "the webhook at 127.0.0.1:1 cannot be reached"),
    ],
)
def test_settings(tmp_path: Path, words: tuple[str, ...], level: str, text: str) -> None:
    code, found = examine(*words, db=tmp_path / "none.db")
    assert text in texts(found, level) and code == (1 if level == "bad" else 0)
    assert all(each["advice"] for each in found if text in each["text"]) or "nonsense" in words or "ftp" in str(words)
    assert not (tmp_path / "none.db").exists(), "nothing is made"


@pytest.mark.one_store
def test_a_variable_that_is_no_setting(tmp_path: Path) -> None:
    _, found = examine(db=tmp_path / "none.db", environment={"SALON_PROT": "8000"})
    assert "settings: SALON_PROT is not a setting" in texts(found, "note")


@pytest.mark.one_store
def test_a_webhook_that_answers(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as receiver:
        port = receiver.getsockname()[1]
        code, found = examine("--webhook", f"http://127.0.0.1:{port}/secret-path", db=tmp_path / "none.db")
    assert code == 0 and f"notices: the webhook at 127.0.0.1:{port} can be reached" in texts(found, "good")
    assert "secret-path" not in str(found)


def test_notices_that_are_not_delivered(db: Db) -> None:
    rows = [("t", 0, "a", "{}", 7, time.time(), "failed"), ("t", 0, "b", "{}", 0, time.time() - 7200, "waiting")]
    insert(db, "notices", ("table", "seat", "decision", "body", "tries", "due", "state"), rows)
    code, found = examine(db=db)
    assert code == 1 and "1 notice not delivered, the oldest for 2 hours" in texts(found, "bad")
    assert "1 notice given up" in texts(found, "note")


def test_schemas_of_other_versions(db: Db) -> None:
    before = query(db, "select version_num from alembic_version")
    execute(db, "update alembic_version set version_num = '9999'")
    assert "of a newer Salon; this one can go on with it" in texts(examine(db=db)[1], "note")
    execute(db, "update works_with set schema = '9999'")
    code, found = examine(db=db)
    assert code == 1 and "its schema has version 9999, of a newer Salon" in texts(found, "bad")
    execute(db, "update alembic_version set version_num = '0001'")
    code, found = examine(db=db)
    assert code == 0 and "at the next start" in texts(found, "note")
    assert query(db, "select version_num from alembic_version") == [("0001",)] != before, "nothing was migrated"


# --- files ---------------------------------------------------------------------------------------------


@pytest.mark.one_store
def test_files_that_are_not_stores(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    code, found = examine(db=file)
    assert code == 0 and "there is no store yet" in texts(found, "note")
    file.write_bytes(b"not a database" * 100)
    code, found = examine(db=file)
    assert code == 1 and "cannot be read (file is not a database)" in texts(found, "bad")
    assert "other users may read it" in texts(found, "note")


@pytest.mark.one_store
def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Server(tmp_path, db=file).stop()
    with file.open("r+b") as opened:
        opened.seek(4096 * 2)
        opened.write(b"\xff" * 4096)
    code, found = examine(db=file)
    assert code == 1 and ("is damaged" in texts(found, "bad") or "cannot be read" in texts(found, "bad"))


# --- databases -----------------------------------------------------------------------------------------


@pytest.mark.one_store
def test_a_database_that_cannot_be_used() -> None:
    url = cluster().address.replace(PASSWORD, "other-secret") + "/postgres"
    code, found = examine(db=url)
    assert code == 1 and "it refuses this user or password" in texts(found, "bad") and "other-secret" not in str(found)
    url = cluster().new_database()
    code, found = examine(db=url)
    assert code in (0, 1) and "is empty" in texts(found, "note")
    execute(url, "create table customers (id integer)")
    assert "is a database of another program" in texts(examine(db=url)[1], "bad")
    assert "store: the store 'mysql://localhost/x' cannot be used" in texts(examine(db="mysql://localhost/x")[1], "bad")


@pytest.mark.one_store
def test_a_site_that_runs(tmp_path: Path) -> None:
    url = cluster().new_database()
    server = Server(tmp_path, "--bot-threads", "0", db=url)
    try:
        assert "fsync is off: after a power cut" in texts(examine(db=url, hide_fsync=False)[1], "bad")
        _, found = examine(db=url)
        assert "processes: 1 server and 0 workers, on 1 machine" in texts(found, "good")
        assert "nothing waits for a computer player" in texts(found, "good")
        assert "clock: the database answers after" in texts(found, "good")
        execute(
            url, "insert into tables (id, game, status, due, created, changed) values ('t','bids','playing',true,1,1)"
        )
        execute(url, "insert into jobs (key, kind, body, address, visitor, created) values ('k','hint','','','',1)")
        execute(
            url, "insert into processes values ('other', 'work', 'far', '0.0.1', 0, extract(epoch from now()) + 60)"
        )
        code, found = examine(db=url)
        assert code == 1
        assert "1 table waiting for a worker" in texts(found, "bad")
        assert "1 hint or replay waiting for a worker" in texts(found, "bad")
        assert "they have different versions: 0.0.1, " in texts(found, "note")
        _, found = examine("--processes", "64", db=url)
        assert "they may need 586 connections, and the database has 200" in texts(found, "bad")
    finally:
        server.stop()


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: Any) -> None:
    for name in list(os.environ):
        if name.startswith("SALON_") and name != "SALON_PURE":
            monkeypatch.delenv(name)
