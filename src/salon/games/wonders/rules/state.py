"""The position of 7 Wonders: everything on the table, and the basic queries and changes that all rules use.

Every change of coins goes through the methods here and is noted, so that events show exactly what happened.

Cards are 0-111, leaders 112-153 (as a leader alone 0-41). The left neighbour is the next seat. A piece in a note is a
source plus 1 (see `notation.PIECE_IDS`). The named constants are in `state.pxd`.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy
else:
    from salon.games.wonders.rules.constants import (
        CHANGE_BANK,
        COLOUR_BROWN,
        COUNTER_CARDS,
        COUNTER_COINS,
        COUNTER_DEFEATS,
        COUNTER_SETS,
        COUNTER_STAGES,
        COUNTER_SYMBOLS,
        COUNTER_VICTORIES,
        EVENT_COINS,
        EVENT_COUNTED,
        EVENT_POINTS,
        NUM_CARDS,
        NUM_COLOURS,
        PHASE_LAST,
        PHASE_RECRUIT,
        PHASE_TURN,
        PIECE_NONE,
        SCOPE_LEFT,
        SCOPE_OWN,
        SCOPE_RIGHT,
        TRIGGER_BANK,
    )
    from salon.games.wonders.rules.structures import LeaderSlots, Memo, Missing, RuleTables, Secrets, State, Ways
    from salon.kernel.bits import bit, lowest, popcount


class RuleTablesHolder:
    """The components of one `Game`, as the rules read them."""

    if not cython.compiled:
        tables: RuleTables

    def __init__(self, block: bytes) -> None:
        if cython.compiled:
            if len(block) != cython.sizeof(RuleTables):
                raise ValueError("the rule tables have another size")
            memcpy(cython.address(self.tables), cython.cast("char*", block), cython.sizeof(RuleTables))
        else:
            self.tables = RuleTables.from_buffer_copy(block)


class WondersPosition(Position):
    """The pieces of one game, and the bookkeeping on them."""

    if not cython.compiled:
        state: State
        tables: RuleTables
        missing: Missing
        ways: Ways
        secrets: Secrets
        memo: Memo
        slots: LeaderSlots
        holder: RuleTablesHolder

    def __cinit__(self) -> None:
        if cython.compiled:
            self.block = cython.address(self.state)
            self.block_size = cython.sizeof(State)
        else:
            self.state = State()
            self.block_size = len(bytes(self.state))
            self.missing = Missing()
            self.ways = Ways()
            self.slots = LeaderSlots()

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

    # --- scratch memory -------------------------------------------------------------------------------

    if cython.compiled:

        def __dealloc__(self) -> None:
            free(self.secrets)
            free(self.memo)

    def allocate_secrets(self) -> None:
        """Allocate memory for drawing hidden cards anew; most positions never need it."""
        if cython.compiled:
            if self.secrets == cython.NULL:
                self.secrets = cython.cast(cython.pointer(Secrets), malloc(cython.sizeof(Secrets)))
        elif "secrets" not in self.__dict__:
            self.secrets = Secrets()

    def clear_memo(self) -> None:
        """Allocate the memo if necessary, and clear it."""
        i: cython.int
        if cython.compiled:
            if self.memo == cython.NULL:
                self.memo = cython.cast(cython.pointer(Memo), malloc(cython.sizeof(Memo)))
            for i in range(16384):
                self.memo.key[i] = 0
        else:
            self.memo = Memo()

    # --- neighbours -----------------------------------------------------------------------------------

    def left(self, seat: cython.int) -> cython.int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.state.seats else 0

    def right(self, seat: cython.int) -> cython.int:
        """The seat before."""
        return seat - 1 if seat else self.state.seats - 1

    # --- coins and points -------------------------------------------------------------------------------

    def move_coins(self, seat: cython.int, amount: cython.int, change: cython.int, piece: cython.int) -> None:
        """Give a seat coins, or take them (a negative amount)."""
        if amount:
            self.state.coins[seat] += amount
            self.note(EVENT_COINS, seat, amount, change, piece)

    def receive_from_bank(
        self, seat: cython.int, amount: cython.int, change: cython.int, piece: cython.int, counted: cython.bint
    ) -> None:
        """Take coins from the bank; the first of a turn may bring one more (13.9).

        `counted` marks an amount that depends on what is counted on the table.
        """
        if amount == 0:
            return
        self.state.coins[seat] += amount
        self.note(EVENT_COUNTED if counted else EVENT_COINS, seat, amount, change, piece)
        if self.state.coins_on[seat][TRIGGER_BANK] and not (self.state.bank_bonus_paid >> seat) & 1:
            self.state.bank_bonus_paid |= 1 << seat
            self.state.coins[seat] += self.state.coins_on[seat][TRIGGER_BANK]
            self.note(EVENT_COUNTED, seat, self.state.coins_on[seat][TRIGGER_BANK], CHANGE_BANK, PIECE_NONE)

    def note_points(self, seat: cython.int, points: cython.int, change: cython.int, piece: cython.int) -> None:
        """Note points, if there are any."""
        if points:
            self.note(EVENT_POINTS, seat, points, change, piece)

    # --- what a city has --------------------------------------------------------------------------------

    def owns_any(self, seat: cython.int, low: cython.ulonglong, high: cython.ulonglong) -> cython.bint:
        """Whether the city has one of a set of cards."""
        return (self.state.city[seat][0] & low) != 0 or (self.state.city[seat][1] & high) != 0

    def count_stages(self, seat: cython.int) -> cython.int:
        """How many stages are built."""
        return popcount(self.state.stages_built[seat])

    def victory_tokens(self, seat: cython.int) -> cython.int:
        """How many victory tokens a seat has."""
        return self.state.victories[seat][0] + self.state.victories[seat][1] + self.state.victories[seat][2]

    def resource_symbols(self, seat: cython.int, resource: cython.int) -> cython.int:
        """How often a resource is shown on the brown cards of a city (11.7)."""
        card: cython.int
        found: cython.int = 0
        for card in range(NUM_CARDS):
            if self.tables.colour[card] == COLOUR_BROWN and self.state.city[seat][card >> 6] & bit(card & 63):
                found += self.tables.shown_resources[card][resource]
        return found

    def count_things(self, seat: cython.int, counter: cython.int, what: cython.int) -> cython.int:
        """How many of the counted things a city has."""
        colour: cython.int
        found: cython.int = 0
        if counter == COUNTER_CARDS:
            for colour in range(NUM_COLOURS):
                if (what >> colour) & 1:
                    found += self.state.cards_of_colour[seat][colour]
        elif counter == COUNTER_STAGES:
            found = self.count_stages(seat)
        elif counter == COUNTER_VICTORIES:
            found = self.victory_tokens(seat)
        elif counter == COUNTER_DEFEATS:
            found = self.state.defeats[seat]
        elif counter == COUNTER_COINS:
            found = self.state.coins[seat] // what
        elif counter == COUNTER_SYMBOLS:
            found = self.resource_symbols(seat, what)
        elif counter == COUNTER_SETS:
            found = 255
            for colour in range(NUM_COLOURS):
                if (what >> colour) & 1 and self.state.cards_of_colour[seat][colour] < found:
                    found = self.state.cards_of_colour[seat][colour]
        return found

    def effect_total(self, seat: cython.int, source: cython.int, i: cython.int) -> cython.int:
        """The amount of a counting effect: in the seat's own city, its neighbours' cities, or all three."""
        scope: cython.int = self.tables.effect_scope[source][i]
        counter: cython.int = self.tables.effect_counter[source][i]
        what: cython.int = self.tables.effect_what[source][i]
        found: cython.int = 0
        if scope & SCOPE_OWN:
            found += self.count_things(seat, counter, what)
        if scope & SCOPE_LEFT:
            found += self.count_things(self.left(seat), counter, what)
        if scope & SCOPE_RIGHT:
            found += self.count_things(self.right(seat), counter, what)
        return found * self.tables.effect_amount[source][i]


def is_card_phase(position: WondersPosition) -> cython.bint:
    """Whether the pending decision is about a card or leader and its use."""
    return position.state.phase in (PHASE_TURN, PHASE_RECRUIT, PHASE_LAST)


def fill_set(members: cython.ulonglong, first: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append one action for each member of a set; return the new count."""
    while members:
        actions[count] = first + lowest(members)
        members &= members - 1
        count += 1
    return count
