"""What the table and the aid of 7 Wonders both draw: signs of colours, lists that flow, and stages in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from salon.games.wonders.text.messages import piece_name
from salon.games.wonders.text.piece_text import Coloured, cost_of, short_effects
from salon.games.wonders.vocabulary import COLOURS, RESOURCES

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


def stage_text(game: Wonders, language: str, stage: int, source: str, costs: bool = True) -> Text:
    """A stage that is not built: its number, what it brings, and its cost."""
    text = Text().append(f"{OPEN}{stage} ", style="bold").append(short_effects(game, language, source))
    cost = cost_of(game, language, source) if costs else ""
    return text.append(f" ({cost})", style="dim") if cost else text


def boards_table(game: Wonders, language: str, boards: Iterable[str]) -> Table:
    """Boards with what they make, and the cost and effect of each stage."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", max_width=17)
    table.add_column()
    for board in boards:
        table.add_row(piece_name(game, language, board), Flow(_board(game, language, board), "   "))
    return table


def _board(game: Wonders, language: str, board: str) -> Iterator[Text]:
    """What a board makes and does from the start, and its stages."""
    resource = game.components[f"board.{board}.resource"]
    if resource in RESOURCES:
        yield Text().append(game.text.words.text(language, f"resource-{resource}"), style="italic")
    if game.pieces.effects_of(board):
        yield Text().append(short_effects(game, language, board), style="italic")
    for stage in range(1, len(game.pieces.boards[board].stages) + 1):
        yield stage_text(game, language, stage, f"{board}-{stage}")


def by_colour(groups: list[Coloured]) -> Table:
    """Cards in one line for each colour."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for colour, count, group in groups:
        grid.add_row(badge(colour, count), Flow(group, ", "))
    return grid


def flowing(groups: list[Coloured]) -> Iterator[Text]:
    """Cards one after the other, each colour with its sign in front."""
    for colour, count, group in groups:
        for i, name in enumerate(group):
            text = badge(colour, count).append(" ") if i == 0 else Text()
            yield text.append(name + ("," if i < len(group) - 1 else ""))


def indented(what: RenderableType) -> Padding:
    """A drawing one column to the right."""
    return Padding(what, (0, 0, 0, 1))
