"""A table never gets stuck: computer players sit in for the absent, and give the seat back at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import Server
from tests.server.running import play_out, run
from tests.server.test_taking_back import to_move, two_people


@pytest.fixture(scope="module")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("absence"), "--grace", "0.4")
    yield made
    made.stop()


@run
async def test_after_a_grace_time_a_computer_player_sits_in_until_the_person_is_back(server: Server) -> None:
    table, browsers, chairs = await two_people(server)
    mover, other = await to_move(chairs)
    seat = mover.shown["chair"]
    assert (await other.act("sit-in", seat=seat, player="greedy"))["code"] == "not-away"
    await mover.close()
    await other.until(lambda shown: shown["seats"][seat]["away"])
    assert (await other.act("sit-in", seat=seat, player="nobody"))["code"] == "no-such-player"
    assert (await other.act("sit-in", seat=seat, player="greedy"))["is"] == "done"
    await other.my_turn()
    assert other.shown["seats"][seat]["stand_in"]
    back = await browsers[seat].sit(table)
    assert not back.shown["seats"][seat]["stand_in"]
    await other.until(lambda shown: not shown["seats"][seat]["stand_in"])
    assert any("sits in" in text for text in other.texts()) and any("is back" in text for text in other.texts())
    await play_out([back, other], random.Random(1))
    for chair in (back, other):
        await chair.close()


@run
async def test_without_anybody_asking_nobody_sits_in(server: Server) -> None:
    _, _, chairs = await two_people(server)
    mover, other = await to_move(chairs)
    seat = mover.shown["chair"]
    await mover.close()
    await other.until(lambda shown: shown["seats"][seat]["away"])
    await asyncio.sleep(0.6)
    assert other.shown["seats"][seat]["waiting"] and not other.shown["seats"][seat]["stand_in"]
    await other.close()


@run
async def test_whoever_leaves_at_any_moment_the_game_reaches_its_end(server: Server) -> None:
    rng = random.Random(4)
    for leave_after in (0, 3, 17):
        table, browsers, chairs = await two_people(server)
        for _ in range(leave_after):
            mover, _ = await to_move(chairs)
            await mover.play(rng.choice(mover.moves()))
        leaver = rng.randrange(2)
        await browsers[leaver].post(f"/tables/{table}/leave", {"seat": leaver})
        await play_out([chairs[1 - leaver]], rng)
        for chair in chairs:
            await chair.close()


@run
async def test_a_forced_move_is_played_by_itself_and_said_to_be(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    chair = await browser.sit(table)
    await play_out([chair], random.Random(2))
    story = (await browser.get(f"/tables/{table}/story", chair=0)).json()
    assert any(line["auto"] for line in story)
    outline = (await browser.get(f"/tables/{table}/replay")).json()
    asked = len([1 for raw in chair.received if '"is":"done"' in raw])
    mine = sum(move["seat"] == 0 for move in outline["moves"])
    assert asked < mine, "some of my moves needed no decision"
    await chair.close()
