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
from tests.web.at_wonders import ALL_IN, Player, sit_down, use_of, whole_choices
from tests.web.conftest import CHROMIUM, FLAGS, LAPTOP, PHONE, SMALL_LAPTOP, Reader
from tests.web.fitting import fits

WONDERS = ("abu-simbel", "great-wall", "stonehenge", "manneken-pis")
BOARDS = [f"{wonder}-{side}" for side in "ab" for wonder in WONDERS]
SEATS = (3, 4, 5, 6, 7)
SIZES = (LAPTOP, {"width": 1366, "height": 650}, {"width": 820, "height": 1180}, PHONE)
LANGUAGES = ("en", "de", "th")


@contextmanager
def readers() -> Iterator[Callable[[str, dict[str, int]], Reader]]:
    """A server and a browser, in which readers are made."""
    assert CHROMIUM, "this needs Chromium: `make test` installs it"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield lambda language, size: Reader(browser, server, language, size)
        finally:
            browser.close()
            server.stop()


def by_mouse(count: int) -> str:
    """whole games by mouse on every board of the Wonder Pack."""
    seen: set[str] = set()
    decisions = 0
    with readers() as make:
        for number in range(count):
            board, seats = BOARDS[number % len(BOARDS)], SEATS[number % len(SEATS)]
            one = make("en", SMALL_LAPTOP)
            sit_down(one, seats, ALL_IN | {"boards": "chosen", "sides": board[-1].upper()})
            player = Player(one, number)
            player.my_turn()
            player.play(f"board:{board}")
            player.play_on()
            assert one.shown["view"]["cities"][0]["board"] == board
            one.close()
            seen |= player.seen
            decisions += player.decisions
    return f"{decisions} decisions by mouse: {', '.join(sorted(seen))}"


def fitting(count: int) -> None:
    """everything fits in the middle of games: seats, screens and languages."""
    combinations = list(itertools.product((3, 5, 7), SIZES, LANGUAGES))
    random.Random("fitting").shuffle(combinations)
    wrong: list[str] = []
    with readers() as make:
        for number in range(count):
            seats, size, language = combinations[number % len(combinations)]
            one = make(language, size)
            sit_down(one, seats, ALL_IN, decisions=12 + number % 12)
            for moment, found in moments(Player(one, number)):
                where = f"{seats} seats, {language}, {size['width']}x{size['height']}, {moment}"
                wrong += [f"{where}: {each}" for each in found]
            one.close()
    assert not wrong, "\n".join(wrong)


def moments(player: Player) -> Iterator[tuple[str, list[str]]]:
    """What does not fit before anything is picked, and with the longest choices of each use in hand."""
    player.my_turn()
    yield "nothing picked", fits(player.one)
    for use in ("build", "stage", "sell"):
        found = [choice for choice in whole_choices(player.one.shown) if use_of(choice) == use]
        if found:
            player.reach(max(found, key=len))
            yield use, fits(player.one)
            player.one.page.keyboard.press("Escape")
            player.my_turn()
