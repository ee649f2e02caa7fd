"""Plain moves: computer players do nothing senseless, and of moves of equal worth they take the plain one.

A game names both in its `GameAI`: `is_senseless` and `is_plainer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from salon.kernel.ai import GameAI
from salon.kernel.position import Position

VALUE_DEVIATION = 0.1  # assumed for the value of one playout; set by hand, narrower than over a whole game
MIN_SHARE = 0.5  # of the visits of the first action that another one needs to be compared with it

Tried = dict[int, tuple[int, float]]  # visits and mean value of actions


def sensible_actions(ai: GameAI, known: Position, seat: int, turn: Sequence[int]) -> list[int]:
    """The legal actions of a seat that a person would think of, after those it took in this turn."""
    legal = known.legal(seat)
    return [action for action in legal if not ai.is_senseless(known, seat, action, turn)] or legal


def plainest(ai: GameAI, known: Position, seat: int, actions: Sequence[int]) -> list[int]:
    """Some actions of equal worth without those for which there is a plainer one."""
    return [action for action in actions if not any(ai.is_plainer(known, seat, other, action) for other in actions)]


def plainest_tried(ai: GameAI, known: Position, seat: int, actions: Sequence[int], tried: Tried) -> int:
    """The action with the most visits or, if the search cannot tell a plainer one from it, that one."""
    first = max(actions, key=lambda action: tried.get(action, (0, 0.0)))
    plainer = [
        action
        for action in actions
        if action in tried and ai.is_plainer(known, seat, action, first) and is_as_good(tried[action], tried[first])
    ]
    return max(plainer, key=tried.__getitem__, default=first)


def is_as_good(one: tuple[int, float], first: tuple[int, float]) -> bool:
    """Whether a value is lower than that of the first action by no more than its standard error."""
    (visits, value), (first_visits, first_value) = one, first
    if visits < MIN_SHARE * first_visits:
        return False
    return value >= first_value - VALUE_DEVIATION * sqrt(1 / visits + 1 / first_visits)
