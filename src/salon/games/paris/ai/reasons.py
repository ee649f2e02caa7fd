"""Why a player would make a move in Paris: the table before and after it, compared by what the rules answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from salon.games.paris.notation import (
    ACTIONS,
    ARC,
    DISTRICTS,
    END_TILES,
    SHORT,
    TARGET_TEXTS,
    TOKENS,
)
from salon.games.paris.rules import queries
from salon.games.paris.rules.constants import (
    ACTION_MOVE,
    ACTION_PASS,
    ACTION_SKIP,
    FIELDS_IN_DISTRICT,
    NUM_FIELDS,
    NUM_LANDMARKS,
    TARGET_LANDMARKS,
)
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.view import DistrictView, ParisView, SeatView, view_of
from salon.kernel.ai import MoveReason

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

FEW_FRANCS = 3
FEW_END_TILES = 3


class Move(NamedTuple):
    """A move, and the position and view before and after it."""

    game: Paris
    seat: int
    action: int
    before: ParisPosition
    after: ParisPosition
    seen: ParisView  # before
    then: ParisView

    @property
    def own(self) -> SeatView:
        """What the seat had before."""
        return self.seen.seats[self.seat]

    @property
    def has(self) -> SeatView:
        """What it has after."""
        return self.then.seats[self.seat]


def move_reasons(game: Paris, known: ParisPosition, seat: int, action: int) -> list[MoveReason]:
    """What a player would say for an action. What is drawn is not known before: a draw is not carried out."""
    kind = ACTIONS[action][0]
    after = known.copy()
    if kind not in ("DRAW", "SEARCH", "END_TURN"):
        after.play(seat, action)
    assert isinstance(after, ParisPosition)
    move = Move(game, seat, action, known, after, view_of(game, known, seat), view_of(game, after, seat))
    return [reason for part in PARTS.get(kind, ()) for reason in part(move)]


# --- moving a key ----------------------------------------------------------------------------------------------


def _district(move: Move) -> Iterator[MoveReason]:
    """How the move changes the order in its district."""
    before, after, district = next(
        (old, new, number)
        for number, (old, new) in enumerate(zip(move.seen.districts, move.then.districts, strict=True))
        if old.sums != new.sums or old.keys != new.keys
    )
    own, others = after.sums[move.seat], [s for seat, s in enumerate(after.sums) if seat != move.seat]
    facts: dict[str, int | str] = {"district": DISTRICTS[district], "own": own, "other": max(others)}
    if not max(others):
        if not before.sums[move.seat]:
            yield MoveReason("nobody-owns", ("districts",), {"district": DISTRICTS[district]})
        return
    if after.leaders == [move.seat]:
        code = "keeps-lead" if before.leaders == [move.seat] else "takes-lead"
    else:
        code = "raises-total"
        facts["before"] = before.sums[move.seat]
    # the one with the most valuable property is ahead of equal totals
    tie = "yes" if facts["own"] == facts["other"] else "no"
    yield MoveReason(code, ("districts",), facts, {"tie": tie})


def _benefits(move: Move) -> Iterator[MoveReason]:
    """What may be taken after the move: the rules offer one benefit after another."""
    world = move.after.copy()
    assert isinstance(world, ParisPosition)
    while (stage := view_of(move.game, world, move.seat).stage) in ("marker", "bonus", "prestige"):
        legal = world.legal(move.seat)
        if stage == "marker":
            token = _marker(move.then)
            if token:
                yield MoveReason("marker", ("tokens",), {"token": token})
        elif stage == "bonus":
            tiles = [ACTIONS[each][1] for each in legal if ACTIONS[each][0] == "TAKE_TILE"]
            if tiles:
                yield MoveReason("bonus", ("tiles",), {"tiles": len(tiles), "number": tiles[0]})
        else:
            gains = [_points_after(world, move.seat, each) for each in legal if ACTIONS[each][0] == "DISCARD_PRESTIGE"]
            if gains:
                yield MoveReason("prestige", ("points", "tokens"), {"points": max(gains)})
        world.play(move.seat, ACTION_SKIP)
    if stage == "vp-tile":
        district = next(
            new for old, new in zip(move.seen.districts, move.then.districts, strict=True) if old.keys != new.keys
        )
        yield MoveReason("vp-tile-due", ("districts",), {"district": district.name, "keys": district.keys})


def _marker(view: ParisView) -> str | None:
    if view.acquired is None or view.acquired >= NUM_FIELDS:
        return None
    return view.districts[view.acquired // FIELDS_IN_DISTRICT].fields[view.acquired % FIELDS_IN_DISTRICT].marker


def _points_after(position: ParisPosition, seat: int, action: int) -> int:
    after = position.copy()
    after.play(seat, action)
    assert isinstance(after, ParisPosition)
    return queries.seat_pieces(after, seat).points - queries.seat_pieces(position, seat).points


def _rival(move: Move) -> Iterator[MoveReason]:
    """The first of the other players who could move a key to the same place, if it were that player's turn."""
    place = _place(move.action)
    for step in range(1, move.before.seats):
        other = (move.seat + step) % move.before.seats
        if place in {_place(action) for action in queries.moves_in_turn_of(move.before, other)}:
            target = TARGET_TEXTS[ACTIONS[move.action][2]]
            yield MoveReason("rival", ("places", "districts"), {"player": other, "target": target})
            return


