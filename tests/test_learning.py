"""What stands beside the lessons: material and set-up have the numbers of the components and of a real table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import salon
from salon.games import corrected_game
from salon.kernel.game import Game
from salon.kernel.learning import Learning, Preparation, learning
from salon.kernel.rulebook import MARKED_TERM
from salon.kernel.words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", ["paris", "wonders"])


def counts(game: Game) -> dict[str, int | None]:
    return {part.id: part.count for part in learning(game, "en").parts}


def step_counts(preparation: Preparation) -> dict[str, int | None]:
    return {step.id: step.count for step in preparation.steps}


def preparations(game: Game) -> list[tuple[int, dict[str, int | None], dict[str, Any]]]:
    """The number of players, the counts of the steps, and the table as it is drawn."""
    found = learning(game, "en").preparations
    return [(each.seats, step_counts(each), msgspec.to_builtins(each.view)) for each in found]


def test_the_material_of_paris_is_that_of_its_components() -> None:
    c, found = salon.game("paris").components, counts(salon.game("paris"))
    assert found["bonus-tiles"] == sum(c[f"bonus_tile.{n}.copies.4"] for n in range(1, 31)) == 42
    assert found["end-tiles"] == sum(c[f"end_tile.{kind}.count"] for kind in c.rows("end_tile")) == 12
    assert found["buildings"] == found["resources"] + found["prestige"] == 36  # type: ignore[operator]
    assert (found["landmarks"], found["vp-tiles"], found["keys"]) == (8, 6, 48)


def test_the_material_of_7_wonders_is_that_of_its_components() -> None:
    c, found = salon.game("wonders").components, counts(salon.game("wonders"))
    ages = [found[f"age-{age}"] for age in (1, 2, 3)]
    assert sum(map(int, filter(None, ages))) == sum(len(c[f"card.{row}.marks"]) for row in c.rows("card"))
    assert found["guilds"] + found["more-guilds"] == len(c.rows("guild"))  # type: ignore[operator]
    assert 2 * (found["boards"] + found["more-boards"]) == len(c.rows("board"))  # type: ignore[operator]
    assert (found["leaders"], found["black"]) == (len(c.rows("leader")), len(c.rows("city")))


def test_the_set_up_of_paris_is_the_table_that_is_dealt() -> None:
    for seats, found, table in preparations(salon.game("paris")):
        tokens = sum(field["marker"] is not None for each in table["districts"] for field in each["fields"])
        assert len(table["seats"]) == seats and found["tokens"] == tokens
        assert found["piles"] == sum(pile["left"] for pile in table["piles"])
        assert found["bonus-tiles"] == sum(table["copies"])
        assert found["end-tiles"] == table["end_tiles_left"]
        assert found["landmarks"] == len(table["landmarks"]) and found["vp-tiles"] == len(table["vp_tiles"])
        assert found["own-keys"] == sum(seat["keys"] for seat in table["seats"])
        assert found["reserve"] == sum(seat["reserve"] for seat in table["seats"])


def test_the_set_up_of_7_wonders_is_the_table_that_is_dealt() -> None:
    game = salon.game("wonders")
    for seats, found, table in preparations(game):
        deck = [sum(len(hand) for hand in hands) for hands in game.deal(seats, "any").content["ages"]]
        assert [found["age-1"], found["age-2"], found["age-3"]] == deck
        assert found["age-1"] == sum(city["hand_size"] for city in table["cities"])
        assert found["boards"] == len(table["cities"]) == seats
        assert found["coins"] == sum(city["coins"] for city in table["cities"])


def test_numbers_follow_the_values_of_a_copy() -> None:
    own = learning(corrected_game("paris", {"set_up.keys.3": 8, "set_up.francs": 1}), "en")
    keys = next(step for step in own.preparations[1].steps if step.id == "own-keys")
    assert keys.count == 24 and keys.text == "8 for each player, with 1 franc"


@every_game
@every_language
def test_every_language_has_the_same_parts(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    shown, english = learning(game, language), learning(game, "en")
    assert [part.id for part in shown.parts] == [part.id for part in english.parts]
    for each, original in zip(shown.preparations, english.preparations, strict=True):
        assert step_counts(each) == step_counts(original) and len(each.notes) == len(original.notes)


@every_game
@every_language
def test_a_glossary_explains_in_two_lines_and_names_its_rule(game_id: str, language: str) -> None:
    rulebook = salon.game(game_id).text.rulebook
    terms = glossary(game_id, language).terms
    assert len(terms) >= 8
    for term, original in zip(terms, glossary(game_id, "en").terms, strict=True):
        assert (term.id, term.clause) == (original.id, original.clause)
        assert rulebook.clause(term.clause) and 20 <= len(term.text) <= 150, term.text


@every_game
@every_language
def test_lessons_mark_only_words_of_the_glossary(game_id: str, language: str) -> None:
    known = {term.id for term in glossary(game_id, language).terms}
    chapters = salon.game(game_id).text.rulebook.sections(language)
    texts = [text for each in chapters for text in (*each.lesson, *each.steps)]
    marked = {term for text in texts for _, term in MARKED_TERM.findall(text)}
    assert marked == known, "each term is marked where it is first needed"


def glossary(game_id: str, language: str) -> Learning:
    return learning(salon.game(game_id), language)


def test_a_game_without_parts_has_no_set_up() -> None:
    assert learning(salon.game("bids"), "en") == Learning([], [], [])
