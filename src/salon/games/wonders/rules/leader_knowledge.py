"""The leaders a seat cannot know, drawn anew: kept in the draft, drawn later, used face down, unused.

In the draft leaders go round in packets, as hands do: what a seat saw in a packet and passed on was kept by
those after it, but the seat does not know by whom (14.3). Every leader that is face up later was in one of its
owner's places.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        AGE_OF_PICK,
        DRAFT_STEPS,
        LEADER_FACE_DOWN,
        MAX_DRAWS,
        MAX_LEADERS_DRAWN,
        MAX_STAGES,
        NUM_AGES,
        NUM_LEADERS,
        PHASE_BOARDS,
        PHASE_DRAFT,
        PHASE_OVER,
        PLACES_IN_ROW,
        TURNS_IN_AGE,
    )
    from salon.kernel.bits import bit, lowest, popcount

# Where a leader is: 0-3 kept in that step of the draft, 4-11 drawn, 12 in a packet, 16 and more unused.
DRAWN, PACKET, SPARE = 4, 12, 16
NO_OWNER = 7  # in place of a seat, of unused leaders
# Which places of a seat are meant.
KEPT_SLOTS, DRAWN_SLOTS, ALL_SLOTS = 0, 1, 2


def redeal_leaders(position: WondersPosition, seat: cython.int, rng: Rng) -> None:
    """Draw all leaders anew whose place the seat does not know."""
    other: cython.int
    i: cython.int
    group: cython.int
    gather_slots(position, seat)
    for other in range(position.state.seats):
        if other != seat:
            place_shown(position, other, rng)
    for i in range(position.slots.count):
        if position.slots.leader[i] == 0:
            group = position.slots.group[i]
            other = rng.member(position.slots.of_group[group])
            position.slots.of_group[group] &= ~bit(other)
            position.slots.leader[i] = other + 1
    write_slots(position)
    for other in range(position.state.seats):
        if other != seat:
            use_face_down(position, other, rng)


# --- gathering the places --------------------------------------------------------------------------------


def packet_view(position: WondersPosition, packet: cython.int, before: cython.int, seat: cython.int) -> cython.int:
    """The last step of the draft before a given one in which the seat held a packet; -1 if it never did."""
    step: cython.int = before - 1
    if seat < 0:
        return -1
    while step >= 0:
        if (seat + step) % position.state.seats == packet:
            return step
        step -= 1
    return -1


def leader_group(position: WondersPosition, key: cython.int) -> cython.int:
    """The group with a key; a new one if there is none."""
    group: cython.int
    for group in range(position.slots.groups):
        if position.slots.key[group] == key:
            return group
    group = position.slots.groups
    position.slots.groups = group + 1
    position.slots.key[group] = key
    position.slots.of_group[group] = 0
    return group


def add_slot(
    position: WondersPosition, owner: cython.int, where: cython.int, key: cython.int, leader: cython.int
) -> None:
    """A place whose leader is not known."""
    n: cython.int = position.slots.count
    group: cython.int = leader_group(position, key)
    position.slots.owner[n] = owner
    position.slots.where[n] = where
    position.slots.group[n] = group
    position.slots.leader[n] = 0
    position.slots.of_group[group] |= bit(leader)
    position.slots.count = n + 1


def gather_slots(position: WondersPosition, seat: cython.int) -> None:
    """All places of leaders except those of the seat itself; group 0 are the leaders it never saw."""
    step: cython.int
    other: cython.int
    packet: cython.int
    view: cython.int
    i: cython.int
    leaders: cython.ulonglong
    position.slots.count = 0
    position.slots.groups = 0
    leader_group(position, 0)
    for step in range(DRAFT_STEPS):
        for other in range(position.state.seats):
            if other == seat or position.state.draft_kept[step][other] == 0:
                continue
            packet = (other + step) % position.state.seats
            view = packet_view(position, packet, step, seat)
            add_slot(
                position,
                other,
                step,
                0 if view < 0 else 1 + PLACES_IN_ROW * packet + view,
                position.state.draft_kept[step][other] - 1,
            )
    if position.state.phase == PHASE_DRAFT or position.state.phase == PHASE_BOARDS:
        step = position.state.turn
        for other in range(position.state.seats):
            # before the draft no seat has looked at a packet
            if other == seat and position.state.phase == PHASE_DRAFT:
                continue
            packet = (other + step) % position.state.seats
            view = packet_view(position, packet, step + 1, seat) if position.state.phase == PHASE_DRAFT else -1
            leaders = position.state.draft_packet[other]
            while leaders:
                add_slot(position, other, PACKET, 0 if view < 0 else 1 + PLACES_IN_ROW * packet + view, lowest(leaders))
                leaders &= leaders - 1
    for step in range(MAX_DRAWS):
        if position.state.drew_leaders[step] and position.state.drew_leaders[step] - 1 != seat:
            for i in range(MAX_LEADERS_DRAWN):
                if position.state.leaders_drawn[step][i]:
                    add_slot(
                        position,
                        position.state.drew_leaders[step] - 1,
                        DRAWN + MAX_LEADERS_DRAWN * step + i,
                        0,
                        position.state.leaders_drawn[step][i] - 1,
                    )
    for i in range(NUM_LEADERS):
        if position.state.unused_leaders[i]:
            add_slot(position, NO_OWNER, SPARE + i, 0, position.state.unused_leaders[i] - 1)


# --- leaders that are face up ----------------------------------------------------------------------------


def turned_up_leader(position: WondersPosition, age: cython.int, seat: cython.int) -> cython.bint:
    """Whether a leader used face down is under a stage that shows it at the end (11.8)."""
    place: cython.int
    if position.state.phase != PHASE_OVER:
        return False
    for place in range(MAX_STAGES):
        if position.state.under_stage[seat][place] == LEADER_FACE_DOWN + TURNS_IN_AGE * age + 1:
            return position.tables.shows_marker[position.state.stage_source[seat][place] - 1] != 0
    return False


def shown_leaders(position: WondersPosition, seat: cython.int) -> cython.ulonglong:
    """All leaders of a seat that all seats have seen."""
    age: cython.int
    found: cython.ulonglong = position.state.leaders[seat]
    for age in range(NUM_AGES):
        if position.state.leader_face_down[age][seat] and turned_up_leader(position, age, seat):
            found |= bit(position.state.leader_face_down[age][seat] - 1)
    return found


def draw_of(position: WondersPosition, seat: cython.int) -> cython.int:
    """Which draw of more leaders was this seat's; -1 if it never drew."""
    draw: cython.int
    for draw in range(MAX_DRAWS):
        if position.state.drew_leaders[draw] == seat + 1:
            return draw
    return -1


