"""The catalogue: what the pieces of a table are, as data, as icons and in words; and sections of lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from salon.kernel.game import Game


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

    The rest is often empty. `name` is what the game's own page knows the section by, `note` a sentence under the
    title. For each line: `heads` is what it is about, `icons` what the game's own board draws before it, `assumed`
    whether a value in it is only our proposal.
    """

    title: str
    lines: list[str]
    icons: list[tuple[Icon, ...]] = []
    name: str = ""
    note: str = ""
    heads: list[str] = []
    assumed: list[bool] = []


class CatalogueBuilder:
    """What the catalogue of every game needs: messages, names, and pieces with what their values rest on."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.components = game.components

    def text(self, message: str, **facts: Any) -> str:
        """A message of the game."""
        return self.game.text.words.text(self.language, message, **facts)

    def name(self, piece: str) -> str:
        """The name of a piece."""
        return self.game.text.piece_name(self.language, piece)

    def piece(self, name: str, text: str, clause: str, keys: Iterable[str] = (), data: Any = None) -> Piece:
        """A piece; `keys` are the component values behind it."""
        return Piece(name, text, clause, self.components.assumed(keys), data)
