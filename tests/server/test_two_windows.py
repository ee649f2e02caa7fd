"""Several people on one device, with several windows: each window gets the view of its own seat, never of another."""

from __future__ import annotations

import json
from typing import Any

from tests.server.client import Connection
from tests.server.conftest import Server
from tests.server.helpers import run


def tables_sent(connection: Connection) -> list[dict[str, Any]]:
    """Every message about the table that ever came over a connection."""
    return [message for message in map(json.loads, connection.received) if message["is"] == "table"]


@run
async def test_each_window_of_a_device_is_pushed_the_view_of_its_own_seat(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "me")
    windows = {
        None: await browser.connect(table),
        0: await browser.connect(table, 0),
        1: await browser.connect(table, 1),
    }
    assert not windows[None].view["view"]["hand"], "the curtain hangs"
    own = {seat: set(windows[seat].view["view"]["hand"]) for seat in (0, 1)}
    assert own[0] and own[1] and not own[0] & own[1]
    for _ in range(3):  # all windows have had the same number of lines: one push serves them all
        for seat in (0, 1):
            while windows[seat].view["decision"]:
                await windows[seat].play(windows[seat].legal_moves()[0])
    for connection in windows.values():
        await connection.command("speak", language="en")  # everything sent before has come
    for seat, connection in windows.items():
        sent = tables_sent(connection)
        assert len(sent) > 4, "it was pushed what others did"
        for message in sent:
            assert message["chair"] == seat
            assert set(message["view"]["hand"]) <= own.get(seat, set())
            assert seat is not None or (message["decision"] is None and not message["can_take_back"])
    for connection in windows.values():
        await connection.close()
