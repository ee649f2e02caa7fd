"""The reasons of refusals: their codes, their clauses, and the facts in their sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from salon.games.paris.notation import (
    ACTIONS,
    DISTRICTS,
    END_TILES,
    LANDMARKS,
    RESOURCES,
    SHORT,
    SOURCE_TEXTS,
    TARGET_TEXTS,
    TOKENS,
)
from salon.games.paris.rules import constants, queries
from salon.games.paris.rules.state import ParisPosition
from salon.kernel.components import Components

Facts = dict[str, int | str]

CLAUSES = {
    "DRAW_FIRST": "3.1", "ALREADY_DRAWN": "3.1", "PILE_EMPTY": "4.1", "NOTHING_TO_PLACE": "4.2",
    "FIELD_TAKEN": "4.2", "KIND_THERE": "4.3", "PLACE_FIRST": "4.4", "ACTION_DONE": "3.1",
    "BENEFIT_FIRST": "9.1", "ACTION_FIRST": "3.5", "NO_KEY": "5.1", "KEY_AT_BANK": "5.3",
    "NO_KEY_THERE": "6.1", "NO_BUILDING": "6.6", "LANDMARK_ELSEWHERE": "8.1", "LANDMARK_TOO_LOW": "8.2",
    "OWN_KEY_THERE": "6.5", "OTHERS_KEY_THERE": "6.5", "FRANCS": "7.3", "WOOD": "7.3", "MARBLE": "7.3",
    "GOLD": "7.3", "PILES_LEFT": "14.2", "NOT_SEARCHING": "14.3", "CHOOSE_FIRST": "14.3",
    "END_TILE_GONE": "14.3", "NO_END_TILES": "14.2", "CAN_ACT": "3.3", "NO_MARKER": "9.2",
    "NOTHING_TO_LEAVE": "9.7", "NOT_BONUS_MOMENT": "9.3", "TILE_NOT_THERE": "12.1", "TILE_HAD": "12.2",
    "TILE_BEHIND": "12.3", "BONUS_FRANCS": "9.3", "NOT_LANDMARK_MOMENT": "9.6", "NOT_PICTURED": "9.6",
    "NO_TOKEN": "9.6", "NOT_VP_MOMENT": "10.1", "VP_TILE_GONE": "10.1", "DISTRICT_HAS_VP": "10.1",
    "SUPPLY_EMPTY": "11.3", "BUY_FRANCS": "11.1", "NOTHING_TO_SELL": "11.1", "TILE_NOT_HELD": "12.4",
    "TILE_USED": "12.4", "SPENT_BY_MOVE": "13.{number}", "ONLY_AT_END": "13.{number}", "KEY_FRANCS": "13.{number}",
    "NO_RESERVE": "13.{number}", "NO_PAIR": "13.31", "TOO_FAR_BACK": "13.25", "END_TILE_NOT_HELD": "14.4",
    "GIVING_PAIRS": "13.31", "GIVE_ONE_FIRST": "13.31", "NOT_GIVING": "13.31", "SPACE_30": "12.8",
}  # fmt: skip

# A clause with a number in braces is that of the bonus tile the reason is about.
REASONS: dict[int, tuple[str, str]] = {
    1: ("over", "15.1"),
    2: ("not-waiting", "3.5"),
    3: ("no-such-action", "3.2"),
} | {getattr(constants, f"REASON_{name}"): (name.lower().replace("_", "-"), clause) for name, clause in CLAUSES.items()}


class RefusedAction(NamedTuple):
    """An action that was refused, and the position it was refused in."""

    components: Components
    position: ParisPosition
    seat: int
    type: str
    first: int
    second: int
    third: int

    @property
    def francs(self) -> int:
        """The francs of the seat."""
        return queries.seat_pieces(self.position, self.seat).francs

    @property
    def place(self) -> int:
        """The place that a move leads to."""
        landmark = constants.NUM_FIELDS + self.third
        return self.second if self.second < constants.TARGET_LANDMARKS else landmark


def reason_facts(components: Components, position: ParisPosition, seat: int, action: int, code: str) -> Facts:
    """The facts that the sentence of a refusal names."""
    kind, first, second, third, _ = ACTIONS[action]
    found = FACTS.get(code)
    return found(RefusedAction(components, position, seat, kind, first, second, third)) if found else {}


def _district(refused: RefusedAction) -> Facts:
    return {"district": DISTRICTS[refused.first]}


def _end_tile(refused: RefusedAction) -> Facts:
    return {"kind": f"end-{END_TILES[refused.first]}"}


def _token(refused: RefusedAction) -> Facts:
    return {"token": TOKENS[refused.first]}


def _tile(refused: RefusedAction) -> Facts:
    return {"number": refused.first}


def _tile_used(refused: RefusedAction) -> Facts:
    """The tile that is used: the second argument where the first names the tile that it fetches."""
    return {"number": refused.second if refused.type in ("TAKE_ANY", "GO_BACK") else refused.first}


def _resource(refused: RefusedAction, resource: str) -> Facts:
    key = "cost.wood_for_8" if resource == "wood" else f"landmark.{LANDMARKS[refused.third]}.{resource}"
    has = queries.spendable(refused.position, refused.seat, RESOURCES.index(resource))
    return {"needs": refused.components[key], "has": has}


def _move_francs(refused: RefusedAction) -> Facts:
    needs = queries.move_cost(refused.position, refused.first, refused.place)
    return {"needs": needs, "has": refused.francs}


def _highest_landmark(refused: RefusedAction) -> Facts:
    landmark = queries.highest_landmark(refused.position, refused.first, refused.second)
    return {"tallest": f"landmark-{LANDMARKS[landmark]}"}


def _buying_price(refused: RefusedAction) -> Facts:
    token = TOKENS[refused.first]
    return {"token": token, "needs": refused.components[f"prices.buy.{token}"], "has": refused.francs}


FACTS: dict[str, Callable[[RefusedAction], Facts]] = {
    "field-taken": _district,
    "kind-there": _district,
    "key-at-bank": lambda refused: {"bank": (*(f"{short}$" for short in SHORT), "Arc")[refused.first]},
    "no-key-there": lambda refused: {"source": SOURCE_TEXTS[refused.first]},
    "no-building": lambda refused: {"target": TARGET_TEXTS[refused.second]},
    "landmark-elsewhere": lambda refused: {"landmark": f"landmark-{LANDMARKS[refused.third]}"},
    "landmark-too-low": _highest_landmark,
    "francs": _move_francs,
    "wood": lambda refused: _resource(refused, "wood"),
    "marble": lambda refused: _resource(refused, "marble"),
    "gold": lambda refused: _resource(refused, "gold"),
    "end-tile-gone": _end_tile,
    "end-tile-not-held": _end_tile,
    "not-pictured": _token,
    "no-token": _token,
    "supply-empty": _token,
    "nothing-to-sell": _token,
    "buy-francs": _buying_price,
    "bonus-francs": lambda refused: {"needs": refused.components["cost.bonus_at_3"], "has": refused.francs},
    "key-francs": lambda refused: {
        "number": refused.first,
        "needs": refused.components[f"bonus_tile.{refused.first}.francs"],
        "has": refused.francs,
    },
    "tile-not-held": _tile_used,
    "tile-used": _tile_used,
    "tile-not-there": _tile,
    "tile-had": _tile,
    "tile-behind": _tile,
    "too-far-back": _tile,
    "spent-by-move": _tile,
    "no-reserve": _tile,
    "only-at-end": _tile,
    "district-has-vp": lambda refused: {"district": DISTRICTS[refused.second]},
}
