"""Advice at the table: given where the table allows it, told to all, marked in the record, and without peeking."""

from __future__ import annotations

import json
import random

from salon.games import game as game_by_id
from salon.kernel.record import Hint, Record
from tests.server.conftest import Server
from tests.server.running import play_out, run


@run
async def test_advice_names_legal_moves_with_reasons_and_is_marked(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    chair = await browser.sit(table)
    assert chair.shown["hints"], "one person against computer players may ask"
    await chair.my_turn()  # the computer player may have the first turn
    told = [line for raw in chair.received for line in json.loads(raw).get("lines", [])]
    made = max((line["move"] for line in told), default=0)
    answer = await chair.act("hint")
    assert answer["is"] == "hinted" and answer["decision"] == chair.shown["decision"]["id"]
    assert answer["moves"] and {each["move"] for each in answer["moves"]} <= set(chair.moves())
    for each in answer["moves"]:
        assert each["words"] and each["why"] and 0 <= each["wins"] <= 1
    assert (await chair.act("hint"))["moves"] == answer["moves"], "the same question has the same answer"
    assert sum("asks for advice" in text for text in chair.texts()) == 1, "and is told once"
    await play_out([chair], random.Random(1))
    kept = await browser.get(f"/tables/{table}/record")
    record = Record.from_json(kept.content, game_by_id)
    assert record.hints == [Hint(chair.shown["chair"], made)]
    record.verify()
    await chair.close()


@run
async def test_no_advice_among_people_unless_the_host_wants_it(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    for wanted, allowed in ((None, False), (True, True), (False, False)):
        table = await host.table("bids", "me", "invited", hints=wanted)
        await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
        await host.post(f"/tables/{table}/start")
        chair = await host.sit(table)
        assert chair.shown["hints"] is allowed
        answer = await chair.act("hint")
        assert answer["is"] == ("hinted" if allowed else "refused")
        watching = await server.browser().sit(table)
        assert (await watching.act("hint"))["code"] == "only-watching"
        await chair.close()
        await watching.close()
