"""What the discard pile tells a seat of 7 Wonders about cards that left hands face down (14.4).

Who picked saw the whole pile; what others picked lay in it. So of the unknown places from which cards came to
the pile by such an event (a window), the seat knows all cards, or one. In which group of places (see
`hidden.py`) a card lay may still be open where copies of it are in several. All ways to put the bound cards
into groups and windows are walked through, each with its weight: the share of arrangements it stands for.
One is drawn; the rest is dealt freely.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders import moment, use

FIRST_LEADER = notation.FIRST_LEADER
NO_WINDOW = 15
ANY_NUMBER = 255
# Far beyond what games reach; past it the draw is among the ways found so far.
MOST_STEPS = 20000000
MEMO = 16384  # places of the memo, a power of two
MOST_TRIES = 64  # to find a place in it; without one, a way is walked again
FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
WORD = 0xFFFFFFFFFFFFFFFF
NO_TARGET = 1e300
SHARE = 2.0**-53


def bind(b: Table, age: cython.int, seat: cython.int) -> cython.bint:
    """Find the events that bind cards of this age, and what they tell; False if there are none."""
    event: cython.int
    card: cython.int
    window: cython.int = 0
    when: cython.int
    i: cython.int
    least: cython.int
    picks: cython.int
    events: cython.int = b.state.picked
    looking: cython.bint = b.state.moment == moment.PICK and seat >= 0 and b.state.due == 1 << seat
    b.secrets.cards = 0
    b.secrets.seen = -1
    window = 0
    for event in range(events + (1 if looking else 0)):
        if event == events:  # the pile lies open before the seat right now
            when = 255
            card = -1
        else:
            when = b.state.picked_when[event]
            card = b.state.picked_card[event] - 1
            if b.state.picked_seat[event] == seat:
                card = -1
            elif card < 0 or b.parts.age[card] != age:
                continue
        set_windows(b, age, when)
        for i in range(b.secrets.places):
            if b.secrets.window[i] == NO_WINDOW - 1:
                b.secrets.window[i] = window
        if card < 0:
            bind_seen(b, age, window)
        else:
            picks = 0
            for i in range(event + 1):
                if b.state.picked_card[i] == card + 1:
                    picks += 1
            least = picks - known_sold(b, age, card, when, seat)
            if least > 0:
                i = bound(b, card)
                b.secrets.bound_after[i] = 1
                if b.secrets.least[i][window] < least:
                    b.secrets.least[i][window] = least
        window += 1
    b.secrets.windows = window
    return b.secrets.cards > 0


def set_windows(b: Table, age: cython.int, when: cython.int) -> None:
    """Mark the places whose card came to the pile by then and that have no window yet."""
    i: cython.int
    place: cython.int
    how: cython.int
    for i in range(b.secrets.places):
        place = b.secrets.place[i]
        if b.secrets.window[i] != NO_WINDOW or place >= 64:
            continue
        how = b.state.left_use[age][place // 8][place % 8]
        if how != use.UNDER and 16 * age + place // 8 + 1 <= when:
            b.secrets.window[i] = NO_WINDOW - 1


def bind_seen(b: Table, age: cython.int, window: cython.int) -> None:
    """The whole pile was seen: every card's number in it by this window is known."""
    card: cython.int
    group: cython.int
    i: cython.int
    count: cython.int
    b.secrets.seen = window
    for card in range(FIRST_LEADER):
        for group in range(b.secrets.groups):
            if b.secrets.copies[group][card]:
                i = bound(b, card)
                count = lying(b, age, card, window)
                b.secrets.least[i][window] = count
                b.secrets.most[i][window] = count
                break


def bound(b: Table, card: cython.int) -> cython.int:
    """The place of a card in the list of those that are bound; it is added if it is not there."""
    i: cython.int
    window: cython.int
    group: cython.int
    for i in range(b.secrets.cards):
        if b.secrets.card[i] == card:
            return i
    i = b.secrets.cards
    b.secrets.cards = i + 1
    b.secrets.card[i] = card
    b.secrets.bound_after[i] = 0
    for window in range(16):
        b.secrets.least[i][window] = 0
        b.secrets.most[i][window] = ANY_NUMBER
        for group in range(16):
            b.secrets.put[i][group][window] = 0
    return i


