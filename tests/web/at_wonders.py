"""A person who plays 7 Wonders in the browser: reaches any legal choice by mouse, or by keyboard alone."""

from __future__ import annotations

import random
import uuid
from typing import Any

from tests.web.at_paris import row
from tests.web.conftest import Reader

BY_CARD = ("turn", "recruit", "last")  # moments in which a card of the hand is taken first
ALL_IN = {"leaders": "yes", "cities": "yes", "wonder_pack": "yes"}
USES = '.question input:is([value="build"], [value="stage"], [value="sell"])'
Shown = dict[str, Any]


def new_table(one: Reader, seats: int = 3, options: dict[str, str] | None = None) -> str:
    """A table of one person and computer players who lose no time; its id."""
    sitting = [{"who": "me", "name": "Ann"}] + [{"who": "computer", "player": "random"}] * (seats - 1)
    table: str = one.post("/tables", {"game": "wonders", "seats": sitting, "options": options or {}})["table"]
    return table


def sit_down(one: Reader, seats: int = 3, options: dict[str, str] | None = None, decisions: int = 0) -> str:
    """A person looks at a new table, on which some of its decisions were made already; the table's id."""
    table = new_table(one, seats, options)
    if decisions:
        play_ahead(one, table, decisions)
    one.pace("instant")
    one.sent.clear()
    one.open(f"/table/{table}")
    one.until(lambda: bool(one.sent), "the table is shown")
    return table


def play_ahead(one: Reader, table: str, decisions: int) -> None:
    """Make random choices without a page, until a card of the hand is to be chosen."""
    rng = random.Random(decisions)
    while True:
        shown = one.context.request.get(f"/api/tables/{table}?chair=0").json()
        if shown["status"] == "over" or (decisions <= 0 and shown["decision"] and by_card(shown)):
            return
        if shown["decision"] is None:
            one.page.wait_for_timeout(5)
            continue
        choices = whole_choices(shown)
        choice = rng.choice([each for each in choices if use_of(each) == "build"] or choices)  # so that cities grow
        command = {"do": "play", "id": uuid.uuid4().hex, "decision": shown["decision"]["id"], "move": choice}
        one.post(f"/tables/{table}/acts", {"chair": 0, "command": command})
        decisions -= 1


def by_card(shown: Shown) -> bool:
    """Whether a card of the hand is to be chosen."""
    return shown["view"]["moment"] in BY_CARD and not shown["view"]["chosen"]


