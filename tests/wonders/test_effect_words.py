"""The words of effects and the names of pieces: complete in every language, and right in examples."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.games import wonders
from salon.games.wonders.text.effect_text import effect_text, effects_text
from salon.games.wonders.vocabulary import _PATTERNS, COLOURS, RESOURCES, SYMBOLS, UnknownEffect, read_effect
from salon.kernel.components import METADATA_KEYS, Components
from salon.kernel.words import LANGUAGES, Words

FOLDER = Path(wonders.__file__).parent
FILE = FOLDER / "components" / "1.toml"
WORDS = Words(FOLDER / "text" / "words")
PAGE = (Path(__file__).parents[2] / "docs" / "wonders-components.md").read_text(encoding="utf-8")
TABLES: dict[str, dict[str, Any]] = {
    table: {name: row for name, row in rows.items() if name not in METADATA_KEYS}
    for table, rows in tomllib.loads(FILE.read_text(encoding="utf-8")).items()
}


def lists_of_effects(table: dict[str, Any]) -> Iterator[list[str]]:
    for name, value in table.items():
        if name == "effects" and isinstance(value, list):
            yield value
        elif isinstance(value, dict) and name not in METADATA_KEYS:
            yield from lists_of_effects(value)


EFFECTS = sorted({text for texts in lists_of_effects(TABLES) for text in texts})
SECTION = PAGE.split("## Effects")[1].split("## What is counted")[0].replace(r"\|", "|")  # tables escape the bar
ON_THE_PAGE = re.findall(r"^\| `([^`]+)` \|", SECTION, re.MULTILINE)


def names() -> Iterator[str]:
    yield from (f"resource-{name}" for name in RESOURCES)
    yield from (f"colour-{name}" for name in COLOURS)
    yield from (f"symbol-{name}" for name in SYMBOLS)
    for table in ("card", "guild", "city"):
        yield from (f"card-{row.get('name', name)}" for name, row in TABLES[table].items())
    yield from (f"leader-{name}" for name in TABLES["leader"])
    yield from (f"board-{name[:-2]}" for name in TABLES["board"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_components_has_words(language: str) -> None:
    assert len(EFFECTS) > 100
    texts = {text: effect_text(WORDS, language, read_effect(text)) for text in EFFECTS}
    assert [words for words in texts.values() if not words or "{" in words or words != words.strip()] == []
    assert len(set(texts.values())) == len(EFFECTS), "two different effects read alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_the_vocabulary_is_on_the_page_and_has_words(language: str) -> None:
    for text in ON_THE_PAGE:
        assert "{" not in effect_text(WORDS, language, read_effect(text))
    missing = [form for pattern, form in _PATTERNS if not any(pattern.fullmatch(text) for text in ON_THE_PAGE)]
    assert missing == []


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("makes wood wood", "2 wood each turn", "jede Runde 2 Holz"),
        ("makes wood|clay", "wood or clay each turn", "jede Runde Holz oder Ziegel"),
        (
            "makes wood|stone|clay|ore",
            "wood, stone, clay or ore each turn",
            "jede Runde Holz, Stein, Ziegel oder Erz",
        ),
        ("points 1", "1 point", "1 Siegpunkt"),
        ("points 7", "7 points", "7 Siegpunkte"),
        (
            "coins 1 per brown of all",
            "1 coin for each brown card you and your neighbours have",
            "1 Münze für jede braune Karte bei dir und in den Nachbarstädten",
        ),
        (
            "points 2 per grey of neighbours",
            "2 points for each grey card your neighbours have",
            "2 Siegpunkte für jede graue Karte in den Nachbarstädten",
        ),
        (
            "points 1 per brown+grey+purple of own",
            "1 point for each brown, grey or purple card you have",
            "1 Siegpunkt für jede braune, graue oder violette Karte bei dir",
        ),
        (
            "points 1 per white of neighbours",
            "1 point for each leader your neighbours have",
            "1 Siegpunkt für jeden Anführer in den Nachbarstädten",
        ),
        (
            "points 3 per set:blue+red+green of own",
            "3 points for each set of blue, red and green cards you have",
            "3 Siegpunkte für jedes Set Karten in Blau, Rot und Grün bei dir",
        ),
        ("points 1 per coins/3 of own", "1 point for every 3 coins you have", "1 Siegpunkt für je 3 Münzen bei dir"),
        (
            "coins 2 on yellow",
            "2 coins whenever you build a yellow card",
            "2 Münzen für jede gelbe Karte, die du baust",
        ),
        ("shields 1", "1 shield", "1 Schild"),
        ("shields 2", "2 shields", "2 Schilde"),
        (
            "shields 1 per defeats of own",
            "1 shield for each defeat token you have",
            "1 Schild für jeden Niederlage-Marker bei dir",
        ),
        ("symbol compass", "compass symbol", "Zirkel-Symbol"),
        (
            "trade raw left 1",
            "raw materials from your left neighbour cost 1 coin",
            "Rohstoffe vom linken Nachbarn kosten 1 Münze",
        ),
        (
            "free any once-an-age",
            "build 1 card of any colour free each Age",
            "einmal je Zeitalter 1 Karte beliebiger Farbe kostenlos bauen",
        ),
        (
            "free black once-an-age",
            "build 1 black card free each Age",
            "einmal je Zeitalter 1 schwarze Karte kostenlos bauen",
        ),
        ("free purple always", "build purple cards for free", "violette Karten kostenlos bauen"),
        (
            "copy stage left last",
            "copy the last stage of your left neighbour",
            "den letzten Bauabschnitt des linken Nachbarn kopieren",
        ),
        (
            "copy stage right 2",
            "copy stage 2 of your right neighbour",
            "Bauabschnitt 2 des rechten Nachbarn kopieren",
        ),
        ("loss 1", "all others lose 1 coin", "alle anderen verlieren 1 Münze"),
        (
            "loss 1 per stages",
            "all others lose 1 coin for each of their stages",
            "alle anderen verlieren 1 Münze für jeden ihrer Bauabschnitte",
        ),
        ("leaders free", "your leaders are free", "deine Anführer sind kostenlos"),
        ("leaders less 2", "your leaders cost 2 coins less", "deine Anführer kosten 2 Münzen weniger"),
        ("cheaper green 1", "green cards cost 1 resource less", "grüne Karten kosten 1 Ressource weniger"),
    ],
)
def test_an_effect_in_words(text: str, english: str, german: str) -> None:
    assert effect_text(WORDS, "en", read_effect(text)) == english
    assert effect_text(WORDS, "de", read_effect(text)) == german


def test_thai_puts_a_space_before_the_last_of_three_but_not_in_a_pair() -> None:
    assert effect_text(WORDS, "th", read_effect("makes wood|clay")) == "ไม้หรือดินเหนียว 1 หน่วยทุกตา"
    assert effect_text(WORDS, "th", read_effect("makes glass|loom|papyrus")) == "แก้ว ผ้า หรือปาปิรุส 1 หน่วยทุกตา"


def test_several_effects_stand_one_after_the_other() -> None:
    assert (
        effects_text(WORDS, "en", map(read_effect, ["shields 1", "points 3", "coins 3"]))
        == "1 shield · 3 points · 3 coins"
    )
    assert effects_text(WORDS, "en", []) == ""


@pytest.mark.parametrize(
    "text", ["points", "points three", "makes gold", "free pink always", "points 1 per brown of everybody", "fly"]
)
def test_a_text_outside_the_vocabulary_is_refused(text: str) -> None:
    with pytest.raises(UnknownEffect):
        effect_text(WORDS, "en", read_effect(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    wanted = list(dict.fromkeys(names()))
    assert [name for name in wanted if not WORDS.has(language, name)] == []
    have = [name for name in WORDS.ids(language) if re.match("(resource|colour|symbol|card|leader)-", name)]
    assert [name for name in have if name not in wanted] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["resource", "colour", "symbol", "card", "leader", "board"])
def test_no_two_pieces_of_a_kind_have_the_same_name(language: str, kind: str) -> None:
    ids = [name for name in dict.fromkeys(names()) if name.startswith(f"{kind}-")]
    assert len({WORDS.text(language, name) for name in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_have_short_names_and_colours_a_form_before_card(language: str) -> None:
    short = [WORDS.part(language, f"resource-{name}", "short") for name in RESOURCES]
    assert len(set(short)) == len(RESOURCES)
    assert language == "th" or all(len(letters) <= 2 for letters in short)
    assert all(WORDS.part(language, f"colour-{name}", "card") for name in COLOURS)


def test_the_corrections_on_the_page_are_accepted(tmp_path: Path) -> None:
    """The example for people who own the game works unchanged, and its effects are in the vocabulary."""
    example = re.search(r"```toml\n# my-copy.toml\n(.*?)```", PAGE, re.DOTALL)
    assert example
    file = tmp_path / "my-copy.toml"
    file.write_text(example[1], encoding="utf-8")
    corrected = Components.read(FILE).overridden_by(file)
    assert len(corrected.overrides) == 4
    for key, value in corrected.overrides.items():
        if key.endswith(".effects"):
            assert all(read_effect(text) for text in value)