def known_sold(b: Table, age: cython.int, card: cython.int, when: cython.int, seat: cython.int) -> cython.int:
    """How often the seat itself brought this card to the pile by then."""
    turn: cython.int
    found: cython.int = 0
    if seat < 0:
        return 0
    for turn in range(8):
        if b.state.left_card[age][turn][seat] == card + 1 and b.state.left_use[age][turn][seat] != use.OPEN:
            if b.state.left_use[age][turn][seat] != use.UNDER and 16 * age + turn + 1 <= when:
                found += 1
    return found


def card_at(b: Table, age: cython.int, i: cython.int) -> cython.int:
    """The card that lies in an unknown place."""
    place: cython.int = b.secrets.place[i]
    if place < 64:
        return b.state.left_card[age][place // 8][place % 8] - 1
    return b.state.hand[(place - 64) // 8][place % 8] - 1


def lying(b: Table, age: cython.int, card: cython.int, window: cython.int) -> cython.int:
    """How many of a card came to the pile from unknown places up to a window."""
    i: cython.int
    found: cython.int = 0
    for i in range(b.secrets.places):
        if b.secrets.window[i] <= window and card_at(b, age, i) == card:
            found += 1
    return found


# --- walking through all ways -----------------------------------------------------------------------------


def count_room(b: Table) -> None:
    """Count the places of each group and window."""
    i: cython.int
    window: cython.int
    for i in range(16):
        b.secrets.unfilled[i] = 0
        for window in range(16):
            b.secrets.room[i][window] = 0
    for i in range(b.secrets.places):
        b.secrets.unfilled[b.secrets.group[i]] += 1
        b.secrets.room[b.secrets.group[i]][b.secrets.window[i]] += 1


def fits(b: Table, i: cython.int) -> cython.bint:
    """Whether a card is put as often by each window as is known."""
    window: cython.int
    group: cython.int
    found: cython.int = 0
    for window in range(b.secrets.windows):
        for group in range(b.secrets.groups):
            found += b.secrets.put[i][group][window]
        if found < b.secrets.least[i][window] or found > b.secrets.most[i][window]:
            return False
    return True


def share_of(copies: cython.int, into: cython.int, room: cython.int, places: cython.int) -> cython.double:
    """The share of arrangements in which just these `into` of so many copies lie in this room.

    The room is a part of the places that the group has left; what is not put now fills the rest in any order.
    """
    i: cython.int
    share: cython.double = 1.0
    for i in range(into):
        share = share * (copies - i) * (room - i) / ((i + 1) * (places - i))
    return share


def walk(
    b: Table, i: cython.int, group: cython.int, window: cython.int, left: cython.int, weight: cython.double
) -> cython.bint:
    """Put the copies that are left of bound card `i` into a group, from a window on, and go on with the rest.

    Adds up the weights of all ways; True when the target is passed: then the way stands in `put`.
    """
    x: cython.int
    room: cython.int
    most: cython.int
    places: cython.int = b.secrets.unfilled[group]
    windows: cython.int = b.secrets.windows if b.secrets.bound_after[i] else b.secrets.seen + 1
    b.secrets.steps += 1
    if b.secrets.steps > MOST_STEPS:
        return b.secrets.total > 0
    if left == 0:
        return next_group(b, i, group, weight)
    if window >= windows:
        if not b.secrets.bound_after[i]:
            return next_group(b, i, group, weight)
        room = b.secrets.room[group][NO_WINDOW]
        if room < left:
            return False
        b.secrets.room[group][NO_WINDOW] = room - left
        b.secrets.put[i][group][NO_WINDOW] = left
        b.secrets.unfilled[group] = places - left
        if next_group(b, i, group, weight * share_of(left, left, room, places)):
            return True
        b.secrets.room[group][NO_WINDOW] = room
        b.secrets.put[i][group][NO_WINDOW] = 0
        b.secrets.unfilled[group] = places
        return False
    room = b.secrets.room[group][window]
    most = left if left < room else room
    for x in range(most + 1):
        b.secrets.room[group][window] = room - x
        b.secrets.put[i][group][window] = x
        b.secrets.unfilled[group] = places - x
        if walk(b, i, group, window + 1, left - x, weight * share_of(left, x, room, places)):
            return True
    b.secrets.room[group][window] = room
    b.secrets.put[i][group][window] = 0
    b.secrets.unfilled[group] = places
    return False


def next_group(b: Table, i: cython.int, group: cython.int, weight: cython.double) -> cython.bint:
    """Go on with the next group that has this card, or with the next card."""
    group += 1
    while group < b.secrets.groups and b.secrets.copies[group][b.secrets.card[i]] == 0:
        group += 1
    if group < b.secrets.groups:
        return walk(b, i, group, 0, b.secrets.copies[group][b.secrets.card[i]], weight)
    if not fits(b, i):
        return False
    if i + 1 < b.secrets.cards:
        return next_card(b, i + 1, weight)
    b.secrets.total += weight
    return b.secrets.total > b.secrets.target


def key_of(b: Table, i: cython.int) -> cython.ulonglong:
    """A number for a card and the room left (FNV-1a): how to go on depends on nothing else."""
    group: cython.int
    window: cython.int
    key: cython.ulonglong = ((FNV_START ^ i) * FNV_PRIME) & WORD
    for group in range(b.secrets.groups):
        for window in range(b.secrets.windows):
            key = ((key ^ b.secrets.room[group][window]) * FNV_PRIME) & WORD
        key = ((key ^ b.secrets.room[group][NO_WINDOW]) * FNV_PRIME) & WORD
    return key if key else 1


def next_card(b: Table, i: cython.int, weight: cython.double) -> cython.bint:
    """Go on with a bound card; the weight of all that follows is worked out once for each room left."""
    key: cython.ulonglong = key_of(b, i)
    place: cython.int = key & (MEMO - 1)
    tries: cython.int = 0
    before: cython.double
    found: cython.double
    while tries < MOST_TRIES and b.memo.key[place] != 0 and b.memo.key[place] != key:
        place = (place + 1) & (MEMO - 1)
        tries += 1
    if tries < MOST_TRIES and b.memo.key[place] == key:
        found = b.memo.weight[place]
        if b.secrets.total + weight * found <= b.secrets.target:
            b.secrets.total += weight * found
            return False
    elif b.secrets.target == NO_TARGET:
        before = b.secrets.total
        b.secrets.total = 0
        next_group(b, i, -1, 1.0)
        found = b.secrets.total
        b.secrets.total = before + weight * found
        # the walk has filled the memo: look for a free place anew
        place = key & (MEMO - 1)
        tries = 0
        while tries < MOST_TRIES and b.memo.key[place] != 0:
            place = (place + 1) & (MEMO - 1)
            tries += 1
        if tries < MOST_TRIES:
            b.memo.key[place] = key
            b.memo.weight[place] = found
        return False
    return next_group(b, i, -1, weight)


def settle_pile(b: Table, rng: Rng) -> None:
    """Draw one of the ways by its weight, and lay the bound cards accordingly."""
    i: cython.int
    j: cython.int
    group: cython.int
    window: cython.int
    copy: cython.int
    skip: cython.int
    count_room(b)
    b.make_memo()
    b.secrets.total = 0
    b.secrets.target = NO_TARGET
    b.secrets.steps = 0
    next_group(b, 0, -1, 1.0)
    target: cython.double = (rng.draw() >> 11) * SHARE * b.secrets.total
    # rounding may leave the last target just out of reach; the first way of all is always within it
    for j in range(3):
        b.secrets.target = target if j == 0 else target * (1.0 - 1e-9) if j == 1 else 0.0
        b.secrets.total = 0
        b.secrets.steps = 0
        if next_group(b, 0, -1, 1.0):
            break
    count_room(b)
    for i in range(b.secrets.cards):
        for group in range(b.secrets.groups):
            for window in range(16):
                for copy in range(b.secrets.put[i][group][window]):
                    skip = rng.under(b.secrets.room[group][window])
                    b.secrets.room[group][window] -= 1
                    b.secrets.copies[group][b.secrets.card[i]] -= 1
                    for j in range(b.secrets.places):
                        if b.secrets.group[j] != group or b.secrets.window[j] != window or b.secrets.drawn[j]:
                            continue
                        if skip == 0:
                            b.secrets.drawn[j] = b.secrets.card[i] + 1
                            break
                        skip -= 1
