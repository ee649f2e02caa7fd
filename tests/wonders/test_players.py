"""The computer players at a table of 7 Wonders."""

from __future__ import annotations

import math

import pytest

import salon
from salon import Position, Rng
from salon.players import choose_action, create_player
from tests.players.bot_games import played_among

ALL = {"leaders": "yes", "cities": "yes", "wonder_pack": "yes"}
TABLES = pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all"])


@TABLES
def test_greedy_beats_three_random_players(options: dict[str, str]) -> None:
    """Over 200 games it won them all; the bound leaves room for three defeats."""
    won = 0
    for number in range(40):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        won += played_among(salon.game("wonders"), names, f"greedy {number}", **options).ranking()[number % 4] == 1
    assert won >= 37


@TABLES
@pytest.mark.parametrize("seats", [3, 7])
def test_greedy_wins_at_small_and_large_tables(seats: int, options: dict[str, str]) -> None:
    won = 0
    for number in range(6):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        won += played_among(salon.game("wonders"), names, f"table {number}", **options).ranking()[number % seats] == 1
    assert won >= 5


@TABLES
@pytest.mark.parametrize("name", ["random", "greedy", "gentle"])
def test_a_player_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(
    name: str, options: dict[str, str]
) -> None:
    game = salon.game("wonders")
    position = game.start(game.deal(3, "worlds", **options))
    rng = Rng("moves")
    while position.waiting:
        seat = position.to_act
        other = position.known_to(seat, Rng("another world", position.phase))
        choices = [
            choose_action(create_player(name, game, Rng("same")), world, seat, Rng("known"))
            for world in (position, other)
        ]
        assert choices[0] == choices[1] and choices[0][1] == ""
        position.play(seat, rng.choice(position.legal(seat)))


def first_turn() -> tuple[salon.Game, Position]:
    """A first turn at which seat 0 has the altar, which costs nothing, in its hand."""
    game = salon.game("wonders")
    build = game.actions.parse("build:altar")
    for number in range(100):
        position = game.start(game.deal(3, f"hand {number}"))
        if build in position.legal(0):
            return game, position
    raise AssertionError("no hand has an altar")


def test_a_choice_in_secret_is_seen_as_if_it_were_carried_out() -> None:
    game, position = first_turn()
    before = game.ai.evaluation(position, 0)["points"]
    coins = game.components["rules.coins"]
    a_point = game.components["rules.coins_a_point"]
    of_a_sale = (coins + game.components["rules.sale"]) // a_point - coins // a_point
    of_an_altar = int(game.components["card.altar.effects"][0].removeprefix("points "))
    for text, points in (("build:altar", of_an_altar), ("sell:altar", of_a_sale)):
        after = position.copy()
        after.play(0, game.actions.parse(text))
        assert after.scores() == position.scores()
        assert game.ai.evaluation(after, 0)["points"] == before + points


def test_looking_changes_nothing() -> None:
    game, position = first_turn()
    position.play(0, game.actions.parse("build:altar"))
    as_it_was = position.copy()
    game.ai.evaluation(position, 0)
    assert position == as_it_was


@pytest.mark.parametrize("boards", ["dealt", "chosen"])
def test_every_moment_can_be_evaluated_and_in_the_end_the_points_are_the_score(boards: str) -> None:
    game = salon.game("wonders")
    position = game.start(game.deal(5, "moments", **ALL, boards=boards))
    rng = Rng("moments")
    names = list(game.ai.evaluation(position, 0))
    while position.waiting:
        position.play(position.to_act, rng.choice(position.legal(position.to_act)))
        for seat in range(5):
            terms = game.ai.evaluation(position, seat)
            assert list(terms) == names and all(math.isfinite(worth) for worth in terms.values())
    assert [game.ai.evaluation(position, seat)["points"] for seat in range(5)] == position.scores()