def _place(action: int) -> int:
    """The field or landmark that a move leads to."""
    target = ACTIONS[action][2]
    if target < TARGET_LANDMARKS:
        return target
    return NUM_FIELDS + (target - TARGET_LANDMARKS) % NUM_LANDMARKS


# --- placing a key ---------------------------------------------------------------------------------------------


def _placed(move: Move) -> Iterator[MoveReason]:
    """The francs, the district, and where the key could go in a later turn."""
    bank = ACTIONS[move.action][1]
    yield from _francs(move)
    if bank != ARC and not move.seen.districts[bank].sums[move.seat]:
        yield MoveReason("new-district", ("keys", "districts"), {"district": DISTRICTS[bank]})
    onward = [each for each in queries.moves_in_turn_of(move.after, move.seat) if ACTIONS[each][1] == bank]
    if onward:
        yield _onward(move, max(onward, key=lambda each: queries.place_value(move.after, _place(each))))


def _onward(move: Move, action: int) -> MoveReason:
    _, source, target, _, _ = ACTIONS[action]
    assert move.has.francs is not None
    cost = queries.move_cost(move.after, source, _place(action))
    facts: dict[str, int | str] = {"target": TARGET_TEXTS[target], "cost": cost, "francs": move.has.francs}
    return MoveReason("onward", ("keys", "francs"), facts)


# --- drawing ---------------------------------------------------------------------------------------------------


def _drawn(move: Move) -> Iterator[MoveReason]:
    """Whose keys could use a new building in the district of the pile."""
    district = move.seen.piles[ACTIONS[move.action][1]].district
    if district is not None:
        yield from _own_keys_in(move, next(each for each in move.seen.districts if each.name == district))


def _put(move: Move) -> Iterator[MoveReason]:
    yield from _own_keys_in(move, move.seen.districts[ACTIONS[move.action][1]])


def _own_keys_in(move: Move, district: DistrictView) -> Iterator[MoveReason]:
    if move.seat in district.bank:
        yield MoveReason("key-on-bank", ("districts",), {"source": f"{SHORT[DISTRICTS.index(district.name)]}$"})
    elif not district.bank and not max(district.sums):
        yield MoveReason("nobody-there", ("districts",), {"district": district.name})
    own, other = district.sums[move.seat], max(s for seat, s in enumerate(district.sums) if seat != move.seat)
    if own:
        facts: dict[str, int | str] = {"district": district.name, "own": own, "other": other}
        yield MoveReason("own-total", ("districts",), facts)


# --- tokens, tiles and trade -----------------------------------------------------------------------------------


def _opens(move: Move) -> Iterator[MoveReason]:
    """The most valuable place that becomes possible: in this turn, or in a later one after the main action."""
    now = move.seen.stage == move.then.stage == "action"
    if now:
        before, after = move.before.legal(move.seat), move.after.legal(move.seat)
    elif move.seen.stage == "free" and ACTIONS[move.action][0] == "USE_TILE":
        return
    else:
        before, after = (queries.moves_in_turn_of(each, move.seat) for each in (move.before, move.after))
    known = {_place(each) for each in before if ACTION_MOVE <= each < ACTION_PASS}
    new = [each for each in after if ACTION_MOVE <= each < ACTION_PASS and _place(each) not in known]
    if new:
        best = max(new, key=lambda each: queries.place_value(move.after, _place(each)))
        facts: dict[str, int | str] = {"target": TARGET_TEXTS[ACTIONS[best][2]]}
        yield MoveReason("opens", ("places", "tokens", "francs"), facts, {"when": "now" if now else "later"})


