"""The guided first game at a table: told step by step, whoever else chooses at the same time, and then free."""

from __future__ import annotations

import asyncio

import pytest

from salon.games import game as game_by_id
from salon.games import game_ids
from tests.server.client import Chair
from tests.server.conftest import Server
from tests.server.running import run

GUIDED = [game for game in game_ids() if game_by_id(game).guide]


async def learner(server: Server, game: str) -> Chair:
    browser = server.browser()
    table = (await browser.post("/tables/guided", {"game": game, "name": "Ann"})).json()["table"]
    return await browser.sit(table)


@pytest.mark.parametrize("game", GUIDED)
def test_who_does_what_is_told_gets_to_the_end_of_the_script(server: Server, game: str) -> None:
    asyncio.run(follow(server, game))


async def follow(server: Server, game: str) -> None:
    guide = game_by_id(game).guide
    assert guide is not None
    chair = await learner(server, game)
    for number, told in enumerate(guide.told, 1):
        shown = await chair.my_turn()
        said = shown["decision"]["guide"]
        assert (said["step"], said["steps"]) == (number, len(guide.told))
        assert (said["move"], said["clause"]) == (guide.steps[told].move, guide.steps[told].clause)
        assert said["move"] in chair.moves()
        before = shown["decision"]["id"]
        await chair.play(said["move"])
        await chair.until(lambda shown, before=before: (shown["decision"] or {}).get("id") != before)
    shown = await chair.my_turn()
    assert "guide" not in shown["decision"], "from here on the learner is free"
    await chair.close()


@run
async def test_whoever_chooses_something_else_is_free_at_once(server: Server) -> None:
    chair = await learner(server, "wonders")
    shown = await chair.my_turn()
    other = next(move for move in chair.moves() if move != shown["decision"]["guide"]["move"])
    await chair.play(other)
    shown = await chair.until(lambda shown: shown["decision"] and shown["view"]["turn"] == 2)
    assert "guide" not in shown["decision"]
    await chair.close()


@run
async def test_what_was_told_is_told_again_after_a_step_back(server: Server) -> None:
    chair = await learner(server, "wonders")
    first = (await chair.my_turn())["decision"]["guide"]
    await chair.play(first["move"])
    shown = await chair.until(lambda shown: shown["decision"] and shown["view"]["turn"] == 2)
    assert shown["decision"]["guide"]["step"] == 2
    await chair.act("ask-back")
    shown = await chair.until(lambda shown: shown["decision"] and shown["view"]["turn"] == 1)
    assert shown["decision"]["guide"] == first
    await chair.close()
