"""Taking back: the own last choice until something was revealed or somebody else acted; more only if all agree."""

from __future__ import annotations

import asyncio

from tests.server.client import Browser, Chair
from tests.server.conftest import Server
from tests.server.running import run


async def two_people(server: Server, game: str = "paris") -> tuple[str, list[Browser], list[Chair]]:
    host, guest = server.browser(), server.browser()
    table = await host.table(game, "me", "invited")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    return table, [host, guest], [await host.sit(table), await guest.sit(table)]


async def to_move(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """The chair that must decide, and the other one."""
    tasks = [asyncio.create_task(chair.my_turn()) for chair in chairs]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return (chairs[0], chairs[1]) if chairs[0].shown["decision"] else (chairs[1], chairs[0])


@run
async def test_an_own_choice_goes_back_at_once_and_the_other_sees_the_table_as_before(server: Server) -> None:
    _, _, chairs = await two_people(server)
    mover, other = await to_move(chairs)
    await mover.play("draw1")
    before = {name: other.shown[name] for name in ("view", "seats")}
    choice = mover.shown["decision"]
    key = next(move for move in mover.moves() if move.startswith("key:") and move != "key:Arc")
    await mover.play(key)
    assert mover.shown["can_take_back"]
    assert (await mover.act("take-back"))["is"] == "done"
    await mover.until(lambda shown: shown["decision"] and len(shown["decision"]["choices"]) == len(choice["choices"]))
    await other.until(lambda shown: shown["view"] == before["view"])
    assert other.shown["seats"] == before["seats"]
    assert mover.shown["decision"]["id"] != choice["id"], "an answer to the old question must not count for the new one"
    assert any("takes a move back" in text for text in other.texts())
    for chair in chairs:
        await chair.close()


@run
async def test_what_was_revealed_stays(server: Server) -> None:
    _, _, chairs = await two_people(server)
    mover, _ = await to_move(chairs)
    await mover.play("draw1")
    assert not mover.shown["can_take_back"]
    assert (await mover.act("take-back"))["code"] == "too-late"
    for chair in chairs:
        await chair.close()


@run
async def test_the_same_take_back_twice_is_one(server: Server) -> None:
    _, _, chairs = await two_people(server)
    mover, _ = await to_move(chairs)
    await mover.play("draw1")
    await mover.play("key:Arc")
    first = await mover.act("take-back", id="once")
    second = await mover.act("take-back", id="once")
    assert not first["again"] and second["again"]
    for chair in chairs:
        await chair.close()


@run
async def test_more_goes_back_only_if_all_agree(server: Server) -> None:
    table, browsers, chairs = await two_people(server)
    mover, other = await to_move(chairs)
    seat = mover.shown["chair"]
    await mover.play("draw1")
    assert mover.shown["can_ask_back"]
    assert (await mover.act("ask-back"))["is"] == "done"
    await other.until(lambda shown: shown["asking"])
    assert other.shown["asking"]["seat"] == seat
    assert (await other.act("answer-back", agree=False))["is"] == "done"
    await mover.until(lambda shown: not shown["asking"])
    assert "draw1" not in mover.moves(), "it was refused"
    assert (await other.act("answer-back", agree=True))["code"] == "nothing-asked"
    await mover.act("ask-back")
    await other.until(lambda shown: shown["asking"])
    await other.act("answer-back", agree=True)
    await mover.until(lambda shown: shown["decision"] and "draw1" in mover.moves())
    story = (await browsers[0].get(f"/tables/{table}/story")).json()
    assert [line["event"] for line in story][-2:] == ["answered-back", "rolled-back"]
    for chair in chairs:
        await chair.close()


@run
async def test_computer_players_never_mind(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    chair = await browser.sit(table)
    await chair.my_turn()
    await chair.play("draw1")
    await chair.act("ask-back")
    await chair.until(lambda shown: shown["decision"] and "draw1" in chair.moves())
    await chair.close()


@run
async def test_a_simultaneous_choice_is_changed_until_the_last_has_chosen(server: Server) -> None:
    _, _, chairs = await two_people(server, "bids")
    first, second = chairs
    await first.play(first.moves()[0])
    await first.play("coins0")
    await second.until(lambda shown: shown["seats"][0]["chosen"])
    assert not second.shown["seats"][1]["chosen"] and second.shown["view"]["bids"] == []
    assert first.shown["can_take_back"]
    await first.act("take-back")
    await first.until(lambda shown: shown["decision"])
    await second.until(lambda shown: not shown["seats"][0]["chosen"])
    await first.play(first.moves()[-1])
    await first.play("coins0")
    await second.play(second.moves()[0])
    await second.play("coins0")
    await first.until(lambda shown: shown["view"]["bids"])
    assert not first.shown["can_take_back"], "all have chosen: it is revealed"
    assert not any("back" in text for text in second.texts()), "nobody is told that somebody changed his mind"
    for chair in chairs:
        await chair.close()
