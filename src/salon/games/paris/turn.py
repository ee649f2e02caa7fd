"""A turn of Paris: carrying out one legal action, and which decision comes next."""

from __future__ import annotations

import cython

from salon.games.paris import notation
from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import noted, stage, verb, why
    from salon.games.paris.legal import fits, picture_for
    from salon.games.paris.scoring import score_all
    from salon.games.paris.tiles import end_giving, give_pair, take_tile, turn_end_tile, use_tile
    from salon.kernel.bits import bit, lowest

WHAT_LANDMARK = notation.WHAT_LANDMARK
WHAT_DISTRICT = notation.WHAT_DISTRICT


def apply(b: Board, seat: cython.int, action: cython.int) -> cython.int:
    """Carry out a legal action; 1 if anybody learned something hidden by it, else 0."""
    does: cython.int = b.parts.verb[action]
    first: cython.int = b.parts.first[action]
    b.state.phase += 1
    if does == verb.MOVE:
        move_key(b, seat, first, b.parts.second[action], b.parts.third[action])
    elif does == verb.END:
        end_turn(b, seat)
    elif does == verb.DRAW:
        draw(b, seat, first)
        return 1
    elif does == verb.KEY:
        place_key(b, seat, first)
    elif does == verb.SELL:
        b.lose(seat, first, why.SELLING)
        b.pay(seat, b.parts.sell[first], why.SELLING, 0)
    elif does == verb.BUY:
        b.pay(seat, -b.parts.buy[first], why.BUYING, 0)
        b.state.supply[first] -= 1
        b.gain(seat, first, why.BUYING)
    elif does == verb.TAKE:
        b.gain(seat, b.state.marker[b.state.place - 1] - 1, why.MARKER)
        b.state.marker[b.state.place - 1] = 0
        after_marker(b, seat)
    elif does == verb.LEAVE:
        leave(b, seat)
    elif does == verb.STEP:
        if (b.state.place - 1) % 6 == 2:
            b.pay(seat, -b.parts.bonus_at_3, why.BONUS, 0)
        b.state.figure[seat] = b.state.space_of[first]
        b.note(noted.FIGURE, seat, b.state.figure[seat], 0, 0)
        take_tile(b, seat, first)
        after_benefit(b)
    elif does == verb.USE or does == verb.TAKE_ANY or does == verb.BACK:
        use_tile(b, seat, action)
    elif does == verb.GIVE:
        give_pair(b, seat, first)
    elif does == verb.DISCARD:
        discard(b, seat, first)
    elif does == verb.VP_TILE:
        b.state.vp_left &= ~(1 << first)
        b.state.vp_on[b.parts.second[action]] = first + 1
        b.note(noted.VP_TILE, seat, first, b.parts.second[action], 0)
        b.state.stage = stage.FREE
    elif does == verb.PLACE:
        put(b, 6 * first + b.state.drawn % 6, b.parts.kind[b.state.drawn])
        b.state.stage = stage.ACTION
    elif does == verb.SEARCH:
        b.note(noted.SEARCHED, seat, 0, 0, 0)
        b.state.stage = stage.SEARCHED
        return 1
    elif does == verb.CHOOSE:
        choose(b, seat, first)
    elif does == verb.TURN:
        turn_end_tile(b, seat, first)
        return 1
    elif does == verb.PASS:
        b.note(noted.PASSED, seat, 0, 0, 0)
        b.state.stage = stage.FREE
    return 0


# --- buildings ------------------------------------------------------------------------------------------


def draw(b: Board, seat: cython.int, pile: cython.int) -> None:
    """Draw a building and, in its own district, place it; one that fits nowhere leaves the game."""
    building: cython.int = b.state.order[b.state.pile_next[pile]]
    district: cython.int
    b.state.pile_next[pile] += 1
    b.note(noted.DREW, seat, pile + 1, building, 0)
    b.state.stage = stage.ACTION
    if not b.state.any_district:
        put(b, building, b.parts.kind[building])
        return
    b.state.drawn = building
    for district in range(6):
        if fits(b, district, building):
            b.state.stage = stage.PLACE
            return
    b.note(noted.GONE, seat, building, 0, 0)


