"""Lasting effects in 7 Wonders: what a city makes, shows and pays less for, kept up with every build.

The fields filled here follow from what lies in a city: `recount` makes them anew, which is how the effect of
a leader that leaves play goes away.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import effect
    from salon.kernel.bits import lowest

FIRST_LEADER = notation.FIRST_LEADER
FIRST_STAGE = notation.FIRST_STAGE
FIRST_BOARD = notation.FIRST_BOARD
GREY = 1


def make(b: Table, seat: cython.int, types: cython.int, sells: cython.bint) -> None:
    """One more resource each turn, of one of these types."""
    if sells:
        b.state.sold_choice[seat][b.state.sold_choices[seat]] = types
        b.state.sold_choices[seat] += 1
        b.state.types[seat] |= types
    else:
        b.state.own_choice[seat][b.state.own_choices[seat]] = types
        b.state.own_choices[seat] += 1


def stand(b: Table, seat: cython.int, source: cython.int) -> None:
    """Let the lasting effects of a card, leader, stage or board begin."""
    i: cython.int
    j: cython.int
    kind: cython.int
    amount: cython.int
    what: cython.int
    # only the board itself, brown and grey cards sell what they make (5.1)
    sells: cython.bint = source >= FIRST_BOARD or (source < FIRST_LEADER and b.parts.colour[source] <= GREY)
    for i in range(b.parts.effects[source]):
        kind = b.parts.kind[source][i]
        amount = b.parts.amount[source][i]
        what = b.parts.what[source][i]
        if kind == effect.MAKES and sells:
            b.state.made[seat][what] += amount
            b.state.types[seat] |= 1 << what
        elif kind == effect.MAKES:
            for j in range(amount):
                make(b, seat, 1 << what, False)
        elif kind == effect.MAKES_ONE_OF:
            make(b, seat, what, sells)
        elif kind == effect.MAKES_OTHER:
            b.state.other[seat] += 1
        elif kind == effect.MAKES_SAME:
            b.state.same[seat] += 1
        elif kind == effect.SHIELDS:
            b.state.shields[seat] += amount
        elif kind == effect.SHIELDS_PER:
            b.state.shields_per_defeat[seat] += amount
        elif kind == effect.SYMBOL:
            b.state.symbols[seat][what] += 1
        elif kind == effect.SYMBOL_ANY:
            b.state.any_symbol[seat] += 1
        elif kind == effect.SYMBOL_MASK:
            b.state.masks[seat] += 1
        elif kind == effect.TRADE_RAW or kind == effect.TRADE_MANUFACTURED:
            for j in range(2):
                if (what >> j) & 1:
                    if kind == effect.TRADE_RAW and amount < b.state.price[seat][j]:
                        b.state.price[seat][j] = amount
                    if kind == effect.TRADE_MANUFACTURED and amount < b.state.price[seat][2 + j]:
                        b.state.price[seat][2 + j] = amount
        elif kind == effect.DOCK:
            b.state.dock[seat][what - 1] += amount
        elif kind == effect.FREE_ALWAYS:
            b.state.free_always[seat] |= what
        elif kind == effect.FREE_ONCE:
            if source >= FIRST_STAGE:
                b.state.free_stage[seat] |= what
            else:
                b.state.free_leader[seat] |= what
        elif kind == effect.LAST_CARD:
            b.state.last_card[seat] = 1
        elif kind == effect.COPY_GUILD:
            b.state.copy_guild[seat] = 1
        elif kind == effect.COINS_ON:
            b.state.coins_on[seat][what] += amount
        elif kind == effect.LEADERS_LESS:
            b.state.leaders_less[seat] += amount
        elif kind == effect.LEADERS_NEXT_DOOR:
            b.state.leaders_next_door[seat] += amount
        elif kind == effect.CHEAPER:
            b.state.cheaper[seat][what] += amount
        elif kind == effect.CHEAPER_STAGE:
            b.state.cheaper[seat][9] += amount
        elif kind == effect.STAGES_FREE:
            b.state.stages_free[seat] = 1
        elif kind == effect.BANK:
            b.state.bank[seat] = amount
        elif kind == effect.SET_BONUS:
            b.state.set_bonus[seat] += amount
        elif kind == effect.DEFEATS_TO_WINNER:
            b.state.defeats_to_winner[seat] = 1


def clear(b: Table, seat: cython.int) -> None:
    """Forget all lasting effects of a city."""
    i: cython.int
    for i in range(7):
        b.state.made[seat][i] = 0
    for i in range(10):
        b.state.sold_choice[seat][i] = 0
        b.state.cheaper[seat][i] = 0
    for i in range(8):
        b.state.own_choice[seat][i] = 0
    for i in range(6):
        b.state.coins_on[seat][i] = 0
    for i in range(4):
        b.state.price[seat][i] = b.parts.trade_price
    for i in range(3):
        b.state.symbols[seat][i] = 0
    b.state.dock[seat][0] = 0
    b.state.dock[seat][1] = 0
    b.state.sold_choices[seat] = 0
    b.state.own_choices[seat] = 0
    b.state.types[seat] = 0
    b.state.other[seat] = 0
    b.state.same[seat] = 0
    b.state.bank[seat] = 0
    b.state.stages_free[seat] = 0
    b.state.shields[seat] = 0
    b.state.shields_per_defeat[seat] = 0
    b.state.any_symbol[seat] = 0
    b.state.masks[seat] = 0
    b.state.set_bonus[seat] = 0
    b.state.copy_guild[seat] = 0
    b.state.last_card[seat] = 0
    b.state.leaders_less[seat] = 0
    b.state.leaders_next_door[seat] = 0
    b.state.defeats_to_winner[seat] = 0
    b.state.free_always[seat] = 0
    b.state.free_stage[seat] = 0
    b.state.free_leader[seat] = 0


def recount(b: Table, seat: cython.int) -> None:
    """Make all lasting effects of a city anew from what lies in it."""
    half: cython.int
    i: cython.int
    cards: cython.ulonglong
    board: cython.int = b.state.board[seat]
    clear(b, seat)
    if b.parts.resource[board]:
        b.state.made[seat][b.parts.resource[board] - 1] = 1
        b.state.types[seat] = 1 << (b.parts.resource[board] - 1)
    stand(b, seat, FIRST_BOARD + board)
    for half in range(2):
        cards = b.state.city[seat][half]
        while cards:
            stand(b, seat, 64 * half + lowest(cards))
            cards &= cards - 1
    for i in range(4):
        if b.state.stage_source[seat][i]:
            stand(b, seat, b.state.stage_source[seat][i] - 1)
    cards = b.state.leaders[seat] & ~b.state.laid[seat]
    while cards:
        stand(b, seat, FIRST_LEADER + lowest(cards))
        cards &= cards - 1
    if b.state.copied[seat]:
        stand(b, seat, FIRST_LEADER + b.state.copied[seat] - 1)
