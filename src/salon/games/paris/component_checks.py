"""Checks of component values: the reasons why no game could be played with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salon.games.paris.notation import (
    DISTRICTS,
    END_TILES,
    KINDS,
    LANDMARKS,
    PRESTIGE,
    RESOURCES,
    TOKENS,
    VALUES,
)
from salon.games.paris.rules.constants import MAX_PICTURES
from salon.kernel.components import Components, Fault

MAX_NUMBER = 99
MAX_OF_KEY = {"set_up.removed": 30, "count.end_tiles": 12}
MAX_KEYS = 10
MAX_NAME = 40
TOKENS_OF_A_KIND = 6
LETTERS = ("A", "B", "C")
SEATS = (2, 3, 4)

Faults = Iterator[Fault]

# The token beside a single field, for a copy on which it differs from the others of its value.
OPTIONAL_KEYS = {f"marker.{district}.{value}": f"marker.{value}" for district in DISTRICTS for value in VALUES}


def faults(components: Components) -> list[Fault]:
    """All faults of the component values, in the order of the component file."""
    return [
        *_numbers(components),
        *_buildings(components),
        *_markers(components),
        *_prices(components),
        *_landmarks(components),
        *_bonus_tiles(components),
        *_end_tiles(components),
    ]


def _numbers(components: Components) -> Faults:
    """Every number fits into its field of the rule tables."""
    for key, value in components.values.items():
        max_value = MAX_KEYS if key.startswith("set_up.keys") else MAX_OF_KEY.get(key, MAX_NUMBER)
        numbers = value.value if isinstance(value.value, list) else [value.value]
        for number in numbers:
            if isinstance(number, int) and not 0 <= number <= max_value:
                yield Fault(key, "range", {"least": 0, "most": max_value, "number": number})
    if components["field.values"] != list(VALUES):
        yield Fault("field.values", "fields")


def _buildings(components: Components) -> Faults:
    for district in DISTRICTS:
        for value in VALUES:
            yield from _one_of(components, f"building.{district}.{value}", KINDS)


def _markers(components: Components) -> Faults:
    """Six tokens of each kind are beside the 36 fields, gold beside those of value 8 in every set-up."""
    beside = [f"marker.{district}.{value}" for value in VALUES for district in DISTRICTS]
    keys = [key if key in components.values else components.optional[key] for key in beside]
    for key in dict.fromkeys(keys):
        yield from _one_of(components, key, TOKENS)
        if key.endswith(".8") and components[key] != "gold":
            yield Fault(key, "marker-8")
    for token in TOKENS:
        found = [key for key in keys if components[key] == token]
        if len(found) > TOKENS_OF_A_KIND:
            blamed = [key for key in found if key in components.overrides] or found
            yield Fault(blamed[0], "marker-count", {"token": token, "count": len(found)})


def _prices(components: Components) -> Faults:
    for token in RESOURCES:
        buy, sell = components[f"prices.buy.{token}"], components[f"prices.sell.{token}"]
        if buy <= sell:
            yield Fault(f"prices.buy.{token}", "price", {"buy": buy, "sell": sell})


def _landmarks(components: Components) -> Faults:
    for landmark in LANDMARKS:
        row = f"landmark.{landmark}."
        name, pictures = components[row + "name"], components[row + "prestige"]
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            yield Fault(row + "name", "name", {"most": MAX_NAME})
        for resource in ("marble", "gold"):
            if components[row + resource] > TOKENS_OF_A_KIND:
                yield Fault(
                    row + resource, "resources", {"most": TOKENS_OF_A_KIND, "number": components[row + resource]}
                )
        for token in dict.fromkeys(pictures):
            if token not in PRESTIGE:
                yield _choice(row + "prestige", token, PRESTIGE)
        if len(pictures) > MAX_PICTURES:
            yield Fault(row + "prestige", "too-many", {"count": len(pictures), "most": MAX_PICTURES})
        if len(components[row + "points"]) != len(pictures):
            yield Fault(
                row + "points", "picture-points", {"pictures": len(pictures), "points": len(components[row + "points"])}
            )


def _bonus_tiles(components: Components) -> Faults:
    for number in range(1, 31):
        row = f"bonus_tile.{number}."
        for seats in SEATS:
            copies = components[f"{row}copies.{seats}"]
            if copies < 1:
                yield Fault(f"{row}copies.{seats}", "tile-missing", {"tile": number})
            elif seats > 2 and copies < components[f"{row}copies.{seats - 1}"]:
                yield Fault(f"{row}copies.{seats}", "fewer-copies", {"players": seats, "copies": copies})
        if row + "effect" in components.overrides:
            yield Fault(row + "effect", "effect-fixed")
        yield from _one_of(components, row + "letter", LETTERS)
        kind = components[row + "effect"]
        if kind == "unit":
            yield from _one_of(components, row + "unit", TOKENS)
        if kind == "per-building" and components[row + "value"] not in VALUES:
            yield Fault(row + "value", "building-value", {"number": components[row + "value"]})
    total = sum(components[f"bonus_tile.{number}.copies.4"] for number in range(1, 31))
    if total != components["count.bonus_tiles"]:
        yield Fault("bonus_tile", "tile-count", {"total": total, "count": components["count.bonus_tiles"]})
    for letter in LETTERS:
        if letter not in (components[f"bonus_tile.{number}.letter"] for number in range(1, 31)):
            yield Fault("bonus_tile", "letter-missing", {"letter": letter})


def _end_tiles(components: Components) -> Faults:
    total = sum(components[f"end_tile.{kind}.count"] for kind in END_TILES)
    if total != components["count.end_tiles"]:
        blamed = max(END_TILES, key=lambda kind: f"end_tile.{kind}.count" in components.overrides)
        yield Fault(
            f"end_tile.{blamed}.count", "end-tile-count", {"total": total, "count": components["count.end_tiles"]}
        )


def _one_of(components: Components, key: str, words: tuple[str, ...]) -> Faults:
    if components[key] not in words:
        yield _choice(key, components[key], words)


def _choice(key: str, word: Any, words: tuple[str, ...]) -> Fault:
    return Fault(key, "choice", {"word": repr(word), "choices": ", ".join(words)})