def put(b: Board, field: cython.int, kind: cython.int) -> None:
    """Lay a building on its field."""
    b.state.kind[field] = kind + 1
    b.state.built |= bit(field)
    b.note(noted.BUILT, -1, field, kind, 0)


# --- keys -----------------------------------------------------------------------------------------------


def place_key(b: Board, seat: cython.int, bank: cython.int) -> None:
    """Place a key from behind the screen; a bank pays."""
    b.state.keys[seat] -= 1
    b.state.banks[seat] |= 1 << bank
    b.note(noted.KEY_PLACED, seat, bank, 0, 0)
    if bank < 6:
        b.pay(seat, b.parts.bank[bank], why.INCOME, WHAT_DISTRICT + bank)
    b.state.stage = stage.FREE


def move_key(b: Board, seat: cython.int, source: cython.int, target: cython.int, landmark: cython.int) -> None:
    """Move a key to a place, pay for it, and open its benefits."""
    place: cython.int = target
    district: cython.int = target // 6
    base: cython.int = 0
    cost: cython.int
    i: cython.int
    if target >= 36:
        place = 36 + landmark
        district = (target - 36) // 8 if source < 43 else b.district_of(source - 7)
        target = 36 + 8 * district + landmark
    b.note(noted.MOVED, seat, source, target, 0)
    if source < 7:
        b.state.banks[seat] &= ~(1 << source)
        b.state.crowd[district] += 1
        b.state.vp_due = b.state.crowd[district] == b.parts.keys_for_vp_tile
    else:
        base = b.place_value(source - 7)
        if b.state.twice[seat] == source - 6:
            b.state.twice[seat] = 0
        else:
            b.state.held[seat] &= ~bit(source - 7)

    if place >= 36 and (b.state.supply_row >> landmark) & 1:
        b.state.supply_row &= ~(1 << landmark)
        b.state.row[district] |= 1 << landmark
        b.state.tallest[district] = landmark + 1
        b.state.built |= bit(place)
        b.note(noted.FOUNDED, seat, landmark, district, 0)
    share_place(b, seat, place)

    cost = b.place_value(place) - base
    if place < 36:
        b.pay(seat, -cost, why.PLACE, WHAT_DISTRICT + district)
        if place % 6 == 5:
            for i in range(b.parts.wood_for_8):
                b.lose(seat, 0, why.COST)
    else:
        b.pay(seat, -cost, why.PLACE, WHAT_LANDMARK + landmark)
        for i in range(b.parts.marble[landmark]):
            b.lose(seat, 1, why.COST)
        for i in range(b.parts.gold[landmark]):
            b.lose(seat, 2, why.COST)

    b.state.held[seat] |= bit(place)
    b.state.place = place + 1
    b.state.pictures = 0
    if place < 36 and b.state.marker[place]:
        b.state.stage = stage.MARKER
    else:
        after_marker(b, seat)


def share_place(b: Board, seat: cython.int, place: cython.int) -> None:
    """Spend the tiles that allow a key onto a place where keys lie, if it needs them."""
    unused: cython.ulonglong = b.state.had[seat] & ~b.state.used[seat]
    tile: cython.int
    other: cython.int
    if b.state.held[seat] & bit(place):
        tile = lowest(unused & b.parts.onto_own)
        b.state.used[seat] |= bit(tile)
        b.state.twice[seat] = place + 1
        b.note(noted.TILE_USED, seat, tile, 0, 0)
    for other in range(b.state.seats):
        if other != seat and b.state.held[other] & bit(place):
            tile = lowest(unused & b.parts.onto_others)
            b.state.used[seat] |= bit(tile)
            b.note(noted.TILE_USED, seat, tile, 0, 0)
            return


