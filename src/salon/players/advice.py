"""Advice: a player's opinion on the moves of a decision."""

from __future__ import annotations

import msgspec

from salon.kernel.ai import MoveReason
from salon.kernel.game import Game
from salon.kernel.position import Position

MAX_REASONS = 3  # of one move
MIN_SHARE = 0.05  # of the search; the numbers of a move that got less say little
STEPS = 20  # of wins that people see: a search cannot tell smaller differences


class Advice(msgspec.Struct, frozen=True):
    """A player's opinion on one move."""

    action: int
    share: float  # of the search that was spent on this move
    points: float  # expected final score
    wins: float  # expected share of games won
    reasons: list[MoveReason] = []  # the most important ones first
    even: bool = False  # it wins about as often as the best of the hint

    @property
    def rounded_wins(self) -> float:
        """The share of wins as people see it."""
        return round(STEPS * self.wins) / STEPS


def as_shown(advice: list[Advice], most: int) -> list[Advice]:
    """The first moves of a hint, sorted by the numbers people see: wins, then whole points."""
    return sorted(advice[:most], key=lambda each: (-each.rounded_wins, -round(each.points), -each.share))


def explained(game: Game, known: Position, seat: int, advice: list[Advice]) -> list[Advice]:
    """Advice with the reasons for each move; those come first that explain the most of its evaluation."""
    terms, best = term_differences(game, known, seat), max(each.rounded_wins for each in advice)
    found = []
    for each in advice:
        worth = terms[each.action]
        reasons = sorted(
            game.ai.move_reasons(known, seat, each.action),
            key=lambda reason: -sum(worth[term] for term in reason.terms),
        )
        even = each.rounded_wins == best
        found.append(msgspec.structs.replace(each, reasons=reasons[:MAX_REASONS], even=even))
    return found


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
