"""The catalogue of pieces: name, what a piece costs and does, and the clause that explains it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from salon.games.wonders.notation import CARDS
from salon.games.wonders.pieces import ROWS
from salon.games.wonders.text.piece_text import ROMAN, board_text, piece_text, stage_text_of
from salon.games.wonders.vocabulary import RAW, RESOURCES, SYMBOLS
from salon.kernel.catalogue import CatalogueBuilder, Piece

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

Pieces = Iterator[tuple[str, Piece]]


# The clause of a card whose effects have none of their own.
CLAUSES_OF_COLOURS = {
    "brown": "4.4", "grey": "4.4", "blue": "10.5", "yellow": "4.1", "red": "8.1", "green": "10.6", "purple": "10.8",
    "black": "10.10", "white": "12.4",
}  # fmt: skip


class Catalogue(CatalogueBuilder):
    """The pieces of a table, described in a language."""

    game: Wonders

    def all(self) -> dict[str, Piece]:
        """Every piece, by the names of views and by those of events."""
        return dict((*self.cards(), *self.boards(), *self.resources(), *self.symbols(), *self.tokens()))

    def keys(self, row: str) -> list[str]:
        """The component values of a row."""
        return [key for key in self.components.values if key.startswith(row)]

    def clause(self, source: str, otherwise: str) -> str:
        """The clause of the first effect that has one of its own."""
        return next((effect.clause for effect in self.game.pieces.effects_of(source) if effect.clause), otherwise)

    def cards(self) -> Pieces:
        """Cards and leaders; events name them by their messages, which cards of two ages can share."""
        for piece, card in self.game.pieces.cards.items():
            scored = card.colour == "yellow" and card.age == 3
            clause = self.clause(piece, "10.7" if scored else CLAUSES_OF_COLOURS[card.colour])
            text = piece_text(self.game, self.language, piece)
            keys = self.keys(ROWS[piece] + ".")
            yield piece, self.piece(self.name(piece), text, clause, keys, card)
            message = f"card-{card.name}" if piece in CARDS else f"leader-{piece}"
            yield message, self.piece(self.name(piece), text, clause, keys)

    def boards(self) -> Pieces:
        """Boards and their stages."""
        for board in self.game.pieces.boards.values():
            keys = [f"board.{board.id}.resource"]
            text = board_text(self.game, self.language, board.id)
            yield board.id, self.piece(self.name(board.id), text, self.clause(board.id, "2.3"), keys, board)
            for number, stage in enumerate(board.stages, 1):
                text = stage_text_of(self.game, self.language, stage.id)
                keys = self.keys(f"board.{board.id}.{number}.")
                yield stage.id, self.piece(self.name(stage.id), text, self.clause(stage.id, "6.1"), keys, stage)

    def resources(self) -> Pieces:
        """The seven resources."""
        price = self.components["rules.trade_price"]
        for resource in RESOURCES:
            text = self.text("piece-raw" if resource in RAW else "piece-manufactured", price=price)
            said = self.piece(self.name(resource), text, "5.1", ["rules.trade_price"])
            yield resource, said
            yield f"resource-{resource}", said

    def symbols(self) -> Pieces:
        """Science symbols, and what counts as one."""
        points = {"set": self.components["rules.science_set"]}
        for symbol in SYMBOLS:
            said = self.piece(self.name(symbol), self.text("piece-symbol", **points), "10.6", ["rules.science_set"])
            yield symbol, said
            yield f"symbol-{symbol}", said
        yield "any", self.piece(self.text("piece-any-name"), self.text("piece-symbol-any"), "10.11")
        yield "mask", self.piece(self.text("piece-mask-name"), self.text("piece-symbol-mask"), "10.14")
        sets = self.text("piece-sets", **points)
        yield "science-sets", self.piece(self.name("science-sets"), sets, "10.6", ["rules.science_set"])

    def tokens(self) -> Pieces:
        """Coins, debts, conflict tokens, shields and points."""
        components = self.components
        for age in (1, 2, 3):
            text = self.text("piece-victory", age=ROMAN[age], points=components["rules.victory"][age - 1])
            yield f"victories-{age}", self.piece(self.name(f"victories-{age}"), text, "8.1", ["rules.victory"])
        defeat = self.text("piece-defeat", points=components["rules.defeat"])
        yield "defeats", self.piece(self.name("defeats"), defeat, "8.1", ["rules.defeat"])
        coins = self.text("piece-coins", coins=components["rules.coins_a_point"])
        data = self.game.pieces.coins
        yield "coins", self.piece(self.name("coins"), coins, "10.3", ["rules.coins_a_point"], data)
        yield "debts", self.piece(self.name("debts"), self.text("piece-debts"), "9.3")
        yield "points", self.piece(self.name("points"), self.text("piece-points"), "10.13")
        yield "shields", self.piece(self.text("piece-shields-name"), self.text("piece-shields"), "8.1")