# --- benefits -------------------------------------------------------------------------------------------


def after_marker(b: Board, seat: cython.int) -> None:
    """What the acquired place itself brings: points, a bonus tile, or prestige at a landmark."""
    place: cython.int = b.state.place - 1
    if place >= 36:
        if picture_for(b, 3) < 3 or picture_for(b, 4) < 3 or picture_for(b, 5) < 3:
            b.state.stage = stage.PRESTIGE
            return
    elif place % 6 <= 2:
        b.state.stage = stage.BONUS
        return
    elif place % 6 == 5:
        b.score(seat, b.parts.points_for_8, why.BUILDING, WHAT_DISTRICT + place // 6)
    after_benefit(b)


def after_benefit(b: Board) -> None:
    """A VP tile, if the move brought the fourth key and there is one; else the turn can be ended."""
    b.state.stage = stage.FREE
    if b.state.vp_due:
        b.state.vp_due = 0
        if b.state.vp_left:
            b.state.stage = stage.VP_TILE


def leave(b: Board, seat: cython.int) -> None:
    """Leave a benefit, or give no more pairs."""
    now: cython.int = b.state.stage
    b.note(noted.LEFT, seat, now, 0, 0)
    if now == stage.MARKER:
        after_marker(b, seat)
    elif now == stage.PAIRS:
        end_giving(b)
    elif now == stage.VP_TILE:
        b.state.stage = stage.FREE
    else:
        after_benefit(b)


def discard(b: Board, seat: cython.int, token: cython.int) -> None:
    """Discard prestige at a landmark for the points of its best open picture."""
    landmark: cython.int = b.state.place - 37
    picture: cython.int = picture_for(b, token)
    b.state.pictures |= 1 << picture
    b.lose(seat, token, why.PRESTIGE)
    b.score(seat, b.parts.picture_points[landmark][picture], why.PRESTIGE, WHAT_LANDMARK + landmark)
    if picture_for(b, 3) == 3 and picture_for(b, 4) == 3 and picture_for(b, 5) == 3:
        after_benefit(b)


# --- end-game tiles and the end of the turn -----------------------------------------------------------------


def choose(b: Board, seat: cython.int, kind: cython.int) -> None:
    """Take one of the end-game tiles that are left; the last one brings the end near."""
    b.state.end_left[kind] -= 1
    b.state.taken_by[b.state.taken] = seat
    b.state.taken_kind[b.state.taken] = kind
    b.state.taken += 1
    b.mark_end_tiles()
    b.note(noted.END_TAKEN, seat, kind, 0, 0)
    if b.state.taken == b.parts.end_total:
        b.state.closing = 1
        b.note(noted.LAST_TILE, seat, 0, 0, 0)
    b.state.stage = stage.FREE


def end_turn(b: Board, seat: cython.int) -> None:
    """Units are lost; the next seat draws; after the last round the game is scored."""
    token: cython.int
    pile: cython.int
    for token in range(6):
        if b.state.units[token]:
            b.note(noted.UNIT, seat, -b.state.units[token], token, why.LOST)
            b.state.units[token] = 0
    b.note(noted.TURN_ENDED, seat, 0, 0, 0)
    b.state.place = 0
    b.state.pictures = 0
    b.state.drawn = 0
    b.state.active = (seat + 1) % b.state.seats
    if b.state.active == b.state.start:
        if b.state.closing == 2:
            b.state.stage = stage.OVER
            score_all(b)
            return
        if b.state.closing == 1:
            b.state.closing = 2
            b.note(noted.LAST_ROUND, -1, 0, 0, 0)
    b.state.stage = stage.ACTION
    for pile in range(3):
        if b.state.pile_next[pile] < b.state.pile_end[pile]:
            b.state.stage = stage.DRAW
