"""The page "My copy" in a browser: values are corrected, kept, sent, and played with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import salon
from tests.web.conftest import PHONE, BrowserUser, also
from tests.web.layout import cut_faults, layout_faults

NewUser = Callable[..., BrowserUser]
SHORT_LAPTOP = {"width": 1366, "height": 650}


def stored(user: BrowserUser, game: str = "paris") -> dict[str, object]:
    """The values of the last copy that this browser keeps."""
    values: dict[str, object] = user.page.evaluate(f"JSON.parse(localStorage['copies-{game}']).at(-1).values")
    return values


def open_group(user: BrowserUser, title: str) -> None:
    groups = user.page.get_by_role("group", name="Groups of values")
    groups.get_by_role("button", name=re.compile(title)).click()


def differences(user: BrowserUser) -> Locator:
    return user.page.get_by_role("region", name="Yours is different")


def test_a_card_of_seven_wonders_is_found_and_corrected(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/wonders")
    expect(user.page.get_by_label("Hideout, effects").first).to_have_value("points 2, loss 1")
    expect(user.page.get_by_text("Our sources differ: one card picture").first).to_be_visible()
    user.page.get_by_label("Search for a piece or a value").fill("altar coins")
    field = user.page.get_by_label("Altar, cost in coins", exact=True)
    field.fill("1")
    field.press("Tab")
    expect(differences(user).get_by_text("Altar, cost in coins")).to_be_visible()
    assert layout_faults(user) == []
    user.page.reload()
    expect(differences(user).get_by_text("Altar, cost in coins")).to_be_visible()
    differences(user).get_by_role("button", name="Take back: Altar, cost in coins").click()
    expect(differences(user).get_by_text("Nothing differs so far.")).to_be_visible()


def test_a_table_is_made_with_a_copy_and_shows_its_name_and_differences(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/wonders")
    user.page.get_by_label("Search for a piece or a value").fill("altar coins")
    field = user.page.get_by_label("Altar, cost in coins", exact=True)
    field.fill("1")
    field.press("Tab")
    user.page.get_by_role("button", name="Play with my copy").click()
    expect(user.page.get_by_label("Copy of the game")).to_have_value(
        user.page.evaluate("JSON.parse(localStorage['copies-wonders'])[0].id")
    )
    user.page.get_by_role("button", name="Open the table").click()
    expect(user.page.get_by_text("You play with My copy. 1 value differs.")).to_be_visible()
    badge = user.page.get_by_role("button", name="Played with My copy, 1 value differs")
    badge.click()
    listed = user.page.get_by_role("region", name="1 value differs on this copy")
    expect(listed.get_by_text("Altar, cost in coins")).to_be_visible()
    assert layout_faults(user) == []
    user.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()


def test_a_bank_is_corrected_on_the_board_and_swaps_with_another(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    user.page.get_by_role("button", name="Bank of La Villette, assumed 5").click()
    field = user.page.get_by_role("textbox", name="Bank of La Villette")
    expect(field).to_be_focused()
    user.page.keyboard.type("4")
    expect(user.page.get_by_text("So it swaps with Bank of Chaillot, which has 5.")).to_be_visible()
    expect(user.page.get_by_role("button", name="It says 4, next bank")).to_be_visible()
    assert layout_faults(user) == []
    user.page.keyboard.press("Enter")
    expect(user.page.get_by_role("button", name="Bank of La Villette, checked 4")).to_be_visible()
    expect(user.page.get_by_role("button", name="Bank of Chaillot, assumed 5")).to_be_visible()
    expect(user.page.get_by_text("1 of 206 checked")).to_be_visible()
    expect(differences(user).get_by_role("listitem")).to_have_count(2)
    assert stored(user) == {"bank.la-villette": 4, "bank.chaillot": 5}
    user.page.keyboard.press("Enter")  # the next bank is right as shown
    expect(user.page.get_by_text("2 of 206 checked")).to_be_visible()
    user.page.reload()
    expect(user.page.get_by_text("2 of 206 checked")).to_be_visible()
    differences(user).get_by_role("button", name="Take back: Bank of La Villette").click()
    expect(user.page.get_by_role("button", name="Bank of La Villette, assumed 5")).to_be_visible()


def test_an_impossible_price_stays_in_its_field_and_is_explained(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    prices = user.page.get_by_role("region", name="Price list")
    marble = prices.get_by_label("Buying marble")
    marble.fill("1")
    marble.press("Enter")
    expect(prices.get_by_role("alert")).to_be_visible()
    expect(marble).to_have_value("1")
    expect(user.page.get_by_role("button", name="Play with my copy")).to_be_disabled()
    marble.fill("many")
    marble.press("Tab")
    expect(marble).to_have_attribute("aria-invalid", "true")
    marble.fill("4")
    marble.press("Enter")
    expect(prices.get_by_role("alert")).to_be_hidden()
    expect(prices.get_by_label("Selling marble")).to_be_focused()
    expect(user.page.get_by_role("button", name="Play with my copy")).to_be_enabled()
    assert stored(user) == {"prices.buy.marble": 4}


def test_a_field_gets_another_type_of_building(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    user.page.get_by_role("button", name="Montmartre, field 1, assumed bakery").click()
    user.page.get_by_role("button", name="café", exact=True).click()
    expect(user.page.get_by_text("So it swaps with Montmartre, field 2, which has bakery.")).to_be_visible()
    user.page.get_by_role("button", name="It says café, next field").click()
    expect(user.page.get_by_role("button", name="Montmartre, field 1, checked café")).to_be_visible()
    swapped = {"building.montmartre.1": "cafe", "building.montmartre.2": "bakery"}
    assert stored(user) == swapped
    user.page.get_by_role("button", name="Montmartre, field 3, assumed restaurant").click()
    user.page.get_by_role("button", name="theatre", exact=True).click()
    user.page.get_by_label("No swap, both say theatre").check()
    expect(user.page.get_by_text("Both say theatre. Montmartre, field 4 stays as it is.")).to_be_visible()
    user.page.get_by_role("button", name="It says theatre, next field").click()
    expect(user.page.get_by_role("button", name="Montmartre, field 3, checked theatre")).to_be_visible()
    expect(user.page.get_by_role("button", name="Montmartre, field 4, assumed theatre")).to_be_visible()
    assert stored(user) == {**swapped, "building.montmartre.3": "theatre"}


def test_the_token_beside_one_field_is_corrected_and_taken_back(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    open_group(user, "Tokens")
    user.page.get_by_label("Printed beside").select_option("only the field in Chaillot")
    user.page.get_by_role("button", name="silver prestige", exact=True).click()
    swap = "So it swaps with Token beside Chaillot, field 2, which has bronze prestige."
    expect(user.page.get_by_text(swap)).to_be_visible()
    assert layout_faults(user) == []
    user.page.get_by_role("button", name="It says silver prestige, back to all fields").click()
    expect(
        user.page.get_by_role("button", name="Token beside Chaillot, field 1, checked silver prestige")
    ).to_be_visible()
    assert stored(user) == {"marker.chaillot.1": "silver", "marker.chaillot.2": "bronze"}
    for field in (1, 2):
        differences(user).get_by_role("button", name=f"Take back: Token beside Chaillot, field {field}").click()
    expect(differences(user).get_by_text("Nothing differs so far.")).to_be_visible()
    user.page.get_by_role("button", name="Token beside the fields of value 1, assumed bronze prestige").first.click()
    expect(user.page.get_by_label("Printed beside")).to_have_value("marker.1")


def test_the_points_the_letter_and_the_copies_of_a_tile_are_corrected(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    open_group(user, "Bonus tiles")
    tile = user.page.get_by_role("button", name="Bonus tile 22, points, assumed 8")
    tile.click()
    field = user.page.get_by_role("textbox", name="Bonus tile 22, points")
    field.fill("10")
    field.press("Enter")
    expect(user.page.get_by_role("button", name="Bonus tile 22, points, checked 10")).to_be_visible()
    user.page.get_by_role("button", name=re.compile("^Letters")).click()
    user.page.get_by_role("button", name="Bonus tile 10, letter, assumed A").click()
    user.page.keyboard.press("b")
    user.page.keyboard.press("Enter")
    expect(user.page.get_by_role("button", name="Bonus tile 10, letter, checked B")).to_be_visible()
    user.page.get_by_role("button", name=re.compile("^Copies")).click()
    user.page.get_by_role("button", name="Bonus tile 18, copies with 4 players, assumed 3").click()
    assert layout_faults(user) == []
    user.page.keyboard.press("4")
    user.page.keyboard.press("Enter")
    expect(user.page.get_by_text("43 tiles, 1 too many.")).to_be_visible()
    user.page.get_by_role("button", name="Bonus tile 15, copies with 4 players, assumed 3").click()
    user.page.get_by_role("button", name="One less", exact=True).click()
    user.page.get_by_role("button", name="2 copies, next tile").click()
    expect(user.page.get_by_role("button", name="Bonus tile 15, copies with 4 players, checked 2")).to_be_visible()
    expect(user.page.get_by_text("Your answers give 42 tiles, and the box has 42. It adds up.")).to_be_visible()
    own = {
        "bonus_tile.22.points": 10,
        "bonus_tile.10.letter": "B",
        "bonus_tile.18.copies.4": 4,
        "bonus_tile.15.copies.4": 2,
    }
    assert stored(user) == own


def test_the_medals_of_a_landmark_are_changed(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    open_group(user, "Landmarks")
    user.page.get_by_role("button", name=re.compile("^Notre-Dame")).click()
    user.page.get_by_role("button", name="Picture 1: silver prestige. Change it").click()
    user.page.get_by_role("button", name="One picture fewer").click()
    assert layout_faults(user) == []
    user.page.get_by_role("button", name="That is right, next landmark").click()
    expect(user.page.get_by_role("button", name=re.compile("^Notre-Dame.*checked"))).to_be_visible()
    own = {"landmark.14.prestige": ["gold-prestige", "silver"], "landmark.14.points": [5, 3]}
    assert stored(user) == own


def test_a_copy_goes_out_as_a_file_and_comes_back(new_user: NewUser, tmp_path: Path) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    prices = user.page.get_by_role("region", name="Price list")
    prices.get_by_label("Buying marble").fill("4")
    prices.get_by_label("Buying marble").press("Enter")
    user.page.get_by_role("button", name="My copy", exact=True).click()
    name = user.page.get_by_label("Name of this copy")
    name.fill("Ann’s box")
    name.press("Tab")
    with user.page.expect_download() as download:
        user.page.get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / "copy.toml"
    download.value.save_as(file)
    assert salon.game("paris", file).components.overrides == {"prices.buy.marble": 4}
    other = new_user("de")
    other.open("/my-copy/paris")
    other.page.wait_for_selector("input")  # the values are there
    other.page.get_by_role("button", name="Mein Exemplar", exact=True).click()
    other.page.get_by_label("Datei öffnen").set_input_files(file)
    expect(other.page.get_by_role("button", name="Ann’s box")).to_be_visible()
    assert stored(other) == {"prices.buy.marble": 4}
    other.page.get_by_role("button", name="Ann’s box").click()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("bank = [", encoding="utf-8")
    other.page.get_by_label("Datei öffnen").set_input_files(wrong)
    expect(other.page.get_by_role("alert")).to_contain_text("Das ist keine Datei mit Werten")
    other.errors = [error for error in other.errors if "400" not in error]
    other.page.get_by_role("button", name="Löschen").click()
    other.page.get_by_role("button", name="Endgültig löschen").click()
    assert other.page.evaluate("localStorage['copies-paris']") == "[]"


def test_a_copy_is_sent_as_a_link_shown_and_kept(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    prices = user.page.get_by_role("region", name="Price list")
    prices.get_by_label("Buying marble").fill("4")
    prices.get_by_label("Buying marble").press("Enter")
    user.page.get_by_role("button", name="Share as a link").click()
    link = user.page.get_by_role("textbox", name="Link to this copy").input_value()
    other = new_user("th")
    other.open(link)
    expect(other.page.get_by_text("ลิงก์นี้แสดง My copy ต่างไป 1 ค่า")).to_be_visible()
    assert other.page.evaluate("localStorage['copies-paris']") is None
    other.page.get_by_role("button", name="เก็บชุดนี้").click()
    assert stored(other) == {"prices.buy.marble": 4}
    assert layout_faults(other) == []
    user.open("/my-copy/paris#c=nonsense")
    expect(user.page.get_by_text("This link is damaged.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "th"])
def test_every_group_fits_on_a_short_laptop(new_user: NewUser, language: str) -> None:
    user = new_user(language, SHORT_LAPTOP)
    user.open("/my-copy/paris")
    groups = user.page.locator(".groups button")
    expect(groups).to_have_count(8)
    expect(user.page.locator(".head button.main")).to_be_in_viewport(ratio=1)  # play with my copy
    for group in range(8) if language == "de" else ():  # the longest words
        groups.nth(group).click()
        user.page.evaluate("scrollTo(0, 0)")
        # board, prices and tiles have forms of their own, the others share them
        assert (layout_faults if group in (0, 1, 4) else cut_faults)(user) == [], group
        expect(user.page.locator(".ask .main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de", also("th")])
def test_a_bank_is_corrected_with_one_tap_on_a_phone(new_user: NewUser, language: str) -> None:
    user = new_user(language, PHONE, has_touch=True)
    user.open("/my-copy/paris")
    sheet = user.page.locator(".sheet")
    sheet.get_by_role("button", name="7", exact=True).tap()
    assert layout_faults(user) == []
    sheet.locator(".main").tap()
    expect(user.page.locator(".count")).to_contain_text(re.compile("1.*206"))
    assert stored(user) == {"bank.chaillot": 7, "bank.saint-germain": 4}
    for group in (1, 2, 3, 5, 4) if language == "de" else (5, 4):
        user.page.locator(".pills [aria-expanded]").tap()  # shows all of them
        user.page.locator(".pills button").nth(group).tap()
        assert cut_faults(user) == [], group  # no sheet covers what it asks about
        if group > 1:  # the price list asks for itself
            expect(sheet.locator(".main")).to_be_in_viewport(ratio=1)
    user.page.locator(".landmark").last.tap()
    expect(sheet.get_by_role("heading")).to_contain_text("(16)")
    expect(sheet.locator(".main")).to_be_in_viewport(ratio=1)


def test_the_checklist_is_all_that_is_printed(new_user: NewUser) -> None:
    user = new_user()
    user.open("/my-copy/paris")
    expect(user.page.get_by_role("region", name="Price list")).to_be_visible()
    user.page.emulate_media(media="print")
    printed = user.page.locator(".checklist")
    expect(printed).to_be_visible()
    expect(printed.locator("li")).to_have_count(206)
    expect(user.page.get_by_role("region", name="Price list")).to_be_hidden()
    expect(user.page.locator("button:visible")).to_have_count(0)  # there is nothing to press on paper
