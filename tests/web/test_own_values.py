"""A table with values of its own shows them everywhere, beside a table with the released values in the same server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.test_table_components import COPY
from tests.web.conftest import BrowserUser

NewUser = Callable[..., BrowserUser]
SEATS: list[dict[str, Any]] = [{"who": "me", "name": "Ann"}, {"who": "computer", "player": "random"}]
# bank of Montmartre, points of tile 22, price of marble
OWN, RELEASED = (9, 11, 7), (2, 8, 3)


def new_table(user: BrowserUser, **more: Any) -> str:
    return str(user.post("/tables", {"game": "paris", "seats": SEATS, **more})["table"])


def open_table(user: BrowserUser, table: str) -> None:
    user.messages.clear()
    user.open(f"/table/{table}")
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    user.page.wait_for_selector("svg text")


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", ["en", "de", "th"])
def test_board_rules_aid_and_components_follow_the_values(new_user: NewUser, language: str) -> None:
    user = new_user(language)
    user.set_pace("instant")
    seen = []
    for table in (new_table(user, copy=COPY), new_table(user)):
        open_table(user, table)
        drawn = [int(each) for each in user.page.locator("svg text").all_text_contents() if each.strip().isdigit()]
        user.open(f"/rules/paris?table={table}")
        user.page.wait_for_selector('[id="13.22"]')
        clause = user.page.locator('[id="13.22"] p').inner_text()
        user.open(f"/aid/paris?table={table}")
        user.page.wait_for_selector("main h2")
        aid = numbers(user.page.inner_text("main"))
        user.open(f"/components/paris?table={table}")
        user.page.wait_for_selector("text=montmartre")
        values = numbers(user.page.inner_text("main"))
        seen.append((drawn, numbers(clause), aid, values))
    for (drawn, clause, aid, values), (bank, points, marble), (other_bank, other_points, _) in zip(
        seen, (OWN, RELEASED), (RELEASED, OWN), strict=True
    ):
        assert bank in drawn and points in drawn, "banks and seals of the ring"
        assert points in clause and other_points not in clause
        assert points in aid and marble in aid
        assert bank in values and marble in values
        assert drawn.count(other_bank) < 3 or other_bank == RELEASED[0]


def test_tooltip_preview_and_log_of_a_bank(new_user: NewUser) -> None:
    user = new_user()
    user.set_pace("instant")
    table = new_table(user, copy=COPY)
    open_table(user, table)
    user.wait_until(lambda: bool(user.legal), "it is my turn")

    def play(number: int, move: str) -> None:
        decision = user.snapshot["decision"]["id"]
        command = {"do": "play", "id": f"act {number}", "decision": decision, "move": move}
        user.post(f"/tables/{table}/acts", {"chair": 0, "command": command})

    play(1, next(move for move in user.legal if move.startswith("draw")))
    user.wait_until(lambda: "key:Mo" in user.legal, "a key can be placed")
    changes = {choice["move"]: choice["changes"] for choice in user.snapshot["decision"]["choices"]}
    assert changes["key:Mo"]["francs"] == OWN[0]
    bank = user.page.get_by_role("button", name=re.compile("bank of Montmartre", re.IGNORECASE)).first
    bank.focus()
    user.page.wait_for_selector("[role=tooltip] p")
    assert OWN[0] in numbers(user.page.locator("[role=tooltip]").first.inner_text())
    play(2, "key:Mo")
    user.wait_until(lambda: any(line["event"] == "francs" for line in user.snapshot["lines"]), "francs are in the log")
    assert any(OWN[0] in numbers(line["text"]) for message in user.messages for line in message.get("lines", []))
