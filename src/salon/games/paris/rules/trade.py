"""Trade: buying resources and selling tokens (rules 3.4, 11.1-11.5).

Allowed at every decision of the seat's own turn after the draw, except while pairs are returned.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_BUY,
        ACTION_SELL,
        CHANGE_BUYING,
        CHANGE_SELLING,
        NUM_RESOURCES,
        NUM_TOKENS,
        PIECE_NONE,
        REASON_BUY_FRANCS,
        REASON_NOTHING_TO_SELL,
        REASON_SUPPLY_EMPTY,
    )


def fill_trade(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the legal purchases and sales; return the new count."""
    token: cython.int
    for token in range(NUM_RESOURCES):
        if position.state.supply[token] and position.state.francs[seat] >= position.tables.buying_price[token]:
            actions[count] = ACTION_BUY + token
            count += 1
    for token in range(NUM_TOKENS):
        if position.state.tokens[seat][token] or position.state.units[token]:
            actions[count] = ACTION_SELL + token
            count += 1
    return count


def refuse_buy(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot buy this resource."""
    token: cython.int = position.tables.first[action]
    if position.state.supply[token] == 0:
        return REASON_SUPPLY_EMPTY  # 11.3
    return 0 if position.state.francs[seat] >= position.tables.buying_price[token] else REASON_BUY_FRANCS  # 11.1


def apply_buy(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Pay the price and take a resource from the supply."""
    token: cython.int = position.tables.first[action]
    position.pay(seat, position.tables.buying_price[token], CHANGE_BUYING, PIECE_NONE)
    position.state.supply[token] -= 1
    position.gain_token(seat, token, CHANGE_BUYING)
    return 0


def refuse_sell(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot sell this token."""
    return 0 if position.spendable(seat, position.tables.first[action]) else REASON_NOTHING_TO_SELL  # 11.1


def apply_sell(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Spend a token and receive its price."""
    token: cython.int = position.tables.first[action]
    position.spend_token(seat, token, CHANGE_SELLING)
    position.receive(seat, position.tables.selling_price[token], CHANGE_SELLING, PIECE_NONE)
    return 0
