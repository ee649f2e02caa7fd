"""The position: the state of a game at one decision, as a compact block of small integers, and the moves from it.

This is the contract every game keeps. A game fills in the methods of the first half; they know nothing of
Python objects, so playouts and searches run any game through them at full speed. The second half is the
public interface: it checks its arguments and never leaves a position half changed.

A position holds no generator: all chance is in the deal it was made from.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import cython

from salon.kernel import ctypes_mirror
from salon.kernel.reasons import IllegalMove, NothingToTakeBack
from salon.kernel.rng import Rng

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    import ctypes

    from salon.kernel.bits import lowest

MAX_ACTIONS = 1024
MAX_SEATS = 8
MAX_NOTES = 2048
SPECTATOR = -1
NUMBERS: tuple[int, ...] = tuple(range(MAX_ACTIONS))

# The reasons that are the same in every game; a game numbers its own from 10.
GAME_OVER = 1
NOT_WAITING = 2
NO_SUCH_ACTION = 3


class Journal:
    """What a move did, noted by the rules themselves while they do it: events are made from it."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.lines: list[tuple[int, int, int, int, int]] = []

    def add(self, kind: cython.int, seat: cython.int, a: cython.int, b: cython.int, c: cython.int) -> None:
        """Note one thing that happened."""
        if cython.compiled:
            if self.count < MAX_NOTES:
                self.notes[self.count].kind = kind
                self.notes[self.count].seat = seat
                self.notes[self.count].a = a
                self.notes[self.count].b = b
                self.notes[self.count].c = c
            self.count += 1
        else:
            self.lines.append((kind, seat, a, b, c))

    def take(self) -> list[tuple[int, int, int, int, int]]:
        """All notes since the last call, as (kind, seat, a, b, c)."""
        found: list[tuple[int, int, int, int, int]] = []
        if cython.compiled:
            if self.count > MAX_NOTES:
                raise OverflowError(f"one move made {self.count} notes; there is room for {MAX_NOTES}")
            for i in range(self.count):
                n = self.notes[i]
                found.append((n.kind, n.seat, n.a, n.b, n.c))
            self.count = 0
        else:
            found, self.lines = self.lines, found
        return found


