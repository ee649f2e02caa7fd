"""Checks of component values: everything because of which no game could be played with them."""

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


def faults(c: Components) -> list[Fault]:
    """Everything that is wrong, in the order of the component file."""
    return [
        *_numbers(c),
        *_buildings(c),
        *_markers(c),
        *_prices(c),
        *_landmarks(c),
        *_bonus_tiles(c),
        *_end_tiles(c),
    ]


def _numbers(c: Components) -> Faults:
    """Every number has room where the rules keep it."""
    for key, value in c.values.items():
        most = MAX_KEYS if key.startswith("set_up.keys") else MAX_OF_KEY.get(key, MAX_NUMBER)
        numbers = value.value if isinstance(value.value, list) else [value.value]
        for number in numbers:
            if isinstance(number, int) and not 0 <= number <= most:
                yield Fault(key, "range", {"least": 0, "most": most, "number": number})
    if c["field.values"] != list(VALUES):
        yield Fault("field.values", "fields")


def _buildings(c: Components) -> Faults:
    for district in DISTRICTS:
        for value in VALUES:
            yield from _one_of(c, f"building.{district}.{value}", KINDS)


def _markers(c: Components) -> Faults:
    """Six tokens of each kind lie beside the 36 fields, gold beside those of value 8 in every set-up."""
    beside = [f"marker.{district}.{value}" for value in VALUES for district in DISTRICTS]
    keys = [key if key in c.values else c.optional[key] for key in beside]
    for key in dict.fromkeys(keys):
        yield from _one_of(c, key, TOKENS)
        if key.endswith(".8") and c[key] != "gold":
            yield Fault(key, "marker-8")
    for token in TOKENS:
        found = [key for key in keys if c[key] == token]
        if len(found) > TOKENS_OF_A_KIND:
            blamed = [key for key in found if key in c.overrides] or found
            yield Fault(blamed[0], "marker-count", {"token": token, "count": len(found)})


def _prices(c: Components) -> Faults:
    for token in RESOURCES:
        buy, sell = c[f"prices.buy.{token}"], c[f"prices.sell.{token}"]
        if buy <= sell:
            yield Fault(f"prices.buy.{token}", "price", {"buy": buy, "sell": sell})


def _landmarks(c: Components) -> Faults:
    for landmark in LANDMARKS:
        row = f"landmark.{landmark}."
        name, pictures = c[row + "name"], c[row + "prestige"]
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            yield Fault(row + "name", "name", {"most": MAX_NAME})
        for resource in ("marble", "gold"):
            if c[row + resource] > TOKENS_OF_A_KIND:
                yield Fault(row + resource, "resources", {"most": TOKENS_OF_A_KIND, "number": c[row + resource]})
        for token in dict.fromkeys(pictures):
            if token not in PRESTIGE:
                yield _choice(row + "prestige", token, PRESTIGE)
        if len(pictures) > MAX_PICTURES:
            yield Fault(row + "prestige", "too-many", {"count": len(pictures), "most": MAX_PICTURES})
        if len(c[row + "points"]) != len(pictures):
            yield Fault(row + "points", "picture-points", {"pictures": len(pictures), "points": len(c[row + "points"])})


def _bonus_tiles(c: Components) -> Faults:
    for number in range(1, 31):
        row = f"bonus_tile.{number}."
        for seats in SEATS:
            copies = c[f"{row}copies.{seats}"]
            if copies < 1:
                yield Fault(f"{row}copies.{seats}", "tile-missing", {"tile": number})
            elif seats > 2 and copies < c[f"{row}copies.{seats - 1}"]:
                yield Fault(f"{row}copies.{seats}", "fewer-copies", {"players": seats, "copies": copies})
        if row + "effect" in c.overrides:
            yield Fault(row + "effect", "effect-fixed")
        yield from _one_of(c, row + "letter", LETTERS)
        kind = c[row + "effect"]
        if kind == "unit":
            yield from _one_of(c, row + "unit", TOKENS)
        if kind == "per-building" and c[row + "value"] not in VALUES:
            yield Fault(row + "value", "building-value", {"number": c[row + "value"]})
    total = sum(c[f"bonus_tile.{number}.copies.4"] for number in range(1, 31))
    if total != c["count.bonus_tiles"]:
        yield Fault("bonus_tile", "tile-count", {"total": total, "count": c["count.bonus_tiles"]})
    for letter in LETTERS:
        if letter not in (c[f"bonus_tile.{number}.letter"] for number in range(1, 31)):
            yield Fault("bonus_tile", "letter-missing", {"letter": letter})


def _end_tiles(c: Components) -> Faults:
    total = sum(c[f"end_tile.{kind}.count"] for kind in END_TILES)
    if total != c["count.end_tiles"]:
        blamed = max(END_TILES, key=lambda kind: f"end_tile.{kind}.count" in c.overrides)
        yield Fault(f"end_tile.{blamed}.count", "end-tile-count", {"total": total, "count": c["count.end_tiles"]})


def _one_of(c: Components, key: str, words: tuple[str, ...]) -> Faults:
    if c[key] not in words:
        yield _choice(key, c[key], words)


def _choice(key: str, word: Any, words: tuple[str, ...]) -> Fault:
    return Fault(key, "choice", {"word": repr(word), "choices": ", ".join(words)})
