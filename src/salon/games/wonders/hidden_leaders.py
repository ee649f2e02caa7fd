"""The leaders a seat of 7 Wonders cannot know, drawn anew: kept in the draft, drawn later, used face down, unused.

In the draft leaders go round in packets, as hands do: what a seat saw in a packet and passed on was kept by
those after it, nobody knows by whom (14.3). Every leader that lies open later was in one of its owner's places.
"""

from __future__ import annotations

import cython

from salon.games.wonders.table import Table
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders import moment
    from salon.kernel.bits import bit, lowest, popcount

# Where a leader is: 0-3 kept in that step of the draft, 4-11 drawn, 12 in a packet, 16 and more unused.
DRAWN, PACKET, SPARE = 4, 12, 16


def redeal_leaders(b: Table, seat: cython.int, rng: Rng) -> None:
    """Draw all leaders anew whose place the seat does not know."""
    other: cython.int
    i: cython.int
    group: cython.int
    gather_slots(b, seat)
    for other in range(b.state.seats):
        if other != seat:
            place_shown(b, other, rng)
    for i in range(b.slots.count):
        if b.slots.leader[i] == 0:
            group = b.slots.group[i]
            other = rng.member(b.slots.of_group[group])
            b.slots.of_group[group] &= ~bit(other)
            b.slots.leader[i] = other + 1
    lay_slots(b)
    for other in range(b.state.seats):
        if other != seat:
            use_face_down(b, other, rng)


# --- gathering the places ---------------------------------------------------------------------------------


def packet_view(b: Table, packet: cython.int, before: cython.int, seat: cython.int) -> cython.int:
    """The last step of the draft before a given one in which the seat held a packet; -1 if it never did."""
    step: cython.int = before - 1
    if seat < 0:
        return -1
    while step >= 0:
        if (seat + step) % b.state.seats == packet:
            return step
        step -= 1
    return -1


def leader_group(b: Table, key: cython.int) -> cython.int:
    """The group with a key; a new one if there is none."""
    group: cython.int
    for group in range(b.slots.groups):
        if b.slots.key[group] == key:
            return group
    group = b.slots.groups
    b.slots.groups = group + 1
    b.slots.key[group] = key
    b.slots.of_group[group] = 0
    return group


def add_slot(b: Table, owner: cython.int, where: cython.int, key: cython.int, leader: cython.int) -> None:
    """A place whose leader is not known."""
    n: cython.int = b.slots.count
    group: cython.int = leader_group(b, key)
    b.slots.owner[n] = owner
    b.slots.where[n] = where
    b.slots.group[n] = group
    b.slots.leader[n] = 0
    b.slots.of_group[group] |= bit(leader)
    b.slots.count = n + 1


def gather_slots(b: Table, seat: cython.int) -> None:
    """All places of leaders but those of the seat itself; group 0 is what it never saw."""
    step: cython.int
    other: cython.int
    packet: cython.int
    view: cython.int
    i: cython.int
    set_: cython.ulonglong
    b.slots.count = 0
    b.slots.groups = 0
    leader_group(b, 0)
    for step in range(4):
        for other in range(b.state.seats):
            if other == seat or b.state.kept[step][other] == 0:
                continue
            packet = (other + step) % b.state.seats
            view = packet_view(b, packet, step, seat)
            add_slot(b, other, step, 0 if view < 0 else 1 + 8 * packet + view, b.state.kept[step][other] - 1)
    if b.state.moment == moment.DRAFT or b.state.moment == moment.BOARDS:
        step = b.state.turn
        for other in range(b.state.seats):
            # before the draft nobody has looked at a packet
            if other == seat and b.state.moment == moment.DRAFT:
                continue
            packet = (other + step) % b.state.seats
            view = packet_view(b, packet, step + 1, seat) if b.state.moment == moment.DRAFT else -1
            set_ = b.state.packet[other]
            while set_:
                add_slot(b, other, PACKET, 0 if view < 0 else 1 + 8 * packet + view, lowest(set_))
                set_ &= set_ - 1
    for step in range(2):
        if b.state.drew[step] and b.state.drew[step] - 1 != seat:
            for i in range(4):
                if b.state.drawn[step][i]:
                    add_slot(b, b.state.drew[step] - 1, DRAWN + 4 * step + i, 0, b.state.drawn[step][i] - 1)
    for i in range(42):
        if b.state.spare[i]:
            add_slot(b, 7, SPARE + i, 0, b.state.spare[i] - 1)


