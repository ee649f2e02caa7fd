"""The guided first game at a table: step by step, also in simultaneous phases, and then free."""

from __future__ import annotations

import asyncio

import pytest

from salon.games import game as game_by_id
from salon.games import game_ids
from tests.server.client import Connection
from tests.server.conftest import Server
from tests.server.helpers import run

GUIDED = [game for game in game_ids() if game_by_id(game).text.guide]


async def learner(server: Server, game: str) -> Connection:
    browser = server.browser()
    table = (await browser.post("/tables/guided", {"game": game, "name": "Ann"})).json()["table"]
    return await browser.connect(table)


@pytest.mark.parametrize("game", GUIDED)
def test_following_the_guide_reaches_its_end(server: Server, game: str) -> None:
    asyncio.run(follow(server, game))


async def follow(server: Server, game: str) -> None:
    guide = game_by_id(game).text.guide
    assert guide is not None
    connection = await learner(server, game)
    for number, step in enumerate(guide.steps_with_message, 1):
        view = await connection.wait_for_turn()
        said = view["decision"]["guide"]
        assert (said["step"], said["steps"]) == (number, len(guide.steps_with_message))
        assert (said["move"], said["clause"]) == (guide.steps[step].move, guide.steps[step].clause)
        assert said["move"] in connection.legal_moves()
        before = view["decision"]["id"]
        await connection.play(said["move"])
        await connection.until(lambda view, before=before: (view["decision"] or {}).get("id") != before)
    view = await connection.wait_for_turn()
    assert "guide" not in view["decision"], "from here on the learner is free"
    await connection.close()


@run
async def test_leaving_the_script_ends_the_guidance(server: Server) -> None:
    connection = await learner(server, "wonders")
    view = await connection.wait_for_turn()
    other = next(move for move in connection.legal_moves() if move != view["decision"]["guide"]["move"])
    await connection.play(other)
    view = await connection.until(lambda view: view["decision"] and view["view"]["turn"] == 2)
    assert "guide" not in view["decision"]
    await connection.close()


@run
async def test_guidance_returns_after_a_take_back(server: Server) -> None:
    connection = await learner(server, "wonders")
    first = (await connection.wait_for_turn())["decision"]["guide"]
    await connection.play(first["move"])
    view = await connection.until(lambda view: view["decision"] and view["view"]["turn"] == 2)
    assert view["decision"]["guide"]["step"] == 2
    await connection.command("ask-back")
    view = await connection.until(lambda view: view["decision"] and view["view"]["turn"] == 1)
    assert view["decision"]["guide"] == first
    await connection.close()
