"""What the server says no to: a code, a status, and a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from salon.kernel.words import LANGUAGES, Words


@cache
def words() -> Words:
    """The server's own words."""
    return Words(Path(__file__).parent / "words")


class Refused(Exception):
    """Something that cannot be done; nothing has changed. `text` is a sentence that is already in words."""

    def __init__(self, code: str, status: int = 409, text: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.text, self.facts = code, status, text, facts

    def sentence(self, language: str) -> str:
        """Why, in the reader's language."""
        # facts may be what somebody sent us: a sentence stays one line whatever that was
        facts = {name: _printable(value) if isinstance(value, str) else value for name, value in self.facts.items()}
        return self.text or words().text(language, f"refused-{self.code}", **facts)


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def language_of(wanted: str | None, accepted: str = "") -> str:
    """The reader's language: as asked for, else the first the browser accepts that we speak."""
    for each in (wanted or "", *accepted.split(",")):
        short = each.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
