"""Names of pieces and texts of actions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import (
    ACTIONS,
    DISTRICTS,
    END_TILES,
    KINDS,
    LANDMARK_NAMES,
    SHORT,
    SOURCE_TEXTS,
    TARGET_TEXTS,
    TOKENS,
    VP_TILES,
)
from salon.games.paris.pieces import BonusTile
from salon.games.paris.view import ParisView

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# The component values that the names of end-game tiles contain.
END_TILE_FACTS = {
    "end_tile_francs_francs": "end_tile.francs.francs",
    "end_tile_point_points": "end_tile.point.points",
    "end_tile_two_points_points": "end_tile.two-points.points",
}
# The forms in which sentences name a place, by the fact that is the place.
PLACE_FORMS = {"bank": ("on",), "source": ("on", "from"), "target": ("on", "to")}


def piece_name(game: Paris, language: str, name: str) -> str:
    """The name of a piece in a language, from the name that notes and reasons use."""
    if not name:
        return ""
    message, facts = _name_message(game, language, name)
    return game.text.words.text(language, message, **facts)


def place_form(game: Paris, language: str, place: str, form: str) -> str:
    """The name of a place as it stands in a sentence: "on the Arc", "from Montmartre 4". A district is its bank."""
    name = f"{SHORT[DISTRICTS.index(place)]}$" if place in DISTRICTS else place
    message, facts = _name_message(game, language, name)
    return game.text.words.part(language, message, form, **facts)


def _name_message(game: Paris, language: str, name: str) -> tuple[str, dict[str, Any]]:
    """The message of a name, and what fills it."""
    if match := re.fullmatch(r"(\w\w)(\d|\$)", name):
        district = game.text.words.text(language, DISTRICTS[SHORT.index(match[1])])
        if match[2] == "$":
            return "bank-name", {"district": district}
        return "place-name", {"district": district, "value": int(match[2])}
    if match := re.fullmatch(r"(?:\w\w/|landmark-)?(9|1\d)", name):
        return "landmark-name", {"name": landmark_name(game, language, match[1]), "value": int(match[1])}
    if match := re.fullmatch(r"(tile|vp)-(\d+)", name):
        if match[1] == "tile":
            return "tile-name", {"number": int(match[2])}
        return "vp-tile-name", {"points": vp_tile_points(game, match[2])}
    if name.startswith("end-"):
        return name, {label: game.components[key] for label, key in END_TILE_FACTS.items()}
    return "arc" if name == "Arc" else name, {}


def sentence_facts(game: Paris, language: str, facts: dict[str, int | str]) -> dict[str, str]:
    """What sentences about events and reasons need besides the names of pieces.

    `cause` and `skipped` select a variant of the sentence; places and types of buildings come in the form that the
    language needs after a preposition or with an article.
    """
    found = {}
    if "why" in facts:
        found["cause"] = str(facts["why"]).removeprefix("why-")
    if "benefit" in facts:
        found["skipped"] = str(facts["benefit"]).removeprefix("stage-")
    for label, forms in PLACE_FORMS.items():
        if label in facts:
            found |= {form: place_form(game, language, str(facts[label]), form) for form in forms}
    kind = str(facts.get("kind", ""))
    if "building" in facts:
        building = str(facts["building"])
        kind = game.components[f"building.{DISTRICTS[SHORT.index(building[:2])]}.{building[2:]}"]
    if kind in KINDS:
        found["kind"] = game.text.words.part(language, kind, "a")
    return found


def landmark_name(game: Paris, language: str, landmark: str) -> str:
    """The name of a landmark without its value; one that is not among our words is shown as written."""
    name = game.pieces.landmarks[landmark].name
    return game.text.words.text(language, name) if name in LANDMARK_NAMES else name


def vp_tile_points(game: Paris, tile: str) -> int:
    """The name of a VP tile: the points of the first place printed on it."""
    return game.pieces.vp_tiles[tile].points[0]


def tile_effect(game: Paris, language: str, number: int, seats: int) -> str:
    """What a bonus tile does at a table of this number of seats."""
    tile = game.pieces.tiles[number]
    return _tile_effect(game, language, tile, tile.points_each(seats))


def tile_effect_for_all(game: Paris, language: str, number: int) -> str:
    """What a bonus tile does, with the points for 2, 3 and 4 seats where they differ: "1/2/3"."""
    tile = game.pieces.tiles[number]
    if len(set(tile.each)) < 2:
        return tile_effect(game, language, number, game.seat_counts[0])
    return _tile_effect(game, language, tile, "/".join(map(str, tile.each)))


def _tile_effect(game: Paris, language: str, tile: BonusTile, each: int | str) -> str:
    facts: dict[str, Any] = {"francs": tile.francs, "points": tile.points, "value": tile.value, "back": tile.back}
    facts |= {"each": each, "unit": game.text.words.text(language, tile.token) if tile.token else ""}
    facts |= {f"kinds_{kinds}": points for kinds, points in enumerate(tile.points_for_kinds, 4)}
    return game.text.words.text(language, f"effect-{tile.effect}", **facts)


# The kinds of actions whose text depends on the board, not on the action alone.
NAMES_WHAT_LIES_THERE = ("DRAW", "TAKE_MARKER")


def action_text(game: Paris, view: ParisView, action: int, language: str) -> str:
    """An action as it is offered to a person."""
    kind, first, second, third, _ = ACTIONS[action]
    text = game.text.words.text
    seats = len(view.seats)

    def piece(name: str) -> str:
        return game.text.piece_name(language, name)

    facts: dict[str, Any] = {}
    message = "move-" + kind.lower().replace("_", "-")
    if kind == "DRAW":
        top = view.piles[first].district
        facts = {"pile": first + 1, "district": piece(top) if top else text(language, "board-none")}
    elif kind == "PLACE":
        facts = {"district": piece(DISTRICTS[first])}
    elif kind == "KEY":
        facts = {"on": place_form(game, language, (*DISTRICTS, "Arc")[first], "on")}
    elif kind == "TAKE_MARKER":
        facts = {"token": piece(_marker(view) or "board-none")}
    elif kind in ("BUY", "SELL", "DISCARD_PRESTIGE", "RETURN_PAIR"):
        facts = {"token": piece(TOKENS[first])}
    elif kind in ("CHOOSE_END_TILE", "TURN_END_TILE"):
        facts = {"kind": piece(f"end-{END_TILES[first]}")}
    elif kind in ("TAKE_TILE", "TAKE_ANY", "GO_BACK"):
        facts = {"number": first, "effect": tile_effect(game, language, first, seats)}
    elif kind == "USE_TILE":
        facts = {"number": first, "effect": tile_effect(game, language, first, seats)}
        effect = game.pieces.tiles[first].effect
        if effect[-2:] in ("-1", "-2"):
            message = "move-use-one" if effect.endswith("1") else "move-use-two"
            facts |= {"first": piece(TOKENS[second]), "second": piece(TOKENS[third])}
    elif kind == "VP_TILE":
        facts = {"points": vp_tile_points(game, VP_TILES[first]), "district": piece(DISTRICTS[second])}
    elif kind == "MOVE":
        source, target = SOURCE_TEXTS[first], TARGET_TEXTS[second]
        facts = {"from": place_form(game, language, source, "from"), "to": place_form(game, language, target, "to")}
        if first == 6 and second >= 36:
            district = piece(DISTRICTS[(second - 36) // 8])
            facts["to"] = text(language, "target-in-district", target=facts["to"], district=district)
    return text(language, message, **facts)


def _marker(view: ParisView) -> str | None:
    """The marker that waits to be taken: beside the building just acquired."""
    if view.acquired is None or view.acquired >= 36:
        return None
    return view.districts[view.acquired // 6].fields[view.acquired % 6].marker
