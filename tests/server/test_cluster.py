"""Servers and workers on one PostgreSQL database: what one does the others see, and what one leaves they take over."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.server.cluster.leases import Leases
from salon.server.store import store_at
from tests.postgres import cluster
from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.helpers import play_out, run
from tests.server.processes_on_one_database import Worker, new_folder
from tests.server.raw_store import execute, insert, query
from tests.server.test_take_back import to_move

pytestmark = pytest.mark.one_store

NO_BOTS = ("--bot-threads", "0")


@pytest.fixture(scope="module")
def db() -> str:
    return cluster().new_database()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: Any, db: str) -> Iterator[list[Server]]:
    """Two servers that leave thinking to workers."""
    made = [Server(tmp_path_factory.mktemp(name), "--grace", "0.3", *NO_BOTS, db=db) for name in ("one", "other")]
    yield made
    for server in made:
        server.stop()


@pytest.fixture
def worker(tmp_path: Path, db: str) -> Iterator[Worker]:
    made = Worker(tmp_path, db)
    yield made
    assert made.stop() == 0


def same_person(browser: Browser, server: Server) -> Browser:
    """The same browser, connected to another server."""
    other = server.browser()
    other.http.cookies.set("salon", browser.http.cookies["salon"])
    return other


async def sit_down_apart(servers: list[Server], game: str = "bids") -> tuple[str, list[Browser], list[Connection]]:
    """A table for two people, each connected to another server."""
    browsers = [server.browser() for server in servers]
    table = await browsers[0].table(game, "me", "invited")
    answer = await browsers[1].post(f"/tables/{table}/join", {"secret": browsers[0].invitation, "name": "Bo"})
    assert answer.status_code == 200, answer.text
    assert (await browsers[1].post(f"/tables/{table}/start")).status_code == 403, "only the host deals"
    assert (await browsers[0].post(f"/tables/{table}/start")).status_code == 204
    return table, browsers, [await browser.connect(table, seat) for seat, browser in enumerate(browsers)]


@run
async def test_a_game_between_people_at_different_servers(servers: list[Server]) -> None:
    table, browsers, connections = await sit_down_apart(servers)
    await play_out(connections, random.Random(1))
    results = [connection.view["result"] for connection in connections]
    assert results[0] == results[1]
    records = [(await browser.get(f"/tables/{table}/record")).content for browser in browsers]
    assert records[0] == records[1]
    for connection in connections:
        await connection.close()


@run
async def test_all_choose_at_once_at_different_servers(servers: list[Server]) -> None:
    """Whoever is late reads the other's choice, and chooses again on top of it."""
    browsers = [servers[number % 2].browser() for number in range(3)]
    table = await browsers[0].table("wonders", "me", "invited", "invited")
    for browser in browsers[1:]:
        await browser.post(f"/tables/{table}/join", {"secret": browsers[0].invitation, "name": "Guest"})
    assert (await browsers[0].post(f"/tables/{table}/start")).status_code == 204
    connections = [await browser.connect(table, seat) for seat, browser in enumerate(browsers)]
    await play_out(connections, random.Random(2))
    assert len({str(connection.view["result"]) for connection in connections}) == 1
    for connection in connections:
        await connection.close()


@run
async def test_presence_is_known_everywhere(servers: list[Server]) -> None:
    _, _, connections = await sit_down_apart(servers)
    mover, other = await to_move(connections)
    seat = mover.view["chair"]
    await asyncio.sleep(0.6)  # longer than the grace of the table
    assert not other.view["seats"][seat]["away"], "connected to another server"
    assert (await other.command("sit-in", seat=seat, player="random"))["code"] == "not-away"
    await mover.close()
    await other.until(lambda view: view["seats"][seat]["away"])
    await other.close()


@run
async def test_a_table_that_is_opened_later_knows_who_is_there(servers: list[Server]) -> None:
    table, _, connections = await sit_down_apart(servers)
    mover, other = await to_move(connections)
    await other.close()
    await asyncio.sleep(0.5)
    watcher = await servers[other.view["chair"]].browser().connect(table)
    assert not watcher.view["seats"][mover.view["chair"]]["away"]
    for connection in (watcher, mover):
        await connection.close()


