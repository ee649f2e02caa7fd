"""From the seed to the deal of Paris, as docs/paris-notation.md describes it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

DISTRICTS = {
    "Ch": "chaillot",
    "Ba": "batignolles",
    "Mo": "montmartre",
    "Vi": "la-villette",
    "Be": "belleville",
    "Sg": "saint-germain",
}
RESOURCES = ("wood", "marble", "gold")
PRESTIGE = ("bronze", "silver", "gold-prestige")
TOKENS = RESOURCES + PRESTIGE
LANDMARKS = range(9, 17)
BONUS_TILES = range(1, 31)
FIELD_VALUES = (1, 2, 3, 4, 5, 8)
OPTIONAL = {f"marker.{district}.{value}" for district in DISTRICTS.values() for value in FIELD_VALUES}
VP_TILES = (20, 18, 16, 14, 12, 10)
END_TILES = ("francs", "point", "two-points", *TOKENS)
ABOUT_VALUES = ("confidence", "source", "except")
MASK = 2**64 - 1

Values = dict[str, Any]


def flatten(table: dict[str, Any], prefix: str = "") -> Values:
    """All values by dotted key (``prices.buy.wood``), without the remarks on confidence and source."""
    flat: Values = {}
    for key, value in table.items():
        if key in ABOUT_VALUES:
            continue
        if isinstance(value, dict):
            flat |= flatten(value, f"{prefix}{key}.")
        else:
            flat[prefix + key] = value
    return flat


def components_hash(values: Values) -> str:
    """The hash by which a record names its component file."""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def rotate(number: int, by: int) -> int:
    """Rotate a 64-bit number to the left."""
    return (number << by | number >> (64 - by)) & MASK


class Stream:
    """A stream of random numbers named by words (xoshiro256**)."""

    def __init__(self, *words: str) -> None:
        """Start the stream of these words."""
        digest = hashlib.sha256("\x1f".join(words).encode()).digest()
        self.state = [int.from_bytes(digest[i : i + 8], "little") for i in range(0, 32, 8)]

    def draw(self) -> int:
        """The next 64-bit number."""
        a, b, c, d = self.state
        result = rotate(b * 5 & MASK, 7) * 9 & MASK
        t = b << 17 & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        self.state = [a, b, c, rotate(d, 45)]
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        product = (self.draw() >> 32) * n
        while product % 2**32 < (2**32 - n) % n:
            product = (self.draw() >> 32) * n
        return product >> 32

    def shuffled(self, items: list[Any]) -> list[Any]:
        """The items in random order."""
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def compute_deal(seed: str, seats: int, options: dict[str, str], values: Values) -> dict[str, Any]:
    """The deal that follows from a seed."""
    fields = [f"{district}{value}" for district in DISTRICTS for value in values["field.values"]]
    shuffled = Stream(seed, "paris", "buildings").shuffled(fields)
    number_removed = 0 if options["buildings"] == "any-district" else values["set_up.removed"]
    removed, rest = shuffled[:number_removed], shuffled[number_removed:]
    size, larger = divmod(len(rest), int(options["piles"]))
    piles = []
    for pile in range(int(options["piles"])):
        cut = size + (pile < larger)
        piles.append(rest[:cut])
        rest = rest[cut:]

    markers = {
        name: values.get(f"marker.{DISTRICTS[name[:2]]}.{name[2:]}", values[f"marker.{name[2:]}"]) for name in fields
    }
    if options["markers"] == "random":
        others = [name for name in fields if not name.endswith("8")]
        tokens = Stream(seed, "paris", "markers").shuffled([markers[name] for name in others])
        markers |= dict(zip(others, tokens, strict=True))

    track = list(BONUS_TILES)
    if options["track"] == "random":
        for letter in "ABC":
            numbers = [number for number in BONUS_TILES if values[f"bonus_tile.{number}.letter"] == letter]
            for space, number in zip(numbers, Stream(seed, "paris", "track", letter).shuffled(numbers), strict=True):
                track[space - 1] = number

    return {
        "start": Stream(seed, "paris", "start").below(seats),
        "removed": sorted(removed, key=fields.index),
        "piles": piles,
        "markers": markers,
        "track": track,
    }
