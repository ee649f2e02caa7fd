"""Taking back: the seat's last choice until something was revealed or another seat acted; more if all agree."""

from __future__ import annotations

import asyncio

from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.helpers import run


async def two_people(server: Server, game: str = "paris") -> tuple[str, list[Browser], list[Connection]]:
    host, guest = server.browser(), server.browser()
    table = await host.table(game, "me", "invited")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    return table, [host, guest], [await host.connect(table), await guest.connect(table)]


async def to_move(connections: list[Connection]) -> tuple[Connection, Connection]:
    """The connection of the seat that must decide, and the other one."""
    tasks = [asyncio.create_task(connection.wait_for_turn()) for connection in connections]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return (connections[0], connections[1]) if connections[0].view["decision"] else (connections[1], connections[0])


@run
async def test_an_own_choice_can_be_taken_back_at_once(server: Server) -> None:
    table, _, connections = await two_people(server)
    mover, other = await to_move(connections)
    await mover.play("draw1")
    # the same push may reach the other connection later
    current = (await other.browser.get(f"/tables/{table}", chair=other.view["chair"])).json()
    await other.until(lambda view: view["view"] == current["view"])
    before = {name: other.view[name] for name in ("view", "seats")}
    choice = mover.view["decision"]
    key = next(move for move in mover.legal_moves() if move.startswith("key:") and move != "key:Arc")
    await mover.play(key)
    assert mover.view["can_take_back"]
    assert (await mover.command("take-back"))["is"] == "done"
    await mover.until(lambda view: view["decision"] and len(view["decision"]["choices"]) == len(choice["choices"]))
    await other.until(lambda view: view["view"] == before["view"])
    assert other.view["seats"] == before["seats"]
    assert mover.view["decision"]["id"] != choice["id"], "an answer to the old question must not count for the new one"
    assert any("takes a move back" in text for text in other.log_texts())
    for connection in connections:
        await connection.close()


@run
async def test_a_revealed_choice_cannot_be_taken_back(server: Server) -> None:
    _, _, connections = await two_people(server)
    mover, _ = await to_move(connections)
    await mover.play("draw1")
    assert not mover.view["can_take_back"]
    assert (await mover.command("take-back"))["code"] == "too-late"
    for connection in connections:
        await connection.close()


@run
async def test_a_repeated_take_back_counts_once(server: Server) -> None:
    _, _, connections = await two_people(server)
    mover, _ = await to_move(connections)
    await mover.play("draw1")
    await mover.play("key:Arc")
    first = await mover.command("take-back", id="once")
    second = await mover.command("take-back", id="once")
    assert not first["again"] and second["again"]
    for connection in connections:
        await connection.close()


@run
async def test_taking_back_more_needs_the_agreement_of_all(server: Server) -> None:
    table, browsers, connections = await two_people(server)
    mover, other = await to_move(connections)
    seat = mover.view["chair"]
    await mover.play("draw1")
    assert mover.view["can_ask_back"]
    assert (await mover.command("ask-back"))["is"] == "done"
    await other.until(lambda view: view["asking"])
    assert other.view["asking"]["seat"] == seat
    assert (await other.command("answer-back", agree=False))["is"] == "done"
    await mover.until(lambda view: not view["asking"])
    assert "draw1" not in mover.legal_moves(), "it was refused"
    assert (await other.command("answer-back", agree=True))["code"] == "nothing-asked"
    await mover.command("ask-back")
    await other.until(lambda view: view["asking"])
    await other.command("answer-back", agree=True)
    await mover.until(lambda view: view["decision"] and "draw1" in mover.legal_moves())
    story = (await browsers[0].get(f"/tables/{table}/story")).json()
    assert [line["event"] for line in story][-2:] == ["answered-back", "rolled-back"]
    for connection in connections:
        await connection.close()


@run
async def test_computer_players_always_agree(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection = await browser.connect(table)
    await connection.wait_for_turn()
    await connection.play("draw1")
    await connection.command("ask-back")
    await connection.until(lambda view: view["decision"] and "draw1" in connection.legal_moves())
    await connection.close()


@run
async def test_a_simultaneous_choice_can_be_changed_until_all_have_chosen(server: Server) -> None:
    _, _, connections = await two_people(server, "bids")
    first, second = connections
    await first.play(first.legal_moves()[0])
    await first.play("coins0")
    await second.until(lambda view: view["seats"][0]["chosen"])
    assert not second.view["seats"][1]["chosen"] and second.view["view"]["bids"] == []
    assert first.view["can_take_back"]
    await first.command("take-back")
    await first.until(lambda view: view["decision"])
    assert second.view["seats"][0]["chosen"], "that somebody thinks again is not visible"
    assert not first.view["seats"][0]["chosen"]
    await first.play(first.legal_moves()[-1])
    await first.play("coins0")
    await second.play(second.legal_moves()[0])
    await second.play("coins0")
    await first.until(lambda view: view["view"]["bids"])
    assert not first.view["can_take_back"], "all have chosen: it is revealed"
    assert not any("back" in text for text in second.log_texts()), "no other seat sees that a choice was changed"
    for connection in connections:
        await connection.close()
