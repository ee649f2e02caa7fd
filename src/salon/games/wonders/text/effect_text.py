"""The words of effects: what a card, leader or stage does, as a short text in a language.

An effect text of the components is read by `read_effect`. The message that tells it has the name of its kind,
like `effect-points-per` in `words/effects.en.ftl`; a table says what fills the message besides the amount.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

from salon.games.wonders.vocabulary import ANY_COLOUR, COLOURS, EVENTS, RESOURCES, SIDES, SYMBOLS, Effect, read_effect
from salon.kernel.words import Words

BETWEEN_EFFECTS = " · "  # not a comma: some texts have commas of their own

_ONLY_WHITE = 1 << COLOURS.index("white")
_FREE_LEADERS = read_effect("leaders free").amount
_OR, _AND = ("pair-or", "list-or"), ("pair-and", "list-and")
_SCOPES = {1: "scope-own", 6: "scope-neighbours", 7: "scope-all"}  # the numbers of vocabulary.SCOPES
_SIDE_NAMES = {number: side for side, number in SIDES.items()}


class _Telling(NamedTuple):
    """An effect that is being told in a language."""

    words: Words
    language: str
    effect: Effect

    def text(self, message: str, **facts: int | str) -> str:
        return self.words.text(self.language, message, **facts)

    def listed(self, endings: tuple[str, str], names: list[str]) -> str:
        """Names one after the other; the last one is joined by the ending for a pair or for a longer list."""
        if len(names) == 1:
            return names[0]
        start = reduce(lambda before, name: self.text("list-more", list=before, next=name), names[:-1])
        return self.text(endings[len(names) > 2], list=start, next=names[-1])

    def cards(self, endings: tuple[str, str]) -> str:
        """The colours of the effect, as they stand before the word card."""
        names = [self.words.part(self.language, f"colour-{name}", "card") for name in _members(self.effect, COLOURS)]
        return self.listed(endings, names)

    def colours(self) -> str:
        """The colours of the effect by their names."""
        return self.listed(_AND, [self.text(f"colour-{name}") for name in _members(self.effect, COLOURS)])

    def resource(self) -> str:
        return self.text(f"resource-{RESOURCES[self.effect.what]}")

    def resources(self) -> str:
        """The resources of the effect, of which one is chosen."""
        return self.listed(_OR, [self.text(f"resource-{name}") for name in _members(self.effect, RESOURCES)])

    def card(self) -> str:
        """The card that is free once in each age."""
        if self.effect.what == ANY_COLOUR:
            return self.text("cards-any")
        return self.text("cards-coloured", colours=self.cards(_OR))

    def counted(self) -> str:
        """What is counted, and in which cities."""
        return self.text(_SCOPES[self.effect.scope], each=_COUNTERS[self.effect.counter](self))


def _members(effect: Effect, of: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(of) if effect.what >> number & 1]


def _counted_cards(told: _Telling) -> str:
    if told.effect.what == _ONLY_WHITE:
        return told.text("counter-leaders")
    return told.text("counter-cards", colours=told.cards(_OR))


_COUNTERS: dict[str, Callable[[_Telling], str]] = {
    "CARDS": _counted_cards,
    "SETS": lambda told: told.text("counter-sets", colours=told.colours()),
    "SYMBOLS": lambda told: told.text("counter-symbols", resource=told.resource()),
    "COINS": lambda told: told.text("counter-coins", number=told.effect.what),
    "STAGES": lambda told: told.text("counter-stages"),
    "VICTORIES": lambda told: told.text("counter-victories"),
    "DEFEATS": lambda told: told.text("counter-defeats"),
    "MARKER": lambda told: told.text("counter-marker"),
}

_FACTS: dict[str, Callable[[_Telling], int | str]] = {
    "resource": _Telling.resource,
    "resources": _Telling.resources,
    "counted": _Telling.counted,
    "counter": lambda told: told.effect.counter.lower(),
    "event": lambda told: EVENTS[told.effect.what],
    "symbol": lambda told: told.text(f"symbol-{SYMBOLS[told.effect.what]}"),
    "side": lambda told: _SIDE_NAMES[told.effect.what],
    "card": _Telling.card,
    "colours": lambda told: told.cards(_AND),
    "colour": lambda told: told.words.part(told.language, f"colour-{COLOURS[told.effect.what]}", "card"),
}

_FILLED_BY: dict[str, str] = {  # by message: the fact that it needs besides the amount
    "effect-makes": "resource",
    "effect-makes-one-of": "resources",
    "effect-points-per": "counted",
    "effect-coins-per": "counted",
    "effect-coins-on": "event",
    "effect-shields-per": "counted",
    "effect-symbol": "symbol",
    "effect-trade-raw": "side",
    "effect-trade-manufactured": "side",
    "effect-dock": "side",
    "effect-free-once": "card",
    "effect-free-always": "colours",
    "effect-copy-stage": "side",
    "effect-loss-per": "counter",
    "effect-cheaper": "colour",
}
_AMOUNT_ONLY = (
    "effect-makes-other", "effect-makes-same", "effect-points", "effect-coins", "effect-coins-neighbours",
    "effect-shields", "effect-symbol-any", "effect-symbol-mask", "effect-pick", "effect-last-card",
    "effect-copy-guild", "effect-copy-leader", "effect-diplomacy", "effect-loss", "effect-lay", "effect-start",
    "effect-leaders-free", "effect-leaders-less", "effect-leaders-next-door", "effect-draw", "effect-recruit",
    "effect-cheaper-stage", "effect-stages-free", "effect-bank", "effect-set-bonus", "effect-defeats-to-winner",
)  # fmt: skip


def _message(effect: Effect) -> str:
    """The message of an effect; two kinds have a second form with words of its own."""
    if effect.kind == "LOSS" and effect.counter:
        return "effect-loss-per"
    if effect.kind == "LEADERS_LESS" and effect.amount == _FREE_LEADERS:
        return "effect-leaders-free"
    return "effect-" + effect.kind.lower().replace("_", "-")


def effect_text(words: Words, language: str, text: str) -> str:
    """What an effect text of the components does, in words; raises UnknownEffect if it is none."""
    told = _Telling(words, language, read_effect(text))
    message = _message(told.effect)
    if message in _AMOUNT_ONLY:
        return told.text(message, amount=told.effect.amount)
    fact = _FILLED_BY[message]
    return told.text(message, amount=told.effect.amount, **{fact: _FACTS[fact](told)})


def effects_text(words: Words, language: str, texts: list[str]) -> str:
    """Several effects of one card, leader, board or stage in words, one after the other."""
    return BETWEEN_EFFECTS.join(effect_text(words, language, text) for text in texts)
