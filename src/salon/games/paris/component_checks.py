"""Checks of component values: those that no game could be played with are refused, with the key and the reason."""

from __future__ import annotations

from salon.games.paris.notation import DISTRICTS, END_TILES, KINDS, LANDMARKS, PRESTIGE, RESOURCES, TOKENS, VALUES
from salon.kernel.components import Components, ComponentsError

MAX_NUMBER = 99
MAX_OF_KEY = {"set_up.removed": 30, "count.end_tiles": 12}
MAX_KEYS = 10


def check(c: Components) -> None:
    """Refuse components that no game could be played with, naming the key and the reason."""
    for key, value in c.values.items():
        number = value.value
        most = MAX_KEYS if key.startswith("set_up.keys") else MAX_OF_KEY.get(key, MAX_NUMBER)
        if isinstance(number, int) and not 0 <= number <= most:
            raise ComponentsError(key, f"must be from 0 to {most}, not {number}")
        if isinstance(number, list) and key != "field.values" and len(number) > 3:
            raise ComponentsError(key, f"has {len(number)} entries; there is room for three")
        if isinstance(number, list) and any(isinstance(n, int) and not 0 <= n <= 99 for n in number):
            raise ComponentsError(key, "has a number that is not from 0 to 99")
    if c["field.values"] != list(VALUES):
        raise ComponentsError("field.values", "the fields of a district are 1, 2, 3, 4, 5 and 8")
    for token in RESOURCES:
        if c[f"prices.buy.{token}"] <= c[f"prices.sell.{token}"]:
            raise ComponentsError(
                f"prices.buy.{token}",
                f"buying at {c[f'prices.buy.{token}']} must cost more than selling brings, "
                f"{c[f'prices.sell.{token}']}: else francs could be made without end",
            )
    _check_words(c)
    _check_tiles(c)


def _check_words(c: Components) -> None:
    for district in DISTRICTS:
        kinds = [_one_of(c, f"building.{district}.{value}", KINDS) for value in VALUES]
        for value, kind in zip(VALUES, kinds, strict=True):
            if kinds.count(kind) > 1:
                raise ComponentsError(f"building.{district}.{value}", f"a second {kind} in one district")
    for value in VALUES:
        _one_of(c, f"marker.{value}", TOKENS)
    if c["marker.8"] != "gold":
        raise ComponentsError("marker.8", "gold lies beside the fields of value 8 in every set-up")
    printed = [c[f"marker.{value}"] for value in VALUES]
    for value in VALUES:
        if printed.count(c[f"marker.{value}"]) > 1:
            raise ComponentsError(f"marker.{value}", f"there are only six {c[f'marker.{value}']} markers")
    for landmark in LANDMARKS:
        key = f"landmark.{landmark}.prestige"
        for token in c[key]:
            if token not in PRESTIGE:
                raise ComponentsError(key, f"{token!r} is none of {', '.join(PRESTIGE)}")
        if len(c[key]) != len(c[f"landmark.{landmark}.points"]):
            raise ComponentsError(f"landmark.{landmark}.points", "needs one number for each picture of prestige")
        if c[f"landmark.{landmark}.marble"] > 6 or c[f"landmark.{landmark}.gold"] > 6:
            raise ComponentsError(f"landmark.{landmark}.marble", "there are only six of each resource")


def _check_tiles(c: Components) -> None:
    for number in range(1, 31):
        for seats in (2, 3, 4):
            key = f"bonus_tile.{number}.copies.{seats}"
            if c[key] < 1:
                raise ComponentsError(key, f"tile {number} is missing: at least one lies on the track")
            if seats > 2 and c[key] < c[f"bonus_tile.{number}.copies.{seats - 1}"]:
                raise ComponentsError(key, "more players never have fewer copies")
        kind = c[f"bonus_tile.{number}.effect"]
        if f"bonus_tile.{number}.effect" in c.overrides:
            raise ComponentsError(f"bonus_tile.{number}.effect", "cannot be changed: another effect is another tile")
        _one_of(c, f"bonus_tile.{number}.letter", ("A", "B", "C"))
        if kind == "unit":
            _one_of(c, f"bonus_tile.{number}.unit", TOKENS)
        if kind == "per-building" and c[f"bonus_tile.{number}.value"] not in VALUES:
            raise ComponentsError(f"bonus_tile.{number}.value", "buildings have the values 1, 2, 3, 4, 5 and 8")
    total = sum(c[f"bonus_tile.{number}.copies.4"] for number in range(1, 31))
    if total != c["count.bonus_tiles"]:
        raise ComponentsError("bonus_tile", f"makes {total} tiles for four players; there are {c['count.bonus_tiles']}")
    for letter in ("A", "B", "C"):
        if letter not in (c[f"bonus_tile.{number}.letter"] for number in range(1, 31)):
            raise ComponentsError("bonus_tile", f"no tile has the letter {letter}")
    total = sum(c[f"end_tile.{kind}.count"] for kind in END_TILES)
    if total != c["count.end_tiles"]:
        worst = max(END_TILES, key=lambda kind: f"end_tile.{kind}.count" in c.overrides)
        raise ComponentsError(
            f"end_tile.{worst}.count", f"makes {total} end-game tiles; there are {c['count.end_tiles']}"
        )


def _one_of(c: Components, key: str, words: tuple[str, ...]) -> str:
    word: str = c[key]
    if word not in words:
        raise ComponentsError(key, f"{word!r} is none of {', '.join(words)}")
    return word
