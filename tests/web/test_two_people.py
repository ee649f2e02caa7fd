"""Two browsers at one table of Paris: one is reloaded, loses its connection and comes back; they stay in step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Server
from tests.server.stored_tables import record_of
from tests.web.conftest import PHONE, SMALL_LAPTOP, BrowserUser
from tests.web.paris_page import Player, before_move
from tests.web.seeded_tables import seat_people


@pytest.fixture
def own_server(tmp_path: Any) -> Iterator[Server]:
    """A server this test may kill."""
    made = Server(tmp_path)
    yield made
    made.stop()


def test_two_people_one_reloaded_disconnected_and_reconnected(chromium: Browser, own_server: Server) -> None:
    host = BrowserUser(chromium, own_server, "en", SMALL_LAPTOP)
    guest = BrowserUser(chromium, own_server, "de", PHONE)
    table = seat_people(record_of("paris", 2, "two people", stop=before_move(60)), [host, guest])
    for each in (host, guest):
        each.open(f"/table/{table}")
    people = [Player(host, 1), Player(guest, 2)]
    for each in (host, guest):
        each.wait_until(lambda each=each: each.messages, "the table is shown")

    def same_city() -> bool:
        return bool(host.snapshot["view"]["districts"] == guest.snapshot["view"]["districts"])

    def some_moves(count: int) -> None:
        for _ in range(count):
            people[0].user.wait_until(lambda: host.legal or guest.legal, "a person can move")
            mover = people[0] if host.legal else people[1]
            mover.my_turn()
            mover.play(mover.choose())
        host.wait_until(same_city, "both see one city")

    some_moves(3)
    guest.page.reload()
    guest.wait_until(same_city, "back after the reload")
    some_moves(2)
    own_server.kill()
    for each in (host, guest):
        each.page.get_by_text("…").first.wait_for(state="attached")
    heard = [len(each.messages) for each in (host, guest)]
    own_server.start()
    for each, before in zip((host, guest), heard, strict=True):
        each.wait_until(lambda each=each, before=before: len(each.messages) > before, "connected again")
        assert each.snapshot["chair"] is not None
    some_moves(3)
    host.close()
    guest.close()
