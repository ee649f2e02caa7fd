"""A finished game for tests that need one: played quickly over the server's HTTP interface by a browser's owner."""

from __future__ import annotations

import random
import uuid

import salon
from tests.web.conftest import Reader

_finished: dict[tuple[str, str], str] = {}


def finished_table(one: Reader, game: str) -> str:
    """A table whose game is over; one for each game and server, whoever looks at it."""
    found = _finished.get((one.server.address, game))
    if found is None:
        found = _finished[(one.server.address, game)] = play_out(one, game)
    return found


def play_out(one: Reader, game: str) -> str:
    """Play a game to its end."""
    rng = random.Random(1)
    others = salon.game(game).seat_counts[0] - 1
    seats = [{"who": "me", "name": "Ann"}] + [{"who": "computer", "player": "random"}] * others
    table = str(one.post("/tables", {"game": game, "seats": seats})["table"])
    while True:
        shown = one.context.request.get(f"/api/tables/{table}?chair=0").json()
        if shown["status"] == "over":
            return table
        decision = shown["decision"]
        if decision is None:
            one.page.wait_for_timeout(10)
            continue
        advancing = [each["move"] for each in decision["choices"] if not each["move"].startswith(("buy:", "sell:"))]
        move = rng.choice(advancing or [each["move"] for each in decision["choices"]])
        command = {"do": "play", "id": uuid.uuid4().hex, "decision": decision["id"], "move": move}
        one.context.request.post(f"/api/tables/{table}/acts", data={"chair": 0, "command": command})
