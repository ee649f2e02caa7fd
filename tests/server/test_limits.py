"""What one client may ask of the server: by visitor and by address, over all routes and connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.server.background import MAX_KEPT, Background, KeptAnswers
from salon.server.client import Client
from salon.server.limits import ADDRESS_FACTOR, MAX_KEYS, ConnectionLimiter, RateLimiter
from salon.server.metrics import METRICS
from salon.server.watchdog import Watchdog
from tests.server.conftest import Server
from tests.server.helpers import run
from tests.server.stored_tables import record_of, store_table


class DefaultServer(Server):
    """A server with the limits that a public host has."""

    limits = ()


@pytest.fixture(scope="module")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    made = DefaultServer(tmp_path_factory.mktemp("limits"))
    yield made
    made.stop()


# --- counting --------------------------------------------------------------------------------------------


def test_a_visitor_is_limited_over_all_its_addresses_and_an_address_over_all_its_visitors() -> None:
    limiter = RateLimiter(0.001, 10)
    assert all(limiter.take(Client(f"10.0.0.{number}", "one")) for number in range(10))
    assert not limiter.take(Client("10.0.0.99", "one"))
    allowed = sum(limiter.take(Client("10.0.1.1", f"visitor {number}")) for number in range(100))
    assert allowed == 10 * ADDRESS_FACTOR
    assert not limiter.take(Client("10.0.1.1", ""))


def test_what_is_refused_costs_nothing_and_dear_requests_cost_more() -> None:
    limiter = RateLimiter(0.001, 10)
    client = Client("10.0.0.1", "one")
    assert limiter.take(client, 8)
    assert not any(limiter.take(client, 5) for _ in range(20))
    assert limiter.take(client, 2)


def test_the_memory_of_clients_is_bounded() -> None:
    limiter = RateLimiter(1, 1)
    for number in range(MAX_KEYS):
        limiter.take(Client(f"address {number}", f"visitor {number}"))
    assert len(limiter._buckets) <= MAX_KEYS


def test_connections_are_counted_up_and_down() -> None:
    limiter = ConnectionLimiter(2)
    one = Client("10.0.0.1", "one")
    assert [limiter.open(one) for _ in range(3)] == [True, True, False]
    limiter.close(one)
    assert limiter.open(one)
    others = [limiter.open(Client("10.0.0.1", f"visitor {number}")) for number in range(10)]
    assert others.count(True) == 2 * ADDRESS_FACTOR - 2


# --- a server with the limits of a public host -------------------------------------------------------------


@run
async def test_every_route_is_limited(server: Server) -> None:
    browser = server.browser()
    answers = await asyncio.gather(*(browser.get("/tables/none/replay") for _ in range(90)))
    assert 55 <= [answer.status_code for answer in answers].count(404) <= 75, "one costs as much as ten others"
    answers = await asyncio.gather(*(browser.get("/tables/mine", lang="de") for _ in range(60)))
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["code"] == "too-fast" and "Warte kurz" in refused.json()["text"]
    await browser.close()


@run
async def test_sockets_of_one_visitor_share_their_limit(tmp_path: Path) -> None:
    server = DefaultServer(tmp_path)
    browser = server.browser()
    table = await browser.table("bids", "me", "me")
    connections = [await browser.connect(table, seat=0) for _ in range(8)]
    looks = [connection.command("look", moves=["pass"] * 100) for connection in connections for _ in range(8)]
    answers = await asyncio.gather(*looks)
    kinds = [answer["is"] for answer in answers]
    assert 5 <= kinds.count("looked") <= 20 and kinds.count("refused") > 40
    assert {answer.get("code") for answer in answers if answer["is"] == "refused"} == {"too-fast"}
    for connection in connections:
        await connection.close()
    await browser.close()
    server.stop()


@run
async def test_windows_and_running_tables_are_counted(tmp_path: Path) -> None:
    server = Server(tmp_path, "--max-sockets", "3", "--max-running-tables", "4")
    browser = server.browser()
    tables = [await browser.table("bids", "me", "random") for _ in range(4)]
    answer = await browser.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]})
    assert answer.status_code == 429 and answer.json()["code"] == "too-many-running"
    assert answer.json()["text"] == "You have 4 unfinished games. Finish some before you open more."
    others = [server.browser() for _ in range(13)]
    codes = [
        (await each.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]})).status_code
        for each in others
    ]
    assert codes == [201] * 12 + [429], "an address may have four times as many"
    connections = [await browser.connect(tables[0]) for _ in range(3)]
    refused = await browser.connect(tables[0])
    assert refused.closed is not None and refused.closed["code"] == "too-many-windows"
    await connections[0].close()
    async with asyncio.timeout(10):  # the server may learn of it a moment later
        while (await browser.connect(tables[0])).closed is not None:
            await asyncio.sleep(0.02)
    for each in (browser, *others):
        await each.close()
    server.stop()


@run
async def test_computer_players_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    server = Server(tmp_path)
    browser = server.browser()
    table = await browser.table("paris", "random", "random", "random")
    await asyncio.sleep(0.5)
    assert (await browser.get(f"/tables/{table}/story")).json() == []
    connection = await browser.connect(table)
    await connection.until(lambda view: view["status"] == "over")
    await connection.close()
    await browser.close()
    server.stop()


@run
async def test_a_replay_is_computed_beside_the_event_loop(tmp_path: Path) -> None:
    server = Server(tmp_path)
    browser = server.browser()
    await browser.get("/games")
    table, _ = store_table(server.db, record_of("paris", 4, "replay"), ["random"] * 4)
    answers = await asyncio.gather(*(browser.get(f"/tables/{table}/replay", lang="th") for _ in range(5)))
    assert len({answer.text for answer in answers}) == 1
    await browser.close()
    server.stop()
    assert "replay.py" not in server.log.read_text(), "the watchdog found it on the event loop"


def test_an_answer_is_computed_once_for_all_who_ask_and_again_after_a_failure() -> None:
    computed: list[int] = []

    def compute() -> int:
        computed.append(len(computed))
        time.sleep(0.02)
        if computed == [0]:
            raise ValueError
        return len(computed)

    async def test() -> None:
        answers, background = KeptAnswers(), Background()
        key = ("outline", "table")

        async def answer(key: tuple[str, ...] = key, compute: Callable[[], int] = compute) -> int:
            return await answers.get(key, lambda: background.run(compute))

        failed = await asyncio.gather(*(answer() for _ in range(5)), return_exceptions=True)
        assert all(isinstance(each, ValueError) for each in failed)
        assert await asyncio.gather(*(answer() for _ in range(5))) == [2] * 5
        for number in range(MAX_KEPT):
            await answer((str(number),), lambda: 0)
        assert await answer() == 3, "the oldest was dropped"

    asyncio.run(test())


def test_the_watchdog_names_what_blocks_the_event_loop(caplog: pytest.LogCaptureFixture) -> None:
    def compute_for_ever() -> None:
        time.sleep(0.2)

    async def test() -> None:
        watchdog, before = Watchdog(), METRICS.lag_seconds.total
        watchdog.start()
        await asyncio.sleep(0.1)
        assert not caplog.records
        compute_for_ever()
        await asyncio.sleep(0.1)
        watchdog.stop()
        assert METRICS.lag_seconds.total - before > 0.15

    asyncio.run(test())
    assert "compute_for_ever" in caplog.text and "blocked for" in caplog.text
