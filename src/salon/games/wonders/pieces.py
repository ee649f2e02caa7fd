"""The pieces of 7 Wonders as typed structs, made from the rows of the components: cards, leaders, boards and stages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from salon.games.wonders.notation import BOARDS, CARDS, COMPONENTS, MAX_STAGES, PIECES
from salon.games.wonders.vocabulary import Colour, Effect, read_effect
from salon.kernel.components import Components

COLOUR_OF_TABLE = {"card": "", "guild": "purple", "city": "black", "leader": "white"}
ROWS = {row: f"{table}.{row}" for table in COLOUR_OF_TABLE for row in COMPONENTS.rows(table)}
CARDS_OF_AGES = {
    age: [row for row in COMPONENTS.rows("card") if COMPONENTS[f"card.{row}.age"] == age] for age in (1, 2, 3)
}


class Card(msgspec.Struct, frozen=True, tag_field="piece", tag="card"):
    """A card or a leader. Cards of the same `name` cannot be built twice; `marks` are the player counts of its copies.

    `expansion` is "base", "leaders", "cities" or "wonder_pack". A leader has the age 0.
    """

    id: str
    name: str
    colour: Colour
    age: int
    coins: int
    cost: list[str]
    effects: list[Effect]
    leads_to: list[str]
    free_with: list[str]
    marks: list[int]
    expansion: str


class Stage(msgspec.Struct, frozen=True, tag_field="piece", tag="stage"):
    """A stage of a wonder: "gizah-a-1"."""

    id: str
    coins: int
    cost: list[str]
    effects: list[Effect]

    @property
    def copies_another(self) -> bool:
        """Whether it costs and does what a neighbour's stage does."""
        return any(effect.kind == "copy-stage" for effect in self.effects)


class Board(msgspec.Struct, frozen=True, tag_field="piece", tag="board"):
    """One side of a wonder: "gizah-a". `resource` is "" if it makes none."""

    id: str
    wonder: str
    side: str
    resource: str
    any_order: bool
    expansion: str
    effects: list[Effect]
    stages: list[Stage]


class Coins(msgspec.Struct, frozen=True, tag_field="piece", tag="coins"):
    """The coins that a discarded card or leader gives."""

    discard: int
    leader_discard: int


PieceData = Card | Stage | Board | Coins


class Pieces:
    """All pieces of one set of components."""

    def __init__(self, components: Components) -> None:
        self.cards = {piece: _card(components, piece) for piece in PIECES}
        self.boards = {board: _board(components, board) for board in BOARDS}
        self.coins = Coins(components["rules.sale"], components["rules.leader_sale"])
        self.stages = {stage.id: stage for board in self.boards.values() for stage in board.stages}

    def effects_of(self, source: str) -> list[Effect]:
        """The effects of a card, leader, stage or board; none for a stage that a board does not have."""
        found = self.cards.get(source) or self.boards.get(source) or self.stages.get(source)
        return found.effects if found else []


@lru_cache(maxsize=16)
def pieces_of(components: Components) -> Pieces:
    """The pieces of these components."""
    return Pieces(components)


def _card(components: Components, piece: str) -> Card:
    prefix = ROWS[piece] + "."
    table = prefix.partition(".")[0]
    # the values that not every table has
    row: dict[str, Any] = {"colour": COLOUR_OF_TABLE[table], "marks": [], "leads_to": [], "name": piece, "cost": []}
    row |= {"age": 0 if table == "leader" else 3, "set": "cities" if table == "city" else "base"}
    row |= {key.removeprefix(prefix): value.value for key, value in components.values.items() if key.startswith(prefix)}
    return Card(
        id=piece,
        name=row["name"],
        colour=row["colour"],
        age=row["age"],
        coins=row["coins"],
        cost=row["cost"],
        effects=[read_effect(text) for text in row["effects"]],
        leads_to=row["leads_to"],
        free_with=[card for card in components.rows("card") if piece in components[f"card.{card}.leads_to"]]
        if piece in CARDS
        else [],
        marks=row["marks"],
        expansion=row["set"],
    )


def _board(components: Components, board: str) -> Board:
    key = f"board.{board}."
    resource = components[key + "resource"]
    numbers = [number for number in range(1, MAX_STAGES + 1) if f"{key}{number}.coins" in components.values]
    return Board(
        id=board,
        wonder=board[:-2],
        side=board[-1],
        resource="" if resource == "none" else resource,
        any_order=components[key + "order"] == "any",
        expansion=components[key + "set"],
        effects=[read_effect(text) for text in components.values[key + "effects"].value]
        if key + "effects" in components.values
        else [],
        stages=[
            Stage(
                id=f"{board}-{number}",
                coins=components[f"{key}{number}.coins"],
                cost=components[f"{key}{number}.cost"],
                effects=[read_effect(text) for text in components[f"{key}{number}.effects"]],
            )
            for number in numbers
        ],
    )
