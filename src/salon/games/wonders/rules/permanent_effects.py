"""Permanent effects: production, shields, symbols and lower prices of a city, updated with every build.

The fields filled here follow from what a city has. `recompute_effects` computes them again: so the effect of a leader
that leaves play ends.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        CARDS_IN_WORD,
        COLOUR_GREY,
        DISCOUNT_STAGES,
        EFFECT_BANK,
        EFFECT_CHEAPER,
        EFFECT_CHEAPER_STAGE,
        EFFECT_COINS_ON,
        EFFECT_COPY_GUILD,
        EFFECT_DEFEATS_TO_WINNER,
        EFFECT_DOCK,
        EFFECT_FREE_ALWAYS,
        EFFECT_FREE_ONCE,
        EFFECT_LAST_CARD,
        EFFECT_LEADERS_LESS,
        EFFECT_LEADERS_NEXT_DOOR,
        EFFECT_MAKES,
        EFFECT_MAKES_ONE_OF,
        EFFECT_MAKES_OTHER,
        EFFECT_MAKES_SAME,
        EFFECT_SET_BONUS,
        EFFECT_SHIELDS,
        EFFECT_SHIELDS_PER,
        EFFECT_STAGES_FREE,
        EFFECT_SYMBOL,
        EFFECT_SYMBOL_ANY,
        EFFECT_SYMBOL_MASK,
        EFFECT_TRADE_MANUFACTURED,
        EFFECT_TRADE_RAW,
        FIRST_BOARD,
        FIRST_LEADER,
        FIRST_STAGE,
        MAX_OWN_CHOICES,
        MAX_SOLD_CHOICES,
        MAX_STAGES,
        NUM_DISCOUNTS,
        NUM_PRICES,
        NUM_RESOURCES,
        NUM_SYMBOLS,
        NUM_TRIGGERS,
        PRICE_MANUFACTURED,
        PRICE_RAW,
    )
    from salon.kernel.bits import lowest


def add_production(position: WondersPosition, seat: cython.int, types: cython.int, sells: cython.bint) -> None:
    """One more resource each turn, of one of these types."""
    if sells:
        position.state.sold_choice[seat][position.state.sold_choices[seat]] = types
        position.state.sold_choices[seat] += 1
        position.state.own_types[seat] |= types
    else:
        position.state.own_choice[seat][position.state.own_choices[seat]] = types
        position.state.own_choices[seat] += 1


def start_effects(position: WondersPosition, seat: cython.int, source: cython.int) -> None:
    """Start the permanent effects of a card, leader, stage or board."""
    i: cython.int
    kind: cython.int
    amount: cython.int
    what: cython.int
    # only the board itself, brown and grey cards sell what they make (5.1)
    sells: cython.bint = source >= FIRST_BOARD or (
        source < FIRST_LEADER and position.tables.colour[source] <= COLOUR_GREY
    )
    for i in range(position.tables.effect_count[source]):
        kind = position.tables.effect_kind[source][i]
        amount = position.tables.effect_amount[source][i]
        what = position.tables.effect_what[source][i]
        if kind in (EFFECT_MAKES, EFFECT_MAKES_ONE_OF, EFFECT_MAKES_OTHER, EFFECT_MAKES_SAME):
            start_production(position, seat, kind, amount, what, sells)
        elif kind in (EFFECT_TRADE_RAW, EFFECT_TRADE_MANUFACTURED):
            lower_trade_price(
                position, seat, what, amount, PRICE_RAW if kind == EFFECT_TRADE_RAW else PRICE_MANUFACTURED
            )
        elif kind == EFFECT_FREE_ONCE and source >= FIRST_STAGE:
            position.state.free_stage[seat] |= what
        elif kind == EFFECT_FREE_ONCE:
            position.state.free_leader[seat] |= what
        else:
            start_effect(position, seat, kind, amount, what)


def start_production(
    position: WondersPosition,
    seat: cython.int,
    kind: cython.int,
    amount: cython.int,
    what: cython.int,
    sells: cython.bint,
) -> None:
    """Add what a card, leader, stage or board makes to the production of the city (4.4, 13.4)."""
    i: cython.int
    if kind == EFFECT_MAKES and sells:
        position.state.produced[seat][what] += amount
        position.state.own_types[seat] |= 1 << what
    elif kind == EFFECT_MAKES:
        for i in range(amount):
            add_production(position, seat, 1 << what, False)
    elif kind == EFFECT_MAKES_ONE_OF:
        add_production(position, seat, what, sells)
    elif kind == EFFECT_MAKES_OTHER:
        position.state.extra_other[seat] += 1
    else:
        position.state.extra_same[seat] += 1


def lower_trade_price(
    position: WondersPosition, seat: cython.int, sides: cython.int, price: cython.int, first: cython.int
) -> None:
    """Buy from these sides for this price, if it is lower; `first` is PRICE_RAW or PRICE_MANUFACTURED (5.2)."""
    side: cython.int
    for side in range(2):
        if (sides >> side) & 1 and price < position.state.trade_price[seat][first + side]:
            position.state.trade_price[seat][first + side] = price


def start_effect(
    position: WondersPosition, seat: cython.int, kind: cython.int, amount: cython.int, what: cython.int
) -> None:
    """Add one permanent effect to what the city has; an immediate effect changes nothing here."""
    if kind == EFFECT_SHIELDS:
        position.state.shields[seat] += amount
    elif kind == EFFECT_SHIELDS_PER:
        position.state.shields_per_defeat[seat] += amount
    elif kind == EFFECT_SYMBOL:
        position.state.symbols[seat][what] += 1
    elif kind == EFFECT_SYMBOL_ANY:
        position.state.any_symbol[seat] += 1
    elif kind == EFFECT_SYMBOL_MASK:
        position.state.mask_symbols[seat] += 1
    elif kind == EFFECT_DOCK:
        position.state.first_discount[seat][what - 1] += amount
    elif kind == EFFECT_FREE_ALWAYS:
        position.state.free_always[seat] |= what
    elif kind == EFFECT_LAST_CARD:
        position.state.last_card[seat] = 1
    elif kind == EFFECT_COPY_GUILD:
        position.state.copy_guild[seat] = 1
    elif kind == EFFECT_COINS_ON:
        position.state.coins_on[seat][what] += amount
    elif kind == EFFECT_LEADERS_LESS:
        position.state.leaders_less[seat] += amount
    elif kind == EFFECT_LEADERS_NEXT_DOOR:
        position.state.leaders_next_door[seat] += amount
    elif kind == EFFECT_CHEAPER:
        position.state.resource_discount[seat][what] += amount
    elif kind == EFFECT_CHEAPER_STAGE:
        position.state.resource_discount[seat][DISCOUNT_STAGES] += amount
    elif kind == EFFECT_STAGES_FREE:
        position.state.stages_free[seat] = 1
    elif kind == EFFECT_BANK:
        position.state.bank_price[seat] = amount
    elif kind == EFFECT_SET_BONUS:
        position.state.set_bonus[seat] += amount
    elif kind == EFFECT_DEFEATS_TO_WINNER:
        position.state.defeats_to_winner[seat] = 1


def clear_effects(position: WondersPosition, seat: cython.int) -> None:
    """Clear all permanent effects of a city."""
    i: cython.int
    for i in range(NUM_RESOURCES):
        position.state.produced[seat][i] = 0
    for i in range(MAX_SOLD_CHOICES):
        position.state.sold_choice[seat][i] = 0
    for i in range(NUM_DISCOUNTS):
        position.state.resource_discount[seat][i] = 0
    for i in range(MAX_OWN_CHOICES):
        position.state.own_choice[seat][i] = 0
    for i in range(NUM_TRIGGERS):
        position.state.coins_on[seat][i] = 0
    for i in range(NUM_PRICES):
        position.state.trade_price[seat][i] = position.tables.trade_price
    for i in range(NUM_SYMBOLS):
        position.state.symbols[seat][i] = 0
    position.state.first_discount[seat][0] = 0
    position.state.first_discount[seat][1] = 0
    position.state.sold_choices[seat] = 0
    position.state.own_choices[seat] = 0
    position.state.own_types[seat] = 0
    position.state.extra_other[seat] = 0
    position.state.extra_same[seat] = 0
    position.state.bank_price[seat] = 0
    position.state.stages_free[seat] = 0
    position.state.shields[seat] = 0
    position.state.shields_per_defeat[seat] = 0
    position.state.any_symbol[seat] = 0
    position.state.mask_symbols[seat] = 0
    position.state.set_bonus[seat] = 0
    position.state.copy_guild[seat] = 0
    position.state.last_card[seat] = 0
    position.state.leaders_less[seat] = 0
    position.state.leaders_next_door[seat] = 0
    position.state.defeats_to_winner[seat] = 0
    position.state.free_always[seat] = 0
    position.state.free_stage[seat] = 0
    position.state.free_leader[seat] = 0


def recompute_effects(position: WondersPosition, seat: cython.int) -> None:
    """Recompute all permanent effects of a city from its board, cards, stages and leaders."""
    half: cython.int
    i: cython.int
    cards: cython.ulonglong
    board: cython.int = position.state.board[seat]
    clear_effects(position, seat)
    if position.tables.board_resource[board]:
        position.state.produced[seat][position.tables.board_resource[board] - 1] = 1
        position.state.own_types[seat] = 1 << (position.tables.board_resource[board] - 1)
    start_effects(position, seat, FIRST_BOARD + board)
    for half in range(2):
        cards = position.state.city[seat][half]
        while cards:
            start_effects(position, seat, CARDS_IN_WORD * half + lowest(cards))
            cards &= cards - 1
    for i in range(MAX_STAGES):
        if position.state.stage_source[seat][i]:
            start_effects(position, seat, position.state.stage_source[seat][i] - 1)
    cards = position.state.leaders[seat] & ~position.state.laid[seat]
    while cards:
        start_effects(position, seat, FIRST_LEADER + lowest(cards))
        cards &= cards - 1
    if position.state.copied_leader[seat]:
        start_effects(position, seat, FIRST_LEADER + position.state.copied_leader[seat] - 1)
