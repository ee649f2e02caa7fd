"""Why an action of Paris is not legal now: one reason for each, by a fixed order of questions.

The order is that of a person explaining: first the moment (draw first, the action is done), then the
pieces (no key there, the place is taken), last the price. 0 means that the action is legal.
"""

from __future__ import annotations

import cython

from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import because, effect, stage, verb
    from salon.games.paris.legal import fill_moves, fits, goes_back_to, may_search, picture_for
    from salon.kernel import plain
    from salon.kernel.bits import bit

EVERYWHERE = 127  # a key at every bank and on the Arc


def refusal(b: Board, seat: cython.int, action: cython.int) -> cython.int:
    """0 if the active seat may take the action now, else the reason."""
    now: cython.int = b.state.stage
    does: cython.int = b.parts.verb[action]
    first: cython.int = b.parts.first[action]
    found: cython.int

    # --- the draw comes before everything, pairs are given without interruption ----------------------
    if does == verb.DRAW:
        if b.state.pile_next[first] == b.state.pile_end[first]:
            return because.PILE_EMPTY
        return 0 if now == stage.DRAW else because.ALREADY_DRAWN
    if now == stage.DRAW:
        return because.DRAW_FIRST
    if does == verb.GIVE:
        if now != stage.PAIRS:
            return because.NOT_GIVING
        if not b.pair_class() <= first < b.pair_class() + 3 or b.state.tokens[seat][first] < 2:
            return because.NO_PAIR
        return 0
    if does == verb.LEAVE:
        return of_leave(b)
    if now == stage.PAIRS:
        return because.GIVING_PAIRS

    # --- the main action and the end of the turn --------------------------------------------------------
    if does == verb.PLACE:
        return of_place(b, first)
    if does == verb.KEY or does == verb.MOVE or does == verb.SEARCH or does == verb.PASS:
        found = moment_for_main(b)
        if found:
            return found
        if does == verb.KEY:
            return of_key(b, seat, first)
        if does == verb.MOVE:
            return of_move(b, seat, first, b.parts.second[action], b.parts.third[action])
        if does == verb.PASS:
            return because.CAN_ACT if can_act(b, seat) else 0
        if b.state.taken == b.parts.end_total:
            return because.NO_END_TILES
        return 0 if may_search(b) else because.PILES_LEFT
    if does == verb.END:
        if now == stage.FREE:
            return 0
        if now == stage.ACTION:
            return because.ACTION_FIRST
        return moment_for_main(b)
    if does == verb.CHOOSE:
        if now != stage.SEARCHED:
            return because.NOT_SEARCHING
        return 0 if b.state.end_left[first] else because.END_TILE_GONE

    # --- benefits ---------------------------------------------------------------------------------------
    if does == verb.TAKE:
        return 0 if now == stage.MARKER else because.NO_MARKER
    if does == verb.STEP:
        if now != stage.BONUS:
            return because.NOT_BONUS_MOMENT
        found = of_taking(b, seat, first)
        if found:
            return found
        if b.state.space_of[first] <= b.state.figure[seat]:
            return because.TILE_BEHIND
        if (b.state.place - 1) % 6 == 2 and b.state.francs[seat] < b.parts.bonus_at_3:
            return because.BONUS_FRANCS
        return 0
    if does == verb.DISCARD:
        if now != stage.PRESTIGE:
            return because.NOT_LANDMARK_MOMENT
        if picture_for(b, first) == 3:
            return because.NOT_PICTURED
        return 0 if b.available(seat, first) else because.NO_TOKEN
    if does == verb.VP_TILE:
        if now != stage.VP_TILE:
            return because.NOT_VP_MOMENT
        if not (b.state.vp_left >> first) & 1:
            return because.VP_TILE_GONE
        return because.DISTRICT_HAS_VP if b.state.vp_on[b.parts.second[action]] else 0

    # --- trade and tiles --------------------------------------------------------------------------------
    if does == verb.BUY:
        if b.state.supply[first] == 0:
            return because.SUPPLY_EMPTY
        return 0 if b.state.francs[seat] >= b.parts.buy[first] else because.BUY_FRANCS
    if does == verb.SELL:
        return 0 if b.available(seat, first) else because.NOTHING_TO_SELL
    if does == verb.TURN:
        return 0 if (b.state.end_mask[seat] >> first) & 1 else because.END_TILE_NOT_HELD
    if does == verb.USE:
        return of_use(b, seat, first)
    # TAKE_ANY and BACK: the tile with that effect, then the tile it names
    number: cython.int = b.parts.second[action]
    found = of_holding(b, seat, number)
    if found:
        return found
    found = of_taking(b, seat, first)
    if found:
        return found
    if does == verb.BACK and not goes_back_to(b, seat, first, b.parts.tile_value[number]):
        return because.TOO_FAR_BACK
    return 0


def moment_for_main(b: Board) -> cython.int:
    """Whether it is the moment for a main action, else why not."""
    now: cython.int = b.state.stage
    if now == stage.ACTION:
        return 0
    if now == stage.PLACE:
        return because.PLACE_FIRST
    if now == stage.SEARCHED:
        return because.CHOOSE_FIRST
    if now == stage.FREE:
        return because.ACTION_DONE
    return because.BENEFIT_FIRST


