"""What every guided first game keeps to: real moves, small bites, and clauses that exist."""

from __future__ import annotations

import re

import pytest

import salon
from salon.kernel.words import LANGUAGES
from tests.guided import GUIDED, LEARNER, guide_of, played, step_text

pytestmark = pytest.mark.parametrize("game_id", GUIDED)


def test_every_move_is_legal_and_the_game_goes_on_afterwards(game_id: str) -> None:
    for number, (step, position, action) in enumerate(played(salon.game(game_id))):
        assert action in position.legal(position.to_act), f"step {number}: {step.move}"
    assert position.waiting, "the last step must leave a game to be played"


def test_words_and_a_clause_are_with_every_choice_of_the_learner_and_nowhere_else(game_id: str) -> None:
    for number, (step, position, _) in enumerate(played(salon.game(game_id))):
        chooses = position.to_act == LEARNER and len(position.legal(LEARNER)) > 1
        assert bool(step.says) == bool(step.clause) == chooses, f"step {number}: {step.move}"


def test_the_learner_begins(game_id: str) -> None:
    first, position, _ = next(played(salon.game(game_id)))
    assert position.to_act == LEARNER and first.says


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_in_small_bites(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    guide = guide_of(game)
    for step in guide.steps:
        if step.says:
            text = step_text(game, step, language)
            assert 0 < len(text) <= 220, step.says
            assert "{" not in text and "$" not in text, step.says
            sentences = re.findall(r"[.!?](?= |$)", text)
            assert language == "th" or 1 <= len(sentences) <= 3, step.says
    assert len({step.says for step in guide.steps if step.says}) == len(guide.steps_with_message), (
        "nothing is said twice"
    )


def test_every_clause_stands_in_the_rulebook(game_id: str) -> None:
    game = salon.game(game_id)
    assert {step.clause for step in guide_of(game).steps if step.clause} <= set(game.text.rulebook.numbers())
