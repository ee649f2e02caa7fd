"""The contract of a position for Bids, a small game that uses all of it.

All bid at the same time, in two steps: a card of the hand, then the coins laid on it. When the last seat has chosen,
the bids are revealed, and the seats pick one of the open prizes each, the highest bid first.
"""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition
from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.bids.rules.bidding import apply_bid, bidding_mask, fill_bid, refuse_bid, retract_bid
    from salon.games.bids.rules.constants import ACTION_PRIZE, PHASE_BID, PHASE_PICK
    from salon.games.bids.rules.knowledge import redeal_hands, redeal_prizes
    from salon.games.bids.rules.prizes import apply_prize, fill_prizes, refuse_prize


class PlayableBidsPosition(BidsPosition):
    """The state of a game of Bids."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: PlayableBidsPosition = PlayableBidsPosition.__new__(PlayableBidsPosition)
        other.game = self.game
        other.seats = self.seats
        return other

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """All seats that have not finished their bid; after the reveal, the one whose pick it is."""
        if self.state.phase == PHASE_BID:
            return bidding_mask(self)
        return 1 << self.state.order[self.state.picks] if self.state.phase == PHASE_PICK else 0

    def phase_number(self) -> cython.int:
        """How many phases have been resolved."""
        return self.state.phase_number

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """A card of the hand; then coins; after the reveal, an open prize."""
        if self.state.phase == PHASE_PICK:
            return fill_prizes(self, actions, 0)
        return fill_bid(self, seat, actions, 0)

    def refuse(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the action is not legal."""
        return refuse_prize(self, seat, action) if action >= ACTION_PRIZE else refuse_bid(self, seat, action)

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action."""
        return apply_prize(self, seat, action) if action >= ACTION_PRIZE else apply_bid(self, seat, action)

    def retract(self, seat: cython.int) -> cython.int:
        """Take back the seat's own bid while the bids are face down."""
        return retract_bid(self, seat)

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points so far."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = self.state.points[seat]

    def fill_rank_keys(self, rank_keys: cython.p_longlong) -> None:
        """Points decide; a tie is shared."""
        seat: cython.int
        for seat in range(self.state.seats):
            rank_keys[seat] = self.state.points[seat]

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew what the seat cannot know."""
        redeal_hands(self, seat, rng)
        redeal_prizes(self, rng)
