"""Paris in words: names of pieces, moves as they are offered, and the facts behind reasons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

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
    VALUES,
    VP_TILES,
)
from salon.games.paris.view import ParisView
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

Facts = dict[str, int | str]

# What the names of end-game tiles say, and where it stands.
END_TILE_FACTS = {
    "end_tile_francs_francs": "end_tile.francs.francs",
    "end_tile_point_points": "end_tile.point.points",
    "end_tile_two_points_points": "end_tile.two-points.points",
}


def piece_words(game: Paris, language: str, name: str) -> str:
    """The name of a piece in a language, from the name that notes and reasons use."""
    text = game.words.text
    if not name:
        return ""
    if match := re.fullmatch(r"(\w\w)(\d|\$)", name):
        district = text(language, DISTRICTS[SHORT.index(match[1])])
        if match[2] == "$":
            return text(language, "bank-name", district=district)
        return text(language, "place-name", district=district, value=int(match[2]))
    if match := re.fullmatch(r"(?:\w\w/|landmark-)?(9|1\d)", name):
        own_name = text(language, game.components[f"landmark.{match[1]}.name"])
        return text(language, "landmark-name", name=own_name, value=int(match[1]))
    if match := re.fullmatch(r"(tile|vp)-(\d+)", name):
        if match[1] == "tile":
            return text(language, "tile-name", number=int(match[2]))
        return text(language, "vp-tile-name", points=int(match[2]))
    if name.startswith("end-"):
        return text(language, name, **{label: game.components[key] for label, key in END_TILE_FACTS.items()})
    return text(language, "arc" if name == "Arc" else name)


def tile_effect(game: Paris, language: str, number: int, seats: int) -> str:
    """What a bonus tile does, in words made from its row of components."""
    row = f"bonus_tile.{number}."
    facts: dict[str, Any] = {
        key.removeprefix(row).replace(".", "_"): value.value
        for key, value in game.components.values.items()
        if key.startswith(row)
    }
    if "unit" in facts:
        facts["unit"] = game.words.text(language, facts["unit"])
    if "each_2" in facts:
        facts["each"] = facts[f"each_{seats}"]
    return game.words.text(language, f"effect-{facts['effect']}", **facts)


def move_words(game: Paris, view: ParisView, action: int, language: str) -> str:
    """An action as it is offered to a person."""
    verb, first, second, third, _ = ACTIONS[action]
    text = game.words.text
    seats = len(view.seats)

    def piece(name: str) -> str:
        return piece_words(game, language, name)

    facts: dict[str, Any] = {}
    message = "move-" + verb.lower().replace("_", "-")
    if verb == "DRAW":
        top = view.piles[first].district
        facts = {"pile": first + 1, "district": piece(top) if top else text(language, "board-none")}
    elif verb == "PLACE":
        facts = {"district": piece(DISTRICTS[first])}
    elif verb == "KEY":
        facts = {"bank": piece((*(f"{short}$" for short in SHORT), "Arc")[first])}
    elif verb == "TAKE":
        facts = {"token": piece(_marker(view) or "board-none")}
    elif verb in ("BUY", "SELL", "DISCARD", "GIVE"):
        facts = {"token": piece(TOKENS[first])}
    elif verb in ("CHOOSE", "TURN"):
        facts = {"kind": piece(f"end-{END_TILES[first]}")}
    elif verb in ("STEP", "TAKE_ANY", "BACK"):
        facts = {"number": first, "effect": tile_effect(game, language, first, seats)}
    elif verb == "USE":
        facts = {"number": first, "effect": tile_effect(game, language, first, seats)}
        kind = game.components[f"bonus_tile.{first}.effect"]
        if kind[-2:] in ("-1", "-2"):
            message = "move-use-one" if kind.endswith("1") else "move-use-two"
            facts |= {"first": piece(TOKENS[second]), "second": piece(TOKENS[third])}
    elif verb == "VP_TILE":
        facts = {"points": int(VP_TILES[first]), "district": piece(DISTRICTS[second])}
    elif verb == "MOVE":
        target = TARGET_TEXTS[second]
        facts = {"source": piece(SOURCE_TEXTS[first]), "target": piece(target)}
        if first == 6 and second >= 36:
            facts["target"] += f", {piece(DISTRICTS[(second - 36) // 8])}"
    return text(language, message, **facts)


def _marker(view: ParisView) -> str | None:
    """The marker that waits to be taken: beside the building just acquired."""
    if view.acquired is None or view.acquired >= 36:
        return None
    return view.districts[view.acquired // 6].fields[view.acquired % 6].marker


def reason_facts(game: Paris, position: Position, seat: int, action: int, code: str) -> Facts:
    """What fills the words of a refusal."""
    if not 0 <= action < len(ACTIONS):
        return {}
    verb, first, second, third, _ = ACTIONS[action]
    c = game.components
    s = position.snapshot()
    has = s.francs[seat] if seat < s.seats else 0
    if code in ("field-taken", "kind-there"):
        return {"district": DISTRICTS[first]}
    if code == "key-at-bank":
        return {"bank": (*(f"{short}$" for short in SHORT), "Arc")[first]}
    if code == "no-key-there":
        return {"source": SOURCE_TEXTS[first]}
    if code == "no-building":
        return {"target": TARGET_TEXTS[second]}
    if code == "landmark-elsewhere":
        return {"landmark": f"landmark-{LANDMARKS[third]}"}
    if code == "landmark-too-low":
        return {"tallest": f"landmark-{s.tallest[_row(s, first, second)] + 8}"}
    if code == "francs":
        return {"needs": _value(second) - (0 if first < 7 else _value(first - 7)), "has": has}
    if code in RESOURCES:
        token = RESOURCES.index(code)
        needs = c["cost.wood_for_8"] if token == 0 else c[f"landmark.{LANDMARKS[third]}.{code}"]
        return {"needs": needs, "has": s.tokens[seat][token] + s.units[token]}
    if code in ("end-tile-gone", "end-tile-not-held"):
        return {"kind": f"end-{END_TILES[first]}"}
    if code in ("not-pictured", "no-token", "supply-empty", "nothing-to-sell"):
        return {"token": TOKENS[first]}
    if code == "buy-francs":
        return {"token": TOKENS[first], "needs": c[f"prices.buy.{TOKENS[first]}"], "has": has}
    if code == "bonus-francs":
        return {"needs": c["cost.bonus_at_3"], "has": has}
    if code == "key-francs":
        return {"number": first, "needs": c[f"bonus_tile.{first}.francs"], "has": has}
    if code in ("tile-not-held", "tile-used") and verb in ("TAKE_ANY", "BACK"):
        return {"number": second}
    if code in ("tile-not-there", "tile-had", "tile-behind", "too-far-back", "tile-not-held", "tile-used",
                "spent-by-move", "no-reserve", "only-at-end"):  # fmt: skip
        return {"number": first}
    if code == "district-has-vp":
        return {"district": DISTRICTS[second]}
    return {}


def _value(target: int) -> int:
    """The value of a field or landmark, from its target code or place."""
    return VALUES[target % 6] if target < 36 else (target - 36) % 8 + 9


def _row(s: Any, source: int, target: int) -> int:
    """The district in which a landmark would be added."""
    if source < 43:
        return (target - 36) // 8
    return next(district for district in range(6) if s.row[district] >> (source - 43) & 1)
