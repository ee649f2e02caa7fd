"""Checks of component values: those that no game could be played with are refused, with the key and the reason."""

from __future__ import annotations

from typing import Any

from salon.games.wonders.notation import CARDS, MAX_DEBT, MAX_STAGES
from salon.games.wonders.pieces import CARDS_OF_AGES
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, UnknownEffect, read_effect
from salon.kernel.components import Components, ComponentsError

MAX_EFFECTS = 3
MAX_NEEDED = 7
SETS = ("base", "leaders", "cities", "wonder_pack")
# Values that are the frame of the game; with another one it would be another game.
FIXED = {"rules.leaders_dealt": 4}


def check(c: Components) -> None:
    """Refuse components that no game could be played with, naming the key and the reason."""
    for key, value in c.values.items():
        if isinstance(value.value, int) and not 0 <= value.value <= 30:
            raise ComponentsError(key, f"must be from 0 to 30, not {value.value}")
        if key in FIXED and value.value != FIXED[key]:
            raise ComponentsError(key, f"must be {FIXED[key]}: the draft is made for it")
        if key.endswith(".effects"):
            _check_effects(key, value.value)
        if key.endswith(".cost"):
            _check_cost(key, value.value)
        if key.endswith(".colour"):
            _one_of(key, value.value, COLOURS[:6])
        if key.endswith(".set"):
            _one_of(key, value.value, SETS)
        if key.endswith(".resource"):
            _one_of(key, value.value, (*RESOURCES, "none"))
        if key.endswith(".order"):
            _one_of(key, value.value, ("rising", "any"))
        if key.endswith(".leads_to"):
            for name in value.value:
                _one_of(key, name, CARDS)
        if key.endswith(".age") and value.value not in (1, 2, 3):
            raise ComponentsError(key, "the ages are 1, 2 and 3")
    for key in ("rules.coins_a_point", "rules.trade_price"):
        if not 1 <= c[key] <= (2 if key.endswith("price") else 30):
            raise ComponentsError(key, "must be at least 1, and a resource costs at most 2")
    if len(c["rules.victory"]) != 3:
        raise ComponentsError("rules.victory", "needs three numbers, one for each age")
    _check_losses(c)
    laying = {text for key, v in c.values.items() if key.endswith(".effects") for text in v.value if text[:4] == "lay "}
    if len(laying) > 1:
        raise ComponentsError(
            "board", f"leaders laid on a board count the same everywhere, not {', '.join(sorted(laying))}"
        )
    for cities in (False, True):
        for seats in range(3, 8):
            for age in (1, 2, 3):
                check_deck(c, age, seats, cities)


def _one_of(key: str, word: Any, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ComponentsError(key, f"{word!r} is none of {', '.join(words) if len(words) < 20 else 'the cards'}")


def _check_effects(key: str, texts: list[str]) -> None:
    if len(texts) > MAX_EFFECTS:
        raise ComponentsError(key, f"has {len(texts)} effects; there is room for {MAX_EFFECTS}")
    for text in texts:
        try:
            found = read_effect(text)
        except UnknownEffect as error:
            raise ComponentsError(key, str(error)) from None
        if found.kind.startswith("trade") and found.amount > 2:
            raise ComponentsError(key, "a resource costs at most 2")


def _check_cost(key: str, cost: list[str]) -> None:
    if len(cost) > MAX_NEEDED:
        raise ComponentsError(key, f"needs {len(cost)} resources; there is room for {MAX_NEEDED}")
    for name in cost:
        _one_of(key, name, RESOURCES)


def _check_losses(c: Components) -> None:
    """All losses one turn can bring must be numbers that a debt can have."""
    most = {"": 1, "victories": 4, "stages": MAX_STAGES}
    effects = [read_effect(text) for key, v in c.values.items() if key.endswith(".effects") for text in v.value]
    total = sum(found.amount * most[found.counter] for found in effects if found.kind in ("loss", "loss-per"))
    if total > MAX_DEBT:
        raise ComponentsError("city", f"its losses could take {total} coins in one turn; there is room for {MAX_DEBT}")


def check_deck(c: Components, age: int, seats: int, cities: bool) -> None:
    """The cards of an age must make whole hands for every number of seats and every set of expansions."""
    cards = sum(sum(mark <= seats for mark in c[f"card.{row}.marks"]) for row in CARDS_OF_AGES[age])
    guilds = seats + c["rules.guilds_beyond_seats"] if age == 3 else 0
    if cards + guilds != 7 * seats:
        raise ComponentsError(
            "card", f"age {age} has {cards + guilds} cards for {seats} players; there must be {7 * seats}"
        )
    if cities:
        black = sum(c[f"city.{row}.age"] == age for row in c.rows("city"))
        if black < seats:
            raise ComponentsError("city", f"age {age} has {black} black cards, too few for {seats} players")
    if guilds > sum(c[f"guild.{row}.set"] == "base" for row in c.rows("guild")):
        raise ComponentsError("rules.guilds_beyond_seats", f"there are too few guilds for {seats} players")
