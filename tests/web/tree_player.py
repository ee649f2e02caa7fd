"""A person who has no picture: plays by the names, roles and states of the accessibility tree alone, in English."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from playwright.sync_api import TimeoutError

from tests.web.conftest import BrowserUser

LINE = re.compile(r'^(?P<indent> *)- \'?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)')
PRESSED = ("button", "radio")
ASKED, OFFERED, ANSWERED = "Question", "Hand", "Your answer"  # regions and groups
NO_PROGRESS = ("Take back", "Think again", "Choose again", "Ask to take back", "Trade", "the step before",
               "the next step")  # fmt: skip
PATIENCE = 30.0  # seconds for a turn of the others
FOUND_WITHIN = 1000  # milliseconds
MAX_MISSED = 5  # controls in a row that were gone when they were to be pressed


@dataclass(frozen=True)
class Control:
    """Something that can be pressed, with the regions and groups around it."""

    role: str
    name: str
    states: str
    around: tuple[str, ...]
    nth: int  # among those of the same role and name

    @property
    def can_be_pressed(self) -> bool:
        return not any(state in self.states for state in ("disabled", "pressed", "checked"))


def controls_of(tree: str) -> list[Control]:
    """What can be pressed, in the order of reading."""
    found: list[Control] = []
    path: list[tuple[int, str]] = []
    seen: dict[tuple[str, str], int] = {}
    for line in tree.splitlines():
        if not (match := LINE.match(line)):
            continue
        indent, role, name = len(match["indent"]), match["role"], (match["name"] or "").replace('\\"', '"')
        name = name.replace("''", "'") if line.lstrip(" -").startswith("'") else name
        while path and path[-1][0] >= indent:
            path.pop()
        if role in PRESSED:
            nth = seen[role, name] = seen.get((role, name), -1) + 1
            found.append(Control(role, name, match["states"], tuple(each for _, each in path), nth))
        path.append((indent, name))
    return found


class TreePlayer:
    """Presses what the tree offers at a question, and then its answer, until the game is over."""

    def __init__(self, user: BrowserUser, seed: int) -> None:
        self.user, self.rng = user, random.Random(seed)
        self.answers = self.missed = 0

    def tree(self) -> str:
        return self.user.page.locator("main").aria_snapshot()

    def play_to_the_end(self) -> None:
        """Press on until nothing asks any more and the sheet with the points is read."""
        tree, waited = self.tree(), 0.0
        while 'region "The result"' not in tree:
            controls = [each for each in controls_of(tree) if each.can_be_pressed and each.name not in NO_PROGRESS]
            answers = [each for each in controls if ANSWERED in each.around]
            offers = [each for each in controls if {ASKED, OFFERED} & {*each.around} and each not in answers]
            if answers and (not offers or self.rng.random() < 0.6):
                self.press(answers[-1])
                self.answers += 1
            elif offers:
                self.press(self.rng.choice(offers))
            else:
                waited += 0.1
                assert waited < PATIENCE, f"nothing can be pressed, and the game is not over:\n{tree}"
                self.user.page.wait_for_timeout(100)
                tree = self.tree()
                continue
            waited = 0.0
            tree = self.changed(tree)

    def press(self, control: Control) -> None:
        found = self.user.page.locator("main").get_by_role(control.role, name=control.name, exact=True)  # type: ignore[arg-type]
        try:
            found.nth(control.nth).focus(timeout=FOUND_WITHIN)
        except TimeoutError:  # the page has changed since it was read
            self.missed += 1
            assert self.missed < MAX_MISSED, f"{control} is read and cannot be found"
            return
        self.missed = 0
        self.user.page.keyboard.press("Space")

    def changed(self, before: str) -> str:
        """The tree after something was pressed."""
        for _ in range(40):
            self.user.until_drawn()
            if (tree := self.tree()) != before:
                return tree
        return self.tree()
