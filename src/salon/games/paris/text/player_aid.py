"""The player aid of Paris, one page drawn with the signs of the board, and the component values for messages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from salon.games.paris.deal import pile_sizes
from salon.games.paris.notation import DISTRICTS, END_TILES, LANDMARKS, SHORT, TOKENS, VALUES, VP_TILES
from salon.games.paris.pieces import RANKS, with_icons
from salon.games.paris.text.messages import landmark_name, piece_name, tile_effect, tile_effect_for_all
from salon.kernel.catalogue import Icon, Section

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# What is drawn for the turn and its actions.
PICTURES = {
    "turn": (Icon("pile"), Icon("to"), Icon("b-hotel")),
    "a": (Icon("key-ring"), Icon("to"), Icon("b-bank"), Icon("or"), Icon("arc")),
    "b": (Icon("b-bank"), Icon("to"), Icon("b-theatre"), Icon("to"), Icon("l-12")),
    "c": (Icon("tile"), Icon("to"), Icon("key1")),
}

# The keys of numbers that need a noun, as regular expressions, and the message with both.
NOUNS = {
    r"(bank|prices)\..+|.+\.francs|cost\.bonus_at_3": "count-francs",
    r"set_up\.(keys\.\d|reserve_keys)|points\.keys_for_vp_tile": "count-keys",
    r"(bonus_tile|end_tile)\.[^.]+\.(points|(each|kinds)\.\d)|vp_tile\..+|points\.building_8": "count-points",
}


def variables(game: Paris, language: str) -> dict[str, Any]:
    """Every component value by its key with underscores ("prices_buy_wood"), words in the language.

    A number of francs, points or keys is also there with its noun: "prices_buy_wood_counted" is "2 francs".
    """
    text = game.text.words.text
    components = game.components
    facts: dict[str, Any] = {}
    for key in (*components.values, *components.optional):
        value = components[key]
        name = _fact(key)
        if isinstance(value, int):
            facts[name] = value
            if noun := _noun(key):
                facts[f"{name}_counted"] = text(language, noun, n=value)
        elif value in TOKENS:
            facts[name] = text(language, value)
    for value in LANDMARKS:
        facts[f"landmark_{value}_name"] = landmark_name(game, language, value)
    for number in range(1, 31):
        if components[f"bonus_tile.{number}.effect"] == "gain":
            facts[f"tile_{number}_gain"] = tile_effect(game, language, number, game.seat_counts[0])
    return facts | _lists(game, language)


def _fact(key: str) -> str:
    """What a component value is called in messages."""
    return key.replace(".", "_").replace("-", "_").replace("bonus_tile_", "tile_")


def _noun(key: str) -> str | None:
    """The message with a number of this key and its noun."""
    for pattern, noun in NOUNS.items():
        if re.fullmatch(pattern, key):
            return noun
    return None


def _lists(game: Paris, language: str) -> dict[str, str]:
    """The lists in the rulebook and the aid."""
    text = game.text.words.text
    c = game.components
    banks = (f"{text(language, d)} {c[f'bank.{d}']}" for d in DISTRICTS)
    counts = {kind: c[f"end_tile.{kind}.count"] for kind in END_TILES}
    tiles = (f"{n} × {piece_name(game, language, f'end-{kind}')}" for kind, n in counts.items() if n)
    found = {
        "bank_list": ", ".join(banks),
        "end_tile_list": ", ".join(tiles),
        "marker_list": _marker_list(game, language),
        "copies_list": _copies_list(game, language),
    }
    for letter in "ABC":
        spaces = [n for n in range(1, 31) if c[f"bonus_tile.{n}.letter"] == letter]
        whole = spaces == list(range(spaces[0], spaces[-1] + 1))
        found[f"letter_{letter.lower()}"] = f"{spaces[0]}–{spaces[-1]}" if whole else ", ".join(map(str, spaces))
    left = 36 - c["set_up.removed"]
    for piles in ("3", "2"):
        found[f"piles_of_{piles}"] = ", ".join(map(str, pile_sizes(left, {"piles": piles})))
    return found


def _marker_list(game: Paris, language: str) -> str:
    """The marker beside the fields of each value, then single fields that have another one."""
    text, c = game.text.words.text, game.components
    said = [
        text(language, "marker-of-value", value=value, token=text(language, c[f"marker.{value}"])) for value in VALUES
    ]
    for short, district in zip(SHORT, DISTRICTS, strict=True):
        for value in VALUES:
            token = c[f"marker.{district}.{value}"]
            if token != c[f"marker.{value}"]:
                place = piece_name(game, language, f"{short}{value}")
                said.append(text(language, "marker-of-field", place=place, token=text(language, token)))
    return ", ".join(said)


def _copies_list(game: Paris, language: str) -> str:
    """The bonus numbers that are on the track more than once, by how often with two, three and four players."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for number in range(1, 31):
        copies = tuple(game.components[f"bonus_tile.{number}.copies.{seats}"] for seats in game.seat_counts)
        if max(copies) > 1:
            alike.setdefault(copies, []).append(number)
    text = game.text.words.text
    said = [
        text(language, "copies-of", two=two, three=three, four=four, numbers=", ".join(map(str, numbers)))
        for (two, three, four), numbers in alike.items()
    ]
    return "; ".join(said) or text(language, "board-none")


