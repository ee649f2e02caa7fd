"""Two browsers at one table of Paris: one is reloaded, loses its connection and comes back; they stay in step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Server
from tests.web.at_paris import Player
from tests.web.conftest import LAPTOP, PHONE, Reader


@pytest.fixture
def own_server(tmp_path: Any) -> Iterator[Server]:
    """A server this test may kill."""
    made = Server(tmp_path)
    yield made
    made.stop()


def test_two_people_one_reloaded_disconnected_and_reconnected(chromium: Browser, own_server: Server) -> None:
    host = Reader(chromium, own_server, "en", LAPTOP)
    guest = Reader(chromium, own_server, "de", PHONE)
    made = host.post("/tables", {"game": "paris", "seats": [{"who": "me", "name": "Ann"}, {"who": "invited"}]})
    table = made["table"]
    guest.post(f"/tables/{table}/join", {"secret": made["invitation"], "name": "Berta"})
    for each in (host, guest):
        each.pace("instant")
        each.open(f"/table/{table}")
    host.page.get_by_role("button", name="Start the game").click()
    people = [Player(host, 1), Player(guest, 2)]
    for each in (host, guest):
        each.until(lambda each=each: each.sent and each.shown["status"] == "playing", "the game begins")

    def some_moves(count: int) -> None:
        for _ in range(count):
            people[0].one.until(lambda: host.legal or guest.legal, "somebody can move")
            mover = people[0] if host.legal else people[1]
            mover.my_turn()
            mover.play(mover.choose())
        host.until(lambda: host.shown["view"]["districts"] == guest.shown["view"]["districts"], "both see one city")

    some_moves(6)
    guest.page.reload()
    guest.until(lambda: guest.shown["view"]["districts"] == host.shown["view"]["districts"], "back after the reload")
    some_moves(4)
    own_server.kill()
    for each in (host, guest):
        each.page.get_by_text("…").first.wait_for(state="attached")
    heard = [len(each.sent) for each in (host, guest)]
    own_server.start()
    for each, before in zip((host, guest), heard, strict=True):
        each.until(lambda each=each, before=before: len(each.sent) > before, "connected again")
        assert each.shown["chair"] is not None
    some_moves(6)
    host.close()
    guest.close()
