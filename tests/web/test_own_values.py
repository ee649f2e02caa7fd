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


def new_table(user: BrowserUser, **more: Any) -> str:
    return str(user.post("/tables", {"game": "paris", "seats": SEATS, **more})["table"])


def shown(user: BrowserUser, path: str, selector: str) -> str:
    user.open(path)
    user.page.wait_for_selector(selector)
    return str(user.page.inner_text(selector))


@pytest.mark.parametrize("language", ["en", "de", "th"])
def test_board_tiles_tooltips_rules_and_aid_follow_the_values(new_user: NewUser, language: str) -> None:
    user = new_user(language)
    user.set_pace("instant")
    tables = {new_table(user, copy=COPY): (9, 11, 7), new_table(user): (2, 8, 3)}
    for table, (bank, points, marble) in tables.items():
        user.messages.clear()
        user.open(f"/table/{table}")
        user.page.wait_for_selector("svg text")
        user.wait_until(lambda: bool(user.messages), "the table is shown")
        texts = user.page.eval_on_selector_all("svg text", "all => all.map(each => each.textContent.trim())")
        assert str(bank) in texts and (bank != 9 or texts.count("9") >= 1)
        # the ring shows the points of tile 22 as its only seal
        assert str(points) in texts
        user.page.keyboard.press("Escape")
        rules = shown(user, f"/rules/paris?table={table}#13.22", "main")
        clause = rules[rules.index("13.22") :].split("13.23")[0]
        assert str(points) in re.findall(r"\d+", clause)
        aid = shown(user, f"/aid/paris?table={table}", "main")
        assert re.search(rf"(?m)^\s*22\D+{points}\b|\b{points}\b", aid)
        components = shown(user, f"/components/paris?table={table}", "main")
        assert str(marble) in components


def test_the_tooltip_of_a_bank_and_the_preview_of_a_move(new_user: NewUser) -> None:
    user = new_user()
    user.set_pace("instant")
    table = new_table(user, copy=COPY)
    user.open(f"/table/{table}")
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    user.wait_until(lambda: bool(user.legal), "it is my turn")
    draw = next(move for move in user.legal if move.startswith("draw"))
    decision = user.snapshot["decision"]["id"]
    user.post(
        f"/tables/{table}/acts", {"chair": 0, "command": {"do": "play", "id": "1", "decision": decision, "move": draw}}
    )
    user.wait_until(lambda: "key:Mo" in user.legal, "a key can be placed")
    bank = user.page.locator('[data-spot="Mo$"], [aria-label*="Montmartre"]').first
    bank.hover()
    user.page.wait_for_timeout(700)
    assert "9" in user.page.inner_text("body")
    changes = {choice["move"]: choice["changes"] for choice in user.snapshot["decision"]["choices"]}
    assert changes["key:Mo"] == {"francs": 9, "keys": -1} or changes["key:Mo"]["francs"] == 9
