"""The texts follow the values of `rules.*`: numbers of an own copy are in them, with their plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import salon
from salon.kernel.words import LANGUAGES

STANDARD = salon.game("wonders")
SPEAKS = {
    "rules.coins": ("rule 2.4", "aid"),
    "rules.leaders_coins": ("rule 2.4", "aid"),
    "rules.sale": ("rule 4.5", "aid"),
    "rules.leader_sale": ("rule 12.2", "aid"),
    "rules.trade_price": ("rule 5.2", "aid", "piece wood", "piece glass"),
    "rules.victory": ("rule 8.1", "aid"),
    "rules.defeat": ("rule 8.1", "aid", "piece defeats"),
    "rules.coins_a_point": ("rule 10.3", "aid", "piece coins"),
    "rules.science_set": ("rule 10.6", "aid", "piece gear", "piece science-sets"),
}
# Values that nothing else can have: the draft is made for four leaders, and the guilds fill the last deck.
FIXED = {"rules.leaders_dealt", "rules.guilds_beyond_seats"}
UNUSUAL: dict[str, Any] = {
    "rules.coins": 17,
    "rules.leaders_coins": 19,
    "rules.sale": 21,
    "rules.leader_sale": 22,
    "rules.trade_price": 1,
    "rules.victory": [23, 24, 25],
    "rules.defeat": 26,
    "rules.coins_a_point": 27,
    "rules.science_set": 28,
}
ONES = {key: [1, 1, 1] if key == "rules.victory" else 1 for key in UNUSUAL}
BATCHES = {"standard": {}, "unusual": UNUSUAL, "ones": ONES}


@cache
def corrected(batch: str) -> salon.Game:
    return type(STANDARD)(STANDARD.components.overridden(BATCHES[batch]))


def text_of(batch: str, language: str, where: str) -> str:
    """A text in which a number is looked for."""
    game = corrected(batch)
    what, _, name = where.partition(" ")
    if what == "rule":
        return game.text.rulebook.clause(name, language).text
    if what == "piece":
        return game.text.catalogue(language, 3)[name].text
    return "\n".join(line for section in game.text.player_aid(language) for line in section.lines)


def test_every_number_of_the_rules_is_changed_here() -> None:
    assert {f"rules.{row}" for row in STANDARD.components.rows("rules")} == set(SPEAKS) | FIXED == set(UNUSUAL) | FIXED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("batch", ["unusual", "ones"])
def test_the_texts_that_speak_of_a_value_say_its_number(batch: str, language: str) -> None:
    for key, value in BATCHES[batch].items():
        for where in SPEAKS[key]:
            text = text_of(batch, language, where)
            for number in value if isinstance(value, list) else [value]:
                assert re.search(rf"(?<!\d){number}(?!\d)", text), (key, where, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_victory_tokens_say_their_points(language: str) -> None:
    pieces = corrected("unusual").text.catalogue(language, 3)
    assert [str(points) in pieces[f"victories-{age}"].text for age, points in ((1, 23), (2, 24), (3, 25))] == [True] * 3


def texts(batch: str, language: str) -> Iterator[str]:
    """What the game says with these values."""
    game = corrected(batch)
    for section in game.text.rulebook.sections(language):
        yield from (clause.text for clause in section.clauses)
    yield from (piece.text for piece in game.text.catalogue(language, 3).values())
    for part in game.text.player_aid(language):
        yield from part.lines
    assert game.text.guide is not None
    for step in game.text.guide.steps:
        if step.says:
            yield game.text.words.text(language, step.says, **game.text.variables(language))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("batch", BATCHES)
def test_numbers_and_nouns_go_together(batch: str, language: str) -> None:
    one = {"en": r"\b1 (coins|points|shields)\b", "de": r"\b1 (Münzen|Siegpunkte|Schilde)\b"}[language]
    several = {"en": r"\b([02-9]|\d\d+) (coin|point|shield)\b", "de": r"\b([02-9]|\d\d+) (Münze|Siegpunkt|Schild)\b"}
    said = list(texts(batch, language))
    assert len(said) > 400
    assert [text for text in said if re.search(one, text) or re.search(several[language], text)] == []
