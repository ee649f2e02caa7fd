"""Advice at the table in the browser: asked for by button or key, read, taken up on the board; and who may ask."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import LAPTOP, PHONE, Reader
from tests.web.test_pages import look

Make = Callable[..., Reader]


def seated(one: Reader, hints: bool | None = None) -> str:
    """A table of Paris with one person, at whose turn it is; its id."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "computer", "player": "random"}]
    table: str = one.post("/tables", {"game": "paris", "seats": seats, "hints": hints})["table"]
    one.pace("off")
    one.open(f"/table/{table}")
    one.until(lambda: one.sent and one.shown["decision"], "my turn")
    return table


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE), ("th", LAPTOP)])
def test_a_hint_is_read_and_taken_up(reader: Make, language: str, size: dict[str, int]) -> None:
    one = reader(language, size)
    seated(one)
    one.page.keyboard.press("h")
    rows = one.page.locator(".panel .row")
    rows.first.wait_for()
    advised = [message for message in one.sent if message["is"] == "hinted"][-1]["moves"]
    assert rows.count() == len(advised) > 0
    for number, each in enumerate(advised):
        text = rows.nth(number).inner_text()
        assert each["words"] in text and each["why"] in text
    assert look(one) == []
    rows.first.click()
    one.until(lambda: one.page.locator(".buttons button.main:enabled").count() > 0, "the move is picked")
    before = one.shown["decision"]["id"]
    one.page.locator(".buttons button.main:enabled").last.click()
    one.until(lambda: (one.shown["decision"] or {}).get("id") != before, "the move is played")


def test_the_table_says_who_may_ask(reader: Make) -> None:
    one = reader()
    seated(one, hints=False)
    assert one.page.locator("header button", has_text="Hint").count() == 0
    one.open("/new/paris")
    one.page.locator("details summary").click()
    one.page.get_by_label("Hints from the computer").select_option("all")
    assert "Hints from the computer" in one.page.locator("summary").inner_text()
    assert look(one) == []
    one.page.locator(".deed .main").click()
    one.page.wait_for_url("**/table/**")
    table = one.page.url.rsplit("/", 1)[-1]
    shown = one.context.request.get(f"/api/tables/{table}").json()
    assert shown["hints"] is True
