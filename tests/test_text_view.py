"""The table in sentences: never fails, is complete, and contains nothing that the viewer does not know."""

from __future__ import annotations

from typing import Any

import pytest

import salon
from salon.kernel.catalogue import Section
from salon.kernel.position import Position
from salon.kernel.words import LANGUAGES
from salon.testing import random_moves, some_deals

PLAYERS = ["Ana", "Bo", "Cy", "Di", "Eli", "Fay", "Gus"]


def text_view(game: salon.Game, view: Any, language: str) -> list[Section]:
    seats = len(getattr(view, "seats", None) or getattr(view, "cities", None) or view.points)
    return game.text.text_view(view, language, PLAYERS[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", salon.game_ids())
def test_whole_games_have_a_text_view_for_all_viewers(game_id: str, language: str) -> None:
    """Every few positions, for a seat and for a spectator; what the seat cannot know changes nothing."""
    game = salon.game(game_id)
    rng = salon.Rng("described", language)
    seen = 0

    def at(position: Position) -> None:
        nonlocal seen
        if rng.below(16) and position.waiting:
            return
        for viewer in (rng.below(position.seats), None):
            view = game.view(position, viewer)
            sections = text_view(game, view, language)
            for section in sections:
                assert section.title and section.lines, section
                assert all(line and "{" not in line and "$" not in line for line in section.lines), section
            if viewer is not None and position.waiting:
                redealt = game.view(position.known_to(viewer, rng), viewer)
                assert text_view(game, redealt, language) == sections
            assert isinstance(game.text.round_label(view, language), str)
            seen += 1

    for deal in some_deals(game, 4, f"described {language}"):
        random_moves(game, deal, rng, at)
    assert seen >= 8


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_nothing_that_changes_on_the_table_is_left_out(game_id: str) -> None:
    """Two views that differ have different texts."""
    game = salon.game(game_id)
    rng = salon.Rng("complete", game_id)
    for deal in some_deals(game, 3, "complete"):
        position = game.start(deal)
        for seat, action in random_moves(game, deal, rng):
            viewer = rng.choice([seat, None, rng.below(deal.seats)])
            before = game.view(position, viewer)
            position.play(seat, action)
            after = game.view(position, viewer)
            if before != after and not rng.below(3):
                assert text_view(game, before, "en") != text_view(game, after, "en"), (before, after)
