"""The exchange of parts at real tables: who is waited for, what is shown, and that the record proves the deal."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.kernel.fair_deal import commitment_of, new_part
from salon.server import events
from tests.processes import run_salon
from tests.server.client import Connection
from tests.server.conftest import Server
from tests.server.crash_campaign import until_ready
from tests.server.exchange_page import Page, record_of_table
from tests.server.helpers import play_out, run
from tests.server.history import read_events
from tests.server.raw_store import query

GRACE = 0.6  # seconds


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: Any) -> Iterator[Server]:
    """A server that calls a part late soon."""
    process = Server(tmp_path_factory.mktemp("hasty"), "--grace", str(GRACE))
    yield process
    process.stop()


async def two_people(server: Server, game: str = "bids") -> tuple[str, list[Page], list[Connection]]:
    """A table of two people whose pages take part; the deal has been asked for."""
    host, guest = Page(server.browser()), Page(server.browser())
    table = await host.table(game, "me", "invited")
    assert await guest.join(table, host.browser.invitation) == 1
    connections = [await page.browser.connect(table) for page in (host, guest)]
    assert connections[0].view["exchange"]["stage"] == "open"
    assert (await host.browser.post(f"/tables/{table}/start")).status_code == 204
    return table, [host, guest], connections


@run
async def test_two_people_give_parts_and_the_record_proves_it(server: Server) -> None:
    table, pages, connections = await two_people(server)
    seen = (await connections[1].until(lambda view: view["exchange"]["stage"] == "revealing"))["exchange"]
    assert seen["waiting"] == [0, 1] and [each["seats"] for each in seen["commitments"]] == [[0], [1]]
    assert (await pages[0].reveal(connections[0]))["is"] == "done"
    assert (await pages[0].reveal(connections[0]))["again"], "the same part again is no error"
    view = await connections[1].until(lambda view: view["exchange"]["waiting"] == [1])
    assert view["status"] == "gathering"
    await pages[1].reveal(connections[1])
    await play_out(connections, random.Random(1))
    record = await record_of_table(pages[0].browser, table)
    assert record.proof is not None and record.proof.missing == [] and record.proof.restarts == []
    assert [given.part for given in record.proof.parts] == [*pages[0].parts.values(), *pages[1].parts.values()]
    assert [given.commitment for given in record.proof.parts] == [each["commitment"] for each in seen["commitments"]]
    assert record.proof.commitment == seen["server"], "the server's commitment was fixed before"
    outline = (await pages[0].browser.get(f"/tables/{table}/replay")).json()
    assert outline["verified"] and outline["proof"] == connections[0].view["proof"] and not outline["given"]
    assert connections[0].view["exchange"] is None


@run
async def test_nothing_secret_is_sent_before_the_end(server: Server) -> None:
    table, pages, connections = await two_people(server)
    watcher = await server.browser().connect(table)
    for page, connection in zip(pages, connections, strict=True):
        await page.reveal(connection)
    await connections[0].wait_for_turn()
    own = next(each.part for each in read_events(server.db, table) if isinstance(each, events.ServerCommitted))
    secrets = [own, *pages[0].parts.values(), *pages[1].parts.values()]
    answers = [(await pages[0].browser.get(f"/tables/{table}{path}")).text for path in ("", "/story", "/record")]
    assert json.loads(answers[2])["code"] == "not-over", "the record of a running table is not offered"
    sent = "".join([*answers, *(text for each in (*connections, watcher) for text in each.received)])
    assert not [secret for secret in secrets if secret in sent]
    assert own not in server.log.read_text()
    for what in (["list"], ["export", table]):
        said = await asyncio.to_thread(run_salon, "table", *what, "--db", str(server.db))
        assert said.returncode == 0
        assert table[:8] in said.stdout + said.stderr or '"deal"' in said.stdout
        assert not [secret for secret in secrets if secret in said.stdout + said.stderr]


@run
async def test_one_person_against_computers_is_dealt_after_one_reveal(server: Server) -> None:
    page = Page(server.browser())
    table = await page.table("bids", "me", "random", "random")
    connection = await page.browser.connect(table)
    assert connection.view["exchange"]["stage"] == "revealing", "one round trip is left"
    await page.reveal(connection)
    await play_out([connection], random.Random(2))
    record = await record_of_table(page.browser, table)
    assert record.proof is not None and [given.seats for given in record.proof.parts] == [[0]]


@run
async def test_a_table_where_nobody_gives_a_part_deals_at_once_and_without_a_proof(server: Server) -> None:
    browser, guest = server.browser(), server.browser()
    alone = await browser.connect(await browser.table("bids", "me", "random"))
    assert alone.view["status"] == "playing"
    table = await browser.table("bids", "me", "invited")
    await guest.post(f"/tables/{table}/join", {"secret": browser.invitation, "name": "Bo"})
    assert (await browser.post(f"/tables/{table}/start")).status_code == 204
    connections = [await each.connect(table) for each in (browser, guest)]
    assert connections[0].view["status"] == "playing"
    await play_out(connections, random.Random(3))
    assert (await record_of_table(browser, table)).proof is None
    assert b'"proof"' not in (await browser.get(f"/tables/{table}/record")).content


@run
async def test_a_client_that_sends_none_counts_as_the_servers(server: Server) -> None:
    host, old = Page(server.browser()), server.browser()
    table = await host.table("bids", "me", "invited", "random")
    await old.post(f"/tables/{table}/join", {"secret": host.browser.invitation, "name": "Bo"})
    await host.browser.post(f"/tables/{table}/start")
    connections = [await each.connect(table) for each in (host.browser, old)]
    await host.reveal(connections[0])
    await play_out(connections, random.Random(4))
    record = await record_of_table(old, table)
    assert record.proof is not None and [given.seats for given in record.proof.parts] == [[0]]


@run
async def test_a_shared_device_gives_one_part_for_all_its_seats(server: Server) -> None:
    page = Page(server.browser())
    table = await page.table("bids", "me", "random", "me")
    watching = await page.browser.connect(table)
    assert watching.view["chair"] is None, "nobody has selected a seat"
    await page.reveal(watching)
    connections = [await page.browser.connect(table, seat) for seat in (0, 2)]
    await play_out(connections, random.Random(5))
    record = await record_of_table(page.browser, table)
    assert record.proof is not None and [given.seats for given in record.proof.parts] == [[0, 2]]


@run
async def test_another_part_is_refused_and_counts_as_not_revealed(server: Server) -> None:
    _, pages, connections = await two_people(server)
    await connections[0].until(lambda view: view["exchange"]["stage"] == "revealing")
    other = await connections[0].command("reveal", part=new_part())
    theirs = await connections[0].command("reveal", part=next(iter(pages[1].parts.values())))
    assert (other["code"], theirs["code"]) == ("wrong-part", "wrong-part")
    late = await connections[0].command("commit", commitment=commitment_of(new_part()))
    assert late["code"] == "committed", "commitments are fixed now"
    for bad in ("", "ab", "A" * 64, "0" * 65, "0" * 5000):
        assert (await connections[0].command("reveal", part=bad))["code"] == "bad-part"
        if bad:
            assert (await connections[0].command("commit", commitment=bad))["code"] == "bad-part"
    assert connections[0].view["exchange"]["waiting"] == [0, 1]
    assert (await connections[0].command("deal-without", attempt=1))["code"] == "not-late"
    watcher = await server.browser().connect(connections[0].table)
    assert (await watcher.command("commit", commitment=commitment_of(new_part())))["code"] == "only-watching"
    browser = server.browser()
    refused = await browser.post("/tables", {"game": "bids", "seats": [{"who": "me"}] * 2, "commitment": "x"})
    assert refused.status_code == 400 and refused.json()["code"] == "bad-part"
    by_http = {"chair": 0, "command": {"do": "reveal", "id": "h", "part": next(iter(pages[0].parts.values()))}}
    assert (await pages[0].browser.post(f"/tables/{connections[0].table}/acts", by_http)).json()["is"] == "done"
    await connections[1].until(lambda view: view["exchange"]["waiting"] == [1])


@run
async def test_two_windows_of_one_seat_give_one_part(server: Server) -> None:
    page = Page(server.browser())
    table = await page.table("bids", "me", "random")
    windows = [await page.browser.connect(table) for _ in range(2)]
    answers = await asyncio.gather(*(page.reveal(each) for each in windows))
    assert sorted(answer["again"] for answer in answers) == [False, True]
    await windows[1].wait_for_turn()


def test_a_late_part_is_shown_and_the_others_may_go_on(hasty_server: Server) -> None:
    async def test() -> None:
        table, pages, connections = await two_people(hasty_server)
        await pages[0].reveal(connections[0])
        early = await connections[0].command("deal-without", attempt=1)
        assert early["code"] == "not-late"
        view = await connections[0].until(lambda view: view["seats"][1]["away"])
        assert not view["seats"][0]["away"] and view["exchange"]["waiting"] == [1]
        assert (await connections[1].command("deal-without", attempt=1))["code"] == "not-late", "not without oneself"
        refused = await connections[0].command("sit-in", seat=1, player="random")
        assert refused["code"] == "not-away", "there is no game to stand in for"
        assert (await connections[0].command("deal-without", attempt=1))["is"] == "done"
        await play_out(connections, random.Random(6))
        record = await record_of_table(pages[0].browser, table)
        assert record.proof is not None and record.proof.missing == [1]
        assert connections[0].view["proof"]["parts"][1] == {
            "seats": [1],
            "commitment": next(iter(pages[1].parts)),
        }

    asyncio.run(test())


def test_it_starts_over_with_fresh_parts_from_everybody(hasty_server: Server) -> None:
    async def test() -> None:
        table, pages, connections = await two_people(hasty_server)
        await pages[0].reveal(connections[0])
        assert (await connections[0].command("deal-anew", attempt=1))["code"] == "not-late"
        await connections[0].until(lambda view: view["seats"][1]["away"])
        assert (await connections[0].command("deal-anew", attempt=1))["is"] == "done"
        assert (await connections[0].command("deal-anew", attempt=1))["again"]
        view = await connections[1].until(lambda view: view["exchange"]["attempt"] == 2)
        assert view["exchange"]["stage"] == "committing" and view["exchange"]["waiting"] == [0, 1]
        old = next(iter(pages[1].parts.values()))
        assert (await connections[1].command("reveal", part=old))["code"] == "no-exchange"
        for page, connection in zip(pages, connections, strict=True):
            assert (await page.commit(connection))["is"] == "done"
        for page, connection in zip(pages, connections, strict=True):
            await page.reveal(connection)
        await play_out(connections, random.Random(7))
        record = await record_of_table(pages[0].browser, table)
        assert record.proof is not None and record.proof.restarts == [[1]] and record.proof.missing == []
        assert old not in record.to_json()

    asyncio.run(test())


@run
async def test_a_page_that_lost_its_part_may_start_over_at_once(server: Server) -> None:
    page = Page(server.browser())
    table = await page.table("bids", "me", "random")
    connection = await page.browser.connect(table)
    page.parts.clear()
    assert (await connection.command("deal-anew", attempt=1))["is"] == "done"
    await page.commit(connection)
    await page.reveal(connection)
    await play_out([connection], random.Random(8))
    record = await record_of_table(page.browser, table)
    assert record.proof is not None and record.proof.restarts == [[0]]


@run
async def test_a_person_who_leaves_during_the_exchange_takes_the_part_along(server: Server) -> None:
    table, pages, connections = await two_people(server)
    host, guest = pages
    await host.reveal(connections[0])
    await guest.browser.post(f"/tables/{table}/leave", {"seat": 1})
    view = await connections[0].until(lambda view: view["seats"][1]["kind"] == "open")
    assert view["exchange"]["stage"] == "open" and view["exchange"]["waiting"] == [0]
    assert (await host.browser.post(f"/tables/{table}/start")).json()["code"] == "seats-open"
    other = Page(server.browser())
    await other.join(table, host.browser.invitation, "Cy")
    await host.commit(connections[0])
    assert (await host.browser.post(f"/tables/{table}/start")).status_code == 204
    connections[1] = await other.browser.connect(table)
    await host.reveal(connections[0])
    await other.reveal(connections[1])
    await play_out(connections, random.Random(9))
    record = await record_of_table(host.browser, table)
    assert record.proof is not None and record.proof.restarts == [[1]]
    assert [given.part for given in record.proof.parts] == [[*host.parts.values()][1], *other.parts.values()]


@run
async def test_a_rematch_exchanges_anew_and_waits_for_those_who_took_part(server: Server) -> None:
    table, pages, connections = await two_people(server)
    for page, connection in zip(pages, connections, strict=True):
        await page.reveal(connection)
    await play_out(connections, random.Random(10))
    answer = await pages[0].browser.post(f"/tables/{table}/rematch")
    rematch = answer.json()["table"]
    again = [await page.browser.connect(rematch) for page in pages]
    assert again[0].view["exchange"]["stage"] == "committing" and again[0].view["exchange"]["waiting"] == [0, 1]
    for page, connection in zip(pages, again, strict=True):
        page.parts.clear()
        await page.commit(connection)
    for page, connection in zip(pages, again, strict=True):
        await page.reveal(connection)
    await play_out(again, random.Random(11))
    first, second = [(await record_of_table(pages[0].browser, each)).proof for each in (table, rematch)]
    assert first is not None and second is not None
    assert len({first.part, second.part, *(given.part for each in (first, second) for given in each.parts)}) == 6


@run
async def test_guided_games_and_forks_say_that_their_deal_is_given(server: Server) -> None:
    table, pages, connections = await two_people(server)
    for page, connection in zip(pages, connections, strict=True):
        await page.reveal(connection)
    await play_out(connections, random.Random(12))
    body = {"move": 0, "seat": 0, "player": "random", "name": "Ann"}
    fork = (await pages[0].browser.post(f"/tables/{table}/fork", body)).json()["table"]
    connection = await pages[0].browser.connect(fork)
    assert connection.view["given"] and connection.view["exchange"] is None
    await play_out([connection], random.Random(13))
    assert connection.view["given"] and connection.view["proof"] is None
    assert (await record_of_table(pages[0].browser, fork)).proof is None
    guided = (await pages[0].browser.post("/tables/guided", {"game": "paris"})).json()["table"]
    learner = await pages[0].browser.connect(guided)
    assert learner.view["given"] and learner.view["exchange"] is None and learner.view["status"] == "playing"
    refused = await learner.command("commit", commitment=commitment_of(new_part()))
    assert refused["code"] == "no-exchange"


def test_a_kill_between_commitment_and_reveal_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def test() -> None:
        table, pages, connections = await two_people(server)
        server.kill()
        server.start()
        await until_ready(server)
        connections = [await page.browser.connect(table) for page in pages]
        seen = connections[0].view["exchange"]
        assert seen["stage"] == "revealing" and seen["waiting"] == [0, 1]
        assert not any(seat["away"] for seat in connections[0].view["seats"])
        await pages[0].reveal(connections[0])
        server.kill()
        server.start()
        await until_ready(server)
        connections = [await page.browser.connect(table) for page in pages]
        assert connections[0].view["exchange"] == {**seen, "waiting": [1]}
        assert (await pages[0].reveal(connections[0]))["again"]
        await pages[1].reveal(connections[1])
        server.kill()
        server.start()
        await until_ready(server)
        connections = [await page.browser.connect(table) for page in pages]
        await play_out(connections, random.Random(14))
        record = await record_of_table(pages[0].browser, table)
        assert record.proof is not None and record.proof.commitment == seen["server"]

    try:
        asyncio.run(test())
    finally:
        server.kill()


@run
async def test_a_deal_and_the_part_that_completes_it_are_written_together(server: Server) -> None:
    table, pages, connections = await two_people(server)
    for page, connection in zip(pages, connections, strict=True):
        await page.reveal(connection)
    await connections[0].wait_for_turn()
    rows = query(server.db, 'select at, body from events where "table" = ? order by number', table)
    kinds = [json.loads(body)["is"] for _, body in rows]
    assert kinds[:4] == ["opened", "server-committed", "committed", "joined"]
    assert kinds[4:9] == ["committed", "exchange-started", "revealed", "revealed", "dealt"]
    assert rows[7][0] == rows[8][0]
