"""The table of 7 Wonders: everything that lies on it, and the small questions and changes all rules are made of.

Every change of coins goes through here and is noted, so that what events tell is what happened.

Numbers: cards 0-111, leaders 112-153 (as a leader alone 0-41); resources wood, stone, clay, ore, glass, loom,
papyrus 0-6; colours as in `vocabulary.COLOURS`. The left neighbour is the next seat. `what` in a note names a
source plus 1: see `notation.WHAT`.
"""

from __future__ import annotations

from typing import Any

import cython

from salon.games.wonders import notation
from salon.kernel.position import Position

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy
else:
    from salon.games.wonders import counter, effect, noted, use, why
    from salon.kernel import plain
    from salon.kernel.bits import bit, popcount

    State = plain.structure(__file__, "State")
    Parts = plain.structure(__file__, "Parts")
    Missing = plain.structure(__file__, "Missing")
    Ways = plain.structure(__file__, "Ways")
    Secrets = plain.structure(__file__, "Secrets")
    LeaderSlots = plain.structure(__file__, "LeaderSlots")
    Memo = plain.structure(__file__, "Memo")

FIRST_LEADER = notation.FIRST_LEADER
FIRST_STAGE = notation.FIRST_STAGE
BANK_EVENT = 5
BROWN = 0


class PartsBlock:
    """The components of one `Game`, as the rules read them."""

    parts: Any

    def __init__(self, block: bytes) -> None:
        if cython.compiled:
            if len(block) != cython.sizeof(Parts):
                raise ValueError("a block of parts has another size")
            memcpy(cython.address(self.parts), cython.cast("char*", block), cython.sizeof(Parts))
        else:
            self.parts = Parts.from_buffer_copy(block)


