"""The components of Paris made ready for the rules: checked, and turned into the tables they read."""

from __future__ import annotations

from typing import Any

from salon.games.paris import board, effect, verb
from salon.games.paris.board import PartsTable
from salon.games.paris.notation import (
    ACTIONS,
    DISTRICTS,
    END_TILES,
    KINDS,
    LANDMARKS,
    PRESTIGE,
    RESOURCES,
    TOKENS,
    VALUES,
    VP_TILES,
)
from salon.kernel import plain
from salon.kernel.components import Components, ComponentsError

Parts = plain.structure(board.__file__, "Parts")
MOST = {"set_up.removed": 30, "count.end_tiles": 12}


def check(c: Components) -> None:
    """Refuse components that no game could be played with, naming the key and the reason."""
    for key, value in c.values.items():
        number = value.value
        most = 10 if key.startswith("set_up.keys") else MOST.get(key, 99)
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


def table_of(c: Components) -> PartsTable:
    """The tables of the rules for these components."""
    p = Parts()
    p.value[:] = VALUES
    p.bank[:] = [c[f"bank.{district}"] for district in DISTRICTS]
    p.kind[:] = [KINDS.index(c[f"building.{d}.{value}"]) for d in DISTRICTS for value in VALUES]
    for above in range(7):
        base = VALUES[above - 1] if above else 0
        for francs in range(32):
            p.reach[above][francs] = sum(1 << i for i in range(above, 6) if VALUES[i] - base <= francs)
    p.buy[:] = [c[f"prices.buy.{token}"] for token in RESOURCES]
    p.sell[:] = [c[f"prices.sell.{token}"] for token in TOKENS]
    p.wood_for_8, p.bonus_at_3 = c["cost.wood_for_8"], c["cost.bonus_at_3"]
    p.points_for_8, p.keys_for_vp_tile = c["points.building_8"], c["points.keys_for_vp_tile"]
    for i, tile in enumerate(VP_TILES):
        p.vp_points[i][:] = [c[f"vp_tile.{tile}.{rank}"] for rank in ("first", "second", "third")]
    _fill_landmarks(p, c)
    _fill_tiles(p, c)
    _fill_actions(p)
    return PartsTable(bytes(p))


def _fill_landmarks(p: Any, c: Components) -> None:
    for i, landmark in enumerate(LANDMARKS):
        p.marble[i], p.gold[i] = c[f"landmark.{landmark}.marble"], c[f"landmark.{landmark}.gold"]
        pictures = zip(c[f"landmark.{landmark}.prestige"], c[f"landmark.{landmark}.points"], strict=True)
        for place, (token, points) in enumerate(pictures):
            p.picture[i][place], p.picture_points[i][place] = TOKENS.index(token) + 1, points
    for marble in range(8):
        for gold in range(8):
            payable = (i for i in range(8) if p.marble[i] <= marble and p.gold[i] <= gold)
            p.material[marble][gold] = sum(1 << i for i in payable)


def _fill_tiles(p: Any, c: Components) -> None:
    for number in range(1, 31):
        row = f"bonus_tile.{number}."
        kind = c[row + "effect"]
        p.effect[number] = getattr(effect, kind.upper().replace("-", "_"))
        p.tile_francs[number] = c[row + "francs"] if row + "francs" in c.values else 0
        p.tile_points[number] = c[row + "points"] if row + "points" in c.values else 0
        if kind == "unit":
            p.tile_value[number] = TOKENS.index(c[row + "unit"])
        elif kind == "per-building":
            p.tile_value[number] = VALUES.index(c[row + "value"])
        elif kind == "back":
            p.tile_value[number] = c[row + "back"]
        for seats in (2, 3, 4):
            p.tile_each[number][seats] = c[f"{row}each.{seats}"] if f"{row}each.{seats}" in c.values else 0
        p.onto_own |= (kind == "onto-own") << number
        p.onto_others |= (kind == "onto-others") << number
        p.reaching |= (kind in ("take-any", "back")) << number
    for kinds in range(4, 8):
        p.kinds[kinds] = c[f"bonus_tile.30.kinds.{kinds}"]
    for i, kind in enumerate(END_TILES):
        p.end_francs[i] = c[f"end_tile.{kind}.francs"] if kind == "francs" else 0
        p.end_points[i] = c[f"end_tile.{kind}.points"] if kind in ("point", "two-points") else 0
    p.end_total = c["count.end_tiles"]


def _fill_actions(p: Any) -> None:
    for number, (does, first, second, third, _) in enumerate(ACTIONS):
        p.verb[number] = getattr(verb, does)
        p.first[number], p.second[number], p.third[number] = first, second, third
        if does == "USE" and not p.use[first]:
            p.use[first] = number
        elif does == "TAKE_ANY":
            p.take_any[first] = number
        elif does == "BACK":
            p.back[first] = number
        elif does == "MOVE" and first < 43:
            p.move[first][second] = number
        elif does == "MOVE":  # from a landmark the target's district is wherever that landmark lies
            for district in range(6):
                p.move[first][36 + 8 * district + third] = number
