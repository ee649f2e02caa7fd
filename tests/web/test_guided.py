"""The guided first game: a learner who clicks only what is highlighted gets to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import salon
from tests.guided import guide_of
from tests.web.conftest import PHONE, SMALL_LAPTOP, BrowserUser

NewUser = Callable[..., BrowserUser]


def steps(user: BrowserUser, game_id: str) -> Iterator[dict[str, Any]]:
    """Each step of the guide; the learner selects its move, and here it is played."""
    table = user.post("/tables/guided", {"game": game_id, "name": "Ann"})["table"]
    user.open(f"/table/{table}")
    for step in range(1, len(guide_of(salon.game(game_id)).steps_with_message) + 1):
        user.wait_until(lambda: bool(user.messages) and bool(user.legal), "it is the learner's turn")
        guidance = user.snapshot["decision"]["guide"]
        assert guidance["step"] == step
        user.page.get_by_text(guidance["text"]).first.wait_for()
        yield guidance
        before = user.snapshot["decision"]["id"]
        user.page.locator(".buttons button.main").last.click()
        user.wait_until(
            lambda before=before: (user.snapshot["decision"] or {}).get("id") != before,
            f"{guidance['move']} is played",
        )
    user.wait_until(lambda: bool(user.legal), "the game goes on freely")
    assert "guide" not in user.snapshot["decision"]


def test_a_learner_clicks_only_what_is_highlighted(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    for guidance in steps(user, "paris"):
        enabled = user.page.eval_on_selector_all(
            '[data-row]:not([aria-disabled="true"])', "all => all.map(each => each.dataset.row)"
        )
        assert set(enabled) <= {guidance["move"], *hands(guidance["move"])}, f"only {guidance['move']} can be pressed"
        for _ in range(3):  # a key or tile is taken in hand first, then its target
            lit = user.page.locator(f'[data-row="{guidance["move"]}"]')
            if lit.count() and lit.first.get_attribute("aria-pressed") != "true":
                lit.first.click()
            elif not lit.count() and user.page.locator("[data-row]").count():
                user.page.locator("[data-row]").first.click()
            else:
                break


def test_a_learner_of_7_wonders_takes_the_marked_card_on_a_phone(new_user: NewUser) -> None:
    user = new_user("th", PHONE)
    for guidance in steps(user, "wonders"):
        assert not user.snapshot["view"]["chosen"], "what was pressed before was a whole choice"
        marked = user.page.locator(".place.guided")
        marked.first.wait_for()
        assert {each.get_attribute("data-row") for each in marked.all()} == {guidance["move"].split(":")[1]}
        marked.first.click()


def hands(move: str) -> list[str]:
    return [move.split("-")[0], move.split(":")[0], f"landmark{move.split('-')[-1]}"]
