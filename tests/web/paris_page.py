"""A person who plays Paris in the browser: reaches any legal move by mouse, or by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from salon import Position
from tests.server.stored_tables import Stop
from tests.web.conftest import BrowserUser


def rows(user: BrowserUser) -> list[str]:
    """What the question offers now: moves, and keys or pieces to be taken in hand first."""
    found: list[str] = user.page.eval_on_selector_all("[data-row]", "all => all.map(each => each.dataset.row)")
    return found


def row(user: BrowserUser, name: str) -> Locator:
    return user.page.locator(f'[data-row="{name}"]').first


def before_move(number: int) -> Stop:
    """Stop before the first seat begins a turn, once so many moves were made."""
    made = 0

    def stop(_position: Position, seat: int, legal: list[str]) -> bool:
        nonlocal made
        made += 1
        return made > number and seat == 0 and any(move.startswith(("draw", "key:")) for move in legal)

    return stop


def first_steps(move: str) -> list[str]:
    """What may have to be taken in hand on the way to a move: the key, then the landmark, tile or prize."""
    steps = []
    if "-" in move and not move.startswith(("use", "sell", "buy", "choose", "turn", "discard", "give")):
        source, target = move.split("-", 1)
        steps.append(source)
        steps.append(f"landmark{target.rsplit('/', 1)[-1]}")
    if move.startswith("vp"):
        steps.append(move.split(":")[0])
    if move.startswith("use"):
        steps.append(move.split(":")[0])
    return steps


class Player:
    """A person at a table of Paris; `press` presses a row and `confirm` the main button, by mouse or by keys."""

    def __init__(self, user: BrowserUser, seed: int) -> None:
        self.user, self.rng = user, random.Random(seed)
        self.decisions = 0

    # --- by mouse ---------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        row(self.user, name).click()

    def open_trade(self) -> None:
        self.user.page.locator("button.trade, button.more").first.click()

    def close_trade(self) -> None:
        self.user.page.locator("table button.back").click()

    def confirm(self) -> None:
        self.user.page.locator(".buttons button.main").last.click()

    # --- what both do -----------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Reach a move, and do it."""
        user = self.user
        before = user.snapshot["decision"]["id"]
        if move != "end":
            self.reach(move)
        self.confirm()
        if move == "end" and user.page.locator(".warning").count():
            self.confirm()  # a reminder of tiles that would still score comes first
        user.wait_until(lambda: (user.snapshot["decision"] or {}).get("id") != before, f"{move} was played")
        self.decisions += 1

    def reach(self, move: str) -> None:
        if move.startswith(("buy:", "sell:")) and move not in rows(self.user):
            self.open_trade()
            self.user.wait_until(lambda: move in rows(self.user), f"{move} is in the price table")
        if move not in rows(self.user):
            for step in first_steps(move):
                step_row = next((each for each in rows(self.user) if each == step or each.endswith(f"/{step}")), None)
                if step_row is not None and move not in rows(self.user):
                    self.press(step_row)
                    self.user.until_drawn()
        self.user.wait_until(lambda: move in rows(self.user), f"{move} can be reached, offered are {rows(self.user)}")
        self.press(move)
        self.user.wait_until(lambda: row(self.user, move).get_attribute("aria-pressed") == "true", f"{move} is picked")

    def my_turn(self) -> bool:
        """Wait until there is something to decide and the page shows it; False when the game is over."""
        user = self.user
        user.wait_until(lambda: user.legal or user.snapshot["status"] == "over", "it is my turn", 30)
        if user.snapshot["status"] == "over":
            return False
        if user.page.locator(".deal").count():  # the price table stays open until it is closed
            self.close_trade()
        shown = f"the question is shown for {user.legal}"
        user.wait_until(lambda: user.page.locator(".buttons").count() > 0 and self.question_is_fresh(), shown)
        return True

    def question_is_fresh(self) -> bool:
        offered = set(rows(self.user))
        legal = set(self.user.legal)
        plain = {move for move in legal if not first_steps(move) and not move.startswith(("buy:", "sell:", "end"))}
        known = {each for each in offered if each in legal}
        moves = {each for each in offered if ":" in each or each.startswith(("draw", "tile", "take", "leave"))}
        return plain <= offered and moves <= legal | {step for move in legal for step in first_steps(move)} | known

    def choose(self) -> str:
        """A move that keeps the game going: trade and small things now and then, else what advances it."""
        legal = self.user.legal
        small = [move for move in legal if move.startswith(("buy:", "sell:"))]
        rest = [move for move in legal if move not in small]
        if (small and rest == ["end"]) or not rest:
            return "end" if "end" in legal else self.rng.choice(legal)
        if small and self.rng.random() < 0.03:
            return self.rng.choice(small)
        if "search" in rest:
            return "search"  # what brings the end nearer
        return self.rng.choice(rest)


class KeyboardPlayer(Player):
    """The same with keys alone: the number of a choice where it has user, Tab and Space elsewhere, Enter to play."""

    def press(self, name: str) -> None:
        number = self.user.page.evaluate(
            "name => document.querySelector(`[data-row='${name}'] kbd`)?.textContent ?? ''", name
        )
        if number:
            self.user.page.keyboard.press(str(number))
        else:
            self.user.tab_to(f'[data-row="{name}"]')
            self.user.page.keyboard.press("Space")

    def open_trade(self) -> None:
        self.user.tab_to("button.trade, button.more")
        self.user.page.keyboard.press("Enter")

    def close_trade(self) -> None:
        self.user.tab_to("table button.back")
        self.user.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.user.tab_to(".buttons button.main")
        self.user.page.keyboard.press("Enter")
