"""The player aid of 7 Wonders, one page: turn, trade, conflicts, scoring, all symbols, the chains and the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from salon.games.wonders.notation import BOARDS, PIECES
from salon.games.wonders.text.catalogue import Catalogue
from salon.games.wonders.text.effect_text import effect_text
from salon.games.wonders.text.messages import piece_name
from salon.games.wonders.text.piece_text import cost_of, effects_of_source, listed
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS
from salon.kernel.catalogue import Icon, Section

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

PARAGRAPHS = ("uses", "turn", "trade", "conflicts", "scoring", "picks", "leaders", "cities", "pack")
# Tokens on the table: the icon, and the piece that explains it.
TOKENS = {"coin": "coins", "shield": "shields", "victory": "victories-1", "defeat": "defeats", "debt": "debts"}


def player_aid(game: Wonders, language: str) -> list[Section]:
    """The aid: paragraphs with their headings, then all symbols, the chains and the boards."""
    text = game.text.words.text
    chain_lines = [f"{piece_name(game, language, card)} → {leads_to}" for card, leads_to in chains(game, language)]
    return [
        *paragraphs(game, language),
        colours(game, language, {colour: text(language, f"colour-{colour}") for colour in COLOURS}),
        _symbols(game, language),
        Section(text(language, "aid-chains"), chain_lines),
        Section(text(language, "aid-boards"), [_board(game, language, board) for board in BOARDS]),
    ]


def paragraphs(game: Wonders, language: str) -> Iterator[Section]:
    """The paragraphs."""
    facts = game.text.variables(language)
    for name in PARAGRAPHS:
        lines = [game.text.words.text(language, f"aid-{name}-text", **facts)]
        yield Section(game.text.words.text(language, f"aid-{name}"), lines)


def colours(game: Wonders, language: str, names: dict[str, str]) -> Section:
    """The kinds of cards; their colours are called as the reader sees them."""
    text = game.text.words.text
    lines = [f"{name}: {text(language, f'aid-{colour}')}" for colour, name in names.items()]
    return Section(text(language, "aid-colours"), lines, [(Icon("kind", of=(colour,)),) for colour in names])


def _symbols(game: Wonders, language: str) -> Section:
    """Every sign of the cards: resources, science, tokens, and one example of each kind of effect."""
    pieces = Catalogue(game, language).all()
    drawn: dict[tuple[Icon, ...], str] = {(Icon(name),): pieces[name].name for name in (*RESOURCES, *SYMBOLS)}
    drawn |= {(Icon(icon),): pieces[name].text for icon, name in TOKENS.items()}
    explained = {"makes", "symbol", "shields"}
    for source in (*PIECES, *BOARDS, *game.pieces.stages):
        for effect in game.pieces.effects_of(source):
            if effect.kind not in explained:
                explained.add(effect.kind)
                drawn[effect.icons] = effect_text(game.text.words, language, effect)
    return Section(game.text.words.text(language, "aid-symbols"), list(drawn.values()), list(drawn))


def chains(game: Wonders, language: str) -> Iterator[tuple[str, str]]:
    """Every card that leads to others, with their names."""
    for card in game.components.rows("card"):
        if leads_to := game.pieces.cards[card].leads_to:
            yield card, listed(game, language, leads_to)


def _board(game: Wonders, language: str, board: str) -> str:
    """A board in one line: what it makes, and each stage with its effects and cost."""
    said = []
    found = game.pieces.boards[board]
    for number, stage in enumerate(found.stages, 1):
        cost = cost_of(game, language, stage.id)
        facts = {"stage": number, "effects": effects_of_source(game, language, stage.id)}
        if cost:
            said.append(game.text.words.text(language, "aid-stage", cost=cost, **facts))
        else:
            said.append(game.text.words.text(language, "aid-stage-copy", **facts))
    start = [game.text.words.text(language, f"resource-{found.resource}")] if found.resource else []
    start += [effects_of_source(game, language, board)] if found.effects else []
    facts = {"board": piece_name(game, language, board), "start": ", ".join(start), "stages": " ".join(said)}
    return game.text.words.text(language, "aid-board", **facts)
