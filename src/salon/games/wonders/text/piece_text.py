"""Cards, leaders, boards and stages in sentences: cost, effects, chains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from salon.games.wonders.notation import LEADERS
from salon.games.wonders.text.effect_text import effect_text, effects_text
from salon.games.wonders.text.messages import cost_text, piece_name
from salon.games.wonders.vocabulary import COLOURS

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

ROMAN = ("", "I", "II", "III")
BETWEEN = "; "  # between effects: some texts have commas of their own
Coloured = tuple[str, int, list[str]]  # a colour, how many cards count for it, and their names


def colour_of(game: Wonders, piece: str) -> str:
    """The colour of a card or leader."""
    return game.pieces.cards[piece].colour


def cost_of(game: Wonders, language: str, source: str) -> str:
    """The printed cost of a card, leader or stage in words; none for a stage that copies another one."""
    if source in game.pieces.cards:
        card = game.pieces.cards[source]
        return cost_text(game, language, card.coins, card.cost)
    stage = game.pieces.stages[source]
    return "" if stage.copies_another else cost_text(game, language, stage.coins, stage.cost)


def short_effects(game: Wonders, language: str, source: str) -> str:
    """What a card, leader, stage or board does, in short."""
    return effects_text(game.text.words, language, game.pieces.effects_of(source))


def effects_of_source(game: Wonders, language: str, source: str) -> str:
    """What a card, leader, stage or board does, one effect after the other."""
    return BETWEEN.join(effect_text(game.text.words, language, effect) for effect in game.pieces.effects_of(source))


def piece_text(game: Wonders, language: str, piece: str) -> str:
    """A card or leader in sentences: kind, cost, effects, chains."""
    text = game.text.words.text
    card = game.pieces.cards[piece]
    facts = {"cost": cost_of(game, language, piece), "effects": effects_of_source(game, language, piece)}
    if piece in LEADERS:
        return text(language, "piece-leader", **facts)
    colour = text(language, f"colour-{card.colour}")
    said = [text(language, "piece-card", age=ROMAN[card.age], colour=colour, **facts)]
    if card.free_with:
        said.append(text(language, "piece-free-with", list=listed(game, language, card.free_with)))
    if card.leads_to:
        said.append(text(language, "piece-leads-to", list=listed(game, language, card.leads_to)))
    return " ".join(said)


def stage_text_of(game: Wonders, language: str, source: str) -> str:
    """A stage in sentences: its cost, if it is not that of a neighbour's stage, and its effects."""
    cost, effects = cost_of(game, language, source), effects_of_source(game, language, source)
    if not cost:
        return game.text.words.text(language, "piece-stage-copy", effects=effects)
    return game.text.words.text(language, "piece-stage", cost=cost, effects=effects)


def board_text(game: Wonders, language: str, board: str) -> str:
    """A board in sentences: how many stages it has, what it makes, and what it does from the start."""
    found = game.pieces.boards[board]
    resource = game.text.words.text(language, f"resource-{found.resource}") if found.resource else ""
    facts = {"makes": int(bool(found.resource)), "resource": resource}
    said = game.text.words.text(language, "piece-board", stages=len(found.stages), **facts)
    if effects := effects_of_source(game, language, board):
        said += " " + game.text.words.text(language, "piece-board-power", effects=effects)
    return said


def names(game: Wonders, language: str, pieces: Iterable[str]) -> list[str]:
    """The names of pieces; a piece that is there several times is named once, with its count."""
    counts = Counter(piece_name(game, language, piece) for piece in pieces)
    return [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]


def listed(game: Wonders, language: str, pieces: Iterable[str]) -> str:
    """The names of pieces, one after the other."""
    return ", ".join(names(game, language, pieces))


def coloured(game: Wonders, language: str, cards: Iterable[str]) -> list[Coloured]:
    """Cards by colour, in the order of the colours."""
    found: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for card in cards:
        found[colour_of(game, card)].append(card)
    return [(colour, len(group), names(game, language, group)) for colour, group in found.items() if group]
