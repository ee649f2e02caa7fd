"""A table with values of its own shows them everywhere, beside a table with the released values in the same server."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from salon import Position, Record
from tests.server.stored_tables import any_move, record_of
from tests.server.test_table_components import COPY, OWN
from tests.web.conftest import BrowserUser, also
from tests.web.seeded_tables import open_table, seat_people

NewUser = Callable[..., BrowserUser]
# what changes: the bank of Montmartre, the points of tile 22, the price of marble, the pictures of landmark 14
BANK, POINTS, MARBLE, PICTURES = "bank", "points", "marble", "pictures"
VALUES: dict[bool, dict[str, Any]] = {
    True: {BANK: 9, POINTS: 11, MARBLE: 7, PICTURES: [6, 6, 6]},
    False: {BANK: 2, POINTS: 8, MARBLE: 3, PICTURES: [3, 3, 5]},
}
BOTH = (True, False)  # with the own values, and with the released ones
KEY = "key:Mo"  # places a key on the bank


def both_offered(_position: Position, seat: int, legal: list[str]) -> bool:
    """Stop where the first seat may take the francs of the bank, and buy marble."""
    return seat == 0 and {KEY, "buy:marble"} <= {*legal}


def bank_first(legal: list[str], rng: random.Random) -> str:
    """The bank as soon as it is offered, else any move: games with both sets of values begin alike."""
    return KEY if KEY in legal else any_move(legal, rng)


@cache
def open_game(own: bool) -> Record:
    """A game in which both can be done now."""
    return record_of("paris", 2, "own 18", values=OWN if own else None, stop=both_offered)


@cache
def finished_game(own: bool) -> tuple[Record, int]:
    """A game that is over, and the number of the first move to the bank."""
    record = record_of("paris", 2, "own 18", values=OWN if own else None, choose=bank_first)
    return record, [record.game.actions.text(action) for action in record.actions].index(KEY) + 1


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def drawn(user: BrowserUser) -> Counter[int]:
    """How often each number is on the board: banks, fields, and the tiles of the ring."""
    user.page.locator('[data-spot="tile22"]').wait_for()
    return Counter(int(each) for each in user.page.locator("svg text").all_text_contents() if each.strip().isdigit())


def compare_boards(own: Counter[int], released: Counter[int]) -> None:
    """Two boards at the same position differ in the bank of Montmartre and in tile 22."""
    assert own - released == Counter([VALUES[True][BANK], VALUES[True][POINTS]])
    assert released - own == Counter([VALUES[False][BANK], VALUES[False][POINTS]])


def tooltip(user: BrowserUser, thing: Locator) -> list[int]:
    """The numbers in the explanation of a thing under the pointer."""
    thing.hover()
    expect(thing).to_have_attribute("aria-describedby", "explained")
    return numbers(user.page.locator("[role=tooltip]").first.inner_text())


def newest_line(user: BrowserUser) -> Locator:
    return user.page.locator(".glance .text").first


@pytest.mark.parametrize("language", ["th", also("en"), also("de")])
def test_board_tiles_tooltips_prices_previews_and_log(new_user: NewUser, language: str) -> None:
    user = new_user(language)
    boards = []
    for own in BOTH:
        values = VALUES[own]
        open_table(user, open_game(own), copy=COPY["name"] if own else "")
        boards.append(drawn(user))
        expect(user.page.get_by_role("button", name=COPY["name"])).to_have_count(int(own))
        assert values[BANK] in tooltip(user, user.page.locator('[data-spot="Mo$"]'))
        assert values[POINTS] in tooltip(user, user.page.locator('[data-spot="tile22"]'))
        landmark = user.page.locator(".landmarks .row > *", has_text="14")
        assert str(values[PICTURES])[1:-1] in str(tooltip(user, landmark))
        bank = user.page.locator(f'[data-row="{KEY}"]').first
        assert numbers(bank.inner_text())[0] == values[BANK], "the preview on the choice"
        user.page.locator("button.more").first.click()
        assert numbers(user.page.locator('[data-row="buy:marble"]').inner_text()) == [values[MARBLE]]
        user.page.locator("table button.back").click()
        before = newest_line(user).inner_text()
        bank.click()
        user.page.locator(".buttons button.main").last.click()
        expect(newest_line(user)).not_to_have_text(before)
        assert numbers(newest_line(user).inner_text()) == [values[BANK]]
    compare_boards(*boards)


@pytest.mark.parametrize("language", ["de", also("en"), also("th")])
def test_replay_rules_aid_and_components(new_user: NewUser, language: str) -> None:
    user = new_user(language)
    boards = []
    for own in BOTH:
        values, other = VALUES[own], VALUES[not own]
        record, move = finished_game(own)
        table = seat_people(record, [user, "random"], copy=COPY["name"] if own else "")
        user.open(f"/replay/{table}#{move}")
        boards.append(drawn(user))
        assert numbers(newest_line(user).inner_text()) == [values[BANK]]
        badge = user.page.get_by_role("button", name=COPY["name"])
        expect(badge).to_have_count(int(own))
        if own:
            badge.click()
            listed = user.page.locator("#copy-differences")
            expect(listed.locator("dd")).to_have_count(len(OWN))
            assert {*numbers(listed.inner_text())} >= {2, 9, 8, 11, 3, 7}
        user.open(f"/rules/paris?table={table}#13.22")  # its chapter unfolds
        clause = numbers(user.page.locator('[id="13.22"] p').inner_text())
        assert values[POINTS] in clause and other[POINTS] not in clause
        assert values[BANK] in numbers(user.page.locator('[id="5.2"] p').first.text_content() or "")
        user.page.locator(f'nav a[href="/aid/paris?table={table}"]').click()
        user.page.wait_for_selector('nav a[href^="/aid"][aria-current]')
        user.page.wait_for_selector("main h2")
        aid = numbers(user.page.inner_text("main"))
        assert values[POINTS] in aid and values[MARBLE] in aid
        user.page.locator(f'nav a[href="/components/paris?table={table}"]').click()
        rows = user.page.locator("tr", has_text=re.compile("montmartre|buy"))
        rows.first.wait_for()
        known = " ".join(rows.all_inner_texts())
        assert f"montmartre: {values[BANK]}" in known and f"marble: {values[MARBLE]}" in known
    compare_boards(*boards)
