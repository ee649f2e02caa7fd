"""The rules of 7 Wonders as a position: each question of the contract, answered by the module that knows."""

from __future__ import annotations

import cython

from salon.games.wonders.table import Table
from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders import (
        choices,
        hidden,
        leaning,
        legal,
        losses,
        moment,
        payment,
        placing,
        refusals,
        scoring,
        standing,
        turn,
    )
    from salon.kernel import plain
    from salon.kernel.bits import bit, lowest, popcount


class WondersPosition(Table):
    """One moment of a game of 7 Wonders."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: WondersPosition = WondersPosition.__new__(WondersPosition)
        other.game = self.game
        other.block_of_parts = self.block_of_parts
        other.parts = self.parts
        other.seats = self.seats
        other.actions = self.actions
        return other

    def open_table(self) -> None:
        """After the deal is laid out: ask for boards, or begin."""
        if self.state.boards:
            turn.open_phase(self, moment.BOARDS, 1)
        else:
            turn.begin(self)

    def follow(self) -> None:
        """Make everything anew that follows from what lies in the cities: for tables laid out by hand."""
        seat: cython.int
        card: cython.int
        for seat in range(self.state.seats):
            standing.recount(self, seat)
            for card in range(9):
                self.state.colours[seat][card] = 0
            for card in range(standing.FIRST_LEADER):
                if self.state.city[seat][card >> 6] & bit(card & 63):
                    self.state.colours[seat][self.parts.colour[card]] += 1
            self.state.colours[seat][8] = popcount(self.state.leaders[seat])

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """The seats of the phase that have not finished their choice."""
        return self.state.due & ~self.state.done

    def phase_number(self) -> cython.int:
        """How many phases have been resolved."""
        return self.state.phase

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """All legal actions of a waiting seat."""
        return legal.fill(self, seat, actions)

    def refusal(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the waiting seat may not take the action."""
        return refusals.refusal(self, seat, action)

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action."""
        return turn.apply(self, seat, action)

    def retract(self, seat: cython.int) -> cython.int:
        """Take the own choice back while it is not revealed."""
        if self.state.chosen[seat] == 0:
            return 0
        self.state.chosen[seat] = 0
        self.state.at[seat] = 0
        self.state.way[seat] = 0
        self.state.done &= ~(1 << seat)
        return 1

    def rehearse(self, seat: cython.int) -> None:
        """Let the complete choice of one seat take effect alone, as if nobody else had chosen."""
        if not (self.state.done >> seat) & 1:
            return
        self.state.due = 1 << seat
        if turn.by_card(self):
            placing.resolve(self, 1 << seat)
        elif self.state.moment == moment.CHOICES:
            choices.make_choices(self)
        elif self.state.moment == moment.DEBT:
            losses.settle(self, seat, self.state.chosen[seat] - 1 - turn.DEBT)

    def least_coins(self, seat: cython.int, source: cython.int) -> int:
        """The least coins a card or stage costs the seat, trade included; -1 if its resources cannot be had."""
        least: cython.int = payment.cheapest(self, seat, source)
        return least + self.parts.coins[source] if least >= 0 else -1

    def paying(self, seat: cython.int, way: cython.int) -> int:
        """How a way to pay for what the seat has chosen changes its coins (see `payment.change_by`)."""
        source: cython.int = self.state.chosen[seat] - 1
        if self.state.at[seat]:
            source = self.stage_at(seat, self.state.at[seat] - 1)
        return payment.change_by(self, seat, source, way)

    def ways_for(self, seat: cython.int, source: cython.int) -> list[tuple[int, int]]:
        """The ways to pay for a card or stage, and how each changes the own coins; none for what cannot be had."""
        n: cython.int
        if cython.compiled:
            codes: cython.short[128]
        else:
            codes = plain.buffer("short", 128)
        if source >= standing.FIRST_LEADER:
            n = payment.paid_ways(self, seat, source, codes)
        else:
            n = payment.card_ways(self, seat, source, codes)
        return [(codes[i], payment.change_by(self, seat, source, codes[i])) for i in range(n)]

    def open_stages(self, seat: cython.int) -> list[tuple[int, int]]:
        """The stages the seat could build next: number on the board, and source."""
        options: cython.int = self.stage_options(seat)
        return [(at, self.stage_at(seat, at)) for at in range(4) if (options >> at) & 1]

    def leader_price(self, seat: cython.int, leader: cython.int) -> int:
        """What a leader costs the seat."""
        return self.leader_cost(seat, leader)

    def stage_source(self, seat: cython.int, at: cython.int) -> int:
        """The source of a stage the seat could build next: the one named by `at`, or (-1) the first."""
        options: cython.int = self.stage_options(seat)
        if options == 0:
            return -1
        return self.stage_at(seat, lowest(options) if at < 0 else at)

    def fill_leanings(
        self, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int
    ) -> None:
        """What a sensible person leans to."""
        leaning.fill(self, seat, actions, count, weights)

    def lean(self, seat: cython.int, actions: cython.p_short, weights: cython.p_int, rng: Rng) -> cython.int:
        """What a sensible person does, quickly found for the cards of a hand."""
        if turn.by_card(self) and self.state.moment != moment.RECRUIT and self.state.chosen[seat] == 0:
            return leaning.draw_use(self, seat, actions, weights, rng)
        return Table.lean(self, seat, actions, weights, rng)

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points of everything that lies open; at the end, the final ones."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = scoring.total(self, seat, False)

    def fill_standing(self, standing: cython.p_longlong) -> None:
        """Points, then coins."""
        seat: cython.int
        points: cython.longlong
        for seat in range(self.state.seats):
            points = scoring.total(self, seat, False)
            standing[seat] = points * 65536 + self.state.coins[seat]

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew what the seat cannot know."""
        hidden.redeal(self, seat, rng)
