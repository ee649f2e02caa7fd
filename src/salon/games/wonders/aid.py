"""The player aid of 7 Wonders, one page: the turn, trade, conflicts and scoring, chains, and all boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salon.games.wonders.drawing import BUILT, OPEN, SHAPES, badge, boards_table, colour_of, cost_of, listed
from salon.games.wonders.explained import brings_told
from salon.games.wonders.notation import BOARDS
from salon.games.wonders.parts import table_row
from salon.games.wonders.vocabulary import COLOURS, RESOURCES
from salon.games.wonders.wording import piece_words
from salon.kernel.explained import Section

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

PARAGRAPHS = ("uses", "turn", "trade", "conflicts", "scoring", "picks", "colours", "leaders", "cities", "pack")


def sections_of_aid(game: Wonders, language: str) -> list[Section]:
    """The aid: paragraphs with their headings, then the chains, then the boards."""
    text = game.words.text
    colours = {colour: text(language, f"colour-{colour}") for colour in COLOURS}
    chains = [f"{piece_words(game, language, card)} → {leads_to}" for card, leads_to in _chains(game, language)]
    return [
        *_paragraphs(game, language, colours),
        Section(text(language, "aid-chains"), chains),
        Section(text(language, "aid-boards"), [_board(game, language, board) for board in BOARDS]),
    ]


def draw_aid(game: Wonders, language: str) -> RenderableType:
    """The aid for the terminal: with the signs of the drawn table, and the boards as a table."""
    text = game.words.text
    signs = {colour: f"{shape} {text(language, f'colour-{colour}')}" for colour, shape in SHAPES.items()}
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(style="bold", max_width=16)
    page.add_column()
    for paragraph in _paragraphs(game, language, signs):
        page.add_row(paragraph.title, "\n".join(paragraph.lines))
    page.add_row(text(language, "aid-signs"), text(language, "aid-signs-text", built=BUILT, open=OPEN))
    chains = (
        badge(colour_of(game, card)).append(f" {piece_words(game, language, card)} → {leads_to}")
        for card, leads_to in _chains(game, language)
    )
    page.add_row(text(language, "aid-chains"), Columns(chains, padding=(0, 3)))
    title = Text(text(language, "aid-title"), style="bold underline")
    boards = Text(text(language, "aid-boards"), style="bold underline")
    return Group(title, Text(), page, Text(), boards, boards_table(game, language, BOARDS))


def _paragraphs(game: Wonders, language: str, colours: dict[str, str]) -> Iterator[Section]:
    """The paragraphs; the colours of cards are called as the reader sees them."""
    facts = game.word_facts(language) | colours
    for name in PARAGRAPHS:
        lines = [game.words.text(language, f"aid-{name}-text", **facts)]
        yield Section(game.words.text(language, f"aid-{name}"), lines)


def _chains(game: Wonders, language: str) -> Iterator[tuple[str, str]]:
    """Every card that leads to others, with their names."""
    for card in game.components.rows("card"):
        leads_to = table_row(game.components, card)["leads_to"]
        if leads_to:
            yield card, listed(game, language, leads_to)


def _board(game: Wonders, language: str, board: str) -> str:
    """A board in one line: what it makes, and each stage with its effects and cost."""
    said = []
    for number in range(1, game.stages_of(board) + 1):
        stage = f"{board}-{number}"
        cost = cost_of(game, language, stage)
        facts = {"stage": number, "effects": brings_told(game, language, stage)}
        if cost:
            said.append(game.words.text(language, "aid-stage", cost=cost, **facts))
        else:
            said.append(game.words.text(language, "aid-stage-copy", **facts))
    resource = game.components[f"board.{board}.resource"]
    start = [game.words.text(language, f"resource-{resource}")] if resource in RESOURCES else []
    start += [brings_told(game, language, board)] if game.effects_of(board) else []
    facts = {"board": piece_words(game, language, board), "start": ", ".join(start), "stages": " ".join(said)}
    return game.words.text(language, "aid-board", **facts)
