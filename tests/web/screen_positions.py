"""Positions late in a game, as they are looked at on every screen: full hands, ways to pay, benefits, the end."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import salon
from salon import Position, Record
from tests.server.stored_tables import Choose, Stop, any_move, never, record_of
from tests.web import paris_page, wonders_page
from tests.web.conftest import BrowserUser
from tests.web.seeded_tables import open_table
from tests.web.wonders_page import ALL_IN, build_first, use_of, whole_choices

Wanted = Callable[[Callable[[], Any], list[str]], bool]  # of what gives the view, and the legal moves
SEATS = {"wonders": (7, 5, 3), "paris": (4, 3, 2)}
# What is looked at, and the position in which it is reached.
STATES = {
    "wonders": {
        "nothing": "turn", "build": "turn", "stage": "turn", "sell": "turn", "log": "turn", "chains": "turn",
        "hint": "turn", "pick": "pick", "end": "end",
    },
    "paris": {
        "nothing": "turn", "target": "turn", "landmark": "turn", "trade": "turn", "tiles": "turn", "to build": "turn",
        "log": "turn", "hint": "turn",
        "token": "token", "bonus tile": "bonus tile", "VP tile": "VP tile", "end": "end",
    },
}  # fmt: skip
# What is looked up: which tab of a small screen it has, and what opens it on a wide one.
LOOKED_UP = {"log": (-1, ".glance"), "chains": (-2, ".about .more button"), "tiles": (1, ""), "to build": (2, "")}
TO_HOUSE = re.compile(r"-[A-Z][a-z]\d$")
TO_LANDMARK = re.compile(r"-(?:[A-Z][a-z]/)?(\d+)$")


@cache
def position(game: str, seats: int, name: str) -> Record:
    """A game that is played until it comes to such a position: the first that does, of seeds in their order."""
    for number in itertools.count():
        record = record_of(game, seats, f"screens {number}", options=OPTIONS[game], choose=CHOOSE[game],
                           stop=_at(game, name))  # fmt: skip
        if name == "end" or record.replay().waiting:
            return record
    raise AssertionError


def keep_francs(legal: list[str], rng: random.Random) -> str:
    """Earn francs where that is possible, so that landmarks come within reach."""
    banks = [move for move in legal if move.startswith("key:") and move != "key:Arc"]
    return rng.choice(banks) if banks else any_move(legal, rng)


OPTIONS: dict[str, dict[str, str]] = {"wonders": ALL_IN, "paris": {}}
CHOOSE: dict[str, Choose] = {"wonders": build_first, "paris": keep_francs}


def _at(game: str, name: str) -> Stop:
    """Stop where somebody has such a choice."""
    if name == "end":
        return never
    known, wanted = salon.game(game), WANTED[game, name]

    def stop(position: Position, seat: int, legal: list[str]) -> bool:
        return wanted(lambda: known.view(position, seat), legal)

    return stop


def _rich_turn(view_of: Callable[[], Any], legal: list[str]) -> bool:
    """A whole hand in the last age, with several ways to pay for a card (one to both neighbours) and for a stage."""
    if sum(move.startswith("sell:") for move in legal) < 7:
        return False
    view = view_of()
    if view.moment != "turn" or view.age < 3:
        return False
    ways = [way for held in view.hand if len(held.ways) > 1 for way in held.ways]
    return any(way.left and way.right for way in ways) and any(len(stage.ways) > 1 for stage in view.stages)


def _landmark_in_reach(view_of: Callable[[], Any], legal: list[str]) -> bool:
    """A key can move to several houses, and to a landmark that is still to be built."""
    houses = sum(TO_HOUSE.search(move) is not None for move in legal)
    return houses > 3 and bool(to_landmarks(legal)) and view_of().stage == "action"


def to_landmarks(legal: list[str]) -> list[str]:
    return [move for move in legal if TO_LANDMARK.search(move)]


WANTED: dict[tuple[str, str], Wanted] = {
    ("wonders", "turn"): _rich_turn,
    ("wonders", "pick"): lambda view, legal: "none" in legal and view().moment == "pick" and len(legal) > 8,
    ("paris", "turn"): _landmark_in_reach,
    ("paris", "token"): lambda view, _: view().stage == "marker",
    ("paris", "bonus tile"): lambda view, legal: len(legal) > 4 and view().stage == "bonus",
    ("paris", "VP tile"): lambda view, _: view().stage == "vp-tile",
}


def show(user: BrowserUser, game: str, seats: int, name: str) -> None:
    """Look at a position from the seat whose turn it is, at a table with computer players."""
    record = position(game, seats, name)
    open_table(user, record, seat=record.replay().to_act if name != "end" else 0, hints=True)
    shown = "main > section" if name == "end" else "main [data-row]"
    user.page.locator(shown).first.wait_for(state="attached")


def reach(user: BrowserUser, game: str, state: str) -> None:
    """Take in hand what the state is about, from a position in which nothing was pressed."""
    if state in ("nothing", "end", "token"):
        return
    if state in LOOKED_UP:
        _look_up(user, *LOOKED_UP[state])
    elif state == "hint":
        user.page.keyboard.press("h")
        user.page.locator(".hint-panel .row").first.wait_for()
    elif state == "trade":
        paris_page.Player(user, 0).open_trade()
    elif game == "paris":
        paris_page.Player(user, 0).reach(_move(user.legal, state))
    else:
        player = wonders_page.Player(user, 0)
        player.my_turn()
        player.reach(_choice(whole_choices(user.snapshot), state))
    user.until_drawn()


def _look_up(user: BrowserUser, tab: int, opener: str) -> None:
    """Open a tab of a small screen; on a wide one that lies over the board, or is in sight."""
    tabs = user.page.locator("[role=tab]")
    if tabs.count():
        tabs.nth(tab).click()
    elif opener:
        user.page.locator(opener).last.click()


def _move(legal: list[str], state: str) -> str:
    if state == "landmark":
        return to_landmarks(legal)[-1]
    if state == "target":
        return next(move for move in legal if TO_HOUSE.search(move))
    return next(move for move in legal if move.startswith("tile" if state == "bonus tile" else "vp"))


def _choice(choices: list[str], state: str) -> str:
    """The choice with most to say: of the card or stage with most ways to pay, one that pays both neighbours."""
    if state == "pick":
        return max(choices, key=len)
    ways = {choice: sum(each.startswith(choice.split(" pay:")[0]) for each in choices) for choice in choices}
    both = re.compile(r" pay:[1-9]\d*\+[1-9]")
    found = [choice for choice in choices if use_of(choice) == state]
    return max(found, key=lambda choice: (bool(both.search(choice)), ways[choice]))


def let_go(user: BrowserUser) -> None:
    """Take nothing in hand any more."""
    for _ in range(3):
        user.page.keyboard.press("Escape")
    user.page.mouse.move(0, 0)
    user.until_drawn()
