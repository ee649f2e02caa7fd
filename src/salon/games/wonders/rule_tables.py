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
from salon.games.wonders.pieces import Pieces, pieces_of
from salon.games.wonders.rules import constants
from salon.games.wonders.rules.constants import (
    CARDS_IN_WORD,
    FIRST_STAGE,
    NUM_AGES,
    PICKER_GREAT_WALL,
    PICKER_HALIKARNASSOS,
    PICKER_MANNEKEN_PIS,
)
from salon.games.wonders.rules.state import RuleTablesHolder
from salon.games.wonders.rules.structures import RuleTables
from salon.games.wonders.vocabulary import COLOURS, EVENTS, RESOURCES, SYMBOLS, Effect
from salon.kernel.components import Components
from salon.kernel.ctypes_mirror import names_of

EFFECTS = names_of(constants, "EFFECT_")
COUNTERS = names_of(constants, "COUNTER_")
# The kinds that the rules carry out as a case of another kind.
KIND_IN_RULES = {"loss-per": "loss", "leaders-free": "leaders-less"}
SIDES = {"left": 1, "right": 2, "both": 3}
SCOPES = {"own": 1, "neighbours": 6, "all": 7}  # own city 1, left 2, right 4
# What the names of an effect are, where the rules need a set of them, and where the number of the only one.
SETS_OF = {"makes-one-of": RESOURCES, "free-once": COLOURS, "free-always": COLOURS, "cards": COLOURS, "sets": COLOURS}
ONE_OF = {"makes": RESOURCES, "symbols": RESOURCES, "coins-on": EVENTS, "symbol": SYMBOLS, "cheaper": COLOURS}
PICKERS = {
    "halikarnassos": PICKER_HALIKARNASSOS,
    "great-wall": PICKER_GREAT_WALL,
    "manneken-pis": PICKER_MANNEKEN_PIS,
}


def rule_tables(components: Components) -> RuleTablesHolder:
    """The tables of the rules for these components."""
    tables = RuleTables()
    rules = {key.removeprefix("rules."): v.value for key, v in components.values.items() if key.startswith("rules.")}
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
    pieces = pieces_of(components)
    _fill_pieces(tables, pieces)
    _fill_boards(tables, pieces)
    for number, (left, right) in enumerate(PAID_WAYS, len(FREE_WAYS)):
        tables.way_left[number], tables.way_right[number], tables.way[left][right] = left, right, number
    for source, name in enumerate(SOURCES):
        effects = pieces.effects_of(name)
        for i, effect in enumerate(effects):
            _fill_effect(tables, source, i, effect)
        tables.effect_count[source] = len(effects)
    return RuleTablesHolder(bytes(tables))


def kind_constant(effect: Effect) -> str:
    """The name of the EFFECT_ constant that the rules know an effect by."""
    return KIND_IN_RULES.get(effect.kind, effect.kind).upper().replace("-", "_")


def _fill_effect(tables: RuleTables, source: int, i: int, effect: Effect) -> None:
    tables.effect_kind[source][i] = EFFECTS[kind_constant(effect)]
    tables.effect_amount[source][i] = effect.amount
    tables.effect_what[source][i] = _what(effect)
    tables.effect_scope[source][i] = SCOPES.get(effect.scope, 0)
    tables.effect_counter[source][i] = COUNTERS[effect.counter.upper()] if effect.counter else 0
    if effect.counter == "marker":
        tables.shows_marker[source] = 1


def _what(effect: Effect) -> int:
    """What an effect is about, as one number: a side, a divisor, a set, or the number of a name."""
    if effect.side:
        return SIDES[effect.side]
    if effect.counter == "coins":
        return effect.divisor
    about = effect.counter or effect.kind
    if about in SETS_OF:
        return sum(1 << SETS_OF[about].index(name) for name in effect.of)
    return ONE_OF[about].index(effect.of[0]) if about in ONE_OF else 0


def _fill_cost(tables: RuleTables, source: int, coins: int, cost: list[str]) -> None:
    tables.cost_coins[source], tables.cost_total[source] = coins, len(cost)
    for resource in cost:
        tables.cost_resources[source][RESOURCES.index(resource)] += 1
    wanted = [r for r in range(len(RESOURCES)) if tables.cost_resources[source][r]]
    tables.cost_type_count[source], tables.cost_types[source][: len(wanted)] = len(wanted), wanted


def _card_set(cards: list[int]) -> list[int]:
    return [
        sum(1 << (card - CARDS_IN_WORD * half) for card in cards if card // CARDS_IN_WORD == half) for half in (0, 1)
    ]


def _fill_pieces(tables: RuleTables, pieces: Pieces) -> None:
    cards = [pieces.cards[piece] for piece in PIECES]
    for number, card in enumerate(cards):
        _fill_cost(tables, number, card.coins, card.cost)
        tables.colour[number] = COLOURS.index(card.colour)
        tables.age[number] = (card.age or NUM_AGES) - 1
        tables.expansion[number] = SETS.index(card.expansion)
        if number >= len(CARDS):
            continue
        same = [i for i, other in enumerate(cards[: len(CARDS)]) if other.name == card.name]
        tables.same_name[number][:] = _card_set(same)
        tables.free_with[number][:] = _card_set([PIECES.index(other) for other in card.free_with])
        for effect in card.effects:
            if effect.kind in ("makes", "makes-one-of"):
                for name in effect.of:
                    tables.shown_resources[number][RESOURCES.index(name)] += effect.amount


def _fill_boards(tables: RuleTables, pieces: Pieces) -> None:
    for number, name in enumerate(BOARDS):
        board = pieces.boards[name]
        tables.board_resource[number] = RESOURCES.index(board.resource) + 1 if board.resource else 0
        tables.any_order[number] = board.any_order
        tables.stage_count[number] = len(board.stages)
        tables.pick_order[number] = PICKERS.get(board.wonder, PICKER_HALIKARNASSOS)
        for i, stage in enumerate(board.stages):
            _fill_cost(tables, FIRST_STAGE + MAX_STAGES * number + i, stage.coins, stage.cost)
