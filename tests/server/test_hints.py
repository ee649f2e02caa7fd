"""Hints: given where the table allows them, announced to all, recorded, and without hidden information."""

from __future__ import annotations

import json
import random

from salon.games import game as game_by_id
from salon.kernel.record import Hint, Record
from tests.server.client import Connection
from tests.server.conftest import Server
from tests.server.helpers import play_out, run


def moves_made(connection: Connection) -> int:
    """How many moves the log has told so far."""
    lines = [line for raw in connection.received for line in json.loads(raw).get("lines", [])]
    return max((line["move"] for line in lines), default=0)


@run
async def test_hints_name_legal_moves_with_reasons_and_are_marked(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection = await browser.connect(table)
    assert connection.view["hints"], "one person against computer players may ask"
    await connection.wait_for_turn()  # the computer player may have the first turn
    made = [moves_made(connection)]
    answer = await connection.command("hint")
    assert answer["is"] == "hinted" and answer["decision"] == connection.view["decision"]["id"]
    assert answer["moves"] and {each["move"] for each in answer["moves"]} <= set(connection.legal_moves())
    for each in answer["moves"]:
        assert each["words"] and 1 <= len(each["reasons"]) <= 3 and each["why"] and 0 <= each["wins"] <= 1
    shown = [(-each["wins"], -round(each["points"])) for each in answer["moves"]]
    assert shown == sorted(shown), "sorted by the numbers that are shown"
    assert (await connection.command("hint"))["moves"] == answer["moves"], "the same question has the same answer"
    assert sum("asks for a hint" in text for text in connection.log_texts()) == 1, "and is announced once"
    await connection.play(answer["moves"][0]["move"])
    await connection.wait_for_turn()  # the same turn goes on
    made.append(moves_made(connection))
    await connection.command("hint")
    assert sum("asks for a hint" in text for text in connection.log_texts()) == 1, "and once in a turn"
    await play_out([connection], random.Random(1))
    kept = await browser.get(f"/tables/{table}/record")
    record = Record.from_json(kept.content, game_by_id)
    assert record.hints == [Hint(connection.view["chair"], moves) for moves in made]
    record.verify()
    await connection.close()


@run
async def test_hints_among_people_need_the_hosts_permission(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    for wanted, allowed in ((None, False), (True, True), (False, False)):
        table = await host.table("bids", "me", "invited", hints=wanted)
        await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
        await host.post(f"/tables/{table}/start")
        connection = await host.connect(table)
        assert connection.view["hints"] is allowed
        answer = await connection.command("hint")
        assert answer["is"] == ("hinted" if allowed else "refused")
        watching = await server.browser().connect(table)
        assert (await watching.command("hint"))["code"] == "only-watching"
        await connection.close()
        await watching.close()
