"""The guided first game: a learner who clicks only what is highlighted gets to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import salon
from tests.guided import guide_of
from tests.web.conftest import PHONE, SMALL_LAPTOP, Reader

Make = Callable[..., Reader]


def steps(one: Reader, game_id: str) -> Iterator[dict[str, Any]]:
    """Each step as it is told; whoever goes through them takes its move in hand, and here it is played."""
    one.pace("instant")
    table = one.post("/tables/guided", {"game": game_id, "name": "Ann"})["table"]
    one.open(f"/table/{table}")
    for step in range(1, len(guide_of(salon.game(game_id)).told) + 1):
        one.until(lambda: bool(one.sent) and bool(one.legal), "it is the learner's turn")
        told = one.shown["decision"]["guide"]
        assert told["step"] == step
        one.page.get_by_text(told["text"]).first.wait_for()
        yield told
        before = one.shown["decision"]["id"]
        one.page.locator(".buttons button.main").last.click()
        one.until(lambda before=before: (one.shown["decision"] or {}).get("id") != before, f"{told['move']} is played")
    one.until(lambda: bool(one.legal), "the game goes on freely")
    assert "guide" not in one.shown["decision"]


def test_a_learner_clicks_only_what_is_highlighted(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    for told in steps(one, "paris"):
        enabled = one.page.eval_on_selector_all(
            '[data-row]:not([aria-disabled="true"])', "all => all.map(each => each.dataset.row)"
        )
        assert set(enabled) <= {told["move"], *hands(told["move"])}, f"only {told['move']} can be pressed"
        for _ in range(3):  # a key or tile is taken in hand first, then its target
            lit = one.page.locator(f'[data-row="{told["move"]}"]')
            if lit.count() and lit.first.get_attribute("aria-pressed") != "true":
                lit.first.click()
            elif not lit.count() and one.page.locator("[data-row]").count():
                one.page.locator("[data-row]").first.click()
            else:
                break


def test_a_learner_of_7_wonders_takes_the_marked_card_on_a_phone(reader: Make) -> None:
    one = reader("th", PHONE)
    for told in steps(one, "wonders"):
        assert not one.shown["view"]["chosen"], "what was pressed before was a whole choice"
        marked = one.page.locator(".place.guided")
        marked.first.wait_for()
        assert {each.get_attribute("data-row") for each in marked.all()} == {told["move"].split(":")[1]}
        marked.first.click()


def hands(move: str) -> list[str]:
    return [move.split("-")[0], move.split(":")[0], f"landmark{move.split('-')[-1]}"]
