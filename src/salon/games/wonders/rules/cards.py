"""A card or leader of the hand and its use: choosing it, and carrying it out (rules 3.1-4.3)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_SELL,
        ACTION_STAGE,
        BOUGHT_LEFT,
        BOUGHT_RIGHT,
        CHANGE_COST,
        CHANGE_EVENT,
        CHANGE_SALE,
        CHANGE_TRADE,
        DO_BUILD,
        DO_SELL,
        DO_STAGE,
        EVENT_BUILT,
        EVENT_INCOME,
        EVENT_SOLD,
        EVENT_STAGED,
        FIRST_LEADER,
        FIRST_STAGE,
        FREE_BY_LEADER,
        FREE_BY_STAGE,
        LEADER_FACE_DOWN,
        MAX_HAND,
        NUM_FREE_WAYS,
        PHASE_LAST,
        PHASE_RECRUIT,
        REASON_CARD_CHOSEN,
        REASON_LEADER_COINS,
        REASON_NOT_IN_HAND,
        REASON_SAME_NAME,
        REASON_WRONG_MOMENT,
        TRIGGER_CHAIN,
        TRIGGER_TRADE,
        TURNS_IN_AGE,
        USE_OPEN,
        USE_SOLD,
        USE_UNDER,
        WAY_BY_LEADER,
        WAY_BY_STAGE,
        WAY_CHAIN,
    )
    from salon.games.wonders.rules.immediate_effects import add_to_city, apply_card_effects, apply_effects
    from salon.games.wonders.rules.leaders import leader_cost, put_leader_in_play
    from salon.games.wonders.rules.payment import can_build, fill_ways, refuse_cost
    from salon.games.wonders.rules.permanent_effects import start_effects
    from salon.games.wonders.rules.stages import payable_stages, refuse_stage, stage_index, stage_source
    from salon.games.wonders.rules.state import is_card_phase
    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import bit


def fill_uses(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every card of the hand: built, put under a stage, sold. A hand is rising, so equal cards are side by side."""
    i: cython.int
    card: cython.int
    before: cython.int = 0
    n: cython.int = 0
    for i in range(MAX_HAND):
        card = position.state.hand[seat][i]
        if card == 0:
            break
        if card != before and can_build(position, seat, card - 1):
            actions[n] = card - 1
            n += 1
        before = card
    if payable_stages(position, seat):
        n = fill_hand(position, seat, ACTION_STAGE, actions, n)
    return fill_hand(position, seat, ACTION_SELL, actions, n)


def fill_hand(
    position: WondersPosition, seat: cython.int, first: cython.int, actions: cython.p_short, n: cython.int
) -> cython.int:
    """One action for each different card of the hand."""
    i: cython.int
    card: cython.int
    before: cython.int = 0
    for i in range(MAX_HAND):
        card = position.state.hand[seat][i]
        if card == 0:
            break
        if card != before:
            actions[n] = first + card - 1
            n += 1
        before = card
    return n


def has_piece(position: WondersPosition, seat: cython.int, piece: cython.int) -> cython.bint:
    """Whether a card, or while recruiting a leader, is in the hand."""
    i: cython.int
    if piece >= FIRST_LEADER:
        return (
            position.state.phase == PHASE_RECRUIT
            and (position.state.leaders_in_hand[seat] & bit(piece - FIRST_LEADER)) != 0
        )
    if position.state.phase == PHASE_RECRUIT:
        return False
    for i in range(MAX_HAND):
        if position.state.hand[seat][i] == piece + 1:
            return True
    return False


