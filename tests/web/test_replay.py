"""A finished game in the browser: the sheet and its sources, every step from any seat, a fork, the verified deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salon.games import game as game_by_id
from salon.kernel.record import Record
from tests.web.conftest import Reader
from tests.web.finished import finished_table
from tests.web.test_pages import look

Make = Callable[..., Reader]
BOTH = pytest.mark.parametrize("game", ["paris", "wonders"])


@BOTH
def test_the_sheet_opens_to_its_sources_and_the_deal_is_verified(reader: Make, game: str) -> None:
    one = reader()
    table = finished_table(one, game)
    one.open(f"/table/{table}")
    one.page.get_by_text("Total").first.wait_for()
    rows = one.page.locator("section button[aria-expanded]")
    for number in range(rows.count()):
        rows.nth(number).click()
        assert rows.nth(number).get_attribute("aria-expanded") == "true"
    assert one.page.locator(f'a[href^="/replay/{table}#"]').count(), "each source leads to its move"
    one.page.get_by_text("Deal verified against its seed").first.wait_for(state="attached")
    assert look(one) == []


def test_every_step_can_be_seen_from_any_seat_and_linked(reader: Make) -> None:
    one = reader("de")
    table = finished_table(one, "paris")
    one.open(f"/replay/{table}#20")
    slider = one.page.get_by_role("slider")
    slider.wait_for()
    one.until(lambda: slider.input_value() == "20", "the replay opens at the linked moment")
    one.page.keyboard.press("ArrowRight")
    one.until(lambda: slider.input_value() == "21", "one step on")
    seen_by = one.page.get_by_role("combobox").first
    for value in seen_by.locator("option").evaluate_all("all => all.map(each => each.value)"):
        seen_by.select_option(value)
        one.page.wait_for_load_state("networkidle")
    one.page.keyboard.press("End")
    one.until(lambda: slider.input_value() == slider.get_attribute("max"), "the end")
    assert look(one) == []


@BOTH
def test_playing_on_from_a_moment_begins_a_new_game_there(reader: Make, game: str) -> None:
    one = reader()
    table = finished_table(one, game)
    stranger = reader()
    stranger.pace("instant")
    stranger.open(f"/replay/{table}#30")
    stranger.page.get_by_role("button", name="Play on from here").click()
    stranger.page.get_by_role("button", name="Play on at a new table").click()
    stranger.page.wait_for_url("**/table/*")
    stranger.until(lambda: bool(stranger.sent) and bool(stranger.legal), "the forked game goes on")
    assert table not in stranger.page.url


def test_the_record_that_is_saved_can_be_verified(reader: Make) -> None:
    one = reader()
    table = finished_table(one, "bids")
    one.open(f"/table/{table}")
    with one.page.expect_download() as saved:
        one.page.get_by_role("link", name="Save the record").click()
    Record.from_json(saved.value.path().read_bytes(), game_by_id).verify()
