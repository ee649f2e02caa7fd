"""Checks of component values: the reasons why no game could be played with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salon.games.wonders.notation import CARDS, MAX_DEBT, MAX_STAGES
from salon.games.wonders.pieces import CARDS_OF_AGES
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, Effect, UnknownEffect, read_effect
from salon.kernel.components import Components, Fault

MAX_NUMBER = 30
MAX_EFFECTS = 3
MAX_NEEDED = 7
MAX_PRICE = 2
SETS = ("base", "leaders", "cities", "wonder_pack")
AGES = (1, 2, 3)
# Values that the rules rely on and that cannot differ.
FIXED = {"rules.leaders_dealt": 4}
WORDS_OF = {
    "colour": COLOURS[:6],
    "set": SETS,
    "resource": (*RESOURCES, "none"),
    "order": ("rising", "any"),
}

Faults = Iterator[Fault]


def faults(components: Components) -> list[Fault]:
    """All faults of the component values."""
    found = [fault for key, value in components.values.items() for fault in _value_faults(key, value.value)]
    return [*found, *_rules(components), *_losses(components), *_laying(components), *_decks(components)]


def _value_faults(key: str, value: Any) -> Faults:
    """What is wrong with a single value."""
    name = key.rpartition(".")[2]
    for number in value if isinstance(value, list) else [value]:
        if isinstance(number, int) and not 0 <= number <= MAX_NUMBER:
            yield _range(key, 0, MAX_NUMBER, number)
    if key in FIXED and value != FIXED[key]:
        yield Fault(key, "fixed", {"number": FIXED[key]})
    if name in WORDS_OF and value not in WORDS_OF[name]:
        yield _choice(key, value, WORDS_OF[name])
    if name == "effects":
        yield from _effects(key, value)
    elif name == "cost":
        yield from _cost(key, value)
    elif name == "leads_to":
        for card in value:
            if card not in CARDS:
                yield Fault(key, "no-card", {"word": repr(card)})
    elif name == "age" and value not in AGES:
        yield _range(key, AGES[0], AGES[-1], value)


def _effects(key: str, texts: list[str]) -> Faults:
    if len(texts) > MAX_EFFECTS:
        yield Fault(key, "too-many", {"count": len(texts), "most": MAX_EFFECTS})
    for text in texts:
        try:
            found = read_effect(text)
        except UnknownEffect:
            yield Fault(key, "effect", {"word": repr(text)})
            continue
        if found.kind.startswith("trade") and found.amount > MAX_PRICE:
            yield Fault(key, "price", {"most": MAX_PRICE, "number": found.amount})


def _cost(key: str, cost: list[str]) -> Faults:
    if len(cost) > MAX_NEEDED:
        yield Fault(key, "too-many", {"count": len(cost), "most": MAX_NEEDED})
    for name in dict.fromkeys(cost):
        if name not in RESOURCES:
            yield _choice(key, name, RESOURCES)


def _rules(components: Components) -> Faults:
    for key, max_value in (("rules.coins_a_point", MAX_NUMBER), ("rules.trade_price", MAX_PRICE)):
        if not 1 <= components[key] <= max_value:
            yield _range(key, 1, max_value, components[key])
    if len(components["rules.victory"]) != len(AGES):
        yield Fault("rules.victory", "victory", {"count": len(components["rules.victory"])})


def _known_effects(components: Components) -> Iterator[tuple[str, Effect]]:
    """All effects that can be read, with their texts."""
    for key, value in components.values.items():
        for text in value.value if key.endswith(".effects") else []:
            try:
                yield text, read_effect(text)
            except UnknownEffect:
                continue


def _losses(components: Components) -> Faults:
    """All losses one turn can bring must be numbers that a debt can have."""
    max_counts = {"": 1, "victories": 4, "stages": MAX_STAGES}
    losses = [found for _, found in _known_effects(components) if found.kind in ("loss", "loss-per")]
    total = sum(found.amount * max_counts[found.counter] for found in losses)
    if total > MAX_DEBT:
        yield Fault("city", "losses", {"total": total, "most": MAX_DEBT})


def _laying(components: Components) -> Faults:
    """Leaders laid on a board count the same everywhere."""
    laying = sorted({text for text, _ in _known_effects(components) if text.startswith("lay ")})
    if len(laying) > 1:
        yield Fault("board", "laying", {"words": ", ".join(map(repr, laying))})


def _decks(components: Components) -> Faults:
    for seats in range(3, 8):
        for age in AGES:
            yield from deck_faults(components, age, seats)


def deck_faults(components: Components, age: int, seats: int) -> Faults:
    """The cards of an age must make whole hands for every number of seats and every set of expansions."""
    cards = sum(sum(mark <= seats for mark in components[f"card.{row}.marks"]) for row in CARDS_OF_AGES[age])
    guilds = seats + components["rules.guilds_beyond_seats"] if age == AGES[-1] else 0
    if cards + guilds != 7 * seats:
        yield Fault("card", "deck", {"age": age, "count": cards + guilds, "seats": seats, "needed": 7 * seats})
    black = sum(components[f"city.{row}.age"] == age for row in components.rows("city"))
    if black < seats:
        yield Fault("city", "black-cards", {"age": age, "count": black, "seats": seats})
    base = sum(components[f"guild.{row}.set"] == "base" for row in components.rows("guild"))
    if guilds > base:
        yield Fault("rules.guilds_beyond_seats", "guilds", {"count": base, "seats": seats, "needed": guilds})


def _range(key: str, min_value: int, max_value: int, number: int) -> Fault:
    return Fault(key, "range", {"least": min_value, "most": max_value, "number": number})


def _choice(key: str, word: Any, words: tuple[str, ...]) -> Fault:
    return Fault(key, "choice", {"word": repr(word), "choices": ", ".join(words)})
