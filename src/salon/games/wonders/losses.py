"""Losses of coins in 7 Wonders, settled at the end of a turn: coins, or debts with Cities (section 9)."""

from __future__ import annotations

import cython

from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import noted, why


def loss_of(b: Table, seat: cython.int) -> cython.int:
    """The coins a seat must lose this turn (9.1)."""
    loss: cython.int = b.state.loss[seat][0] + b.state.loss[seat][1] * b.victories_of(seat)
    return loss + b.state.loss[seat][2] * b.stages_of(seat)


def losers(b: Table) -> cython.int:
    """The seats that choose between coins and debts, as a set; all other losses are settled at once."""
    seat: cython.int
    loss: cython.int
    who: cython.int = 0
    for seat in range(b.state.seats):
        loss = loss_of(b, seat)
        if loss == 0:
            continue
        if not b.state.with_cities:
            b.move_coins(seat, -loss if loss < b.state.coins[seat] else -b.state.coins[seat], why.LOSS, 0)
        elif b.state.coins[seat]:
            who |= 1 << seat
        else:
            settle(b, seat, loss)
    return who


def settle(b: Table, seat: cython.int, debt: cython.int) -> None:
    """Pay a loss, all but so many coins, which become debts."""
    b.move_coins(seat, debt - loss_of(b, seat), why.LOSS, 0)
    if debt:
        b.state.debts[seat] += debt
        b.note(noted.DEBTS, seat, debt, 0, 0)
