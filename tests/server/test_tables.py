"""Making tables, sitting down, playing whole games, watching, leaving: over HTTP and the WebSocket of a real server."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any

import pytest

from salon.games import game as game_by_id
from salon.kernel.record import Record
from tests.server.client import Browser, Chair
from tests.server.conftest import Server
from tests.server.running import play_out, run


@pytest.mark.parametrize("game", ["bids", "paris", "wonders"])
def test_a_whole_game_against_computer_players_can_be_verified(server: Server, game: str) -> None:
    async def test() -> None:
        browser = server.browser()
        table = await browser.table(game, "me", "greedy", "random")
        chair = await browser.sit(table)
        commitment = chair.shown["commitment"]
        assert len(commitment) == 64 and chair.shown["seed"] is None
        await play_out([chair], random.Random(1))
        assert hashlib.sha256(chair.shown["seed"].encode()).hexdigest() == commitment
        record = Record.from_json((await browser.get(f"/tables/{table}/record")).content, game_by_id)
        record.verify()
        assert record.deal.seed == chair.shown["seed"]
        assert record.result is not None
        assert chair.shown["result"] == {"scores": record.result.scores, "ranking": record.result.ranking}
        sheet = (await browser.get(f"/tables/{table}/sheet")).json()
        totals = [sum(line["seats"][seat]["points"] for line in sheet["lines"]) for seat in range(3)]
        assert totals == sheet["scores"] == record.result.scores
        await chair.close()
        await browser.close()

    asyncio.run(test())


@run
async def test_friends_join_by_link_and_the_game_begins_when_all_sit(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("paris", "me", "invited", name="  Sunday\nevening ")
    assert host.invitation
    view = await host.sit(table)
    assert view.shown["status"] == "gathering" and view.shown["view"] is None and view.shown["name"] == "Sunday evening"
    assert (await host.post(f"/tables/{table}/start")).json()["code"] == "seats-open"
    joined = await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    assert joined.json() == {"table": table, "seat": 1}
    again = await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    assert again.json() == {"table": table, "seat": 1}, "the same browser twice sits once"
    assert (await guest.post(f"/tables/{table}/start")).json()["code"] == "only-host"
    third = server.browser()
    full = await third.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Cy"})
    assert full.json()["code"] == "table-full"
    assert (await host.post(f"/tables/{table}/start")).status_code == 204
    other = await guest.sit(table)
    assert [seat["name"] for seat in other.shown["seats"]] == ["Ann", "Bo"]
    assert other.shown["chair"] == 1 and not other.shown["host"]
    await play_out([view, other], random.Random(2))
    mine = (await guest.get("/tables/mine")).json()
    assert [each["table"] for each in mine] == [table] and mine[0]["status"] == "over"
    for chair in (view, other):
        await chair.close()


@run
async def test_a_host_may_fill_a_free_seat_with_a_computer_player(server: Server) -> None:
    host = server.browser()
    table = await host.table("bids", "me", "invited", "invited")
    for seat in (1, 2):
        answer = await host.post(f"/tables/{table}/seats/{seat}", {"who": "computer", "player": "random"})
        assert answer.status_code == 204
    assert (await host.post(f"/tables/{table}/start")).status_code == 204
    chair = await host.sit(table)
    await play_out([chair], random.Random(3))
    await chair.close()


@run
async def test_spectators_see_what_everybody_sees_and_cannot_act(server: Server) -> None:
    host, watcher = server.browser(), server.browser()
    table = await host.table("paris", "me", "random", options={"screens": "hidden"})
    chair, spectator = await host.sit(table), await watcher.sit(table)
    assert spectator.shown["chair"] is None and spectator.shown["decision"] is None
    assert all(seat["francs"] is None for seat in spectator.shown["view"]["seats"])
    await chair.my_turn()
    answer = await spectator.act("play", decision=chair.shown["decision"]["id"], move=chair.moves()[0])
    assert answer["code"] == "only-watching"
    assert (await spectator.act("sit", chair=0))["code"] == "not-your-seat"
    taken = await watcher.get(f"/tables/{table}", chair=0)
    assert taken.status_code == 403 and taken.json()["code"] == "not-your-seat"
    await spectator.close()
    await chair.close()


@run
async def test_a_move_twice_is_one_move_and_a_stale_one_none(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    chair, second_tab = await browser.sit(table), await browser.sit(table)
    await chair.my_turn()
    decision, move = chair.shown["decision"]["id"], chair.moves()[0]
    first, second = await asyncio.gather(
        chair.act("play", decision=decision, move=move, id="same"),
        second_tab.act("play", decision=decision, move=move, id="same"),
    )
    assert {first["is"], second["is"]} == {"done"} and {first["again"], second["again"]} == {False, True}
    late = await chair.act("play", decision=decision, move=move)
    assert late["code"] == "stale"
    story = (await browser.get(f"/tables/{table}/story", chair=0)).json()
    assert sum(line["event"] == "drew" and line["seat"] == 0 for line in story) == 1
    await chair.close()
    await second_tab.close()


@run
async def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    chair = await browser.sit(table, lang="de")
    await chair.my_turn()
    answer = await chair.play("end")
    assert answer["is"] == "refused" and answer["code"] == "illegal" and "[" in answer["text"]
    looked = (await chair.act("look", moves=["end", chair.moves()[0], "nonsense"]))["moves"]
    assert looked["end"]["legal"] is False and looked["end"]["clause"] and looked["end"]["short"]
    assert looked[chair.moves()[0]]["legal"] is True
    assert looked["nonsense"]["code"] == "no-such-move"
    await chair.close()


@run
async def test_each_reader_has_an_own_language(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "greedy")
    german, thai = await browser.sit(table, lang="de"), await browser.sit(table, lang="th")
    await german.my_turn()
    await thai.my_turn()
    offers = [[choice["words"] for choice in chair.shown["decision"]["choices"]] for chair in (german, thai)]
    assert offers[0] != offers[1]
    await german.act("speak", language="th")
    await german.until(lambda shown: [c["words"] for c in shown["decision"]["choices"]] == offers[1])
    for chair in (german, thai):
        await chair.close()


@run
async def test_several_people_on_one_device_each_see_only_their_own(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "me")
    chair = await browser.sit(table)
    assert chair.shown["chair"] is None, "the curtain hangs until somebody sits down"
    assert chair.shown["view"]["hand"] == []
    await chair.act("sit", chair=0)
    first = chair.shown["view"]["hand"]
    await chair.act("sit", chair=1)
    assert chair.shown["chair"] == 1 and not set(first) & set(chair.shown["view"]["hand"])
    before = len(chair.received)
    await chair.act("sit", chair=None)
    await chair.until(lambda shown: shown["chair"] is None)
    behind = json.loads(chair.received[before])
    assert behind["view"]["hand"] == [] and behind["decision"] is None
    await chair.close()


@run
async def test_a_rematch_is_one_new_table_with_seats_rotated(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("bids", "me", "invited", "random")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    chairs = [await host.sit(table), await guest.sit(table)]
    assert (await host.post(f"/tables/{table}/rematch")).json()["code"] == "not-over"
    await play_out(chairs, random.Random(5))
    again = [(await browser.post(f"/tables/{table}/rematch")).json()["table"] for browser in (host, guest)]
    assert again[0] == again[1] != table
    await chairs[0].until(lambda shown: shown["next"] == again[0])
    new = await guest.sit(again[0])
    assert new.shown["chair"] == 0 and new.shown["status"] == "playing"
    assert [seat["name"] for seat in new.shown["seats"]] == ["Bo", chairs[0].shown["seats"][2]["name"], "Ann"]
    for chair in (*chairs, new):
        await chair.close()


@run
async def test_a_finished_game_is_replayed_from_any_seat_and_forked(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    running = await browser.get(f"/tables/{table}/replay")
    assert running.status_code == 409, "nobody looks behind the screens of a running game"
    chair = await browser.sit(table)
    await play_out([chair], random.Random(6))
    outline = (await browser.get(f"/tables/{table}/replay", lang="de")).json()
    assert outline["verified"] and outline["seed"] == chair.shown["seed"]
    moves = len(outline["moves"])
    known = {}
    for seen_by in ("open", "everyone", "0", "1"):
        step = (await browser.get(f"/tables/{table}/replay/{moves // 2}", seen_by=seen_by)).json()
        assert step["moves"] == moves and step["view"]["active"] in (0, 1) and step["lines"]
    hidden = 0
    for move in range(moves - 40, moves, 4):
        for seen_by in ("open", "0", "1"):
            seats = (await browser.get(f"/tables/{table}/replay/{move}", seen_by=seen_by)).json()["view"]["seats"]
            known[seen_by] = [[tile["kind"] for tile in seat["end_tiles"]] for seat in seats]
        assert known["open"] == [known["0"][0], known["1"][1]]
        hidden += known["0"][1].count(None) + known["1"][0].count(None)
    assert hidden, "something was to be seen that is hidden otherwise"
    last = (await browser.get(f"/tables/{table}/replay/{moves}", seen_by="0")).json()
    assert [seat["points"] for seat in last["view"]["seats"]] == chair.shown["result"]["scores"]
    assert (await browser.get(f"/tables/{table}/replay/{moves + 1}")).status_code == 404
    stranger = server.browser()
    forked = await stranger.post(f"/tables/{table}/fork", {"move": moves // 2, "seat": 1, "player": "random"})
    fork = await stranger.sit(forked.json()["table"])
    assert fork.shown["chair"] == 1
    story = (await stranger.get(f"/tables/{forked.json()['table']}/story", chair=1)).json()
    assert max(line["move"] for line in story) >= moves // 2
    await play_out([fork], random.Random(7))
    await fork.close()
    await chair.close()


@run
async def test_my_seat_moves_to_another_device_and_the_old_link_dies(server: Server) -> None:
    laptop, phone, thief = server.browser(), server.browser(), server.browser()
    table = await laptop.table("paris", "me", "random")
    first = (await laptop.post(f"/tables/{table}/links", {"seat": 0})).json()["secret"]
    assert (await phone.post(f"/tables/{table}/join", {"secret": first})).json()["seat"] == 0
    on_phone = await phone.sit(table)
    assert on_phone.shown["chair"] == 0
    second = (await laptop.post(f"/tables/{table}/links", {"seat": 0})).json()["secret"]
    await on_phone.until(lambda _: on_phone.close_code == 4001)
    assert (await thief.post(f"/tables/{table}/join", {"secret": first})).json()["code"] == "no-such-invitation"
    assert (await phone.get(f"/tables/{table}", chair=0)).status_code == 403
    assert (await phone.post(f"/tables/{table}/join", {"secret": second})).json()["seat"] == 0
    assert (await thief.post(f"/tables/{table}/links", {"seat": 0})).json()["code"] == "not-your-seat"


@run
async def test_a_leaver_is_played_on_for(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("paris", "me", "invited")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    chair = await host.sit(table)
    assert (await guest.post(f"/tables/{table}/leave", {"seat": 0})).status_code == 403
    assert (await guest.post(f"/tables/{table}/leave", {"seat": 1})).status_code == 204
    await chair.until(lambda shown: shown["seats"][1]["stand_in"])
    await play_out([chair], random.Random(8))
    assert (await guest.get("/tables/mine")).json() == []
    await chair.close()


@run
async def test_unknown_tables_are_not_found_and_never_new(server: Server) -> None:
    browser = server.browser()
    assert (await browser.get("/tables/nothing-here")).status_code == 404
    chair = Chair(browser, "nothing-here", None, "en")
    await chair.open()
    assert chair.closed is not None and chair.closed["code"] == "no-such-table"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": []}, "no-such-game"),
        ({"game": "paris", "seats": [{"who": "me"}]}, "bad-table"),
        ({"game": "paris", "seats": [{"who": "me"}, {"who": "computer", "player": "deep"}]}, "no-such-player"),
        ({"game": "paris", "seats": [{"who": "me"}, {"who": "ghost"}]}, "bad-sitter"),
        ({"game": "paris", "seats": [{"who": "me"}] * 2, "options": {"piles": "9"}}, "bad-table"),
        ({"game": "paris", "seats": [{"who": "me"}] * 2, "more": 1}, "bad-message"),
        ({"seats": 3}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_one_sentence(server: Server, body: Any, code: str) -> None:
    async def test() -> None:
        browser: Browser = server.browser()
        answer = await browser.post("/tables", body)
        assert answer.status_code in (400, 404) and answer.json()["code"] == code
        assert answer.json()["text"].endswith(".") and "Traceback" not in answer.text

    asyncio.run(test())
