"""A card or leader and its use in 7 Wonders: placed, paid for, and what it brings (3.2)."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import moment, noted, use, why
    from salon.games.wonders.gains import bring, erect, gain, recruit
    from salon.games.wonders.payment import fill_ways
    from salon.games.wonders.standing import stand
    from salon.kernel import plain
    from salon.kernel.bits import bit

FIRST_LEADER = notation.FIRST_LEADER
FIRST_STAGE = notation.FIRST_STAGE
FREE_WAYS = len(notation.FREE_WAYS)
CHAIN, BY_STAGE, BY_LEADER = 0, 2, 3  # of `notation.FREE_WAYS`
STAGE, SELL = notation.FIRST["STAGE"], notation.FIRST["SELL"]
CHAIN_EVENT, TRADE_EVENT = 2, 4  # of `vocabulary.EVENTS`


def resolve(b: Table, who: cython.int) -> None:
    """Place, pay and gain for these seats (3.2); what each pays is found before anything is placed."""
    seat: cython.int
    piece: cython.int
    kind: cython.int
    i: cython.int
    way: cython.int
    if cython.compiled:
        source: cython.short[8]
        bank: cython.short[8]
        bought: cython.short[8]
    else:
        source = plain.buffer("short", 8)
        bank = plain.buffer("short", 8)
        bought = plain.buffer("short", 8)
    for seat in range(b.state.seats):
        source[seat] = -1
        bank[seat] = 0
        bought[seat] = 0
        if not (who >> seat) & 1 or b.state.chosen[seat] > SELL:
            continue
        if b.state.chosen[seat] > STAGE:
            source[seat] = b.stage_at(seat, b.state.at[seat] - 1)
        else:
            source[seat] = b.state.chosen[seat] - 1
        way = b.state.way[seat] - 1
        if FIRST_LEADER <= source[seat] < FIRST_STAGE:
            # found now, so that a leader does not make itself cheaper
            bank[seat] = b.leader_cost(seat, source[seat] - FIRST_LEADER)
        elif way >= FREE_WAYS and (b.state.bank[seat] or b.state.dock[seat][0] or b.state.dock[seat][1]):
            # only here can something be bought that its price does not tell
            fill_ways(b, seat, source[seat])
            for i in range(b.ways.count):
                if b.parts.way[b.ways.left[i]][b.ways.right[i]] == way:
                    bank[seat] = b.ways.bank[i]
                    bought[seat] = b.ways.bought[i]
        elif way >= FREE_WAYS:
            bought[seat] = (1 if b.parts.way_left[way] else 0) | (2 if b.parts.way_right[way] else 0)
    for seat in range(b.state.seats):
        if (who >> seat) & 1:
            piece = (b.state.chosen[seat] - 1) % STAGE
            kind = (b.state.chosen[seat] - 1) // STAGE
            place(b, seat, piece, kind)
    for seat in range(b.state.seats):
        if source[seat] >= 0:
            pay(b, seat, source[seat], b.state.way[seat] - 1, bank[seat], bought[seat])
    for seat in range(b.state.seats):
        if not (who >> seat) & 1:
            continue
        if b.state.chosen[seat] > SELL:
            i = b.parts.sale if b.state.moment != moment.RECRUIT else b.parts.leader_sale
            b.from_bank(seat, i, why.SALE, 0, False)
        elif source[seat] < FIRST_LEADER:
            bring(b, seat, source[seat])
        else:
            gain(b, seat, source[seat], False)


def place(b: Table, seat: cython.int, piece: cython.int, kind: cython.int) -> None:
    """Lay a card or leader where its use (0 build, 1 stage, 2 sale) puts it."""
    where: cython.int
    source: cython.int
    turn: cython.int = b.state.turn
    if b.state.moment == moment.LAST:
        turn = b.state.hand_size - 1
    if kind == 1:
        where = b.place_of(seat, b.state.at[seat] - 1)
        source = b.stage_at(seat, b.state.at[seat] - 1)
        b.state.built[seat] |= 1 << where
        b.state.stage_source[seat][where] = source + 1
        b.state.under[seat][where] = 8 * b.state.age + turn + 1 if piece < FIRST_LEADER else 8 * b.state.age + 65
        stand(b, seat, source)
        b.note(noted.STAGED, seat, source, piece, 0)
    elif kind == 2:
        b.note(noted.SOLD, seat, piece, 0, 0)
    if piece < FIRST_LEADER:
        take_from_hand(b, seat, piece)
        b.state.left_card[b.state.age][turn][seat] = piece + 1
        if kind == 0:
            b.state.left_use[b.state.age][turn][seat] = use.OPEN
            b.note(noted.BUILT, seat, piece, 0, 0)
            erect(b, seat, piece)
        else:
            b.state.left_use[b.state.age][turn][seat] = use.UNDER if kind == 1 else use.SOLD
    elif kind == 0:
        recruit(b, seat, piece - FIRST_LEADER)
    else:
        b.state.in_hand[seat] &= ~bit(piece - FIRST_LEADER)
        b.state.leader_card[b.state.age][seat] = piece - FIRST_LEADER + 1


def pay(b: Table, seat: cython.int, source: cython.int, way: cython.int, bank: cython.int, bought: cython.int) -> None:
    """Pay for a card, leader or stage; buying and chains may bring coins."""
    left: cython.int = 0
    right: cython.int = 0
    if FIRST_LEADER <= source < FIRST_STAGE:
        b.move_coins(seat, -bank, why.COST, source + 1)
        return
    if way < FREE_WAYS:
        if way == BY_STAGE:
            b.state.free_used[seat] |= 1
        elif way == BY_LEADER:
            b.state.free_used[seat] |= 2
        elif way == CHAIN:
            b.from_bank(seat, b.state.coins_on[seat][CHAIN_EVENT], why.EVENT, source + 1, False)
        return
    left = b.parts.way_left[way]
    right = b.parts.way_right[way]
    b.move_coins(seat, -b.parts.coins[source] - bank, why.COST, source + 1)
    b.move_coins(seat, -left - right, why.TRADE, source + 1)
    if left:
        b.state.coins[b.left(seat)] += left
        b.note(noted.INCOME, b.left(seat), left, seat, 0)
    if right:
        b.state.coins[b.right(seat)] += right
        b.note(noted.INCOME, b.right(seat), right, seat, 0)
    if bought & 1:
        b.from_bank(seat, b.state.coins_on[seat][TRADE_EVENT], why.EVENT, source + 1, False)
    if bought & 2:
        b.from_bank(seat, b.state.coins_on[seat][TRADE_EVENT], why.EVENT, source + 1, False)


def take_from_hand(b: Table, seat: cython.int, card: cython.int) -> None:
    """Take a card out of a hand; the rest closes up."""
    i: cython.int = 0
    while b.state.hand[seat][i] != card + 1:
        i += 1
    while i < 7:
        b.state.hand[seat][i] = b.state.hand[seat][i + 1]
        i += 1
    b.state.hand[seat][7] = 0
