"""Keys: placing one on a bank or the Arc, moving one to a building or landmark (rules 5.1-8.3).

`fill_moves` is the hot loop of random play: sets of fields and landmarks are bit masks, and what a seat can afford is
read from tables. `refuse_move` decides the same question for one action, with the reason.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.benefits import start_benefits
    from salon.games.paris.rules.bonus_tiles import turn_over
    from salon.games.paris.rules.constants import (
        ACTION_KEY,
        ALL_BANKS,
        ALL_LANDMARKS,
        BANK_ARC,
        CHANGE_COST,
        CHANGE_INCOME,
        CHANGE_PLACE,
        EVENT_FOUNDED,
        EVENT_KEY_PLACED,
        EVENT_MOVED,
        FIELD_VALUE_8,
        FIELDS_BELOW_8,
        FIELDS_IN_DISTRICT,
        LOWEST_LANDMARK_VALUE,
        MAX_FRANCS_IN_TABLE,
        MAX_RESOURCES_IN_TABLE,
        NUM_BANKS,
        NUM_DISTRICTS,
        NUM_FIELDS,
        NUM_LANDMARKS,
        PHASE_FREE,
        PIECE_DISTRICT,
        PIECE_LANDMARK,
        REASON_FRANCS,
        REASON_GOLD,
        REASON_KEY_AT_BANK,
        REASON_LANDMARK_ELSEWHERE,
        REASON_LANDMARK_TOO_LOW,
        REASON_MARBLE,
        REASON_NO_BUILDING,
        REASON_NO_KEY,
        REASON_NO_KEY_THERE,
        REASON_OTHERS_KEY_THERE,
        REASON_OWN_KEY_THERE,
        REASON_WOOD,
        SOURCE_FIELDS,
        SOURCE_LANDMARKS,
        TARGET_LANDMARKS,
        TOKEN_GOLD,
        TOKEN_MARBLE,
        TOKEN_WOOD,
    )
    from salon.games.paris.rules.vp_tiles import count_new_key
    from salon.kernel.bits import bit, lowest


# --- placing a key (5.1-5.3) -------------------------------------------------------------------------------


def can_place_key(position: ParisPosition, seat: cython.int) -> cython.bint:
    """Whether the seat has a key behind its screen, and a bank or the Arc to put it on."""
    return position.state.keys[seat] > 0 and position.state.banks[seat] != ALL_BANKS


def fill_keys(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the banks, and the Arc, that the seat can put a key on; return the new count."""
    bank: cython.int
    if position.state.keys[seat]:
        for bank in range(NUM_BANKS):
            if not (position.state.banks[seat] >> bank) & 1:
                actions[count] = ACTION_KEY + bank
                count += 1
    return count


