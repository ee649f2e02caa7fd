"""The page "My copy" in a browser: values are corrected, kept, sent, and played with."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import BrowserUser
from tests.web.layout import layout_faults

NewUser = Callable[..., BrowserUser]


def test_a_card_of_seven_wonders_is_found_and_corrected(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/wonders")
    user.page.get_by_label("Search for a piece or a value").fill("altar coins")
    field = user.page.get_by_label("Altar, cost in coins", exact=True)
    field.fill("1")
    field.press("Tab")
    differences = user.page.get_by_role("region", name="Yours is different")
    expect(differences.get_by_text("Altar, cost in coins")).to_be_visible()
    assert layout_faults(user) == []
    user.page.reload()
    expect(differences.get_by_text("Altar, cost in coins")).to_be_visible()
    differences.get_by_role("button", name="Take back: Altar, cost in coins").click()
    expect(differences.get_by_text("Nothing differs so far.")).to_be_visible()


def test_a_table_is_made_with_a_copy_and_shows_its_name_and_differences(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/wonders")
    user.page.get_by_label("Search for a piece or a value").fill("altar coins")
    field = user.page.get_by_label("Altar, cost in coins", exact=True)
    field.fill("1")
    field.press("Tab")
    user.page.get_by_role("button", name="Play with my copy").click()
    expect(user.page.get_by_label("Copy of the game")).to_have_value(
        user.page.evaluate("JSON.parse(localStorage['copies-wonders'])[0].id")
    )
    user.page.get_by_role("button", name="Open the table").click()
    expect(user.page.get_by_text("You play with My copy: 1 value differs.")).to_be_visible()
    badge = user.page.get_by_role("button", name="Played with My copy: 1 value differs")
    badge.click()
    listed = user.page.get_by_role("region", name="1 value differs on this copy")
    expect(listed.get_by_text("Altar, cost in coins")).to_be_visible()
    assert layout_faults(user) == []
    user.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
