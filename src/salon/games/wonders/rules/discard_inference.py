"""What a seat learns from the discard pile about cards that left hands face down (14.4).

A seat that picked saw the whole pile; a card that another seat picked was in it. So of the unknown places from which
cards came to the pile before such an event (a window), the seat knows all cards, or one. In which group of places (see
`knowledge.py`) a card was may still be unknown, if copies of it are in several. The search goes through all ways to put
the bound cards into groups and windows, each weighted by its share of the arrangements. One way is drawn; the rest is
dealt freely.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        AGE_OF_PICK,
        NUM_CARDS,
        PHASE_PICK,
        PLACE_IN_HAND,
        PLACES_IN_ROW,
        TURNS_IN_AGE,
        USE_OPEN,
        USE_UNDER,
    )

NO_WINDOW = 15
MAX_WINDOWS = 16  # NO_WINDOW included
MAX_GROUPS = 16
NOW = 255  # later than any pick
ANY_NUMBER = 255
# Far more than games need; after that the draw is among the ways found so far.
MAX_STEPS = 20000000
MEMO_SIZE = 16384  # entries of the memo, a power of two
MAX_TRIES = 64  # to find an entry in it; without one, a part is searched again
FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
WORD = 0xFFFFFFFFFFFFFFFF
NO_TARGET = 1e300
SHARE = 2.0**-53


def bind_cards(position: WondersPosition, age: cython.int, seat: cython.int) -> cython.bint:
    """Find the events that bind cards of this age, and the bounds they give; False if there are none."""
    event: cython.int
    card: cython.int
    window: cython.int = 0
    when: cython.int
    i: cython.int
    min_copies: cython.int
    picks: cython.int
    events: cython.int = position.state.picks_made
    looking: cython.bint = position.state.phase == PHASE_PICK and seat >= 0 and position.state.deciding == 1 << seat
    position.secrets.cards = 0
    position.secrets.seen = -1
    window = 0
    for event in range(events + (1 if looking else 0)):
        if event == events:  # the seat looks at the pile now
            when = NOW
            card = -1
        else:
            when = position.state.picked_when[event]
            card = position.state.picked_card[event] - 1
            if position.state.picked_seat[event] == seat:
                card = -1
            elif card < 0 or position.tables.age[card] != age:
                continue
        set_windows(position, age, when)
        for i in range(position.secrets.places):
            if position.secrets.window[i] == NO_WINDOW - 1:
                position.secrets.window[i] = window
        if card < 0:
            bind_seen(position, age, window)
        else:
            picks = 0
            for i in range(event + 1):
                if position.state.picked_card[i] == card + 1:
                    picks += 1
            min_copies = picks - known_sold(position, age, card, when, seat)
            if min_copies > 0:
                i = bound_index(position, card)
                position.secrets.bound_after[i] = 1
                if position.secrets.min_copies[i][window] < min_copies:
                    position.secrets.min_copies[i][window] = min_copies
        window += 1
    position.secrets.windows = window
    return position.secrets.cards > 0


def set_windows(position: WondersPosition, age: cython.int, when: cython.int) -> None:
    """Mark the places whose card came to the pile by then and that have no window yet."""
    i: cython.int
    place: cython.int
    use: cython.int
    for i in range(position.secrets.places):
        place = position.secrets.place[i]
        if position.secrets.window[i] != NO_WINDOW or place >= PLACE_IN_HAND:
            continue
        use = position.state.played_use[age][place // PLACES_IN_ROW][place % PLACES_IN_ROW]
        if use != USE_UNDER and AGE_OF_PICK * age + place // PLACES_IN_ROW + 1 <= when:
            position.secrets.window[i] = NO_WINDOW - 1


def bind_seen(position: WondersPosition, age: cython.int, window: cython.int) -> None:
    """The whole pile was seen: every card's number in it by this window is known."""
    card: cython.int
    group: cython.int
    i: cython.int
    count: cython.int
    position.secrets.seen = window
    for card in range(NUM_CARDS):
        for group in range(position.secrets.groups):
            if position.secrets.copies[group][card]:
                i = bound_index(position, card)
                count = copies_in_pile(position, age, card, window)
                position.secrets.min_copies[i][window] = count
                position.secrets.max_copies[i][window] = count
                break


def bound_index(position: WondersPosition, card: cython.int) -> cython.int:
    """The index of a card in the list of bound cards; it is added if it is not there."""
    i: cython.int
    window: cython.int
    group: cython.int
    for i in range(position.secrets.cards):
        if position.secrets.card[i] == card:
            return i
    i = position.secrets.cards
    position.secrets.cards = i + 1
    position.secrets.card[i] = card
    position.secrets.bound_after[i] = 0
    for window in range(MAX_WINDOWS):
        position.secrets.min_copies[i][window] = 0
        position.secrets.max_copies[i][window] = ANY_NUMBER
        for group in range(MAX_GROUPS):
            position.secrets.put[i][group][window] = 0
    return i


