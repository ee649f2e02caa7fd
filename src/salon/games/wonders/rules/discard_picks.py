"""Builds from the discard pile (rules 7.1-7.6), and the cards that are discarded last (3.6)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_NONE,
        AGE_OF_PICK,
        CARDS_IN_WORD,
        COURSE_LAST_TURN,
        COURSE_TURN,
        EVENT_LEFT_CARD,
        EVENT_PICKED,
        EVENT_PICKED_NONE,
        FIRST_LEADER,
        NUM_CARDS,
        NUM_PICKERS,
        REASON_NOT_IN_PILE,
        REASON_SAME_NAME,
        REASON_WRONG_MOMENT,
        TURNS_IN_AGE,
        USE_LEFT,
        USE_SOLD,
    )
    from salon.games.wonders.rules.immediate_effects import add_to_city, apply_card_effects
    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import bit, lowest


def count_discards(position: WondersPosition, copies: cython.p_short) -> None:
    """Write how many copies of each card are in the discard pile."""
    age: cython.int
    turn: cython.int
    seat: cython.int
    use: cython.int
    i: cython.int
    for i in range(NUM_CARDS):
        copies[i] = 0
    for age in range(position.state.age + 1):
        for turn in range(TURNS_IN_AGE):
            for seat in range(position.state.seats):
                use = position.state.played_use[age][turn][seat]
                if use in (USE_SOLD, USE_LEFT):
                    copies[position.state.played_card[age][turn][seat] - 1] += 1
    for i in range(position.state.picks_made):
        if position.state.picked_card[i]:
            copies[position.state.picked_card[i] - 1] -= 1


def discard_pile(position: WondersPosition, half: cython.int) -> cython.ulonglong:
    """The cards 0-63 (half 0) or 64-111 (half 1) of which at least one is in the discard pile, as a set."""
    card: cython.int
    found: cython.ulonglong = 0
    if cython.compiled:
        copies: cython.short[128]
    else:
        copies = ctypes_mirror.buffer("short", 128)
    count_discards(position, copies)
    for card in range(CARDS_IN_WORD * half, NUM_CARDS if half else CARDS_IN_WORD):
        if copies[card] > 0:
            found |= bit(card - CARDS_IN_WORD * half)
    return found


def discard_last_cards(position: WondersPosition) -> None:
    """The last card of every hand goes face down to the discard pile (3.6)."""
    seat: cython.int
    turn: cython.int = position.state.hand_size - 1
    for seat in range(position.state.seats):
        if position.state.hand[seat][0]:
            position.state.played_card[position.state.age][turn][seat] = position.state.hand[seat][0]
            position.state.played_use[position.state.age][turn][seat] = USE_LEFT
            position.note(EVENT_LEFT_CARD, seat, position.state.hand[seat][0] - 1, 0, 0)
            position.state.hand[seat][0] = 0


def next_pick(position: WondersPosition) -> cython.int:
    """The seat whose pick is next, as a set; rights without a discard pile are lost (7.3, 7.6)."""
    i: cython.int
    for i in range(NUM_PICKERS):
        if position.state.picks_due[i]:
            if discard_pile(position, 0) or discard_pile(position, 1):
                return 1 << lowest(position.state.picks_due[i])
            position.state.picks_due[i] = 0
    return 0


def fill_pick(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every card of the discard pile whose name is not in the city, or none."""
    half: cython.int
    card: cython.int
    cards: cython.ulonglong
    n: cython.int = 0
    for half in range(2):
        cards = discard_pile(position, half)
        while cards:
            card = CARDS_IN_WORD * half + lowest(cards)
            cards &= cards - 1
            if not position.owns_any(seat, position.tables.same_name[card][0], position.tables.same_name[card][1]):
                actions[n] = card
                n += 1
    actions[n] = ACTION_NONE
    return n + 1


def refuse_pick(position: WondersPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot take this card from the discard pile."""
    if action == ACTION_NONE:
        return 0
    if action >= FIRST_LEADER:
        return REASON_WRONG_MOMENT
    if not discard_pile(position, action >> 6) & bit(action & 63):
        return REASON_NOT_IN_PILE
    return (
        REASON_SAME_NAME
        if position.owns_any(seat, position.tables.same_name[action][0], position.tables.same_name[action][1])
        else 0
    )


def apply_pick(position: WondersPosition, seat: cython.int, action: cython.int) -> None:
    """Build a card from the discard pile, or none, and resolve all it brings."""
    i: cython.int = 0
    n: cython.int = position.state.picks_made
    while position.state.picks_due[i] == 0:
        i += 1
    position.state.picks_due[i] &= ~(1 << seat)
    position.state.picked_seat[n] = seat
    position.state.picked_when[n] = AGE_OF_PICK * position.state.age
    if position.state.course == COURSE_LAST_TURN:
        position.state.picked_when[n] += position.state.hand_size
    elif position.state.course == COURSE_TURN:
        position.state.picked_when[n] += position.state.turn + 1
    position.state.picks_made = n + 1
    if action == ACTION_NONE:
        position.note(EVENT_PICKED_NONE, seat, 0, 0, 0)
    else:
        position.state.picked_card[n] = action + 1
        position.note(EVENT_PICKED, seat, action, 0, 0)
        add_to_city(position, seat, action)
        apply_card_effects(position, seat, action)
