"""The searching player: plays many games out in its mind, from what its seat knows, and takes what did best."""

from __future__ import annotations

import time

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players.advice import Advice, terms_of
from salon.players.player import Player
from salon.players.tree import Tree

AT_ONCE = 64  # iterations between two looks at the clock
DECISIONS_A_TREE = 4  # that go on in the same tree, before a new one is begun
LOOKS = 12  # at what was found, to see whether it can still change
LEAST_NEW = 4  # of the iterations, one in so many is made anew even if the tree is known


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search is made: for so many iterations or, if `seconds` is set, for so long."""

    iterations: int
    explore: float
    margin: float
    seconds: float | None = None


class Search(Player):
    """Searches anew for every decision, and goes on in the same tree within a turn.

    With a number of iterations the same seed gives the same move, always; with a time it depends on the machine.
    """

    def __init__(self, game: Game, rng: Rng, effort: Effort) -> None:
        super().__init__(game, rng)
        self.effort = effort
        self._tree: Tree | None = None
        self._expected: Position | None = None

    def choose(self, known: Position, seat: int) -> int:
        """The action that was tried most."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tree = self.searched(known, seat, until_sure=True)
        tried = {action: (visits, value) for action, visits, value in tree.found(seat)}
        best = max(legal, key=lambda action: tried.get(action, (0, 0.0)))
        self._expect(known, seat, best)
        return best

    def hint(self, known: Position, seat: int) -> list[Advice]:
        """The moves it thought about, most first, with what it expects of each."""
        legal = known.legal(seat)
        if not legal:
            return []
        outcomes = self.searched(known, seat).outcomes() if len(legal) > 1 else {}
        terms = terms_of(self.game, known, seat)
        whole = sum(count for count, _, _ in outcomes.values())
        found = [
            Advice(action, count / whole, points, wins, terms[action])
            for action, (count, points, wins) in outcomes.items()
            if action in terms
        ]
        return sorted(found, key=lambda advice: (-advice.share, -advice.points, advice.action))

    def searched(self, known: Position, seat: int, until_sure: bool = False) -> Tree:
        """The tree of a search from here; `until_sure`: it ends when no other action can be tried more any more."""
        tree = self._known_tree(known, seat)
        if self.effort.seconds is not None:
            until = time.monotonic() + self.effort.seconds
            while time.monotonic() < until and tree.has_room(AT_ONCE):
                tree.run(known, seat, self.rng, AT_ONCE)
            return tree
        before = sum(visits for _, visits, _ in tree.found(seat))
        left = max(self.effort.iterations - before, self.effort.iterations // LEAST_NEW, 1)
        part = left // LOOKS + 1 if until_sure else left
        while left > 0:
            tree.run(known, seat, self.rng, min(part, left))
            left -= part
            most = sorted((visits for _, visits, _ in tree.found(seat)), reverse=True)
            if until_sure and most[0] > left + (most[1] if len(most) > 1 else 0):
                break
        return tree

    def _known_tree(self, known: Position, seat: int) -> Tree:
        """The tree of the decision before, if this one follows from it; else a new one."""
        tree, expected = self._tree, self._expected
        if tree is None or expected is None or not tree.has_room(self._most()) or not _alike(known, expected, seat):
            tree = tree_for(self.game, known.seats, self.effort, DECISIONS_A_TREE * self._most())
        self._tree, self._expected = tree, None
        return tree

    def _most(self) -> int:
        return self.effort.iterations if self.effort.seconds is None else 100_000

    def _expect(self, known: Position, seat: int, action: int) -> None:
        """Go on in the same tree if the seat's next decision comes before anybody else's."""
        assert self._tree is not None
        together = known.waiting != 1 << seat
        after = known.copy()
        after.play(seat, action)
        while after.waiting >> seat & 1 and len(forced := after.legal(seat)) == 1:
            after.play(seat, forced[0])
        if after.waiting >> seat & 1 and (after.phase == known.phase or not together):
            self._tree.step(seat, action, together)
            self._expected = after


def tree_for(game: Game, seats: int, effort: Effort, iterations: int) -> Tree:
    """A new tree with room for so many iterations: each seat's part grows by one node in each, at most."""
    return Tree(seats, seats * (iterations + 1), effort.explore, effort.margin, game.decided_by)


def _alike(one: Position, other: Position, seat: int) -> bool:
    """Whether the seat could not tell one from the other."""
    if one.waiting != other.waiting or one.phase != other.phase:
        return False
    return one.known_to(seat, Rng("alike")) == other.known_to(seat, Rng("alike"))
