"""The rulebook of a game in every language: what teaches it, and behind that the numbered clauses.

In `rulebook.en.ftl`, `rule-3` is the title of section 3 and `rule-3-2` its second clause. A clause with a `.ruling`
settles what the rule texts leave open; the part gives the reason. In `lessons.en.ftl`, `lesson-3-2` is the second
paragraph that teaches section 3, `lesson-3-step-2` the second of its numbered steps, and `mistake-3-2` the second of
the mistakes that beginners make. Numbers in the texts come from the components. A lesson marks a term of the
glossary as `[banks](bank)`: the words as they stand there, and the id of the term.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from salon.kernel.reasons import SalonError
from salon.kernel.words import Words

MARKED_TERM = re.compile(r"\[([^\]]+)\]\(([a-z-]+)\)")


def plain_text(text: str) -> str:
    """A text of a lesson without the marks of its terms."""
    return MARKED_TERM.sub(r"\1", text)


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule, in one language."""

    number: str
    text: str
    ruling: str | None


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook: paragraphs and steps to learn from, common mistakes, and the clauses."""

    number: str
    title: str
    clauses: list[Clause]
    lesson: list[str]
    steps: list[str]
    mistakes: list[str]


class Rulebook:
    """The clauses of a game."""

    def __init__(self, words: Words, facts: Callable[[str], Mapping[str, Any]]) -> None:
        self.words = words
        self.facts = facts

    @cached_property
    def _ids(self) -> list[str]:
        return [name for name in self.words.ids("en") if re.fullmatch(r"rule-\d+(-\d+)?", name)]

    def numbers(self) -> list[str]:
        """The numbers of all clauses, in order: "1.1", "1.2", …"""
        return [name[5:].replace("-", ".") for name in self._ids if name.count("-") == 2]

    def clause(self, number: str, language: str = "en") -> Clause:
        """One clause."""
        name = "rule-" + number.replace(".", "-")
        if name not in self._ids or name.count("-") != 2:
            raise SalonError(f"the rulebook has no clause {number!r}: they go from 1.1 to {self.numbers()[-1]}")
        ruling = None
        if self.words.has_part(language, name, "ruling"):
            ruling = self.words.part(language, name, "ruling", **self.facts(language))
        return Clause(number, self.words.text(language, name, **self.facts(language)), ruling)

    def sections(self, language: str = "en") -> list[Chapter]:
        """The whole rulebook."""
        chapters: list[Chapter] = []
        for name in self._ids:
            if name.count("-") == 1:
                chapters.append(self._chapter(name[5:], language))
            else:
                chapters[-1].clauses.append(self.clause(name[5:].replace("-", "."), language))
        return chapters

    def _chapter(self, number: str, language: str) -> Chapter:
        """A chapter without its clauses."""
        return Chapter(
            number,
            self.words.text(language, f"rule-{number}", **self.facts(language)),
            [],
            self._series(f"lesson-{number}", language),
            self._series(f"lesson-{number}-step", language),
            self._series(f"mistake-{number}", language),
        )

    def _series(self, name: str, language: str) -> list[str]:
        """The messages `name-1`, `name-2`, …"""
        texts: list[str] = []
        while self.words.has(language, message := f"{name}-{len(texts) + 1}"):
            texts.append(self.words.text(language, message, **self.facts(language)))
        return texts
