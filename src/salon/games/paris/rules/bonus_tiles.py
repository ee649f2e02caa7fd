"""Using bonus tiles: what each of the thirty does (rules 12.4-12.7, 12.9, 13.1-13.31).

Tiles 9 and 16 are spent by a move (`keys.py`), tile 27 counts at the end (`scoring.py`).
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.bonus_track import can_go_back_to, is_done, move_meeple, refuse_taking, take_tile
    from salon.games.paris.rules.constants import (
        ACTION_RETURN_PAIR,
        ACTION_SKIP,
        CHANGE_PAIRS,
        CHANGE_TILE,
        CHOICES_OF_TOKEN,
        CHOICES_OF_TWO_TOKENS,
        EFFECT_BACK,
        EFFECT_BUY_KEY,
        EFFECT_GAIN,
        EFFECT_KINDS,
        EFFECT_ONTO_OTHERS,
        EFFECT_ONTO_OWN,
        EFFECT_PAIRS_PRESTIGE,
        EFFECT_PAIRS_RESOURCE,
        EFFECT_PER_BUILDING,
        EFFECT_PER_FRANC,
        EFFECT_PER_LANDMARK,
        EFFECT_PER_TILE,
        EFFECT_PRESTIGE_1,
        EFFECT_PRESTIGE_2,
        EFFECT_RESOURCE_1,
        EFFECT_RESOURCE_2,
        EFFECT_TAKE_ANY,
        EFFECT_UNIT,
        EVENT_KEY_GAINED,
        EVENT_TILE_USED,
        EVENT_TOKEN,
        FIELDS_IN_DISTRICT,
        KINDS_OF_PAIR,
        NUM_FIELDS,
        NUM_RESOURCES,
        PHASE_PAIRS,
        REASON_KEY_FRANCS,
        REASON_NO_PAIR,
        REASON_NO_RESERVE,
        REASON_NOT_GIVING,
        REASON_ONLY_AT_END,
        REASON_SPACE_30,
        REASON_SPENT_BY_MOVE,
        REASON_TILE_NOT_HELD,
        REASON_TILE_USED,
        REASON_TOO_FAR_BACK,
        TOKEN_BRONZE,
        TOKEN_WOOD,
        TYPE_GO_BACK,
    )
    from salon.kernel.bits import bit, lowest, popcount

FIRST_FIELD_OF_EACH_DISTRICT = 0x041041041  # as a set of places
LANDMARK_KIND = 7


# --- using a tile that names no other tile ---------------------------------------------------------------


def fill_uses(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the uses of unused tiles; a tile that gives tokens has an action for each choice of tokens."""
    i: cython.int
    number: cython.int
    choices: cython.int
    effect: cython.int
    numbers: cython.ulonglong = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        if position.tables.use_action[number] and can_use(position, seat, number):
            effect = position.tables.tile_effect[number]
            choices = 1
            if effect in (EFFECT_RESOURCE_1, EFFECT_PRESTIGE_1):
                choices = CHOICES_OF_TOKEN
            elif effect in (EFFECT_RESOURCE_2, EFFECT_PRESTIGE_2):
                choices = CHOICES_OF_TWO_TOKENS
            for i in range(choices):
                actions[count] = position.tables.use_action[number] + i
                count += 1
    return count


def can_use(position: ParisPosition, seat: cython.int, number: cython.int) -> cython.bint:
    """Whether a tile the seat holds unused can be used now by an action of its own."""
    effect: cython.int = position.tables.tile_effect[number]
    if effect == EFFECT_BUY_KEY:
        return position.state.reserve[seat] > 0 and position.state.francs[seat] >= position.tables.tile_francs[number]
    if effect in (EFFECT_PAIRS_PRESTIGE, EFFECT_PAIRS_RESOURCE):
        return has_pair(position, seat, number)
    return effect != EFFECT_ONTO_OWN and effect != EFFECT_ONTO_OTHERS and effect != EFFECT_PER_FRANC


