"""The names of the computer players, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from salon.kernel.words import Words


@cache
def _words() -> Words:
    return Words(Path(__file__).parent / "words")


@cache
def level_name(player: str, language: str) -> str:
    """The name of a computer player's level; a player without a translation keeps its own name."""
    message = f"player-{player}"
    return _words().text(language, message) if _words().has(language, message) else player