def test_the_people_of_a_killed_server_are_missed(tmp_path: Path, servers: list[Server], db: str) -> None:
    dying = Server(tmp_path, "--grace", "0.3", *NO_BOTS, db=db)

    async def test() -> None:
        table, browsers, connections = await sit_down_apart([servers[0], dying])
        seat = 1
        while connections[1].view["decision"] is None:
            await connections[0].play(connections[0].legal_moves()[0])
        dying.kill()
        await connections[0].until(lambda view: view["seats"][seat]["away"])
        back = await same_person(browsers[1], servers[1]).connect(table, seat)
        await connections[0].until(lambda view: not view["seats"][seat]["away"])
        await play_out([connections[0], back], random.Random(3))
        for connection in (connections[0], back):
            await connection.close()

    asyncio.run(test())


@run
async def test_a_seat_that_moves_to_another_device_is_closed_everywhere(servers: list[Server]) -> None:
    table, browsers, connections = await sit_down_apart(servers)
    link = (await browsers[1].post(f"/tables/{table}/links", {"seat": 1})).json()["secret"]
    phone = servers[0].browser()
    assert (await phone.post(f"/tables/{table}/join", {"secret": link})).status_code == 200
    again = await phone.connect(table, 1)
    other = same_person(browsers[1], servers[0])
    assert (await other.post(f"/tables/{table}/links", {"seat": 1})).status_code == 201
    await again.until(lambda _: again.close_code)
    assert again.close_code == 4001 and connections[1].close_code is None
    for connection in connections:
        await connection.close()


# --- workers -------------------------------------------------------------------------------------------


@run
async def test_a_worker_plays_for_computers_and_answers_questions(servers: list[Server], worker: Worker) -> None:
    browser = servers[0].browser()
    table = await browser.table("paris", "me", "random", "greedy", hints=True)
    connection = await browser.connect(table, 0)
    await connection.wait_for_turn()
    hint = await connection.command("hint")
    assert hint["is"] == "hinted" and hint["moves"][0]["move"] in connection.legal_moves(), hint
    await play_out([connection], random.Random(4))
    outline = (await same_person(browser, servers[1]).get(f"/tables/{table}/replay")).json()
    assert outline["verified"] and len(outline["moves"]) > 50
    await connection.close()


@run
async def test_computers_among_themselves_play_while_somebody_watches(servers: list[Server], worker: Worker) -> None:
    browser = servers[0].browser()
    table = await browser.table("wonders", "greedy", "greedy", "greedy")
    await asyncio.sleep(1.5)
    assert len(moves_at(servers[0], table)) == 0, "nobody watches"
    connection = await servers[1].browser().connect(table)
    await connection.until(lambda view: view["status"] == "over")
    await connection.close()


def test_another_worker_takes_over_and_nothing_is_played_twice(tmp_path: Path, servers: list[Server], db: str) -> None:
    async def test() -> None:
        browser = servers[0].browser()
        table = await browser.table("paris", "me", "master")
        connection = await browser.connect(table, 0)
        first = Worker(new_folder(tmp_path, "first"), db)
        second: Worker | None = None
        for number in range(4):
            await connection.wait_for_turn()
            while connection.view["decision"]:
                await connection.play(random.Random(number).choice(connection.legal_moves()))
            await asyncio.sleep(0.3)  # the master thinks
            if number == 1:
                first.kill()
                second = Worker(new_folder(tmp_path, "second"), db)
        await connection.wait_for_turn()
        assert second is not None and second.stop() == 0
        moves = moves_at(servers[0], table)
        assert len(moves) == len(set(moves)), "the number of each event is its key"
        await connection.close()

    asyncio.run(test())


@run
async def test_without_a_worker_computers_wait(servers: list[Server]) -> None:
    browser = servers[0].browser()
    table = await browser.table("bids", "me", "random")
    connection = await browser.connect(table, 0)
    while connection.view["decision"]:
        await connection.play(connection.legal_moves()[0])
    assert query(servers[0].db, "select due, worker, lease_until from tables where id = ?", table) == [(True, "", 0.0)]
    await connection.close()


def moves_at(server: Server, table: str) -> list[int]:
    """The numbers of the moves that are stored."""
    found = query(server.db, 'select number, body from events where "table" = ? and body like \'%"moved"%\'', table)
    return [number for number, _ in found]


