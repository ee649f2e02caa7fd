"""Deals that nobody can choose, in the browser: pages give their parts by themselves and check them at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from salon.games import game as game_by_id
from salon.kernel.record import Record
from tests.server.conftest import Server
from tests.web.accessibility import page_faults
from tests.web.conftest import LAPTOP, PHONE, BrowserUser
from tests.web.test_plain_board import two_at_a_table

NewUser = Callable[..., BrowserUser]


def play_out(*users: BrowserUser) -> None:
    """Play first moves by requests, which is quicker than by buttons, until the game is over."""
    table, count = users[0].snapshot["table"], 0
    while True:
        for user in users:
            seat = next(number for number, seat in enumerate(user.snapshot["seats"]) if seat["mine"])
            view = user.get(f"/tables/{table}?chair={seat}")
            if view["status"] == "over":
                return
            if view["decision"]:
                count += 1
                move = {"do": "play", "id": f"{count}", "decision": view["decision"]["id"]}
                choice = {"move": view["decision"]["choices"][0]["move"]}
                user.post(f"/tables/{table}/acts", {"chair": seat, "command": move | choice})


def open_for_two(user: BrowserUser, who: str) -> None:
    """Fill in the form of a new table for two."""
    user.open("/new/bids")
    user.page.get_by_role("combobox").nth(1).select_option(who)
    while user.page.get_by_role("button", name="Remove").count():
        user.page.get_by_role("button", name="Remove").last.click()


def record_of(user: BrowserUser) -> Record:
    answer = user.context.request.get(f"/api/tables/{user.snapshot['table']}/record")
    record = Record.from_json(answer.body(), game_by_id)
    record.verify()
    return record


def test_two_people_make_a_table_and_its_record_verifies_with_both_parts(new_user: NewUser) -> None:
    host, guest = two_at_a_table(new_user)
    play_out(host, guest)
    record = record_of(host)
    assert record.proof is not None
    assert [given.seats for given in record.proof.parts] == [[0], [1]] and record.proof.missing == []
    stages = [message["exchange"]["stage"] for message in host.messages if message.get("exchange")]
    assert "revealing" in stages and stages[0] == "open"
    host.page.get_by_text("Verified: your part was in the deal").wait_for()
    guest.page.get_by_text("Geprüft: Dein Teil war im Startaufbau").click()
    guest.page.get_by_text(record.proof.part).wait_for()
    assert page_faults(guest) == []
    guest.open(f"/replay/{guest.snapshot['table']}")
    guest.page.get_by_text("Geprüft: Dein Teil war im Startaufbau").first.wait_for(state="attached")
    stranger = new_user()
    stranger.open(f"/table/{host.snapshot['table']}")
    stranger.page.get_by_text("Verified: other players had a part in the deal").wait_for()


def test_a_game_against_the_computer_starts_at_once_with_a_part_of_the_page(new_user: NewUser) -> None:
    user = new_user()
    open_for_two(user, "computer")
    user.page.get_by_role("combobox").nth(2).select_option("random")
    user.page.get_by_role("button", name="Start the game").click()
    user.wait_until(lambda: user.messages and user.snapshot["status"] == "playing", "the game begins")
    waiting = [message for message in user.messages if message.get("exchange")]
    assert len(waiting) == 1, "one round trip"
    assert user.page.get_by_text("Seats").count() == 0, "no lobby"
    play_out(user)
    user.page.get_by_text("Verified: your part was in the deal").wait_for()


@pytest.fixture
def hasty_server(tmp_path: Any) -> Iterator[Server]:
    made = Server(tmp_path, "--grace", "1")
    yield made
    made.stop()


@pytest.mark.parametrize("way", ["Deal without it", "Start over"])
def test_a_missing_part_is_shown_and_the_others_decide(chromium: Browser, hasty_server: Server, way: str) -> None:
    users = [BrowserUser(chromium, hasty_server, "en", size) for size in (PHONE, LAPTOP)]
    host, guest = users
    open_for_two(host, "invited")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    guest.open(host.page.locator("input[readonly]").first.input_value())
    guest.page.get_by_label("Your name").fill("Berta")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/table/*")
    guest.open("/")  # goes away
    host.page.get_by_text("Berta").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.get_by_text("No answer from Berta yet").wait_for()
    assert page_faults(host) == []
    host.page.get_by_role("button", name=way).click()
    if way == "Start over":
        host.wait_until(lambda: host.snapshot["exchange"]["attempt"] == 2, "it starts over")
        guest.open(f"/table/{host.snapshot['table']}")
        guest.wait_until(lambda: guest.messages and guest.snapshot["status"] == "playing", "both parts are here")
    host.wait_until(lambda: host.snapshot["status"] == "playing", "the game begins")
    if way != "Start over":
        guest.open(f"/table/{host.snapshot['table']}")
        guest.wait_until(lambda: guest.messages and guest.snapshot["status"] == "playing", "the guest is back")
    play_out(host, guest)
    proof = record_of(host).proof
    assert proof is not None
    if way == "Start over":
        assert proof.restarts == [[1]] and proof.missing == []
        host.page.get_by_text("Verified: your part was in the deal").click()
        host.page.get_by_text("exchanged again once").wait_for()
    else:
        assert proof.missing == [1]
        host.page.get_by_text("Not fully verifiable: no part from Berta").wait_for()
    for user in users:
        user.close()
