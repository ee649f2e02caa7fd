"""Losses of coins, settled at the end of a turn: coins, or debts with Cities (rules 9.1-9.5)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_DEBT,
        CHANGE_LOSS,
        COUNTER_STAGES,
        COUNTER_VICTORIES,
        EVENT_DEBTS,
        LOSS_FIXED,
        LOSS_PER_STAGE,
        LOSS_PER_VICTORY,
        PHASE_DEBT,
        REASON_DEBT_TOO_LARGE,
        REASON_DEBT_TOO_SMALL,
        REASON_WRONG_MOMENT,
    )


def add_losses(position: WondersPosition, seat: cython.int, amount: cython.int, counted: cython.int) -> None:
    """All others will lose coins at the end of the turn (9.1, 9.4)."""
    other: cython.int
    row: cython.int = LOSS_FIXED
    if counted == COUNTER_VICTORIES:
        row = LOSS_PER_VICTORY
    elif counted == COUNTER_STAGES:
        row = LOSS_PER_STAGE
    for other in range(position.state.seats):
        if other != seat:
            position.state.losses[other][row] += amount


def loss_of(position: WondersPosition, seat: cython.int) -> cython.int:
    """The coins a seat must lose this turn (9.4)."""
    loss: cython.int = position.state.losses[seat][LOSS_FIXED] + position.state.losses[seat][
        LOSS_PER_VICTORY
    ] * position.victory_tokens(seat)
    return loss + position.state.losses[seat][LOSS_PER_STAGE] * position.count_stages(seat)


def seats_choosing_debt(position: WondersPosition) -> cython.int:
    """The seats that choose between coins and debts, as a set; all other losses are settled at once."""
    seat: cython.int
    loss: cython.int
    seats: cython.int = 0
    for seat in range(position.state.seats):
        loss = loss_of(position, seat)
        if loss == 0:
            continue
        if not position.state.with_cities:
            position.move_coins(
                seat, -loss if loss < position.state.coins[seat] else -position.state.coins[seat], CHANGE_LOSS, 0
            )
        elif position.state.coins[seat]:
            seats |= 1 << seat
        else:
            settle_loss(position, seat, loss)
    return seats


def fill_debts(position: WondersPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append every number of debts from the smallest the seat's coins allow; return the new count."""
    loss: cython.int = loss_of(position, seat)
    debt: cython.int = loss - position.state.coins[seat] if loss > position.state.coins[seat] else 0
    while debt <= loss:
        actions[count] = ACTION_DEBT + debt
        debt += 1
        count += 1
    return count


def refuse_debt(position: WondersPosition, seat: cython.int, debt: cython.int) -> cython.int:
    """0, or why the seat cannot take this number of debts."""
    loss: cython.int
    if position.state.phase != PHASE_DEBT:
        return REASON_WRONG_MOMENT
    loss = loss_of(position, seat)
    if debt > loss:
        return REASON_DEBT_TOO_LARGE
    return REASON_DEBT_TOO_SMALL if loss - debt > position.state.coins[seat] else 0


def settle_loss(position: WondersPosition, seat: cython.int, debt: cython.int) -> None:
    """Pay a loss, except the part that becomes debts."""
    position.move_coins(seat, debt - loss_of(position, seat), CHANGE_LOSS, 0)
    if debt:
        position.state.debts[seat] += debt
        position.note(EVENT_DEBTS, seat, debt, 0, 0)
