"""7 Wonders in words: names of pieces, moves as they are offered, costs, and the facts behind reasons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from salon.games.wonders.effect_words import effects_words
from salon.games.wonders.notation import (
    BOARDS,
    CARDS,
    FIRST_LEADER,
    FREE_WAYS,
    LEADERS,
    PAID_WAYS,
    PIECES,
    SOURCES,
    TEXTS,
    verb_of,
)
from salon.games.wonders.parts import table_row
from salon.games.wonders.view import loss_of
from salon.games.wonders.vocabulary import RESOURCES, SYMBOLS
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders
    from salon.games.wonders.view import WondersView

Facts = dict[str, int | str]

MOVES = {
    "BUILD": "move-build", "STAGE": "move-under", "SELL": "move-sell", "KEEP": "move-keep", "LAY": "move-lay",
    "COPY": "move-copy", "AT": "move-at", "DEBT": "move-debt", "BOARD": "move-board", "NONE": "move-none",
}  # fmt: skip
WAYS = {"chain": "way-chain", "always": "way-always", "stage": "way-stage", "leader": "way-leader"}
SPECIAL = {"science-sets": "piece-science-sets", "defeats": "piece-defeats", "victories-1": "piece-victories-1",
           "victories-2": "piece-victories-2", "victories-3": "piece-victories-3"}  # fmt: skip


def facts_for_words(game: Wonders) -> dict[str, Any]:
    """The values the rulebook speaks of, by the names it uses."""
    c = game.components
    facts = {f"rules_{name}": c[f"rules.{name}"] for name in c.rows("rules") if isinstance(c[f"rules.{name}"], int)}
    return facts | {f"victory_{age}": c["rules.victory"][age - 1] for age in (1, 2, 3)}


def piece_words(game: Wonders, language: str, name: str) -> str:
    """The name of a piece in a language, from the name that notes, reasons and views use."""
    text = game.words.text
    if name in SPECIAL:
        return text(language, SPECIAL[name])
    if name in PIECES:
        group = "leader" if name in LEADERS else "card"
        return text(language, f"{group}-{table_row(game.components, name)['name']}")
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
        return spoken(game, language, TEXTS.index(name))
    return text(language, name) if name else ""


def spoken(game: Wonders, language: str, action: int) -> str:
    """An action in words, without what it does."""
    text = game.words.text
    verb, number = verb_of(action)
    if verb == "WAY":
        if number < len(FREE_WAYS):
            return text(language, WAYS[FREE_WAYS[number]])
        left, right = PAID_WAYS[number - len(FREE_WAYS)]
        return text(language, "way-pay", left=left, right=right)
    facts: dict[str, Any] = {}
    if verb in ("BUILD", "STAGE", "SELL"):
        facts = {"card": piece_words(game, language, PIECES[number])}
    elif verb in ("KEEP", "LAY", "COPY"):
        facts = {"leader": piece_words(game, language, LEADERS[number])}
    elif verb == "AT":
        facts = {"stage": number + 1}
    elif verb == "DEBT":
        facts = {"debts": number}
    elif verb == "BOARD":
        facts = {"board": piece_words(game, language, BOARDS[number])}
    if verb == "BUILD" and number >= FIRST_LEADER:
        return text(language, "move-recruit", **facts)
    return text(language, MOVES[verb], **facts)


def move_words(game: Wonders, view: WondersView, action: int, language: str) -> str:
    """An action as it is offered to a person: with what it is worth where that is not told by its price."""
    verb, number = verb_of(action)
    said = spoken(game, language, action)
    source = None
    if verb == "BUILD":
        source = PIECES[number]
    elif verb in ("KEEP", "COPY"):
        source = LEADERS[number]
    elif verb == "AT" and view.seat is not None:
        source = stage_named(game, view, number)
    if source is None:
        return said
    effects = effects_words(game.words, language, game.effects_of(source))
    return f"{said}: {effects}" if effects else said


def stage_named(game: Wonders, view: WondersView, at: int) -> str:
    """The stage that `at:` names: one of the own board, or of the board that is copied."""
    assert view.seat is not None
    city = view.cities[view.seat]
    assert city.board is not None
    board = city.board
    if game.components[f"board.{board}.order"] != "any":
        place = sum(stage.built is not None for stage in city.stages)
        side = game.effects_of(f"{board}-{place + 1}")[0].split()[2]
        neighbour = view.seat + (1 if side == "left" else -1)
        board = view.cities[neighbour % len(view.cities)].board or board
    return f"{board}-{at + 1}"


def cost_words(game: Wonders, language: str, coins: int, cost: list[str]) -> str:
    """A cost in words: "1 coin, 2 wood, glass"."""
    said = [game.words.text(language, "cost-coins", coins=coins)] if coins else []
    for resource in dict.fromkeys(cost):
        name = game.words.text(language, f"resource-{resource}")
        said.append(f"{cost.count(resource)} {name}" if cost.count(resource) > 1 else name)
    return ", ".join(said) if said else game.words.text(language, "cost-nothing")


# --- reasons ----------------------------------------------------------------------------------------------


def reason_facts(game: Wonders, position: Position, seat: int, action: int, code: str) -> Facts:
    """What fills the words of a refusal."""
    s = position.snapshot()
    verb, number = verb_of(action)
    if code in ("not-in-hand", "same-name", "not-in-pile"):
        return {"card": PIECES[number]}
    if code in ("not-recruited", "already-laid", "no-leader-there", "not-offered"):
        return {"leader": LEADERS[number]}
    if code == "leader-coins":
        needs = position.leader_price(seat, number - FIRST_LEADER)  # type: ignore[attr-defined]
        return {"leader": PIECES[number], "needs": needs, "has": s.coins[seat]}
    if code in ("coins", "resources", "trade-coins"):
        source = number
        if verb != "BUILD":
            source = position.stage_source(seat, number if verb == "AT" else -1)  # type: ignore[attr-defined]
        facts: Facts = {"what": SOURCES[source]}
        if code == "coins":
            return facts | {"needs": _cost(game, SOURCES[source])[0], "has": s.coins[seat]}
        if code == "trade-coins":
            needs = position.least_coins(seat, source)  # type: ignore[attr-defined]
            return facts | {"needs": needs, "has": s.coins[seat]}
        return facts | _lacking(game, s, seat, SOURCES[source])
    if code in ("debt-too-small", "debt-too-large"):
        loss = loss_of(s, seat)
        return {"least": max(loss - s.coins[seat], 0), "most": loss}
    if code == "board-gone":
        return {"board": BOARDS[number]}
    if code in ("stage-built", "no-such-stage"):
        return {"stage": number + 1}
    return {}


def _cost(game: Wonders, source: str) -> tuple[int, list[str]]:
    """The printed cost of a card or stage."""
    if source in CARDS:
        row = table_row(game.components, source)
        return row["coins"], row["cost"]
    board, _, stage = source.rpartition("-")
    return game.components[f"board.{board}.{stage}.coins"], game.components[f"board.{board}.{stage}.cost"]


def _lacking(game: Wonders, s: Any, seat: int, source: str) -> Facts:
    """The resource that is hardest to have: how many are needed, how many own and neighbours' production give."""
    cost = _cost(game, source)[1]
    worst: tuple[int, Facts] = (-99, {})
    for r, resource in enumerate(RESOURCES):
        needs = cost.count(resource)
        if not needs:
            continue
        has = 0
        for city in (seat, (seat + 1) % s.seats, (seat - 1) % s.seats):
            has += s.made[city][r] + sum(s.sold_choice[city][i] >> r & 1 for i in range(s.sold_choices[city]))
        has += sum(s.own_choice[seat][i] >> r & 1 for i in range(s.own_choices[seat]))
        if needs - has > worst[0]:
            worst = (needs - has, {"resource": f"resource-{resource}", "needs": needs, "has": min(has, needs)})
    return worst[1]
