"""The guided first game: a learner who clicks only what is highlighted gets to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import salon
from salon.kernel.words import LANGUAGES
from tests.guided import guide_of
from tests.web.conftest import PHONE, SMALL_LAPTOP, BrowserUser
from tests.web.layout import SETTLED

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


def test_a_newcomer_is_asked_once_whether_to_learn(new_user: NewUser) -> None:
    user = new_user()
    user.open("/")
    user.page.get_by_role("button", name="Play now: Paris").click()
    user.page.get_by_role("group", name="Is this your first game of Paris?").wait_for()
    user.page.get_by_role("button", name="Learn by playing").click()
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    assert user.snapshot["guided"] and user.snapshot["name"] == "Learning Paris"
    assert user.snapshot["seats"][0]["name"] == "Guest", "a learner has a name"
    user.open("/")
    user.messages.clear()
    user.page.get_by_role("button", name="Play now: 7 Wonders").click()
    user.wait_until(lambda: bool(user.messages), "nobody is asked twice")
    assert not user.snapshot["guided"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fits_on_a_low_screen(new_user: NewUser, language: str) -> None:
    user = new_user(language, {"width": 1366, "height": 650})
    user.open("/")
    buttons = user.page.locator(".arch + .plinth .deeds button.main")
    expect(buttons).to_have_count(2)
    user.page.evaluate(SETTLED)
    buttons.first.click()  # the question fits, too
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 650, box
