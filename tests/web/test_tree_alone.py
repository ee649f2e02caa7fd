"""A whole game played from the accessibility tree alone: what is pressed is found by its role and name in the tree."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from tests.server.stored_tables import Stop, record_of
from tests.web.conftest import SMALL_LAPTOP, BrowserUser, also
from tests.web.seeded_tables import open_table

NewUser = Callable[..., BrowserUser]
BUTTON = re.compile(r"""^\s*- '?(button|radio) "((?:[^"\\]|\\.)*)"([^:]*)""", re.M)
Control = tuple[str, str]  # role and name
MAX_PRESSES = 6000


def controls(user: BrowserUser) -> list[Control]:
    """What can be pressed, as the tree names it; what is disabled or already chosen is left out."""
    tree = user.page.locator("main").aria_snapshot()
    found = [(role, name.replace('\\"', '"').replace("''", "'")) for role, name, state in BUTTON.findall(tree)
             if "[disabled]" not in state and "[checked]" not in state and "[pressed]" not in state]  # fmt: skip
    assert all(name.strip() for _, name in found), "every control has a name"
    return found


class TreeReader:
    """Somebody who hears the names of the controls, and presses one of them: most often one that has just come."""

    def __init__(self, user: BrowserUser) -> None:
        self.user, self.rng = user, random.Random(1)
        self.known: set[Control] = set()

    def press_one(self) -> None:
        there = controls(self.user)
        new = [each for each in there if each not in self.known]
        self.known = set(there)
        if not there:  # the others' turn
            self.user.page.wait_for_timeout(50)
            return
        role, name = self.rng.choice(new if new and self.rng.random() < 0.7 else there)
        control = self.user.page.locator("main").get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
        with suppress(TimeoutError):  # it is gone already: the others have moved
            control.press("Space", timeout=1000)
        self.user.until_drawn()


def late(game: str) -> Stop:
    """Stop near the end of a game."""
    made = 0

    def stop(_position: object, seat: int, legal: list[str]) -> bool:
        nonlocal made
        made += 1
        return made > {"paris": 190, "wonders": 45}[game] and seat == 0 and len(legal) > 1

    return stop


def first_choice(_position: object, seat: int, legal: list[str]) -> bool:
    return seat == 0 and len(legal) > 1


CASES = [("paris", "late"), ("wonders", "late"), also("paris", "whole"), also("wonders", "whole")]


@pytest.mark.parametrize(("game", "part"), CASES)
def test_a_game_from_the_tree_alone(new_user: NewUser, game: str, part: str) -> None:
    user = new_user("en", SMALL_LAPTOP)
    seats = 4 if game == "paris" else 3
    open_table(user, record_of(game, seats, "tree", stop=late(game) if part == "late" else first_choice))
    reader = TreeReader(user)
    for _ in range(MAX_PRESSES):
        if user.snapshot["status"] == "over":
            break
        reader.press_one()
    assert user.snapshot["status"] == "over"
    assert re.search(r"heading|status", user.page.locator("main").aria_snapshot())
    assert str(user.snapshot["result"]["scores"][0]) in user.page.locator("main").aria_snapshot()