@run
async def test_addresses_take_turns_over_all_workers() -> None:
    """Whoever has many tables waits for those who have few, whichever worker plays; their visitors take turns, too."""
    url = cluster().new_database()
    stores = [store_at(url), store_at(url)]
    for store in stores:
        await store.open()
    try:
        waiting = [("busy", f"cookie {number}") for number in range(20)]
        waiting += [("other", "x"), ("few", "x"), ("few", "x"), ("few", "y")]
        columns = ("id", "game", "status", "due", "created", "changed", "address", "visitor")
        rows = [(f"t{number:02}", "bids", "playing", True, 1.0, 1.0, *who) for number, who in enumerate(waiting)]
        insert(url, "tables", columns, rows)
        workers = [Leases(store, store.process_id) for store in stores]
        claims = [claim for number in range(24) if (claim := await workers[number % 2].claim([])) is not None]
        assert sorted(claim.table for claim in claims) == [row[0] for row in rows], "each is claimed once"
        order = [claim.address for claim in claims]
        assert sorted(order[:3]) == ["busy", "few", "other"] and sorted(order[3:5]) == ["busy", "few"]
        visitors = [waiting[int(claim.table[1:])][1] for claim in claims if claim.address == "few"]
        assert visitors in (["x", "y", "x"], ["y", "x", "x"])
        assert await workers[0].claim([]) is None, "all are taken"
    finally:
        for store in stores:
            await store.close()


@run
async def test_the_last_slot_of_a_worker_is_kept_for_others_while_they_are_active() -> None:
    url = cluster().new_database()
    store = store_at(url)
    await store.open()
    try:
        leases = Leases(store, store.process_id)
        columns = ("id", "game", "status", "due", "created", "changed", "address", "visitor")
        insert(url, "tables", columns, [("t", "bids", "playing", True, 1.0, 1.0, "busy", "x")])
        now = "extract(epoch from clock_timestamp())"
        execute(url, f"insert into shares (key, served) values ('other', {now})")
        assert await leases.claim(["busy"]) is None, "somebody else was there a moment ago"
        execute(url, f"update shares set served = {now} - 60")
        claim = await leases.claim(["busy"])
        assert claim is not None and claim.table == "t"
    finally:
        await store.close()


# --- limits --------------------------------------------------------------------------------------------


def test_limits_hold_over_all_servers(tmp_path: Path, db: str) -> None:
    limits = ("--tables-per-hour", "8", "--max-sockets", "2")
    made = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        made.append(LimitedServer(tmp_path / name, *limits, *NO_BOTS, db=db))

    async def test() -> None:
        browser = made[0].browser()
        for _ in range(3):  # the first was without a cookie
            table = await browser.table("bids", "me", "me")
        other = same_person(browser, made[1])
        await asyncio.sleep(1.5)  # it is told every second
        answer = await other.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]})
        assert answer.status_code == 429 and answer.json()["code"] == "too-many-tables"
        connections = [await browser.connect(table) for _ in range(2)]
        await asyncio.sleep(2.0)
        refused = await other.connect(table)
        assert refused.closed is not None and refused.closed["code"] == "too-many-windows"
        for connection in connections:
            await connection.close()
        await asyncio.sleep(2.0)
        again = await other.connect(table)
        assert again.closed is None
        await again.close()

    try:
        asyncio.run(test())
    finally:
        for server in made:
            server.stop()


class LimitedServer(Server):
    """A server with the limits that a public host has."""

    limits = ()


# --- several processes on one port ---------------------------------------------------------------------


def test_processes_on_one_port_are_started_again_and_replaced(tmp_path: Path, db: str) -> None:
    server = Server(tmp_path, "--processes", "2", db=db)

    def living() -> int:
        recent = "select id from processes where kind = 'serve' and seen > extract(epoch from now()) - 2"
        return len(query(db, recent))

    async def until(condition: Any) -> None:
        async with asyncio.timeout(60):
            while not condition():
                await asyncio.sleep(0.1)

    async def test() -> None:
        browser = server.browser()
        table = await browser.table("bids", "me", "me")
        connections = [await browser.connect(table, seat) for seat in (0, 1) for _ in range(3)]
        children = child_ids(server)
        assert len(children) == 2
        os.kill(children[0], signal.SIGKILL)
        await until(lambda: len(child_ids(server)) == 2 and children[0] not in child_ids(server))
        await until(lambda: living() >= 2)
        before = child_ids(server)
        server.process.send_signal(signal.SIGHUP)
        await until(lambda: len(child_ids(server)) == 2 and not set(child_ids(server)) & set(before))
        again = await browser.connect(table, 0)
        assert again.view["status"] == "playing"
        await again.close()
        for connection in connections:
            await connection.close()

    try:
        asyncio.run(test())
    finally:
        server.stop()


def child_ids(server: Server) -> list[int]:
    """The server processes below the parent."""
    parent = server.process.pid
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            if int(stat[1]) == parent and b"multiprocessing.spawn" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return sorted(found)
