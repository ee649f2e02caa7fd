"""The board of Paris: everything that lies on the table, and the small changes all rules are made of.

Every change of francs, points and tokens goes through here and is noted, so that what events tell, and
what a score sheet adds up, is what happened.

Numbers: districts 0-5 in the order of `notation.DISTRICTS`; fields `6 * district + 0..5`; landmarks 0-7 for
the values 9-16; places are fields 0-35 and landmarks 36-43; tokens wood, marble, gold, bronze, silver, gold
prestige 0-5. `what` in a note names a piece: see `notation.WHAT`.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from salon.games.paris import effect, noted
    from salon.kernel import plain

    State = plain.structure(__file__, "State")
    Parts = plain.structure(__file__, "Parts")


class PartsTable:
    """The components and the action list of one `Game`, as the rules read them."""

    parts: Any

    def __init__(self, block: bytes) -> None:
        if cython.compiled:
            if len(block) != cython.sizeof(Parts):
                raise ValueError("a block of parts has another size")
            memcpy(cython.address(self.parts), cython.cast("char*", block), cython.sizeof(Parts))
        else:
            self.parts = Parts.from_buffer_copy(block)


class Board(Position):
    """The pieces of one game, and the bookkeeping on them."""

    state: Any
    if not cython.compiled:
        parts: Any
        table: PartsTable

    def __cinit__(self) -> None:
        if cython.compiled:
            self.block = cython.address(self.state)
            self.block_size = cython.sizeof(State)
        else:
            self.state = State()
            self.block_size = len(bytes(self.state))

    def use_parts(self, game: Any, table: PartsTable, seats: cython.int, actions: cython.int) -> None:
        """Belong to a game: its components, its seats, its action list."""
        self.game = game
        self.table = table
        self.seats = seats
        self.actions = actions
        if cython.compiled:
            self.parts = cython.address(table.parts)
        else:
            self.parts = table.parts

    # --- francs and points ---------------------------------------------------------------------------

    def pay(self, seat: cython.int, amount: cython.int, reason: cython.int, what: cython.int) -> None:
        """Give a seat francs, or take them (a negative amount)."""
        if amount:
            self.state.francs[seat] += amount
            self.note(noted.FRANCS, seat, amount, reason, what)

    def score(self, seat: cython.int, amount: cython.int, reason: cython.int, what: cython.int) -> None:
        """Give a seat points."""
        if amount:
            self.state.points[seat] += amount
            self.note(noted.POINTS, seat, amount, reason, what)

    # --- tokens, and the units that tiles stand for during a turn -------------------------------------

    def available(self, seat: cython.int, token: cython.int) -> cython.int:
        """How many of a token the active seat can spend: tokens, and units of tiles used this turn."""
        return self.state.tokens[seat][token] + self.state.units[token]

    def gain(self, seat: cython.int, token: cython.int, reason: cython.int) -> None:
        """Give a seat a real token."""
        self.state.tokens[seat][token] += 1
        self.note(noted.TOKEN, seat, 1, token, reason)

    def give_unit(self, seat: cython.int, token: cython.int, reason: cython.int) -> None:
        """Let a tile count as a token for this turn."""
        self.state.units[token] += 1
        self.note(noted.UNIT, seat, 1, token, reason)

    def pair_class(self) -> cython.int:
        """The first token of the three that make pairs now: resources for one tile, prestige for the other."""
        return 3 if self.parts.effect[self.state.giving] == effect.PAIRS_PRESTIGE else 0

    def lose(self, seat: cython.int, token: cython.int, reason: cython.int) -> None:
        """Spend one of a token: a unit first; a real resource goes to the supply, prestige leaves the game."""
        if self.state.units[token]:
            self.state.units[token] -= 1
            self.note(noted.UNIT, seat, -1, token, reason)
            return
        self.state.tokens[seat][token] -= 1
        if token < 3:
            self.state.supply[token] += 1
        self.note(noted.TOKEN, seat, -1, token, reason)

    # --- places -------------------------------------------------------------------------------------

    def place_value(self, place: cython.int) -> cython.int:
        """The value of a building's field or of a landmark."""
        return self.parts.value[place % 6] if place < 36 else place - 27

    def district_of(self, place: cython.int) -> cython.int:
        """The district of a field, or of a landmark on the board."""
        district: cython.int
        if place < 36:
            return place // 6
        for district in range(6):
            if (self.state.row[district] >> (place - 36)) & 1:
                return district
        return 6

    # --- end-game tiles -----------------------------------------------------------------------------

    def mark_end_tiles(self) -> None:
        """Note for every seat which kinds of end-game tiles it can still use: derived from what was taken."""
        i: cython.int
        for i in range(4):
            self.state.end_mask[i] = 0
        for i in range(self.state.taken):
            if not (self.state.turned >> i) & 1:
                self.state.end_mask[self.state.taken_by[i]] |= 1 << self.state.taken_kind[i]
