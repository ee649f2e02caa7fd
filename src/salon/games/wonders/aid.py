"""The player aid of 7 Wonders, one page: the turn, trade, conflicts and scoring, chains, and all boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salon.games.wonders.drawing import BUILT, OPEN, SHAPES, badge, boards_table, listed
from salon.games.wonders.notation import BOARDS
from salon.games.wonders.parts import table_row
from salon.games.wonders.wording import piece_words

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

PARAGRAPHS = ("uses", "turn", "trade", "conflicts", "scoring", "picks", "signs", "leaders", "cities", "pack")


def draw_aid(game: Wonders, language: str) -> RenderableType:
    """The aid: paragraphs with their headings, then the chains, then the boards."""
    text = game.words.text
    facts = game.word_facts(language) | _signs(game, language)
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(style="bold", max_width=16)
    page.add_column()
    for name in PARAGRAPHS:
        page.add_row(text(language, f"aid-{name}"), text(language, f"aid-{name}-text", **facts))
    page.add_row(text(language, "aid-chains"), Columns(_chains(game, language), padding=(0, 3)))
    title = Text(text(language, "aid-title"), style="bold underline")
    boards = Text(text(language, "aid-boards"), style="bold underline")
    return Group(title, Text(), page, Text(), boards, boards_table(game, language, BOARDS))


def _signs(game: Wonders, language: str) -> dict[str, str]:
    """The signs of colours with their names, and those of stages."""
    found = {colour: f"{shape} {game.words.text(language, f'colour-{colour}')}" for colour, shape in SHAPES.items()}
    return found | {"built": BUILT, "open": OPEN}


def _chains(game: Wonders, language: str) -> list[Text]:
    """Every card that leads to others, with their names."""
    found = []
    for card in game.components.rows("card"):
        row = table_row(game.components, card)
        if row["leads_to"]:
            line = badge(row["colour"])
            line.append(f" {piece_words(game, language, card)} → {listed(game, language, row['leads_to'])}")
            found.append(line)
    return found
