"""The rules of Bids, as a position: the smallest game that uses the whole contract.

All bid at the same time, in two steps: a card of the hand, then the coins laid on it. When the last has
chosen, the bids are revealed, and the seats pick one of the open prizes each, the highest bid first.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.kernel import plain
    from salon.kernel.bits import bit, popcount

    State = plain.structure(__file__, "State")

CARDS = 24  # 1 to 24; six a seat, the rest stay unseen
PRIZES = 20  # 1 to 20
RAISE = 24  # actions: 0-23 cards, 24-26 coins laid on the card, 27-30 prizes
PICK = 27
ACTIONS = 31

WRONG_MOMENT, NOT_IN_HAND, TOO_FEW_COINS, PRIZE_GONE = 10, 11, 12, 13
BID, REVEALED, POINTS = 1, 2, 3


class BidsPosition(Position):
    """One moment of a game of Bids."""

    state: Any

    def __cinit__(self) -> None:
        if cython.compiled:
            self.block = cython.address(self.state)
            self.block_size = cython.sizeof(State)
        else:
            self.state = State()
            self.block_size = len(bytes(self.state))
        self.actions = ACTIONS

    def lay_out(self, game: Any, content: Any, seats: cython.int, coins: int, worth: int, rounds: int) -> None:
        """Fill in the position before the first move."""
        self.game = game
        self.seats = seats
        self.state.seats = seats
        self.state.worth = worth
        self.state.rounds = rounds
        for seat, hand in enumerate(content["hands"]):
            self.state.hand[seat] = sum(1 << (card - 1) for card in hand)
            self.state.coins[seat] = coins
        for place, prize in enumerate(content["prizes"]):
            self.state.prizes[place] = prize

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: BidsPosition = BidsPosition.__new__(BidsPosition)
        other.game = self.game
        other.seats = self.seats
        return other

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """All who have not finished their bid; after the reveal, the one whose pick it is."""
        seat: cython.int
        mask: cython.int = 0
        if self.state.revealed == 0:
            for seat in range(self.state.seats):
                if self.state.raised[seat] == 0:
                    mask |= 1 << seat
        elif self.state.revealed == 1:
            mask = 1 << self.state.order[self.state.picks]
        return mask

    def phase_number(self) -> cython.int:
        """How many phases have been resolved."""
        return self.state.phase

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """A card of the hand; then coins; after the reveal, an open prize."""
        n: cython.int = 0
        i: cython.int
        if self.state.revealed == 1:
            for i in range(self.state.seats):
                if self.state.taken[i] == 0:
                    actions[n] = PICK + i
                    n += 1
        elif self.state.card[seat] == 0:
            for i in range(CARDS):
                if self.state.hand[seat] & bit(i):
                    actions[n] = i
                    n += 1
        else:
            for i in range(3):
                if i <= self.state.coins[seat]:
                    actions[n] = RAISE + i
                    n += 1
        return n

    def refusal(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the action is not legal."""
        if action >= PICK:
            if self.state.revealed != 1:
                return WRONG_MOMENT
            if action - PICK >= self.state.seats or self.state.taken[action - PICK]:
                return PRIZE_GONE
        elif self.state.revealed != 0 or (action >= RAISE) != (self.state.card[seat] != 0):
            return WRONG_MOMENT
        elif action >= RAISE:
            if action - RAISE > self.state.coins[seat]:
                return TOO_FEW_COINS
        elif not self.state.hand[seat] & bit(action):
            return NOT_IN_HAND
        return 0

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action; the last bid reveals them all."""
        if action >= PICK:
            self.pick(seat, action - PICK)
            return 0
        if action < RAISE:
            self.state.card[seat] = action + 1
            self.note(BID, seat, action + 1, 0, 0)
            return 0
        self.state.raised[seat] = action - RAISE + 1
        if self.waiting_mask():
            return 0
        self.reveal()
        return 1

    def strength(self, seat: cython.int) -> cython.int:
        """What a bid counts: the card and its coins, then the card alone."""
        card: cython.int = self.state.card[seat]
        return (card + (self.state.raised[seat] - 1) * self.state.worth) * 32 + card

    def reveal(self) -> None:
        """Turn all bids over and order the seats by them; of equal bids the higher card goes first."""
        i: cython.int
        seat: cython.int
        coins: cython.int
        for seat in range(self.state.seats):
            coins = self.state.raised[seat] - 1
            self.state.hand[seat] &= ~bit(self.state.card[seat] - 1)
            self.state.played |= bit(self.state.card[seat] - 1)
            self.state.coins[seat] -= coins
            self.note(REVEALED, seat, self.state.card[seat], coins, 0)
            i = seat
            while i > 0 and self.strength(self.state.order[i - 1]) < self.strength(seat):
                self.state.order[i] = self.state.order[i - 1]
                i -= 1
            self.state.order[i] = seat
        self.state.revealed = 1
        self.state.phase += 1

    def pick(self, seat: cython.int, place: cython.int) -> None:
        """Take a prize; after the last one comes the next round, or the end."""
        i: cython.int
        prize: cython.int = self.state.prizes[self.state.round * self.state.seats + place]
        self.state.taken[place] = 1
        self.state.points[seat] += prize
        self.note(POINTS, seat, prize, 0, 0)
        self.state.picks += 1
        self.state.phase += 1
        if self.state.picks < self.state.seats:
            return
        self.state.picks = 0
        self.state.round += 1
        self.state.revealed = 2 if self.state.round == self.state.rounds else 0
        for i in range(self.state.seats):
            self.state.taken[i] = 0
            self.state.card[i] = 0
            self.state.raised[i] = 0
            self.state.order[i] = 0
            if self.state.revealed == 2:
                self.state.points[i] += self.state.coins[i]
                self.note(POINTS, i, self.state.coins[i], 1, 0)

    def retract(self, seat: cython.int) -> cython.int:
        """Take the own bid back, coins and card, while the bids lie face down."""
        if self.state.revealed != 0 or self.state.card[seat] == 0:
            return 0
        self.state.card[seat] = 0
        self.state.raised[seat] = 0
        return 1

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points so far."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = self.state.points[seat]

    def fill_standing(self, standing: cython.p_longlong) -> None:
        """Points decide; a tie is shared."""
        seat: cython.int
        for seat in range(self.state.seats):
            standing[seat] = self.state.points[seat]

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Deal anew the other hands from all cards not seen, and the prizes to come; bids of others go back."""
        other: cython.int
        i: cython.int
        cards: cython.int
        unseen: cython.ulonglong = bit(CARDS) - 1
        first: cython.int = (self.state.round + 1) * self.state.seats
        unseen &= ~self.state.played
        if seat >= 0:
            unseen &= ~self.state.hand[seat]
        for other in range(self.state.seats):
            if other == seat:
                continue
            if self.state.revealed == 0:
                self.state.card[other] = 0
                self.state.raised[other] = 0
            cards = popcount(self.state.hand[other])
            self.state.hand[other] = 0
            for i in range(cards):
                self.state.hand[other] |= bit(rng.member(unseen))
                unseen &= ~self.state.hand[other]
        # The prizes not open yet: all numbers that are not among the open and the taken ones.
        unseen = bit(PRIZES) - 1
        if first > PRIZES:
            first = PRIZES
        for i in range(first):
            unseen &= ~bit(self.state.prizes[i] - 1)
        for i in range(first, PRIZES):
            cards = rng.member(unseen)
            unseen &= ~bit(cards)
            self.state.prizes[i] = cards + 1
