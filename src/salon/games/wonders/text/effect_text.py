"""The words of effects: what a card, leader or stage does, as a short text in a language.

The message of an effect has the name of its kind, like `effect-points-per` in `words/effects.en.ftl`. It gets the
amount and the facts that its kind names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import NamedTuple

from salon.games.wonders.vocabulary import STRUCTURES, Effect
from salon.kernel.words import Words

BETWEEN_EFFECTS = " · "  # not a comma: some texts have commas of their own

_OR, _AND = ("pair-or", "list-or"), ("pair-and", "list-and")


class _EffectWords(NamedTuple):
    """An effect, with the words of a language."""

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
        """The colours of the effect, in the form used before the word card."""
        names = [self.words.part(self.language, f"colour-{name}", "card") for name in self.effect.of]
        return self.listed(endings, names)

    def colours(self) -> str:
        """The colours of the effect by their names."""
        return self.listed(_AND, [self.text(f"colour-{name}") for name in self.effect.of])

    def resources(self) -> str:
        """The resources of the effect, of which one is chosen."""
        return self.listed(_OR, [self.text(f"resource-{name}") for name in self.effect.of])

    def free_card(self) -> str:
        """The card that is free once in each age."""
        if self.effect.of == STRUCTURES:
            return self.text("cards-any")
        return self.text("cards-coloured", colours=self.cards(_OR))

    def counted(self) -> str:
        """What is counted, and in which cities."""
        return self.text(f"scope-{self.effect.scope}", each=self.counter())

    def counter(self) -> str:
        """What is counted."""
        match self.effect.counter:
            case "cards" if self.effect.of == ("white",):
                return self.text("counter-leaders")
            case "cards":
                return self.text("counter-cards", colours=self.cards(_OR))
            case "sets":
                return self.text("counter-sets", colours=self.colours())
            case "symbols":
                return self.text("counter-symbols", resource=self.resources())
            case "coins":
                return self.text("counter-coins", number=self.effect.divisor)
        return self.text(f"counter-{self.effect.counter}")


# The facts that the message of a kind names besides the amount.
_FACTS: dict[str, tuple[str, Callable[[_EffectWords], str]]] = {
    "makes": ("resource", _EffectWords.resources),
    "makes-one-of": ("resources", _EffectWords.resources),
    "points-per": ("counted", _EffectWords.counted),
    "coins-per": ("counted", _EffectWords.counted),
    "shields-per": ("counted", _EffectWords.counted),
    "coins-on": ("event", lambda words: words.effect.of[0]),
    "symbol": ("symbol", lambda words: words.text(f"symbol-{words.effect.of[0]}")),
    "trade-raw": ("side", lambda words: words.effect.side),
    "trade-manufactured": ("side", lambda words: words.effect.side),
    "dock": ("side", lambda words: words.effect.side),
    "copy-stage": ("side", lambda words: words.effect.side),
    "free-once": ("card", _EffectWords.free_card),
    "free-always": ("colours", lambda words: words.cards(_AND)),
    "loss-per": ("counter", lambda words: words.effect.counter),
    "cheaper": ("colour", lambda words: words.cards(_AND)),
}


def effect_text(words: Words, language: str, effect: Effect) -> str:
    """What an effect does, in words."""
    facts: dict[str, int | str] = {"amount": effect.amount}
    if effect.kind in _FACTS:
        name, fact = _FACTS[effect.kind]
        facts[name] = fact(_EffectWords(words, language, effect))
    return words.text(language, f"effect-{effect.kind}", **facts)


def effects_text(words: Words, language: str, effects: Iterable[Effect]) -> str:
    """Several effects of one card, leader, board or stage in words, one after the other."""
    return BETWEEN_EFFECTS.join(effect_text(words, language, effect) for effect in effects)
