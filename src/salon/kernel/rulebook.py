"""The rulebook of a game: numbered clauses in every language, from the files `rulebook.en.ftl` and so on.

`rule-3` is the title of section 3 and `rule-3-2` its second clause. A clause with a `.ruling` settles what
the rule texts leave open; the part gives the reason. Numbers in the text come from the components.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from salon.kernel.reasons import SalonError
from salon.kernel.words import Words


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule, in one language."""

    number: str
    text: str
    ruling: str | None


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    number: str
    title: str
    clauses: list[Clause]


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
                chapters.append(Chapter(name[5:], self.words.text(language, name, **self.facts(language)), []))
            else:
                chapters[-1].clauses.append(self.clause(name[5:].replace("-", "."), language))
        return chapters
