"""The player aid of 7 Wonders: every colour, resource and kind of effect stands in it once, with its sign."""

from __future__ import annotations

import pytest

import salon
from salon.games.wonders.notation import BOARDS, PIECES
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS, read_effect
from salon.kernel.words import LANGUAGES

GAME = salon.game("wonders")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_has_a_sign_says_something_of_its_own(language: str) -> None:
    signed = [section for section in GAME.text.player_aid(language) if section.signs]
    assert len(signed) == 2
    for section in signed:
        assert len(section.signs) == len(section.lines) == len(set(section.signs)) == len(set(section.lines))
        assert all(line and "{" not in line for line in section.lines)


def test_every_sign_of_the_components_is_explained() -> None:
    colours, symbols = (section.signs for section in GAME.text.player_aid("en") if section.signs)
    assert colours == [f"kind {colour}" for colour in COLOURS]
    assert symbols[: len(RESOURCES) + len(SYMBOLS)] == [f"icon {name}" for name in (*RESOURCES, *SYMBOLS)]
    stages = [f"{board}-{number}" for board in BOARDS for number in range(1, GAME.stages_of(board) + 1)]
    printed = {read_effect(text).kind for source in (*PIECES, *BOARDS, *stages) for text in GAME.effects_of(source)}
    explained = [read_effect(sign).kind for sign in symbols if not sign.startswith("icon ")]
    assert sorted([*explained, "MAKES", "SYMBOL"]) == sorted(printed), "these two are told by their icons"