class Row(NamedTuple):
    """A line of a list: what it is about, what is drawn, what is said, and the component values behind it."""

    head: str
    icons: tuple[Icon, ...]
    line: str
    keys: tuple[str, ...]


class PlayerAid:
    """The aid: the turn and its actions, what things cost and give, landmarks and the end, the tiles."""

    def __init__(self, game: Paris, language: str) -> None:
        self.game, self.language = game, language
        self.components, self.pieces = game.components, game.pieces
        self.facts = game.text.variables(language)

    def sections(self) -> list[Section]:
        """All of it, in reading order."""
        return [
            *(self.paragraph(name, PICTURES[name]) for name in PICTURES),
            self.rows("aid-values", self.values(), "aid-values-note"),
            self.rows("aid-landmarks", self.landmarks(), "aid-landmarks-note"),
            self.paragraph("vp"),
            self.rows("aid-vp-tiles", self.vp_tiles()),
            self.paragraph("end"),
            self.paragraph("scoring"),
            self.rows("aid-bonus-tiles", self.bonus_tiles(), "aid-bonus-tiles-note"),
            self.rows("aid-trade", self.trade()),
            self.rows("aid-banks", self.banks()),
            self.rows("aid-end-tiles", self.end_tiles()),
        ]

    def text(self, message: str, **facts: Any) -> str:
        """A message of the game."""
        return self.game.text.words.text(self.language, message, **facts)

    def piece(self, name: str) -> str:
        """The name of a piece."""
        return piece_name(self.game, self.language, name)

    def paragraph(self, name: str, icons: tuple[Icon, ...] = ()) -> Section:
        """A title and one text."""
        line = self.text(f"aid-{name}-text", **self.facts)
        return Section(self.text(f"aid-{name}"), [line], [icons] if icons else [], name)

    def rows(self, title: str, rows: Iterable[Row], note: str = "") -> Section:
        """A title, a note where there is one, and a line for each thing."""
        found = list(rows)
        return Section(
            self.text(title),
            [row.line for row in found],
            [row.icons for row in found],
            title.removeprefix("aid-"),
            self.text(note) if note else "",
            [row.head for row in found],
            [self.components.assumed(row.keys) for row in found],
        )

    def values(self) -> Iterator[Row]:
        """Buildings by their value: what they cost and give."""
        c = self.components
        for value in VALUES:
            token = c[f"marker.{value}"]
            cost, gain = [Icon("value", value), Icon("coin", value)], [Icon("token", of=(token,))]
            keys, message, facts = [f"marker.{value}"], "aid-value-token", {"token": self.piece(token)}
            if value <= 2:
                message = "aid-value-tile"
                gain.append(Icon("tile"))
            elif value == 3:
                message = "aid-value-paid-tile"
                keys.append("cost.bonus_at_3")
                facts["francs"] = self.facts["cost_bonus_at_3_counted"]
                gain += [Icon("coin", c["cost.bonus_at_3"]), Icon("to"), Icon("tile")]
            elif value == 8:
                message = "aid-value-points"
                keys += ["cost.wood_for_8", "points.building_8"]
                facts |= {"wood": c["cost.wood_for_8"], "points": self.facts["points_building_8_counted"]}
                cost += [Icon("token", of=("wood",))] * c["cost.wood_for_8"]
                gain.append(Icon("seal", c["points.building_8"]))
            line = self.text(message, **facts)
            yield Row(self.text("piece-value-name", value=value), (*cost, Icon("to"), *gain), line, tuple(keys))

    def landmarks(self) -> Iterator[Row]:
        """The landmarks: what they cost, and the prestige they picture."""
        for value in LANDMARKS:
            landmark = self.pieces.landmarks[value]
            goods = [Icon("token", of=("marble",))] * landmark.marble + [Icon("token", of=("gold",))] * landmark.gold
            medals = [Icon("medal", each.points, of=(each.token,)) for each in landmark.pictures]
            line = self.text(
                "aid-landmark",
                marble=landmark.marble,
                gold=landmark.gold,
                pictures=", ".join(f"{self.text(each.token)} {each.points}" for each in landmark.pictures),
            )
            icons = (Icon("value", landmark.value), Icon(f"l-{value}"), *goods, *medals)
            keys = tuple(key for key in self.components.values if key.startswith(f"landmark.{value}."))
            yield Row(self.piece(value), icons, line, keys)

    def vp_tiles(self) -> Iterator[Row]:
        """The VP tiles with the points of each place."""
        for tile in VP_TILES:
            points = self.pieces.vp_tiles[tile].points
            keys = tuple(f"vp_tile.{tile}.{rank}" for rank in RANKS)
            yield Row("", tuple(Icon("seal", each) for each in points), ", ".join(map(str, points)), keys)

    def bonus_tiles(self) -> Iterator[Row]:
        """The bonus tiles; points that depend on the number of players are only in the words."""
        for number, tile in self.pieces.tiles.items():
            icons = with_icons(tile, self.game.seat_counts[-1]).icons
            if len(set(tile.each)) > 1:
                icons = (Icon("seal"), *icons[1:])
            row = f"bonus_tile.{number}."
            beside = (f"{row}letter", f"{row}copies.")
            keys = tuple(key for key in self.components.values if key.startswith(row) and not key.startswith(beside))
            yield Row(str(number), icons, tile_effect_for_all(self.game, self.language, number), keys)

    def trade(self) -> Iterator[Row]:
        """What tokens are bought and sold for."""
        for token, prices in self.pieces.tokens.items():
            message = "aid-price-sell" if prices.buy is None else "aid-price"
            line = self.text(message, buy=prices.buy or 0, sell=prices.sell)
            keys = tuple(key for key in self.components.values if re.fullmatch(rf"prices\.\w+\.{token}", key))
            yield Row(self.piece(token), (Icon("token", of=(token,)),), line, keys)

    def banks(self) -> Iterator[Row]:
        """What the banks pay."""
        for district, bank in self.pieces.banks.items():
            key = f"bank.{district}"
            yield Row(self.piece(district), (Icon("coin", bank.francs),), self.facts[f"{_fact(key)}_counted"], (key,))

    def end_tiles(self) -> Iterator[Row]:
        """The end-game tiles, by how many there are."""
        for kind, tile in self.pieces.end_tiles.items():
            if not tile.count:
                continue
            if tile.token:
                icon = Icon("token", of=(tile.token,))
            else:
                icon = Icon("coin", tile.francs) if tile.francs else Icon("seal", tile.points)
            keys = () if tile.token else (f"end_tile.{kind}.{'francs' if tile.francs else 'points'}",)
            yield Row(f"{tile.count} ×", (icon,), self.piece(f"end-{kind}"), keys)


def player_aid(game: Paris, language: str) -> list[Section]:
    """The aid of a game."""
    return PlayerAid(game, language).sections()
