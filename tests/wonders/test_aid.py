"""The player aid of 7 Wonders: every colour, resource and kind of effect is in it once, with its sign."""

from __future__ import annotations

import pytest

import salon
from salon.games.wonders.notation import BOARDS, PIECES
from salon.games.wonders.text.player_aid import TOKENS
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS
from salon.kernel.catalogue import Icon
from salon.kernel.words import LANGUAGES

GAME = salon.game("wonders")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_has_a_sign_says_something_of_its_own(language: str) -> None:
    signed = [section for section in GAME.text.player_aid(language) if section.icons]
    assert len(signed) == 2
    for section in signed:
        assert len(section.icons) == len(section.lines) == len(set(section.icons)) == len(set(section.lines))
        assert all(line and "{" not in line for line in section.lines)


def test_every_sign_of_the_components_is_explained() -> None:
    colours, symbols = (section.icons for section in GAME.text.player_aid("en") if section.icons)
    assert colours == [(Icon("kind", of=(colour,)),) for colour in COLOURS]
    assert symbols[: len(RESOURCES) + len(SYMBOLS)] == [(Icon(name),) for name in (*RESOURCES, *SYMBOLS)]
    printed: dict[str, set[tuple[Icon, ...]]] = {}
    for source in (*PIECES, *BOARDS, *GAME.pieces.stages):
        for effect in GAME.pieces.effects_of(source):
            printed.setdefault(effect.kind, set()).add(effect.icons)
    for kind, drawn in printed.items():
        assert any(icons in drawn for icons in symbols), kind
    own_signs = len(RESOURCES) + len(SYMBOLS) + len(TOKENS)
    assert len(symbols) == own_signs + len(printed) - 3, "makes, symbol and shields are explained by their signs"
