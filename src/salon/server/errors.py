"""Requests the server refuses: a code, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from salon.kernel.words import LANGUAGES, Words


@cache
def words() -> Words:
    """The messages of the server."""
    return Words(Path(__file__).parent / "words")


class RequestError(Exception):
    """A request that is refused; nothing has changed.

    `code` names the message `refused-CODE`, and `facts` fill it. `text` is a finished sentence to use instead.
    """

    def __init__(self, code: str, status: int = 409, text: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.text, self.facts = code, status, text, facts

    def message(self, language: str) -> str:
        """The reason as a sentence."""
        # facts may contain client input, which must not break the line
        facts = {name: _printable(value) if isinstance(value, str) else value for name, value in self.facts.items()}
        return self.text or words().text(language, f"refused-{self.code}", **facts)


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def choose_language(requested: str | None, accept_language: str = "") -> str:
    """The requested language, else the first supported one of an Accept-Language header, else English."""
    for candidate in (requested or "", *accept_language.split(",")):
        code = candidate.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
