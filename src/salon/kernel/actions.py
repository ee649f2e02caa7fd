"""The action list of a game: every action a seat can ever take, numbered, each with its notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from salon.kernel.reasons import SalonError

MAX_ACTIONS = 1024  # what the buffers of the compiled code hold


class ActionList:
    """The numbered actions of a game and their texts, one to one.

    The list is fixed and append-only: numbers in masks, networks and records stay valid. A text has no
    spaces, so that a game is a line of texts.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions of the list have the same text")
        if len(self._texts) > MAX_ACTIONS:
            raise ValueError(f"an action list has at most {MAX_ACTIONS} actions")
        if any(not text or len(text.split()) != 1 for text in self._texts):
            raise ValueError("an action's text is one word without spaces")

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __contains__(self, text: str) -> bool:
        return text in self._numbers

    def text(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self._texts):
            raise SalonError(f"there is no action {action}: this game's go from 0 to {len(self._texts) - 1}")
        return self._texts[action]

    def name(self, action: int) -> str:
        """The notation of an action, or its number if there is no such action: for messages."""
        return self._texts[action] if 0 <= action < len(self._texts) else str(action)

    def parse(self, text: str) -> int:
        """The action of a notation."""
        try:
            return self._numbers[text]
        except KeyError:
            raise SalonError(f"{text!r} is no move of this game") from None
