"""The guided first game: a learner who clicks only what is highlighted gets to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salon.games import game as game_by_id
from tests.web.conftest import PHONE, SMALL_LAPTOP, Reader

Make = Callable[..., Reader]


@pytest.mark.parametrize(("language", "size"), [("en", SMALL_LAPTOP), ("th", PHONE)], ids=["laptop", "phone"])
def test_a_learner_clicks_only_what_is_highlighted(reader: Make, language: str, size: dict[str, int]) -> None:
    one = reader(language, size)
    one.pace("instant")
    table = one.post("/tables/guided", {"game": "paris", "name": "Ann"})["table"]
    one.open(f"/table/{table}")
    guide = game_by_id("paris").guide
    assert guide is not None
    for step in range(1, len(guide.told) + 1):
        one.until(lambda: bool(one.sent) and bool(one.legal), "it is the learner's turn")
        told = one.shown["decision"]["guide"]
        assert told["step"] == step
        one.page.get_by_text(told["text"]).first.wait_for()
        enabled = one.page.eval_on_selector_all(
            '[data-row]:not([aria-disabled="true"])', "all => all.map(each => each.dataset.row)"
        )
        assert set(enabled) <= {told["move"], *hands(told["move"])}, f"only {told['move']} can be pressed"
        before = one.shown["decision"]["id"]
        for _ in range(3):  # a key or tile is taken in hand first, then its target
            lit = one.page.locator(f'[data-row="{told["move"]}"]')
            if lit.count() and lit.first.get_attribute("aria-pressed") != "true":
                lit.first.click()
            elif not lit.count() and one.page.locator("[data-row]").count():
                one.page.locator("[data-row]").first.click()
            else:
                break
        one.page.locator(".buttons button.main").last.click()
        one.until(lambda before=before: (one.shown["decision"] or {}).get("id") != before, f"{told['move']} is played")
    one.until(lambda: bool(one.legal), "the game goes on freely")
    assert "guide" not in one.shown["decision"]


@pytest.mark.parametrize(("language", "size"), [("en", SMALL_LAPTOP), ("de", PHONE)], ids=["laptop", "phone"])
def test_a_learner_of_7_wonders_takes_the_marked_card(reader: Make, language: str, size: dict[str, int]) -> None:
    one = reader(language, size)
    one.pace("instant")
    table = one.post("/tables/guided", {"game": "wonders", "name": "Ann"})["table"]
    one.open(f"/table/{table}")
    guide = game_by_id("wonders").guide
    assert guide is not None
    for step in range(1, len(guide.told) + 1):
        one.until(lambda: bool(one.sent) and bool(one.legal), "it is the learner's turn")
        told = one.shown["decision"]["guide"]
        assert told["step"] == step
        one.page.get_by_text(told["text"]).first.wait_for()
        marked = one.page.locator(".place.guided")
        marked.first.wait_for()
        assert {each.get_attribute("data-row") for each in marked.all()} == {told["move"].split(":")[1]}
        marked.first.click()
        before = one.shown["decision"]["id"]
        one.page.locator(".buttons button.main").last.click()
        one.until(lambda before=before: (one.shown["decision"] or {}).get("id") != before, f"{told['move']} is played")
        assert not one.shown["decision"] or not one.shown["view"]["chosen"], "it was a whole choice"
    one.until(lambda: bool(one.legal), "the game goes on freely")
    assert "guide" not in one.shown["decision"]


def hands(move: str) -> list[str]:
    return [move.split("-")[0], move.split(":")[0], f"landmark{move.split('-')[-1]}"]
