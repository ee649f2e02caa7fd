"""The legal actions of Paris, written straight into a buffer in rising order: the hot path of random play.

Sets of fields and landmarks are bit masks, and what a purse can reach is read from tables. `refusals.py`
decides the same question for one action with its reason; the conformance tests compare the two for every
action of the list.
"""

from __future__ import annotations

import cython

from salon.games.paris import notation
from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import effect, stage
    from salon.kernel.bits import lowest

DRAW, PLACE, KEY, SEARCH, END = (notation.FIRST[name] for name in ("DRAW", "PLACE", "KEY", "SEARCH", "END"))
TAKE, LEAVE, BUY, SELL, CHOOSE = (notation.FIRST[name] for name in ("TAKE", "LEAVE", "BUY", "SELL", "CHOOSE"))
TURN, DISCARD, GIVE, STEP = (notation.FIRST[name] for name in ("TURN", "DISCARD", "GIVE", "STEP"))
VP_TILE, PASS = (notation.FIRST[name] for name in ("VP_TILE", "PASS"))


def fill(b: Board, seat: cython.int, actions: cython.p_short) -> cython.int:
    """All legal actions of the active seat."""
    now: cython.int = b.state.stage
    n: cython.int = 0
    main: cython.int
    i: cython.int
    j: cython.int
    district: cython.int
    numbers: cython.ulonglong
    if now == stage.DRAW:
        for i in range(3):
            if b.state.pile_next[i] < b.state.pile_end[i]:
                actions[n] = DRAW + i
                n += 1
        return n
    if now == stage.PAIRS:
        if b.state.pairs:
            actions[n] = LEAVE
            n += 1
        i = b.pair_class()
        for j in range(i, i + 3):
            if b.state.tokens[seat][j] >= 2:
                actions[n] = GIVE + j
                n += 1
        return n

    # --- the decision at hand, as far as its actions come before trade --------------------------------
    if now == stage.PLACE:
        for district in range(6):
            if fits(b, district, b.state.drawn):
                actions[n] = PLACE + district
                n += 1
    elif now == stage.ACTION:
        if b.state.keys[seat]:
            for i in range(7):
                if not (b.state.banks[seat] >> i) & 1:
                    actions[n] = KEY + i
                    n += 1
        if may_search(b):
            actions[n] = SEARCH
            n += 1
    elif now == stage.FREE:
        actions[n] = END
        n += 1
    elif now == stage.MARKER:
        actions[n] = TAKE
        actions[n + 1] = LEAVE
        n += 2
    elif now != stage.SEARCHED:
        actions[n] = LEAVE
        n += 1
    main = n

    # --- trade ----------------------------------------------------------------------------------------
    for i in range(3):
        if b.state.supply[i] and b.state.francs[seat] >= b.parts.buy[i]:
            actions[n] = BUY + i
            n += 1
    for i in range(6):
        if b.state.tokens[seat][i] + b.state.units[i]:
            actions[n] = SELL + i
            n += 1

    # --- tiles, and the rest of the decision at hand ----------------------------------------------------
    if now == stage.SEARCHED:
        for i in range(9):
            if b.state.end_left[i]:
                actions[n] = CHOOSE + i
                n += 1
    if b.state.end_mask[seat]:
        for i in range(9):
            if (b.state.end_mask[seat] >> i) & 1:
                actions[n] = TURN + i
                n += 1
    if now == stage.PRESTIGE:
        for i in range(3, 6):
            if b.state.tokens[seat][i] + b.state.units[i] and picture_for(b, i) < 3:
                actions[n] = DISCARD + i - 3
                n += 1
    elif now == stage.BONUS:
        if (b.state.place - 1) % 6 != 2 or b.state.francs[seat] >= b.parts.bonus_at_3:
            numbers = b.state.lying & ~b.state.had[seat]
            while numbers:
                i = lowest(numbers)
                numbers &= numbers - 1
                if b.state.space_of[i] > b.state.figure[seat]:
                    actions[n] = STEP + i - 1
                    n += 1
    n = fill_uses(b, seat, actions, n)
    if now == stage.VP_TILE:
        for i in range(6):
            if (b.state.vp_left >> i) & 1:
                for district in range(6):
                    if b.state.vp_on[district] == 0:
                        actions[n] = VP_TILE + 6 * i + district
                        n += 1
    n = fill_back(b, seat, actions, n)
    if now == stage.ACTION:
        i = n
        n = fill_moves(b, seat, actions, n)
        if main == 0 and n == i:
            actions[n] = PASS
            n += 1
    return n


