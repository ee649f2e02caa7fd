"""How to read a thing: it is drawn large in the rulebook, and every part in the legend has its call-out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, BrowserUser, also

NewUser = Callable[..., BrowserUser]
PICTURES = {"paris": ["district", "landmark", "vp-tile", "tile"], "wonders": ["card", "board"]}
CASES = [
    ("paris", "en", PHONE), ("wonders", "th", LAPTOP), also("wonders", "de", PHONE),
    also("paris", "de", LAPTOP), also("paris", "th", PHONE), also("wonders", "en", PHONE),
]  # fmt: skip


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_every_part_of_a_thing_has_its_call_out(
    new_user: NewUser, game: str, language: str, size: dict[str, int]
) -> None:
    user = new_user(language, size)
    user.open(f"/rules/{game}")
    figures = user.page.locator("[data-anatomy]")
    expect(figures).to_have_count(len(PICTURES[game]))
    assert figures.evaluate_all("all => all.map(each => each.dataset.anatomy)") == PICTURES[game]
    for figure in figures.all():
        parts = figure.locator("li")
        assert parts.count() > 1
        expect(figure.locator(".disc")).to_have_count(parts.count())
        inside = """figure => {
            const whole = figure.getBoundingClientRect();
            return [...figure.querySelectorAll(".disc, .dot")].every((each) => {
                const box = each.getBoundingClientRect();
                return box.left >= whole.left && box.right <= whole.right
                    && box.top >= whole.top && box.bottom <= whole.bottom;
            });
        }"""
        assert figure.evaluate(inside)


def test_a_part_and_its_call_out_light_each_other(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/wonders")
    figure = user.page.locator("[data-anatomy=card]")
    figure.locator(".disc").nth(1).hover()
    expect(figure.locator("button.lit")).to_have_text("bAge IIIt is dealt in this Age only.")
    figure.get_by_role("button").nth(2).focus()
    user.page.mouse.move(0, 0)
    expect(figure.locator(".callout.lit .disc")).to_have_count(1)
    expect(figure.locator(".callout.lit text")).to_have_text("c")


def test_a_phone_tells_one_part_after_the_other(new_user: NewUser) -> None:
    user = new_user("en", PHONE)
    user.open("/rules/wonders")
    figure = user.page.locator("[data-anatomy=card]")
    told, lit = figure.get_by_role("listitem"), figure.locator(".callout.lit text")
    expect(told).to_have_count(1)
    expect(lit).to_have_text("a")
    expect(figure.get_by_role("button", name="the part before")).to_be_disabled()
    figure.get_by_role("button", name="the next part").click()
    expect(told).to_contain_text("Age III")
    expect(lit).to_have_text("b")
    parts = figure.locator("li").count()
    expect(figure).to_contain_text(f"2 of {parts}")
    for _ in range(parts - 2):
        figure.get_by_role("button", name="the next part").click()
    expect(figure.get_by_role("button", name="the next part")).to_be_disabled()
    user.page.emulate_media(media="print")
    expect(told).to_have_count(parts)