def _gained(move: Move) -> Iterator[MoveReason]:
    """A token of which the seat had none, and francs."""
    assert move.own.tokens is not None and move.has.tokens is not None
    for token in TOKENS:
        if move.has.tokens[token] > move.own.tokens[token] == 0:
            yield MoveReason("first-token", ("tokens",), {"token": token})
    yield from _francs(move)


def _francs(move: Move) -> Iterator[MoveReason]:
    assert move.own.francs is not None and move.has.francs is not None
    gain = move.has.francs - move.own.francs
    if gain <= 0:
        return
    facts: dict[str, int | str] = {"gain": gain, "francs": move.own.francs}
    if move.own.francs <= FEW_FRANCS:
        yield MoveReason("few-francs", ("francs",), facts)
    else:
        yield MoveReason("francs", ("francs",), facts, {"most": "yes" if _is_most(move) else "no"})


def _is_most(move: Move) -> bool:
    """Whether a key is placed on the bank that pays the most of those where the seat can place one."""
    keys = [each for each in move.before.legal(move.seat) if ACTIONS[each][0] == "KEY" and each != move.action]
    if ACTIONS[move.action][0] != "KEY" or not keys:
        return False
    banks, district = move.game.pieces.banks, ACTIONS[move.action][1]
    pays = [banks[DISTRICTS[ACTIONS[each][1]]].francs for each in keys if ACTIONS[each][1] != ARC]
    return district != ARC and banks[DISTRICTS[district]].francs > max(pays, default=0)


def _scores(move: Move) -> Iterator[MoveReason]:
    if move.has.points > move.own.points:
        yield MoveReason("scores", ("points",), {"points": move.has.points - move.own.points})


def _tile(move: Move) -> Iterator[MoveReason]:
    """A tile that is taken: what it would score now, and whether another is left."""
    number = ACTIONS[move.action][1]
    points = queries.tile_points(move.after, move.seat, number)
    if points > 0:
        yield MoveReason("tile-would-score", ("tiles", "points"), {"number": number, "points": points})
    at = move.seen.track.index(number)
    if move.seen.copies[at] == 1 and move.then.copies[at] == 0:
        yield MoveReason("last-copy", ("tiles",), {"number": number})


def _vp_tile(move: Move) -> Iterator[MoveReason]:
    """What the VP tile would score for the seat as the district is now."""
    _, tile, district, _, _ = ACTIONS[move.action]
    points = queries.points_of_rank(move.after, move.seat, district, tile)
    if points > 0:
        first = move.then.districts[district].leaders == [move.seat]
        facts: dict[str, int | str] = {"district": DISTRICTS[district], "points": points}
        yield MoveReason("vp-tile", ("districts",), facts, {"place": "first" if first else "other"})


def _searched(move: Move) -> Iterator[MoveReason]:
    left = move.seen.end_tiles_left
    code = "end-tiles-few" if left <= FEW_END_TILES else "end-tiles"
    yield MoveReason(code, ("end tiles",), {"left": left})


def _chosen(move: Move) -> Iterator[MoveReason]:
    """What an end-game tile is good for."""
    kind = END_TILES[ACTIONS[move.action][1]]
    tile = move.game.pieces.end_tiles[kind]
    if tile.points:
        yield MoveReason("end-tile-points", ("end tiles",), {"points": tile.points})
    elif tile.token and move.own.tokens is not None and not move.own.tokens[tile.token]:
        yield MoveReason("end-tile-token", ("end tiles",), {"token": tile.token})


Part = Callable[[Move], Iterator[MoveReason]]
PARTS: dict[str, tuple[Part, ...]] = {
    "DRAW": (_drawn,),
    "PLACE": (_put,),
    "KEY": (_placed,),
    "MOVE": (_district, _benefits, _rival, _scores),
    "SEARCH": (_searched,),
    "TAKE_MARKER": (_gained, _opens),
    "BUY": (_opens, _gained),
    "SELL": (_opens, _gained),
    "CHOOSE_END_TILE": (_chosen,),
    "TURN_END_TILE": (_scores, _opens, _gained),
    "DISCARD_PRESTIGE": (_scores,),
    "RETURN_PAIR": (_scores,),
    "TAKE_TILE": (_scores, _tile),
    "TAKE_ANY": (_scores, _tile),
    "GO_BACK": (_scores, _tile),
    "USE_TILE": (_scores, _opens, _gained),
    "VP_TILE": (_vp_tile,),
}
