"""PostgreSQL as a store: what is wrong with it is said in a sentence, and whole stores move there and back."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from salon.kernel.record import Record
from salon.server import events
from salon.server.events import SeatPlan
from salon.server.settings import Settings
from salon.server.store import store_at
from salon.server.store.migrate import MIGRATIONS
from salon.server.table import record_data
from salon.server.table_manager import TableManager
from tests.postgres import PASSWORD, cluster
from tests.processes import run_salon
from tests.server.conftest import Server
from tests.server.helpers import run
from tests.server.raw_store import Db, execute, insert, query
from tests.server.stored_tables import record_of

pytestmark = pytest.mark.one_store

STREAMS = sorted((Path(__file__).parents[1] / "golden" / "tables").glob("*.jsonl"))
VISITOR = "visitor-of-all-tables"
READ = {
    "tables": "select id, game, status, created, changed from tables order by id",
    "events": 'select "table", number, at, body from events order by "table", number',
    "holders": 'select visitor, "table", seat from holders order by visitor, "table", seat',
    "links": 'select hash, "table", seat from links order by hash',
    "notices": 'select "table", seat, decision, body, tries, due, state from notices order by id',
}


# --- what is wrong -------------------------------------------------------------------------------------


def error_of(url: str, *words: str) -> str:
    """The sentence of a command that cannot use a database; it never shows a password."""
    done = run_salon(*(words or ("table", "list")), "--db", url)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "Traceback" not in done.stderr and PASSWORD not in done.stderr and "other-secret" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0].replace(str(cluster().port), "PORT")


NOT_OPENED = "salon: the store 'postgresql://salon:***@127.0.0.1:PORT/{}' cannot be opened: {}"


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("work",), ("table", "list"),
                                   ("serve", "--port", "0", "--processes", "2")])  # fmt: skip
def test_a_wrong_password(words: tuple[str, ...]) -> None:
    url = cluster().address.replace(PASSWORD, "other-secret") + "/postgres"
    assert error_of(url, *words) == NOT_OPENED.format("postgres", "it refuses this user or password")


def test_a_database_that_is_not_there() -> None:
    says = 'database "nowhere" does not exist; make it with: createdb NAME'
    assert error_of(f"{cluster().address}/nowhere") == NOT_OPENED.format("nowhere", says)


def test_a_database_that_cannot_be_reached() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    says = error_of(f"postgresql://salon:{PASSWORD}@127.0.0.1:{port}/salon")
    assert says.endswith("cannot be opened: it cannot be reached (Connection refused)")


def test_a_database_that_never_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        says = error_of(f"postgresql://salon:{PASSWORD}@127.0.0.1:{silent.getsockname()[1]}/salon")
    assert says.endswith("cannot be opened: it does not answer within 3 seconds")


def test_a_database_of_another_program() -> None:
    url = cluster().new_database()
    execute(url, "create table customers (id integer)")
    says = "it is a database of another program"
    assert error_of(url) == NOT_OPENED.format(url.rpartition("/")[2], says)
    assert query(url, "select count(*) from pg_tables where schemaname = 'public'") == [(1,)], "it is as it was"


def test_another_kind_of_database() -> None:
    says = "salon: the store 'mysql://salon:***@localhost/salon' cannot be used: "
    assert error_of(f"mysql://salon:{PASSWORD}@localhost/salon").startswith(says)


def test_without_the_driver_a_sentence_names_the_extra() -> None:
    program = "import sys; sys.modules['asyncpg'] = None; from salon.cli.main import main; sys.exit(main())"
    url = f"postgresql://salon:{PASSWORD}@localhost/salon"
    arguments = [sys.executable, "-c", program, "table", "list", "--db", url]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "salon: the store 'postgresql://salon:***@localhost/salon' needs the driver for PostgreSQL; "
        "install it with: pip install 'salon[postgres]'\n"
    )


# --- what is told to other processes -------------------------------------------------------------------


@run
async def test_a_store_that_closes_right_after_a_change_has_told_it() -> None:
    url = cluster().new_database()
    listener = store_at(url)
    heard: list[str] = []
    listener.subscribe("events", heard.append)
    await listener.open()
    try:
        for number in range(10):
            store = store_at(url)
            async with asyncio.timeout(10):
                await store.open()
                index = {"game": "bids", "status": "playing", "due": False}
                await store.append(f"t{number}", 0, time.time(), ["{}"], index)
                await store.close()
        async with asyncio.timeout(5):
            while len(heard) < 10:
                await asyncio.sleep(0.01)
        assert heard == [f"t{number} 1" for number in range(10)]
    finally:
        await listener.close()


@run
async def test_a_lost_connection_is_opened_again_and_counted() -> None:
    url = cluster().new_database()
    store = store_at(url)
    heard: list[str] = []
    store.subscribe("events", heard.append)
    await store.open()
    try:
        async with asyncio.timeout(20):
            while (version := await store.data_version()) is None:
                await asyncio.sleep(0.01)
            for _ in range(2):
                others = "from pg_stat_activity where datname = ? and pid <> pg_backend_pid()"
                query(url, f"select pg_terminate_backend(pid) {others}", url.rpartition("/")[2])
                while await store.data_version() == version:
                    await asyncio.sleep(0.01)
                while (found := await store.data_version()) is None:
                    await asyncio.sleep(0.01)
                assert found == version + 1
                version = found
            store.publish("events", "t 1")
            while heard != ["t 1"]:
                await asyncio.sleep(0.01)
    finally:
        await store.close()


def test_messages_are_short_enough_for_the_database() -> None:
    import msgspec

    from salon.server.cluster.shared_limits import MAX_ENTRIES, Usage
    from salon.server.store.channels import MAX_BYTES

    client, table = "f" * 32 + " " + "f" * 32, "t" * 20
    worst = Usage("p" * 12, {name: {f"{client}{i}": 12345.678 for i in range(MAX_ENTRIES)} for name in ("a", "b")})
    assert len(msgspec.json.encode(worst)) < MAX_BYTES, table


@run
async def test_a_move_is_one_statement_however_long_the_game_is() -> None:
    url = cluster().new_database()
    store = store_at(url)
    await store.open()
    statements: list[str] = []
    execute, fetch = store.rows, store.fetch

    async def counted_rows(query: Any) -> Any:
        statements.append(str(query))
        return await execute(query)

    async def counted_fetch(statement: str, *values: Any) -> Any:
        statements.append(statement)
        return await fetch(statement, *values)

    store.rows, store.fetch = counted_rows, counted_fetch  # type: ignore[method-assign]
    manager = TableManager(store, Settings(bot_threads=0))
    try:
        record = record_of("paris", 2, "long")
        plans = [SeatPlan("person", "Ann"), SeatPlan("person", "Bo")]
        options = dict(record.deal.options)
        dealt = record_data(Record(record.game, record.deal, []))
        begun = [events.TableOpened("paris", "", options, plans), events.GameDealt(dealt)]
        await store.append("t", 0, 0.0, [events.encode(event) for event in begun],
                           {"game": "paris", "status": "playing", "due": False})  # fmt: skip
        active = await manager.get("t")
        costs: list[int] = []
        played = list(record.played())
        while (number := len(active.table.settled)) < len(played):
            seat, action = played[number]
            move = events.MovePlayed(seat, record.game.actions.text(action))
            statements.clear()
            async with active.lock:
                await manager.append(active, move)
            costs.append(len(statements))
        assert len(costs) > 100 and set(costs) == {1}
    finally:
        await manager.stop()
        await store.close()


# --- moving a whole store ------------------------------------------------------------------------------


def first_schema(file: Path) -> None:
    """A store as the versions up to 0.5 made it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with create_engine(f"sqlite:///{file}").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()


