"""What teaches a rulebook: every chapter has a lesson, short enough for a learner, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import salon
from salon.kernel.rulebook import Chapter
from salon.kernel.words import LANGUAGES

GAMES = ("paris", "wonders")
MAX_WORDS = 90  # of the paragraphs before the next picture or list
MAX_STEP_WORDS = 45
STEPS = {"paris": {"2", "3", "15"}, "wonders": {"2", "3", "10"}}  # chapters in which the order matters
MIN_MISTAKES = 8
every_game = pytest.mark.parametrize("game_id", GAMES)


def chapters(game_id: str, language: str = "en") -> list[Chapter]:
    return salon.game(game_id).text.rulebook.sections(language)


@every_game
def test_every_chapter_has_a_short_lesson(game_id: str) -> None:
    for chapter in chapters(game_id):
        words = sum(len(text.split()) for text in chapter.lesson)
        assert 10 <= words <= MAX_WORDS, (chapter.number, words)
        for text in (*chapter.steps, *chapter.mistakes):
            assert len(text.split()) <= MAX_STEP_WORDS, (chapter.number, text)
    assert {chapter.number for chapter in chapters(game_id) if chapter.steps} == STEPS[game_id]
    assert sum(len(chapter.mistakes) for chapter in chapters(game_id)) >= MIN_MISTAKES


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_teach_the_same(game_id: str, language: str) -> None:
    for english, chapter in zip(chapters(game_id), chapters(game_id, language), strict=True):
        for name in ("lesson", "steps", "mistakes"):
            texts, originals = getattr(chapter, name), getattr(english, name)
            assert len(texts) == len(originals), (chapter.number, name)
            for text, original in zip(texts, originals, strict=True):
                assert not digits(original) - digits(text), (chapter.number, text, original)
                assert language == "en" or text != original, text


def digits(text: str) -> Counter[str]:
    """The numbers of a text in digits. Thai writes some in digits that English writes in letters."""
    return Counter(re.findall(r"\d+", text))


@every_game
def test_every_message_of_the_lessons_is_shown(game_id: str) -> None:
    """A gap in the numbers would hide the messages after it."""
    words = salon.game(game_id).text.words
    found = [name for name in words.ids("en") if re.match(r"(lesson|mistake)-\d", name)]
    shown = sum(len(each.lesson) + len(each.steps) + len(each.mistakes) for each in chapters(game_id))
    assert len(found) == shown > 0


def test_lessons_follow_the_values_of_a_copy() -> None:
    from salon.games import corrected_game

    own = corrected_game("paris", {"set_up.francs": 7})
    texts = [text for chapter in own.text.rulebook.sections("en") for text in (*chapter.lesson, *chapter.steps)]
    assert any(re.search(r"\b7 francs", text) for text in texts)
