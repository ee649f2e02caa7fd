"""The player aid of Paris, one page, and the component values as the words speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from salon.games.paris.deal import pile_sizes
from salon.games.paris.notation import DISTRICTS, END_TILES, LANDMARKS, TOKENS
from salon.games.paris.text.messages import piece_name, tile_effect_for_all
from salon.kernel.catalogue import Section

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

PARAGRAPHS = ("turn", "a", "b", "c", "costs", "benefits", "vp", "trade", "end", "scoring")


def variables(game: Paris, language: str) -> dict[str, Any]:
    """Every component value by its key with underscores ("prices_buy_wood"), words in the language."""
    text = game.text.words.text
    facts: dict[str, Any] = {}
    for key, value in game.components.values.items():
        name = key.replace(".", "_").replace("-", "_").replace("bonus_tile_", "tile_")
        if isinstance(value.value, int):
            facts[name] = value.value
        elif value.value in TOKENS:
            facts[name] = text(language, value.value)
    banks = (f"{text(language, d)} {game.components[f'bank.{d}']}" for d in DISTRICTS)
    facts["bank_list"] = ", ".join(banks)
    tiles = (
        f"{game.components[f'end_tile.{kind}.count']} × {piece_name(game, language, f'end-{kind}')}"
        for kind in END_TILES
    )
    more = (n for n in range(1, 31) if game.components[f"bonus_tile.{n}.copies.4"] > 1)
    facts["stacked_list"] = ", ".join(map(str, more))
    for letter in "ABC":
        spaces = [n for n in range(1, 31) if game.components[f"bonus_tile.{n}.letter"] == letter]
        whole = spaces == list(range(spaces[0], spaces[-1] + 1))
        facts[f"letter_{letter.lower()}"] = f"{spaces[0]}–{spaces[-1]}" if whole else ", ".join(map(str, spaces))
    left = 36 - game.components["set_up.removed"]
    for piles in ("3", "2"):
        facts[f"piles_of_{piles}"] = ", ".join(map(str, pile_sizes(left, {"piles": piles})))
    facts["end_tile_list"] = ", ".join(tiles)
    return facts


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
