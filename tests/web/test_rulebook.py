"""The rulebook page: lessons first, the rules to the letter behind them, looked up, searched and printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

import salon
from salon.kernel.learning import learning
from salon.kernel.rulebook import plain_text
from salon.kernel.words import LANGUAGES
from tests.web.conftest import LAPTOP, PHONE, BrowserUser, also
from tests.web.layout import SETTLED, layout_faults

NewUser = Callable[..., BrowserUser]


def clause(user: BrowserUser, number: str) -> Locator:
    return user.page.locator(f'[id="{number}"]')


def chapter(user: BrowserUser, number: str) -> Locator:
    return user.page.locator(f'[data-section="{number}"]')


@pytest.mark.parametrize(
    ("game", "language"),
    [("paris", "en"), ("wonders", "th"), *(also(*more) for more in product(("paris", "wonders"), LANGUAGES))],
)
def test_every_chapter_teaches_before_it_rules(new_user: NewUser, game: str, language: str) -> None:
    user = new_user(language)
    user.open(f"/rules/{game}")
    chapters = salon.game(game).text.rulebook.sections(language)
    expect(user.page.locator("[data-section]")).to_have_count(len(chapters))
    shown = user.page.locator("article").inner_text()
    for each in chapters:
        steps = [] if each.number == "2" else each.steps  # the set-up is drawn
        for text in (*each.lesson, *steps, *each.mistakes):
            assert plain_text(text) in shown, (each.number, text)
        assert not clause(user, each.clauses[-1].number).is_visible(), "folded"


def test_on_a_phone_a_chapter_leads_to_the_next(new_user: NewUser) -> None:
    user = new_user("en", PHONE)
    user.open("/rules/paris#3")
    chapters = salon.game("paris").text.rulebook.sections("en")
    after = next(each for number, each in enumerate(chapters) if chapters[number - 1].number == "3")
    link = chapter(user, "3").get_by_role("link", name=f"Next: {after.number} {after.title}")
    link.click()
    expect(user.page.locator(f'h2[id="{after.number}"]')).to_be_in_viewport()
    expect(chapter(user, chapters[-1].number).get_by_role("link", name="Next:")).to_have_count(0)
    user.page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    expect(link).to_be_hidden()


def test_a_rule_unfolds_by_its_link_and_by_its_chapter(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/paris#8.2")
    expect(clause(user, "8.2")).to_be_in_viewport()
    expect(clause(user, "8.2")).to_have_class(re.compile("lit"))
    expect(clause(user, "9.1")).to_be_hidden()
    chapter(user, "9").get_by_text("To the letter").click()
    expect(clause(user, "9.1")).to_be_visible()
    ruling = clause(user, "8.3").locator("details p")
    expect(ruling).to_be_hidden()
    clause(user, "8.3").get_by_text("Ruling").click()
    expect(ruling).to_be_visible()


def test_rules_are_looked_up_and_found(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/wonders")
    user.page.get_by_text("Look up").click()
    expect(clause(user, "5.1")).to_be_visible()
    expect(user.page.locator("figure")).to_have_count(0)
    user.page.reload()
    expect(clause(user, "5.1")).to_be_visible()  # as it was left
    user.page.get_by_text("Learn", exact=True).click()
    expect(clause(user, "5.1")).to_be_hidden()
    user.page.get_by_label("Search the rules").fill("diplomacy")
    expect(user.page.locator("mark").first).to_be_visible()
    expect(chapter(user, "2")).to_have_count(0)


def test_the_material_is_shown_with_its_numbers(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/paris#1")
    material = user.page.get_by_role("figure", name="What lies on the table")
    for part in learning(salon.game("paris"), "en").parts:
        row = material.locator(f'[data-part="{part.id}"]')
        expect(row).to_contain_text(f"{part.name}{part.text}")
        expect(row.locator(".count")).to_have_text("" if part.count is None else str(part.count))
        expect(row.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("game", ["paris", "wonders"])
def test_the_set_up_has_the_numbers_of_every_number_of_players(new_user: NewUser, game: str) -> None:
    user = new_user()
    user.open(f"/rules/{game}#2")
    table = user.page.get_by_role("figure", name="The table before the first turn")
    for preparation in learning(salon.game(game), "en").preparations:
        table.get_by_text(str(preparation.seats), exact=True).first.click()
        shown = ["" if step.count is None else str(step.count) for step in preparation.steps]
        expect(table.locator("li .count")).to_have_text(shown)
        expect(table.locator(".table svg").first).to_be_visible()
        expect(table.locator(".table text")).to_have_count(0)  # no digit on a table drawn small
        for text in preparation.notes[:2]:
            expect(table).to_contain_text(text)


def test_the_table_is_laid_step_by_step(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/paris#2")
    table = user.page.get_by_role("figure", name="The table before the first turn")
    letters = table.locator(".callout")
    expect(letters).to_have_count(9)
    table.get_by_role("button", name="Lay it step by step").click()
    expect(letters).to_have_count(1)
    current = table.locator("[aria-current=step]")
    expect(current).to_contain_text("A token beside each field")
    table.get_by_role("button", name="Next: Buildings out, unseen").click()
    expect(current).to_contain_text("Buildings out, unseen")
    user.page.keyboard.press("ArrowRight")
    expect(letters).to_have_count(3)
    user.page.keyboard.press("ArrowLeft")
    expect(letters).to_have_count(2)
    table.get_by_role("button", name="All at once").click()
    expect(letters).to_have_count(9)


def test_a_term_explains_itself_in_place(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/paris#1")
    term = user.page.locator(".term").get_by_text("bank", exact=True)
    card = user.page.get_by_role("tooltip")
    term.hover()
    expect(card).to_contain_text("you get francs")
    term.click()
    card.get_by_role("link").click()
    expect(clause(user, "5.2")).to_be_in_viewport()


def test_a_chapter_that_was_read_is_ticked(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/paris")
    ticks = user.page.locator("nav#contents .read")
    user.page.mouse.move(700, 500)
    for _ in range(30):  # as a reader: what jumps past is not read
        user.page.mouse.wheel(0, 150)
        user.page.wait_for_timeout(60)
        user.until_drawn()
        if ticks.count():
            break
    user.page.wait_for_timeout(300)
    expect(ticks.first).to_be_visible()
    read = ticks.count()
    user.page.reload()
    expect(ticks).to_have_count(read)


def test_it_prints_with_everything_unfolded(new_user: NewUser) -> None:
    user = new_user()
    user.open("/rules/wonders")
    user.page.locator("figure .board").first.wait_for()
    user.page.evaluate(SETTLED)
    pages = re.findall(rb"/Type /Pages\b.*?/Count (\d+)", user.page.pdf(prefer_css_page_size=True), re.DOTALL)
    assert 8 <= int(pages[0]) <= 40
    expect(clause(user, "14.1")).to_be_visible()
    boards = user.page.locator("figure .board")
    expect(user.page.locator("figure .board.drawn")).to_have_count(boards.count())


CASES = [
    ("paris", "de", PHONE), ("wonders", "th", LAPTOP), also("paris", "th", PHONE), also("wonders", "de", PHONE),
    also("paris", "de", LAPTOP), also("wonders", "th", PHONE),
]  # fmt: skip


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_everything_fits(new_user: NewUser, game: str, language: str, size: dict[str, int]) -> None:
    user = new_user(language, size)
    user.open(f"/rules/{game}#8.1")
    clause(user, "8.1").wait_for()
    assert layout_faults(user) == []
