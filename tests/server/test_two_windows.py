"""Several windows at one table: a push serves many, and yet each gets what it alone would be shown."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.helpers import decided, run
from tests.server.history import comparable
from tests.server.stored_tables import PERSON, record_of, store_table


def tables_sent(connection: Connection) -> list[dict[str, Any]]:
    """Every message about the table that ever came over a connection."""
    return [message for message in map(json.loads, connection.received) if message["is"] == "table"]


async def shared_device(server: Server) -> tuple[str, Browser]:
    """A table of Bids with a known deal, and a browser that has both its seats."""
    browser = server.browser()
    await browser.get("/games")  # once the server answers, its store is ready
    table, links = store_table(server.db, record_of("bids", 2, "windows", stop=lambda *_: True), [PERSON, PERSON])
    for seat, name in ((0, "Ann"), (1, "Bo")):
        await browser.post(f"/tables/{table}/join", {"secret": links[seat], "name": name})
    return table, browser


async def play_rounds(windows: list[Connection], others: Iterable[Connection], rounds: int) -> None:
    """Each seat makes its whole choice in turn; every window is waited for, so that each is pushed everything."""
    for _ in range(rounds):
        for window in windows:
            while window.view["decision"]:
                await window.play(window.legal_moves()[0])
                now = decided(window.view)
                for other in (*windows, *others):
                    await other.until(lambda view, now=now: decided(view) == now)


@run
async def test_each_window_of_a_device_is_pushed_the_view_of_its_own_seat(server: Server) -> None:
    table, browser = await shared_device(server)
    windows = {
        None: await browser.connect(table),
        0: await browser.connect(table, 0),
        1: await browser.connect(table, 1),
    }
    assert not windows[None].view["view"]["hand"], "the curtain hangs"
    own = {seat: set(windows[seat].view["view"]["hand"]) for seat in (0, 1)}
    assert own[0] and own[1] and not own[0] & own[1]
    await play_rounds([windows[0], windows[1]], [windows[None]], 3)
    for seat, connection in windows.items():
        sent = tables_sent(connection)
        assert len(sent) > 4, "it was pushed what others did"
        for message in sent:
            assert message["chair"] == seat
            assert set(message["view"]["hand"]) <= own.get(seat, set())
            assert seat is not None or (message["decision"] is None and not message["can_take_back"])
        await connection.close()


@run
async def test_windows_that_differ_in_one_thing_are_pushed_what_each_would_be_shown_anew(server: Server) -> None:
    table, browser = await shared_device(server)
    stranger = server.browser()
    shown: list[tuple[Browser, int | None, str, bool]] = [
        (browser, 0, "en", False),
        (browser, 0, "de", False),  # another language
        (browser, 0, "en", True),  # in words
        (browser, 1, "en", False),  # another seat
        (browser, None, "en", False),  # the curtain of a device with two seats
        (stranger, None, "en", False),  # and a spectator, who has none
    ]
    windows = [await who.connect(table, seat, lang, in_words=words) for who, seat, lang, words in shown]
    await play_rounds([windows[0], windows[3]], windows, 2)
    for window, (who, seat, lang, words) in zip(windows, shown, strict=True):
        anew = await who.connect(table, seat, lang, in_words=words)
        assert len(tables_sent(window)) > 1
        assert comparable(window.view) == comparable(anew.view), (seat, lang, words)
        for each in (window, anew):
            await each.close()


@run
async def test_a_host_without_a_seat_is_pushed_that_it_is_the_host_and_a_spectator_is_not(server: Server) -> None:
    host, stranger, guest = server.browser(), server.browser(), server.browser()
    table = await host.table("bids", "invited", "invited")
    windows = [await host.connect(table), await stranger.connect(table)]
    await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
    for window, is_host in zip(windows, (True, False), strict=True):
        await window.until(lambda view: any(seat["name"] == "Bo" for seat in view["seats"]))
        assert window.view["host"] is is_host and window.view["chair"] is None
        await window.close()
