"""What is told beside the board: a piece in words, and sections of lines for those who read or listen."""

from __future__ import annotations

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """What a piece is, in one language, made from the components that the rules run on.

    `clause` is the rule it rests on; `assumed` says that a value behind the text is only our proposal.
    """

    name: str
    text: str
    clause: str
    assumed: bool


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A title and the lines under it: short plain sentences, each one complete.

    `signs` is what the game's own board draws before each line, in the board's names for it; often nothing.
    """

    title: str
    lines: list[str]
    signs: list[str] = []