def old_store(file: Path) -> list[str]:
    """A store with a table of each version, whose seats one visitor holds; the tables."""
    first_schema(file)
    visitor, ids = hashlib.sha256(VISITOR.encode()).hexdigest(), []
    for stream in STREAMS:
        lines = stream.read_text(encoding="utf-8").splitlines()[:-1]
        opened = json.loads(lines[0])
        table = stream.stem.replace(".", "-")
        ids.append(table)
        insert(file, "tables", ("id", "game", "status", "due", "created", "changed"),
               [(table, opened["game"], "playing", False, 1.5, 1700000000.123456)])  # fmt: skip
        insert(file, "events", ("table", "number", "at", "body"),
               [(table, number, 1700000000.1 + number / 3, line) for number, line in enumerate(lines, 1)])  # fmt: skip
        insert(file, "holders", ("visitor", "table", "seat"),
               [(visitor, table, seat) for seat in range(-1, len(opened["seats"]))])  # fmt: skip
        insert(file, "links", ("hash", "table", "seat"), [(hashlib.sha256(table.encode()).hexdigest(), table, None)])
    insert(file, "notices", ("table", "seat", "decision", "body", "tries", "due", "state"),
           [(ids[0], 0, "d1", "{}", 2, 1700000000.25, "failed")])  # fmt: skip
    return ids


