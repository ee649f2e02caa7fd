"""The numbered rules follow what is printed on cards, leaders and stages: the numbers of an own copy are in them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import salon
from salon.games.wonders.text.rulebook_values import PRINTED, TOLD
from salon.games.wonders.vocabulary import read_effect
from salon.kernel.words import LANGUAGES

STANDARD = salon.game("wonders")
WORDS = Path(salon.__file__).parent / "games" / "wonders" / "text" / "words"
# Small enough for what a turn may cost; the Quarry shows its stones one by one.
NUMBERS = {name: number for number, name in enumerate(PRINTED, 7) if name != "quarry_stones"}


def effects_key(piece: str) -> str:
    """The component key of the effects of a card, leader, board or stage."""
    board, _, stage = piece.rpartition("-")
    keys = [f"{row}.{piece}.effects" for row in ("card", "guild", "city", "leader", "board")]
    return next(key for key in (*keys, f"board.{board}.{stage}.effects") if key in STANDARD.components.values)


@cache
def corrected() -> salon.Game:
    """The game with another number for everything that the rules name."""
    values: dict[str, list[str]] = {"card.quarry.effects": ["makes stone stone stone"]}
    for name, number in NUMBERS.items():
        for piece in PRINTED[name].pieces:
            key = effects_key(piece)
            values[key] = [
                re.sub(r"\d+", str(number), text, count=1) if read_effect(text).kind == PRINTED[name].kind else text
                for text in values.get(key, STANDARD.components[key])
            ]
    return type(STANDARD)(STANDARD.components.overridden(values))


def rules_with(variable: str, language: str) -> list[str]:
    """The numbers of the rules that have the variable."""
    rules = (WORDS / f"rulebook.{language}.ftl").read_text(encoding="utf-8").split("\nrule-")
    return [rule.split(" ")[0].replace("-", ".") for rule in rules if re.search(rf"\${variable}\b", rule)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_the_numbers_of_an_own_copy(language: str) -> None:
    for name, number in {**NUMBERS, "quarry_stones": 3}.items():
        assert rules_with(name, language), name
        for rule in rules_with(name, language):
            said = corrected().text.rulebook.clause(rule, language).text
            assert re.search(rf"(?<!\d){number}(?!\d)", said), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_name_the_same_values_in_the_same_rules(language: str) -> None:
    for variable in (*PRINTED, *(f"effect_{name.replace('-', '_')}" for name in TOLD)):
        assert rules_with(variable, language) == rules_with(variable, "en"), variable