def fits(b: Board, district: cython.int, building: cython.int) -> cython.bint:
    """Any-district option: whether a building can go to a district (its field is free, its kind is not there)."""
    field: cython.int
    if b.state.kind[6 * district + building % 6]:
        return False
    for field in range(6 * district, 6 * district + 6):
        if b.state.kind[field] == b.parts.kind[building] + 1:
            return False
    return True


def may_search(b: Board) -> cython.bint:
    """Whether the piles are empty and an end-game tile is left."""
    pile: cython.int
    for pile in range(3):
        if b.state.pile_next[pile] < b.state.pile_end[pile]:
            return False
    return b.state.taken < b.parts.end_total


def picture_for(b: Board, token: cython.int) -> cython.int:
    """The best picture of the acquired landmark still open for a prestige token; 3 if there is none."""
    i: cython.int
    best: cython.int = 3
    landmark: cython.int = b.state.place - 37
    for i in range(3):
        if b.parts.picture[landmark][i] == token + 1 and not (b.state.pictures >> i) & 1:
            if best == 3 or b.parts.picture_points[landmark][i] > b.parts.picture_points[landmark][best]:
                best = i
    return best


# --- bonus tiles --------------------------------------------------------------------------------------


def can_use(b: Board, seat: cython.int, number: cython.int) -> cython.bint:
    """Whether a bonus tile the seat holds unused could be used now by an action of its own."""
    kind: cython.int = b.parts.effect[number]
    i: cython.int
    if kind == effect.BUY_KEY:
        return b.state.reserve[seat] > 0 and b.state.francs[seat] >= b.parts.tile_francs[number]
    if kind == effect.PAIRS_PRESTIGE or kind == effect.PAIRS_RESOURCE:
        i = 3 if kind == effect.PAIRS_PRESTIGE else 0
        return b.state.tokens[seat][i] >= 2 or b.state.tokens[seat][i + 1] >= 2 or b.state.tokens[seat][i + 2] >= 2
    return kind != effect.ONTO_OWN and kind != effect.ONTO_OTHERS and kind != effect.PER_FRANC


def fill_uses(b: Board, seat: cython.int, actions: cython.p_short, n: cython.int) -> cython.int:
    """Uses of bonus tiles, all but 17 and 25, which name another tile."""
    i: cython.int
    number: cython.int
    variants: cython.int
    kind: cython.int
    numbers: cython.ulonglong = b.state.had[seat] & ~b.state.used[seat]
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        if b.parts.use[number] and can_use(b, seat, number):
            kind = b.parts.effect[number]
            variants = 1
            if kind == effect.RESOURCE_1 or kind == effect.PRESTIGE_1:
                variants = 3
            elif kind == effect.RESOURCE_2 or kind == effect.PRESTIGE_2:
                variants = 6
            for i in range(variants):
                actions[n] = b.parts.use[number] + i
                n += 1
    return n


def goes_back_to(b: Board, seat: cython.int, number: cython.int, limit: cython.int) -> cython.bint:
    """Whether the figure can go back to the tile of a number: within `limit` spaces on which tiles lie."""
    tiles: cython.int = 0
    other: cython.int
    numbers: cython.ulonglong = b.state.lying
    space: cython.int = b.state.space_of[number]
    if space >= b.state.figure[seat]:
        return False
    while numbers:
        other = lowest(numbers)
        numbers &= numbers - 1
        if space <= b.state.space_of[other] < b.state.figure[seat]:
            tiles += 1
    return tiles <= limit


def fill_back(b: Board, seat: cython.int, actions: cython.p_short, n: cython.int) -> cython.int:
    """Uses of tiles 17 (take any tile) and 25 (the figure goes back)."""
    number: cython.int
    tile: cython.int
    kind: cython.int
    wanted: cython.ulonglong
    numbers: cython.ulonglong = b.state.had[seat] & ~b.state.used[seat]
    numbers &= b.parts.reaching  # in the order of the action list
    while numbers:
        tile = lowest(numbers)
        numbers &= numbers - 1
        kind = b.parts.effect[tile]
        wanted = b.state.lying & ~b.state.had[seat]
        while wanted:
            number = lowest(wanted)
            wanted &= wanted - 1
            if kind == effect.TAKE_ANY:
                actions[n] = b.parts.take_any[number]
                n += 1
            elif goes_back_to(b, seat, number, b.parts.tile_value[tile]):
                actions[n] = b.parts.back[number]
                n += 1
    return n


