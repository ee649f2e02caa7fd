"""Benefits of a place just acquired: marker, points, prestige; then the VP tile (rules 9.1-9.7).

The bonus tile of a building of value 1 to 3 is taken in `bonus_track.py`.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_DISCARD_PRESTIGE,
        ACTION_SKIP,
        ACTION_TAKE_MARKER,
        CHANGE_BUILDING,
        CHANGE_MARKER,
        CHANGE_PRESTIGE,
        FIELD_VALUE_3,
        FIELD_VALUE_8,
        FIELDS_IN_DISTRICT,
        MAX_DISCARDED,
        MAX_PICTURES,
        NO_PICTURE,
        NUM_FIELDS,
        NUM_TOKENS,
        PHASE_BONUS,
        PHASE_MARKER,
        PHASE_PRESTIGE,
        PIECE_DISTRICT,
        PIECE_LANDMARK,
        REASON_NO_MARKER,
        REASON_NO_TOKEN,
        REASON_NOT_LANDMARK_MOMENT,
        REASON_NOT_PICTURED,
        TOKEN_BRONZE,
    )
    from salon.games.paris.rules.vp_tiles import offer_vp_tile
    from salon.kernel.bits import popcount


def start_benefits(position: ParisPosition, seat: cython.int, place: cython.int) -> None:
    """Offer the first benefit of a place just acquired, in the order of rule 9.1."""
    position.state.acquired = place + 1
    position.state.pictures_used = 0
    if place < NUM_FIELDS and position.state.marker[place]:
        position.state.phase = PHASE_MARKER
    else:
        after_marker(position, seat)


def after_marker(position: ParisPosition, seat: cython.int) -> None:
    """What the place itself gives: points, a bonus tile, or points for prestige at a landmark."""
    place: cython.int = position.state.acquired - 1
    field: cython.int = place % FIELDS_IN_DISTRICT
    if place >= NUM_FIELDS:
        if has_unused_picture(position):
            position.state.phase = PHASE_PRESTIGE  # 9.6
            return
    elif field <= FIELD_VALUE_3:
        position.state.phase = PHASE_BONUS  # 9.3
        return
    elif field == FIELD_VALUE_8:
        district: cython.int = place // FIELDS_IN_DISTRICT
        position.score(seat, position.tables.points_for_8, CHANGE_BUILDING, PIECE_DISTRICT + district)  # 9.5
    offer_vp_tile(position)


# --- the marker (9.2) -------------------------------------------------------------------------------------


def fill_marker(actions: cython.p_short, count: cython.int) -> cython.int:
    """Append taking the marker, and skipping it; return the new count."""
    actions[count] = ACTION_TAKE_MARKER
    actions[count + 1] = ACTION_SKIP
    return count + 2


def refuse_marker(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot take a marker now."""
    return 0 if position.state.phase == PHASE_MARKER else REASON_NO_MARKER  # 9.2


def apply_marker(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Take the marker beside the building just acquired."""
    field: cython.int = position.state.acquired - 1
    position.gain_token(seat, position.state.marker[field] - 1, CHANGE_MARKER)
    position.state.marker[field] = 0
    after_marker(position, seat)
    return 0


# --- prestige at a landmark (9.6) --------------------------------------------------------------------------


def picture_for(position: ParisPosition, token: cython.int) -> cython.int:
    """The picture of the acquired landmark, still unused, that gives most points for a token; NO_PICTURE if none is."""
    i: cython.int
    best: cython.int = NO_PICTURE
    landmark: cython.int = position.state.acquired - 1 - NUM_FIELDS
    for i in range(MAX_PICTURES):
        if position.tables.picture_token[landmark][i] == token + 1 and not (position.state.pictures_used >> i) & 1:
            if (
                best == NO_PICTURE
                or position.tables.picture_points[landmark][i] > position.tables.picture_points[landmark][best]
            ):
                best = i
    return best


def has_unused_picture(position: ParisPosition) -> cython.bint:
    """Whether the acquired landmark has a picture that can still be used: each once, and no more than three (9.6)."""
    i: cython.int
    landmark: cython.int = position.state.acquired - 1 - NUM_FIELDS
    if popcount(position.state.pictures_used) >= MAX_DISCARDED:
        return False
    for i in range(MAX_PICTURES):
        if position.tables.picture_token[landmark][i] and not (position.state.pictures_used >> i) & 1:
            return True
    return False


def fill_prestige(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the prestige tokens that can be discarded for a picture; return the new count."""
    token: cython.int
    for token in range(TOKEN_BRONZE, NUM_TOKENS):
        if position.spendable(seat, token) and picture_for(position, token) != NO_PICTURE:
            actions[count] = ACTION_DISCARD_PRESTIGE + token - TOKEN_BRONZE
            count += 1
    return count


def refuse_prestige(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot discard this prestige."""
    token: cython.int = position.tables.first[action]
    if position.state.phase != PHASE_PRESTIGE:
        return REASON_NOT_LANDMARK_MOMENT
    if picture_for(position, token) == NO_PICTURE:
        return REASON_NOT_PICTURED
    return 0 if position.spendable(seat, token) else REASON_NO_TOKEN  # 9.6


def apply_prestige(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Discard prestige for the points of its best unused picture."""
    token: cython.int = position.tables.first[action]
    landmark: cython.int = position.state.acquired - 1 - NUM_FIELDS
    picture: cython.int = picture_for(position, token)
    position.state.pictures_used |= 1 << picture
    position.spend_token(seat, token, CHANGE_PRESTIGE)
    position.score(seat, position.tables.picture_points[landmark][picture], CHANGE_PRESTIGE, PIECE_LANDMARK + landmark)
    if not has_unused_picture(position):
        offer_vp_tile(position)
    return 0
