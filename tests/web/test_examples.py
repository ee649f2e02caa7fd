"""The worked examples on the page of the rules: on the game's own board, and played on a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import LAPTOP, PHONE, BrowserUser, also
from tests.web.layout import layout_faults

NewUser = Callable[..., BrowserUser]


def open_example(user: BrowserUser, path: str, title: str) -> Locator:
    user.open(path)
    example = user.page.get_by_role("figure", name=f"Example: {title}")
    example.wait_for()
    example.scroll_into_view_if_needed()
    return example


def test_an_example_is_played_by_its_button_and_taken_back(new_user: NewUser) -> None:
    user = new_user()
    example = open_example(user, "/rules/paris#6.3", "From a bakery to a theatre")
    expect(example).to_contain_text("He pays only the difference, 3 francs.")
    example.get_by_role("button", name="Play this move").click()
    expect(example.get_by_role("listitem").first).to_be_visible()
    example.get_by_role("button", name="Back to before").click()
    expect(example.get_by_role("listitem")).to_have_count(0)


def test_an_example_is_played_by_the_lit_spot(new_user: NewUser) -> None:
    user = new_user()
    example = open_example(user, "/rules/paris#5.1", "A key on a bank")
    example.get_by_role("button", name="Saint-Germain").first.click()
    expect(example.get_by_role("button", name="Back to before")).to_be_visible()


def test_an_example_of_7_wonders_is_played_by_its_card(new_user: NewUser) -> None:
    user = new_user()
    example = open_example(user, "/rules/wonders#5.2", "A resource from a neighbour")
    expect(example).to_contain_text("2 coins and has 1 left")
    example.locator("button.card").click()
    expect(example.get_by_role("button", name="Back to before")).to_be_visible()
    expect(example.get_by_role("listitem").first).to_contain_text("Conny")


CASES = [
    ("paris", "de", PHONE, 15), ("wonders", "de", LAPTOP, 5), also("wonders", "de", PHONE, 5),
    also("paris", "th", PHONE, 15), also("paris", "de", LAPTOP, 15), also("wonders", "th", PHONE, 5),
]  # fmt: skip


@pytest.mark.parametrize(("game", "language", "size", "count"), CASES)
def test_examples_fit(new_user: NewUser, game: str, language: str, size: dict[str, int], count: int) -> None:
    user = new_user(language, size)
    user.open(f"/rules/{game}#8")
    user.page.get_by_role("figure").nth(count - 1).wait_for()
    assert layout_faults(user) == []