# --- moves --------------------------------------------------------------------------------------------


def open_places(b: Board, seat: cython.int) -> cython.ulonglong:
    """Places on the board a key may go to: free ones, and what unused tiles 9 and 16 open."""
    places: cython.ulonglong = b.state.built
    tiles: cython.ulonglong = b.state.had[seat] & ~b.state.used[seat]
    other: cython.int
    if not tiles & b.parts.onto_own:
        places &= ~b.state.held[seat]
    if not tiles & b.parts.onto_others:
        for other in range(b.state.seats):
            if other != seat:
                places &= ~b.state.held[other]
    return places


def fill_moves(b: Board, seat: cython.int, actions: cython.p_short, n: cython.int) -> cython.int:
    """Every move of a key: from banks, the Arc, buildings and landmarks, in this order."""
    targets: cython.ulonglong = open_places(b, seat)
    francs: cython.int = b.state.francs[seat]
    wood: cython.bint = b.state.tokens[seat][0] + b.state.units[0] >= b.parts.wood_for_8
    marble: cython.int = b.state.tokens[seat][1] + b.state.units[1]
    gold: cython.int = b.state.tokens[seat][2] + b.state.units[2]
    payable: cython.int = b.parts.material[marble if marble < 7 else 7][gold if gold < 7 else 7]
    banks: cython.int = b.state.banks[seat]
    keys: cython.ulonglong = b.state.held[seat]
    district: cython.int
    place: cython.int
    for district in range(6):
        if (banks >> district) & 1:
            n = fill_fields(b, district, district, 0, targets, francs, wood, actions, n)
            n = fill_landmarks(b, district, district, 0, 0, targets, payable, francs, actions, n)
    if (banks >> 6) & 1:
        for district in range(6):
            n = fill_fields(b, 6, district, 0, targets, francs, wood, actions, n)
        for district in range(6):
            n = fill_landmarks(b, 6, district, 0, 0, targets, payable, francs, actions, n)
    while keys:
        place = lowest(keys)
        keys &= keys - 1
        if place < 36:
            district = place // 6
            n = fill_fields(b, 7 + place, district, place % 6 + 1, targets, francs, wood, actions, n)
            n = fill_landmarks(
                b, 7 + place, district, b.parts.value[place % 6], 0, targets, payable, francs, actions, n
            )
        else:
            district = b.district_of(place)
            n = fill_landmarks(b, 7 + place, district, place - 27, place - 35, targets, payable, francs, actions, n)
    return n


def fill_fields(
    b: Board,
    source: cython.int,
    district: cython.int,
    above: cython.int,
    targets: cython.ulonglong,
    francs: cython.int,
    wood: cython.bint,
    actions: cython.p_short,
    n: cython.int,
) -> cython.int:
    """Moves from a source to the buildings of a district, beyond its first `above` fields."""
    fields: cython.int = (targets >> (6 * district)) & b.parts.reach[above][francs if francs < 31 else 31]
    field: cython.int
    if not wood:
        fields &= 31
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        actions[n] = b.parts.move[source][6 * district + field]
        n += 1
    return n


def fill_landmarks(
    b: Board,
    source: cython.int,
    district: cython.int,
    base: cython.int,
    above: cython.int,
    targets: cython.ulonglong,
    payable: cython.int,
    francs: cython.int,
    actions: cython.p_short,
    n: cython.int,
) -> cython.int:
    """Moves from a source of value `base` to landmarks of a district or new ones, beyond the first `above`."""
    landmarks: cython.int
    landmark: cython.int
    in_reach: cython.int = francs + base - 8  # the landmarks, from the lowest, that the purse pays for
    if in_reach <= 0:
        return n
    if in_reach > 8:
        in_reach = 8
    landmarks = (b.state.row[district] & (targets >> 36)) | (b.state.supply_row & (255 << b.state.tallest[district]))
    landmarks &= payable & ((1 << in_reach) - 1) & (255 << above)
    while landmarks:
        landmark = lowest(landmarks)
        landmarks &= landmarks - 1
        actions[n] = b.parts.move[source][36 + 8 * district + landmark]
        n += 1
    return n
