"""Paris in the browser: a whole game by mouse, the end of one by keyboard alone, a phone, and taking back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.stored_tables import record_of
from tests.web.accessibility import page_faults
from tests.web.conftest import PHONE, SMALL_LAPTOP, BrowserUser, also
from tests.web.paris_page import KeyboardPlayer, Player, before_move
from tests.web.seeded_tables import open_table, seat_people

NewUser = Callable[..., BrowserUser]


def sit_down(user: BrowserUser, moves: int = 0, seats: int = 2, options: dict[str, str] | None = None) -> None:
    """A user looks at a table with computer players, on which some moves were made already."""
    open_table(user, record_of("paris", seats, "paris", options=options, stop=before_move(moves)), bots="greedy")


def test_from_the_first_page_to_the_first_move_in_two_clicks(new_user: NewUser) -> None:
    user = new_user()
    user.context.add_init_script("localStorage.setItem('asked-to-learn', 'true')")  # see test_guided
    user.open("/")
    user.page.get_by_role("button", name="Play now").first.click()
    player = Player(user, 1)
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    assert player.my_turn()
    user.page.locator(".buttons button.main").click()

    def moved() -> bool:
        return any(line["seat"] == user.snapshot["chair"] for line in user.snapshot["lines"])

    user.wait_until(moved, "the first move is made")


def test_a_whole_game_by_mouse(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    sit_down(user, seats=4, options={"piles": "2"})  # the shortest game for each
    player = Player(user, 2)
    while player.my_turn():
        if player.decisions in (3, 30):
            assert page_faults(user) == []
        player.play(player.choose())
    assert player.decisions > 40
    user.page.get_by_role("rowheader", name="Total").wait_for()
    total = user.snapshot["result"]["scores"][0]
    assert str(total) in user.page.locator("main").inner_text()
    assert page_faults(user) == []


@pytest.mark.parametrize(("moves", "least"), [(180, 8), also(0, 40)])
def test_a_game_by_keyboard_alone(new_user: NewUser, moves: int, least: int) -> None:
    user = new_user("de", SMALL_LAPTOP)
    sit_down(user, moves)
    player = KeyboardPlayer(user, 3)
    while player.my_turn():
        player.play(player.choose())
    assert player.decisions >= least
    user.page.get_by_role("rowheader", name="Summe").wait_for()


def test_a_turn_on_a_phone(new_user: NewUser) -> None:
    user = new_user("th", PHONE, has_touch=True, is_mobile=True)
    sit_down(user)
    player = Player(user, 4)
    for number in range(6):
        assert player.my_turn()
        if number in (0, 4):
            assert page_faults(user) == []
        player.play(player.choose())


def test_taking_back_by_button(new_user: NewUser) -> None:
    user, other = new_user(), new_user()  # a computer player may move before the button is pressed
    record = record_of("paris", 2, "paris", stop=before_move(0))
    table = seat_people(record, [user, other] if record.replay().to_act == 0 else [other, user])
    user.open(f"/table/{table}")
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    player = Player(user, 5)
    player.my_turn()
    player.play("draw1")
    player.my_turn()
    before = user.legal
    player.play(next(move for move in before if move.startswith("key:")))
    user.page.get_by_role("button", name="Take back").click()
    user.wait_until(lambda: user.legal == before, "the choice is back")
    player.my_turn()
    player.play("key:Arc")
