"""The player aid of 7 Wonders for the terminal: with the signs of the drawn table, and the boards as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salon.games.wonders.notation import BOARDS
from salon.games.wonders.terminal.drawing import BUILT, OPEN, SHAPES, badge, boards_table
from salon.games.wonders.text.messages import piece_name
from salon.games.wonders.text.piece_text import colour_of
from salon.games.wonders.text.player_aid import chains, colours, paragraphs

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders


def draw_player_aid(game: Wonders, language: str) -> RenderableType:
    """The aid for the terminal: with the signs of the drawn table, and the boards as a table."""
    text = game.text.words.text
    signs = {colour: f"{shape} {text(language, f'colour-{colour}')}" for colour, shape in SHAPES.items()}
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(style="bold", max_width=16)
    page.add_column()
    for paragraph in (*paragraphs(game, language), colours(game, language, signs)):
        page.add_row(paragraph.title, "\n".join(paragraph.lines))
    page.add_row(text(language, "aid-signs"), text(language, "aid-signs-text", built=BUILT, open=OPEN))
    chain_badges = (
        badge(colour_of(game, card)).append(f" {piece_name(game, language, card)} → {leads_to}")
        for card, leads_to in chains(game, language)
    )
    page.add_row(text(language, "aid-chains"), Columns(chain_badges, padding=(0, 3)))
    title = Text(text(language, "aid-title"), style="bold underline")
    boards = Text(text(language, "aid-boards"), style="bold underline")
    return Group(title, Text(), page, Text(), boards, boards_table(game, language, BOARDS))
