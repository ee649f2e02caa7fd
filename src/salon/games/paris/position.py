"""The rules of Paris as a position: each question of the contract, answered by the module that knows."""

from __future__ import annotations

import cython

from salon.games.paris.board import Board
from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.paris import hidden, leaning, legal, refusals, scoring, stage, turn


class ParisPosition(Board):
    """One moment of a game of Paris."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: ParisPosition = ParisPosition.__new__(ParisPosition)
        other.game = self.game
        other.table = self.table
        other.parts = self.parts
        other.seats = self.seats
        other.actions = self.actions
        return other

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """The active seat; nobody when the game is over."""
        return 0 if self.state.stage == stage.OVER else 1 << self.state.active

    def phase_number(self) -> cython.int:
        """Every action takes effect at once."""
        return self.state.phase

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """All legal actions of the active seat."""
        return legal.fill(self, seat, actions)

    def refusal(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the active seat may not take the action."""
        return refusals.refusal(self, seat, action)

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action."""
        return turn.apply(self, seat, action)

    def fill_leanings(
        self, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int
    ) -> None:
        """What a sensible person leans to."""
        leaning.fill(self, seat, actions, count, weights)

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points so far; at the end, the final ones."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = self.state.points[seat]

    def fill_standing(self, standing: cython.p_longlong) -> None:
        """Points, then francs, then the value of all places held."""
        seat: cython.int
        points: cython.longlong
        for seat in range(self.state.seats):
            points = self.state.points[seat]
            standing[seat] = (points * 65536 + self.state.francs[seat]) * 65536 + scoring.total_value(self, seat)

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew what the seat cannot know."""
        hidden.redeal(self, seat, rng)