def before_drawing(position: WondersPosition, age: cython.int, seat: cython.int) -> cython.bint:
    """Whether the recruiting of an age came before the seat drew more leaders, or it never did."""
    draw: cython.int = draw_of(position, seat)
    return draw < 0 or AGE_OF_PICK * age <= position.state.drew_when[draw]


def shown_early(position: WondersPosition, seat: cython.int, draw: cython.int) -> cython.ulonglong:
    """The shown leaders that left the hand before the seat drew more."""
    age: cython.int
    found: cython.ulonglong = position.state.leaders_before_draw[draw]
    for age in range(NUM_AGES):
        if (
            position.state.leader_face_down[age][seat]
            and turned_up_leader(position, age, seat)
            and before_drawing(position, age, seat)
        ):
            found |= bit(position.state.leader_face_down[age][seat] - 1)
    return found


def free_slots(position: WondersPosition, owner: cython.int, group: cython.int, kind: cython.int) -> cython.int:
    """How many places of a seat in a group (-1: any) have no leader yet: KEPT_SLOTS, DRAWN_SLOTS or ALL_SLOTS."""
    i: cython.int
    found: cython.int = 0
    for i in range(position.slots.count):
        if position.slots.owner[i] != owner or position.slots.leader[i] or position.slots.where[i] >= PACKET:
            continue
        if (group < 0 or position.slots.group[i] == group) and (
            kind == ALL_SLOTS or (position.slots.where[i] >= DRAWN) == (kind == DRAWN_SLOTS)
        ):
            found += 1
    return found


def put_in(
    position: WondersPosition, owner: cython.int, group: cython.int, leader: cython.int, kind: cython.int, rng: Rng
) -> None:
    """Put a leader into one of a seat's free places, each equally likely."""
    i: cython.int
    n: cython.int = free_slots(position, owner, group, kind)
    skip: cython.int = 0
    if n > 1:
        skip = rng.under(n)
    for i in range(position.slots.count):
        if position.slots.owner[i] != owner or position.slots.leader[i] or position.slots.where[i] >= PACKET:
            continue
        if position.slots.group[i] != group or (position.slots.where[i] >= DRAWN) != (kind == DRAWN_SLOTS):
            continue
        if skip == 0:
            position.slots.leader[i] = leader + 1
            position.slots.of_group[group] &= ~bit(leader)
            return
        skip -= 1


