"""The worked examples of the rulebooks: every one is played, and every number in it is compared."""

from __future__ import annotations

import re

import pytest

import salon
from salon.games import corrected_game
from salon.kernel.examples import Example, examples_of, play_example
from salon.kernel.words import LANGUAGES
from salon.server.examples import example_views

EXAMPLES = [(game, example) for game in salon.game_ids() for example in examples_of(salon.game(game))]
NAMES = [f"{game} {example.id}" for game, example in EXAMPLES]


def test_paris_has_examples_and_each_has_its_own_name() -> None:
    assert len([game for game, _ in EXAMPLES if game == "paris"]) >= 15
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize(("game_id", "example"), EXAMPLES, ids=NAMES)
def test_what_is_claimed_of_an_example_is_so(game_id: str, example: Example) -> None:
    game = salon.game(game_id)
    played = play_example(game, example)
    assert played.numbers == {name: number.claim for name, number in example.numbers.items()}
    for clause in example.clauses:
        game.text.rulebook.clause(clause)
    if played.reason is not None:
        assert played.reason.clause in example.clauses
    elif example.shown:
        assert played.before.waiting & 1 << example.seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "example"), EXAMPLES, ids=NAMES)
def test_a_text_has_no_number_but_those_of_the_position_and_the_pieces(
    game_id: str, example: Example, language: str
) -> None:
    """Numbers that are names (a building of value 5, landmark 12, tile 18) stand in the moves, too."""
    game = salon.game(game_id)
    played = play_example(game, example)
    known = {str(number) for number in played.numbers.values()}
    known |= set(re.findall(r"\d+", f"{example.moves} {example.shown}"))
    text = game.text.example_text(played, language)
    assert set(re.findall(r"\d+", text)) <= known
    if example.shown and not example.refused:
        assert example.players[example.seat] in text


def test_the_numbers_of_an_example_follow_the_values_of_a_copy() -> None:
    game = corrected_game("paris", {"bank.saint-germain": 2, "bank.montmartre": 7})
    example = next(view for view in example_views(game, "en") if view.id == "key-on-bank")
    assert example.changes == {"francs": 2} and "gets 2 francs" in example.text


def test_an_example_that_a_copy_makes_impossible_is_left_out() -> None:
    """With such a price the marble of the landmark cannot be paid in this game."""
    game = corrected_game("paris", {"landmark.12.marble": 6})
    views = {view.id for view in example_views(game, "de")}
    assert "theatre-to-landmark" not in views and "key-on-bank" in views