# --- leaders that lie open --------------------------------------------------------------------------------


def turned_up_leader(b: Table, age: cython.int, seat: cython.int) -> cython.bint:
    """Whether a leader used face down lies under a stage that shows it at the end (11.8)."""
    place: cython.int
    if b.state.moment != moment.OVER:
        return False
    for place in range(4):
        if b.state.under[seat][place] == 8 * age + 65:
            return b.parts.shows_marker[b.state.stage_source[seat][place] - 1]
    return False


def shown(b: Table, seat: cython.int) -> cython.ulonglong:
    """All leaders of a seat that everybody has seen."""
    age: cython.int
    found: cython.ulonglong = b.state.leaders[seat]
    for age in range(3):
        if b.state.leader_card[age][seat] and turned_up_leader(b, age, seat):
            found |= bit(b.state.leader_card[age][seat] - 1)
    return found


def draw_of(b: Table, seat: cython.int) -> cython.int:
    """Which draw of more leaders was this seat's; -1 if it never drew."""
    draw: cython.int
    for draw in range(2):
        if b.state.drew[draw] == seat + 1:
            return draw
    return -1


def before_drawing(b: Table, age: cython.int, seat: cython.int) -> cython.bint:
    """Whether the recruiting of an age came before the seat drew more leaders, or it never did."""
    draw: cython.int = draw_of(b, seat)
    return draw < 0 or 16 * age <= b.state.drawn_when[draw]


def shown_early(b: Table, seat: cython.int, draw: cython.int) -> cython.ulonglong:
    """Of these, those that left the hand before the seat drew more."""
    age: cython.int
    found: cython.ulonglong = b.state.before_draw[draw]
    for age in range(3):
        if b.state.leader_card[age][seat] and turned_up_leader(b, age, seat) and before_drawing(b, age, seat):
            found |= bit(b.state.leader_card[age][seat] - 1)
    return found


def free_slots(b: Table, owner: cython.int, group: cython.int, kind: cython.int) -> cython.int:
    """How many places of a seat in a group (-1: any) have no leader yet: kept (0), drawn (1) or both (2)."""
    i: cython.int
    found: cython.int = 0
    for i in range(b.slots.count):
        if b.slots.owner[i] != owner or b.slots.leader[i] or b.slots.where[i] >= PACKET:
            continue
        if (group < 0 or b.slots.group[i] == group) and (kind == 2 or (b.slots.where[i] >= DRAWN) == (kind == 1)):
            found += 1
    return found


def put_in(b: Table, owner: cython.int, group: cython.int, leader: cython.int, kind: cython.int, rng: Rng) -> None:
    """Put a leader into one of a seat's free places, each equally likely."""
    i: cython.int
    n: cython.int = free_slots(b, owner, group, kind)
    skip: cython.int = 0
    if n > 1:
        skip = rng.under(n)
    for i in range(b.slots.count):
        if b.slots.owner[i] != owner or b.slots.leader[i] or b.slots.where[i] >= PACKET:
            continue
        if b.slots.group[i] != group or (b.slots.where[i] >= DRAWN) != (kind == 1):
            continue
        if skip == 0:
            b.slots.leader[i] = leader + 1
            b.slots.of_group[group] &= ~bit(leader)
            return
        skip -= 1


def place_shown(b: Table, owner: cython.int, rng: Rng) -> None:
    """Put the open leaders of a seat into its places."""
    seen: cython.ulonglong = shown(b, owner)
    early: cython.ulonglong = seen
    late: cython.ulonglong = 0
    group: cython.int
    leader: cython.int
    kept: cython.int
    set_: cython.ulonglong
    if draw_of(b, owner) >= 0:
        early = seen & shown_early(b, owner, draw_of(b, owner))
        late = seen & ~early & b.slots.of_group[0]
        early |= seen & ~b.slots.of_group[0]
    # where it was seen in a packet, its owner's place in that packet is the only one
    for group in range(1, b.slots.groups):
        set_ = seen & b.slots.of_group[group]
        while set_:
            leader = lowest(set_)
            set_ &= set_ - 1
            put_in(b, owner, group, leader, 0, rng)
    set_ = early & b.slots.of_group[0]
    while set_:
        leader = lowest(set_)
        set_ &= set_ - 1
        put_in(b, owner, 0, leader, 0, rng)
    kept = late_in_kept(b, owner, popcount(late), rng) if late else 0
    while late:
        # which of the late ones were kept: each choice equally likely
        leader = lowest(late)
        if kept and cython.cast(cython.int, rng.under(popcount(late))) < kept:
            put_in(b, owner, 0, leader, 0, rng)
            kept -= 1
        else:
            put_in(b, owner, 0, leader, 1, rng)
        late &= late - 1


