"""What a seat cannot know, drawn anew: the hands and bids of the others, and the prizes to come."""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.bids.rules.constants import NUM_CARDS, NUM_PRIZES, PHASE_BID
    from salon.kernel.bits import bit, popcount


def redeal_hands(position: BidsPosition, seat: cython.int, rng: Rng) -> None:
    """Deal the other hands anew from all cards the seat has not seen; bids of others go back to their hands."""
    other: cython.int
    i: cython.int
    cards: cython.int
    unseen: cython.ulonglong = bit(NUM_CARDS) - 1
    unseen &= ~position.state.played
    if seat >= 0:
        unseen &= ~position.state.hand[seat]
    for other in range(position.state.seats):
        if other == seat:
            continue
        if position.state.phase == PHASE_BID:
            position.state.card[other] = 0
            position.state.raised[other] = 0
        cards = popcount(position.state.hand[other])
        position.state.hand[other] = 0
        for i in range(cards):
            position.state.hand[other] |= bit(rng.member(unseen))
            unseen &= ~position.state.hand[other]


def redeal_prizes(position: BidsPosition, rng: Rng) -> None:
    """Draw the prizes of later rounds from all numbers that were not open yet."""
    i: cython.int
    prize: cython.int
    unseen: cython.ulonglong = bit(NUM_PRIZES) - 1
    first: cython.int = (position.state.round + 1) * position.state.seats
    if first > NUM_PRIZES:
        first = NUM_PRIZES
    for i in range(first):
        unseen &= ~bit(position.state.prizes[i] - 1)
    for i in range(first, NUM_PRIZES):
        prize = rng.member(unseen)
        unseen &= ~bit(prize)
        position.state.prizes[i] = prize + 1
