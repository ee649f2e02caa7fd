"""The legal actions of 7 Wonders, written straight into a buffer in rising order: the hot path of random play.

`refusals.py` decides the same question for one action with its reason; the conformance tests compare the two
for every action of the list.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import choice, moment
    from salon.games.wonders.choices import leaders_next_door
    from salon.games.wonders.losses import loss_of
    from salon.games.wonders.payment import can_build, card_ways, paid_ways, payable_stages
    from salon.games.wonders.turn import by_card
    from salon.kernel.bits import lowest

FIRST_LEADER = notation.FIRST_LEADER
STAGE, SELL, KEEP = (notation.FIRST[verb] for verb in ("STAGE", "SELL", "KEEP"))
LAY, COPY, WAY, AT = (notation.FIRST[verb] for verb in ("LAY", "COPY", "WAY", "AT"))
DEBT, BOARD, NONE = (notation.FIRST[verb] for verb in ("DEBT", "BOARD", "NONE"))


def fill(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """All legal actions of a waiting seat."""
    now: cython.int = b.state.moment
    debt: cython.int
    loss: cython.int
    n: cython.int = 0
    if by_card(b):
        if b.state.chosen[seat]:
            return fill_rest(b, seat, actions)
        if now == moment.RECRUIT:
            return fill_recruiting(b, seat, actions)
        return fill_uses(b, seat, actions)
    if now == moment.DRAFT:
        return fill_set(b.state.packet[seat], KEEP, actions, 0)
    if now == moment.CHOICES:
        return fill_choice(b, seat, actions)
    if now == moment.PICK:
        return fill_pick(b, seat, actions)
    if now == moment.BOARDS:
        return fill_set(b.state.boards, BOARD, actions, 0)
    loss = loss_of(b, seat)
    debt = loss - b.state.coins[seat] if loss > b.state.coins[seat] else 0
    while debt <= loss:
        actions[n] = DEBT + debt
        debt += 1
        n += 1
    return n


def fill_set(of: cython.ulonglong, first: cython.int, actions: cython.p_short, n: cython.int) -> cython.int:
    """One action for each member of a set."""
    while of:
        actions[n] = first + lowest(of)
        of &= of - 1
        n += 1
    return n


def fill_uses(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every card of the hand: built, put under a stage, sold. A hand is rising, so equal cards are side by side."""
    i: cython.int
    card: cython.int
    before: cython.int = 0
    n: cython.int = 0
    for i in range(8):
        card = b.state.hand[seat][i]
        if card == 0:
            break
        if card != before and can_build(b, seat, card - 1):
            actions[n] = card - 1
            n += 1
        before = card
    if payable_stages(b, seat):
        n = fill_hand(b, seat, STAGE, actions, n)
    return fill_hand(b, seat, SELL, actions, n)


def fill_hand(b: Table, seat: cython.int, first: cython.int, actions: cython.p_short, n: cython.int) -> cython.int:
    """One action for each different card of the hand."""
    i: cython.int
    card: cython.int
    before: cython.int = 0
    for i in range(8):
        card = b.state.hand[seat][i]
        if card == 0:
            break
        if card != before:
            actions[n] = first + card - 1
            n += 1
        before = card
    return n


def fill_recruiting(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every leader of the hand: recruited, put under a stage, sold."""
    leaders: cython.ulonglong = b.state.in_hand[seat]
    leader: cython.int
    n: cython.int = 0
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        if b.leader_cost(seat, leader) <= b.state.coins[seat]:
            actions[n] = FIRST_LEADER + leader
            n += 1
    if payable_stages(b, seat):
        n = fill_set(b.state.in_hand[seat], STAGE + FIRST_LEADER, actions, n)
    return fill_set(b.state.in_hand[seat], SELL + FIRST_LEADER, actions, n)


def fill_rest(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """The rest of a choice: which stage, or how to pay."""
    i: cython.int
    n: cython.int
    if b.state.chosen[seat] > STAGE:
        if b.state.at[seat] == 0:
            return fill_set(payable_stages(b, seat), AT, actions, 0)
        n = paid_ways(b, seat, b.stage_at(seat, b.state.at[seat] - 1), actions)
    else:
        n = card_ways(b, seat, b.state.chosen[seat] - 1, actions)
    for i in range(n):
        actions[i] += WAY
    return n


def fill_choice(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """A leader to lay, to recruit or to copy; only a copy must be made."""
    kind: cython.int = b.state.choice[seat]
    leaders: cython.ulonglong
    leader: cython.int
    n: cython.int = 0
    if kind == choice.COPY:
        return fill_set(leaders_next_door(b, seat), COPY, actions, 0)
    if kind == choice.LAY:
        n = fill_set(b.state.leaders[seat] & ~b.state.laid[seat], LAY, actions, 0)
    else:
        leaders = b.state.in_hand[seat]
        while leaders:
            leader = lowest(leaders)
            leaders &= leaders - 1
            if b.leader_cost(seat, leader) <= b.state.coins[seat]:
                actions[n] = FIRST_LEADER + leader
                n += 1
    actions[n] = NONE
    return n + 1


def fill_pick(b: Table, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every card of the discard pile whose name is not in the city, or none."""
    half: cython.int
    card: cython.int
    cards: cython.ulonglong
    n: cython.int = 0
    for half in range(2):
        cards = b.pile(half)
        while cards:
            card = 64 * half + lowest(cards)
            cards &= cards - 1
            if not b.holds(seat, b.parts.same[card][0], b.parts.same[card][1]):
                actions[n] = card
                n += 1
    actions[n] = NONE
    return n + 1
