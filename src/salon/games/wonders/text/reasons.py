"""The reasons of refusals: their codes, their clauses, and the facts in their sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from salon.games.wonders.notation import BOARDS, LEADERS, PIECES, SOURCES, action_type
from salon.games.wonders.pieces import pieces_of
from salon.games.wonders.rules import constants, queries
from salon.games.wonders.rules.constants import FIRST_LEADER
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.vocabulary import RESOURCES
from salon.kernel.components import Components

Facts = dict[str, int | str]

CLAUSES = {
    "WRONG_MOMENT": "3.1", "CARD_CHOSEN": "3.1", "NOT_IN_HAND": "3.1", "SAME_NAME": "4.2", "COINS": "4.1",
    "RESOURCES": "4.4", "TRADE_COINS": "5.2", "WONDER_DONE": "6.2", "STAGE_BUILT": "11.1", "NO_SUCH_STAGE": "6.2",
    "WAY": "5.4", "LEADER_COINS": "12.2", "NOT_IN_PILE": "7.1", "NOT_RECRUITED": "11.16", "ALREADY_LAID": "11.16",
    "NO_LEADER_THERE": "12.13", "MUST_COPY": "12.13", "BOARD_GONE": "2.1", "DEBT_TOO_SMALL": "9.3",
    "DEBT_TOO_LARGE": "9.3", "NOT_OFFERED": "12.1",
}  # fmt: skip

REASONS: dict[int, tuple[str, str]] = {
    1: ("over", "10.1"),
    2: ("not-waiting", "3.1"),
    3: ("no-such-action", "3.1"),
} | {getattr(constants, f"REASON_{name}"): (name.lower().replace("_", "-"), clause) for name, clause in CLAUSES.items()}


class RefusedAction(NamedTuple):
    """An action that was refused, and the position it was refused in."""

    components: Components
    position: WondersPosition
    seat: int
    type: str
    number: int

    @property
    def coins(self) -> int:
        """The coins of the seat."""
        return queries.coins(self.position, self.seat)

    @property
    def source(self) -> int:
        """The card or stage whose cost is meant: of several open stages the one that is named, or the first."""
        if self.type == "BUILD":
            return self.number
        stages = queries.open_stages(self.position, self.seat)
        return next((source for at, source in stages if self.type != "AT" or at == self.number), -1)


def reason_facts(components: Components, position: WondersPosition, seat: int, action: int, code: str) -> Facts:
    """The facts that the sentence of a refusal names."""
    found = FACTS.get(code)
    return found(RefusedAction(components, position, seat, *action_type(action))) if found else {}


def _card(refused: RefusedAction) -> Facts:
    return {"card": PIECES[refused.number]}


def _leader(refused: RefusedAction) -> Facts:
    return {"leader": LEADERS[refused.number]}


def _stage(refused: RefusedAction) -> Facts:
    return {"stage": refused.number + 1}


def _leader_coins(refused: RefusedAction) -> Facts:
    needs = queries.leader_cost(refused.position, refused.seat, refused.number - FIRST_LEADER)
    return {"leader": PIECES[refused.number], "needs": needs, "has": refused.coins}


def _coins(refused: RefusedAction) -> Facts:
    source = SOURCES[refused.source]
    return {"what": source, "needs": printed_cost(refused.components, source)[0], "has": refused.coins}


def _trade_coins(refused: RefusedAction) -> Facts:
    needs = queries.least_coins(refused.position, refused.seat, refused.source)
    return {"what": SOURCES[refused.source], "needs": needs, "has": refused.coins}


def _resources(refused: RefusedAction) -> Facts:
    """The resource that is hardest to get: how many are needed, and how many the city and its neighbours produce."""
    source = SOURCES[refused.source]
    cost = printed_cost(refused.components, source)[1]
    missing = {}
    for r, resource in enumerate(RESOURCES):
        if needs := cost.count(resource):
            missing[resource] = needs - queries.obtainable(refused.position, refused.seat, r)
    worst = max(missing, key=missing.__getitem__)
    needs = cost.count(worst)
    has = min(needs - missing[worst], needs)
    return {"what": source, "resource": f"resource-{worst}", "needs": needs, "has": has}


def _debts(refused: RefusedAction) -> Facts:
    loss = queries.loss(refused.position, refused.seat)
    return {"least": max(loss - refused.coins, 0), "most": loss}


def printed_cost(components: Components, source: str) -> tuple[int, list[str]]:
    """The coins and resources printed on a card or stage."""
    pieces = pieces_of(components)
    found = pieces.cards.get(source) or pieces.stages[source]
    return found.coins, found.cost


FACTS: dict[str, Callable[[RefusedAction], Facts]] = {
    "not-in-hand": _card,
    "same-name": _card,
    "not-in-pile": _card,
    "not-recruited": _leader,
    "already-laid": _leader,
    "no-leader-there": _leader,
    "not-offered": _leader,
    "leader-coins": _leader_coins,
    "coins": _coins,
    "trade-coins": _trade_coins,
    "resources": _resources,
    "debt-too-small": _debts,
    "debt-too-large": _debts,
    "board-gone": lambda refused: {"board": BOARDS[refused.number]},
    "stage-built": _stage,
    "no-such-stage": _stage,
}
