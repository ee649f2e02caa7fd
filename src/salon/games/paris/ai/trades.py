"""Trades as a person sees them: they serve something else, and nobody buys and sells the same resource in one turn."""

from __future__ import annotations

from collections.abc import Sequence

from salon.games.paris.rules import queries
from salon.games.paris.rules.constants import (
    ACTION_BUY,
    ACTION_END_TURN,
    ACTION_PASS,
    ACTION_SELL,
    CLOSING_LAST_ROUND,
    NUM_RESOURCES,
    NUM_TOKENS,
)
from salon.games.paris.rules.state import ParisPosition
from salon.kernel.components import Components

EFFECTS_FOR_FRANCS = ("per-franc",)  # score francs at the end
EFFECTS_FOR_RESOURCES = ("pairs-resource", "take-any", "back")  # use resources, or fetch a tile that does


def is_purchase(action: int) -> bool:
    """Whether an action buys a resource."""
    return ACTION_BUY <= action < ACTION_BUY + NUM_RESOURCES


def is_sale(action: int) -> bool:
    """Whether an action sells a token."""
    return ACTION_SELL <= action < ACTION_SELL + NUM_TOKENS


def is_plainer(position: ParisPosition, components: Components, seat: int, action: int, other: int) -> bool:
    """Whether an action ends the turn, or passes, and the other one is a trade that scores nothing."""
    if action not in (ACTION_END_TURN, ACTION_PASS):
        return False
    return is_purchase(other) or (is_sale(other) and not _has_effect(position, components, seat, EFFECTS_FOR_FRANCS))


def takes_back(action: int, turn: Sequence[int]) -> bool:
    """Whether an action sells what was bought in this turn, or buys what was sold."""
    if is_purchase(action):
        return action - ACTION_BUY + ACTION_SELL in turn
    return is_sale(action) and action - ACTION_SELL < NUM_RESOURCES and action - ACTION_SELL + ACTION_BUY in turn


def is_useless_purchase(position: ParisPosition, components: Components, seat: int, action: int) -> bool:
    """Whether an action buys a resource that nothing can use any more: after the seat's last main action."""
    if not is_purchase(action) or queries.progress(position).closing != CLOSING_LAST_ROUND:
        return False
    if position.refusal_code(seat, ACTION_END_TURN):
        return False
    return not _has_effect(position, components, seat, EFFECTS_FOR_RESOURCES)


def _has_effect(position: ParisPosition, components: Components, seat: int, effects: Sequence[str]) -> bool:
    """Whether a seat has an unused bonus tile with one of these effects."""
    unused = queries.seat_pieces(position, seat).unused_tiles
    return any(components[f"bonus_tile.{number}.effect"] in effects for number in unused)
