"""Bidding: all seats at once choose a card, then the coins laid on it (rules 1.2, 1.3)."""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition

if not cython.compiled:
    from salon.games.bids.rules.constants import (
        ACTION_CARD,
        ACTION_COINS,
        EVENT_BID,
        EVENT_REVEALED,
        MAX_COINS_ON_CARD,
        NUM_CARDS,
        PHASE_BID,
        PHASE_PICK,
        REASON_NOT_IN_HAND,
        REASON_TOO_FEW_COINS,
        REASON_WRONG_MOMENT,
    )
    from salon.kernel.bits import bit

STRENGTH_OF_BID = 32  # more than the highest card


def bidding_mask(position: BidsPosition) -> cython.int:
    """The seats that have not finished their bid, as a bit mask."""
    seat: cython.int
    mask: cython.int = 0
    for seat in range(position.state.seats):
        if position.state.raised[seat] == 0:
            mask |= 1 << seat
    return mask


def fill_bid(position: BidsPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the cards of the hand, or, when the card is chosen, the coins; return the new count."""
    i: cython.int
    if position.state.card[seat] == 0:
        for i in range(NUM_CARDS):
            if position.state.hand[seat] & bit(i):
                actions[count] = ACTION_CARD + i
                count += 1
        return count
    for i in range(MAX_COINS_ON_CARD + 1):
        if i <= position.state.coins[seat]:
            actions[count] = ACTION_COINS + i
            count += 1
    return count


def refuse_bid(position: BidsPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot choose this card or these coins."""
    names_coins: cython.bint = action >= ACTION_COINS
    if position.state.phase != PHASE_BID or names_coins != (position.state.card[seat] != 0):
        return REASON_WRONG_MOMENT  # 1.2
    if names_coins:
        return REASON_TOO_FEW_COINS if action - ACTION_COINS > position.state.coins[seat] else 0  # 1.3
    return 0 if position.state.hand[seat] & bit(action - ACTION_CARD) else REASON_NOT_IN_HAND  # 1.2


def apply_bid(position: BidsPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Choose a card or coins; the last bid reveals them all."""
    if action < ACTION_COINS:
        position.state.card[seat] = action - ACTION_CARD + 1
        position.note(EVENT_BID, seat, position.state.card[seat], 0, 0)
        return 0
    position.state.raised[seat] = action - ACTION_COINS + 1
    if bidding_mask(position):
        return 0
    reveal(position)
    return 1


def retract_bid(position: BidsPosition, seat: cython.int) -> cython.int:
    """Take back the seat's own bid, coins and card, while the bids are face down."""
    if position.state.phase != PHASE_BID or position.state.card[seat] == 0:
        return 0
    position.state.card[seat] = 0
    position.state.raised[seat] = 0
    return 1


def strength(position: BidsPosition, seat: cython.int) -> cython.int:
    """What orders the bids: the card with its coins, then the card alone (1.3)."""
    card: cython.int = position.state.card[seat]
    return (card + (position.state.raised[seat] - 1) * position.state.coin_adds) * STRENGTH_OF_BID + card


def reveal(position: BidsPosition) -> None:
    """Turn all bids over and order the seats by them; of equal bids the higher card goes first."""
    i: cython.int
    seat: cython.int
    coins: cython.int
    for seat in range(position.state.seats):
        coins = position.state.raised[seat] - 1
        position.state.hand[seat] &= ~bit(position.state.card[seat] - 1)
        position.state.played |= bit(position.state.card[seat] - 1)
        position.state.coins[seat] -= coins
        position.note(EVENT_REVEALED, seat, position.state.card[seat], coins, 0)
        i = seat
        while i > 0 and strength(position, position.state.order[i - 1]) < strength(position, seat):
            position.state.order[i] = position.state.order[i - 1]
            i -= 1
        position.state.order[i] = seat
    position.state.phase = PHASE_PICK
    position.state.phase_number += 1
