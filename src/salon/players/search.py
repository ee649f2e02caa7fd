"""The search player: Monte Carlo tree search from what its seat knows."""

from __future__ import annotations

import time

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players.advice import MIN_SHARE, Advice, explained
from salon.players.own_turn import play_forced
from salon.players.plain_moves import plainest_tried, sensible_actions
from salon.players.player import Player
from salon.players.tree import Tree

BATCH = 64  # iterations between two checks of the clock
DECISIONS_PER_TREE = 4  # that reuse a tree before a new one is created
EARLY_STOP_CHECKS = 12  # per search
MIN_NEW_SHARE = 4  # even with a reused tree, at least one in so many iterations is new
MAX_TIMED_ITERATIONS = 100_000  # of a search that is limited by time
MAX_HINT_MOVES = 4


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a search: a number of iterations or, if `seconds` is set, a time."""

    iterations: int
    explore: float
    margin: float
    seconds: float | None = None
    plain: bool = True  # plain moves, see `plain_moves.py`; else the most visited one, for comparison


class SearchPlayer(Player):
    """Searches for every decision, and reuses the tree within a turn.

    With a number of iterations the same seed always gives the same move; with a time it depends on the machine.
    """

    def __init__(self, game: Game, rng: Rng, settings: SearchSettings) -> None:
        super().__init__(game, rng)
        self.settings = settings
        self._tree: Tree | None = None
        self._expected: Position | None = None  # the next decision for which the tree can be reused

    def choose(self, known: Position, seat: int) -> int:
        """The action with the most visits, or a plain one of equal worth."""
        sensible = self._sensible(known, seat)
        best = sensible[0]
        if len(sensible) > 1:
            best = self._best(self.search(known, seat, stop_early=True), known, seat, sensible)
            self._reuse_after(known, seat, best)
        self.turn.add(known, seat, best)
        return best

    def hint(self, known: Position, seat: int) -> list[Advice]:
        """The few moves it searched most, with their expected results: the one it would play, then by visits."""
        if len(known.legal(seat)) < 2:
            return []
        tree, sensible = self.search(known, seat), self._sensible(known, seat)
        outcomes, best = tree.outcomes(), self._best(tree, known, seat, sensible)
        total = sum(count for count, _, _ in outcomes.values())
        advice = [
            Advice(action, count / total, points, wins)
            for action, (count, points, wins) in outcomes.items()
            if action == best or (action in sensible and count >= MIN_SHARE * total)
        ]
        advice.sort(key=lambda each: (each.action != best, -each.share, -each.points, each.action))
        return explained(self.game, known, seat, advice[:MAX_HINT_MOVES])

    def _sensible(self, known: Position, seat: int) -> list[int]:
        """The actions it chooses from."""
        if not self.settings.plain:
            return known.legal(seat)
        return sensible_actions(self.game.ai, known, seat, self.turn.actions(known))

    def _best(self, tree: Tree, known: Position, seat: int, actions: list[int]) -> int:
        """The best of some actions after a search."""
        tried = {action: (visits, value) for action, visits, value in tree.root_actions(seat)}
        if self.settings.plain:
            return plainest_tried(self.game.ai, known, seat, actions, tried)
        return max(actions, key=lambda action: tried.get(action, (0, 0.0)))

    def search(self, known: Position, seat: int, stop_early: bool = False) -> Tree:
        """Search a position; `stop_early`: stop when no other action can get more visits than the first."""
        tree = self._tree_for(known, seat)
        if self.settings.seconds is not None:
            deadline = time.monotonic() + self.settings.seconds
            while time.monotonic() < deadline and tree.has_capacity(BATCH):
                tree.run(known, seat, self.rng, BATCH)
            return tree
        reused = sum(visits for _, visits, _ in tree.root_actions(seat))
        left = max(self.settings.iterations - reused, self.settings.iterations // MIN_NEW_SHARE, 1)
        batch = left // EARLY_STOP_CHECKS + 1 if stop_early else left
        while left > 0:
            tree.run(known, seat, self.rng, min(batch, left))
            left -= batch
            visits = sorted((visits for _, visits, _ in tree.root_actions(seat)), reverse=True)
            if stop_early and visits[0] > left + (visits[1] if len(visits) > 1 else 0):
                break
        return tree

    def _tree_for(self, known: Position, seat: int) -> Tree:
        """The tree of the previous decision, if this one follows from it; else a new one."""
        tree, expected = self._tree, self._expected
        max_iterations = self._max_iterations()
        if (
            tree is None
            or expected is None
            or not tree.has_capacity(max_iterations)
            or not _same_knowledge(known, expected, seat)
        ):
            tree = create_tree(self.game, known.seats, self.settings, DECISIONS_PER_TREE * max_iterations)
        self._tree, self._expected = tree, None
        return tree

    def _max_iterations(self) -> int:
        return self.settings.iterations if self.settings.seconds is None else MAX_TIMED_ITERATIONS

    def _reuse_after(self, known: Position, seat: int, action: int) -> None:
        """Keep the part of the tree after an action, if the seat decides again before any other."""
        assert self._tree is not None
        simultaneous = known.waiting != 1 << seat
        after = known.copy()
        after.play(seat, action)
        play_forced(after, seat)
        if after.waiting >> seat & 1 and (after.phase == known.phase or not simultaneous):
            self._tree.step(seat, action, simultaneous)
            self._expected = after


def create_tree(game: Game, seats: int, settings: SearchSettings, iterations: int) -> Tree:
    """A new tree with room for so many iterations, each of which adds at most one node for each seat."""
    return Tree(seats, seats * (iterations + 1), settings.explore, settings.margin, game.ai.clear_margin)


def _same_knowledge(one: Position, other: Position, seat: int) -> bool:
    """Whether the seat cannot tell two positions apart."""
    if one.waiting != other.waiting or one.phase != other.phase:
        return False
    return one.known_to(seat, Rng("alike")) == other.known_to(seat, Rng("alike"))