def early_uses(b: Table, owner: cython.int) -> cython.int:
    """How many leaders a seat used face down, unseen, before it drew more."""
    age: cython.int
    found: cython.int = 0
    for age in range(3):
        if b.state.leader_card[age][owner] and not turned_up_leader(b, age, owner) and before_drawing(b, age, owner):
            found += 1
    return found


def falling(n: cython.int, k: cython.int) -> cython.double:
    """N · (n - 1) · … with k factors: in how many ways k things get different places."""
    i: cython.int
    found: cython.double = 1.0
    for i in range(k):
        found *= n - i
    return found


def late_in_kept(b: Table, owner: cython.int, late: cython.int, rng: Rng) -> cython.int:
    """Of the leaders that came into play after the draw, how many had been kept in the draft.

    Each number stands for so many arrangements, those of the leaders used face down before included.
    """
    kept: cython.int = free_slots(b, owner, 0, 0)
    drawn: cython.int = free_slots(b, owner, 0, 1)
    all_kept: cython.int = free_slots(b, owner, -1, 0)
    uses: cython.int = early_uses(b, owner)
    j: cython.int
    i: cython.int
    total: cython.double = 0
    weight: cython.double
    target: cython.double
    for j in range(late + 1):
        total += (
            falling(late, j) / falling(j, j) * falling(kept, j) * falling(drawn, late - j) * falling(all_kept - j, uses)
        )
    target = (rng.draw() >> 11) * 2.0**-53 * total
    total = 0
    i = 0
    for j in range(late + 1):
        weight = (
            falling(late, j) / falling(j, j) * falling(kept, j) * falling(drawn, late - j) * falling(all_kept - j, uses)
        )
        if weight > 0:
            i = j
            total += weight
            if total > target:
                return j
    return i


# --- laying them out --------------------------------------------------------------------------------------


def lay_slots(b: Table) -> None:
    """Write all places back; what a seat holds in hand follows."""
    i: cython.int
    owner: cython.int
    where: cython.int
    for i in range(b.slots.count):
        owner = b.slots.owner[i]
        where = b.slots.where[i]
        if where == PACKET:
            b.state.packet[owner] = 0
        if where < PACKET:
            b.state.in_hand[owner] = 0
    for i in range(b.slots.count):
        owner = b.slots.owner[i]
        where = b.slots.where[i]
        if where == PACKET:
            b.state.packet[owner] |= bit(b.slots.leader[i] - 1)
        elif where >= SPARE:
            b.state.spare[where - SPARE] = b.slots.leader[i]
        else:
            if where < DRAWN:
                b.state.kept[where][owner] = b.slots.leader[i]
            else:
                b.state.drawn[(where - DRAWN) // 4][where % 4] = b.slots.leader[i]
            b.state.in_hand[owner] |= bit(b.slots.leader[i] - 1)


def use_face_down(b: Table, owner: cython.int, rng: Rng) -> None:
    """Take open leaders out of the hand, and draw which ones were used face down."""
    age: cython.int
    i: cython.int
    leader: cython.int
    from_: cython.ulonglong
    drawn: cython.ulonglong = 0
    draw: cython.int = draw_of(b, owner)
    b.state.in_hand[owner] &= ~shown(b, owner)
    if draw >= 0:
        for i in range(4):
            if b.state.drawn[draw][i]:
                drawn |= bit(b.state.drawn[draw][i] - 1)
    for age in range(3):
        if b.state.leader_card[age][owner] == 0 or turned_up_leader(b, age, owner):
            continue
        from_ = b.state.in_hand[owner]
        if before_drawing(b, age, owner):
            from_ &= ~drawn
        leader = rng.member(from_)
        b.state.leader_card[age][owner] = leader + 1
        b.state.in_hand[owner] &= ~bit(leader)
