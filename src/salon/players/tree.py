"""Information-set Monte Carlo tree search over any game, inside the compiled code and without Python's lock.

Every iteration draws the hidden world anew from what the seat knows, walks down the trees, plays on to the end and
learns from how it ended. Each seat has a tree of its own, of what *it* sees: its own actions, and those of others
made while nobody else had to choose. So nobody answers a choice that is still a secret, and any number of seats may
choose at once.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
else:
    from math import exp, sqrt

    from salon.kernel import plain
    from salon.kernel.bits import lowest

    Node = plain.structure(__file__, "Node")

MOST_DEPTH = 64  # decisions of one walk that are remembered
MOST_STEPS = 16384


class Tree:
    """What a search has found out so far, from one moment of a game, for one seat."""

    nodes: Any

    def __cinit__(self) -> None:
        if cython.compiled:
            self.nodes = cython.NULL

    def __init__(self, seats: int, room: int, explore: float, margin: float, spread: float) -> None:
        if not cython.compiled:
            self.nodes = (Node * room)()
            self.at, self.depth = [0] * 8, [0] * 8
            self.path = [[0] * MOST_DEPTH for _ in range(8)]
            self.child_of = [0] * 1024
            self.actions, self.weights = plain.buffer("short", 1024), plain.buffer("int", 1024)
            self.value, self.won, self.points = [0.0] * 8, [0.0] * 8, plain.buffer("int", 8)
            self.asked, self.scored, self.first = [0] * 1024, [0] * 1024, [0.0] * 1024
        else:
            self.nodes = cython.cast("Node*", calloc(room, cython.sizeof(Node)))
            if self.nodes == cython.NULL:
                raise MemoryError
            for i in range(1024):
                self.child_of[i] = 0
            self._forget()
        self.room, self.seats = room, seats
        self.explore, self.margin, self.spread = explore, margin, spread
        self.used = seats  # the first nodes are the roots, one for each seat
        self.iterations = 0

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.nodes)

    def run(self, root: Position, seat: cython.int, rng: Rng, count: cython.int) -> None:
        """Iterate; the lock of Python is free meanwhile."""
        scratch: Position = root.copy()
        failed: cython.int
        with cython.nogil:
            failed = self.think(root, scratch, seat, rng, count)
        if failed:
            raise SalonError("a game came to no end: a seat had no legal action, or there were too many steps")

    def found(self, seat: cython.int) -> list[tuple[int, int, float]]:
        """The actions of the seat that were tried first in a walk: action, visits, mean value."""
        made: list[tuple[int, int, float]] = []
        node: cython.int = self.nodes[seat].first
        while node:
            visits = self.nodes[node].visits
            made.append((self.nodes[node].action, visits, self.nodes[node].total / visits if visits else 0.0))
            node = self.nodes[node].next
        return made

    def outcomes(self) -> dict[int, tuple[int, float, float]]:
        """For each action the asker began with: how often, with how many points on average, with what share of wins."""
        made: dict[int, tuple[int, float, float]] = {}
        for action in range(1024):
            count = self.asked[action]
            if count:
                made[action] = (count, self.scored[action] / count, self.first[action] / count)
        return made

    def _forget(self) -> None:
        for action in range(1024):
            self.asked[action] = 0
            self.scored[action] = 0
            self.first[action] = 0.0

    def has_room(self, iterations: cython.int) -> bool:
        """Whether so many iterations more surely find room in the trees."""
        return self.used + self.seats * iterations <= self.room

    def step(self, seat: cython.int, action: cython.int, together: cython.int) -> None:
        """Go on from after an action of the seat; others see it only if nobody chose at the same time."""
        tree: cython.int
        node: cython.int
        for tree in range(self.seats):
            if tree != seat and together:
                continue
            node = self.nodes[tree].first
            while node and not (self.nodes[node].action == action and self.nodes[node].seat == seat):
                node = self.nodes[node].next
            self.nodes[tree].first = self.nodes[node].first if node else 0
        self._forget()

    # --- one iteration, in C -----------------------------------------------------------------------

    def think(self, root: Position, scratch: Position, seat: cython.int, rng: Rng, count: cython.int) -> cython.int:
        """Iterate so many times; 1 if a game came to no end."""
        i: cython.int
        for i in range(count):
            if self.once(root, scratch, seat, rng):
                return 1
            self.iterations += 1
        return 0

    def once(self, root: Position, scratch: Position, seat: cython.int, rng: Rng) -> cython.int:
        """Draw a world, walk down, play on, learn."""
        waiting: cython.int
        together: cython.int
        phase: cython.int
        mover: cython.int
        tree: cython.int
        action: cython.int
        steps: cython.int = 0
        self.inside = self.seats
        self.asker = seat
        scratch.assign(root)
        scratch.draw_hidden(seat, rng)
        for tree in range(self.seats):
            self.at[tree] = tree
            self.depth[tree] = 0
        waiting = scratch.waiting_mask()
        together = waiting & (waiting - 1)
        phase = scratch.phase_number()
        while waiting:
            if steps == MOST_STEPS:
                return 1
            steps += 1
            mover = lowest(waiting)
            if self.inside:
                action = self.walk(scratch, mover, together, rng)
            else:
                action = scratch.lean(mover, self.actions, self.weights, rng)
            if action < 0:
                return 1
            scratch.apply(mover, action)
            waiting = scratch.waiting_mask()
            if scratch.phase_number() != phase:
                phase = scratch.phase_number()
                together = waiting & (waiting - 1)
        self.judge(scratch)
        self.learn()
        return 0

    def walk(self, scratch: Position, mover: cython.int, together: cython.int, rng: Rng) -> cython.int:
        """The next action while some seat's tree is not left yet; -1 if there is none. Counts who is `inside` then."""
        tree: cython.int
        count: cython.int = scratch.fill_legal(mover, self.actions)
        action: cython.int
        if count <= 1:
            return self.actions[0] if count else -1
        scratch.fill_leanings(mover, self.actions, count, self.weights)
        if self.at[mover] >= 0:
            action = self.pick(self.at[mover], count)
        else:
            action = self.actions[rng.weighted(self.weights, count)]
        self.inside = 0
        for tree in range(self.seats):
            if self.at[tree] >= 0:
                if tree == mover or together == 0:
                    self.at[tree] = self.follow(tree, mover, action)
                self.inside += self.at[tree] >= 0
        return action

    def pick(self, node: cython.int, count: cython.int) -> cython.int:
        """The action to try at a node: what has done well, what seems likely, what was tried little (PUCT)."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        action: cython.int
        visits: cython.int = 0
        leanings: cython.int = 0
        total: cython.double = 0.0
        usual: cython.double
        urge: cython.double
        score: cython.double
        highest: cython.double = -1.0
        child = self.nodes[node].first
        while child:
            self.child_of[self.nodes[child].action] = child
            child = self.nodes[child].next
        for i in range(count):
            leanings += self.weights[i]
            child = self.child_of[self.actions[i]]
            if child:
                visits += self.nodes[child].visits
                total += self.nodes[child].total
        usual = total / visits if visits else 0.5
        urge = self.explore * sqrt(visits + 1.0) / leanings
        for i in range(count):
            child = self.child_of[self.actions[i]]
            if child:
                score = self.nodes[child].total / self.nodes[child].visits
                score += urge * self.weights[i] / (1 + self.nodes[child].visits)
            else:
                score = usual + urge * self.weights[i]
            if score > highest:
                highest = score
                best = i
        child = self.nodes[node].first
        while child:
            self.child_of[self.nodes[child].action] = 0
            child = self.nodes[child].next
        action = self.actions[best]
        return action

    def follow(self, tree: cython.int, seat: cython.int, action: cython.int) -> cython.int:
        """The node after an action in a tree, made if it is new; -1 where the known part of the tree ends."""
        parent: cython.int = self.at[tree]
        node: cython.int = self.nodes[parent].first
        if self.depth[tree] == MOST_DEPTH:
            return -1
        while node:
            if self.nodes[node].action == action and self.nodes[node].seat == seat:
                self.path[tree][self.depth[tree]] = node
                self.depth[tree] += 1
                return node
            node = self.nodes[node].next
        if self.used == self.room:
            return -1
        node = self.used
        self.used += 1
        self.nodes[node].action = action
        self.nodes[node].seat = seat
        self.nodes[node].next = self.nodes[parent].first
        self.nodes[parent].first = node
        self.path[tree][self.depth[tree]] = node
        self.depth[tree] += 1
        return -1

    def judge(self, end: Position) -> None:
        """What the end is worth to each seat: places against each of the others, softened by the margin."""
        seat: cython.int
        other: cython.int
        ahead: cython.int
        level: cython.int
        worth: cython.double
        if cython.compiled:
            standing: cython.longlong[8]
        else:
            standing = plain.buffer("long long", 8)
        end.fill_scores(self.points)
        end.fill_standing(standing)
        for seat in range(self.seats):
            worth = 0.0
            ahead = 0
            level = 1
            for other in range(self.seats):
                if other == seat:
                    continue
                if standing[other] > standing[seat]:
                    ahead += 1
                elif standing[other] == standing[seat]:
                    level += 1
                    worth += 0.5 * (1.0 - self.margin)
                else:
                    worth += 1.0 - self.margin
                worth += self.margin / (1.0 + exp((self.points[other] - self.points[seat]) / self.spread))
            self.value[seat] = worth / (self.seats - 1)
            self.won[seat] = 0.0 if ahead else 1.0 / level

    def learn(self) -> None:
        """Tell the nodes of this walk how it ended."""
        tree: cython.int
        i: cython.int
        node: cython.int
        for tree in range(self.seats):
            for i in range(self.depth[tree]):
                node = self.path[tree][i]
                self.nodes[node].visits += 1
                self.nodes[node].total += self.value[self.nodes[node].seat]
        if self.depth[self.asker]:
            i = self.nodes[self.path[self.asker][0]].action
            self.asked[i] += 1
            self.scored[i] += self.points[self.asker]
            self.first[i] += self.won[self.asker]
