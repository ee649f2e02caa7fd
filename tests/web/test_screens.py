"""Nothing is cut, covered or too small: late positions of both games, on four screens, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.web.conftest import LAPTOP, LOW_LAPTOP, PHONE, TABLET, BrowserUser, also
from tests.web.layout import screen_faults
from tests.web.screen_positions import SEATS, STATES, let_go, reach, show

NewUser = Callable[..., BrowserUser]
SCREENS = {"mouse": (LAPTOP, LOW_LAPTOP), "touch": (TABLET, PHONE), "touch laptop": (LAPTOP,)}
POINTERS = ("mouse", "touch")
LANGUAGES = ("de", "en", "th")


def faults(user: BrowserUser, game: str, seats: int, states: Sequence[str], pointer: str) -> list[str]:
    """What is wrong with the states of a game, on the screens that are used in this way."""
    found: list[str] = []
    shown = ""
    for state in states:
        resize(user, SCREENS[pointer][0])
        if shown == STATES[game][state]:
            let_go(user)
        else:
            shown = STATES[game][state]
            show(user, game, seats, shown)
        reach(user, game, state)
        for size in SCREENS[pointer]:
            resize(user, size)
            where = f"{seats} seats, {size['width']}x{size['height']}, {state}"
            found += [f"{where}: {each}" for each in screen_faults(user, touch=pointer != "mouse")]
    return found


def resize(user: BrowserUser, size: dict[str, int]) -> None:
    user.page.set_viewport_size({"width": size["width"], "height": size["height"]})


def reader(new_user: NewUser, language: str, pointer: str) -> BrowserUser:
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if pointer != "mouse" else {}
    return new_user(language, SCREENS[pointer][0], **more)


def few_screens(game: str) -> list[Any]:
    """Two states for each language and pointer: every state, number of seats and screen occurs."""
    states = list(STATES[game])
    kinds = [(language, pointer) for language in LANGUAGES for pointer in POINTERS]
    return [
        (game, *kind, SEATS[game][number % 3], [states[(2 * number + each) % len(states)] for each in (0, 1)])
        for number, kind in enumerate(kinds)
    ]


def all_screens(game: str) -> list[Any]:
    return [
        also(game, language, pointer, seats, list(STATES[game]))
        for language in LANGUAGES
        for pointer in POINTERS
        for seats in SEATS[game]
    ]


@pytest.mark.parametrize(
    ("game", "language", "pointer", "seats", "states"),
    [screen for game in STATES for screen in (*few_screens(game), *all_screens(game))],
)
def test_nothing_is_cut_covered_or_too_small(
    new_user: NewUser, game: str, language: str, pointer: str, seats: int, states: list[str]
) -> None:
    assert faults(reader(new_user, language, pointer), game, seats, states, pointer) == []


@pytest.mark.parametrize(("game", "states"), [("wonders", ["nothing", "pick"]), ("paris", ["target", "trade"])])
def test_a_laptop_with_a_touch_screen_is_for_fingers(new_user: NewUser, game: str, states: list[str]) -> None:
    user = reader(new_user, "de", "touch laptop")
    assert faults(user, game, SEATS[game][1], states, "touch laptop") == []