class Position:
    """The state of a game: who must decide, what they may do, and what each action does."""

    if not cython.compiled:
        seats: int
        action_count: int
        block_size: int
        game: Any
        noting: bool = False
        journal: Journal

        def __new__(cls, *arguments: Any) -> Any:
            """A new position, empty."""
            # C runs __cinit__ of every class, base first, without arguments
            made = super().__new__(cls)
            for kind in reversed(cls.__mro__):
                if "__cinit__" in vars(kind):
                    vars(kind)["__cinit__"](made)
            return made

        def at(self) -> Any:
            """The structure of the game: what `block` points to in C."""
            return self.__dict__["state"]

    # --- what a game fills in; none of it may touch a Python object ----------------------------------

    def seat_count(self) -> cython.int:
        """How many seats the block is for."""
        return 0

    def waiting_mask(self) -> cython.int:
        """The seats that must decide now, as a bit mask; 0 when the game is over."""
        return 0

    def phase_number(self) -> cython.int:
        """How many phases have been resolved: it changes exactly when waiting choices take effect."""
        return 0

    def fill_legal(self, seat: cython.int, actions: cython.p_short) -> cython.int:
        """Write the legal actions of a waiting seat into the buffer, rising; return how many."""
        return 0

    def refuse(self, seat: cython.int, action: cython.int) -> cython.int:
        """0 if the action is legal for this waiting seat, else the number of the one reason why it is not."""
        return 0

    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Carry out a legal action; 1 if a seat learned something hidden by it, else 0."""
        return 0

    def retract(self, seat: cython.int) -> cython.int:
        """Take back the seat's own unrevealed choice; 1 if there was one, else 0."""
        return 0

    def resolve_alone(self, seat: cython.int) -> None:
        """Let the seat's own complete choice take effect, as if no other seat had chosen: for previews."""

    def fill_policy(self, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int) -> None:
        """Write the weight of each of these legal actions in playouts, at least 1."""
        i: cython.int
        for i in range(count):
            weights[i] = 1

    def sample_policy(self, seat: cython.int, actions: cython.p_short, weights: cython.p_int, rng: Rng) -> cython.int:
        """A legal action of a waiting seat, drawn by the weights of the playout policy; -1 if there is none.

        The buffers are scratch space. A game may draw an action without listing all legal ones, as long as each has
        the same probability as here.
        """
        count: cython.int = self.fill_legal(seat, actions)
        chosen: cython.int = -1
        if count == 1:
            chosen = actions[0]
        elif count:
            self.fill_policy(seat, actions, count, weights)
            chosen = actions[rng.weighted(weights, count)]
        return chosen

    def fill_scores(self, scores: cython.p_int) -> None:
        """Write the points of every seat into the buffer."""

    def fill_rank_keys(self, rank_keys: cython.p_longlong) -> None:
        """Write one number for every seat: more is better by all tie-breaks, equal is shared."""

    def draw_hidden(self, seat: cython.int, rng: Rng) -> None:
        """Draw anew everything the seat (or a spectator, -1) cannot know."""

    def blank(self) -> Position:
        """A new position of the same game, not yet filled."""
        return self

    # --- what is the same for all games ------------------------------------------------------------

    def assign(self, other: Position) -> None:
        """Become equal to another position of the same game."""
        if cython.compiled:
            memcpy(self.block, other.block, self.block_size)
        else:
            ctypes.memmove(ctypes.addressof(self.at()), ctypes.addressof(other.at()), self.block_size)

    def note(self, kind: cython.int, seat: cython.int, a: cython.int, b: cython.int, c: cython.int) -> None:
        """Note what happens, if notes are wanted."""
        if self.noting:
            self.journal.add(kind, seat, a, b, c)

    def refusal(self, seat: cython.int, action: cython.int) -> cython.int:
        """0 if the action is legal for the seat now, else the number of the reason."""
        waiting: cython.int = self.waiting_mask()
        if waiting == 0:
            return GAME_OVER
        if seat < 0 or seat >= self.seats or not (waiting >> seat) & 1:
            return NOT_WAITING
        if action < 0 or action >= self.action_count:
            return NO_SUCH_ACTION
        return self.refuse(seat, action)

    # --- the public interface ---------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """The seats that must decide now, as a bit mask; 0 when the game is over."""
        return self.waiting_mask()

    @property
    def to_act(self) -> int:
        """The lowest seat that must decide now, whose move comes next in a record; -1 when the game is over."""
        waiting: cython.int = self.waiting_mask()
        return lowest(waiting) if waiting else -1

    @property
    def phase(self) -> int:
        """How many phases have been resolved so far."""
        return self.phase_number()

    def legal(self, seat: cython.int) -> list[int]:
        """All actions the seat may take now, rising; empty exactly for a seat that is not waiting."""
        i: cython.int
        n: cython.int
        if cython.compiled:
            actions: cython.short[1024]
        else:
            actions = ctypes_mirror.buffer("short", MAX_ACTIONS)
        if seat < 0 or seat >= self.seats or not (self.waiting_mask() >> seat) & 1:
            return []
        n = self.fill_legal(seat, actions)
        # The hot path of stepwise play: a list of its final length at once, of numbers that exist already.
        found: list[int] = [0] * n
        for i in range(n):
            found[i] = NUMBERS[actions[i]]
        return found

    def play(self, seat: cython.int, action: cython.int) -> bool:
        """Carry out an action; True if a seat learned something hidden by it.

        Raises IllegalMove, and changes nothing, when the action is not legal for the seat.
        """
        if self.refusal(seat, action) != 0:
            raise IllegalMove(self.game.why_not(self, seat, action), seat, self.game.actions.name(action))
        return self.apply(seat, action) != 0

    def refusal_code(self, seat: cython.int, action: cython.int) -> int:
        """0 if the action is legal for the seat now, else the number of the reason (see `Game.reasons`)."""
        return self.refusal(seat, action)

    def take_back(self, seat: cython.int) -> None:
        """Take back the seat's own choice that is not revealed yet."""
        if seat < 0 or seat >= self.seats or not self.retract(seat):
            raise NothingToTakeBack(seat)

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        other: Position = self.blank()
        other.assign(self)
        return other

    def policy_weights(self, seat: cython.int) -> dict[int, int]:
        """The weight of each legal action of a waiting seat in playouts."""
        count: cython.int
        if cython.compiled:
            actions: cython.short[1024]
            weights: cython.int[1024]
        else:
            actions, weights = ctypes_mirror.buffer("short", MAX_ACTIONS), ctypes_mirror.buffer("int", MAX_ACTIONS)
        if not 0 <= seat < self.seats or not (self.waiting_mask() >> seat) & 1:
            return {}
        count = self.fill_legal(seat, actions)
        self.fill_policy(seat, actions, count, weights)
        return {actions[i]: weights[i] for i in range(count)}

    def sample_action(self, seat: cython.int, rng: Rng) -> int:
        """A legal action of a waiting seat, drawn by the weights of the playout policy."""
        if cython.compiled:
            actions: cython.short[1024]
            weights: cython.int[1024]
        else:
            actions, weights = ctypes_mirror.buffer("short", MAX_ACTIONS), ctypes_mirror.buffer("int", MAX_ACTIONS)
        if not 0 <= seat < self.seats or not (self.waiting_mask() >> seat) & 1:
            raise ValueError(f"seat {seat} has nothing to decide")
        return self.sample_policy(seat, actions, weights, rng)

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        if cython.compiled:
            scores: cython.int[8]
        else:
            scores = ctypes_mirror.buffer("int", MAX_SEATS)
        self.fill_scores(scores)
        return [scores[i] for i in range(self.seats)]

    def ranking(self) -> list[int]:
        """The place of every seat by all tie-breaks, 1 for first; equal seats share a place."""
        if cython.compiled:
            rank_keys: cython.longlong[8]
        else:
            rank_keys = ctypes_mirror.buffer("long long", MAX_SEATS)
        self.fill_rank_keys(rank_keys)
        values = [rank_keys[i] for i in range(self.seats)]
        return [1 + sum(other > value for other in values) for value in values]

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Become a world this seat (None: a spectator) cannot tell from the true one, drawn uniformly.

        The result depends only on what the seat knows and on `rng`.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: this game has the seats 0 to {self.seats - 1}")
        self.draw_hidden(SPECTATOR if seat is None else seat, rng)

    def known_to(self, seat: int | None, rng: Rng) -> Position:
        """A re-dealt copy: the only thing that a player in this process is ever given."""
        known = self.copy()
        known.redeal(seat, rng)
        return known

    def play_and_note(self, seat: cython.int, action: cython.int) -> tuple[bool, list[tuple[int, int, int, int, int]]]:
        """Carry out an action like `play`; also returns what it did, as the rules noted it.

        Raises IllegalMove, and changes nothing, when the action is not legal for the seat.
        """
        revealed: cython.int
        if self.refusal(seat, action) != 0:
            raise IllegalMove(self.game.why_not(self, seat, action), seat, self.game.actions.name(action))
        self.journal = Journal()
        self.noting = True
        revealed = self.apply(seat, action)
        self.noting = False
        return revealed != 0, self.journal.take()

    def resolve_alone_and_note(self, seat: cython.int) -> list[tuple[int, int, int, int, int]]:
        """Return what the seat's complete choice will do, as far as it does not depend on the others.

        The position is changed to something no game reaches: use a copy.
        """
        self.journal = Journal()
        self.noting = True
        self.resolve_alone(seat)
        self.noting = False
        return self.journal.take()

    # --- as bytes ----------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The block: the same bytes for equal positions, compiled or not."""
        if cython.compiled:
            return cython.cast("char*", self.block)[: self.block_size]
        return bytes(self.at())

    def load(self, block: Any) -> None:
        """Become the position of a block, given as bytes or as an edited `snapshot()`."""
        data: bytes = bytes(block)
        before: bytes = self.to_bytes()
        if len(data) != self.block_size:
            raise ValueError(f"a position of this game has {self.block_size} bytes, not {len(data)}")
        self._fill(data)
        if self.seat_count() != self.seats:
            self._fill(before)
            raise ValueError(f"a position of this game has {self.seats} seats")

    def _fill(self, data: bytes) -> None:
        if cython.compiled:
            memcpy(self.block, cython.cast("char*", data), self.block_size)
        else:
            ctypes.memmove(ctypes.addressof(self.at()), data, self.block_size)

    def snapshot(self) -> Any:
        """A copy of the block whose fields can be read by name from Python (the whole, true world)."""
        return self.game.state_type.from_buffer_copy(self.to_bytes())

    def digest(self) -> str:
        """A short text that is the same for equal positions on every machine."""
        values = json.dumps(ctypes_mirror.as_python(self.snapshot()), separators=(",", ":"))
        return hashlib.sha256(values.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.game is other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())
