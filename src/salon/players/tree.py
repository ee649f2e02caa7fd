"""Information-set Monte Carlo tree search for any game, in compiled code that releases the GIL.

Every iteration re-deals the hidden part of the position from what the seat knows, descends the trees, plays the game
to its end and updates the trees with the result. Each seat has a tree of its own, of what it sees: its own actions, and
those of others made while no other seat had to choose. So no seat reacts to a choice that is still secret, and any
number of seats may choose at once.
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

    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import lowest
    from salon.players.tree_structures import Node

MAX_DEPTH = 64  # decisions of one iteration that update the tree
MAX_STEPS = 16384  # of one game


class Tree:
    """The search trees of all seats, from one position."""

    nodes: Any

    def __cinit__(self) -> None:
        if cython.compiled:
            self.nodes = cython.NULL

    def __init__(self, seats: int, capacity: int, explore: float, margin: float, spread: float) -> None:
        if not cython.compiled:
            self.nodes = (Node * capacity)()
            self.current, self.depth = [0] * 8, [0] * 8
            self.path = [[0] * MAX_DEPTH for _ in range(8)]
            self.child_of = [0] * 1024
            self.actions, self.weights = ctypes_mirror.buffer("short", 1024), ctypes_mirror.buffer("int", 1024)
            self.value, self.won, self.points = [0.0] * 8, [0.0] * 8, ctypes_mirror.buffer("int", 8)
            self.root_visits, self.root_points, self.root_wins = [0] * 1024, [0] * 1024, [0.0] * 1024
        else:
            self.nodes = cython.cast("Node*", calloc(capacity, cython.sizeof(Node)))
            if self.nodes == cython.NULL:
                raise MemoryError
            for i in range(1024):
                self.child_of[i] = 0
            self._clear_root()
        self.capacity, self.seats = capacity, seats
        self.explore, self.margin, self.spread = explore, margin, spread
        self.used = seats  # the first nodes are the roots, one for each seat
        self.iterations = 0

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.nodes)

    def run(self, root: Position, seat: cython.int, rng: Rng, count: cython.int) -> None:
        """Run iterations without the GIL."""
        scratch: Position = root.copy()
        failed: cython.int
        with cython.nogil:
            failed = self.run_iterations(root, scratch, seat, rng, count)
        if failed:
            raise SalonError("a game did not end: a seat had no legal action, or there were too many steps")

    def root_actions(self, seat: cython.int) -> list[tuple[int, int, float]]:
        """The actions tried at the root of a seat's tree: action, visits, mean value."""
        result: list[tuple[int, int, float]] = []
        node: cython.int = self.nodes[seat].first_child
        while node:
            visits = self.nodes[node].visits
            result.append((self.nodes[node].action, visits, self.nodes[node].total / visits if visits else 0.0))
            node = self.nodes[node].next_sibling
        return result

    def outcomes(self) -> dict[int, tuple[int, float, float]]:
        """For each first action of the searching seat: iterations, mean points, share of wins."""
        result: dict[int, tuple[int, float, float]] = {}
        for action in range(1024):
            count = self.root_visits[action]
            if count:
                result[action] = (count, self.root_points[action] / count, self.root_wins[action] / count)
        return result

    def _clear_root(self) -> None:
        for action in range(1024):
            self.root_visits[action] = 0
            self.root_points[action] = 0
            self.root_wins[action] = 0.0

    def has_capacity(self, iterations: cython.int) -> bool:
        """Whether the trees have room for the nodes of so many more iterations."""
        return self.used + self.seats * iterations <= self.capacity

    def step(self, seat: cython.int, action: cython.int, simultaneous: cython.int) -> None:
        """Move the roots to after an action of the seat; others see it unless the choice is simultaneous."""
        tree: cython.int
        node: cython.int
        for tree in range(self.seats):
            if tree != seat and simultaneous:
                continue
            node = self.nodes[tree].first_child
            while node and not (self.nodes[node].action == action and self.nodes[node].seat == seat):
                node = self.nodes[node].next_sibling
            self.nodes[tree].first_child = self.nodes[node].first_child if node else 0
        self._clear_root()

    # --- one iteration, in C -----------------------------------------------------------------------

    def run_iterations(
        self, root: Position, scratch: Position, seat: cython.int, rng: Rng, count: cython.int
    ) -> cython.int:
        """Run iterations; 1 if a game did not end."""
        i: cython.int
        for i in range(count):
            if self.run_iteration(root, scratch, seat, rng):
                return 1
            self.iterations += 1
        return 0

    def run_iteration(self, root: Position, scratch: Position, seat: cython.int, rng: Rng) -> cython.int:
        """One iteration: re-deal, descend, play out, update; 1 if the game did not end."""
        waiting: cython.int
        simultaneous: cython.int
        phase: cython.int
        mover: cython.int
        tree: cython.int
        action: cython.int
        steps: cython.int = 0
        self.trees_active = self.seats
        self.root_seat = seat
        scratch.assign(root)
        scratch.draw_hidden(seat, rng)
        for tree in range(self.seats):
            self.current[tree] = tree
            self.depth[tree] = 0
        waiting = scratch.waiting_mask()
        simultaneous = waiting & (waiting - 1)
        phase = scratch.phase_number()
        while waiting:
            if steps == MAX_STEPS:
                return 1
            steps += 1
            mover = lowest(waiting)
            if self.trees_active:
                action = self.choose_in_tree(scratch, mover, simultaneous, rng)
            else:
                action = scratch.sample_policy(mover, self.actions, self.weights, rng)
            if action < 0:
                return 1
            scratch.apply(mover, action)
            waiting = scratch.waiting_mask()
            if scratch.phase_number() != phase:
                phase = scratch.phase_number()
                simultaneous = waiting & (waiting - 1)
        self.score_end(scratch)
        self.backpropagate()
        return 0

    def choose_in_tree(self, scratch: Position, mover: cython.int, simultaneous: cython.int, rng: Rng) -> cython.int:
        """The next action while the iteration is inside some tree; -1 if there is none. Updates `trees_active`."""
        tree: cython.int
        count: cython.int = scratch.fill_legal(mover, self.actions)
        action: cython.int
        if count <= 1:
            return self.actions[0] if count else -1
        scratch.fill_policy(mover, self.actions, count, self.weights)
        if self.current[mover] >= 0:
            action = self.select(self.current[mover], count)
        else:
            action = self.actions[rng.weighted(self.weights, count)]
        self.trees_active = 0
        for tree in range(self.seats):
            if self.current[tree] >= 0:
                if tree == mover or simultaneous == 0:
                    self.current[tree] = self.descend(tree, mover, action)
                self.trees_active += self.current[tree] >= 0
        return action

    def select(self, node: cython.int, count: cython.int) -> cython.int:
        """The action to try at a node by PUCT: mean value, prior probability, and few visits."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        action: cython.int
        visits: cython.int = 0
        total_weight: cython.int = 0
        total: cython.double = 0.0
        mean_value: cython.double
        exploration: cython.double
        score: cython.double
        highest: cython.double = -1.0
        child = self.nodes[node].first_child
        while child:
            self.child_of[self.nodes[child].action] = child
            child = self.nodes[child].next_sibling
        for i in range(count):
            total_weight += self.weights[i]
            child = self.child_of[self.actions[i]]
            if child:
                visits += self.nodes[child].visits
                total += self.nodes[child].total
        mean_value = total / visits if visits else 0.5
        exploration = self.explore * sqrt(visits + 1.0) / total_weight
        for i in range(count):
            child = self.child_of[self.actions[i]]
            if child:
                score = self.nodes[child].total / self.nodes[child].visits
                score += exploration * self.weights[i] / (1 + self.nodes[child].visits)
            else:
                score = mean_value + exploration * self.weights[i]
            if score > highest:
                highest = score
                best = i
        child = self.nodes[node].first_child
        while child:
            self.child_of[self.nodes[child].action] = 0
            child = self.nodes[child].next_sibling
        action = self.actions[best]
        return action

    def descend(self, tree: cython.int, seat: cython.int, action: cython.int) -> cython.int:
        """The node after an action in a tree, created if it is new; -1 where the iteration leaves the tree."""
        parent: cython.int = self.current[tree]
        node: cython.int = self.nodes[parent].first_child
        if self.depth[tree] == MAX_DEPTH:
            return -1
        while node:
            if self.nodes[node].action == action and self.nodes[node].seat == seat:
                self.path[tree][self.depth[tree]] = node
                self.depth[tree] += 1
                return node
            node = self.nodes[node].next_sibling
        if self.used == self.capacity:
            return -1
        node = self.used
        self.used += 1
        self.nodes[node].action = action
        self.nodes[node].seat = seat
        self.nodes[node].next_sibling = self.nodes[parent].first_child
        self.nodes[parent].first_child = node
        self.path[tree][self.depth[tree]] = node
        self.depth[tree] += 1
        return -1

    def score_end(self, end: Position) -> None:
        """The value of a finished game for each seat: its rank against each other seat, blended with the margin."""
        seat: cython.int
        other: cython.int
        ahead: cython.int
        level: cython.int
        value: cython.double
        if cython.compiled:
            rank_keys: cython.longlong[8]
        else:
            rank_keys = ctypes_mirror.buffer("long long", 8)
        end.fill_scores(self.points)
        end.fill_rank_keys(rank_keys)
        for seat in range(self.seats):
            value = 0.0
            ahead = 0
            level = 1
            for other in range(self.seats):
                if other == seat:
                    continue
                if rank_keys[other] > rank_keys[seat]:
                    ahead += 1
                elif rank_keys[other] == rank_keys[seat]:
                    level += 1
                    value += 0.5 * (1.0 - self.margin)
                else:
                    value += 1.0 - self.margin
                value += self.margin / (1.0 + exp((self.points[other] - self.points[seat]) / self.spread))
            self.value[seat] = value / (self.seats - 1)
            self.won[seat] = 0.0 if ahead else 1.0 / level

    def backpropagate(self) -> None:
        """Update the nodes of this iteration with its result."""
        tree: cython.int
        i: cython.int
        node: cython.int
        for tree in range(self.seats):
            for i in range(self.depth[tree]):
                node = self.path[tree][i]
                self.nodes[node].visits += 1
                self.nodes[node].total += self.value[self.nodes[node].seat]
        if self.depth[self.root_seat]:
            i = self.nodes[self.path[self.root_seat][0]].action
            self.root_visits[i] += 1
            self.root_points[i] += self.points[self.root_seat]
            self.root_wins[i] += self.won[self.root_seat]
