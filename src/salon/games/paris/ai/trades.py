"""Trades as a person sees them: they serve something else, and nobody buys and sells the same resource in one turn."""

from __future__ import annotations

from collections.abc import Sequence

from salon.games.paris.rules.constants import ACTION_BUY, ACTION_SELL, NUM_RESOURCES, NUM_TOKENS


def is_trade(action: int) -> bool:
    """Whether an action buys or sells something."""
    return ACTION_BUY <= action < ACTION_BUY + NUM_RESOURCES or ACTION_SELL <= action < ACTION_SELL + NUM_TOKENS


def opposite(action: int) -> int | None:
    """The sale of what an action buys, or the purchase of what it sells."""
    if ACTION_BUY <= action < ACTION_BUY + NUM_RESOURCES:
        return action - ACTION_BUY + ACTION_SELL
    if ACTION_SELL <= action < ACTION_SELL + NUM_RESOURCES:
        return action - ACTION_SELL + ACTION_BUY
    return None


def takes_back(action: int, turn: Sequence[int]) -> bool:
    """Whether an action sells what was bought in this turn, or buys what was sold."""
    return opposite(action) in turn
