"""What a sensible person leans to: how likely each legal action is, roughly, in playouts and at first sight.

Cards and stages are weighed by a rough worth of their effects, in tenths of points; the weight of an action grows with
its square. Whoever can build does not sell, and nobody pays more than need be.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders import worth as worth_of_effects
from salon.games.wonders.table import Table
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders import effect
    from salon.games.wonders.payment import can_build, payable_stages
    from salon.kernel.bits import lowest

STAGE, SELL, KEEP = (notation.FIRST[verb] for verb in ("STAGE", "SELL", "KEEP"))
WAY, AT, DEBT, BOARD, NONE = (notation.FIRST[verb] for verb in ("WAY", "AT", "DEBT", "BOARD", "NONE"))
FIRST_LEADER, LEADERS = notation.FIRST_LEADER, len(notation.LEADERS)

BASE, SOFTNESS = 4, 40  # a weight is the base, and the square of the worth by so much
FIRST_WAY, OTHER_WAY = 60, 2  # the cheapest way to pay, and the smallest debt, stand first
SALE, NOTHING, USUAL = 1, 2, 10
SHIELD, LEAD = 22, 2  # shields are worth that much each, until the lead over both neighbours is larger
COUNTED = 45  # points or coins for each of something
SET = 40  # a symbol that completes a set
MAKING = [32, 20, 3]  # resources, by age
WORTH = worth_of_effects.TENTHS  # by kind, for each unit of the amount


def fill(b: Table, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int) -> None:
    """The weights of legal actions."""
    i: cython.int
    action: cython.int
    stage: cython.int = -1
    under: cython.int = 0
    for i in range(count):
        action = actions[i]
        if action < STAGE:
            weights[i] = weight(b, seat, action)
        elif action < SELL:
            if stage < 0:
                stage = weight(b, seat, b.stage_at(seat, lowest(b.stage_options(seat))))
            under += 1
        elif action < KEEP:
            weights[i] = SALE
        elif action < WAY:  # a leader kept, laid or copied
            weights[i] = weight(b, seat, FIRST_LEADER + (action - KEEP) % LEADERS)
        elif action < AT or DEBT <= action < BOARD:
            weights[i] = FIRST_WAY if i == 0 else OTHER_WAY
        else:
            weights[i] = NOTHING if action == NONE else USUAL
    if under:
        stage = stage // under + 1
        for i in range(count):
            if STAGE <= actions[i] < SELL:
                weights[i] = stage


def draw_use(b: Table, seat: cython.int, actions: cython.p_short, weights: cython.p_int, rng: Rng) -> cython.int:
    """A legal use of a card of the hand, drawn by the same weights as `fill` gives.

    What is legal is asked only of what was drawn; if it is not, it is drawn again without it. That gives each legal
    action as often as listing them first, and asks far less often what can be paid.
    """
    i: cython.int
    card: cython.int
    before: cython.int = 0
    cards: cython.int = 0
    stage: cython.int = 0
    options: cython.int = b.stage_options(seat)
    for i in range(8):
        card = b.state.hand[seat][i]
        if card == 0:
            break
        if card != before:
            actions[cards] = card - 1
            cards += 1
        before = card
    if options:
        stage = weight(b, seat, b.stage_at(seat, lowest(options))) // cards + 1
    for i in range(cards):
        weights[i] = weight(b, seat, actions[i])
        weights[cards + i] = stage
        weights[2 * cards + i] = SALE
    while True:
        i = rng.weighted(weights, 3 * cards)
        card = actions[i % cards]
        if i >= 2 * cards:
            return SELL + card
        if i >= cards:
            if payable_stages(b, seat):
                return STAGE + card
            for i in range(cards):
                weights[cards + i] = 0
        elif can_build(b, seat, card):
            return card
        else:
            weights[i] = 0


def weight(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """The weight of what brings the effects of a source."""
    found: cython.int = worth(b, seat, source)
    if found < 0:
        found = 0
    return BASE + found * found // SOFTNESS


def worth(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """What the effects of a source are worth to a city, roughly, in tenths of points."""
    i: cython.int
    kind: cython.int
    amount: cython.int
    total: cython.int = 0
    for i in range(b.parts.effects[source]):
        kind = b.parts.kind[source][i]
        amount = b.parts.amount[source][i]
        if kind == effect.SHIELDS:
            total += of_shields(b, seat, amount)
        elif kind == effect.SYMBOL:
            total += of_symbol(b, seat, b.parts.what[source][i])
        elif kind == effect.POINTS_PER or kind == effect.COINS_PER:
            total += COUNTED
        elif kind == effect.MAKES or kind == effect.MAKES_ONE_OF:
            total += MAKING[b.state.age]
        else:
            total += WORTH[kind] * (amount if amount else 1)
    return total


def of_shields(b: Table, seat: cython.int, amount: cython.int) -> cython.int:
    """Shields count while they may still decide something."""
    own: cython.int = b.state.shields[seat]
    ahead: cython.int = own - LEAD
    if ahead > b.state.shields[b.left(seat)] and ahead > b.state.shields[b.right(seat)]:
        return SHIELD * amount // 4
    return SHIELD * amount


def of_symbol(b: Table, seat: cython.int, symbol: cython.int) -> cython.int:
    """One more of a kind makes it a larger square, and may complete a set."""
    i: cython.int
    have: cython.int = b.state.symbols[seat][symbol]
    total: cython.int = 10 * (2 * have + 1) + 10
    for i in range(3):
        if i != symbol and b.state.symbols[seat][i] <= have:
            return total
    return total + SET
