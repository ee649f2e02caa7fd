"""Random games, inside the compiled code: for playouts, simulations and measurements, for any game."""

from __future__ import annotations

import cython

from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import lowest

MAX_STEPS = 16384
NO_END = "a random game did not end: a seat had no legal action, or there were too many steps"


class Playout:
    """Plays uniformly at random and counts: games, steps (all actions) and decisions (at least two)."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.games = self.steps = self.decisions = 0

    def finish(
        self,
        position: Position,
        rng: Rng,
        actions: cython.p_short,
        played: cython.p_short,
        room: cython.int,
    ) -> cython.int:
        """Play to the end, always with the lowest waiting seat; write the actions into `played` if it has room.

        Returns the number of steps, or -1 when the game does not end within the bound.
        """
        waiting: cython.int = position.waiting_mask()
        seat: cython.int
        choices: cython.int
        action: cython.int
        steps: cython.int = 0
        while waiting:
            if steps == MAX_STEPS:
                return -1
            seat = lowest(waiting)
            choices = position.fill_legal(seat, actions)
            if choices == 0:
                return -1
            if choices > 1:
                self.decisions += 1
                action = actions[rng.under(choices)]
            else:
                action = actions[0]
            if steps < room:
                played[steps] = action
            position.apply(seat, action)
            steps += 1
            waiting = position.waiting_mask()
        self.games += 1
        self.steps += steps
        return steps

    def play_many(
        self, opening: Position, scratch: Position, rng: Rng, games: cython.int, actions: cython.p_short
    ) -> cython.int:
        """Play many games from one opening, each with everything hidden drawn anew; -1 if one does not end."""
        i: cython.int
        for i in range(games):
            scratch.assign(opening)
            scratch.draw_hidden(-1, rng)
            if self.finish(scratch, rng, actions, actions, 0) < 0:
                return -1
        return 0

    def run(self, opening: Position, rng: Rng, games: cython.int) -> None:
        """Play many games from one opening, without Python and without its lock."""
        scratch: Position = opening.copy()
        failed: cython.int
        if cython.compiled:
            actions: cython.short[1024]
        else:
            actions = ctypes_mirror.buffer("short", 1024)
        with cython.nogil:
            failed = self.play_many(opening, scratch, rng, games, actions)
        if failed:
            raise SalonError(NO_END)

    def game(self, position: Position, rng: Rng) -> list[int]:
        """Play this position to its end and return the actions.

        They come in the order of a record: the seat is always the lowest that is waiting.
        """
        steps: cython.int
        if cython.compiled:
            actions: cython.short[1024]
            played: cython.short[16384]
        else:
            actions = ctypes_mirror.buffer("short", 1024)
            played = ctypes_mirror.buffer("short", 16384)
        steps = self.finish(position, rng, actions, played, MAX_STEPS)
        if steps < 0:
            raise SalonError(NO_END)
        return [played[i] for i in range(steps)]