class Table(Position):
    """The pieces of one game, and the bookkeeping on them."""

    state: Any
    if not cython.compiled:
        parts: Any
        missing: Any
        ways: Any
        secrets: Any
        memo: Any
        slots: Any
        block_of_parts: PartsBlock

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

    def use_parts(self, game: Any, block: PartsBlock, seats: cython.int, actions: cython.int) -> None:
        """Belong to a game: its components, its seats, its action list."""
        self.game = game
        self.block_of_parts = block
        self.seats = seats
        self.actions = actions
        if cython.compiled:
            self.parts = cython.address(block.parts)
        else:
            self.parts = block.parts

    if cython.compiled:

        def __dealloc__(self) -> None:
            free(self.secrets)
            free(self.memo)

    def make_room(self) -> None:
        """Have room for drawing hidden cards anew: most positions never need it."""
        if cython.compiled:
            if self.secrets == cython.NULL:
                self.secrets = cython.cast(cython.pointer(Secrets), malloc(cython.sizeof(Secrets)))
        elif "secrets" not in self.__dict__:
            self.secrets = Secrets()

    def make_memo(self) -> None:
        """Have an empty memo."""
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

    # --- coins ----------------------------------------------------------------------------------------

    def move_coins(self, seat: cython.int, amount: cython.int, reason: cython.int, what: cython.int) -> None:
        """Give a seat coins, or take them (a negative amount)."""
        if amount:
            self.state.coins[seat] += amount
            self.note(noted.COINS, seat, amount, reason, what)

    def from_bank(
        self, seat: cython.int, amount: cython.int, reason: cython.int, what: cython.int, counted: cython.bint
    ) -> None:
        """Take coins from the bank; the first of a turn may bring one more (13.6).

        `counted` marks an amount that depends on what is counted on the table.
        """
        if amount == 0:
            return
        self.state.coins[seat] += amount
        self.note(noted.COUNTED if counted else noted.COINS, seat, amount, reason, what)
        if self.state.coins_on[seat][BANK_EVENT] and not (self.state.bank_bonus >> seat) & 1:
            self.state.bank_bonus |= 1 << seat
            self.state.coins[seat] += self.state.coins_on[seat][BANK_EVENT]
            self.note(noted.COUNTED, seat, self.state.coins_on[seat][BANK_EVENT], why.BANK, 0)

    # --- what a city holds ------------------------------------------------------------------------------

    def holds(self, seat: cython.int, low: cython.ulonglong, high: cython.ulonglong) -> cython.bint:
        """Whether the city has one of a set of cards."""
        return (self.state.city[seat][0] & low) != 0 or (self.state.city[seat][1] & high) != 0

    def stages_of(self, seat: cython.int) -> cython.int:
        """How many stages are built."""
        return popcount(self.state.built[seat])

    def victories_of(self, seat: cython.int) -> cython.int:
        """How many victory tokens a seat has."""
        return self.state.won[seat][0] + self.state.won[seat][1] + self.state.won[seat][2]

    def symbols_of(self, seat: cython.int, resource: cython.int) -> cython.int:
        """How often a resource is shown on the brown cards of a city (11.7)."""
        card: cython.int
        found: cython.int = 0
        for card in range(FIRST_LEADER):
            if self.parts.colour[card] == BROWN and self.state.city[seat][card >> 6] & bit(card & 63):
                found += self.parts.symbols[card][resource]
        return found

    def count_in(self, seat: cython.int, what_kind: cython.int, what: cython.int) -> cython.int:
        """How many of the counted things a city has."""
        colour: cython.int
        found: cython.int = 0
        if what_kind == counter.CARDS:
            for colour in range(9):
                if (what >> colour) & 1:
                    found += self.state.colours[seat][colour]
        elif what_kind == counter.STAGES:
            found = self.stages_of(seat)
        elif what_kind == counter.VICTORIES:
            found = self.victories_of(seat)
        elif what_kind == counter.DEFEATS:
            found = self.state.lost[seat]
        elif what_kind == counter.COINS:
            found = self.state.coins[seat] // what
        elif what_kind == counter.SYMBOLS:
            found = self.symbols_of(seat, what)
        elif what_kind == counter.SETS:
            found = 255
            for colour in range(9):
                if (what >> colour) & 1 and self.state.colours[seat][colour] < found:
                    found = self.state.colours[seat][colour]
        return found

    def counted(self, seat: cython.int, source: cython.int, i: cython.int) -> cython.int:
        """The amount of a counting effect: the own city, the neighbours', or all three."""
        scope: cython.int = self.parts.scope[source][i]
        kind: cython.int = self.parts.counter[source][i]
        what: cython.int = self.parts.what[source][i]
        found: cython.int = 0
        if scope & 1:
            found += self.count_in(seat, kind, what)
        if scope & 2:
            found += self.count_in(self.left(seat), kind, what)
        if scope & 4:
            found += self.count_in(self.right(seat), kind, what)
        return found * self.parts.amount[source][i]

    def leader_cost(self, seat: cython.int, leader: cython.int) -> cython.int:
        """What a leader costs this seat, with all that makes leaders cheaper (12.5)."""
        less: cython.int = self.state.leaders_less[seat]
        less += self.state.leaders_next_door[self.left(seat)]
        less += self.state.leaders_next_door[self.right(seat)]
        cost: cython.int = self.parts.coins[FIRST_LEADER + leader]
        return cost - less if cost > less else 0

    # --- stages ---------------------------------------------------------------------------------------

    def stage_options(self, seat: cython.int) -> cython.int:
        """The stages that could be built next, as a set of what `at:` names; 0 when the wonder is done.

        On a board with free order these are all that are not built; next to such a board, a copying stage
        may be any of its stages; else there is one, numbered by its place.
        """
        board: cython.int = self.state.board[seat]
        stages: cython.int = self.parts.stages[board]
        nth: cython.int = self.stages_of(seat)
        source: cython.int
        other: cython.int
        if nth == stages:
            return 0
        if self.parts.any_order[board]:
            return ((1 << stages) - 1) & ~self.state.built[seat]
        source = FIRST_STAGE + 4 * board + nth
        if self.parts.kind[source][0] == effect.COPY_STAGE:
            other = self.left(seat) if self.parts.what[source][0] == 1 else self.right(seat)
            if self.parts.any_order[self.state.board[other]]:
                return (1 << self.parts.stages[self.state.board[other]]) - 1
        return 1 << nth

    def stage_at(self, seat: cython.int, at: cython.int) -> cython.int:
        """The source of costs and effects of a stage among the options."""
        board: cython.int = self.state.board[seat]
        source: cython.int = FIRST_STAGE + 4 * board + self.place_of(seat, at)
        other: cython.int
        if self.parts.kind[source][0] != effect.COPY_STAGE:
            return source
        other = self.left(seat) if self.parts.what[source][0] == 1 else self.right(seat)
        board = self.state.board[other]
        if self.parts.any_order[board]:
            return FIRST_STAGE + 4 * board + at
        if self.parts.amount[source][0]:
            return FIRST_STAGE + 4 * board + self.parts.amount[source][0] - 1
        return FIRST_STAGE + 4 * board + self.parts.stages[board] - 1

    def place_of(self, seat: cython.int, at: cython.int) -> cython.int:
        """The place on the own board of a stage among the options."""
        return at if self.parts.any_order[self.state.board[seat]] else self.stages_of(seat)

    def under_stage(self, seat: cython.int, place: cython.int) -> cython.int:
        """The card or leader under a stage; -1 if the stage is not built."""
        when: cython.int = self.state.under[seat][place] - 1
        if when < 0:
            return -1
        if when >= 64:
            return FIRST_LEADER + self.state.leader_card[(when - 64) // 8][seat] - 1
        return self.state.left_card[when // 8][when % 8][seat] - 1

    # --- the discard pile -------------------------------------------------------------------------------

    def pile(self, half: cython.int) -> cython.ulonglong:
        """The cards 0-63 (half 0) or 64-111 (half 1) of which at least one lies in the discard pile, as a set."""
        age: cython.int
        turn: cython.int
        seat: cython.int
        card: cython.int
        i: cython.int
        found: cython.ulonglong = 0
        if cython.compiled:
            copies: cython.short[128]
        else:
            copies = plain.buffer("short", 128)
        for i in range(128):
            copies[i] = 0
        for age in range(self.state.age + 1):
            for turn in range(8):
                for seat in range(self.state.seats):
                    if (
                        self.state.left_use[age][turn][seat] == use.SOLD
                        or self.state.left_use[age][turn][seat] == use.LEFT
                    ):
                        copies[self.state.left_card[age][turn][seat] - 1] += 1
        for i in range(self.state.picked):
            if self.state.picked_card[i]:
                copies[self.state.picked_card[i] - 1] -= 1
        for i in range(64):
            card = 64 * half + i
            if copies[card] > 0:
                found |= bit(i)
        return found
