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
from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.helpers import play_out, run
from tests.server.stored_tables import PERSON, record_of, store_table


@pytest.mark.parametrize("game", ["bids", "paris", "wonders"])
def test_a_game_against_computer_players_can_be_verified(server: Server, game: str) -> None:
    async def test() -> None:
        browser = server.browser()
        table = await browser.table(game, "me", "greedy", "random")
        connection = await browser.connect(table)
        commitment = connection.view["commitment"]
        assert len(commitment) == 64 and connection.view["seed"] is None
        await play_out([connection], random.Random(1))
        assert hashlib.sha256(connection.view["seed"].encode()).hexdigest() == commitment
        record = Record.from_json((await browser.get(f"/tables/{table}/record")).content, game_by_id)
        record.verify()
        assert record.deal.seed == connection.view["seed"]
        assert record.result is not None
        assert connection.view["result"] == {"scores": record.result.scores, "ranking": record.result.ranking}
        sheet = (await browser.get(f"/tables/{table}/sheet")).json()
        totals = [sum(line["seats"][seat]["points"] for line in sheet["lines"]) for seat in range(3)]
        assert totals == sheet["scores"] == record.result.scores
        await connection.close()
        await browser.close()

    asyncio.run(test())


@run
async def test_guests_join_by_link_and_the_host_starts_the_game(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("paris", "me", "invited", name="  Sunday\nevening ")
    assert host.invitation
    first = await host.connect(table)
    assert first.view["status"] == "gathering" and first.view["view"] is None and first.view["name"] == "Sunday evening"
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
    other = await guest.connect(table)
    assert [seat["name"] for seat in other.view["seats"]] == ["Ann", "Bo"]
    assert other.view["chair"] == 1 and not other.view["host"]
    await play_out([first, other], random.Random(2))
    mine = (await guest.get("/tables/mine")).json()
    assert [each["table"] for each in mine] == [table] and mine[0]["status"] == "over"
    for connection in (first, other):
        await connection.close()


@run
async def test_the_host_can_fill_an_open_seat_with_a_computer_player(server: Server) -> None:
    host = server.browser()
    table = await host.table("bids", "me", "invited", "invited")
    for seat in (1, 2):
        answer = await host.post(f"/tables/{table}/seats/{seat}", {"who": "computer", "player": "random"})
        assert answer.status_code == 204
    assert (await host.post(f"/tables/{table}/start")).status_code == 204
    connection = await host.connect(table)
    await play_out([connection], random.Random(3))
    await connection.close()


@run
async def test_spectators_see_public_information_and_cannot_play(server: Server) -> None:
    host, watcher = server.browser(), server.browser()
    table = await host.table("paris", "me", "random", options={"screens": "hidden"})
    connection, spectator = await host.connect(table), await watcher.connect(table)
    assert spectator.view["chair"] is None and spectator.view["decision"] is None
    assert all(seat["francs"] is None for seat in spectator.view["view"]["seats"])
    await connection.wait_for_turn()
    answer = await spectator.command(
        "play", decision=connection.view["decision"]["id"], move=connection.legal_moves()[0]
    )
    assert answer["code"] == "only-watching"
    assert (await spectator.command("sit", chair=0))["code"] == "not-your-seat"
    taken = await watcher.get(f"/tables/{table}", chair=0)
    assert taken.status_code == 403 and taken.json()["code"] == "not-your-seat"
    await spectator.close()
    await connection.close()


@run
async def test_a_repeated_command_counts_once_and_a_stale_one_is_refused(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection, second_tab = await browser.connect(table), await browser.connect(table)
    await connection.wait_for_turn()
    decision, move = connection.view["decision"]["id"], connection.legal_moves()[0]
    first, second = await asyncio.gather(
        connection.command("play", decision=decision, move=move, id="same"),
        second_tab.command("play", decision=decision, move=move, id="same"),
    )
    assert {first["is"], second["is"]} == {"done"} and {first["again"], second["again"]} == {False, True}
    late = await connection.command("play", decision=decision, move=move)
    assert late["code"] == "stale"
    story = (await browser.get(f"/tables/{table}/story", chair=0)).json()
    assert sum(line["event"] == "drew" and line["seat"] == 0 for line in story) == 1
    await connection.close()
    await second_tab.close()


@run
async def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    connection = await browser.connect(table, lang="de")
    await connection.wait_for_turn()
    answer = await connection.play("end")
    assert answer["is"] == "refused" and answer["code"] == "illegal" and "[" in answer["text"]
    explained = (await connection.command("look", moves=["end", connection.legal_moves()[0], "nonsense"]))["moves"]
    assert explained["end"]["legal"] is False and explained["end"]["clause"] and explained["end"]["short"]
    assert explained[connection.legal_moves()[0]]["legal"] is True
    assert explained["nonsense"]["code"] == "no-such-move"
    await connection.close()


@run
async def test_each_connection_has_its_own_language(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "greedy")
    german, thai = await browser.connect(table, lang="de"), await browser.connect(table, lang="th")
    await german.wait_for_turn()
    await thai.wait_for_turn()
    offers = [[choice["words"] for choice in connection.view["decision"]["choices"]] for connection in (german, thai)]
    assert offers[0] != offers[1]
    await german.command("speak", language="th")
    await german.until(lambda view: [c["words"] for c in view["decision"]["choices"]] == offers[1])
    for connection in (german, thai):
        await connection.close()


@run
async def test_people_who_share_a_device_see_one_seat_at_a_time(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "me")
    connection = await browser.connect(table)
    assert connection.view["chair"] is None, "the curtain hangs until somebody sits down"
    assert connection.view["view"]["hand"] == []
    await connection.command("sit", chair=0)
    first = connection.view["view"]["hand"]
    await connection.command("sit", chair=1)
    assert connection.view["chair"] == 1 and not set(first) & set(connection.view["view"]["hand"])
    before = len(connection.received)
    await connection.command("sit", chair=None)
    await connection.until(lambda view: view["chair"] is None)
    behind = json.loads(connection.received[before])
    assert behind["view"]["hand"] == [] and behind["decision"] is None
    await connection.close()


@run
async def test_a_rematch_rotates_the_seats(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("bids", "me", "invited", "random")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    connections = [await host.connect(table), await guest.connect(table)]
    assert (await host.post(f"/tables/{table}/rematch")).json()["code"] == "not-over"
    await play_out(connections, random.Random(5))
    again = [(await browser.post(f"/tables/{table}/rematch")).json()["table"] for browser in (host, guest)]
    assert again[0] == again[1] != table
    await connections[0].until(lambda view: view["next"] == again[0])
    new = await guest.connect(again[0])
    assert new.view["chair"] == 0 and new.view["status"] == "playing"
    assert [seat["name"] for seat in new.view["seats"]] == ["Bo", connections[0].view["seats"][2]["name"], "Ann"]
    for connection in (*connections, new):
        await connection.close()


@run
async def test_a_finished_game_can_be_replayed_and_forked(server: Server) -> None:
    browser = server.browser()
    running = await browser.table("paris", "me", "random")
    refused = await browser.get(f"/tables/{running}/replay")
    assert refused.status_code == 409, "hidden information of a running game stays hidden"
    # a known game: there are some in which nothing is hidden near the end
    table, links = store_table(server.db, record_of("paris", 2, "replayed"), [PERSON, "random"])
    await browser.post(f"/tables/{table}/join", {"secret": links[0], "name": "Ann"})
    connection = await browser.connect(table)
    outline = (await browser.get(f"/tables/{table}/replay", lang="de")).json()
    assert outline["verified"] and outline["seed"] == connection.view["seed"] and outline["mine"] == [0]
    assert (await server.browser().get(f"/tables/{table}/replay", lang="de")).json()["mine"] == []
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
    assert [seat["points"] for seat in last["view"]["seats"]] == connection.view["result"]["scores"]
    assert (await browser.get(f"/tables/{table}/replay/{moves + 1}")).status_code == 404
    stranger = server.browser()
    forked = await stranger.post(f"/tables/{table}/fork", {"move": moves // 2, "seat": 1, "player": "random"})
    fork = await stranger.connect(forked.json()["table"])
    assert fork.view["chair"] == 1
    story = (await stranger.get(f"/tables/{forked.json()['table']}/story", chair=1)).json()
    assert max(line["move"] for line in story) >= moves // 2
    await play_out([fork], random.Random(7))
    await fork.close()
    await connection.close()


@run
async def test_a_seat_link_works_on_another_device_and_revokes_earlier_links(server: Server) -> None:
    laptop, phone, thief = server.browser(), server.browser(), server.browser()
    table = await laptop.table("paris", "me", "random")
    first = (await laptop.post(f"/tables/{table}/links", {"seat": 0})).json()["secret"]
    assert (await phone.post(f"/tables/{table}/join", {"secret": first})).json()["seat"] == 0
    on_phone = await phone.connect(table)
    assert on_phone.view["chair"] == 0
    second = (await laptop.post(f"/tables/{table}/links", {"seat": 0})).json()["secret"]
    await on_phone.until(lambda _: on_phone.close_code == 4001)
    assert (await thief.post(f"/tables/{table}/join", {"secret": first})).json()["code"] == "no-such-invitation"
    assert (await phone.get(f"/tables/{table}", chair=0)).status_code == 403
    assert (await phone.post(f"/tables/{table}/join", {"secret": second})).json()["seat"] == 0
    assert (await thief.post(f"/tables/{table}/links", {"seat": 0})).json()["code"] == "not-your-seat"


@run
async def test_a_computer_player_takes_over_a_seat_given_up(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await host.table("paris", "me", "invited")
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    await host.post(f"/tables/{table}/start")
    connection = await host.connect(table)
    assert (await guest.post(f"/tables/{table}/leave", {"seat": 0})).status_code == 403
    assert (await guest.post(f"/tables/{table}/leave", {"seat": 1})).status_code == 204
    await connection.until(lambda view: view["seats"][1]["stand_in"])
    await play_out([connection], random.Random(8))
    assert (await guest.get("/tables/mine")).json() == []
    await connection.close()


@run
async def test_unknown_tables_are_not_found(server: Server) -> None:
    browser = server.browser()
    assert (await browser.get("/tables/nothing-here")).status_code == 404
    connection = Connection(browser, "nothing-here", None, "en")
    await connection.open()
    assert connection.closed is not None and connection.closed["code"] == "no-such-table"


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
def test_an_invalid_table_is_refused_in_one_sentence(server: Server, body: Any, code: str) -> None:
    async def test() -> None:
        browser: Browser = server.browser()
        answer = await browser.post("/tables", body)
        assert answer.status_code in (400, 404) and answer.json()["code"] == code
        assert answer.json()["text"].endswith(".") and "Traceback" not in answer.text

    asyncio.run(test())
