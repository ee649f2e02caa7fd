"""A finished game in the browser: the sheet and its sources, every step from any seat, a fork, the verified deal."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import salon
from salon.games import game as game_by_id
from salon.kernel.record import Record
from tests.web.accessibility import page_faults
from tests.web.conftest import BrowserUser
from tests.web.finished_games import finished_table

NewUser = Callable[..., BrowserUser]
ROWS = {game: list(salon.game(game).text.sheet_rows(salon.game(game).deal(3).options)) for game in ("paris", "wonders")}
BOTH = pytest.mark.parametrize("game", ["paris", "wonders"])


def added(numbers: list[str]) -> int:
    return sum(int(number.replace("\N{MINUS SIGN}", "-")) for number in numbers)


@BOTH
def test_the_sheet_opens_to_its_sources_and_the_deal_is_verified(new_user: NewUser, game: str) -> None:
    user = new_user()
    table = finished_table(user, game)
    user.open(f"/table/{table}")
    user.page.get_by_role("rowheader", name="Total").wait_for()
    rows = user.page.locator("section button[aria-expanded]")
    assert rows.all_inner_texts() == [salon.game(game).text.sheet_row("en", row) for row in ROWS[game]], "in order"
    moments = 0
    for number in range(rows.count()):
        rows.nth(number).click()
        assert rows.nth(number).get_attribute("aria-expanded") == "true"
        scored = rows.nth(number).locator("xpath=ancestor::tr").locator("td").all_inner_texts()
        sources = user.page.locator("tr.sources .points").all_inner_texts()
        assert added(scored) == added(sources), "the sources add up to the row"
        moments += user.page.locator(f'a[href^="/replay/{table}#"]').count()
    assert moments, "what was won in play leads to its move"
    for name in ("Rematch", "Replay"):
        expect(user.page.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    user.page.get_by_text("Deal verified against its seed").first.wait_for(state="attached")
    assert page_faults(user) == []


def test_every_step_can_be_seen_from_any_seat_and_linked(new_user: NewUser) -> None:
    user = new_user("de")
    table = finished_table(user, "paris")
    user.open(f"/replay/{table}#20")
    slider = user.page.get_by_role("slider")
    slider.wait_for()
    user.wait_until(lambda: slider.input_value() == "20", "the replay opens at the linked position")
    user.page.keyboard.press("ArrowRight")
    user.wait_until(lambda: slider.input_value() == "21", "one step on")
    seen_by = user.page.get_by_role("combobox").first
    for value in seen_by.locator("option").evaluate_all("all => all.map(each => each.value)"):
        seen_by.select_option(value)
        user.page.wait_for_load_state("networkidle")
    user.page.keyboard.press("End")
    user.wait_until(lambda: slider.input_value() == slider.get_attribute("max"), "the end")
    assert page_faults(user) == []


@BOTH
def test_playing_on_from_a_moment_begins_a_new_game_there(new_user: NewUser, game: str) -> None:
    user = new_user()
    table = finished_table(user, game)
    stranger = new_user()
    stranger.open(f"/replay/{table}#30")
    stranger.page.get_by_role("button", name="Play on from here").click()
    stranger.page.get_by_role("button", name="Play on at a new table").click()
    stranger.page.wait_for_url("**/table/*")
    stranger.wait_until(lambda: bool(stranger.messages) and bool(stranger.legal), "the forked game goes on")
    assert table not in stranger.page.url
    assert re.search(r", from move \d+$", stranger.snapshot["name"]), "it names its origin"


def test_the_record_that_is_saved_can_be_verified(new_user: NewUser) -> None:
    user = new_user()
    table = finished_table(user, "bids")
    user.open(f"/table/{table}")
    with user.page.expect_download() as saved:
        user.page.get_by_role("link", name="Save the record").click()
    Record.from_json(saved.value.path().read_bytes(), game_by_id).verify()
