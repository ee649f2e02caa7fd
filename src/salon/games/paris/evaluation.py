"""How good a position of Paris is for a seat: a few terms a player would name, each worth some points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import DISTRICTS, END_TILES, TOKENS, VALUES, VP_TILES
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# What things are worth, in points; found by trial against random players. Units of tiles are worth what
# tokens are, unused tiles a little more than what they would bring now: so nothing is turned over too early.
FRANC = 0.5  # as long as they are few
SPARE_FRANC = 0.2
ENOUGH_FRANCS = 14
TOKEN = dict(zip(TOKENS, (0.6, 1.1, 1.6, 0.6, 1.2, 2.0), strict=True))
FIRST_RESOURCE = 1.6
RICH = 8
KEY_BEHIND_SCREEN = 0.3
KEY_ON_BANK = 0.5
KEY_ON_ARC = 1.6
VALUE_HELD = 0.2
LANDMARK_HELD = 1.5
PLAIN_TILE = 2.0
SPECIAL_TILE = 2.5
KEPT_TILE = 0.5
FIGURE_STEP = -0.05
LIKELY_VP_TILE = 0.5
LAST_ROUND_FACTOR = 0.12
PLENTY_OF_ROUNDS = 6.0
LEAD = 0.25


def evaluate(game: Paris, position: Position, seat: int) -> dict[str, float]:
    """The terms of a position for a seat."""
    s = position.snapshot()
    late = _time_left(s)
    banks = s.banks[seat]
    keys = KEY_BEHIND_SCREEN * s.keys[seat] + KEY_ON_ARC * (banks >> 6 & 1)
    keys += KEY_ON_BANK * (banks & 63).bit_count()
    return {
        "points": float(s.points[seat]),
        "francs": _francs(s.francs[seat]) * late,
        "tokens": _tokens(s, seat) * late,
        "keys": keys * late,
        "places": _places(s, seat),
        "districts": _districts(game, s, seat),
        "tiles": _tiles(game, s, seat, late) + FIGURE_STEP * s.figure[seat],
        "end tiles": sum(
            _end_tile(game, END_TILES[s.taken_kind[i]]) * late
            for i in range(s.taken)
            if s.taken_by[i] == seat and not s.turned >> i & 1
        ),
    }


def _time_left(s: Any) -> float:
    """How much of what is not yet on the board can still be put to use, from 1 down to the last turn."""
    if any(s.pile_next[pile] < s.pile_end[pile] for pile in range(3)):
        return 1.0
    if s.closing == 2:
        return LAST_ROUND_FACTOR
    rounds = sum(s.end_left) / s.seats + 2 - s.closing
    return min(1.0, LAST_ROUND_FACTOR + rounds / PLENTY_OF_ROUNDS)


def _francs(francs: int) -> float:
    """Francs are there to be spent: what goes beyond the next place is worth little."""
    return FRANC * min(francs, ENOUGH_FRANCS) + SPARE_FRANC * max(francs - ENOUGH_FRANCS, 0)


def _tokens(s: Any, seat: int) -> float:
    """Tokens by kind; the first of each resource opens places that nothing else opens."""
    total = 0.0
    rich = s.francs[seat] >= RICH
    for i, token in enumerate(TOKENS):
        count = s.tokens[seat][i] + (s.units[i] if s.active == seat else 0)
        total += TOKEN[token] * count
        if i < 3 and count and rich:
            total += FIRST_RESOURCE
    return total


def _held(s: Any, seat: int) -> list[int]:
    """The places of a seat, one entry a key."""
    places = [place for place in range(44) if s.held[seat] >> place & 1]
    return [*places, s.twice[seat] - 1] if s.twice[seat] else places


def _value(place: int) -> int:
    return VALUES[place % 6] if place < 36 else place - 27


def _places(s: Any, seat: int) -> float:
    held = _held(s, seat)
    return sum(VALUE_HELD * _value(place) for place in held) + LANDMARK_HELD * sum(p >= 36 for p in held)


def _districts(game: Paris, s: Any, seat: int) -> float:
    """The points of the VP tiles by today's sums; a district without one counts as if it got a middling one."""
    total = 0.0
    places = [_held(s, each) for each in range(s.seats)]
    for district in range(len(DISTRICTS)):
        sums = []
        for each in range(s.seats):
            row = s.row[district]
            inside = (p for p in places[each] if (p // 6 == district if p < 36 else row >> (p - 36) & 1))
            sums.append(sum(_value(place) for place in inside))
        if sums[seat] == 0:
            continue
        tile = VP_TILES[s.vp_on[district] - 1] if s.vp_on[district] else "14"
        ranks = [game.components[f"vp_tile.{tile}.{rank}"] for rank in ("first", "second", "third")]
        rank = sum(other > sums[seat] for other in sums)
        by_rank = ranks[rank] if rank < 3 else 0
        # a lead that is hard to catch up with is worth more than a narrow one
        by_share = ranks[0] * sums[seat] ** 2 / sum(each**2 for each in sums)
        total += ((1 - LEAD) * by_rank + LEAD * by_share) * (1.0 if s.vp_on[district] else LIKELY_VP_TILE)
    return total


def _tiles(game: Paris, s: Any, seat: int, late: float) -> float:
    total = 0.0
    unused = s.had[seat] & ~s.used[seat]
    held = _held(s, seat)
    for number in range(1, 31):
        if not unused >> number & 1:
            continue
        row = f"bonus_tile.{number}."
        c = game.components
        effect = c[row + "effect"]
        if effect == "gain":
            total += c[row + "francs"] * FRANC * late + c[row + "points"]
        elif effect == "per-building":
            field = VALUES.index(c[row + "value"])
            total += c[row + "points"] * sum(p < 36 and p % 6 == field for p in held) + KEPT_TILE * late
        elif effect == "per-landmark":
            total += c[row + "points"] * sum(p >= 36 for p in held) + KEPT_TILE * late
        elif effect == "kinds":
            kinds = {s.kind[p] if p < 36 else 7 for p in held}
            total += c[f"{row}kinds.{len(kinds)}"] if len(kinds) >= 4 else 1.5 * len(kinds)
            total += KEPT_TILE * late
        elif effect == "per-tile":
            total += c[f"{row}each.{s.seats}"] * (unused.bit_count() - 1) + KEPT_TILE * late
        elif effect == "per-franc":
            total += c[row + "points"] * s.francs[seat] * 0.5
        elif effect == "unit":
            total += TOKEN[c[row + "unit"]] + KEPT_TILE * late
        else:
            total += (SPECIAL_TILE if effect.endswith("2") or effect.startswith("onto") else PLAIN_TILE) * late
            total += KEPT_TILE * late
    return total


def _end_tile(game: Paris, kind: str) -> float:
    if kind == "francs":
        return FRANC * float(game.components["end_tile.francs.francs"])
    if kind in ("point", "two-points"):
        return float(game.components[f"end_tile.{kind}.points"])
    return TOKEN[kind] + KEPT_TILE
