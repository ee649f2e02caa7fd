"""The player aid of 7 Wonders, one page: turn, trade, conflicts, scoring, all symbols, the chains and the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salon.games.wonders.drawing import BUILT, OPEN, SHAPES, badge, boards_table, colour_of, cost_of, listed
from salon.games.wonders.effect_words import effect_words
from salon.games.wonders.explained import Explaining, brings_told
from salon.games.wonders.notation import BOARDS, PIECES
from salon.games.wonders.parts import table_row
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS, read_effect
from salon.games.wonders.wording import piece_words
from salon.kernel.explained import Section

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

PARAGRAPHS = ("uses", "turn", "trade", "conflicts", "scoring", "picks", "leaders", "cities", "pack")
# What lies on the table as a sign of its own: as it is drawn, and as it is explained.
TOKENS = {"coin": "coins", "shield": "shields", "victory": "victories-1", "defeat": "defeats", "debt": "debts"}


def sections_of_aid(game: Wonders, language: str) -> list[Section]:
    """The aid: paragraphs with their headings, then all symbols, the chains and the boards."""
    text = game.words.text
    chains = [f"{piece_words(game, language, card)} → {leads_to}" for card, leads_to in _chains(game, language)]
    return [
        *_paragraphs(game, language),
        _colours(game, language, {colour: text(language, f"colour-{colour}") for colour in COLOURS}),
        _symbols(game, language),
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
    for paragraph in (*_paragraphs(game, language), _colours(game, language, signs)):
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


def _paragraphs(game: Wonders, language: str) -> Iterator[Section]:
    """The paragraphs."""
    facts = game.word_facts(language)
    for name in PARAGRAPHS:
        lines = [game.words.text(language, f"aid-{name}-text", **facts)]
        yield Section(game.words.text(language, f"aid-{name}"), lines)


def _colours(game: Wonders, language: str, names: dict[str, str]) -> Section:
    """The kinds of cards; their colours are called as the reader sees them."""
    text = game.words.text
    lines = [f"{name}: {text(language, f'aid-{colour}')}" for colour, name in names.items()]
    return Section(text(language, "aid-colours"), lines, [f"kind {colour}" for colour in names])


def _symbols(game: Wonders, language: str) -> Section:
    """Every sign of the cards: resources, science, tokens, and one example of each kind of effect."""
    pieces = Explaining(game, language).all()
    drawn = {f"icon {name}": pieces[name].name for name in (*RESOURCES, *SYMBOLS)}
    drawn |= {f"icon {icon}": pieces[name].text for icon, name in TOKENS.items()}
    told_above = {"MAKES", "SYMBOL"}
    stages = [f"{board}-{number}" for board in BOARDS for number in range(1, game.stages_of(board) + 1)]
    for source in (*PIECES, *BOARDS, *stages):
        for effect in game.effects_of(source):
            if (kind := read_effect(effect).kind) not in told_above:
                told_above.add(kind)
                drawn[effect] = effect_words(game.words, language, effect)
    return Section(game.words.text(language, "aid-symbols"), list(drawn.values()), list(drawn))


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
