"""The rows of the components of 7 Wonders: cards, leaders, boards and stages with their values."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from salon.games.wonders.notation import BOARDS, COMPONENTS, MAX_STAGES, PIECES
from salon.kernel.components import Components

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
    return sum(f"board.{board}.{stage}.coins" in c.values for stage in range(1, MAX_STAGES + 1))
