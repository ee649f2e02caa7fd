"""The pieces of Paris as typed structs, made from the rows of the components: tiles, landmarks, tokens and banks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from salon.games.paris.notation import DISTRICTS, END_TILES, LANDMARKS, RESOURCES, TOKENS, VP_TILES
from salon.kernel.catalogue import Icon
from salon.kernel.components import Components

BONUS_NUMBERS = range(1, 31)
SEAT_COUNTS = (2, 3, 4)
RANKS = ("first", "second", "third")
Letter = Literal["A", "B", "C"]


class BonusTile(msgspec.Struct, frozen=True, tag_field="piece", tag="bonus-tile", omit_defaults=True):
    """A bonus tile. A value that its effect does not need keeps its default.

    `each` and `copies` are given for 2, 3 and 4 seats. `points_for_kinds` are the points for 4 kinds and more.
    `icons` is what the page draws, for the number of seats of a table.
    """

    number: int
    letter: Letter
    effect: str
    copies: list[int]
    francs: int = 0
    points: int = 0
    value: int = 0  # of the buildings it counts
    token: str = ""  # it stands for
    back: int = 0  # spaces
    each: list[int] = []
    points_for_kinds: list[int] = []
    icons: tuple[Icon, ...] = ()

    def points_each(self, seats: int) -> int:
        """The points for each thing it counts, where they depend on the number of seats."""
        return self.each[SEAT_COUNTS.index(seats)] if self.each else 0


class Picture(msgspec.Struct, frozen=True):
    """A prestige token pictured on a landmark, and the points it scores."""

    token: str
    points: int


class Landmark(msgspec.Struct, frozen=True, tag_field="piece", tag="landmark"):
    """A landmark. `name` is a message of ours, or the name as an owner wrote it."""

    value: int
    name: str
    marble: int
    gold: int
    pictures: list[Picture]


class VpTile(msgspec.Struct, frozen=True, tag_field="piece", tag="vp-tile"):
    """A VP tile with the points for each place that is scored."""

    points: list[int]


class EndTile(msgspec.Struct, frozen=True, tag_field="piece", tag="end-tile"):
    """A kind of end-game tile: francs, points, or a token it stands for; and how many there are."""

    kind: str
    francs: int
    points: int
    token: str
    count: int


class Token(msgspec.Struct, frozen=True, tag_field="piece", tag="token"):
    """A resource or a prestige token with its prices in francs; prestige cannot be bought."""

    buy: int | None
    sell: int


class Bank(msgspec.Struct, frozen=True, tag_field="piece", tag="bank"):
    """A bank and the francs it pays."""

    francs: int


PieceData = BonusTile | Landmark | VpTile | EndTile | Token | Bank


class Pieces:
    """All pieces of one set of components."""

    def __init__(self, components: Components) -> None:
        self.tiles = {number: _bonus_tile(components, number) for number in BONUS_NUMBERS}
        self.landmarks = {name: _landmark(components, name) for name in LANDMARKS}
        self.vp_tiles = {name: VpTile([components[f"vp_tile.{name}.{rank}"] for rank in RANKS]) for name in VP_TILES}
        self.end_tiles = {kind: _end_tile(components, kind) for kind in END_TILES}
        self.tokens = {token: _token(components, token) for token in TOKENS}
        self.banks = {district: Bank(components[f"bank.{district}"]) for district in DISTRICTS}


@lru_cache(maxsize=16)
def pieces_of(components: Components) -> Pieces:
    """The pieces of these components."""
    return Pieces(components)


def _row(components: Components, prefix: str) -> dict[str, Any]:
    return {key.removeprefix(prefix): v.value for key, v in components.values.items() if key.startswith(prefix)}


def _bonus_tile(components: Components, number: int) -> BonusTile:
    row = _row(components, f"bonus_tile.{number}.")
    return BonusTile(
        number=number,
        letter=row["letter"],
        effect=row["effect"],
        copies=[row[f"copies.{seats}"] for seats in SEAT_COUNTS],
        francs=row.get("francs", 0),
        points=row.get("points", 0),
        value=row.get("value", 0),
        token=row.get("unit", ""),
        back=row.get("back", 0),
        each=[row[f"each.{seats}"] for seats in SEAT_COUNTS] if "each.2" in row else [],
        points_for_kinds=[row[f"kinds.{kinds}"] for kinds in range(4, 8)] if "kinds.4" in row else [],
    )


def _landmark(components: Components, name: str) -> Landmark:
    row = _row(components, f"landmark.{name}.")
    pictures = [Picture(token, points) for token, points in zip(row["prestige"], row["points"], strict=True)]
    return Landmark(int(name), row["name"], row["marble"], row["gold"], pictures)


def _end_tile(components: Components, kind: str) -> EndTile:
    row = _row(components, f"end_tile.{kind}.")
    token = kind if kind in TOKENS else ""
    return EndTile(kind, row.get("francs", 0), row.get("points", 0), token, row["count"])


def _token(components: Components, token: str) -> Token:
    return Token(components[f"prices.buy.{token}"] if token in RESOURCES else None, components[f"prices.sell.{token}"])


# --- what the page draws on a bonus tile -----------------------------------------------------------------


def _gain(tile: BonusTile, seats: int) -> list[Icon]:
    francs = [Icon("coin", tile.francs)] if tile.francs else []
    return francs + ([Icon("seal", tile.points)] if tile.points or not tile.francs else [])


def _each(symbol: str) -> Callable[[BonusTile, int], list[Icon]]:
    """So many points, by the number of seats, for each thing that the symbol shows."""
    return lambda tile, seats: [Icon("seal", tile.points_each(seats)), Icon(symbol)]


def _symbols(*symbols: str) -> Callable[[BonusTile, int], list[Icon]]:
    return lambda tile, seats: [Icon(symbol) for symbol in symbols]


ICONS: dict[str, Callable[[BonusTile, int], list[Icon]]] = {
    "gain": _gain,
    "unit": lambda tile, seats: [Icon("token", of=(tile.token,))],
    "resource-1": _symbols("res"),
    "resource-2": _symbols("res", "res"),
    "prestige-1": _symbols("prest"),
    "prestige-2": _symbols("prest", "prest"),
    "per-building": lambda tile, seats: [Icon("seal", tile.points), Icon("plot", tile.value)],
    "per-landmark": lambda tile, seats: [Icon("seal", tile.points), Icon("l-16")],
    "per-tile": _each("tile"),
    "per-franc": lambda tile, seats: [Icon("seal", tile.points), Icon("franc")],
    "kinds": lambda tile, seats: [Icon("seal", tile.points_for_kinds[-1]), Icon("kinds")],
    "pairs-prestige": _each("pair-prest"),
    "pairs-resource": _each("pair-res"),
    "buy-key": lambda tile, seats: [Icon("key-more"), Icon("coin", tile.francs)],
    "take-any": _symbols("tile"),
    "back": lambda tile, seats: [Icon("back-to"), Icon("number", tile.back)],
    "onto-own": _symbols("onto-own"),
    "onto-others": _symbols("onto-others"),
}


def with_icons(tile: BonusTile, seats: int) -> BonusTile:
    """The tile with what the page draws on it at a table of so many seats."""
    return msgspec.structs.replace(tile, icons=tuple(ICONS[tile.effect](tile, seats)))
