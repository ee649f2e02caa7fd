"""Advice at the table in the browser: asked for by button or key, read, taken up on the board; and who may ask."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.stored_tables import record_of
from tests.web.accessibility import page_faults
from tests.web.conftest import LAPTOP, PHONE, BrowserUser, also
from tests.web.paris_page import before_move
from tests.web.seeded_tables import open_table

NewUser = Callable[..., BrowserUser]


def sit_down(user: BrowserUser, hints: bool) -> None:
    """The user looks at the beginning of a game of Paris against a computer player."""
    open_table(user, record_of("paris", 2, "hints", stop=before_move(0)), hints=hints)
    user.wait_until(lambda: user.snapshot["decision"], "it is my turn")


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("th", PHONE), also("de", PHONE)])
def test_a_hint_is_read_and_taken_up(new_user: NewUser, language: str, size: dict[str, int]) -> None:
    user = new_user(language, size)
    sit_down(user, hints=True)
    user.page.keyboard.press("h")
    rows = user.page.locator(".hint-panel .row")
    rows.first.wait_for()
    advised = [message for message in user.messages if message["is"] == "hinted"][-1]["moves"]
    assert rows.count() == len(advised) > 0
    for number, each in enumerate(advised):
        text = rows.nth(number).inner_text()
        assert each["words"] in text and each["reasons"][0] in text
    assert all(sentence in rows.first.inner_text() for sentence in advised[0]["reasons"]), (
        "the best with all its reasons"
    )
    assert page_faults(user) == []
    if size == LAPTOP:
        panel, board = (user.page.locator(each).bounding_box() for each in (".hint-panel", "main > .board"))
        assert panel and board and board["x"] + board["width"] <= panel["x"], "the panel covers nothing of the board"
    rows.first.click()
    assert user.page.locator(".hint-panel").count() == (size == LAPTOP), "the sheet makes room for the move"
    user.wait_until(lambda: user.page.locator(".buttons button.main:enabled").count() > 0, "the move is picked")
    before = user.snapshot["decision"]["id"]
    user.page.locator(".buttons button.main:enabled").last.click()
    user.wait_until(lambda: (user.snapshot["decision"] or {}).get("id") != before, "the move is played")


def test_the_table_says_who_may_ask(new_user: NewUser) -> None:
    user = new_user()
    sit_down(user, hints=False)
    assert user.page.locator("header button", has_text="Hint").count() == 0
    user.open("/new/paris")
    user.page.locator("details summary").click()
    user.page.get_by_label("Hints from the computer").select_option("all")
    assert "Hints from the computer" in user.page.locator("summary").inner_text()
    assert page_faults(user) == []
    user.page.locator(".deed .main").click()
    user.page.wait_for_url("**/table/**")
    table = user.page.url.rsplit("/", 1)[-1]
    made = user.context.request.get(f"/api/tables/{table}").json()
    assert made["hints"] is True
