"""The components of 7 Wonders made ready for the rules: checked, and turned into the tables they read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from salon.games.wonders import counter, effect, picker, table
from salon.games.wonders.notation import (
    BOARDS,
    CARDS,
    COMPONENTS,
    FIRST_BOARD,
    FIRST_STAGE,
    FREE_WAYS,
    LEADERS,
    MOST_DEBT,
    MOST_STAGES,
    PAID_WAYS,
    PIECES,
    SOURCES,
)
from salon.games.wonders.table import PartsBlock
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, Effect, UnknownEffect, read_effect
from salon.kernel import plain
from salon.kernel.components import Components, ComponentsError

Parts = plain.structure(table.__file__, "Parts")
MOST_EFFECTS = 3
MOST_NEEDED = 7
SETS = ("base", "leaders", "cities", "wonder_pack")
PICKERS = {"halikarnassos": picker.HALIKARNASSOS, "great-wall": picker.GREAT_WALL, "manneken-pis": picker.MANNEKEN_PIS}
# Values that are the frame of the game; with another one it would be another game.
FIXED = {"rules.leaders_dealt": 4}


TABLES = {"card": "", "guild": "purple", "city": "black", "leader": "white"}
ROWS = {row: f"{group}.{row}" for group in TABLES for row in COMPONENTS.rows(group)}
CARDS_OF_AGES = {
    age: [row for row in COMPONENTS.rows("card") if COMPONENTS[f"card.{row}.age"] == age] for age in (1, 2, 3)
}


@lru_cache(maxsize=1024)
def table_row(c: Components, piece: str) -> dict[str, Any]:
    """All values of a card or leader, with defaults for those its table does not have."""
    prefix = ROWS[piece] + "."
    group = prefix.partition(".")[0]
    found: dict[str, Any] = {"colour": TABLES[group], "age": 3, "cost": [], "marks": [], "leads_to": [], "name": piece}
    found["set"] = "cities" if group == "city" else "base"
    return found | {key.removeprefix(prefix): v.value for key, v in c.values.items() if key.startswith(prefix)}


def effects_of(c: Components, source: str) -> list[str]:
    """The texts of the effects of a card, leader, stage ("gizah-a-1") or board."""
    if source in PIECES:
        texts: list[str] = c[ROWS[source] + ".effects"]
        return texts
    board, _, stage = source.rpartition("-")
    key = f"board.{source}.effects" if source in BOARDS else f"board.{board}.{stage}.effects"
    return c[key] if key in c.values else []


def stages_of(c: Components, board: str) -> int:
    """How many stages a board has."""
    return sum(f"board.{board}.{stage}.coins" in c.values for stage in range(1, MOST_STAGES + 1))


# --- checking -------------------------------------------------------------------------------------------


def check(c: Components) -> None:
    """Refuse components that no game could be played with, naming the key and the reason."""
    for key, value in c.values.items():
        if isinstance(value.value, int) and not 0 <= value.value <= 30:
            raise ComponentsError(key, f"must be from 0 to 30, not {value.value}")
        if key in FIXED and value.value != FIXED[key]:
            raise ComponentsError(key, f"must be {FIXED[key]}: the draft is made for it")
        if key.endswith(".effects"):
            _check_effects(key, value.value)
        if key.endswith(".cost"):
            _check_cost(key, value.value)
        if key.endswith(".colour"):
            _one_of(key, value.value, COLOURS[:6])
        if key.endswith(".set"):
            _one_of(key, value.value, SETS)
        if key.endswith(".resource"):
            _one_of(key, value.value, (*RESOURCES, "none"))
        if key.endswith(".order"):
            _one_of(key, value.value, ("rising", "any"))
        if key.endswith(".leads_to"):
            for name in value.value:
                _one_of(key, name, CARDS)
        if key.endswith(".age") and value.value not in (1, 2, 3):
            raise ComponentsError(key, "the ages are 1, 2 and 3")
    for key in ("rules.coins_a_point", "rules.trade_price"):
        if not 1 <= c[key] <= (2 if key.endswith("price") else 30):
            raise ComponentsError(key, "must be at least 1, and a resource costs at most 2")
    if len(c["rules.victory"]) != 3:
        raise ComponentsError("rules.victory", "needs three numbers, one for each age")
    _check_losses(c)
    laying = {text for key, v in c.values.items() if key.endswith(".effects") for text in v.value if text[:4] == "lay "}
    if len(laying) > 1:
        raise ComponentsError(
            "board", f"leaders laid on a board count the same everywhere, not {', '.join(sorted(laying))}"
        )
    for cities in (False, True):
        for seats in range(3, 8):
            for age in (1, 2, 3):
                check_deck(c, age, seats, cities)


def _one_of(key: str, word: Any, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ComponentsError(key, f"{word!r} is none of {', '.join(words) if len(words) < 20 else 'the cards'}")


def _check_effects(key: str, texts: list[str]) -> None:
    if len(texts) > MOST_EFFECTS:
        raise ComponentsError(key, f"has {len(texts)} effects; there is room for {MOST_EFFECTS}")
    for text in texts:
        try:
            found = read_effect(text)
        except UnknownEffect as error:
            raise ComponentsError(key, str(error)) from None
        if found.kind.startswith("TRADE") and found.amount > 2:
            raise ComponentsError(key, "a resource costs at most 2")


def _check_cost(key: str, cost: list[str]) -> None:
    if len(cost) > MOST_NEEDED:
        raise ComponentsError(key, f"needs {len(cost)} resources; there is room for {MOST_NEEDED}")
    for name in cost:
        _one_of(key, name, RESOURCES)


def _check_losses(c: Components) -> None:
    """All losses one turn can bring must be numbers that a debt can have."""
    most = {"": 1, "VICTORIES": 4, "STAGES": MOST_STAGES}
    effects = [read_effect(text) for key, v in c.values.items() if key.endswith(".effects") for text in v.value]
    total = sum(found.amount * most[found.counter] for found in effects if found.kind == "LOSS")
    if total > MOST_DEBT:
        raise ComponentsError("city", f"its losses could take {total} coins in one turn; there is room for {MOST_DEBT}")


def check_deck(c: Components, age: int, seats: int, cities: bool) -> None:
    """The cards of an age must make whole hands for every number of seats and every set of expansions."""
    cards = sum(sum(mark <= seats for mark in c[f"card.{row}.marks"]) for row in CARDS_OF_AGES[age])
    guilds = seats + c["rules.guilds_beyond_seats"] if age == 3 else 0
    if cards + guilds != 7 * seats:
        raise ComponentsError(
            "card", f"age {age} has {cards + guilds} cards for {seats} players; there must be {7 * seats}"
        )
    if cities:
        black = sum(c[f"city.{row}.age"] == age for row in c.rows("city"))
        if black < seats:
            raise ComponentsError("city", f"age {age} has {black} black cards, too few for {seats} players")
    if guilds > sum(c[f"guild.{row}.set"] == "base" for row in c.rows("guild")):
        raise ComponentsError("rules.guilds_beyond_seats", f"there are too few guilds for {seats} players")


# --- tables ---------------------------------------------------------------------------------------------


def block_of(c: Components) -> PartsBlock:
    """The tables of the rules for these components."""
    p = Parts()
    rules = {key.removeprefix("rules."): v.value for key, v in c.values.items() if key.startswith("rules.")}
    p.start_coins[:] = [rules["coins"], rules["leaders_coins"]]
    p.sale, p.leader_sale, p.trade_price = rules["sale"], rules["leader_sale"], rules["trade_price"]
    p.victory[:] = rules["victory"]
    p.defeat, p.coins_a_point, p.science_set = rules["defeat"], rules["coins_a_point"], rules["science_set"]
    _fill_pieces(p, c)
    _fill_boards(p, c)
    for number, (left, right) in enumerate(PAID_WAYS, len(FREE_WAYS)):
        p.way_left[number], p.way_right[number], p.way[left][right] = left, right, number
    for source, name in enumerate(SOURCES):
        for i, text in enumerate(effects_of(c, name)):
            _fill_effect(p, source, i, read_effect(text))
        p.effects[source] = len(effects_of(c, name))
    return PartsBlock(bytes(p))


def _fill_effect(p: Any, source: int, i: int, found: Effect) -> None:
    p.kind[source][i] = getattr(effect, found.kind)
    p.amount[source][i], p.what[source][i], p.scope[source][i] = found.amount, found.what, found.scope
    p.counter[source][i] = getattr(counter, found.counter) if found.counter else 0
    if found.counter == "MARKER":
        p.shows_marker[source] = 1


def _fill_cost(p: Any, source: int, coins: int, cost: list[str]) -> None:
    p.coins[source], p.needs[source] = coins, len(cost)
    for resource in cost:
        p.need[source][RESOURCES.index(resource)] += 1
    wanted = [r for r in range(len(RESOURCES)) if p.need[source][r]]
    p.kinds[source], p.wanted[source][: len(wanted)] = len(wanted), wanted


def _set(of: list[int]) -> list[int]:
    return [sum(1 << (card - 64 * half) for card in of if card // 64 == half) for half in (0, 1)]


def _fill_pieces(p: Any, c: Components) -> None:
    rows = [table_row(c, piece) for piece in PIECES]
    for number, row in enumerate(rows):
        _fill_cost(p, number, row["coins"], row["cost"])
        p.colour[number], p.age[number] = COLOURS.index(row["colour"]), row["age"] - 1
        p.set_of[number] = SETS.index(row["set"])
        if number >= len(CARDS):
            continue
        p.same[number][:] = _set([i for i, other in enumerate(rows[: len(CARDS)]) if other["name"] == row["name"]])
        p.leads_here[number][:] = _set([i for i, other in enumerate(rows) if PIECES[number] in other["leads_to"]])
        for text in row["effects"]:
            found = read_effect(text)
            for r in range(len(RESOURCES)):
                if found.kind == "MAKES" and found.what == r:
                    p.symbols[number][r] += found.amount
                elif found.kind == "MAKES_ONE_OF" and found.what >> r & 1:
                    p.symbols[number][r] += 1


def _fill_boards(p: Any, c: Components) -> None:
    for number, board in enumerate(BOARDS):
        resource = c[f"board.{board}.resource"]
        p.resource[number] = RESOURCES.index(resource) + 1 if resource != "none" else 0
        p.any_order[number] = c[f"board.{board}.order"] == "any"
        p.stages[number] = stages_of(c, board)
        p.picker[number] = PICKERS.get(board[:-2], picker.HALIKARNASSOS)
        for stage in range(p.stages[number]):
            row = f"board.{board}.{stage + 1}."
            _fill_cost(p, FIRST_STAGE + MOST_STAGES * number + stage, c[row + "coins"], c[row + "cost"])
    assert FIRST_BOARD + len(BOARDS) == len(SOURCES) and len(LEADERS) <= 64
