"""Compound moves: played completely or not at all, and they reveal nothing about the choices of others."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Connection
from tests.server.conftest import Server
from tests.server.helpers import run


def payable_card(connection: Connection) -> tuple[str, list[str]] | None:
    """A card of the hand that can be paid for in several ways, and these."""
    hand: list[dict[str, Any]] = connection.view["view"]["hand"]
    for card in hand:
        if len(card["ways"]) > 1:
            return card["card"], [way["move"] for way in card["ways"]]
    return None


@run
async def test_card_and_payment_are_one_command(server: Server) -> None:
    browser = server.browser()
    for _ in range(20):  # in some games no card can ever be paid for in several ways
        table = await browser.table("wonders", "me", "me", "random")
        connection, other = await browser.connect(table, 0), await browser.connect(table, 1)
        found = await _until_choice_of_payment(connection, other)
        if found is not None:
            break
    assert found is not None
    card, ways = found
    decision = connection.view["decision"]["id"]
    for way in ways:
        explained = (await connection.command("look", moves=[f"build:{card} {way}"]))["moves"][f"build:{card} {way}"]
        assert explained["legal"] and explained["lines"]
    for moves, code in (
        (f"build:{card} pay:14+0", "illegal"),
        (f"build:{card} nonsense", "no-such-move"),
        (f"sell:{card} sell:{card}", "more-than-a-choice"),
        (f"build:{card} {ways[0]} {ways[0]}", "more-than-a-choice"),
        (f"build:{card}  {ways[0]}", "no-such-move"),
    ):
        answer = await connection.command("play", decision=decision, move=moves)
        assert (answer["is"], answer["code"]) == ("refused", code), moves
        assert connection.view["decision"]["id"] == decision and not connection.view["view"]["chosen"]
    answer = await connection.command("play", decision=decision, move=f"build:{card} {ways[-1]}")
    assert answer["is"] == "done"
    await connection.until(lambda view: view["decision"] is None)
    assert connection.view["view"]["chosen"] == [f"build:{card}", ways[-1]]
    assert connection.view["view"]["hand"], "the other choices are still in the view"
    assert any(each["ways"] for each in connection.view["view"]["hand"])
    assert other.view["view"]["chosen"] == []
    await connection.close()
    await other.close()


async def _until_choice_of_payment(connection: Connection, other: Connection) -> tuple[str, list[str]] | None:
    """Play both seats until the first can pay for a card in several ways, and the second has not chosen.

    A seat may have to decide alone (a pick from the discard pile), so every waiting seat plays.
    """
    while connection.view["status"] != "over":
        decisions: dict[Connection, str] = {}
        for seat, each in enumerate((connection, other)):
            now = (await each.browser.get(f"/tables/{each.table}", chair=seat)).json()
            if now["decision"]:
                decisions[each] = now["decision"]["id"]
        for each, decision in decisions.items():
            await each.until(lambda view, decision=decision: (view["decision"] or {}).get("id") == decision)
        if len(decisions) == 2 and (found := payable_card(connection)):
            return found
        for each in decisions:
            await each.play(each.legal_moves()[0])
        await asyncio.sleep(0.01)
    return None
