"""What 7 Wonders checks at length in a browser, for `make soak`: see `tests/wonders/at_length.py`."""

from __future__ import annotations

import itertools
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.conftest import Server
from tests.web.conftest import CHROMIUM, FLAGS, LAPTOP, PHONE, SMALL_LAPTOP, BrowserUser
from tests.web.layout import layout_faults
from tests.web.wonders_page import ALL_IN, Player, sit_down, use_of, whole_choices

WONDERS = ("abu-simbel", "great-wall", "stonehenge", "manneken-pis")
BOARDS = [f"{wonder}-{side}" for side in "ab" for wonder in WONDERS]
SEATS = (3, 4, 5, 6, 7)
SIZES = (LAPTOP, {"width": 1366, "height": 650}, {"width": 820, "height": 1180}, PHONE)
LANGUAGES = ("en", "de", "th")


@contextmanager
def browser_users() -> Iterator[Callable[[str, dict[str, int]], BrowserUser]]:
    """A server and a browser, in which users are made."""
    assert CHROMIUM, "this needs Chromium: `make test` installs it"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield lambda language, size: BrowserUser(browser, server, language, size)
        finally:
            browser.close()
            server.stop()


def by_mouse(count: int) -> str:
    """whole games by mouse on every board of the Wonder Pack."""
    seen: set[str] = set()
    decisions = 0
    with browser_users() as new_user:
        for number in range(count):
            board, seats = BOARDS[number % len(BOARDS)], SEATS[number % len(SEATS)]
            user = new_user("en", SMALL_LAPTOP)
            sit_down(user, seats, ALL_IN | {"boards": "chosen", "sides": board[-1].upper()}, seed=f"soak {number}")
            player = Player(user, number)
            player.my_turn()
            player.play(f"board:{board}")
            player.play_on()
            assert user.snapshot["view"]["cities"][0]["board"] == board
            user.close()
            seen |= player.seen
            decisions += player.decisions
    return f"{decisions} decisions by mouse: {', '.join(sorted(seen))}"


def fitting(count: int) -> None:
    """everything fits in the middle of games: seats, screens and languages."""
    combinations = list(itertools.product((3, 5, 7), SIZES, LANGUAGES))
    random.Random("fitting").shuffle(combinations)
    wrong: list[str] = []
    with browser_users() as new_user:
        for number in range(count):
            seats, size, language = combinations[number % len(combinations)]
            user = new_user(language, size)
            sit_down(user, seats, ALL_IN, decisions=12 + number % 12, seed=f"soak {number}")
            for use, found in layout_faults_by_use(Player(user, number)):
                where = f"{seats} seats, {language}, {size['width']}x{size['height']}, {use}"
                wrong += [f"{where}: {each}" for each in found]
            user.close()
    assert not wrong, "\n".join(wrong)


def layout_faults_by_use(player: Player) -> Iterator[tuple[str, list[str]]]:
    """What does not fit before anything is picked, and with the longest choices of each use in hand."""
    player.my_turn()
    yield "nothing picked", layout_faults(player.user)
    for use in ("build", "stage", "sell"):
        found = [choice for choice in whole_choices(player.user.snapshot) if use_of(choice) == use]
        if found:
            player.reach(max(found, key=len))
            yield use, layout_faults(player.user)
            player.user.page.keyboard.press("Escape")
            player.my_turn()
