"""The components and the action list of 7 Wonders, turned into the tables that the compiled rules read."""

from __future__ import annotations

from salon.games.wonders.component_checks import SETS
from salon.games.wonders.notation import (
    BOARDS,
    CARDS,
    FREE_WAYS,
    MAX_STAGES,
    PAID_WAYS,
    PIECES,
    SOURCES,
)
from salon.games.wonders.pieces import effects_of, stages_of, table_row
from salon.games.wonders.rules import constants
from salon.games.wonders.rules.constants import (
    FIRST_STAGE,
    PICKER_GREAT_WALL,
    PICKER_HALIKARNASSOS,
    PICKER_MANNEKEN_PIS,
)
from salon.games.wonders.rules.state import RuleTablesHolder
from salon.games.wonders.rules.structures import RuleTables
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, Effect, read_effect
from salon.kernel.components import Components
from salon.kernel.ctypes_mirror import names_of

EFFECTS = names_of(constants, "EFFECT_")
COUNTERS = names_of(constants, "COUNTER_")
PICKERS = {
    "halikarnassos": PICKER_HALIKARNASSOS,
    "great-wall": PICKER_GREAT_WALL,
    "manneken-pis": PICKER_MANNEKEN_PIS,
}


def rule_tables(c: Components) -> RuleTablesHolder:
    """The tables of the rules for these components."""
    tables = RuleTables()
    rules = {key.removeprefix("rules."): v.value for key, v in c.values.items() if key.startswith("rules.")}
    tables.start_coins[:] = [rules["coins"], rules["leaders_coins"]]
    tables.sale_coins, tables.leader_sale_coins, tables.trade_price = (
        rules["sale"],
        rules["leader_sale"],
        rules["trade_price"],
    )
    tables.victory_points[:] = rules["victory"]
    tables.defeat_points, tables.coins_per_point, tables.set_points = (
        rules["defeat"],
        rules["coins_a_point"],
        rules["science_set"],
    )
    _fill_pieces(tables, c)
    _fill_boards(tables, c)
    for number, (left, right) in enumerate(PAID_WAYS, len(FREE_WAYS)):
        tables.way_left[number], tables.way_right[number], tables.way[left][right] = left, right, number
    for source, name in enumerate(SOURCES):
        for i, text in enumerate(effects_of(c, name)):
            _fill_effect(tables, source, i, read_effect(text))
        tables.effect_count[source] = len(effects_of(c, name))
    return RuleTablesHolder(bytes(tables))


def _fill_effect(tables: RuleTables, source: int, i: int, found: Effect) -> None:
    tables.effect_kind[source][i] = EFFECTS[found.kind]
    tables.effect_amount[source][i], tables.effect_what[source][i], tables.effect_scope[source][i] = (
        found.amount,
        found.what,
        found.scope,
    )
    tables.effect_counter[source][i] = COUNTERS[found.counter] if found.counter else 0
    if found.counter == "MARKER":
        tables.shows_marker[source] = 1


def _fill_cost(tables: RuleTables, source: int, coins: int, cost: list[str]) -> None:
    tables.cost_coins[source], tables.cost_total[source] = coins, len(cost)
    for resource in cost:
        tables.cost_resources[source][RESOURCES.index(resource)] += 1
    wanted = [r for r in range(len(RESOURCES)) if tables.cost_resources[source][r]]
    tables.cost_type_count[source], tables.cost_types[source][: len(wanted)] = len(wanted), wanted


def _set(of: list[int]) -> list[int]:
    return [sum(1 << (card - 64 * half) for card in of if card // 64 == half) for half in (0, 1)]


def _fill_pieces(tables: RuleTables, c: Components) -> None:
    rows = [table_row(c, piece) for piece in PIECES]
    for number, row in enumerate(rows):
        _fill_cost(tables, number, row["coins"], row["cost"])
        tables.colour[number], tables.age[number] = COLOURS.index(row["colour"]), row["age"] - 1
        tables.expansion[number] = SETS.index(row["set"])
        if number >= len(CARDS):
            continue
        tables.same_name[number][:] = _set(
            [i for i, other in enumerate(rows[: len(CARDS)]) if other["name"] == row["name"]]
        )
        tables.free_with[number][:] = _set([i for i, other in enumerate(rows) if PIECES[number] in other["leads_to"]])
        for text in row["effects"]:
            found = read_effect(text)
            for r in range(len(RESOURCES)):
                if found.kind == "MAKES" and found.what == r:
                    tables.shown_resources[number][r] += found.amount
                elif found.kind == "MAKES_ONE_OF" and found.what >> r & 1:
                    tables.shown_resources[number][r] += 1


def _fill_boards(tables: RuleTables, c: Components) -> None:
    for number, board in enumerate(BOARDS):
        resource = c[f"board.{board}.resource"]
        tables.board_resource[number] = RESOURCES.index(resource) + 1 if resource != "none" else 0
        tables.any_order[number] = c[f"board.{board}.order"] == "any"
        tables.stage_count[number] = stages_of(c, board)
        tables.pick_order[number] = PICKERS.get(board[:-2], PICKER_HALIKARNASSOS)
        for stage in range(tables.stage_count[number]):
            row = f"board.{board}.{stage + 1}."
            _fill_cost(tables, FIRST_STAGE + MAX_STAGES * number + stage, c[row + "coins"], c[row + "cost"])
