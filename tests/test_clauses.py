"""Every clause of every rulebook has a test that names it, and every test names a clause that exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import salon

TESTS = Path(__file__).parent
# How a ruling begins, and the word before its reason.
RULING = {"en": ("Our reading: ", "because "), "de": ("Unsere Auslegung: ", "weil "), "th": ("เราตีความว่า", "เพราะ")}
MOST_WORDS = 60  # in a rule, and in a ruling; German and English have spaces between words


def named_clauses() -> set[tuple[str, str]]:
    """The clauses in markers like @clause("paris", "4.2") of test functions that have a body."""
    found = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("clause", "pytest.mark.clause"):
                    game, number = (ast.literal_eval(argument) for argument in mark.args)
                    found.add((game, number))
    return found


@pytest.mark.parametrize("game", salon.game_ids())
def test_every_clause_has_a_test(game: str) -> None:
    named = {number for each, number in named_clauses() if each == game}
    assert [number for number in salon.game(game).text.rulebook.numbers() if number not in named] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", salon.game_ids())
def test_no_rule_is_too_long_to_learn_from(game: str, language: str) -> None:
    rules = [clause for section in salon.game(game).text.rulebook.sections(language) for clause in section.clauses]
    lengths = {(rule.number, text): len(text.split()) for rule in rules for text in (rule.text, rule.ruling or "")}
    assert [(number, length) for (number, _), length in lengths.items() if length > MOST_WORDS] == []


@pytest.mark.parametrize("language", RULING)
@pytest.mark.parametrize("game", salon.game_ids())
def test_every_ruling_says_that_it_is_our_reading_and_why(game: str, language: str) -> None:
    opening, reason = RULING[language]
    for section in salon.game(game).text.rulebook.sections(language):
        for rule in section.clauses:
            if rule.ruling:
                assert rule.ruling.startswith(opening) and reason in rule.ruling, (rule.number, rule.ruling)


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    for game, number in named_clauses():
        assert number in salon.game(game).text.rulebook.numbers(), (game, number)
