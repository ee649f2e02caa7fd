"""Advice: what a player thinks of the moves of a moment, and why."""

from __future__ import annotations

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position


class Advice(msgspec.Struct, frozen=True):
    """One move as a player sees it."""

    action: int
    share: float  # of the thought that went into this move
    points: float  # that it expects to end with
    wins: float  # share of games it expects to win
    terms: dict[str, float]  # by how many points the game's evaluation after it differs from that after other moves


def terms_of(game: Game, known: Position, seat: int) -> dict[int, dict[str, float]]:
    """For every legal action, how the terms of the game's evaluation after it differ from their mean over all."""
    after = {}
    for action in known.legal(seat):
        position = known.copy()
        position.play(seat, action)
        after[action] = game.evaluation(position, seat)
    names = next(iter(after.values()))
    mean = {name: sum(terms[name] for terms in after.values()) / len(after) for name in names}
    return {action: {name: terms[name] - mean[name] for name in names} for action, terms in after.items()}
