"""What a seat sees of Bids: its own hand and bid, and what is public."""

from __future__ import annotations

import msgspec

from salon.games.bids.rules.constants import NUM_CARDS, PHASE_BID, PHASE_OVER, PHASE_PICK
from salon.games.bids.rules.structures import State
from salon.kernel.position import Position


class BidsView(msgspec.Struct, frozen=True):
    """Everything on the table, as one seat sees it."""

    seat: int | None
    round: int
    prizes: list[int]
    taken: list[bool]
    hand: list[int]
    bid: list[int]
    bids: list[list[int]]
    coins: list[int]
    points: list[int]


def view_of(position: Position, seat: int | None) -> BidsView:
    """The open prizes and everybody's coins and points; of the bids only the seat's own, until the reveal."""
    s: State = position.snapshot()
    seats = range(s.seats)
    first = s.round * s.seats
    over = s.phase == PHASE_OVER
    hand: list[int] = []
    bid: list[int] = []
    if seat is not None:
        hand = [card for card in range(1, NUM_CARDS + 1) if s.hand[seat] >> (card - 1) & 1]
        if s.phase == PHASE_BID and s.card[seat]:
            bid = [s.card[seat], s.raised[seat] - 1]
    return BidsView(
        seat=seat,
        round=s.round,
        prizes=[] if over else list(s.prizes[first : first + s.seats]),
        taken=[] if over else [bool(s.taken[prize]) for prize in seats],
        hand=hand,
        bid=bid,
        bids=[[s.card[each], s.raised[each] - 1] for each in seats] if s.phase == PHASE_PICK else [],
        coins=list(s.coins[: s.seats]),
        points=list(s.points[: s.seats]),
    )
