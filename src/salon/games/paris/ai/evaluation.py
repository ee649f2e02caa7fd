"""How good a position of Paris is for a seat: a few terms a player would name, each worth some points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from salon.games.paris.ai import reasons, trades
from salon.games.paris.notation import END_TILES, TOKENS, VP_TILES
from salon.games.paris.rules import queries
from salon.games.paris.rules.constants import CLOSING_LAST_ROUND, NUM_DISTRICTS, NUM_FIELDS, NUM_RESOURCES
from salon.games.paris.rules.queries import Progress, SeatPieces
from salon.games.paris.rules.state import ParisPosition
from salon.kernel.ai import GameAI, MoveReason
from salon.kernel.components import Components
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# The values of pieces in points, found by experiments against random players. Units of tiles count like tokens.
# Unused tiles count a little more than what they would bring now, so that they are not turned over too early.
FRANC = 0.5  # as long as they are few
SPARE_FRANC = 0.2
ENOUGH_FRANCS = 14
TOKEN = dict(zip(TOKENS, (0.6, 1.1, 1.6, 0.6, 1.2, 2.0), strict=True))
FIRST_RESOURCE = 1.6
FRANCS_FOR_RESOURCE = 8  # from which on the first of a resource counts extra
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
AVERAGE_VP_TILE = VP_TILES.index("14")
EXPECTED_PER_KIND = 1.5
KEPT_FRANC = 0.5


class ParisAI(GameAI):
    """The evaluation of Paris."""

    game: Paris

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """The terms of a position for a seat."""
        assert isinstance(position, ParisPosition)
        components = self.game.components
        own = queries.seat_pieces(position, seat)
        places = queries.owned_places(position, seat)
        time = _time_left(queries.progress(position), position.seats)
        keys = KEY_BEHIND_SCREEN * own.keys_behind_screen + KEY_ON_ARC * own.key_on_arc
        keys += KEY_ON_BANK * own.keys_on_banks
        return {
            "points": float(own.points),
            "francs": _francs(own.francs) * time,
            "tokens": _tokens(own) * time,
            "keys": keys * time,
            "places": _places(position, places),
            "districts": _districts(position, components, seat),
            "tiles": _tiles(position, components, own, seat, time) + FIGURE_STEP * own.meeple,
            "end tiles": sum(_end_tile(components, END_TILES[kind]) * time for kind in own.unused_end_tiles),
        }

    def is_plainer(self, position: Position, seat: int, action: int, other: int) -> bool:
        """Ending the turn, or passing, is plainer than a trade that scores nothing."""
        assert isinstance(position, ParisPosition)
        return trades.is_plainer(position, self.game.components, seat, action, other)

    def is_senseless(self, position: Position, seat: int, action: int, turn: Sequence[int]) -> bool:
        """A trade that takes back another one of this turn, or of which nothing can come."""
        assert isinstance(position, ParisPosition)
        return trades.takes_back(action, turn) or trades.is_useless_purchase(
            position, self.game.components, seat, action
        )

    def move_reasons(self, known: Position, seat: int, action: int) -> list[MoveReason]:
        """What a player would say for a move."""
        assert isinstance(known, ParisPosition)
        return reasons.move_reasons(self.game, known, seat, action)


def _time_left(progress: Progress, seats: int) -> float:
    """How much of what is not yet on the board can still be put to use, from 1 down to the last turn."""
    if not progress.piles_empty:
        return 1.0
    if progress.closing == CLOSING_LAST_ROUND:
        return LAST_ROUND_FACTOR
    rounds = progress.end_tiles_left / seats + CLOSING_LAST_ROUND - progress.closing
    return min(1.0, LAST_ROUND_FACTOR + rounds / PLENTY_OF_ROUNDS)


def _francs(francs: int) -> float:
    """Francs; those beyond the price of the next place have a lower value."""
    return FRANC * min(francs, ENOUGH_FRANCS) + SPARE_FRANC * max(francs - ENOUGH_FRANCS, 0)


def _tokens(own: SeatPieces) -> float:
    """Tokens by kind; the first of each resource opens places that nothing else opens."""
    total = 0.0
    for i, (token, count) in enumerate(zip(TOKENS, own.tokens, strict=True)):
        total += TOKEN[token] * count
        if i < NUM_RESOURCES and count and own.francs >= FRANCS_FOR_RESOURCE:
            total += FIRST_RESOURCE
    return total


def _places(position: ParisPosition, places: list[int]) -> float:
    landmarks = sum(place >= NUM_FIELDS for place in places)
    return sum(VALUE_HELD * queries.place_value(position, place) for place in places) + LANDMARK_HELD * landmarks


def _districts(position: ParisPosition, components: Components, seat: int) -> float:
    """The points of the VP tiles by the current keys; a district without a tile counts as if it got an average one."""
    total = 0.0
    for district in range(NUM_DISTRICTS):
        totals = [queries.district_total(position, each, district) for each in range(position.seats)]
        if totals[seat] == 0:
            continue
        placed = queries.vp_tile_in(position, district)
        tile = AVERAGE_VP_TILE if placed is None else placed
        by_rank = queries.points_of_rank(position, seat, district, tile)
        # a large lead has a higher value than a narrow one
        first = components[f"vp_tile.{VP_TILES[tile]}.first"]
        by_share = first * totals[seat] ** 2 / sum(each**2 for each in totals)
        total += ((1 - LEAD) * by_rank + LEAD * by_share) * (LIKELY_VP_TILE if placed is None else 1.0)
    return total


def _tiles(position: ParisPosition, components: Components, own: SeatPieces, seat: int, time: float) -> float:
    """Unused bonus tiles: what they would give now, and a little for keeping them."""
    total = 0.0
    for number in own.unused_tiles:
        row = f"bonus_tile.{number}."
        effect = components[row + "effect"]
        if effect == "gain":
            total += components[row + "francs"] * FRANC * time + components[row + "points"]
        elif effect in ("per-building", "per-landmark"):
            total += queries.tile_points(position, seat, number) + KEPT_TILE * time
        elif effect == "kinds":
            kinds = queries.kinds_owned(position, seat)
            total += queries.tile_points(position, seat, number) or EXPECTED_PER_KIND * kinds
            total += KEPT_TILE * time
        elif effect == "per-tile":
            total += components[f"{row}each.{position.seats}"] * (len(own.unused_tiles) - 1) + KEPT_TILE * time
        elif effect == "per-franc":
            total += components[row + "points"] * own.francs * KEPT_FRANC
        elif effect == "unit":
            total += TOKEN[components[row + "unit"]] + KEPT_TILE * time
        else:
            total += (SPECIAL_TILE if effect.endswith("2") or effect.startswith("onto") else PLAIN_TILE) * time
            total += KEPT_TILE * time
    return total


def _end_tile(components: Components, kind: str) -> float:
    if kind == "francs":
        return FRANC * float(components["end_tile.francs.francs"])
    if kind in ("point", "two-points"):
        return float(components[f"end_tile.{kind}.points"])
    return TOKEN[kind] + KEPT_TILE