def refuse_use(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot use this tile."""
    number: cython.int = position.tables.first[action]
    effect: cython.int = position.tables.tile_effect[number]
    reason: cython.int = refuse_tile(position, seat, number)
    if reason:
        return reason
    if effect in (EFFECT_ONTO_OWN, EFFECT_ONTO_OTHERS):
        return REASON_SPENT_BY_MOVE  # 13.9, 13.16
    if effect == EFFECT_PER_FRANC:
        return REASON_ONLY_AT_END  # 13.27
    if effect == EFFECT_BUY_KEY:
        if position.state.reserve[seat] == 0:
            return REASON_NO_RESERVE
        return 0 if position.state.francs[seat] >= position.tables.tile_francs[number] else REASON_KEY_FRANCS
    if effect in (EFFECT_PAIRS_PRESTIGE, EFFECT_PAIRS_RESOURCE):
        return 0 if has_pair(position, seat, number) else REASON_NO_PAIR  # 13.31
    return 0


def refuse_tile(position: ParisPosition, seat: cython.int, number: cython.int) -> cython.int:
    """0, or why the seat has no unused tile of this number."""
    if not position.state.tiles_had[seat] & bit(number):
        return REASON_TILE_NOT_HELD
    return REASON_TILE_USED if position.state.tiles_used[seat] & bit(number) else 0  # 12.4


def apply_use(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Turn a tile over and give what it brings."""
    number: cython.int = position.tables.first[action]
    effect: cython.int = position.tables.tile_effect[number]
    turn_over(position, seat, number)
    if effect == EFFECT_GAIN:
        position.receive(seat, position.tables.tile_francs[number], CHANGE_TILE, number)
        position.score(seat, position.tables.tile_points[number], CHANGE_TILE, number)
    elif effect == EFFECT_UNIT:
        position.gain_unit(seat, position.tables.tile_value[number], CHANGE_TILE)
    elif effect in (EFFECT_RESOURCE_1, EFFECT_PRESTIGE_1):
        position.gain_unit(seat, position.tables.second[action], CHANGE_TILE)
    elif effect in (EFFECT_RESOURCE_2, EFFECT_PRESTIGE_2):
        position.gain_unit(seat, position.tables.second[action], CHANGE_TILE)
        position.gain_unit(seat, position.tables.third[action], CHANGE_TILE)
    elif effect == EFFECT_BUY_KEY:
        position.pay(seat, position.tables.tile_francs[number], CHANGE_TILE, number)
        position.state.reserve[seat] -= 1
        position.state.keys[seat] += 1
        position.note(EVENT_KEY_GAINED, seat, 1, 0, 0)
    elif effect in (EFFECT_PAIRS_PRESTIGE, EFFECT_PAIRS_RESOURCE):
        start_pairs(position, number)
    else:
        position.score(seat, tile_points(position, seat, number), CHANGE_TILE, number)
    return 0


def turn_over(position: ParisPosition, seat: cython.int, number: cython.int) -> None:
    """Mark a tile as used: it is face up from now on (12.4)."""
    position.state.tiles_used[seat] |= bit(number)
    position.note(EVENT_TILE_USED, seat, number, 0, 0)


# --- tiles that fetch another tile: 17 (any tile) and 25 (the meeple goes back) -----------------------------


def fill_fetches(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the tiles that can be fetched, in the order of the action list; return the new count."""
    number: cython.int
    tile: cython.int
    effect: cython.int
    wanted: cython.ulonglong
    tiles: cython.ulonglong = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    tiles &= position.tables.tiles_that_fetch
    if is_done(position, seat):
        return count
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        effect = position.tables.tile_effect[tile]
        wanted = position.state.tiles_on_track & ~position.state.tiles_had[seat]
        while wanted:
            number = lowest(wanted)
            wanted &= wanted - 1
            if effect == EFFECT_TAKE_ANY:
                actions[count] = position.tables.take_any_action[number]
                count += 1
            elif can_go_back_to(position, seat, number, position.tables.tile_value[tile]):
                actions[count] = position.tables.go_back_action[number]
                count += 1
    return count


def refuse_fetch(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot fetch this tile."""
    number: cython.int = position.tables.first[action]
    tile: cython.int = position.tables.second[action]
    reason: cython.int = refuse_tile(position, seat, tile)
    if reason:
        return reason
    if is_done(position, seat):
        return REASON_SPACE_30  # 12.8
    reason = refuse_taking(position, seat, number)
    if reason:
        return reason
    if position.tables.action_type[action] == TYPE_GO_BACK:
        if not can_go_back_to(position, seat, number, position.tables.tile_value[tile]):
            return REASON_TOO_FAR_BACK  # 13.25
    return 0


def apply_fetch(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Use tile 17 or 25 and take the tile it names."""
    number: cython.int = position.tables.first[action]
    tile: cython.int = position.tables.second[action]
    turn_over(position, seat, tile)
    if position.tables.tile_effect[tile] == EFFECT_BACK:
        move_meeple(position, seat, number)
    take_tile(position, seat, number)
    return 0


# --- tiles that count what a seat has ---------------------------------------------------------------------


def tile_points(position: ParisPosition, seat: cython.int, number: cython.int) -> cython.int:
    """The points of a scoring tile now; a doubled place counts once per key, but as one kind (12.7)."""
    effect: cython.int = position.tables.tile_effect[number]
    field: cython.int = position.tables.tile_value[number]
    doubled: cython.int = position.state.doubled[seat] - 1
    count: cython.int
    if effect == EFFECT_PER_BUILDING:
        count = popcount(position.state.owned[seat] & (FIRST_FIELD_OF_EACH_DISTRICT << field))
        if 0 <= doubled < NUM_FIELDS and doubled % FIELDS_IN_DISTRICT == field:
            count += 1
        return count * position.tables.tile_points[number]
    if effect == EFFECT_PER_LANDMARK:
        count = popcount(position.state.owned[seat] >> NUM_FIELDS)
        if doubled >= NUM_FIELDS:
            count += 1
        return count * position.tables.tile_points[number]
    if effect == EFFECT_PER_TILE:  # 13.20: the tile itself is already turned over
        count = popcount(position.state.tiles_had[seat] & ~position.state.tiles_used[seat])
        return count * position.tables.tile_each[number][position.state.seats]
    if effect == EFFECT_KINDS:
        return position.tables.points_for_kinds[kinds_owned(position, seat)]
    return 0


def kinds_owned(position: ParisPosition, seat: cython.int) -> cython.int:
    """How many kinds of buildings a seat owns; all landmarks together are one more (1.4)."""
    kinds: cython.ulonglong = 0
    places: cython.ulonglong = position.state.owned[seat]
    place: cython.int
    while places:
        place = lowest(places)
        places &= places - 1
        kinds |= bit(position.state.building[place] if place < NUM_FIELDS else LANDMARK_KIND)
    return popcount(kinds)


# --- tiles 23 and 24: returning pairs (13.31) ---------------------------------------------------------------


def first_pair_token(position: ParisPosition, number: cython.int) -> cython.int:
    """The first of the three tokens that make pairs for a tile: resources for one, prestige for the other."""
    return TOKEN_BRONZE if position.tables.tile_effect[number] == EFFECT_PAIRS_PRESTIGE else TOKEN_WOOD


def has_pair(position: ParisPosition, seat: cython.int, number: cython.int) -> cython.bint:
    """Whether the seat has two real tokens of a kind that the tile takes."""
    token: cython.int
    first: cython.int = first_pair_token(position, number)
    for token in range(first, first + KINDS_OF_PAIR):
        if position.state.tokens[seat][token] >= 2:
            return True
    return False


def start_pairs(position: ParisPosition, number: cython.int) -> None:
    """Start returning pairs; the pending decision continues after the last one."""
    position.state.phase_after_pairs = position.state.phase
    position.state.pairs_tile = number
    position.state.pairs_returned = 0
    position.state.phase = PHASE_PAIRS


def fill_pairs(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append stopping (after the first pair) and the pairs that can be returned; return the new count."""
    token: cython.int
    first: cython.int = first_pair_token(position, position.state.pairs_tile)
    if position.state.pairs_returned:
        actions[count] = ACTION_SKIP
        count += 1
    for token in range(first, first + KINDS_OF_PAIR):
        if position.state.tokens[seat][token] >= 2:
            actions[count] = ACTION_RETURN_PAIR + token
            count += 1
    return count


def refuse_pair(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot return this pair."""
    token: cython.int = position.tables.first[action]
    first: cython.int = first_pair_token(position, position.state.pairs_tile)
    if position.state.phase != PHASE_PAIRS:
        return REASON_NOT_GIVING
    if token < first or token >= first + KINDS_OF_PAIR or position.state.tokens[seat][token] < 2:
        return REASON_NO_PAIR
    return 0


def apply_pair(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Return a pair of real tokens for points; when no pair is left, the phase ends."""
    token: cython.int = position.tables.first[action]
    tile: cython.int = position.state.pairs_tile
    position.state.tokens[seat][token] -= 2
    if token < NUM_RESOURCES:
        position.state.supply[token] += 2
    position.state.pairs_returned += 1
    position.note(EVENT_TOKEN, seat, -2, token, CHANGE_PAIRS)
    position.score(seat, position.tables.tile_each[tile][position.state.seats], CHANGE_PAIRS, tile)
    if not has_pair(position, seat, tile):
        end_pairs(position)
    return 0


def end_pairs(position: ParisPosition) -> None:
    """No more pairs: the decision that was pending continues."""
    position.state.phase = position.state.phase_after_pairs
    position.state.phase_after_pairs = 0
    position.state.pairs_tile = 0
    position.state.pairs_returned = 0
