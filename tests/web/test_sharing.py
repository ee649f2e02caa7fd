"""Several people on one device, several devices for one person, and what survives a lost connection."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Server
from tests.server.stored_tables import record_of
from tests.web.accessibility import page_faults
from tests.web.conftest import LAPTOP, BrowserUser
from tests.web.seeded_tables import seat_people
from tests.web.test_plain_board import press, settle

NewUser = Callable[..., BrowserUser]


def test_behind_the_curtain_no_secret_is_on_the_page(new_user: NewUser) -> None:
    user = new_user()
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
    table = user.post("/tables", {"game": "bids", "seats": seats})["table"]
    user.open(f"/table/{table}")
    hands: dict[str, list[int]] = {}
    rounds = 0
    while rounds < 4:
        user.page.get_by_role("heading", name="Pass the device on").wait_for()
        text = user.page.content()
        assert user.snapshot["chair"] is None and user.snapshot["view"]["hand"] == []
        assert "data-move" not in text and "Your hand" not in text
        name = user.page.get_by_role("button", name="I am").first
        who = name.inner_text()
        name.click()
        user.wait_until(lambda: user.snapshot["chair"] is not None, "somebody sits down")
        settle(user)
        hands.setdefault(who, user.snapshot["view"]["hand"])
        chair = user.snapshot["chair"]
        # decide until the curtain falls again for the other one
        while user.snapshot["chair"] == chair and user.snapshot["status"] == "playing" and user.legal:
            press(user, user.legal[0])
            user.page.wait_for_timeout(120)
        rounds += 1
    assert len(hands) == 2 and not set(hands["I am Ann"]) & set(hands["I am Bo"])


@pytest.mark.parametrize("game", ["wonders", "paris"])
def test_behind_the_curtain_the_board_stays_in_sight(new_user: NewUser, game: str) -> None:
    """Two people share a device: between them it shows what everybody may see, here in the evening."""
    user = new_user(color_scheme="dark")
    record = record_of(game, 3, "curtain", stop=lambda *_: True)
    table = seat_people(record, [user, user, "random"])
    user.open(f"/table/{table}")
    user.page.get_by_role("heading", name="Pass the device on").wait_for()
    city = user.page.locator(".city").first
    expect(city).to_be_visible()
    assert user.snapshot["chair"] is None and user.snapshot["decision"] is None
    view = user.snapshot["view"]
    secrets = [view["hand"], view["packet"]] if game == "wonders" else [view["end_tiles_seen"] or []]
    assert not any(secrets) and user.page.locator(".place, [data-row], .wing").count() == 0, "nothing to play with"
    assert page_faults(user) == []
    user.page.get_by_role("button", name="I am").first.click()
    user.page.locator("[data-row]").first.wait_for()


def test_a_seat_that_the_computer_plays_is_marked_in_words(new_user: NewUser) -> None:
    user, leaver = new_user(), new_user()
    table = seat_people(record_of("wonders", 3, "left", stop=lambda *_: True), [user, leaver, "random"])
    user.open(f"/table/{table}")
    mark = user.page.get_by_role("banner").get_by_text("The computer plays for Berta")
    user.page.get_by_role("button", name="Menu").wait_for()
    expect(mark).to_have_count(0)
    leaver.post(f"/tables/{table}/leave", {"seat": 1})
    expect(mark).to_be_visible()
    assert page_faults(user) == []


def test_my_seat_opens_on_another_device_by_its_link(new_user: NewUser) -> None:
    laptop, phone = new_user(), new_user("th", {"width": 390, "height": 844})
    table = laptop.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]})
    laptop.open(f"/table/{table['table']}")
    settle_first(laptop)
    laptop.page.get_by_role("button", name="Menu").click()
    laptop.page.get_by_role("button", name="Open my seat on another device").click()
    link = laptop.page.locator("#table-menu input[readonly]").input_value()
    assert laptop.page.locator("#table-menu svg").count(), "and by a QR code"
    phone.open(link)
    phone.page.get_by_role("button").last.click()
    phone.page.wait_for_url("**/table/*")
    phone.wait_until(lambda: phone.messages and phone.snapshot["chair"] == 0, "the phone has the seat")
    settle(phone)
    press(phone, phone.legal[0])
    laptop.wait_until(lambda: laptop.legal == phone.legal, "both devices stay in step")


def settle_first(user: BrowserUser) -> None:
    user.wait_until(lambda: bool(user.messages) and bool(user.legal), "the table is shown")
    settle(user)


@pytest.fixture
def own_server(tmp_path: Any) -> Iterator[Server]:
    """A server this test may kill."""
    made = Server(tmp_path)
    yield made
    made.stop()


def test_after_a_power_cut_the_page_comes_back_by_itself(chromium: Browser, own_server: Server) -> None:
    user = BrowserUser(chromium, own_server, "en", LAPTOP)
    table = user.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]})
    user.open(f"/table/{table['table']}")
    settle_first(user)
    press(user, user.legal[0])
    before = user.snapshot
    own_server.kill()
    user.page.get_by_text("reconnecting").wait_for(state="attached")
    own_server.start()
    heard = len(user.messages)
    user.wait_until(lambda: len(user.messages) > heard, "the page connects again")
    assert user.snapshot["view"] == before["view"] and user.legal == [c["move"] for c in before["decision"]["choices"]]
    settle(user)
    press(user, user.legal[0])
    user.page.reload()
    settle_first(user)
    assert user.snapshot["chair"] == 0
    user.close()


def test_a_move_made_while_the_connection_is_lost_arrives_once(chromium: Browser, own_server: Server) -> None:
    user = BrowserUser(chromium, own_server, "en", LAPTOP)
    table = user.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]})["table"]
    user.open(f"/table/{table}")
    user.page.get_by_role("button", name="I am").first.click()
    settle_first(user)
    move = user.legal[0]
    own_server.kill()
    user.page.get_by_text("reconnecting").wait_for(state="attached")
    user.page.locator(f'button[data-move="{move}"]').click()
    own_server.start()
    user.wait_until(lambda: user.snapshot["view"]["bid"], "the move has arrived", 25)
    assert user.snapshot["view"]["bid"][0] == int(move.removeprefix("card"))
    user.close()


def test_a_watcher_is_told_and_the_keys_are_listed(new_user: NewUser) -> None:
    user, watcher = new_user(), new_user()
    table = seat_people(record_of("wonders", 3, "watched", stop=lambda *_: True), [user, "random", "random"])
    for each in (user, watcher):
        each.open(f"/table/{table}")
        each.page.get_by_role("button", name="Menu").wait_for()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(user.page.get_by_text("You are watching")).to_have_count(0)
    user.page.keyboard.press("?")
    keys = user.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("discard it for coins")
    assert page_faults(user) == []
    user.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_leaving_asks_in_another_spot(new_user: NewUser) -> None:
    user, other = new_user(), new_user()
    table = seat_people(record_of("paris", 2, "left", stop=lambda *_: True), [user, other])
    user.open(f"/table/{table}")
    user.page.get_by_role("button", name="Menu").click()
    leave = user.page.get_by_role("button", name="Leave the table")
    box = leave.bounding_box()
    assert box is not None
    middle = box["x"] + 30, box["y"] + box["height"] / 2
    user.page.mouse.dblclick(*middle)  # a slip
    expect(leave).to_have_count(1)
    user.page.mouse.dblclick(*middle)
    leave.click()
    user.page.get_by_role("group", name="Leave the table").get_by_role("button", name="Leave the table").click()
    user.page.wait_for_url("**/")
