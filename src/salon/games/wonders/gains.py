"""Effects at once in 7 Wonders: coins, rights to pick or choose, losses of others; and placing what brings them."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import choice, counter, effect, noted, picker, why
    from salon.games.wonders.standing import stand
    from salon.kernel.bits import bit

FIRST_LEADER = notation.FIRST_LEADER
FIRST_STAGE = notation.FIRST_STAGE
YELLOW, BLACK, WHITE = 3, 7, 8
YELLOW_EVENT, BLACK_EVENT = 0, 1  # of `vocabulary.EVENTS`


def gain(b: Table, seat: cython.int, source: cython.int, copied: cython.bint) -> None:
    """Take what a card, leader or stage brings at once; `copied` marks a leader's effect taken from next door."""
    i: cython.int
    kind: cython.int
    amount: cython.int
    reason: cython.int = why.CARD
    if source >= FIRST_STAGE:
        reason = why.STAGE
    elif source >= FIRST_LEADER:
        reason = why.LEADER
    for i in range(b.parts.effects[source]):
        kind = b.parts.kind[source][i]
        amount = b.parts.amount[source][i]
        if kind == effect.COINS:
            b.from_bank(seat, amount, reason, source + 1, False)
        elif kind == effect.COINS_PER:
            b.from_bank(seat, b.counted(seat, source, i), reason, source + 1, True)
        elif kind == effect.COINS_NEIGHBOURS:
            b.from_bank(b.left(seat), amount, reason, source + 1, False)
            b.from_bank(b.right(seat), amount, reason, source + 1, False)
        elif kind == effect.LOSS:
            lose(b, seat, amount, b.parts.counter[source][i])
        elif kind == effect.DIPLOMACY:
            b.state.diplomats |= 1 << seat
            b.note(noted.DIPLOMACY, seat, 0, 0, 0)
        elif kind == effect.PICK:
            if copied:
                b.state.picks[picker.COURTESANS] |= 1 << seat
            elif source < FIRST_STAGE:
                b.state.picks[picker.SOLOMON] |= 1 << seat
            else:
                b.state.picks[b.parts.picker[b.state.board[seat]]] |= 1 << seat
        elif kind == effect.LAY:
            b.state.choice[seat] = choice.LAY
        elif kind == effect.RECRUIT:
            b.state.choice[seat] = choice.RECRUIT
        elif kind == effect.COPY_LEADER:
            b.state.choice[seat] = choice.COPY
        elif kind == effect.DRAW:
            draw_leaders(b, seat, amount)


def lose(b: Table, seat: cython.int, amount: cython.int, counted: cython.int) -> None:
    """All others will lose coins at the end of the turn (9.1)."""
    other: cython.int
    row: cython.int = 0
    if counted == counter.VICTORIES:
        row = 1
    elif counted == counter.STAGES:
        row = 2
    for other in range(b.state.seats):
        if other != seat:
            b.state.loss[other][row] += amount


def draw_leaders(b: Table, seat: cython.int, count: cython.int) -> None:
    """Take unused leaders into the hand, as many as are left (12.14)."""
    i: cython.int
    n: cython.int = 0
    draw: cython.int = 1 if b.state.drew[0] else 0
    for i in range(42):
        if b.state.spare[i] and n < count and n < 4:
            b.state.in_hand[seat] |= bit(b.state.spare[i] - 1)
            b.state.drawn[draw][n] = b.state.spare[i]
            b.state.spare[i] = 0
            n += 1
    b.state.drew[draw] = seat + 1
    b.state.before_draw[draw] = b.state.leaders[seat]
    b.state.drawn_when[draw] = 16 * b.state.age + (0 if b.state.course == 0 else b.state.turn + 1)
    b.note(noted.DREW, seat, n, 0, 0)


def erect(b: Table, seat: cython.int, card: cython.int) -> None:
    """Put a card into the city, with its lasting effects."""
    b.state.city[seat][card >> 6] |= bit(card & 63)
    b.state.colours[seat][b.parts.colour[card]] += 1
    stand(b, seat, card)


def bring(b: Table, seat: cython.int, card: cython.int) -> None:
    """Take what a card just put into the city brings, and the coins for its colour."""
    gain(b, seat, card, False)
    if b.parts.colour[card] == YELLOW:
        b.from_bank(seat, b.state.coins_on[seat][YELLOW_EVENT], why.EVENT, card + 1, False)
    elif b.parts.colour[card] == BLACK:
        b.from_bank(seat, b.state.coins_on[seat][BLACK_EVENT], why.EVENT, card + 1, False)


def recruit(b: Table, seat: cython.int, leader: cython.int) -> None:
    """Put a leader into play, with its lasting effects."""
    b.state.in_hand[seat] &= ~bit(leader)
    b.state.leaders[seat] |= bit(leader)
    b.state.colours[seat][WHITE] += 1
    stand(b, seat, FIRST_LEADER + leader)
    b.note(noted.RECRUITED, seat, leader, 0, 0)
