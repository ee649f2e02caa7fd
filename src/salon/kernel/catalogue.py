"""The catalogue: what the pieces of a table are, as data, as icons and in words; and sections of lines."""

from __future__ import annotations

from typing import Any

import msgspec


class Icon(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign of an effect as the page draws it: a symbol of the game's board, and the number on it.

    `under` is a small mark below the symbol (whose cities, which ages). `of` names the parts of a symbol that is
    made of others, or the colour of a card.
    """

    id: str
    number: int | None = None
    under: str = ""
    of: tuple[str, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """What a piece is, made from the components that the rules run on.

    `text` is in one language; `data` is the piece as a typed struct of its game, for boards that draw it. `clause` is
    the rule it rests on; `assumed` says that a value behind it is only our proposal.
    """

    name: str
    text: str
    clause: str
    assumed: bool
    data: Any = None


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A title and the lines under it: short plain sentences, each one complete.

    `icons` is what the game's own board draws before each line; often nothing.
    """

    title: str
    lines: list[str]
    icons: list[tuple[Icon, ...]] = []
