"""The component values of every game as a form: complete, in three languages, and asked for in the right groups."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import salon
from salon.kernel.component_file import NotAComponentFile, read_corrections, write_corrections
from salon.kernel.component_form import labels_of
from salon.kernel.words import LANGUAGES

OWN = {
    "bank.chaillot": 5,
    "bank.la-villette": 4,
    "prices.buy.wood": 3,
    "landmark.14.prestige": ["silver", "gold-prestige"],
    "landmark.14.points": [3, 5],
    "bonus_tile.22.points": 10,
}


@pytest.mark.parametrize("game_id", salon.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_in_exactly_one_group_with_a_label_of_its_own(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    groups = game.text.component_form(language)
    keys = [field.key for group in groups for field in group.fields]
    assert sorted(keys) == sorted(game.components.all_keys())
    labels = Counter(labels_of(groups).values())
    assert [label for label, count in labels.items() if count > 1] == []
    for group in groups:
        assert group.id and group.title and group.question
        for field in group.fields:
            assert field.value == game.components[field.key]
            assert field.confidence == game.components.value_of(field.key).confidence
            assert field.default_key == game.components.optional.get(field.key, "")


def test_every_assumed_value_of_paris_is_asked_in_the_group_in_which_an_owner_looks_for_it() -> None:
    groups = salon.game("paris").text.component_form("en")
    asked = {
        group.id: sum(field.confidence == "assumed" and not field.default_key for field in group.fields)
        for group in groups
    }
    assert {name: count for name, count in asked.items() if count} == {
        "banks": 6,
        "prices": 9,
        "types": 35,
        "tokens": 3,
        "landmarks": 18,
        "tile-amounts": 12,
        "tile-letters": 30,
        "tile-copies": 90,
        "vp-tiles": 3,
    }
    assert {group.section for group in groups if group.id.startswith("tile-")} == {"Bonus tiles"}


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_released_values_are_among_the_choices_and_within_the_limits(game_id: str) -> None:
    for group in salon.game(game_id).text.component_form("en"):
        for field in group.fields:
            entries = field.value if isinstance(field.value, list) else [field.value]
            if field.choices is not None:
                assert {*entries} <= {choice.value for choice in field.choices}, field.key
            if field.maximum is not None:
                assert field.minimum is not None
                assert field.minimum <= field.value <= field.maximum, field.key


def test_colours_and_resources_have_names_in_every_language() -> None:
    game = salon.game("wonders")
    own = game.components.overridden({"card.altar.colour": "red", "board.gizah-a.resource": "wood"})
    told = {language: [each.own for each in game.text.differences(language, own)] for language in LANGUAGES}
    assert told == {"en": ["red", "wood"], "de": ["Rot", "Holz"], "th": ["สีแดง", "ไม้"]}
    for language in LANGUAGES:
        fields = {field.key: field for group in game.text.component_form(language) for field in group.fields}
        choices = {choice.value: choice.label for choice in fields["card.altar.colour"].choices or []}
        assert choices["red"] == told[language][0]


def test_differences_are_told_in_words() -> None:
    game = salon.game("paris", salon.game("paris").components.overridden(OWN))
    told = {each.key: (each.label, each.released, each.own) for each in game.text.differences("en")}
    assert list(told) == list(OWN)
    assert told["bank.chaillot"] == ("Bank of Chaillot", "4", "5")
    silver, gold = "silver prestige", "gold prestige"
    label = "Prestige on Notre-Dame (14)"
    assert told["landmark.14.prestige"] == (label, f"{silver}, {silver}, {gold}", f"{silver}, {gold}")
    assert salon.game("paris").text.differences("en") == []


def test_a_written_file_is_read_back_by_the_program_and_by_the_page(tmp_path: Path) -> None:
    text = write_corrections('Ann’s "copy" \\ 2', OWN)
    assert read_corrections(text) == ('Ann’s "copy" \\ 2', OWN)
    file = tmp_path / "my-copy.toml"
    file.write_text(text, encoding="utf-8")
    assert salon.game("paris", file).components.overrides == OWN


@pytest.mark.parametrize(
    "text", ["[", "a = " + "[" * 20_000, "a = " + "9" * 5_000, ".".join("a" * 9_000) + " = 1", "= 1"]
)
def test_a_text_that_is_no_component_file_is_refused(text: str) -> None:
    with pytest.raises(NotAComponentFile):
        read_corrections(text)
