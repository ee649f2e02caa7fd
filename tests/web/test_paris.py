"""Whole games of Paris in the browser: by mouse, by keyboard alone, by two people; and what the board promises."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.at_paris import KeyboardPlayer, Player
from tests.web.conftest import PHONE, SMALL_LAPTOP, Reader
from tests.web.test_pages import look

Make = Callable[..., Reader]


def sit_down(one: Reader, game: str = "paris", opponents: int = 1) -> None:
    one.pace("instant")
    seats = [{"who": "me", "name": "Ann"}] + [{"who": "computer", "player": "greedy"}] * opponents
    table = one.post("/tables", {"game": game, "seats": seats})["table"]
    one.open(f"/table/{table}")
    one.until(lambda: bool(one.sent), "the table is shown")


def test_from_the_first_page_to_the_first_move_in_two_clicks(reader: Make) -> None:
    one = reader()
    one.pace("instant")
    one.open("/")
    one.page.get_by_role("button", name="Play now").first.click()
    player = Player(one, 1)
    one.until(lambda: bool(one.sent), "the table is shown")
    assert player.my_turn()
    one.page.locator(".buttons button.main").click()
    one.until(lambda: any(line["seat"] == one.shown["chair"] for line in one.shown["lines"]), "the first move is made")


def test_a_whole_game_by_mouse(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    sit_down(one)
    player = Player(one, 2)
    while player.my_turn():
        if player.decisions in (3, 30):
            assert look(one) == []
        player.play(player.choose())
    assert player.decisions > 40
    one.page.get_by_text("Total").first.wait_for()
    total = one.shown["result"]["scores"][0]
    assert str(total) in one.page.locator("main").inner_text()
    assert look(one) == []


def test_a_whole_game_by_keyboard_alone(reader: Make) -> None:
    one = reader("de", SMALL_LAPTOP)
    sit_down(one)
    player = KeyboardPlayer(one, 3)
    while player.my_turn():
        player.play(player.choose())
    assert player.decisions > 40
    one.page.get_by_text("Summe").first.wait_for()


def test_a_turn_on_a_phone(reader: Make) -> None:
    one = reader("th", PHONE, has_touch=True, is_mobile=True)
    sit_down(one)
    player = Player(one, 4)
    for number in range(8):
        assert player.my_turn()
        if number % 3 == 0:
            assert look(one) == []
        player.play(player.choose())


def test_taking_back_by_button(reader: Make) -> None:
    one = reader()
    sit_down(one)
    player = Player(one, 5)
    player.my_turn()
    player.play("draw1")
    player.my_turn()
    before = one.legal
    player.play(next(move for move in before if move.startswith("key:")))
    one.page.get_by_role("button", name="Take back").click()
    one.until(lambda: one.legal == before, "the choice is back")
    player.my_turn()
    player.play("key:Arc")