def refuse_use(position: WondersPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why a piece of the hand may not be built, put under a stage or sold."""
    piece: cython.int = action % ACTION_STAGE
    use: cython.int = action // ACTION_STAGE
    if not is_card_phase(position):
        return REASON_WRONG_MOMENT
    if position.state.chosen[seat]:
        return REASON_CARD_CHOSEN
    if not has_piece(position, seat, piece):
        return REASON_NOT_IN_HAND
    if use == DO_SELL:
        return 0
    if use == DO_STAGE:
        return refuse_stage(position, seat)
    if piece >= FIRST_LEADER:
        if leader_cost(position, seat, piece - FIRST_LEADER) > position.state.coins[seat]:
            return REASON_LEADER_COINS
        return 0
    if position.owns_any(seat, position.tables.same_name[piece][0], position.tables.same_name[piece][1]):
        return REASON_SAME_NAME
    return 0 if can_build(position, seat, piece) else refuse_cost(position, seat, piece)


def resolve_cards(position: WondersPosition, seats: cython.int) -> None:
    """Place, pay and gain for these seats (3.2); what each pays is computed before anything is placed."""
    seat: cython.int
    piece: cython.int
    use: cython.int
    i: cython.int
    way: cython.int
    if cython.compiled:
        source: cython.short[8]
        bank: cython.short[8]
        bought: cython.short[8]
    else:
        source = ctypes_mirror.buffer("short", 8)
        bank = ctypes_mirror.buffer("short", 8)
        bought = ctypes_mirror.buffer("short", 8)
    for seat in range(position.state.seats):
        source[seat] = -1
        bank[seat] = 0
        bought[seat] = 0
        if not (seats >> seat) & 1 or position.state.chosen[seat] > ACTION_SELL:
            continue
        if position.state.chosen[seat] > ACTION_STAGE:
            source[seat] = stage_source(position, seat, position.state.chosen_stage[seat] - 1)
        else:
            source[seat] = position.state.chosen[seat] - 1
        way = position.state.chosen_way[seat] - 1
        if FIRST_LEADER <= source[seat] < FIRST_STAGE:
            # computed now, so that a leader does not make itself cheaper
            bank[seat] = leader_cost(position, seat, source[seat] - FIRST_LEADER)
        elif way >= NUM_FREE_WAYS and (
            position.state.bank_price[seat]
            or position.state.first_discount[seat][0]
            or position.state.first_discount[seat][1]
        ):
            # only with these effects does the price not show what was bought from whom
            fill_ways(position, seat, source[seat])
            for i in range(position.ways.count):
                if position.tables.way[position.ways.left[i]][position.ways.right[i]] == way:
                    bank[seat] = position.ways.bank[i]
                    bought[seat] = position.ways.bought[i]
        elif way >= NUM_FREE_WAYS:
            bought[seat] = (BOUGHT_LEFT if position.tables.way_left[way] else 0) | (
                BOUGHT_RIGHT if position.tables.way_right[way] else 0
            )
    for seat in range(position.state.seats):
        if (seats >> seat) & 1:
            piece = (position.state.chosen[seat] - 1) % ACTION_STAGE
            use = (position.state.chosen[seat] - 1) // ACTION_STAGE
            place_piece(position, seat, piece, use)
    for seat in range(position.state.seats):
        if source[seat] >= 0:
            pay_for(position, seat, source[seat], position.state.chosen_way[seat] - 1, bank[seat], bought[seat])
    for seat in range(position.state.seats):
        if (seats >> seat) & 1:
            gain_for_use(position, seat, source[seat])


def gain_for_use(position: WondersPosition, seat: cython.int, source: cython.int) -> None:
    """The coins for a card or leader that was sold, or the effects of what was built."""
    coins: cython.int
    if position.state.chosen[seat] > ACTION_SELL:
        coins = position.tables.sale_coins
        if position.state.phase == PHASE_RECRUIT:
            coins = position.tables.leader_sale_coins
        position.receive_from_bank(seat, coins, CHANGE_SALE, 0, False)
    elif source < FIRST_LEADER:
        apply_card_effects(position, seat, source)
    else:
        apply_effects(position, seat, source, False)


def place_piece(position: WondersPosition, seat: cython.int, piece: cython.int, use: cython.int) -> None:
    """Move a card or leader from the hand to where its use puts it."""
    where: cython.int
    source: cython.int
    turn: cython.int = position.state.turn
    if position.state.phase == PHASE_LAST:
        turn = position.state.hand_size - 1
    if use == DO_STAGE:
        where = stage_index(position, seat, position.state.chosen_stage[seat] - 1)
        source = stage_source(position, seat, position.state.chosen_stage[seat] - 1)
        position.state.stages_built[seat] |= 1 << where
        position.state.stage_source[seat][where] = source + 1
        position.state.under_stage[seat][where] = (
            TURNS_IN_AGE * position.state.age + (turn if piece < FIRST_LEADER else LEADER_FACE_DOWN) + 1
        )
        start_effects(position, seat, source)
        position.note(EVENT_STAGED, seat, source, piece, 0)
    elif use == DO_SELL:
        position.note(EVENT_SOLD, seat, piece, 0, 0)
    if piece < FIRST_LEADER:
        take_from_hand(position, seat, piece)
        position.state.played_card[position.state.age][turn][seat] = piece + 1
        if use == DO_BUILD:
            position.state.played_use[position.state.age][turn][seat] = USE_OPEN
            position.note(EVENT_BUILT, seat, piece, 0, 0)
            add_to_city(position, seat, piece)
        else:
            position.state.played_use[position.state.age][turn][seat] = USE_UNDER if use == DO_STAGE else USE_SOLD
    elif use == DO_BUILD:
        put_leader_in_play(position, seat, piece - FIRST_LEADER)
    else:
        position.state.leaders_in_hand[seat] &= ~bit(piece - FIRST_LEADER)
        position.state.leader_face_down[position.state.age][seat] = piece - FIRST_LEADER + 1


def pay_for(
    position: WondersPosition,
    seat: cython.int,
    source: cython.int,
    way: cython.int,
    bank: cython.int,
    bought: cython.int,
) -> None:
    """Pay for a card, leader or stage; buying and chains may bring coins."""
    left: cython.int = 0
    right: cython.int = 0
    if FIRST_LEADER <= source < FIRST_STAGE:
        position.move_coins(seat, -bank, CHANGE_COST, source + 1)
        return
    if way < NUM_FREE_WAYS:
        if way == WAY_BY_STAGE:
            position.state.free_used[seat] |= FREE_BY_STAGE
        elif way == WAY_BY_LEADER:
            position.state.free_used[seat] |= FREE_BY_LEADER
        elif way == WAY_CHAIN:
            position.receive_from_bank(
                seat, position.state.coins_on[seat][TRIGGER_CHAIN], CHANGE_EVENT, source + 1, False
            )
        return
    left = position.tables.way_left[way]
    right = position.tables.way_right[way]
    position.move_coins(seat, -position.tables.cost_coins[source] - bank, CHANGE_COST, source + 1)
    position.move_coins(seat, -left - right, CHANGE_TRADE, source + 1)
    if left:
        position.state.coins[position.left(seat)] += left
        position.note(EVENT_INCOME, position.left(seat), left, seat, 0)
    if right:
        position.state.coins[position.right(seat)] += right
        position.note(EVENT_INCOME, position.right(seat), right, seat, 0)
    if bought & BOUGHT_LEFT:
        position.receive_from_bank(seat, position.state.coins_on[seat][TRIGGER_TRADE], CHANGE_EVENT, source + 1, False)
    if bought & BOUGHT_RIGHT:
        position.receive_from_bank(seat, position.state.coins_on[seat][TRIGGER_TRADE], CHANGE_EVENT, source + 1, False)


def take_from_hand(position: WondersPosition, seat: cython.int, card: cython.int) -> None:
    """Take a card out of a hand; the rest closes up."""
    i: cython.int = 0
    while position.state.hand[seat][i] != card + 1:
        i += 1
    while i < MAX_HAND - 1:
        position.state.hand[seat][i] = position.state.hand[seat][i + 1]
        i += 1
    position.state.hand[seat][MAX_HAND - 1] = 0
