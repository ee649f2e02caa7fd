"""The playout policy: how likely each legal action is in playouts, and as a prior of the search.

Cards and stages are weighed by a rough value of their effects, in tenths of points; the weight of an action grows with
the square of it. A seat that can build does not sell, and it pays no more than it must.
"""

from __future__ import annotations

import cython

from salon.games.wonders.ai import effect_values
from salon.games.wonders.rules.state import WondersPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_AT,
        ACTION_BOARD,
        ACTION_DEBT,
        ACTION_KEEP,
        ACTION_NONE,
        ACTION_SELL,
        ACTION_STAGE,
        ACTION_WAY,
        EFFECT_COINS_PER,
        EFFECT_MAKES,
        EFFECT_MAKES_ONE_OF,
        EFFECT_POINTS_PER,
        EFFECT_SHIELDS,
        EFFECT_SYMBOL,
        FIRST_LEADER,
        MAX_HAND,
        NUM_LEADERS,
        NUM_SYMBOLS,
    )
    from salon.games.wonders.rules.payment import can_build
    from salon.games.wonders.rules.stages import payable_stages, stage_options, stage_source
    from salon.kernel.bits import lowest

BASE_WEIGHT, SOFTNESS = 4, 40  # a weight is the base, plus the square of the value divided by the softness
WEIGHT_OF_FIRST_WAY, WEIGHT_OF_OTHER_WAY = 60, 2  # the cheapest way to pay and the smallest debt come first
WEIGHT_OF_SALE, WEIGHT_OF_NOTHING, DEFAULT_WEIGHT = 1, 2, 10
VALUE_OF_SHIELD, ENOUGH_LEAD = 22, 2  # of each shield, until the lead over both neighbours is larger
VALUE_OF_COUNTING = 45  # points or coins for each of something
VALUE_OF_SET = 40  # a symbol that completes a set
VALUE_OF_PRODUCTION = [32, 20, 3]  # by age
VALUE_OF_EFFECT = effect_values.TENTHS  # by kind, for each unit of the amount


def fill(
    position: WondersPosition, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int
) -> None:
    """Write the weights of legal actions."""
    i: cython.int
    action: cython.int
    stage: cython.int = -1
    under: cython.int = 0
    for i in range(count):
        action = actions[i]
        if action < ACTION_STAGE:
            weights[i] = source_weight(position, seat, action)
        elif action < ACTION_SELL:
            if stage < 0:
                stage = source_weight(
                    position, seat, stage_source(position, seat, lowest(stage_options(position, seat)))
                )
            under += 1
        elif action < ACTION_KEEP:
            weights[i] = WEIGHT_OF_SALE
        elif action < ACTION_WAY:  # a leader kept, laid or copied
            weights[i] = source_weight(position, seat, FIRST_LEADER + (action - ACTION_KEEP) % NUM_LEADERS)
        elif action < ACTION_AT or ACTION_DEBT <= action < ACTION_BOARD:
            weights[i] = WEIGHT_OF_FIRST_WAY if i == 0 else WEIGHT_OF_OTHER_WAY
        else:
            weights[i] = WEIGHT_OF_NOTHING if action == ACTION_NONE else DEFAULT_WEIGHT
    if under:
        stage = stage // under + 1
        for i in range(count):
            if ACTION_STAGE <= actions[i] < ACTION_SELL:
                weights[i] = stage


def sample_use(
    position: WondersPosition, seat: cython.int, actions: cython.p_short, weights: cython.p_int, rng: Rng
) -> cython.int:
    """A legal use of a card of the hand, drawn by the same weights as `fill` gives.

    Only the action that was drawn is tested; if it is not legal, another one is drawn without it. Each legal action has
    the same probability as if all were listed first, but far fewer payments are tested.
    """
    i: cython.int
    card: cython.int
    before: cython.int = 0
    cards: cython.int = 0
    stage: cython.int = 0
    options: cython.int = stage_options(position, seat)
    for i in range(MAX_HAND):
        card = position.state.hand[seat][i]
        if card == 0:
            break
        if card != before:
            actions[cards] = card - 1
            cards += 1
        before = card
    if options:
        stage = source_weight(position, seat, stage_source(position, seat, lowest(options))) // cards + 1
    for i in range(cards):
        weights[i] = source_weight(position, seat, actions[i])
        weights[cards + i] = stage
        weights[2 * cards + i] = WEIGHT_OF_SALE
    while True:
        i = rng.weighted(weights, 3 * cards)
        card = actions[i % cards]
        if i >= 2 * cards:
            return ACTION_SELL + card
        if i >= cards:
            if payable_stages(position, seat):
                return ACTION_STAGE + card
            for i in range(cards):
                weights[cards + i] = 0
        elif can_build(position, seat, card):
            return card
        else:
            weights[i] = 0


def source_weight(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """The weight of what brings the effects of a source."""
    found: cython.int = source_value(position, seat, source)
    if found < 0:
        found = 0
    return BASE_WEIGHT + found * found // SOFTNESS


def source_value(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """The rough value of the effects of a source for a city, in tenths of points."""
    i: cython.int
    kind: cython.int
    amount: cython.int
    total: cython.int = 0
    for i in range(position.tables.effect_count[source]):
        kind = position.tables.effect_kind[source][i]
        amount = position.tables.effect_amount[source][i]
        if kind == EFFECT_SHIELDS:
            total += shield_value(position, seat, amount)
        elif kind == EFFECT_SYMBOL:
            total += symbol_value(position, seat, position.tables.effect_what[source][i])
        elif kind in (EFFECT_POINTS_PER, EFFECT_COINS_PER):
            total += VALUE_OF_COUNTING
        elif kind in (EFFECT_MAKES, EFFECT_MAKES_ONE_OF):
            total += VALUE_OF_PRODUCTION[position.state.age]
        else:
            total += VALUE_OF_EFFECT[kind] * (amount if amount else 1)
    return total


def shield_value(position: WondersPosition, seat: cython.int, amount: cython.int) -> cython.int:
    """Shields count while they may still decide something."""
    own: cython.int = position.state.shields[seat]
    ahead: cython.int = own - ENOUGH_LEAD
    if ahead > position.state.shields[position.left(seat)] and ahead > position.state.shields[position.right(seat)]:
        return VALUE_OF_SHIELD * amount // 4
    return VALUE_OF_SHIELD * amount


def symbol_value(position: WondersPosition, seat: cython.int, symbol: cython.int) -> cython.int:
    """The value of one more symbol: a larger square, and perhaps a complete set."""
    i: cython.int
    have: cython.int = position.state.symbols[seat][symbol]
    total: cython.int = 10 * (2 * have + 1) + 10
    for i in range(NUM_SYMBOLS):
        if i != symbol and position.state.symbols[seat][i] <= have:
            return total
    return total + VALUE_OF_SET
