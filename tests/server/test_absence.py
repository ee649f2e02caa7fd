"""A table never gets stuck: computer players sit in for the absent, and give the seat back at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.server import clock
from tests.server.conftest import Server
from tests.server.helpers import play_out, run
from tests.server.test_take_back import to_move, two_people


@pytest.fixture(scope="module")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("absence"), "--grace", "0.4")
    yield made
    made.stop()


@run
async def test_a_stand_in_plays_after_the_grace_time_until_the_person_returns(server: Server) -> None:
    table, browsers, connections = await two_people(server)
    mover, other = await to_move(connections)
    seat = mover.view["chair"]
    assert (await other.command("sit-in", seat=seat, player="greedy"))["code"] == "not-away"
    await mover.close()
    await other.until(lambda view: view["seats"][seat]["away"])
    tempo = other.view["tempo"]
    assert (await other.command("sit-in", seat=seat, player="random"))["is"] == "done"
    await other.until(lambda view: view["seats"][seat]["stand_in"])
    assert other.view["seats"][seat]["level"] == tempo["stand_in"], "the table decides who sits in, not an opponent"
    await other.wait_for_turn()
    assert other.view["seats"][seat]["stand_in"]
    back = await browsers[seat].connect(table)
    assert not back.view["seats"][seat]["stand_in"]
    await other.until(lambda view: not view["seats"][seat]["stand_in"])
    log = other.log_texts()
    assert any("The computer plays for" in text for text in log) and any("is back" in text for text in log)
    await play_out([back, other], random.Random(1))
    for connection in (back, other):
        await connection.close()


@run
async def test_no_stand_in_plays_without_a_request(server: Server) -> None:
    _, _, connections = await two_people(server)
    mover, other = await to_move(connections)
    seat = mover.view["chair"]
    await mover.close()
    await other.until(lambda view: view["seats"][seat]["away"])
    await asyncio.sleep(0.6)
    assert other.view["seats"][seat]["waiting"] and not other.view["seats"][seat]["stand_in"]
    await other.close()


@run
async def test_the_game_can_be_finished_whenever_somebody_leaves(server: Server) -> None:
    rng = random.Random(4)
    for leave_after in (0, 3, 17):
        table, browsers, connections = await two_people(server)
        for _ in range(leave_after):
            mover, _ = await to_move(connections)
            await mover.play(rng.choice(mover.legal_moves()))
        leaver = rng.randrange(2)
        await browsers[leaver].post(f"/tables/{table}/leave", {"seat": leaver})
        await play_out([connections[1 - leaver]], rng)
        for connection in connections:
            await connection.close()


@run
async def test_forced_moves_are_played_automatically_and_marked(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection = await browser.connect(table)
    await play_out([connection], random.Random(2))
    story = (await browser.get(f"/tables/{table}/story", chair=0)).json()
    assert any(line["auto"] for line in story)
    outline = (await browser.get(f"/tables/{table}/replay")).json()
    asked = len([1 for raw in connection.received if '"is":"done"' in raw])
    mine = sum(move["seat"] == 0 for move in outline["moves"])
    assert asked < mine, "some of my moves needed no decision"
    await connection.close()


@run
async def test_the_tempo_is_fixed_with_the_table(tmp_path: Path) -> None:
    server = Server(tmp_path, "--grace", "0.5", "--stand-in", "greedy")
    browsers = [server.browser() for _ in range(2)]
    for tempo, patience in (("live", 0.5), ("days", 3 * 24 * 3600.0)):
        table = await browsers[0].table("bids", "me", "invited", tempo=tempo)
        await browsers[1].post(f"/tables/{table}/join", {"secret": browsers[0].invitation})
        await browsers[0].post(f"/tables/{table}/start")
        connection = await browsers[0].connect(table)
        assert connection.view["tempo"] == {"name": tempo, "patience": patience, "stand_in": "greedy"}
        if tempo == "live":
            await connection.until(lambda view: view["seats"][1]["away"])
        else:
            await asyncio.sleep(1.2)
            assert not connection.view["seats"][1]["away"]
            assert (await connection.command("sit-in", seat=1))["code"] == "not-away"
        await connection.close()
    answer = await browsers[0].post("/tables", {"game": "bids", "seats": [{"who": "me"}] * 2, "tempo": "never"})
    assert answer.status_code == 400
    server.stop()


def test_a_step_of_the_clock_makes_nobody_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 24 * 3600)
    assert clock.now() - before < 60
