"""The table of 7 Wonders in a terminal: the cities in table order, the viewer's hand, what there is to choose.

Cities are drawn one below the other, each above its left neighbour: a hand that goes to the left goes down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from salon.games.wonders.terminal.city import draw_city
from salon.games.wonders.terminal.drawing import Flow, badge, boards_table, flowing, indented
from salon.games.wonders.terminal.player_aid import draw_player_aid
from salon.games.wonders.text.effect_text import effect_text
from salon.games.wonders.text.piece_text import ROMAN, colour_of, coloured, cost_of, listed
from salon.games.wonders.text.table_text import MARKS, TableText, in_turn
from salon.games.wonders.view import HandCard, WondersView
from salon.games.wonders.vocabulary import COLOURS
from salon.kernel.terminal import GameTerminal

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

ROOMY = 112  # columns from which cards are drawn beside the facts of their city
BEFORE_THE_AGES = ("boards", "draft", "over")


class WondersTerminal(GameTerminal):
    """What 7 Wonders draws for the terminal."""

    game: Wonders

    def board(self, view: WondersView, language: str, players: list[str]) -> RenderableType:
        """The whole table."""
        return Board(self.game, view, language, players)

    def player_aid(self, language: str) -> RenderableType:
        """The player aid on one page."""
        return draw_player_aid(self.game, language)


class Board(TableText):
    """The whole table, as the seat of the view sees it; compact where the terminal is narrow."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        roomy = options.max_width >= ROOMY
        yield _head(self)
        yield _legend(self)
        for seat in self.order():
            yield from draw_city(self, seat, roomy)
        yield from _own(self, roomy)

    def order(self) -> list[int]:
        """The seats from the right neighbour on; for a spectator from the first."""
        seats = len(self.view.cities)
        first = 0 if self.view.seat is None else self.view.seat - 1
        return [(first + i) % seats for i in range(seats)]


# --- the head -------------------------------------------------------------------------------------------


def _head(board: Board) -> Padding:
    """Age, turn, direction and discard pile; below, what is decided now."""
    view = board.view
    facts: list[str] = []
    if view.moment not in BEFORE_THE_AGES:
        facts.append(board.text("board-age", age=ROMAN[view.age]))
    if in_turn(view):
        facts.append(board.text("board-turn", turn=view.turn, turns=view.turns))
        facts.append(board.text("board-passing", side="left" if view.to_left else "right"))
    if facts:
        facts.append(board.text("board-discards", cards=view.discarded))
    lines = [Text(" · ".join(facts), style="bold")] if facts else []
    lines.append(Text(board.text("board-moment", moment=view.moment)))
    return Padding(Group(*lines), (0, 1), style="white on grey23")


def _legend(board: Board) -> Flow:
    """The signs of the colours that are in the game."""
    present = {"black": board.view.with_cities, "white": board.view.with_leaders}
    shown = [colour for colour in COLOURS if present.get(colour, True)]
    return Flow((badge(colour).append(f" {board.text(f'colour-{colour}')}", style="dim") for colour in shown), "  ")


# --- the own seat ---------------------------------------------------------------------------------------


def _own(board: Board, roomy: bool) -> Iterator[RenderableType]:
    """What only the viewer sees: hand, leaders, packet, what is chosen and what there is to choose."""
    view = board.view
    if view.seat is None:
        return
    if view.moment == "boards":
        yield _heading(board, "boards")
        yield indented(boards_table(board.game, board.language, view.boards))
    if view.packet:
        yield from _table(board, "packet", [HandCard(leader, False, False) for leader in view.packet], roomy)
    if view.leaders_in_hand and view.moment != "recruit":
        leaders = [HandCard(leader, False, False) for leader in view.leaders_in_hand]
        yield from _table(board, "leaders-in-hand", leaders, roomy)
    if view.hand:
        marks = MARKS.get(view.moment, ()) if not view.chosen else ()
        yield from _table(board, "leaders-in-hand" if view.moment == "recruit" else "hand", view.hand, roomy, marks)
    yield from _notices(board)


def _heading(board: Board, heading: str) -> Rule:
    title = Text(board.text(f"board-{heading}"), style="bold")
    return Rule(title, align="left", characters="═", style="dim")


def _table(
    board: Board, heading: str, cards: list[HandCard], roomy: bool, marks: tuple[str, ...] = ()
) -> Iterator[RenderableType]:
    """Cards or leaders with cost and effects; marks show whether each can be built or used for a stage."""
    yield _heading(board, heading)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=bool(marks))
    for mark in marks:
        table.add_column(board.text(f"board-{mark}"), justify="center", no_wrap=True)
    table.add_column("", max_width=30 if roomy else 25)
    if roomy:
        table.add_column(board.text("board-cost"), max_width=34)
        table.add_column(board.text("board-brings"))
    else:
        table.add_column(f"{board.text('board-cost')} · {board.text('board-brings')}")
    for card in cards:
        usable = (_mark(card.build), _mark(card.stage)) if marks else ()
        cost = Text(cost_of(board.game, board.language, card.card), style="yellow")
        effects = _effects(board, card.card)
        facts = (cost, Flow(effects)) if roomy else (Flow([cost, *effects]),)
        table.add_row(*usable, _named(board, card.card), *facts)
    yield indented(table)


def _mark(possible: bool) -> Text:
    return Text("✓", style="bold green") if possible else Text("–", style="dim")


def _named(board: Board, piece: str) -> Text:
    return badge(colour_of(board.game, piece)).append(f" {board.name(piece)}", style="bold")


def _effects(board: Board, piece: str) -> Iterator[Text]:
    """What a card brings, and its chains."""
    for effect in board.game.pieces.effects_of(piece):
        yield Text(effect_text(board.game.text.words, board.language, effect))
    if before := board.game.pieces.cards[piece].free_with:
        own = board.view.cities[board.view.seat or 0].cards
        style = "bold green" if set(before) & set(own) else "dim"
        yield Text(board.text("board-free-with", list=listed(board.game, board.language, before)), style=style)
    if after := board.game.pieces.cards[piece].leads_to:
        yield Text(board.text("board-leads-to", list=listed(board.game, board.language, after)), style="dim")


def _notices(board: Board) -> Iterator[RenderableType]:
    """The discard pile for the seat that picks, the known cards in it, a loss, and what is chosen so far."""
    view = board.view
    if view.pile:
        yield _heading(board, "pile")
        yield indented(Flow(flowing(coloured(board.game, board.language, view.pile)), " "))
    elif view.sold and view.moment != "over":
        yield Text(f"{board.text('board-sold')}: {listed(board.game, board.language, view.sold)}", style="dim")
    if view.loss:
        yield Text(board.text("board-loss", coins=view.loss), style="bold red")
    if view.choice:
        yield Text(board.text("board-choice", choice=view.choice), style="bold")
    if view.chosen:
        yield Text.assemble((f"{board.text('board-chosen')}: ", "bold green"), " · ".join(map(board.name, view.chosen)))
