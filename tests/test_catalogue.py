"""The texts beside the board: names of games and options, every piece explained, the player aid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import salon
from salon.kernel.text import GameText
from salon.kernel.words import LANGUAGES
from salon.testing import random_moves, some_deals

# Words in events that name no piece, and parts of views whose words are not names of pieces.
NO_PIECES = {
    "bids": {},
    "paris": {"facts": {"why", "benefit"}, "fields": {"stage"}},
    "wonders": {"facts": {"why", "move", "direction", "split"}, "fields": {"moment", "choice", "chosen"}},
}
# The prefixes of the short names of some parts of views, to make them the names of pieces.
BEFORE = {("paris", "landmarks"): "landmark-", ("paris", "vp_tile"): "vp-", ("paris", "vp_tiles"): "vp-"} | {
    ("paris", field): "end-" for field in ("end_tiles", "end_tiles_seen")
}


def names_in(view: Any, within: str = "") -> Iterator[tuple[str, str]]:
    """Every word of a view, with the outermost field of a list or dictionary it is in."""
    if isinstance(view, str):
        yield within, view
    elif isinstance(view, msgspec.Struct):
        for field in view.__struct_fields__:
            inside = within if within in ("end_tiles",) else field
            yield from names_in(getattr(view, field), inside)
    elif isinstance(view, dict):
        for key, value in view.items():
            yield within, key
            yield from names_in(value, within)
    elif isinstance(view, list):
        for value in view:
            yield from names_in(value, within)


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_every_piece_in_events_views_and_changes_is_explained(game_id: str) -> None:
    game = salon.game(game_id)
    not_pieces = NO_PIECES[game_id]
    met: set[str] = set()
    for deal in some_deals(game, 6, "explained"):
        position = game.start(deal)
        for seat, action in random_moves(game, deal, salon.Rng("explained", deal.seed)):
            for viewer in (seat, None):
                for event in game.events(position, seat, action, viewer):
                    met |= {
                        value
                        for label, value in event.facts.items()
                        if isinstance(value, str) and label not in not_pieces.get("facts", ())
                    }
            met |= set(game.preview(position, seat, action).changes)
            position.play(seat, action)
            if position.phase % 7 == 0:
                for field, name in names_in(game.view(position, seat)):
                    # a view may name moves, which are no pieces
                    if field not in not_pieces.get("fields", ()) and name not in game.actions:
                        met.add(BEFORE.get((game_id, field), "") + name)
    explained = game.text.catalogue("en", game.seat_counts[0])
    assert sorted(met - explained.keys() - {"", "hidden"}) == []


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_every_piece_has_words_and_a_clause_in_every_language(game_id: str) -> None:
    game = salon.game(game_id)
    clauses = game.text.rulebook.numbers()
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        names = game.text.catalogue("en", seats).keys()
        for language in LANGUAGES:
            explained = game.text.catalogue(language, seats)
            assert explained.keys() == names
            for name, piece in explained.items():
                assert piece.name and piece.text, name
                assert "{" not in piece.name + piece.text and "$" not in piece.name + piece.text, name
                assert piece.clause in clauses, name


def test_a_piece_is_assumed_exactly_if_a_value_behind_its_text_is() -> None:
    game = salon.game("paris")
    pieces = game.text.catalogue("en", 4)
    assert pieces["bank:montmartre"].assumed and pieces["wood"].assumed
    assert not pieces["vp-20"].assumed and pieces["vp-18"].assumed
    assert not game.text.catalogue("en", 2)["vp-18"].assumed  # the third place, which is not there, is what is assumed
    assert not pieces["tile-2"].assumed and pieces["tile-1"].assumed
    own = type(game)(game.components.overridden({"bank.montmartre": 3}))
    seen = own.text.catalogue("en", 4)["bank:montmartre"]
    assert "3 francs" in seen.text and not seen.assumed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", salon.game_ids())
def test_a_game_and_its_options_have_names(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    assert game.text.title(language)
    assert str(game.seat_counts[0]) in game.text.about(language) and str(game.seat_counts[-1]) in game.text.about(
        language
    )
    labels = game.text.option_labels(language)
    assert [(name, tuple(value for value, _ in choices)) for name, _, choices in labels] == [
        (option.name, option.choices) for option in game.options
    ]
    for _, words, choices in labels:
        assert words and all(said for _, said in choices)
        assert len({said for _, said in choices}) == len(choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", salon.game_ids())
def test_the_aid_has_sections_where_a_game_has_an_aid(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    sections = game.text.player_aid(language)
    assert bool(sections) == (type(game.text).player_aid is not GameText.player_aid)
    for section in sections:
        assert section.title and section.lines
        assert all(line and "{" not in line for line in section.lines), section.title
    assert len({section.title for section in sections}) == len(sections)
