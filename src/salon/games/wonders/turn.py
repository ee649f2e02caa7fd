"""The course of 7 Wonders: choices made in secret, their reveal, and the steps in which they are resolved (3.2).

A choice of a card takes up to three actions: the card and its use, the stage where there are several, the way
to pay where there are several. `advance` goes through the steps of a turn and stops where somebody must decide.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import effect, moment, noted, use
    from salon.games.wonders.choices import choosers, make_choices
    from salon.games.wonders.conflict import fight
    from salon.games.wonders.gains import bring, erect
    from salon.games.wonders.losses import losers, settle
    from salon.games.wonders.payment import card_ways, paid_ways, payable_stages
    from salon.games.wonders.placing import resolve
    from salon.games.wonders.scoring import total
    from salon.games.wonders.standing import recount
    from salon.kernel import plain
    from salon.kernel.bits import bit, lowest, popcount

FIRST_LEADER = notation.FIRST_LEADER
FIRST_BOARD = notation.FIRST_BOARD
STAGE, SELL, KEEP = (notation.FIRST[verb] for verb in ("STAGE", "SELL", "KEEP"))
WAY, AT = (notation.FIRST[verb] for verb in ("WAY", "AT"))
DEBT, BOARD, NONE = (notation.FIRST[verb] for verb in ("DEBT", "BOARD", "NONE"))


def apply(b: Table, seat: cython.int, action: cython.int) -> cython.int:
    """Carry out a legal action; 1 if anybody learned something hidden by it, else 0."""
    if b.state.moment == moment.PICK:
        pick(b, seat, action)
        return 1
    if b.state.moment == moment.BOARDS:
        choose_board(b, seat, action - BOARD)
        return 0
    choose(b, seat, action)
    if b.state.due & ~b.state.done:
        return 0
    reveal(b)
    return 1


# --- choosing -------------------------------------------------------------------------------------------


def by_card(b: Table) -> cython.bint:
    """Whether the decision is about a card or leader and its use."""
    return b.state.moment == moment.TURN or b.state.moment == moment.RECRUIT or b.state.moment == moment.LAST


def choose(b: Table, seat: cython.int, action: cython.int) -> None:
    """Take down a choice, or a part of it, and what follows from it without a question."""
    stages: cython.int
    b.note(noted.CHOSE, seat, action, 0, 0)
    if not by_card(b):
        b.state.chosen[seat] = action + 1
        complete(b, seat)
    elif action < KEEP:
        b.state.chosen[seat] = action + 1
        if action >= SELL or (action < STAGE and action >= FIRST_LEADER):
            complete(b, seat)
            return
        if action >= STAGE:
            stages = payable_stages(b, seat)
            if popcount(stages) > 1:
                return
            b.state.at[seat] = lowest(stages) + 1
        choose_payment(b, seat)
    elif action >= AT:
        b.state.at[seat] = action - AT + 1
        choose_payment(b, seat)
    else:
        b.state.way[seat] = action - WAY + 1
        complete(b, seat)


def choose_payment(b: Table, seat: cython.int) -> None:
    """If there is only one way to pay, it is chosen."""
    n: cython.int
    if cython.compiled:
        codes: cython.short[128]
    else:
        codes = plain.buffer("short", 128)
    if b.state.at[seat]:
        n = paid_ways(b, seat, b.stage_at(seat, b.state.at[seat] - 1), codes)
    else:
        n = card_ways(b, seat, b.state.chosen[seat] - 1, codes)
    if n == 1:
        b.state.way[seat] = codes[0] + 1
        complete(b, seat)


def complete(b: Table, seat: cython.int) -> None:
    """The seat has chosen."""
    b.state.done |= 1 << seat


def open_phase(b: Table, now: cython.int, due: cython.int) -> None:
    """Ask some seats for a decision."""
    seat: cython.int
    b.state.moment = now
    b.state.due = due
    b.state.done = 0
    for seat in range(b.state.seats):
        b.state.chosen[seat] = 0
        b.state.at[seat] = 0
        b.state.way[seat] = 0


def reveal(b: Table) -> None:
    """All have chosen: resolve the choices, and go on to the next decision."""
    seat: cython.int
    now: cython.int = b.state.moment
    b.state.phase += 1
    if now == moment.DRAFT:
        draft(b)
        return
    if now == moment.CHOICES:
        make_choices(b)
    elif now == moment.DEBT:
        for seat in range(b.state.seats):
            if (b.state.due >> seat) & 1:
                settle(b, seat, b.state.chosen[seat] - 1 - DEBT)
    else:
        resolve(b, b.state.due)
    advance(b)


# --- the draft ------------------------------------------------------------------------------------------


def draft(b: Table) -> None:
    """Keep the chosen leaders and pass the rest to the right; the last one is kept without a choice (12.1)."""
    seat: cython.int
    leader: cython.int
    step: cython.int = b.state.turn
    first: cython.ulonglong
    for seat in range(b.state.seats):
        leader = b.state.chosen[seat] - 1 - KEEP
        b.state.packet[seat] &= ~bit(leader)
        b.state.in_hand[seat] |= bit(leader)
        b.state.kept[step][seat] = leader + 1
        b.note(noted.KEPT, seat, leader, 0, 0)
    first = b.state.packet[0]
    for seat in range(b.state.seats - 1):
        b.state.packet[seat] = b.state.packet[seat + 1]
    b.state.packet[b.state.seats - 1] = first
    b.state.turn += 1
    if b.state.turn < 3:
        open_phase(b, moment.DRAFT, (1 << b.state.seats) - 1)
        return
    for seat in range(b.state.seats):
        leader = lowest(b.state.packet[seat])
        b.state.packet[seat] = 0
        b.state.in_hand[seat] |= bit(leader)
        b.state.kept[3][seat] = leader + 1
        b.note(noted.KEPT, seat, leader, 0, 0)
    begin_age(b)


# --- the steps of a turn --------------------------------------------------------------------------------


def advance(b: Table) -> None:
    """Go on with the resolution of a turn until somebody must decide."""
    who: cython.int
    seat: cython.int
    who = choosers(b)
    if who:
        open_phase(b, moment.CHOICES, who)
        return
    if b.state.step == 0:
        b.state.step = 1
        if b.state.course == 2:
            who = 0
            for seat in range(b.state.seats):
                who |= b.state.last_card[seat] << seat
            if who:
                b.state.bank_bonus &= ~who
                open_phase(b, moment.LAST, who)
                return
    if b.state.step == 1:
        b.state.step = 2
        if b.state.course == 2:
            discard_last_cards(b)
    if b.state.step == 2:
        who = next_pick(b)
        if who:
            open_phase(b, moment.PICK, who)
            return
        b.state.step = 3
    if b.state.step == 3:
        b.state.step = 4
        who = losers(b)
        if who:
            open_phase(b, moment.DEBT, who)
            return
    end_turn(b)


def discard_last_cards(b: Table) -> None:
    """The last card of every hand goes face down to the discard pile (3.6)."""
    seat: cython.int
    turn: cython.int = b.state.hand_size - 1
    for seat in range(b.state.seats):
        if b.state.hand[seat][0]:
            b.state.left_card[b.state.age][turn][seat] = b.state.hand[seat][0]
            b.state.left_use[b.state.age][turn][seat] = use.LEFT
            b.note(noted.LEFT_CARD, seat, b.state.hand[seat][0] - 1, 0, 0)
            b.state.hand[seat][0] = 0


def next_pick(b: Table) -> cython.int:
    """The seat whose pick is next, as a set; rights without a discard pile are lost (7.3, 7.6)."""
    i: cython.int
    for i in range(5):
        if b.state.picks[i]:
            if b.pile(0) or b.pile(1):
                return 1 << lowest(b.state.picks[i])
            b.state.picks[i] = 0
    return 0


def pick(b: Table, seat: cython.int, action: cython.int) -> None:
    """Build a card from the discard pile, or none, and resolve all it brings."""
    i: cython.int = 0
    n: cython.int = b.state.picked
    b.state.phase += 1
    while b.state.picks[i] == 0:
        i += 1
    b.state.picks[i] &= ~(1 << seat)
    b.state.picked_seat[n] = seat
    b.state.picked_when[n] = 16 * b.state.age
    if b.state.course == 2:
        b.state.picked_when[n] += b.state.hand_size
    elif b.state.course == 1:
        b.state.picked_when[n] += b.state.turn + 1
    b.state.picked = n + 1
    if action == NONE:
        b.note(noted.PICKED_NONE, seat, 0, 0, 0)
    else:
        b.state.picked_card[n] = action + 1
        b.note(noted.PICKED, seat, action, 0, 0)
        erect(b, seat, action)
        bring(b, seat, action)
    advance(b)


# --- from turn to turn ----------------------------------------------------------------------------------


def end_turn(b: Table) -> None:
    """The turn is resolved: pass the hands, or fight and begin the next age."""
    seat: cython.int
    for seat in range(b.state.seats):
        b.state.loss[seat][0] = 0
        b.state.loss[seat][1] = 0
        b.state.loss[seat][2] = 0
    if b.state.course == 0:
        b.state.bank_bonus = 0
        deal_hands(b)
    elif b.state.course == 1:
        b.state.bank_bonus = 0
        pass_hands(b)
        b.state.turn += 1
        begin_turn(b)
    else:
        fight(b)
        b.state.bank_bonus = 0
        b.state.diplomats = 0
        if b.state.age == 2:
            finish(b)
        else:
            b.state.age += 1
            begin_age(b)


def pass_hands(b: Table) -> None:
    """To the left in the first and the third age, to the right in the second (3.5)."""
    seat: cython.int
    i: cython.int
    card: cython.int
    n: cython.int = b.state.seats
    for i in range(8):
        if b.state.age == 1:
            card = b.state.hand[0][i]
            for seat in range(n - 1):
                b.state.hand[seat][i] = b.state.hand[seat + 1][i]
            b.state.hand[n - 1][i] = card
        else:
            card = b.state.hand[n - 1][i]
            for seat in range(n - 1, 0, -1):
                b.state.hand[seat][i] = b.state.hand[seat - 1][i]
            b.state.hand[0][i] = card
    b.note(noted.PASSED, -1, 1 if b.state.age == 1 else 0, 0, 0)


def begin_age(b: Table) -> None:
    """A new age: recruiting first, if there are leaders, else the hands."""
    seat: cython.int
    who: cython.int = 0
    b.state.turn = 0
    b.state.step = 0
    b.note(noted.AGE, -1, b.state.age + 1, 0, 0)
    for seat in range(b.state.seats):
        b.state.free_used[seat] = 0
        if b.state.in_hand[seat]:
            who |= 1 << seat
    if who:
        b.state.course = 0
        open_phase(b, moment.RECRUIT, who)
    else:
        deal_hands(b)


def deal_hands(b: Table) -> None:
    """Take up the hands of the age."""
    seat: cython.int
    i: cython.int
    for seat in range(b.state.seats):
        for i in range(b.state.hand_size):
            b.state.hand[seat][i] = b.state.coming[b.state.age][seat * b.state.hand_size + i]
            b.state.coming[b.state.age][seat * b.state.hand_size + i] = 0
    begin_turn(b)


def begin_turn(b: Table) -> None:
    """All choose a card."""
    b.state.step = 0
    b.state.course = 2 if b.state.turn == b.state.hand_size - 2 else 1
    open_phase(b, moment.TURN, (1 << b.state.seats) - 1)


# --- beginning and end ----------------------------------------------------------------------------------


def choose_board(b: Table, seat: cython.int, board: cython.int) -> None:
    """Take one of the boards; both its sides are gone. After the last seat the game begins."""
    b.state.phase += 1
    b.state.board[seat] = board
    b.state.boards &= ~(1 << board)
    b.note(noted.BOARD, seat, board, 0, 0)
    if seat + 1 < b.state.seats:
        open_phase(b, moment.BOARDS, 2 << seat)
    else:
        begin(b)


def begin(b: Table) -> None:
    """All have their boards: coins, and the draft of leaders or the first age."""
    seat: cython.int
    source: cython.int
    i: cython.int
    for seat in range(b.state.seats):
        recount(b, seat)
        b.state.coins[seat] = b.parts.start_coins[b.state.with_leaders]
        source = FIRST_BOARD + b.state.board[seat]
        for i in range(b.parts.effects[source]):
            if b.parts.kind[source][i] == effect.START:
                b.state.coins[seat] += b.parts.amount[source][i]
    if b.state.with_leaders:
        open_phase(b, moment.DRAFT, (1 << b.state.seats) - 1)
    else:
        begin_age(b)


def finish(b: Table) -> None:
    """The game is over: turn up the markers and tell where all points come from."""
    seat: cython.int
    source: cython.int
    place_: cython.int
    open_phase(b, moment.OVER, 0)
    b.note(noted.OVER, -1, 0, 0, 0)
    if not b.noting:
        return
    for seat in range(b.state.seats):
        for place_ in range(4):
            source = b.state.stage_source[seat][place_] - 1
            if source >= 0 and b.parts.shows_marker[source]:
                b.note(noted.MARKER, seat, b.under_stage(seat, place_), 0, 0)
    for seat in range(b.state.seats):
        total(b, seat, True)