def whole_choices(shown: Shown) -> list[str]:
    """Every choice that can be made now, complete: the card and its use, the stage, the way to pay."""
    legal = [choice["move"] for choice in shown["decision"]["choices"]]
    if not by_card(shown):
        return legal
    view = shown["view"]
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
    """Somebody at a table of 7 Wonders. What is pressed is pressed with the mouse; the subclass uses keys."""

    def __init__(self, one: Reader, seed: int) -> None:
        self.one, self.rng = one, random.Random(seed)
        self.decisions = 0
        self.seen: set[str] = set()  # moments, uses, stages and ways to pay that were chosen

    # --- by mouse ---------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """Take a card of the hand."""
        row(self.one, card).click()

    def pick(self, move: str) -> None:
        """Press one of the things to choose from."""
        row(self.one, move).click()

    def turn_to(self, use: str) -> None:
        """Say what becomes of the card in hand."""
        self.one.page.locator(f'.question label:has(input[value="{use}"])').click()

    def build_at(self, stage: str) -> None:
        """Say which stage."""
        row(self.one, stage).click()

    def pay(self, way: str) -> None:
        """Say whom to pay."""
        self.one.page.locator(f'.question label:has([data-row="{way}"])').click()

    def confirm(self) -> None:
        """Press the main button."""
        self.one.page.locator(".buttons button.main").last.click()

    def think_again(self) -> None:
        """Take back what others have not seen."""
        self.one.page.locator(".buttons button.back").click()

    # --- what both do -----------------------------------------------------------------------------

    def my_turn(self) -> bool:
        """Wait until there is something to decide and the page shows it; False when the game is over."""
        one = self.one
        one.until(lambda: one.legal or one.shown["status"] == "over", "it is my turn", 30)
        if one.shown["status"] == "over":
            return False
        one.until(self.question_is_fresh, f"the question stands for {one.legal}")
        return True

    def question_is_fresh(self) -> bool:
        """Whether the page offers exactly what can be pressed first, and nothing is picked yet."""
        one = self.one
        view = one.shown["view"]
        assert not (one.legal and view["chosen"]), "a whole choice was played, yet the server asks on"
        expected = [held["card"] for held in view["hand"]] if by_card(one.shown) else one.legal
        return sorted(self.offered()) == sorted(expected)

    def offered(self) -> list[str]:
        """What can be pressed now, if nothing is picked."""
        one = self.one
        place = ".hand" if by_card(one.shown) else ".options"
        picked = one.page.locator('.hand [aria-pressed="true"], .options [aria-pressed="true"]').count()
        found = one.page.eval_on_selector_all(f"{place} [data-row]", "all => all.map(each => each.dataset.row)")
        return found if not picked else []

    def choose(self) -> str:
        """Any of all choices; the ways to begin are equally likely, so that many ways to pay do not drown the rest."""
        choices = whole_choices(self.one.shown)
        uses = sorted({use_of(choice) for choice in choices})
        use = self.rng.choice(uses) if by_card(self.one.shown) else ""
        return self.rng.choice([choice for choice in choices if not use or use_of(choice) == use])

    def reach(self, choice: str) -> None:
        """Make a choice on the board, up to the main button."""
        one = self.one
        self.seen.add(f"{one.shown['view']['moment']} {choice.partition(':')[0]}")
        if not by_card(one.shown):
            self.pick(choice)
            one.until(lambda: row(one, choice).get_attribute("aria-pressed") == "true", f"{choice} is picked")
            return
        first, *further = choice.split(" ")
        card = first.partition(":")[2]
        self.take(card)
        one.until(lambda: row(one, card).get_attribute("aria-pressed") == "true", f"{card} is taken")
        if self.used() not in ("", use_of(choice)):
            self.turn_to(use_of(choice))
            one.until(lambda: self.used() == use_of(choice), f"{card} is to {use_of(choice)}")
        for move in further:
            self.seen.add(move.partition(":")[0])
            if move.startswith("at:"):
                self.build_at(move)
                one.until(lambda move=move: row(one, move).get_attribute("aria-pressed") == "true", f"{move} is picked")
            else:
                self.pay(move)
                one.until(lambda move=move: row(one, move).is_checked(), f"{move} is picked")

    def used(self) -> str:
        """What is to become of the card in hand; "" if there is only one thing to do with it."""
        checked = self.one.page.locator(f"{USES}:checked")
        return checked.first.input_value() if checked.count() else ""

    def play(self, choice: str) -> None:
        """Make a choice, and do it."""
        one = self.one
        before = one.shown["decision"]["id"]
        said = len(one.sent)
        self.reach(choice)
        self.confirm()
        one.until(lambda: (one.shown["decision"] or {}).get("id") != before, f"{choice} was played")
        assert not [message for message in one.sent[said:] if message["is"] == "refused"], choice
        self.decisions += 1

    def play_on(self) -> None:
        """Play to the end of the game."""
        while self.my_turn():
            self.play(self.choose())


class KeyboardPlayer(Player):
    """The same with keys alone: numbers for cards, letters for uses, arrows in groups, Tab and Space elsewhere."""

    def take(self, card: str) -> None:
        self.by_number(card, [held["card"] for held in self.one.shown["view"]["hand"]])

    def pick(self, move: str) -> None:
        self.by_number(move, self.offered())

    def by_number(self, name: str, among: list[str]) -> None:
        """The number of a thing if it has one; now and then Tab to it, as is needed beyond the ninth."""
        number = among.index(name) + 1
        if number <= 9 and self.rng.random() < 0.8:
            self.one.page.keyboard.press(str(number))
        else:
            self.one.tab_to(f'[data-row="{name}"]')
            self.one.page.keyboard.press("Space")

    def turn_to(self, use: str) -> None:
        if self.rng.random() < 0.7:
            self.one.page.keyboard.press({"build": "b", "stage": "s", "sell": "d"}[use])
        else:
            self.one.tab_to(USES)
            self.arrow_to(f'.question input[value="{use}"]')

    def build_at(self, stage: str) -> None:
        self.one.tab_to(f'[data-row="{stage}"]')
        self.one.page.keyboard.press("Space")

    def pay(self, way: str) -> None:
        self.one.tab_to('.question input[type="radio"][data-row]')
        self.arrow_to(f'[data-row="{way}"]')

    def confirm(self) -> None:
        if self.one.page.evaluate("!!document.activeElement.closest('button, a')"):  # there Enter means that one
            self.one.tab_to(".buttons button.main")
        self.one.page.keyboard.press("Enter")

    def think_again(self) -> None:
        self.one.page.keyboard.press("u")

    def arrow_to(self, selector: str) -> None:
        """Go through a group of radio buttons by arrow keys."""
        page = self.one.page
        for _ in range(40):
            if page.evaluate("s => document.activeElement.matches(s) && document.activeElement.checked", selector):
                return
            page.keyboard.press("ArrowDown")
            page.wait_for_timeout(15)
        raise AssertionError(f"{selector} cannot be reached by arrow keys")
