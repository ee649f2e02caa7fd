"""Prizes: picked one after the other, the highest bid first; then the next round or the end (rules 1.4, 1.5)."""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition

if not cython.compiled:
    from salon.games.bids.rules.constants import (
        ACTION_PRIZE,
        CHANGE_COINS,
        CHANGE_PRIZES,
        EVENT_POINTS,
        PHASE_BID,
        PHASE_OVER,
        PHASE_PICK,
        REASON_PRIZE_GONE,
        REASON_WRONG_MOMENT,
    )


def fill_prizes(position: BidsPosition, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the open prizes; return the new count."""
    i: cython.int
    for i in range(position.state.seats):
        if position.state.taken[i] == 0:
            actions[count] = ACTION_PRIZE + i
            count += 1
    return count


def refuse_prize(position: BidsPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot pick this prize."""
    prize: cython.int = action - ACTION_PRIZE
    if position.state.phase != PHASE_PICK:
        return REASON_WRONG_MOMENT
    return REASON_PRIZE_GONE if prize >= position.state.seats or position.state.taken[prize] else 0  # 1.4


def apply_prize(position: BidsPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Take a prize; after the last one the round ends."""
    prize: cython.int = action - ACTION_PRIZE
    points: cython.int = position.state.prizes[position.state.round * position.state.seats + prize]
    position.state.taken[prize] = 1
    position.state.points[seat] += points
    position.note(EVENT_POINTS, seat, points, CHANGE_PRIZES, 0)
    position.state.picks += 1
    position.state.phase_number += 1
    if position.state.picks == position.state.seats:
        end_round(position)
    return 0


def end_round(position: BidsPosition) -> None:
    """Clear the bids for the next round; after the last one every coin is a point (1.5)."""
    seat: cython.int
    position.state.picks = 0
    position.state.round += 1
    position.state.phase = PHASE_OVER if position.state.round == position.state.rounds else PHASE_BID
    for seat in range(position.state.seats):
        position.state.taken[seat] = 0
        position.state.card[seat] = 0
        position.state.raised[seat] = 0
        position.state.order[seat] = 0
        if position.state.phase == PHASE_OVER:
            position.state.points[seat] += position.state.coins[seat]
            position.note(EVENT_POINTS, seat, position.state.coins[seat], CHANGE_COINS, 0)
