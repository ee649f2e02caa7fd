"""Advice: a player's opinion on the moves of a decision."""

from __future__ import annotations

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position


class Advice(msgspec.Struct, frozen=True):
    """A player's opinion on one move."""

    action: int
    share: float  # of the search that was spent on this move
    points: float  # expected final score
    wins: float  # expected share of games won
    terms: dict[str, float]  # by how many points each term of the evaluation differs from its mean over all moves


def term_differences(game: Game, known: Position, seat: int) -> dict[int, dict[str, float]]:
    """For every legal action, how the terms of the evaluation after it differ from their mean over all actions."""
    after = {}
    for action in known.legal(seat):
        position = known.copy()
        position.play(seat, action)
        after[action] = game.ai.evaluation(position, seat)
    names = next(iter(after.values()))
    mean = {name: sum(terms[name] for terms in after.values()) / len(after) for name in names}
    return {action: {name: terms[name] - mean[name] for name in names} for action, terms in after.items()}
