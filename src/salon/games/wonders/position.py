"""The contract of a position for 7 Wonders: each method calls the part of the rules that answers it."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition
from salon.kernel.position import Position
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders.ai import playout_policy
    from salon.games.wonders.rules import turn
    from salon.games.wonders.rules.cards import resolve_cards
    from salon.games.wonders.rules.constants import (
        ACTION_DEBT,
        PHASE_BOARDS,
        PHASE_CHOICES,
        PHASE_DEBT,
        PHASE_RECRUIT,
    )
    from salon.games.wonders.rules.knowledge import redeal
    from salon.games.wonders.rules.leader_choices import resolve_choices
    from salon.games.wonders.rules.losses import settle_loss
    from salon.games.wonders.rules.scoring import total_points
    from salon.games.wonders.rules.state import is_card_phase


class PlayableWondersPosition(WondersPosition):
    """The state of a game of 7 Wonders."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        other: PlayableWondersPosition = PlayableWondersPosition.__new__(PlayableWondersPosition)
        other.game = self.game
        other.holder = self.holder
        other.tables = self.tables
        other.seats = self.seats
        other.action_count = self.action_count
        return other

    def begin(self) -> None:
        """After the set-up: open the choice of boards, or begin."""
        if self.state.boards_free:
            turn.open_phase(self, PHASE_BOARDS, 1)
        else:
            turn.begin_game(self)

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return self.state.seats

    def waiting_mask(self) -> cython.int:
        """The seats of the phase that have not finished their choice."""
        return self.state.deciding & ~self.state.decided

    def phase_number(self) -> cython.int:
        """How many phases have been resolved."""
        return self.state.phase_number

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """All legal actions of a waiting seat."""
        return turn.fill_legal(self, seat, actions)

    def refuse(self, seat: cython.int, action: cython.int) -> cython.int:
        """0, or why the waiting seat may not take the action."""
        return turn.refuse(self, seat, action)

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action."""
        return turn.apply(self, seat, action)

    def retract(self, seat: cython.int) -> cython.int:
        """Take back the seat's own choice while it is not revealed."""
        if self.state.chosen[seat] == 0:
            return 0
        self.state.chosen[seat] = 0
        self.state.chosen_stage[seat] = 0
        self.state.chosen_way[seat] = 0
        self.state.decided &= ~(1 << seat)
        return 1

    def resolve_alone(self, seat: cython.int) -> None:
        """Let the complete choice of one seat take effect, as if no other seat had chosen."""
        if not (self.state.decided >> seat) & 1:
            return
        self.state.deciding = 1 << seat
        if is_card_phase(self):
            resolve_cards(self, 1 << seat)
        elif self.state.phase == PHASE_CHOICES:
            resolve_choices(self)
        elif self.state.phase == PHASE_DEBT:
            settle_loss(self, seat, self.state.chosen[seat] - 1 - ACTION_DEBT)

    def fill_policy(self, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int) -> None:
        """The weights of actions in playouts."""
        playout_policy.fill(self, seat, actions, count, weights)

    def sample_policy(self, seat: cython.int, actions: cython.p_short, weights: cython.p_int, rng: Rng) -> cython.int:
        """An action drawn by these weights, with a faster method for the cards of a hand."""
        if is_card_phase(self) and self.state.phase != PHASE_RECRUIT and self.state.chosen[seat] == 0:
            return playout_policy.sample_use(self, seat, actions, weights, rng)
        return WondersPosition.sample_policy(self, seat, actions, weights, rng)

    def fill_scores(self, scores: cython.p_int) -> None:
        """The points of everything that is public; at the end, the final ones."""
        seat: cython.int
        for seat in range(self.state.seats):
            scores[seat] = total_points(self, seat, False)

    def fill_rank_keys(self, rank_keys: cython.p_longlong) -> None:
        """Points, then coins (10.13)."""
        seat: cython.int
        points: cython.longlong
        for seat in range(self.state.seats):
            points = total_points(self, seat, False)
            rank_keys[seat] = points * 65536 + self.state.coins[seat]

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew what the seat cannot know."""
        redeal(self, seat, rng)
