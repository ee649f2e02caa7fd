"""The player aid of Paris, one page, and the component values for messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from salon.games.paris.deal import pile_sizes
from salon.games.paris.notation import DISTRICTS, END_TILES, LANDMARKS, SHORT, TOKENS, VALUES
from salon.games.paris.text.messages import landmark_name, piece_name, tile_effect, tile_effect_for_all
from salon.kernel.catalogue import Section

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

PARAGRAPHS = ("turn", "a", "b", "c", "costs", "benefits", "vp", "trade", "end", "scoring")

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
        name = key.replace(".", "_").replace("-", "_").replace("bonus_tile_", "tile_")
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


def player_aid(game: Paris, language: str) -> list[Section]:
    """The aid: the turn, the actions, costs and benefits, the end; then the tiles and landmarks."""
    text = game.text.words.text
    facts = game.text.variables(language)
    found = [
        Section(text(language, f"aid-{name}"), [text(language, f"aid-{name}-text", **facts)]) for name in PARAGRAPHS
    ]
    found.append(Section(text(language, "aid-end-tiles"), [str(facts["end_tile_list"])]))
    landmarks = []
    for value in LANDMARKS:
        landmark = game.pieces.landmarks[value]
        landmarks.append(
            text(
                language,
                "aid-landmark",
                name=piece_name(game, language, value),
                marble=landmark.marble,
                gold=landmark.gold,
                pictures=", ".join(f"{text(language, each.token)} {each.points}" for each in landmark.pictures),
            )
        )
    found.append(Section(text(language, "aid-landmarks"), landmarks))
    tiles = [
        text(language, "aid-bonus-tile", number=number, effect=tile_effect_for_all(game, language, number))
        for number in range(1, 31)
    ]
    found.append(Section(text(language, "aid-bonus-tiles"), tiles))
    return found
