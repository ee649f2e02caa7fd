"""Every text follows the values: a number of an own copy is in all texts that mention it, with its plural."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import salon
from salon.games.paris.notation import END_TILES
from salon.kernel.reasons import Reason
from salon.kernel.words import LANGUAGES

STANDARD = salon.game("paris")

# Keys of numbers, and the texts that speak of them: clauses, pieces, the aid, moves as they are offered, the table.
SPEAKS: dict[str, tuple[str, ...]] = {
    r"set_up\.(francs|reserve_keys)": ("rule 2.1",),
    r"set_up\.keys\.(\d)": ("rule 2.1",),
    r"set_up\.removed": ("rule 2.2",),
    r"count\.end_tiles": ("rule 14.1",),
    r"cost\.wood_for_8": ("rule 7.3", "piece wood", "piece value-8", "piece Mo8", "aid"),
    r"cost\.bonus_at_3": ("rule 9.3", "piece value-3", "piece Mo3", "aid"),
    r"points\.building_8": ("rule 9.5", "piece value-8", "aid"),
    r"points\.keys_for_vp_tile": ("rule 10.1", "rule 10.2", "aid"),
    r"bank\.(.+)": ("rule 5.2", r"piece \1", r"piece bank:\1", "aid", r"table"),
    r"prices\.buy\.(.+)": ("rule 11.1", r"piece \1", "aid"),
    r"prices\.sell\.(wood|marble|gold)": ("rule 11.1", r"piece \1", "aid"),
    r"prices\.sell\.(bronze|silver|gold-prestige)": ("rule 11.2", r"piece \1", "aid"),
    r"landmark\.(\d+)\.(marble|gold|points)": (r"piece landmark-\1", r"piece \1", "aid"),
    r"bonus_tile\.(\d+)\.(francs|points|value|back)": (
        r"rule 13.\1", r"piece tile-\1", "aid", r"move tile\1", r"move use17:\1", "table",
    ),
    r"bonus_tile\.(\d+)\.each\.(\d)": (r"rule 13.\1", r"piece tile-\1 \2", "aid"),
    r"bonus_tile\.(30)\.kinds\.(\d)": (r"rule 13.\1", r"piece tile-\1", "aid", r"move tile\1", r"move use30"),
    r"bonus_tile\.(\d+)\.copies\.(\d)": ("rule 2.6",),
    r"vp_tile\.(\d+)\.first": (r"piece vp-\1", r"name vp-\1", r"move vp\1:Mo", "table"),
    r"vp_tile\.(\d+)\.(second|third)": (r"piece vp-\1",),
    r"end_tile\.(francs)\.francs": ("rule 14.1", r"piece end-\1", r"name end-\1", "aid", r"move choose:\1"),
    r"end_tile\.(point|two-points)\.points": ("rule 14.1", r"piece end-\1", r"name end-\1", "aid", r"move turn:\1"),
    r"end_tile\.(.+)\.count": ("rule 14.1", "aid"),
}  # fmt: skip
# Numbers that no text says: the sum of the copies, which the texts list.
SILENT = {"count.bonus_tiles"}
# Numbers that have to be small, or to fit others, with changes that make them unusual.
SMALL: dict[str, dict[str, Any]] = {
    "keys": {"set_up.keys.2": 8, "set_up.keys.3": 6, "set_up.keys.4": 4, "set_up.removed": 17, "set_up.francs": 29},
    "costs": {f"landmark.{v}.{r}": 6 - (r == "gold") for v in range(9, 17) for r in ("marble", "gold")},
    "values": {"bonus_tile.6.value": 8, "bonus_tile.11.value": 5, "bonus_tile.15.value": 4, "bonus_tile.18.value": 3,
               "bonus_tile.26.value": 2, "bonus_tile.28.value": 1},
    "fewer end tiles": {"end_tile.francs.count": 2, "count.end_tiles": 11},
}  # fmt: skip


def numbers(value: Any) -> list[int]:
    return [n for n in (value if isinstance(value, list) else [value]) if isinstance(n, int)]


NUMERIC = [key for key, value in STANDARD.components.values.items() if numbers(value.value) and key != "field.values"]
TIED = re.compile(r"landmark.+\.(marble|gold)|.+\.(value|count|copies\.\d)|count.+|set_up\.(keys.+|removed)")
FREE = [key for key in NUMERIC if not TIED.fullmatch(key)]
# Numbers that no text has by itself: no clause, no number of tiles, no number of a rule of thumb.
UNUSUAL = [n for n in range(37, 100) if n not in (42,)]


def batches() -> list[dict[str, Any]]:
    """Changes of all free numbers; within a batch no number comes twice. Buying costs more than selling."""
    found: list[dict[str, Any]] = [{}]
    left = list(UNUSUAL)
    for key in sorted(FREE, key=lambda key: (not key.startswith("prices"), key.startswith("prices.buy"))):
        like = STANDARD.components[key]
        count = len(numbers(like))
        if count > len(left):
            found.append({})
            left = list(UNUSUAL)
        taken, left = left[:count], left[count:]
        found[-1][key] = taken if isinstance(like, list) else taken[0]
    return found


BATCHES: dict[str, dict[str, Any]] = {f"batch {i}": batch for i, batch in enumerate(batches())} | SMALL


@cache
def corrected(batch: str) -> salon.Game:
    return type(STANDARD)(STANDARD.components.overridden(BATCHES[batch]))


@cache
def text_of(batch: str, language: str, where: str) -> str:
    """A text in which a number is looked for."""
    game = corrected(batch)
    what, _, name = where.partition(" ")
    if what == "rule":
        return game.text.rulebook.clause(name, language).text
    if what == "piece":
        piece, _, seats = name.partition(" ")
        return game.text.catalogue(language, int(seats or 3))[piece].text
    if what == "name":
        return game.text.piece_name(language, name)
    if what == "aid":
        return "\n".join(line for section in game.text.player_aid(language) for line in section.lines)
    view = game.view(game.start(game.deal(3, "texts")), 0)
    if what == "move":
        return game.text.action_text(view, game.actions.parse(name), language)
    sections = game.text.text_view(view, language, ["A", "B", "C"])
    return "\n".join(line for section in sections for line in section.lines)


def speaking(key: str) -> list[str]:
    """The texts that speak of a key."""
    for pattern, texts in SPEAKS.items():
        if match := re.fullmatch(pattern, key):
            return [match.expand(text) for text in texts]
    return []


def test_every_number_is_spoken_of_and_changed_here() -> None:
    assert [key for key in NUMERIC if not speaking(key) and key not in SILENT] == []
    changed = {key for batch in BATCHES.values() for key in batch}
    elsewhere = [key for key in NUMERIC if re.fullmatch(r".+\.copies\.\d|end_tile\..+\.count", key)]
    assert [key for key in NUMERIC if key not in changed and key not in SILENT and key not in elsewhere] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("batch", BATCHES)
def test_the_texts_that_speak_of_a_value_say_its_number(batch: str, language: str) -> None:
    wrong = []
    for key, value in BATCHES[batch].items():
        for where in speaking(key):
            text = text_of(batch, language, where)
            wrong += [(key, where, n, text[:150]) for n in numbers(value) if not re.search(rf"(?<!\d){n}(?!\d)", text)]
    assert wrong == []


@pytest.mark.parametrize("part", range(3))
def test_the_copies_of_bonus_tiles_are_listed(part: int) -> None:
    many = range(10 * part + 1, 10 * part + 11)
    copies = {
        f"bonus_tile.{n}.copies.{seats}": seats + 3 if n in many else 1 for n in range(1, 31) for seats in (2, 3, 4)
    }
    game = type(STANDARD)(STANDARD.components.overridden(copies | {"count.bonus_tiles": 90}))
    for language in LANGUAGES:
        said = game.text.rulebook.clause("2.6", language).text
        assert "5/6/7" in said and ", ".join(map(str, many)) in said


@pytest.mark.parametrize("part", range(3))
def test_the_end_game_tiles_are_counted_and_those_that_are_not_there_left_out(part: int) -> None:
    counts = dict.fromkeys(END_TILES, 0) | dict(zip(END_TILES[3 * part : 3 * part + 3], (5, 4, 3), strict=True))
    changes = {f"end_tile.{kind}.count": count for kind, count in counts.items()}
    game = type(STANDARD)(STANDARD.components.overridden(changes))
    for language in LANGUAGES:
        names = {f"{n} ×": game.text.piece_name(language, f"end-{kind}") for kind, n in counts.items() if n}
        tiles = [f"{count} {name}" for count, name in names.items()]
        assert ", ".join(tiles) in game.text.rulebook.clause("14.1", language).text
        assert "0 ×" not in game.text.rulebook.clause("14.1", language).text
        aid = game.text.player_aid(language)
        assert names in [dict(zip(section.heads, section.lines, strict=False)) for section in aid]


# --- plurals ----------------------------------------------------------------------------------------------

ONES = {key: 1 for key in NUMERIC if key in FREE and isinstance(STANDARD.components[key], int)}
BATCHES["ones"] = (
    ONES
    | {f"prices.sell.{token}": 0 for token in ("wood", "marble", "gold")}
    | {f"landmark.{v}.points": [1, 1, 1] for v in range(9, 17)}
    | {f"set_up.keys.{seats}": 1 for seats in (2, 3, 4)}
    | {"set_up.removed": 1}
)
ONE_WITH_PLURAL = {
    "en": r"(?<![\d/–.,])\b1 (francs|points|keys|tiles|copies|markers|buildings|pairs)\b",
    "de": r"(?<![\d/–.,])\b1 (Francs|Siegpunkte|Schlüsseln|Abbildungen|Paare)\b",
}
SEVERAL_WITH_SINGULAR = {
    "en": r"(?<![\d/–.,])\b([02-9]|\d\d+) (franc|point|key|tile|copy|marker|building|pair)\b",
    "de": r"(?<![\d/–.,])\b([02-9]|\d\d+) (Franc|Siegpunkt)\b",
}


def all_texts(batch: str, language: str) -> Iterator[str]:
    """Everything that the game says with its values."""
    game = corrected(batch) if batch else STANDARD
    for section in game.text.rulebook.sections(language):
        for clause in section.clauses:
            yield clause.text
    for seats in game.seat_counts:
        for piece in game.text.catalogue(language, seats).values():
            yield f"{piece.name}: {piece.text}"
        view = game.view(game.start(game.deal(seats, "texts")), 0)
        for action in range(len(game.actions) if seats == 3 else 0):
            yield game.text.action_text(view, action, language)
        for part in game.text.text_view(view, language, ["A", "B", "C", "D"][:seats]):
            yield from part.lines
    for part in game.text.player_aid(language):
        yield from part.lines
    variables = game.text.variables(language)
    assert game.text.guide is not None
    for step in game.text.guide.steps:
        if step.says:
            yield game.text.words.text(language, step.says, **variables)
    for needs in (1, 2):
        for code in ("francs", "bonus-francs", "buy-francs", "key-francs"):
            facts: dict[str, int | str] = {"needs": needs, "has": 0, "token": "wood", "number": 13}
            yield game.text.reason_text(Reason(code, "7.3", facts), language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("batch", ["", "ones", "batch 0"])
def test_numbers_and_nouns_go_together(batch: str, language: str) -> None:
    texts = list(all_texts(batch, language))
    assert len(texts) > 1500
    for pattern in (ONE_WITH_PLURAL[language], SEVERAL_WITH_SINGULAR[language]):
        assert [text for text in texts if re.search(pattern, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_gives_francs_may_give_points_instead(language: str) -> None:
    game = type(STANDARD)(STANDARD.components.overridden({"bonus_tile.1.francs": 0, "bonus_tile.1.points": 4}))
    points = game.text.words.text(language, "count-points", n=4)
    assert points in game.text.rulebook.clause("13.1", language).text
    assert points in game.text.catalogue(language, 2)["tile-1"].text