def of_leave(b: Board) -> cython.int:
    """Leaving a benefit, or stopping to give pairs."""
    now: cython.int = b.state.stage
    if now == stage.PAIRS:
        return 0 if b.state.pairs else because.GIVE_ONE_FIRST
    if now == stage.MARKER or now == stage.BONUS or now == stage.PRESTIGE or now == stage.VP_TILE:
        return 0
    return because.NOTHING_TO_LEAVE


def of_place(b: Board, district: cython.int) -> cython.int:
    """Placing the drawn building in a district (any-district option)."""
    if b.state.stage != stage.PLACE:
        return because.NOTHING_TO_PLACE
    if b.state.kind[6 * district + b.state.drawn % 6]:
        return because.FIELD_TAKEN
    return 0 if fits(b, district, b.state.drawn) else because.KIND_THERE


def of_key(b: Board, seat: cython.int, bank: cython.int) -> cython.int:
    """Placing a key on a bank or the Arc."""
    if b.state.keys[seat] == 0:
        return because.NO_KEY
    return because.KEY_AT_BANK if (b.state.banks[seat] >> bank) & 1 else 0


def of_move(b: Board, seat: cython.int, source: cython.int, target: cython.int, landmark: cython.int) -> cython.int:
    """Moving a key from a source to a building (target below 36) or a landmark."""
    district: cython.int
    base: cython.int = 0
    place: cython.int = target
    other: cython.int
    unused: cython.ulonglong = b.state.had[seat] & ~b.state.used[seat]
    if source < 7:
        if not (b.state.banks[seat] >> source) & 1:
            return because.NO_KEY_THERE
    else:
        if not b.state.held[seat] & bit(source - 7):
            return because.NO_KEY_THERE
        base = b.place_value(source - 7)

    if target < 36:
        if not b.state.built & bit(place):
            return because.NO_BUILDING
    else:
        place = 36 + landmark
        district = (target - 36) // 8 if source < 43 else b.district_of(source - 7)
        if (b.state.supply_row >> landmark) & 1:
            if landmark < b.state.tallest[district]:
                return because.LANDMARK_TOO_LOW
        elif not (b.state.row[district] >> landmark) & 1:
            return because.LANDMARK_ELSEWHERE
    if b.state.held[seat] & bit(place) and not unused & b.parts.onto_own:
        return because.OWN_KEY_THERE
    for other in range(b.state.seats):
        if other != seat and b.state.held[other] & bit(place) and not unused & b.parts.onto_others:
            return because.OTHERS_KEY_THERE

    if b.state.francs[seat] < b.place_value(place) - base:
        return because.FRANCS
    if place < 36:
        if place % 6 == 5 and b.available(seat, 0) < b.parts.wood_for_8:
            return because.WOOD
        return 0
    if b.available(seat, 1) < b.parts.marble[landmark]:
        return because.MARBLE
    if b.available(seat, 2) < b.parts.gold[landmark]:
        return because.GOLD
    return 0


def can_act(b: Board, seat: cython.int) -> cython.bint:
    """Whether any main action is legal: asked only by a seat that wants to pass."""
    if cython.compiled:
        actions: cython.short[1024]
    else:
        actions = plain.buffer("short", 1024)
    if may_search(b):
        return True
    if b.state.keys[seat] and b.state.banks[seat] != EVERYWHERE:
        return True
    return fill_moves(b, seat, actions, 0) > 0


def of_taking(b: Board, seat: cython.int, number: cython.int) -> cython.int:
    """Getting a bonus tile from the track, by whatever way."""
    if b.state.had[seat] & bit(number):
        return because.TILE_HAD
    return 0 if b.state.lying & bit(number) else because.TILE_NOT_THERE


def of_holding(b: Board, seat: cython.int, number: cython.int) -> cython.int:
    """Having a bonus tile, not used yet."""
    if not b.state.had[seat] & bit(number):
        return because.TILE_NOT_HELD
    return because.TILE_USED if b.state.used[seat] & bit(number) else 0


def of_use(b: Board, seat: cython.int, number: cython.int) -> cython.int:
    """Using a bonus tile that names no other tile."""
    kind: cython.int = b.parts.effect[number]
    found: cython.int = of_holding(b, seat, number)
    token: cython.int
    if found:
        return found
    if kind == effect.ONTO_OWN or kind == effect.ONTO_OTHERS:
        return because.SPENT_BY_MOVE
    if kind == effect.PER_FRANC:
        return because.ONLY_AT_END
    if kind == effect.BUY_KEY:
        if b.state.reserve[seat] == 0:
            return because.NO_RESERVE
        return 0 if b.state.francs[seat] >= b.parts.tile_francs[number] else because.KEY_FRANCS
    if kind == effect.PAIRS_PRESTIGE or kind == effect.PAIRS_RESOURCE:
        token = 3 if kind == effect.PAIRS_PRESTIGE else 0
        if (
            b.state.tokens[seat][token] < 2
            and b.state.tokens[seat][token + 1] < 2
            and b.state.tokens[seat][token + 2] < 2
        ):
            return because.NO_PAIR
    return 0
