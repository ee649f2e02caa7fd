"""A person who plays 7 Wonders in the browser: reaches any legal choice by mouse, or by keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from salon import Position
from tests.server.stored_tables import Stop, record_of
from tests.web.conftest import BrowserUser
from tests.web.paris_page import row
from tests.web.seeded_tables import open_table

CARD_PHASES = ("turn", "recruit", "last")  # in these a card of the hand is chosen first
ALL_IN = {"leaders": "yes", "cities": "yes", "wonder_pack": "yes"}
USES = 'input:is([value="build"], [value="stage"], [value="sell"])'
Snapshot = dict[str, Any]


def sit_down(
    user: BrowserUser, seats: int = 3, options: dict[str, str] | None = None, decisions: int = 0, seed: str = "wonders"
) -> str:
    """A user looks at a table with computer players, at which some decisions were made already; its id."""
    record = record_of("wonders", seats, seed, options=options, choose=build_first, stop=before_card(decisions))
    return open_table(user, record)


def build_first(legal: list[str], rng: random.Random) -> str:
    """Build what can be built, so that cities grow."""
    return rng.choice([move for move in legal if move.startswith("build:")] or legal)


def before_card(decisions: int) -> Stop:
    """Stop before the first seat chooses a card of its hand, once it has made so many decisions."""
    made: set[int] = set()

    def stop(position: Position, seat: int, legal: list[str]) -> bool:
        if seat != 0:
            return False
        if decisions == 0 or (len(made) >= decisions and any(move.startswith("sell:") for move in legal)):
            return True
        made.add(position.phase)
        return False

    return stop


def choosing_card(snapshot: Snapshot) -> bool:
    """Whether a card of the hand is to be chosen."""
    return snapshot["view"]["moment"] in CARD_PHASES and not snapshot["view"]["chosen"]


def whole_choices(snapshot: Snapshot) -> list[str]:
    """Every choice that can be made now, complete: the card and its use, the stage, the way to pay."""
    legal = [choice["move"] for choice in snapshot["decision"]["choices"]]
    if not choosing_card(snapshot):
        return legal
    view = snapshot["view"]
    ways = {held["card"]: held["ways"] for held in view["hand"]}
    stages = [stage for stage in view["stages"] if stage["ways"]]
    found = []
    for move in legal:
        verb, _, card = move.partition(":")
        if verb == "sell":
            found.append(move)
        elif verb == "stage":
            for stage in stages:
                at = [f"at:{stage['at']}"] if len(stages) > 1 else []
                found += [" ".join([move, *at, *pay]) for pay in _payments(stage["ways"])]
        else:
            found += [" ".join([move, *pay]) for pay in _payments(ways[card])]
    return found


def _payments(ways: list[dict[str, Any]]) -> list[list[str]]:
    """What has to be said of paying: nothing if there is one way."""
    return [[way["move"]] for way in ways] if len(ways) > 1 else [[]]


def use_of(choice: str) -> str:
    """What becomes of the card: build (or recruit), stage or sell."""
    verb = choice.partition(":")[0]
    return verb if verb in ("stage", "sell") else "build"


class Player:
    """A person at a table of 7 Wonders. What is pressed is pressed with the mouse; the subclass uses keys."""

    def __init__(self, user: BrowserUser, seed: int) -> None:
        self.user, self.rng = user, random.Random(seed)
        self.decisions = 0
        self.seen: set[str] = set()  # moments, uses, stages and ways to pay that were chosen

    # --- by mouse ---------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """Take a card of the hand."""
        row(self.user, card).click()

    def pick(self, move: str) -> None:
        """Press one of the things to choose from."""
        row(self.user, move).click()

    def turn_to(self, use: str) -> None:
        """Say what becomes of the card in hand."""
        self.user.page.locator(f'.question label:has(input[value="{use}"])').click()

    def build_at(self, stage: str) -> None:
        """Say which stage."""
        row(self.user, stage).click()

    def pay(self, way: str) -> None:
        """Say whom to pay."""
        self.user.page.locator(f'.question label:has([data-row="{way}"])').click()

    def confirm(self) -> None:
        """Press the main button."""
        self.user.page.locator(".buttons button.main").last.click()

    def think_again(self) -> None:
        """Take back what others have not seen."""
        self.user.page.locator(".buttons button.back").click()

    # --- what both do -----------------------------------------------------------------------------

    def my_turn(self) -> bool:
        """Wait until there is something to decide and the page shows it; False when the game is over."""
        user = self.user
        user.wait_until(lambda: user.legal or user.snapshot["status"] == "over", "it is my turn", 30)
        if user.snapshot["status"] == "over":
            return False
        user.wait_until(self.question_is_fresh, f"the question is shown for {user.legal}")
        return True

    def question_is_fresh(self) -> bool:
        """Whether the page offers exactly what can be pressed first, and nothing is picked yet."""
        user = self.user
        view = user.snapshot["view"]
        assert not (user.legal and view["chosen"]), "a whole choice was played, yet the server asks on"
        expected = [held["card"] for held in view["hand"]] if choosing_card(user.snapshot) else user.legal
        return sorted(self.offered()) == sorted(expected)

    def offered(self) -> list[str]:
        """What can be pressed now, if nothing is picked."""
        user = self.user
        place = ".hand" if choosing_card(user.snapshot) else ".options"
        picked = user.page.locator('.hand [aria-pressed="true"], .options [aria-pressed="true"]').count()
        found = user.page.eval_on_selector_all(f"{place} [data-row]", "all => all.map(each => each.dataset.row)")
        return found if not picked else []

    def choose(self) -> str:
        """Any of all choices; the ways to begin are equally likely, so that many ways to pay do not drown the rest."""
        choices = whole_choices(self.user.snapshot)
        uses = sorted({use_of(choice) for choice in choices})
        use = self.rng.choice(uses) if choosing_card(self.user.snapshot) else ""
        return self.rng.choice([choice for choice in choices if not use or use_of(choice) == use])

    def reach(self, choice: str) -> None:
        """Make a choice on the board, up to the main button."""
        user = self.user
        self.seen.add(f"{user.snapshot['view']['moment']} {choice.partition(':')[0]}")
        if not choosing_card(user.snapshot):
            self.pick(choice)
            user.wait_until(lambda: row(user, choice).get_attribute("aria-pressed") == "true", f"{choice} is picked")
            return
        first, *further = choice.split(" ")
        card = first.partition(":")[2]
        self.take(card)
        user.wait_until(lambda: row(user, card).get_attribute("aria-pressed") == "true", f"{card} is taken")
        if self.used() not in ("", use_of(choice)):
            self.turn_to(use_of(choice))
            user.wait_until(lambda: self.used() == use_of(choice), f"{card} is to {use_of(choice)}")
        for move in further:
            self.seen.add(move.partition(":")[0])
            if move.startswith("at:"):
                self.build_at(move)
                user.wait_until(
                    lambda move=move: row(user, move).get_attribute("aria-pressed") == "true", f"{move} is picked"
                )
            else:
                self.pay(move)
                user.wait_until(lambda move=move: row(user, move).is_checked(), f"{move} is picked")

    def used(self) -> str:
        """What is to become of the card in hand; "" if there is only one thing to do with it."""
        checked = self.user.page.locator(f".question {USES}:checked")
        return checked.first.input_value() if checked.count() else ""

    def play(self, choice: str) -> None:
        """Make a choice, and do it."""
        user = self.user
        before = user.snapshot["decision"]["id"]
        said = len(user.messages)
        self.reach(choice)
        self.confirm()
        user.wait_until(lambda: (user.snapshot["decision"] or {}).get("id") != before, f"{choice} was played")
        assert not [message for message in user.messages[said:] if message["is"] == "refused"], choice
        self.decisions += 1

    def play_on(self) -> None:
        """Play to the end of the game."""
        while self.my_turn():
            self.play(self.choose())


class KeyboardPlayer(Player):
    """The same with keys alone: numbers for cards, letters for uses, arrows in groups, Tab and Space elsewhere."""

    def take(self, card: str) -> None:
        self.by_number(card, [held["card"] for held in self.user.snapshot["view"]["hand"]])

    def pick(self, move: str) -> None:
        self.by_number(move, self.offered())

    def by_number(self, name: str, among: list[str]) -> None:
        """The number of a thing if it has one; now and then Tab to it, as is needed beyond the ninth."""
        number = among.index(name) + 1
        if number <= 9 and self.rng.random() < 0.8:
            self.user.page.keyboard.press(str(number))
        else:
            self.user.tab_to(f'[data-row="{name}"]')
            self.user.page.keyboard.press("Space")

    def turn_to(self, use: str) -> None:
        if self.rng.random() < 0.7:
            self.user.page.keyboard.press({"build": "b", "stage": "s", "sell": "d"}[use])
        else:
            self.user.tab_to(f".question {USES}")
            self.arrow_to(f'.question input[value="{use}"]')

    def build_at(self, stage: str) -> None:
        self.user.tab_to(f'[data-row="{stage}"]')
        self.user.page.keyboard.press("Space")

    def pay(self, way: str) -> None:
        self.user.tab_to('.question input[type="radio"][data-row]')
        self.arrow_to(f'[data-row="{way}"]')

    def confirm(self) -> None:
        if self.user.page.evaluate("!!document.activeElement.closest('button, a')"):  # there Enter means that one
            self.user.tab_to(".buttons button.main")
        self.user.page.keyboard.press("Enter")

    def think_again(self) -> None:
        self.user.page.keyboard.press("u")

    def arrow_to(self, selector: str) -> None:
        """Go through a group of radio buttons by arrow keys."""
        page = self.user.page
        for _ in range(40):
            if page.evaluate("s => document.activeElement.matches(s) && document.activeElement.checked", selector):
                return
            page.keyboard.press("ArrowDown")
            self.user.until_drawn()
        raise AssertionError(f"{selector} cannot be reached by arrow keys")
