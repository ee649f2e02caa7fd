"""The position of Paris: everything on the table, and the basic changes that all rules use.

Every change of francs, points and tokens goes through the methods here and is noted, so that events and
score sheets show exactly what happened.

Districts are 0-5 in the order of `notation.DISTRICTS`; fields are `6 * district + 0..5`; places are fields 0-35 and
landmarks 36-43 (values 9-16). The named constants are in `state.pxd`.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from salon.games.paris.rules.constants import (
        EVENT_FRANCS,
        EVENT_POINTS,
        EVENT_TOKEN,
        EVENT_UNIT,
        FIELDS_IN_DISTRICT,
        LOWEST_LANDMARK_VALUE,
        NUM_DISTRICTS,
        NUM_FIELDS,
        NUM_RESOURCES,
    )
    from salon.games.paris.rules.structures import RuleTables, State


class RuleTablesHolder:
    """The components and the action list of one `Game`, as the rules read them."""

    if not cython.compiled:
        tables: RuleTables

    def __init__(self, block: bytes) -> None:
        if cython.compiled:
            if len(block) != cython.sizeof(RuleTables):
                raise ValueError("the rule tables have another size")
            memcpy(cython.address(self.tables), cython.cast("char*", block), cython.sizeof(RuleTables))
        else:
            self.tables = RuleTables.from_buffer_copy(block)


class ParisPosition(Position):
    """The pieces of one game, and the bookkeeping on them."""

    if not cython.compiled:
        state: State
        tables: RuleTables
        holder: RuleTablesHolder

    def __cinit__(self) -> None:
        if cython.compiled:
            self.block = cython.address(self.state)
            self.block_size = cython.sizeof(State)
        else:
            self.state = State()
            self.block_size = len(bytes(self.state))

    def use_tables(self, game: Any, holder: RuleTablesHolder, seats: cython.int, action_count: cython.int) -> None:
        """Use the components, seats and action list of a game."""
        self.game = game
        self.holder = holder
        self.seats = seats
        self.action_count = action_count
        if cython.compiled:
            self.tables = cython.address(holder.tables)
        else:
            self.tables = holder.tables

    # --- francs and points ---------------------------------------------------------------------------

    def receive(self, seat: cython.int, amount: cython.int, change: cython.int, piece: cython.int) -> None:
        """Give a seat francs."""
        if amount:
            self.state.francs[seat] += amount
            self.note(EVENT_FRANCS, seat, amount, change, piece)

    def pay(self, seat: cython.int, amount: cython.int, change: cython.int, piece: cython.int) -> None:
        """Take francs from a seat."""
        if amount:
            self.state.francs[seat] -= amount
            self.note(EVENT_FRANCS, seat, -amount, change, piece)

    def score(self, seat: cython.int, amount: cython.int, change: cython.int, piece: cython.int) -> None:
        """Give a seat points."""
        if amount:
            self.state.points[seat] += amount
            self.note(EVENT_POINTS, seat, amount, change, piece)

    # --- tokens, and the units that tiles give for a turn ---------------------------------------------

    def spendable(self, seat: cython.int, token: cython.int) -> cython.int:
        """How many of a token the active seat can spend: tokens, and units of tiles used this turn (12.5)."""
        return self.state.tokens[seat][token] + self.state.units[token]

    def gain_token(self, seat: cython.int, token: cython.int, change: cython.int) -> None:
        """Give a seat a real token."""
        self.state.tokens[seat][token] += 1
        self.note(EVENT_TOKEN, seat, 1, token, change)

    def gain_unit(self, seat: cython.int, token: cython.int, change: cython.int) -> None:
        """Let a tile count as a token for this turn."""
        self.state.units[token] += 1
        self.note(EVENT_UNIT, seat, 1, token, change)

    def spend_token(self, seat: cython.int, token: cython.int, change: cython.int) -> None:
        """Spend a token: units first; a real resource goes to the supply, prestige leaves the game."""
        if self.state.units[token]:
            self.state.units[token] -= 1
            self.note(EVENT_UNIT, seat, -1, token, change)
            return
        self.state.tokens[seat][token] -= 1
        if token < NUM_RESOURCES:
            self.state.supply[token] += 1
        self.note(EVENT_TOKEN, seat, -1, token, change)

    # --- places -------------------------------------------------------------------------------------

    def place_value(self, place: cython.int) -> cython.int:
        """The value of a building's field or of a landmark."""
        if place < NUM_FIELDS:
            return self.tables.field_value[place % FIELDS_IN_DISTRICT]
        return place - NUM_FIELDS + LOWEST_LANDMARK_VALUE

    def district_of(self, place: cython.int) -> cython.int:
        """The district of a field, or of a landmark on the board; NUM_DISTRICTS for a landmark in the supply."""
        district: cython.int
        if place < NUM_FIELDS:
            return place // FIELDS_IN_DISTRICT
        for district in range(NUM_DISTRICTS):
            if (self.state.landmarks_in[district] >> (place - NUM_FIELDS)) & 1:
                return district
        return NUM_DISTRICTS