def known_sold(
    position: WondersPosition, age: cython.int, card: cython.int, when: cython.int, seat: cython.int
) -> cython.int:
    """How often the seat itself brought this card to the pile by then."""
    turn: cython.int
    found: cython.int = 0
    if seat < 0:
        return 0
    for turn in range(TURNS_IN_AGE):
        if (
            position.state.played_card[age][turn][seat] == card + 1
            and position.state.played_use[age][turn][seat] != USE_OPEN
        ):
            if position.state.played_use[age][turn][seat] != USE_UNDER and AGE_OF_PICK * age + turn + 1 <= when:
                found += 1
    return found


def card_at(position: WondersPosition, age: cython.int, i: cython.int) -> cython.int:
    """The true card of an unknown place."""
    place: cython.int = position.secrets.place[i]
    if place < PLACE_IN_HAND:
        return position.state.played_card[age][place // PLACES_IN_ROW][place % PLACES_IN_ROW] - 1
    return position.state.hand[(place - PLACE_IN_HAND) // PLACES_IN_ROW][place % PLACES_IN_ROW] - 1


def copies_in_pile(position: WondersPosition, age: cython.int, card: cython.int, window: cython.int) -> cython.int:
    """How many of a card came to the pile from unknown places up to a window."""
    i: cython.int
    found: cython.int = 0
    for i in range(position.secrets.places):
        if position.secrets.window[i] <= window and card_at(position, age, i) == card:
            found += 1
    return found


# --- searching all ways ---------------------------------------------------------------------------------


def count_room(position: WondersPosition) -> None:
    """Count the places of each group and window."""
    i: cython.int
    window: cython.int
    for i in range(MAX_GROUPS):
        position.secrets.unfilled[i] = 0
        for window in range(MAX_WINDOWS):
            position.secrets.room[i][window] = 0
    for i in range(position.secrets.places):
        position.secrets.unfilled[position.secrets.group[i]] += 1
        position.secrets.room[position.secrets.group[i]][position.secrets.window[i]] += 1


def fits_bounds(position: WondersPosition, i: cython.int) -> cython.bint:
    """Whether the copies of a card by each window are within the known bounds."""
    window: cython.int
    group: cython.int
    found: cython.int = 0
    for window in range(position.secrets.windows):
        for group in range(position.secrets.groups):
            found += position.secrets.put[i][group][window]
        if found < position.secrets.min_copies[i][window] or found > position.secrets.max_copies[i][window]:
            return False
    return True


def share_of(copies: cython.int, into: cython.int, room: cython.int, places: cython.int) -> cython.double:
    """The share of arrangements in which `into` of the copies are in this room.

    The room is a part of the places that the group has left; what is not put now fills the rest in any order.
    """
    i: cython.int
    share: cython.double = 1.0
    for i in range(into):
        share = share * (copies - i) * (room - i) / ((i + 1) * (places - i))
    return share


def search_windows(
    position: WondersPosition,
    i: cython.int,
    group: cython.int,
    window: cython.int,
    left: cython.int,
    weight: cython.double,
) -> cython.bint:
    """Put the copies that are left of bound card `i` into a group, from a window on, and go on with the rest.

    Adds up the weights of all ways; True when the target is passed: then `put` contains the way.
    """
    copies: cython.int
    room: cython.int
    max_copies: cython.int
    places: cython.int = position.secrets.unfilled[group]
    windows: cython.int = position.secrets.windows if position.secrets.bound_after[i] else position.secrets.seen + 1
    position.secrets.steps += 1
    if position.secrets.steps > MAX_STEPS:
        return position.secrets.total > 0
    if left == 0:
        return next_group(position, i, group, weight)
    if window >= windows:
        if not position.secrets.bound_after[i]:
            return next_group(position, i, group, weight)
        room = position.secrets.room[group][NO_WINDOW]
        if room < left:
            return False
        position.secrets.room[group][NO_WINDOW] = room - left
        position.secrets.put[i][group][NO_WINDOW] = left
        position.secrets.unfilled[group] = places - left
        if next_group(position, i, group, weight * share_of(left, left, room, places)):
            return True
        position.secrets.room[group][NO_WINDOW] = room
        position.secrets.put[i][group][NO_WINDOW] = 0
        position.secrets.unfilled[group] = places
        return False
    room = position.secrets.room[group][window]
    max_copies = left if left < room else room
    for copies in range(max_copies + 1):
        position.secrets.room[group][window] = room - copies
        position.secrets.put[i][group][window] = copies
        position.secrets.unfilled[group] = places - copies
        if search_windows(position, i, group, window + 1, left - copies, weight * share_of(left, copies, room, places)):
            return True
    position.secrets.room[group][window] = room
    position.secrets.put[i][group][window] = 0
    position.secrets.unfilled[group] = places
    return False


def next_group(position: WondersPosition, i: cython.int, group: cython.int, weight: cython.double) -> cython.bint:
    """Go on with the next group that has this card, or with the next card."""
    group += 1
    while group < position.secrets.groups and position.secrets.copies[group][position.secrets.card[i]] == 0:
        group += 1
    if group < position.secrets.groups:
        return search_windows(position, i, group, 0, position.secrets.copies[group][position.secrets.card[i]], weight)
    if not fits_bounds(position, i):
        return False
    if i + 1 < position.secrets.cards:
        return next_card(position, i + 1, weight)
    position.secrets.total += weight
    return position.secrets.total > position.secrets.target


def memo_key(position: WondersPosition, i: cython.int) -> cython.ulonglong:
    """A number for a card and the room left (FNV-1a): how to go on depends on nothing else."""
    group: cython.int
    window: cython.int
    key: cython.ulonglong = ((FNV_START ^ i) * FNV_PRIME) & WORD
    for group in range(position.secrets.groups):
        for window in range(position.secrets.windows):
            key = ((key ^ position.secrets.room[group][window]) * FNV_PRIME) & WORD
        key = ((key ^ position.secrets.room[group][NO_WINDOW]) * FNV_PRIME) & WORD
    return key if key else 1


def next_card(position: WondersPosition, i: cython.int, weight: cython.double) -> cython.bint:
    """Go on with a bound card; the weight of all that follows is computed once for each room left."""
    key: cython.ulonglong = memo_key(position, i)
    place: cython.int = key & (MEMO_SIZE - 1)
    tries: cython.int = 0
    before: cython.double
    found: cython.double
    while tries < MAX_TRIES and position.memo.key[place] != 0 and position.memo.key[place] != key:
        place = (place + 1) & (MEMO_SIZE - 1)
        tries += 1
    if tries < MAX_TRIES and position.memo.key[place] == key:
        found = position.memo.weight[place]
        if position.secrets.total + weight * found <= position.secrets.target:
            position.secrets.total += weight * found
            return False
    elif position.secrets.target == NO_TARGET:
        before = position.secrets.total
        position.secrets.total = 0
        next_group(position, i, -1, 1.0)
        found = position.secrets.total
        position.secrets.total = before + weight * found
        # the search has filled the memo: look for a free place again
        place = key & (MEMO_SIZE - 1)
        tries = 0
        while tries < MAX_TRIES and position.memo.key[place] != 0:
            place = (place + 1) & (MEMO_SIZE - 1)
            tries += 1
        if tries < MAX_TRIES:
            position.memo.key[place] = key
            position.memo.weight[place] = found
        return False
    return next_group(position, i, -1, weight)


def draw_bound_cards(position: WondersPosition, rng: Rng) -> None:
    """Draw one of the ways by its weight, and place the bound cards accordingly."""
    i: cython.int
    j: cython.int
    group: cython.int
    window: cython.int
    copy: cython.int
    skip: cython.int
    count_room(position)
    position.clear_memo()
    position.secrets.total = 0
    position.secrets.target = NO_TARGET
    position.secrets.steps = 0
    next_group(position, 0, -1, 1.0)
    target: cython.double = (rng.draw() >> 11) * SHARE * position.secrets.total
    # rounding may leave the last target just out of reach; the first way is always within reach
    for j in range(3):
        position.secrets.target = target if j == 0 else target * (1.0 - 1e-9) if j == 1 else 0.0
        position.secrets.total = 0
        position.secrets.steps = 0
        if next_group(position, 0, -1, 1.0):
            break
    count_room(position)
    for i in range(position.secrets.cards):
        for group in range(position.secrets.groups):
            for window in range(MAX_WINDOWS):
                for copy in range(position.secrets.put[i][group][window]):
                    skip = rng.under(position.secrets.room[group][window])
                    position.secrets.room[group][window] -= 1
                    position.secrets.copies[group][position.secrets.card[i]] -= 1
                    for j in range(position.secrets.places):
                        if (
                            position.secrets.group[j] != group
                            or position.secrets.window[j] != window
                            or position.secrets.drawn[j]
                        ):
                            continue
                        if skip == 0:
                            position.secrets.drawn[j] = position.secrets.card[i] + 1
                            break
                        skip -= 1
