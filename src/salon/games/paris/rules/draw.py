"""Drawing and placing a building: the first step of a turn (rules 4.1-4.5)."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_DRAW,
        ACTION_PLACE,
        EVENT_BUILT,
        EVENT_DREW,
        EVENT_GONE,
        FIELDS_IN_DISTRICT,
        NUM_DISTRICTS,
        NUM_PILES,
        PHASE_ACTION,
        PHASE_DRAW,
        PHASE_PLACE,
        REASON_ALREADY_DRAWN,
        REASON_FIELD_TAKEN,
        REASON_KIND_THERE,
        REASON_NOTHING_TO_PLACE,
        REASON_PILE_EMPTY,
    )
    from salon.kernel.bits import bit


def piles_are_empty(position: ParisPosition) -> cython.bint:
    """Whether all buildings have been drawn."""
    pile: cython.int
    for pile in range(NUM_PILES):
        if position.state.pile_next[pile] < position.state.pile_end[pile]:
            return False
    return True


# --- drawing (4.1) --------------------------------------------------------------------------------------


def fill_draw(position: ParisPosition, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append a draw from each pile that is not empty; return the new count."""
    pile: cython.int
    for pile in range(NUM_PILES):
        if position.state.pile_next[pile] < position.state.pile_end[pile]:
            actions[count] = ACTION_DRAW + pile
            count += 1
    return count


def refuse_draw(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot draw from this pile."""
    pile: cython.int = position.tables.first[action]
    if position.state.pile_next[pile] == position.state.pile_end[pile]:
        return REASON_PILE_EMPTY  # 4.1
    return 0 if position.state.phase == PHASE_DRAW else REASON_ALREADY_DRAWN  # 3.1


def apply_draw(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Draw a building and put it on its field; with the any-district option its district is chosen next."""
    pile: cython.int = position.tables.first[action]
    building: cython.int = position.state.pile_order[position.state.pile_next[pile]]
    district: cython.int
    position.state.pile_next[pile] += 1
    position.note(EVENT_DREW, seat, pile + 1, building, 0)
    position.state.phase = PHASE_ACTION
    if not position.state.any_district:
        put_on_board(position, building, position.tables.building_kind[building])
        return 1
    position.state.drawn = building
    for district in range(NUM_DISTRICTS):
        if fits(position, district, building):
            position.state.phase = PHASE_PLACE
            return 1
    position.note(EVENT_GONE, seat, building, 0, 0)  # 4.4
    return 1


# --- placing in any district (4.2-4.4) --------------------------------------------------------------------


def fill_place(position: ParisPosition, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the districts that the drawn building fits in; return the new count."""
    district: cython.int
    for district in range(NUM_DISTRICTS):
        if fits(position, district, position.state.drawn):
            actions[count] = ACTION_PLACE + district
            count += 1
    return count


def refuse_place(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the drawn building cannot go to this district."""
    district: cython.int = position.tables.first[action]
    if position.state.phase != PHASE_PLACE:
        return REASON_NOTHING_TO_PLACE  # 4.2
    if position.state.building[FIELDS_IN_DISTRICT * district + position.state.drawn % FIELDS_IN_DISTRICT]:
        return REASON_FIELD_TAKEN  # 4.2
    return 0 if fits(position, district, position.state.drawn) else REASON_KIND_THERE  # 4.3


def apply_place(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Put the drawn building on the field of its value in the chosen district."""
    field: cython.int = FIELDS_IN_DISTRICT * position.tables.first[action] + position.state.drawn % FIELDS_IN_DISTRICT
    put_on_board(position, field, position.tables.building_kind[position.state.drawn])
    position.state.phase = PHASE_ACTION
    return 0


def fits(position: ParisPosition, district: cython.int, building: cython.int) -> cython.bint:
    """Whether a district has room for a building: its field is free (4.2), its kind is not there (4.3)."""
    first: cython.int = FIELDS_IN_DISTRICT * district
    field: cython.int
    if position.state.building[first + building % FIELDS_IN_DISTRICT]:
        return False
    for field in range(first, first + FIELDS_IN_DISTRICT):
        if position.state.building[field] == position.tables.building_kind[building] + 1:
            return False
    return True


def put_on_board(position: ParisPosition, field: cython.int, kind: cython.int) -> None:
    """Put a building on a field."""
    position.state.building[field] = kind + 1
    position.state.built |= bit(field)
    position.note(EVENT_BUILT, -1, field, kind, 0)
