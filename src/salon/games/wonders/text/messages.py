"""Names of pieces, texts of actions and costs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from salon.games.wonders.notation import (
    BOARDS,
    FIRST_LEADER,
    FREE_WAYS,
    LEADERS,
    PAID_WAYS,
    PIECES,
    SOURCES,
    TEXTS,
    action_type,
)
from salon.games.wonders.text.effect_text import effects_text
from salon.games.wonders.vocabulary import RESOURCES, SYMBOLS

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders
    from salon.games.wonders.view import WondersView

MESSAGES = {
    "BUILD": "move-build", "STAGE": "move-under", "SELL": "move-sell", "KEEP": "move-keep", "LAY": "move-lay",
    "COPY": "move-copy", "AT": "move-at", "DEBT": "move-debt", "BOARD": "move-board", "NONE": "move-none",
}  # fmt: skip
WAYS = {"chain": "way-chain", "always": "way-always", "stage": "way-stage", "leader": "way-leader"}
SPECIAL = {"science-sets": "piece-science-sets", "defeats": "piece-defeats", "victories-1": "piece-victories-1",
           "victories-2": "piece-victories-2", "victories-3": "piece-victories-3"}  # fmt: skip


def piece_name(game: Wonders, language: str, name: str) -> str:
    """The name of a piece in a language, from the name that notes, reasons and views use."""
    text = game.text.words.text
    if name in SPECIAL:
        return text(language, SPECIAL[name])
    if name in PIECES:
        group = "leader" if name in LEADERS else "card"
        return text(language, f"{group}-{game.pieces.cards[name].name}")
    if name in SOURCES:
        board, _, stage = name.rpartition("-") if name not in BOARDS else (name, "", "")
        facts = {"board": text(language, f"board-{board[:-2]}"), "side": board[-1].upper()}
        return text(language, "stage-name", stage=stage, **facts) if stage else text(language, "board-name", **facts)
    if name in SYMBOLS:
        return text(language, f"symbol-{name}")
    if name in RESOURCES:
        return text(language, f"resource-{name}")
    if match := re.fullmatch(r"split-(\d)-(\d)-(\d)", name):
        parts = zip(SYMBOLS, map(int, match.groups()), strict=True)
        return ", ".join(f"{count} × {text(language, f'symbol-{symbol}')}" for symbol, count in parts if count)
    if name in TEXTS:
        return short_action_text(game, language, TEXTS.index(name))
    return text(language, name) if name else ""


def sentence_facts(game: Wonders, language: str, facts: dict[str, int | str]) -> dict[str, str]:
    """What sentences about events and reasons need besides the names of pieces.

    `cause` and `together` select a variant of the sentence; cards and symbols come in the form that the language
    needs inside of a sentence.
    """
    text = game.text.words.text
    found = {}
    if "why" in facts:
        found["cause"] = str(facts["why"]).removeprefix("why-")
    if "resource" in facts:
        found["together"] = "yes" if int(facts["has"]) < int(facts["needs"]) else "no"
    for label in ("card", "what"):
        piece = str(facts.get(label, ""))
        if piece.startswith("card-") or (piece in PIECES and piece not in LEADERS):
            found[label] = text(language, "sentence-card", card=piece_name(game, language, piece))
        elif piece in SYMBOLS:
            found[label] = text(language, "sentence-symbols", symbol=piece_name(game, language, piece))
    return found


def short_action_text(game: Wonders, language: str, action: int) -> str:
    """An action in words, without what it does."""
    text = game.text.words.text
    kind, number = action_type(action)
    if kind == "WAY":
        if number < len(FREE_WAYS):
            return text(language, WAYS[FREE_WAYS[number]])
        left, right = PAID_WAYS[number - len(FREE_WAYS)]
        return text(language, "way-pay", left=left, right=right)
    facts: dict[str, Any] = {}
    if kind in ("BUILD", "STAGE", "SELL"):
        sale = "leader_sale" if number >= FIRST_LEADER else "sale"
        facts = {"card": piece_name(game, language, PIECES[number]), "coins": game.components[f"rules.{sale}"]}
    elif kind in ("KEEP", "LAY", "COPY"):
        facts = {"leader": piece_name(game, language, LEADERS[number])}
    elif kind == "AT":
        facts = {"stage": number + 1}
    elif kind == "DEBT":
        facts = {"debts": number}
    elif kind == "BOARD":
        facts = {"board": piece_name(game, language, BOARDS[number])}
    if kind == "BUILD" and number >= FIRST_LEADER:
        return text(language, "move-recruit", **facts)
    return text(language, MESSAGES[kind], **facts)


def action_text(game: Wonders, view: WondersView, action: int, language: str) -> str:
    """An action as it is offered to a person: with its effects where it has some."""
    kind, number = action_type(action)
    text = short_action_text(game, language, action)
    source = None
    if kind == "BUILD":
        source = PIECES[number]
    elif kind in ("KEEP", "COPY"):
        source = LEADERS[number]
    elif kind == "AT":
        source = next((option.stage for option in view.stages if option.at == number + 1), None)
    if source is None:
        return text
    effects = effects_text(game.text.words, language, game.pieces.effects_of(source))
    return f"{text}: {effects}" if effects else text


def cost_text(game: Wonders, language: str, coins: int, cost: list[str]) -> str:
    """A cost in words: "1 coin, 2 wood, glass"."""
    said = [game.text.words.text(language, "cost-coins", coins=coins)] if coins else []
    for resource in dict.fromkeys(cost):
        name = game.text.words.text(language, f"resource-{resource}")
        said.append(f"{cost.count(resource)} {name}" if cost.count(resource) > 1 else name)
    return ", ".join(said) if said else game.text.words.text(language, "cost-nothing")