def refuse_key(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot put a key on this bank or the Arc."""
    if position.state.keys[seat] == 0:
        return REASON_NO_KEY  # 5.1
    return REASON_KEY_AT_BANK if (position.state.banks[seat] >> position.tables.first[action]) & 1 else 0  # 5.3


def apply_key(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Place a key from behind the screen; a bank pays (5.2)."""
    bank: cython.int = position.tables.first[action]
    position.state.keys[seat] -= 1
    position.state.banks[seat] |= 1 << bank
    position.note(EVENT_KEY_PLACED, seat, bank, 0, 0)
    if bank != BANK_ARC:
        position.receive(seat, position.tables.bank_francs[bank], CHANGE_INCOME, PIECE_DISTRICT + bank)
    position.state.phase = PHASE_FREE
    return 0


# --- the legal moves (6.1-8.3) -----------------------------------------------------------------------------


def fill_moves(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append every move of a key: from banks, the Arc, buildings and landmarks, in this order."""
    open_places: cython.ulonglong = open_places_of(position, seat)
    francs: cython.int = position.state.francs[seat]
    has_wood: cython.bint = (
        position.state.tokens[seat][TOKEN_WOOD] + position.state.units[TOKEN_WOOD] >= position.tables.wood_for_8
    )
    marble: cython.int = position.state.tokens[seat][TOKEN_MARBLE] + position.state.units[TOKEN_MARBLE]
    gold: cython.int = position.state.tokens[seat][TOKEN_GOLD] + position.state.units[TOKEN_GOLD]
    payable: cython.int = position.tables.payable_landmarks[
        marble if marble < MAX_RESOURCES_IN_TABLE else MAX_RESOURCES_IN_TABLE
    ][gold if gold < MAX_RESOURCES_IN_TABLE else MAX_RESOURCES_IN_TABLE]
    banks: cython.int = position.state.banks[seat]
    keys: cython.ulonglong = position.state.owned[seat]
    district: cython.int
    place: cython.int
    field: cython.int
    source: cython.int
    base: cython.int
    for district in range(NUM_DISTRICTS):
        if (banks >> district) & 1:
            count = fill_fields(position, district, district, 0, open_places, francs, has_wood, actions, count)
            count = fill_landmarks(position, district, district, 0, 0, open_places, payable, francs, actions, count)
    if (banks >> BANK_ARC) & 1:
        for district in range(NUM_DISTRICTS):
            count = fill_fields(position, BANK_ARC, district, 0, open_places, francs, has_wood, actions, count)
        for district in range(NUM_DISTRICTS):
            count = fill_landmarks(position, BANK_ARC, district, 0, 0, open_places, payable, francs, actions, count)
    while keys:
        place = lowest(keys)
        keys &= keys - 1
        source = SOURCE_FIELDS + place
        if place < NUM_FIELDS:
            district = place // FIELDS_IN_DISTRICT
            field = place % FIELDS_IN_DISTRICT
            base = position.tables.field_value[field]
            count = fill_fields(position, source, district, field + 1, open_places, francs, has_wood, actions, count)
            count = fill_landmarks(position, source, district, base, 0, open_places, payable, francs, actions, count)
        else:
            district = position.district_of(place)
            base = place - NUM_FIELDS + LOWEST_LANDMARK_VALUE
            count = fill_landmarks(
                position, source, district, base, place - NUM_FIELDS + 1, open_places, payable, francs, actions, count
            )
    return count


def open_places_of(position: ParisPosition, seat: cython.int) -> cython.ulonglong:
    """Places on the board a key may go to: free ones (6.5), and what unused tiles 9 and 16 open."""
    places: cython.ulonglong = position.state.built
    tiles: cython.ulonglong = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    other: cython.int
    if not tiles & position.tables.tiles_onto_own:
        places &= ~position.state.owned[seat]
    if not tiles & position.tables.tiles_onto_others:
        for other in range(position.state.seats):
            if other != seat:
                places &= ~position.state.owned[other]
    return places


def fill_fields(
    position: ParisPosition,
    source: cython.int,
    district: cython.int,
    above: cython.int,
    open_places: cython.ulonglong,
    francs: cython.int,
    has_wood: cython.bint,
    actions: cython.p_short,
    count: cython.int,
) -> cython.int:
    """Append the moves from a source to the buildings of a district, beyond its first `above` fields."""
    first: cython.int = FIELDS_IN_DISTRICT * district
    fields: cython.int = (open_places >> first) & position.tables.affordable_fields[above][
        francs if francs < MAX_FRANCS_IN_TABLE else MAX_FRANCS_IN_TABLE
    ]
    field: cython.int
    if not has_wood:
        fields &= FIELDS_BELOW_8
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        actions[count] = position.tables.move_action[source][first + field]
        count += 1
    return count


def fill_landmarks(
    position: ParisPosition,
    source: cython.int,
    district: cython.int,
    base: cython.int,
    above: cython.int,
    open_places: cython.ulonglong,
    payable: cython.int,
    francs: cython.int,
    actions: cython.p_short,
    count: cython.int,
) -> cython.int:
    """Append the moves from a source of value `base` to landmarks of a district, or new ones, beyond the first `above`.

    A new landmark is higher than the one last added (8.2).
    """
    landmarks: cython.int
    landmark: cython.int
    affordable: cython.int = francs + base - LOWEST_LANDMARK_VALUE + 1  # how many, from the lowest
    if affordable <= 0:
        return count
    if affordable > NUM_LANDMARKS:
        affordable = NUM_LANDMARKS
    landmarks = position.state.landmarks_in[district] & (open_places >> NUM_FIELDS)
    landmarks |= position.state.landmarks_free & (ALL_LANDMARKS << position.state.highest_landmark[district])
    landmarks &= payable & ((1 << affordable) - 1) & (ALL_LANDMARKS << above)
    while landmarks:
        landmark = lowest(landmarks)
        landmarks &= landmarks - 1
        actions[count] = position.tables.move_action[source][TARGET_LANDMARKS + NUM_LANDMARKS * district + landmark]
        count += 1
    return count


# --- why a move is refused ---------------------------------------------------------------------------------


def move_district(position: ParisPosition, source: cython.int, target: cython.int) -> cython.int:
    """The district a move leads to; a key on a landmark stays in the district of that landmark."""
    if target < TARGET_LANDMARKS:
        return target // FIELDS_IN_DISTRICT
    if source < SOURCE_LANDMARKS:
        return (target - TARGET_LANDMARKS) // NUM_LANDMARKS
    return position.district_of(source - SOURCE_FIELDS)


def move_cost(position: ParisPosition, source: cython.int, place: cython.int) -> cython.int:
    """The francs a move costs: the value of the place (7.1), less that of the place the key comes from (7.2)."""
    if source < SOURCE_FIELDS:
        return position.place_value(place)
    return position.place_value(place) - position.place_value(source - SOURCE_FIELDS)


def refuse_move(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot make this move."""
    source: cython.int = position.tables.first[action]
    target: cython.int = position.tables.second[action]
    landmark: cython.int = position.tables.third[action]
    place: cython.int = target
    reason: cython.int = refuse_source(position, seat, source)
    if reason:
        return reason
    if target >= TARGET_LANDMARKS:
        place = NUM_FIELDS + landmark
        reason = refuse_landmark(position, landmark, move_district(position, source, target))
    elif not position.state.built & bit(place):
        reason = REASON_NO_BUILDING  # 6.6
    if reason:
        return reason
    reason = refuse_occupied(position, seat, place)
    if reason:
        return reason
    return refuse_cost(position, seat, source, place)


def refuse_source(position: ParisPosition, seat: cython.int, source: cython.int) -> cython.int:
    """0, or that the seat has no key there (6.1)."""
    if source < SOURCE_FIELDS:
        return 0 if (position.state.banks[seat] >> source) & 1 else REASON_NO_KEY_THERE
    return 0 if position.state.owned[seat] & bit(source - SOURCE_FIELDS) else REASON_NO_KEY_THERE


def refuse_landmark(position: ParisPosition, landmark: cython.int, district: cython.int) -> cython.int:
    """0, or why no key can go to this landmark in this district."""
    if (position.state.landmarks_free >> landmark) & 1:
        return REASON_LANDMARK_TOO_LOW if landmark < position.state.highest_landmark[district] else 0  # 8.2
    return 0 if (position.state.landmarks_in[district] >> landmark) & 1 else REASON_LANDMARK_ELSEWHERE  # 8.1


def refuse_occupied(position: ParisPosition, seat: cython.int, place: cython.int) -> cython.int:
    """0, or whose key is on the place, if no unused tile 9 or 16 allows a second one (6.5)."""
    tiles: cython.ulonglong = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    other: cython.int
    if position.state.owned[seat] & bit(place) and not tiles & position.tables.tiles_onto_own:
        return REASON_OWN_KEY_THERE
    for other in range(position.state.seats):
        if other != seat and position.state.owned[other] & bit(place):
            if not tiles & position.tables.tiles_onto_others:
                return REASON_OTHERS_KEY_THERE
    return 0


def refuse_cost(position: ParisPosition, seat: cython.int, source: cython.int, place: cython.int) -> cython.int:
    """0, or what the seat lacks to pay for a place (7.3)."""
    if position.state.francs[seat] < move_cost(position, source, place):
        return REASON_FRANCS
    if place < NUM_FIELDS:
        if place % FIELDS_IN_DISTRICT == FIELD_VALUE_8:
            return REASON_WOOD if position.spendable(seat, TOKEN_WOOD) < position.tables.wood_for_8 else 0
        return 0
    if position.spendable(seat, TOKEN_MARBLE) < position.tables.landmark_marble[place - NUM_FIELDS]:
        return REASON_MARBLE
    return (
        REASON_GOLD if position.spendable(seat, TOKEN_GOLD) < position.tables.landmark_gold[place - NUM_FIELDS] else 0
    )


# --- moving a key ------------------------------------------------------------------------------------------


def apply_move(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Move a key to a place, pay for it, and open its benefits."""
    source: cython.int = position.tables.first[action]
    target: cython.int = position.tables.second[action]
    landmark: cython.int = position.tables.third[action]
    district: cython.int = move_district(position, source, target)
    place: cython.int = target
    if target >= TARGET_LANDMARKS:
        place = NUM_FIELDS + landmark
        target = TARGET_LANDMARKS + NUM_LANDMARKS * district + landmark
    position.note(EVENT_MOVED, seat, source, target, 0)
    take_key(position, seat, source, district)
    if place >= NUM_FIELDS and (position.state.landmarks_free >> landmark) & 1:
        add_landmark(position, seat, landmark, district)
    spend_shared_place_tiles(position, seat, place)
    pay_for_place(position, seat, place, district, move_cost(position, source, place))
    position.state.owned[seat] |= bit(place)
    start_benefits(position, seat, place)
    return 0


def take_key(position: ParisPosition, seat: cython.int, source: cython.int, district: cython.int) -> None:
    """Take the key from its source; one that comes from a bank or the Arc is new in its district."""
    if source < SOURCE_FIELDS:
        position.state.banks[seat] &= ~(1 << source)
        count_new_key(position, district)
    elif position.state.doubled[seat] == source - SOURCE_FIELDS + 1:
        position.state.doubled[seat] = 0
    else:
        position.state.owned[seat] &= ~bit(source - SOURCE_FIELDS)


def add_landmark(position: ParisPosition, seat: cython.int, landmark: cython.int, district: cython.int) -> None:
    """Take a new landmark from the supply and add it to a district (8.1)."""
    position.state.landmarks_free &= ~(1 << landmark)
    position.state.landmarks_in[district] |= 1 << landmark
    position.state.highest_landmark[district] = landmark + 1
    position.state.built |= bit(NUM_FIELDS + landmark)
    position.note(EVENT_FOUNDED, seat, landmark, district, 0)


def spend_shared_place_tiles(position: ParisPosition, seat: cython.int, place: cython.int) -> None:
    """Use up tiles 9 and 16 if the place needs them: it already has keys (13.9, 13.16)."""
    tiles: cython.ulonglong = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    other: cython.int
    if position.state.owned[seat] & bit(place):
        position.state.doubled[seat] = place + 1
        turn_over(position, seat, lowest(tiles & position.tables.tiles_onto_own))
    for other in range(position.state.seats):
        if other != seat and position.state.owned[other] & bit(place):
            turn_over(position, seat, lowest(tiles & position.tables.tiles_onto_others))
            return


def pay_for_place(
    position: ParisPosition, seat: cython.int, place: cython.int, district: cython.int, francs: cython.int
) -> None:
    """Pay the francs and resources of a place (7.1-7.3)."""
    i: cython.int
    landmark: cython.int = place - NUM_FIELDS
    if place < NUM_FIELDS:
        position.pay(seat, francs, CHANGE_PLACE, PIECE_DISTRICT + district)
        if place % FIELDS_IN_DISTRICT == FIELD_VALUE_8:
            for i in range(position.tables.wood_for_8):
                position.spend_token(seat, TOKEN_WOOD, CHANGE_COST)
    else:
        position.pay(seat, francs, CHANGE_PLACE, PIECE_LANDMARK + landmark)
        for i in range(position.tables.landmark_marble[landmark]):
            position.spend_token(seat, TOKEN_MARBLE, CHANGE_COST)
        for i in range(position.tables.landmark_gold[landmark]):
            position.spend_token(seat, TOKEN_GOLD, CHANGE_COST)
