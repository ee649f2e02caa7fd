"""A choice of several moves in one act: made whole or not at all, and never a way to learn what others have chosen."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Chair
from tests.server.conftest import Server
from tests.server.running import run


def with_ways(chair: Chair) -> tuple[str, list[str]] | None:
    """A card of the hand that can be paid for in several ways, and these."""
    hand: list[dict[str, Any]] = chair.shown["view"]["hand"]
    for card in hand:
        if len(card["ways"]) > 1:
            return card["card"], [way["move"] for way in card["ways"]]
    return None


@run
async def test_card_and_way_are_one_act(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("wonders", "me", "me", "random")
    chair, other = await browser.sit(table, 0), await browser.sit(table, 1)
    card, ways = await _until_both(chair, other)
    decision = chair.shown["decision"]["id"]
    for way in ways:
        looked = (await chair.act("look", moves=[f"build:{card} {way}"]))["moves"][f"build:{card} {way}"]
        assert looked["legal"] and looked["lines"]
    for moves, code in (
        (f"build:{card} pay:14+0", "illegal"),
        (f"build:{card} nonsense", "no-such-move"),
        (f"sell:{card} sell:{card}", "more-than-a-choice"),
        (f"build:{card} {ways[0]} {ways[0]}", "more-than-a-choice"),
        (f"build:{card}  {ways[0]}", "no-such-move"),
    ):
        answer = await chair.act("play", decision=decision, move=moves)
        assert (answer["is"], answer["code"]) == ("refused", code), moves
        assert chair.shown["decision"]["id"] == decision and not chair.shown["view"]["chosen"]
    answer = await chair.act("play", decision=decision, move=f"build:{card} {ways[-1]}")
    assert answer["is"] == "done"
    await chair.until(lambda shown: shown["decision"] is None)
    assert chair.shown["view"]["chosen"] == [f"build:{card}", ways[-1]]
    assert chair.shown["view"]["hand"], "what else could be chosen is still told"
    assert any(each["ways"] for each in chair.shown["view"]["hand"])
    assert other.shown["view"]["chosen"] == []
    await chair.close()
    await other.close()


async def _until_both(chair: Chair, other: Chair) -> tuple[str, list[str]]:
    """Play on with both chairs until the first has a choice of ways, and the second has not chosen.

    Somebody may have to decide alone (a pick from the discard pile), so whoever is asked plays.
    """
    for _ in range(400):
        asked: dict[Chair, str] = {}
        for seat, each in enumerate((chair, other)):
            now = (await each.browser.get(f"/tables/{each.table}", chair=seat)).json()
            if now["decision"]:
                asked[each] = now["decision"]["id"]
        for each, decision in asked.items():
            await each.until(lambda shown, decision=decision: (shown["decision"] or {}).get("id") == decision)
        if len(asked) == 2 and (found := with_ways(chair)):
            return found
        for each in asked:
            await each.play(each.moves()[0])
        await asyncio.sleep(0.01)
    raise AssertionError("there was no choice of ways in many turns")
