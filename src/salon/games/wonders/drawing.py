"""What the table and the aid of 7 Wonders both draw: signs of colours, lists that flow, and stages in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from salon.games.wonders.effect_words import effects_words
from salon.games.wonders.notation import PIECES
from salon.games.wonders.parts import table_row
from salon.games.wonders.vocabulary import COLOURS, RESOURCES
from salon.games.wonders.wording import cost_words, piece_words

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

# A shape beside each colour, so that colour is never the only sign.
SHAPES = dict(zip(COLOURS, "▲◆■●✚✱★✕♔", strict=True))
_STYLES = dict(
    zip(
        COLOURS,
        (
            "white on #7a4a21", "black on #b4b4b4", "white on #1f5fbf", "black on #e6b422", "white on #b3261e",
            "white on #1e8449", "white on #7d3c98", "white on #303030", "black on #f5f5f5",
        ),
        strict=True,
    )
)  # fmt: skip
BUILT, OPEN = "▣", "▢"


class Flow:
    """Pieces of text one after the other; a line is broken between pieces, inside one only if it must."""

    def __init__(self, pieces: Iterable[Text | str], between: str = " · ") -> None:
        self.pieces = [piece if isinstance(piece, Text) else Text(piece) for piece in pieces]
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for i, piece in enumerate(self.pieces):
            after = self.between if i < len(self.pieces) - 1 else ""
            if line and line.cell_len + piece.cell_len + len(after.rstrip()) > options.max_width:
                line.rstrip()
                yield line
                line = Text()
            line.append_text(piece).append(after, style="dim")
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len + len(self.between) for piece in self.pieces] or [0]
        return Measurement(min(max(widths), 30), sum(widths)).with_maximum(options.max_width)


def badge(colour: str, count: int | None = None) -> Text:
    """The sign of a colour, with how many cards there are of it."""
    return Text().append(f" {SHAPES[colour]}{'' if count is None else count} ", style=f"bold {_STYLES[colour]}")


def colour_of(game: Wonders, piece: str) -> str:
    """The colour of a card or leader."""
    return str(table_row(game.components, piece)["colour"])


def cost_of(game: Wonders, language: str, source: str) -> str:
    """The printed cost of a card, leader or stage in words; none for a stage that copies another one."""
    if source in PIECES:
        row = table_row(game.components, source)
        return cost_words(game, language, row["coins"], row["cost"])
    if any(text.startswith("copy stage") for text in game.effects_of(source)):
        return ""
    board, _, stage = source.rpartition("-")
    row = {name: game.components[f"board.{board}.{stage}.{name}"] for name in ("coins", "cost")}
    return cost_words(game, language, row["coins"], row["cost"])


def brings(game: Wonders, language: str, source: str) -> str:
    """What a card, leader, stage or board does, in words."""
    return effects_words(game.words, language, game.effects_of(source))


def boards_table(game: Wonders, language: str, boards: list[str]) -> Table:
    """Boards with the cost and effect of each stage, the two sides of a wonder beside each other."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0), header_style="bold dim")
    table.add_column(game.words.text(language, "aid-wonder"), style="bold", max_width=16)
    sides = sorted({board[-1] for board in boards})
    for side in sides:
        table.add_column(game.words.text(language, "aid-side", side=side.upper()), ratio=1)
    for wonder in dict.fromkeys(board[:-2] for board in boards):
        row = [_side(game, language, name) if (name := f"{wonder}-{side}") in boards else "" for side in sides]
        table.add_row(game.words.text(language, f"board-{wonder}"), *row)
    return table


def _side(game: Wonders, language: str, board: str) -> Text:
    """What a board makes and does from the start, and its stages."""
    resource = game.components[f"board.{board}.resource"]
    lines = [game.words.text(language, f"resource-{resource}")] if resource in RESOURCES else []
    if game.effects_of(board):
        lines.append(brings(game, language, board))
    text = Text().append(" · ".join(lines), style="italic")
    for stage in range(1, game.stages_of(board) + 1):
        source = f"{board}-{stage}"
        cost = cost_of(game, language, source)
        text.append(f"\n{stage} ", style="bold")
        text.append(f"{cost}: " if cost else "", style="dim")
        text.append(brings(game, language, source))
    return text


def names(game: Wonders, language: str, pieces: Iterable[str]) -> str:
    """The names of pieces, one after the other."""
    return ", ".join(piece_words(game, language, piece) for piece in pieces)