def content(db: Db) -> dict[str, list[tuple[Any, ...]]]:
    return {name: query(db, statement) for name, statement in READ.items()}


def exports(db: Db, tables: list[str]) -> list[str]:
    found = [run_salon("table", "export", table, "--db", str(db)) for table in tables]
    assert {done.returncode for done in found} == {0}, found
    return [done.stdout for done in found]


@contextmanager
def served(folder: Path, db: Db) -> Iterator[Server]:
    server = Server(folder, db=db)
    yield server
    assert server.stop() == 0


def play_some(server: Server, table: str, moves: int) -> None:
    """Play moves for whoever must."""

    async def play() -> None:
        browser = server.browser()
        browser.http.cookies.set("salon", VISITOR)
        view = (await browser.get(f"/tables/{table}")).json()
        connections = [
            await browser.connect(table, seat) for seat, shown in enumerate(view["seats"]) if shown["kind"] == "person"
        ]
        rng, played = random.Random(5), 0
        end = time.monotonic() + 60
        while played < moves:
            assert time.monotonic() < end, f"nobody can move at {table}"
            waiting = [each for each in connections if each.view["decision"]]
            if waiting:
                await waiting[0].play(rng.choice(waiting[0].legal_moves()))
                played += 1
            else:
                await asyncio.sleep(0.02)
        for connection in connections:
            await connection.close()

    asyncio.run(play())


def test_stores_of_all_versions_move_to_postgresql_and_back(tmp_path: Path) -> None:
    one, three = tmp_path / "old.db", tmp_path / "new.db"
    two = cluster().new_database()
    tables = old_store(one)
    begun = [table for table in tables if '"is":"dealt"' in str(content(one)["events"]) and has_begun(one, table)]
    before = content(one)
    said = run_salon("move-store", one, two)
    assert said.returncode == 0, said.stderr
    assert f"all {len(tables)} tables with {len(before['events'])} events" in said.stdout
    assert PASSWORD not in said.stdout
    assert content(one) == before == content(two)
    records = exports(one, begun)
    assert exports(two, begun) == records
    with served(tmp_path, two) as server:
        for table in begun:
            play_some(server, table, 3)
    assert run_salon("move-store", two, three).returncode == 0
    assert content(three) == content(two)
    assert exports(three, begun) == exports(two, begun) != records
    (tmp_path / "again").mkdir()
    with served(tmp_path / "again", three) as server:
        for table in begun:
            play_some(server, table, 3)
    longer = content(three)["events"]
    assert [row for row in longer if row in before["events"]] == before["events"], "nothing old has changed"


def has_begun(db: Path, table: str) -> bool:
    return bool(query(db, 'select 1 from events where "table" = ? and body like \'%"is":"dealt"%\'', table))


@pytest.mark.parametrize("broken", ["target", "source"])
def test_a_store_moves_whole_or_not_at_all(tmp_path: Path, broken: str) -> None:
    file, url = tmp_path / "old.db", cluster().new_database()
    old_store(file)
    if broken == "target":
        assert run_salon("move-store", file, url).returncode == 0
        before = content(url)
        done = run_salon("move-store", file, url)
        assert "is not empty (events, holders, links, notices, tables): name a new one" in done.stderr
        assert content(url) == before
    else:
        execute(file, "update events set body = ? where number = 2", "\x00")  # PostgreSQL stores no such character
        done = run_salon("move-store", file, url)
        assert "could not be moved" in done.stderr and all(not rows for rows in content(url).values())
    assert (done.returncode, done.stdout) == (2, "") and "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = run_salon("move-store", tmp_path / "none.db", tmp_path / "new.db")
    assert (done.returncode, done.stderr) == (2, f"salon: {tmp_path / 'none.db'}: there is no such store\n")
    assert not list(tmp_path.iterdir())
