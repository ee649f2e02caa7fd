"""The components and the action list of Paris, turned into the tables that the compiled rules read."""

from __future__ import annotations

from salon.games.paris.notation import (
    ACTIONS,
    DISTRICTS,
    END_TILES,
    KINDS,
    LANDMARKS,
    RESOURCES,
    TOKENS,
    VALUES,
    VP_TILES,
)
from salon.games.paris.rules import constants
from salon.games.paris.rules.state import RuleTablesHolder
from salon.games.paris.rules.structures import RuleTables
from salon.kernel.components import Components
from salon.kernel.ctypes_mirror import names_of

EFFECTS = names_of(constants, "EFFECT_")
TYPES = names_of(constants, "TYPE_")


def rule_tables(c: Components) -> RuleTablesHolder:
    """The tables of the rules for these components."""
    tables = RuleTables()
    tables.field_value[:] = VALUES
    tables.bank_francs[:] = [c[f"bank.{district}"] for district in DISTRICTS]
    tables.building_kind[:] = [KINDS.index(c[f"building.{d}.{value}"]) for d in DISTRICTS for value in VALUES]
    for above in range(7):
        base = VALUES[above - 1] if above else 0
        for francs in range(32):
            tables.affordable_fields[above][francs] = sum(1 << i for i in range(above, 6) if VALUES[i] - base <= francs)
    tables.buying_price[:] = [c[f"prices.buy.{token}"] for token in RESOURCES]
    tables.selling_price[:] = [c[f"prices.sell.{token}"] for token in TOKENS]
    tables.wood_for_8, tables.francs_for_bonus_at_3 = c["cost.wood_for_8"], c["cost.bonus_at_3"]
    tables.points_for_8, tables.keys_for_vp_tile = c["points.building_8"], c["points.keys_for_vp_tile"]
    for i, tile in enumerate(VP_TILES):
        tables.vp_points[i][:] = [c[f"vp_tile.{tile}.{rank}"] for rank in ("first", "second", "third")]
    _fill_landmarks(tables, c)
    _fill_tiles(tables, c)
    _fill_actions(tables)
    return RuleTablesHolder(bytes(tables))


def _fill_landmarks(tables: RuleTables, c: Components) -> None:
    for i, landmark in enumerate(LANDMARKS):
        tables.landmark_marble[i], tables.landmark_gold[i] = (
            c[f"landmark.{landmark}.marble"],
            c[f"landmark.{landmark}.gold"],
        )
        pictures = zip(c[f"landmark.{landmark}.prestige"], c[f"landmark.{landmark}.points"], strict=True)
        for place, (token, points) in enumerate(pictures):
            tables.picture_token[i][place], tables.picture_points[i][place] = TOKENS.index(token) + 1, points
    for marble in range(8):
        for gold in range(8):
            payable = (i for i in range(8) if tables.landmark_marble[i] <= marble and tables.landmark_gold[i] <= gold)
            tables.payable_landmarks[marble][gold] = sum(1 << i for i in payable)


def _fill_tiles(tables: RuleTables, c: Components) -> None:
    for number in range(1, 31):
        row = f"bonus_tile.{number}."
        kind = c[row + "effect"]
        tables.tile_effect[number] = EFFECTS[kind.upper().replace("-", "_")]
        tables.tile_francs[number] = c[row + "francs"] if row + "francs" in c.values else 0
        tables.tile_points[number] = c[row + "points"] if row + "points" in c.values else 0
        if kind == "unit":
            tables.tile_value[number] = TOKENS.index(c[row + "unit"])
        elif kind == "per-building":
            tables.tile_value[number] = VALUES.index(c[row + "value"])
        elif kind == "back":
            tables.tile_value[number] = c[row + "back"]
        for seats in (2, 3, 4):
            tables.tile_each[number][seats] = c[f"{row}each.{seats}"] if f"{row}each.{seats}" in c.values else 0
        tables.tiles_onto_own |= (kind == "onto-own") << number
        tables.tiles_onto_others |= (kind == "onto-others") << number
        tables.tiles_that_fetch |= (kind in ("take-any", "back")) << number
    for kinds in range(4, 8):
        tables.points_for_kinds[kinds] = c[f"bonus_tile.30.kinds.{kinds}"]
    for i, kind in enumerate(END_TILES):
        tables.end_tile_francs[i] = c[f"end_tile.{kind}.francs"] if kind == "francs" else 0
        tables.end_tile_points[i] = c[f"end_tile.{kind}.points"] if kind in ("point", "two-points") else 0
    tables.end_tile_count = c["count.end_tiles"]


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
        elif kind == "MOVE":  # from a landmark the target's district is wherever that landmark lies
            for district in range(6):
                tables.move_action[first][36 + 8 * district + third] = number