def place_shown(position: WondersPosition, owner: cython.int, rng: Rng) -> None:
    """Put the shown leaders of a seat into its places."""
    seen: cython.ulonglong = shown_leaders(position, owner)
    early: cython.ulonglong = seen
    late: cython.ulonglong = 0
    group: cython.int
    leader: cython.int
    kept: cython.int
    leaders: cython.ulonglong
    if draw_of(position, owner) >= 0:
        early = seen & shown_early(position, owner, draw_of(position, owner))
        late = seen & ~early & position.slots.of_group[0]
        early |= seen & ~position.slots.of_group[0]
    # where it was seen in a packet, its owner's place in that packet is the only one
    for group in range(1, position.slots.groups):
        leaders = seen & position.slots.of_group[group]
        while leaders:
            leader = lowest(leaders)
            leaders &= leaders - 1
            put_in(position, owner, group, leader, KEPT_SLOTS, rng)
    leaders = early & position.slots.of_group[0]
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        put_in(position, owner, 0, leader, KEPT_SLOTS, rng)
    kept = late_in_kept(position, owner, popcount(late), rng) if late else 0
    while late:
        # which of the late ones were kept: each choice equally likely
        leader = lowest(late)
        if kept and cython.cast(cython.int, rng.under(popcount(late))) < kept:
            put_in(position, owner, 0, leader, KEPT_SLOTS, rng)
            kept -= 1
        else:
            put_in(position, owner, 0, leader, DRAWN_SLOTS, rng)
        late &= late - 1


def early_uses(position: WondersPosition, owner: cython.int) -> cython.int:
    """How many leaders a seat used face down, unseen, before it drew more."""
    age: cython.int
    found: cython.int = 0
    for age in range(NUM_AGES):
        if (
            position.state.leader_face_down[age][owner]
            and not turned_up_leader(position, age, owner)
            and before_drawing(position, age, owner)
        ):
            found += 1
    return found


def falling(n: cython.int, k: cython.int) -> cython.double:
    """The falling factorial n · (n - 1) · … with k factors: in how many ways k things get different places."""
    i: cython.int
    found: cython.double = 1.0
    for i in range(k):
        found *= n - i
    return found


def late_in_kept(position: WondersPosition, owner: cython.int, late: cython.int, rng: Rng) -> cython.int:
    """Of the leaders that came into play after the draw, how many had been kept in the draft.

    Each number is drawn by how many arrangements it has, those of the leaders used face down before included.
    """
    kept: cython.int = free_slots(position, owner, 0, KEPT_SLOTS)
    drawn: cython.int = free_slots(position, owner, 0, DRAWN_SLOTS)
    all_kept: cython.int = free_slots(position, owner, -1, KEPT_SLOTS)
    uses: cython.int = early_uses(position, owner)
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


# --- writing them back -----------------------------------------------------------------------------------


def write_slots(position: WondersPosition) -> None:
    """Write all places back; what a seat holds in hand follows."""
    i: cython.int
    owner: cython.int
    where: cython.int
    for i in range(position.slots.count):
        owner = position.slots.owner[i]
        where = position.slots.where[i]
        if where == PACKET:
            position.state.draft_packet[owner] = 0
        if where < PACKET:
            position.state.leaders_in_hand[owner] = 0
    for i in range(position.slots.count):
        owner = position.slots.owner[i]
        where = position.slots.where[i]
        if where == PACKET:
            position.state.draft_packet[owner] |= bit(position.slots.leader[i] - 1)
        elif where >= SPARE:
            position.state.unused_leaders[where - SPARE] = position.slots.leader[i]
        else:
            if where < DRAWN:
                position.state.draft_kept[where][owner] = position.slots.leader[i]
            else:
                position.state.leaders_drawn[(where - DRAWN) // MAX_LEADERS_DRAWN][
                    (where - DRAWN) % MAX_LEADERS_DRAWN
                ] = position.slots.leader[i]
            position.state.leaders_in_hand[owner] |= bit(position.slots.leader[i] - 1)


def use_face_down(position: WondersPosition, owner: cython.int, rng: Rng) -> None:
    """Take shown leaders out of the hand, and draw which ones were used face down."""
    age: cython.int
    i: cython.int
    leader: cython.int
    possible: cython.ulonglong
    drawn: cython.ulonglong = 0
    draw: cython.int = draw_of(position, owner)
    position.state.leaders_in_hand[owner] &= ~shown_leaders(position, owner)
    if draw >= 0:
        for i in range(MAX_LEADERS_DRAWN):
            if position.state.leaders_drawn[draw][i]:
                drawn |= bit(position.state.leaders_drawn[draw][i] - 1)
    for age in range(NUM_AGES):
        if position.state.leader_face_down[age][owner] == 0 or turned_up_leader(position, age, owner):
            continue
        possible = position.state.leaders_in_hand[owner]
        if before_drawing(position, age, owner):
            possible &= ~drawn
        leader = rng.member(possible)
        position.state.leader_face_down[age][owner] = leader + 1
        position.state.leaders_in_hand[owner] &= ~bit(leader)
