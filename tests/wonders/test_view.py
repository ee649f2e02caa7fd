"""What a seat sees beyond what is public: cards still out, ways to pay, and all hands when nothing is hidden."""

from __future__ import annotations

from typing import get_args

import salon
from salon.games.wonders.pieces import CARDS_OF_AGES
from salon.games.wonders.view import CHOICES, PHASES, LeaderChoice, Phase
from salon.kernel.position import Position
from tests.wonders.table import Table

GAME = salon.game("wonders")


def opening(seats: int, **options: str) -> Position:
    return GAME.start(GAME.deal_with(seats, options, "view"))


def test_the_types_name_every_phase_and_choice_of_the_rules() -> None:
    assert get_args(Phase) == PHASES
    assert get_args(LeaderChoice) == CHOICES


def test_what_is_still_out_is_the_deck_without_what_i_hold() -> None:
    for seats in range(3, 8):
        view = GAME.view(opening(seats), 0)
        assert sum(view.out.values()) == 7 * seats - 7
        for card in CARDS_OF_AGES[1]:
            marks = GAME.components[f"card.{card}.marks"]
            held = sum(each.card == card for each in view.hand)
            assert view.out.get(card, 0) == sum(mark <= seats for mark in marks) - held
        assert sum(GAME.view(opening(seats), None).out.values()) == 7 * seats


def test_a_card_i_sold_is_out_for_others_only() -> None:
    position = opening(3)
    sold = GAME.view(position, 0).hand[0].card
    before = [GAME.view(position, seat).out.get(sold, 0) for seat in range(3)]
    position.play(0, GAME.actions.parse(f"sell:{sold}"))
    for seat in (1, 2):
        position.play(seat, position.legal(seat)[-1])
    mine = GAME.view(position, 0)
    held = sum(each.card == sold for each in mine.hand)
    assert mine.out.get(sold, 0) == before[0] - held
    # a neighbour holds what I passed on, and has seen nothing of what I sold
    assert GAME.view(position, 2).out.get(sold, 0) >= 1


def test_of_guilds_and_black_cards_all_may_be_out() -> None:
    view = GAME.view(opening(3, cities="yes"), None)
    black = [card for card in GAME.components.rows("city") if GAME.components[f"city.{card}.age"] == 1]
    assert {card for card in view.out if card in black} == set(black)


def test_the_choice_i_have_made_still_shows_what_else_i_could_do() -> None:
    position = opening(3)
    before = GAME.view(position, 1)
    position.play(1, position.legal(1)[0])
    after = GAME.view(position, 1)
    assert after.chosen and after.hand == before.hand and after.stages == before.stages


def test_with_the_screens_down_every_hand_is_seen() -> None:
    position = opening(4, leaders="yes")
    closed, opened = GAME.view(position, 0), GAME.open_view(position, 0)
    assert all(city.hand is None for city in closed.cities)
    for seat, city in enumerate(opened.cities):
        assert city.hand == GAME.view(position, seat).packet


def test_a_copying_stage_means_the_stage_it_copies() -> None:
    t = Table("manneken-pis-a", "great-wall-a", "gizah-b")  # left neighbour: any order, so the choice is still open
    means = [stage.means for stage in t.game.view(t.position, 0).cities[0].stages]
    assert means == ["manneken-pis-a-1", "gizah-b-2", "manneken-pis-a-3"]
    t = Table("manneken-pis-a", "rhodos-a", "gizah-b")
    means = [stage.means for stage in t.game.view(t.position, 0).cities[0].stages]
    assert means == ["rhodos-a-1", "gizah-b-2", "rhodos-a-3"]
