"""Several people on one device, several devices for one person, and what survives a lost connection."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Server
from tests.web.conftest import LAPTOP, Reader
from tests.web.test_plain_board import press, settle

Make = Callable[..., Reader]


def test_behind_the_curtain_no_secret_is_on_the_page(reader: Make) -> None:
    one = reader()
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
    table = one.post("/tables", {"game": "bids", "seats": seats})["table"]
    one.open(f"/table/{table}")
    hands: dict[str, list[int]] = {}
    rounds = 0
    while rounds < 4:
        one.page.get_by_role("heading", name="Pass the device on").wait_for()
        text = one.page.content()
        assert one.shown["chair"] is None and one.shown["view"]["hand"] == []
        assert "data-move" not in text and "Your hand" not in text
        name = one.page.get_by_role("button", name="I am").first
        who = name.inner_text()
        name.click()
        one.until(lambda: one.shown["chair"] is not None, "somebody sits down")
        settle(one)
        hands.setdefault(who, one.shown["view"]["hand"])
        chair = one.shown["chair"]
        # decide until the curtain falls again for the other one
        while one.shown["chair"] == chair and one.shown["status"] == "playing" and one.legal:
            press(one, one.legal[0])
            one.page.wait_for_timeout(120)
        rounds += 1
    assert len(hands) == 2 and not set(hands["I am Ann"]) & set(hands["I am Bo"])


def test_my_seat_opens_on_another_device_by_its_link(reader: Make) -> None:
    laptop, phone = reader(), reader("th", {"width": 390, "height": 844})
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
    phone.until(lambda: phone.sent and phone.shown["chair"] == 0, "the phone has the seat")
    settle(phone)
    press(phone, phone.legal[0])
    laptop.until(lambda: laptop.legal == phone.legal, "both devices stay in step")


def settle_first(one: Reader) -> None:
    one.until(lambda: bool(one.sent) and bool(one.legal), "the table is shown")
    settle(one)


@pytest.fixture
def own_server(tmp_path: Any) -> Iterator[Server]:
    """A server this test may kill."""
    made = Server(tmp_path)
    yield made
    made.stop()


def test_after_a_power_cut_the_page_comes_back_by_itself(chromium: Browser, own_server: Server) -> None:
    one = Reader(chromium, own_server, "en", LAPTOP)
    table = one.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]})
    one.open(f"/table/{table['table']}")
    settle_first(one)
    press(one, one.legal[0])
    before = one.shown
    own_server.kill()
    one.page.get_by_text("reconnecting").wait_for(state="attached")
    own_server.start()
    heard = len(one.sent)
    one.until(lambda: len(one.sent) > heard, "the page connects again")
    assert one.shown["view"] == before["view"] and one.legal == [c["move"] for c in before["decision"]["choices"]]
    settle(one)
    press(one, one.legal[0])
    one.page.reload()
    settle_first(one)
    assert one.shown["chair"] == 0
    one.close()


def test_a_move_made_while_the_connection_is_lost_arrives_once(chromium: Browser, own_server: Server) -> None:
    one = Reader(chromium, own_server, "en", LAPTOP)
    table = one.post("/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]})["table"]
    one.open(f"/table/{table}")
    one.page.get_by_role("button", name="I am").first.click()
    settle_first(one)
    move = one.legal[0]
    own_server.kill()
    one.page.get_by_text("reconnecting").wait_for(state="attached")
    one.page.locator(f'button[data-move="{move}"]').click()
    own_server.start()
    one.until(lambda: one.shown["view"]["bid"], "the move has arrived", 25)
    assert one.shown["view"]["bid"][0] == int(move.removeprefix("card"))
    one.close()
