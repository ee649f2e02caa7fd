"""The guided first game of any game, played step by step for tests."""

from __future__ import annotations

from collections.abc import Iterator

import salon
from salon.kernel.game import Game
from salon.kernel.guide import Guide, GuideStep
from salon.kernel.position import Position

LEARNER = 0
GUIDED = [game for game in salon.game_ids() if salon.game(game).text.guide]


def guide_of(game: Game) -> Guide:
    """The guide of a game that has one."""
    assert game.text.guide is not None
    return game.text.guide


def played(game: Game) -> Iterator[tuple[GuideStep, Position, int]]:
    """Each step with the position before it and its action; the steps are played one after the other."""
    guide = guide_of(game)
    position = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    for step in guide.steps:
        action = game.actions.parse(step.move)
        yield step, position, action
        position.play(position.to_act, action)


def step_text(game: Game, step: GuideStep, language: str) -> str:
    """The message of a step to the learner."""
    return game.text.words.text(language, step.says, **game.text.variables(language))
