"""The components and the action list of Paris, turned into the tables that the compiled rules read."""

from __future__ import annotations

from salon.games.paris.notation import (
    ACTIONS,
    DISTRICTS,
    KINDS,
    RESOURCES,
    TOKENS,
    VALUES,
)
from salon.games.paris.pieces import SEAT_COUNTS, Pieces, pieces_of
from salon.games.paris.rules import constants
from salon.games.paris.rules.state import RuleTablesHolder
from salon.games.paris.rules.structures import RuleTables
from salon.kernel.components import Components
from salon.kernel.ctypes_mirror import names_of

EFFECTS = names_of(constants, "EFFECT_")
TYPES = names_of(constants, "TYPE_")


def rule_tables(components: Components) -> RuleTablesHolder:
    """The tables of the rules for these components."""
    tables = RuleTables()
    tables.field_value[:] = VALUES
    pieces = pieces_of(components)
    tables.bank_francs[:] = [bank.francs for bank in pieces.banks.values()]
    tables.building_kind[:] = [KINDS.index(components[f"building.{d}.{value}"]) for d in DISTRICTS for value in VALUES]
    for above in range(7):
        base = VALUES[above - 1] if above else 0
        for francs in range(32):
            tables.affordable_fields[above][francs] = sum(1 << i for i in range(above, 6) if VALUES[i] - base <= francs)
    tables.buying_price[:] = [pieces.tokens[token].buy or 0 for token in RESOURCES]
    tables.selling_price[:] = [token.sell for token in pieces.tokens.values()]
    tables.wood_for_8, tables.francs_for_bonus_at_3 = components["cost.wood_for_8"], components["cost.bonus_at_3"]
    tables.points_for_8, tables.keys_for_vp_tile = (
        components["points.building_8"],
        components["points.keys_for_vp_tile"],
    )
    for i, tile in enumerate(pieces.vp_tiles.values()):
        tables.vp_points[i][:] = tile.points
    _fill_landmarks(tables, pieces)
    _fill_tiles(tables, pieces)
    tables.end_tile_count = components["count.end_tiles"]
    _fill_actions(tables)
    return RuleTablesHolder(bytes(tables))


def _fill_landmarks(tables: RuleTables, pieces: Pieces) -> None:
    for i, landmark in enumerate(pieces.landmarks.values()):
        tables.landmark_marble[i], tables.landmark_gold[i] = landmark.marble, landmark.gold
        for place, picture in enumerate(landmark.pictures):
            tables.picture_token[i][place] = TOKENS.index(picture.token) + 1
            tables.picture_points[i][place] = picture.points
    for marble in range(8):
        for gold in range(8):
            payable = (i for i in range(8) if tables.landmark_marble[i] <= marble and tables.landmark_gold[i] <= gold)
            tables.payable_landmarks[marble][gold] = sum(1 << i for i in payable)


def _fill_tiles(tables: RuleTables, pieces: Pieces) -> None:
    for number, tile in pieces.tiles.items():
        tables.tile_effect[number] = EFFECTS[tile.effect.upper().replace("-", "_")]
        tables.tile_francs[number], tables.tile_points[number] = tile.francs, tile.points
        if tile.token:
            tables.tile_value[number] = TOKENS.index(tile.token)
        elif tile.value:
            tables.tile_value[number] = VALUES.index(tile.value)
        elif tile.back:
            tables.tile_value[number] = tile.back
        for seats in SEAT_COUNTS:
            tables.tile_each[number][seats] = tile.points_each(seats)
        tables.tiles_onto_own |= (tile.effect == "onto-own") << number
        tables.tiles_onto_others |= (tile.effect == "onto-others") << number
        tables.tiles_that_fetch |= (tile.effect in ("take-any", "back")) << number
        for kinds, points in enumerate(tile.points_for_kinds, 4):
            tables.points_for_kinds[kinds] = points
    for i, end_tile in enumerate(pieces.end_tiles.values()):
        tables.end_tile_francs[i], tables.end_tile_points[i] = end_tile.francs, end_tile.points


def _fill_actions(tables: RuleTables) -> None:
    for number, (kind, first, second, third, _) in enumerate(ACTIONS):
        tables.action_type[number] = TYPES[kind]
        tables.first[number], tables.second[number], tables.third[number] = first, second, third
        if kind == "USE_TILE" and not tables.use_action[first]:
            tables.use_action[first] = number
        elif kind == "TAKE_ANY":
            tables.take_any_action[first] = number
        elif kind == "GO_BACK":
            tables.go_back_action[first] = number
        elif kind == "MOVE" and first < 43:
            tables.move_action[first][second] = number
        elif kind == "MOVE":  # from a landmark: the target is in the district of that landmark
            for district in range(6):
                tables.move_action[first][36 + 8 * district + third] = number
