"""The contract of a position for Paris: each method calls the part of the rules that answers it."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition
from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.paris.ai import playout_policy
    from salon.games.paris.rules import knowledge, turn
    from salon.games.paris.rules.constants import PHASE_OVER
    from salon.games.paris.rules.scoring import total_value


class PlayableParisPosition(ParisPosition):
    """The state of a game of Paris."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: PlayableParisPosition = PlayableParisPosition.__new__(PlayableParisPosition)
        other.game = self.game
        other.holder = self.holder
        other.tables = self.tables
        other.seats = self.seats
        other.action_count = self.action_count
        return other

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """The active seat; none when the game is over."""
        return 0 if self.state.phase == PHASE_OVER else 1 << self.state.active

    def phase_number(self) -> cython.int:
        """Every action takes effect at once."""
        return self.state.phase_number

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """All legal actions of the active seat."""
        return turn.fill_legal(self, seat, actions)

    def refuse(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the active seat may not take the action."""
        return turn.refuse(self, seat, action)

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action."""
        return turn.apply(self, seat, action)

    def fill_policy(self, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int) -> None:
        """The weights of actions in playouts."""
        playout_policy.fill(self, seat, actions, count, weights)

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points so far; at the end, the final ones."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = self.state.points[seat]

    def fill_rank_keys(self, rank_keys: cython.p_longlong) -> None:
        """Points, then francs, then the value of all places owned (16.1, 16.2)."""
        seat: cython.int
        points: cython.longlong
        for seat in range(self.state.seats):
            points = self.state.points[seat]
            rank_keys[seat] = (points * 65536 + self.state.francs[seat]) * 65536 + total_value(self, seat)

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)
