"""The closed vocabulary of effects: what a card, leader, stage or board does.

The components write an effect as a short text: "points 3", "coins 1 per brown of all", "makes wood|clay". It is read
here, once, into an `Effect`. The rule tables, the sentences and the icons of the page are made from that struct.
`docs/wonders-components.md` lists the vocabulary for people.

A form of the vocabulary defines the text, what the page draws for it, and the clause that explains it. Its
kind is also the name of its message (`effect-points-per`) and of its constant (`EFFECT_POINTS_PER`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from salon.kernel.catalogue import Icon

RAW = ("wood", "stone", "clay", "ore")
MANUFACTURED = ("glass", "loom", "papyrus")
RESOURCES = RAW + MANUFACTURED
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"]
COLOURS: tuple[str, ...] = get_args(Colour)
SYMBOLS = ("compass", "gear", "tablet")
SIDES = ("left", "right", "both")
SCOPES = ("own", "neighbours", "all")
EVENTS = ("yellow", "black", "chain", "victory", "trade", "bank")
STRUCTURES = COLOURS[:8]  # leaders are no structures
FREE_LEADERS = 99  # a discount that no leader's price exceeds
MAX_SHIELDS_IN_A_ROW = 3  # more are drawn as one shield with a number


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect. A field that its kind does not need keeps its default.

    `of` names resources, colours, a symbol or an event. `counter` is what is counted, in the cities of `scope`;
    `divisor` is how many coins count as one.
    """

    kind: str
    amount: int = 0
    of: tuple[str, ...] = ()
    counter: str = ""
    scope: str = ""
    side: str = ""
    divisor: int = 0
    clause: str = ""  # "" if only the colour of the card explains it
    icons: tuple[Icon, ...] = ()


class UnknownEffect(ValueError):
    """A text that is not in the vocabulary."""


class Form(NamedTuple):
    """One form of the vocabulary.

    `template` has the fields of FIELDS in braces. `fixed` are fields that the template does not name.
    """

    template: str
    kind: str
    icons: Callable[[Effect], list[Icon]]
    clause: str = ""
    fixed: dict[str, Any] = {}


def read_effect(text: str) -> Effect:
    """The effect of a text; raises UnknownEffect for one that is not in the vocabulary."""
    for pattern, form in _PATTERNS:
        if match := pattern.fullmatch(text):
            fields: dict[str, Any] = dict(form.fixed)
            for name, value in match.groupdict().items():
                fields |= FIELDS[name][1](value)
            bare = Effect(form.kind, clause=form.clause, **fields)
            return msgspec.structs.replace(bare, icons=tuple(form.icons(bare)))
    raise UnknownEffect(f"{text!r} is not in the vocabulary of effects")


# --- the fields of a template --------------------------------------------------------------------------


def _names(text: str, of: tuple[str, ...], between: str) -> dict[str, Any]:
    found = tuple(text.split(between))
    for name in found:
        if name not in of:
            raise UnknownEffect(f"{name!r} is none of {', '.join(of)}")
    return {"of": tuple(name for name in of if name in found)}


def _goods(text: str) -> dict[str, Any]:
    """One resource, named as often as it is made: "ore ore"."""
    names = text.split()
    return _names(names[0], RESOURCES, " ") | {"amount": len(names)}


def _counter(text: str) -> dict[str, Any]:
    """What is counted, with the colours, the resource or the coins it needs."""
    if text in ("stages", "victories", "defeats", "marker"):
        return {"counter": text}
    if match := re.fullmatch(r"coins/([1-9])", text):
        return {"counter": "coins", "divisor": int(match[1])}
    if text.startswith("set:"):
        return {"counter": "sets"} | _names(text[4:], COLOURS, "+")
    if text.endswith("-symbols"):
        return {"counter": "symbols"} | _names(text.removesuffix("-symbols"), RESOURCES, "+")
    return {"counter": "cards"} | _names(text, COLOURS, "+")


FIELDS: dict[str, tuple[str, Callable[[str], dict[str, Any]]]] = {
    "n": (r"\d\d?", lambda text: {"amount": int(text)}),
    "stage": (r"[1-4]", lambda text: {"amount": int(text)}),
    "goods": (r"(?P<good>\w+)(?: (?P=good))*", _goods),
    "good": ("", lambda text: {}),
    "one_of": (r"\w+(?:\|\w+)+", lambda text: _names(text, RESOURCES, "|")),
    "symbol": (r"\w+", lambda text: _names(text, SYMBOLS, " ")),
    "colour": (r"\w+", lambda text: _names(text, COLOURS, " ")),
    "colours": (r"\S+", lambda text: _names(text, COLOURS, "+")),
    "event": (r"\w+", lambda text: _names(text, EVENTS, " ")),
    "counter": (r"\S+", _counter),
    "scope": ("|".join(SCOPES), lambda text: {"scope": text}),
    "side": ("|".join(SIDES), lambda text: {"side": text}),
    "neighbour": ("left|right", lambda text: {"side": text}),
}


# --- what the page draws ---------------------------------------------------------------------------------


def _colours(names: tuple[str, ...], under: str = "") -> list[Icon]:
    return _one_of([Icon("kind", of=(name,), under=under) for name in names])


def _one_of(icons: list[Icon]) -> list[Icon]:
    """Icons of which one holds, with a slash between."""
    return [part for icon in icons for part in (Icon("or"), icon)][1:]


def _amount(symbol: str, under: str = "") -> Callable[[Effect], list[Icon]]:
    """A symbol with the amount on it."""
    return lambda e: [Icon(symbol, e.amount, under)]


def _shields(effect: Effect) -> list[Icon]:
    if effect.amount > MAX_SHIELDS_IN_A_ROW:
        return [Icon("shield", effect.amount)]
    return [Icon("shield")] * effect.amount


def _counted(effect: Effect) -> list[Icon]:
    """What is counted, and in whose cities."""
    under = "" if effect.scope == "own" else effect.scope
    match effect.counter:
        case "cards":
            return _colours(effect.of, under)
        case "sets":
            return [Icon("set", of=effect.of, under=under)]
        case "symbols":
            return [Icon(effect.of[0], under=under)]
        case "coins":
            return [Icon("coin", effect.divisor, under)]
        case "marker":
            return [Icon("tucked", under=under)]
    return [Icon({"stages": "stage", "victories": "victory", "defeats": "defeat"}[effect.counter], under=under)]


def _event(effect: Effect) -> list[Icon]:
    """When coins come: after a card of a colour, a chain, a victory, a trade, or coins from the bank."""
    event = effect.of[0]
    symbols = {"trade": "trade-both", "chain": "chain", "victory": "victory", "bank": "bank"}
    when = Icon(symbols[event]) if event in symbols else Icon("kind", of=(event,))
    return [when, Icon("gives"), Icon("coin", effect.amount)]


def _same_or_other(sign: str) -> Callable[[Effect], list[Icon]]:
    return lambda e: [Icon("any-good"), Icon(sign), *_colours(("brown", "grey"))]


def _trade(goods: tuple[str, ...]) -> Callable[[Effect], list[Icon]]:
    return lambda e: [Icon(f"trade-{e.side}"), Icon("goods", of=goods), Icon("coin", e.amount)]


# --- the vocabulary --------------------------------------------------------------------------------------

FORMS = (
    Form("makes other", "makes-other", _same_or_other("other"), "13.4"),
    Form("makes same", "makes-same", _same_or_other("same"), "13.4"),
    Form("makes {one_of}", "makes-one-of", lambda e: _one_of([Icon(name) for name in e.of]), fixed={"amount": 1}),
    Form("makes {goods}", "makes", lambda e: [Icon(e.of[0])] * e.amount),
    Form("points {n}", "points", _amount("seal")),
    Form("points {n} per {counter} of {scope}", "points-per",
         lambda e: [Icon("seal", e.amount), Icon("per"), *_counted(e)]),
    Form("coins {n}", "coins", _amount("coin")),
    Form("coins {n} for neighbours", "coins-neighbours", _amount("coin", "neighbours"), "13.8"),
    Form("coins {n} per {counter} of {scope}", "coins-per",
         lambda e: [Icon("coin", e.amount), Icon("per"), *_counted(e)]),
    Form("coins {n} on trade", "coins-on", _event, "12.8", {"of": ("trade",)}),
    Form("coins {n} on bank", "coins-on", _event, "13.9", {"of": ("bank",)}),
    Form("coins {n} on black", "coins-on", _event, "13.6", {"of": ("black",)}),
    Form("coins {n} on {event}", "coins-on", _event, "12.9"),
    Form("shields {n}", "shields", _shields),
    Form("shields {n} per defeats of own", "shields-per", lambda e: [*_shields(e), Icon("per"), *_counted(e)], "13.7",
         {"counter": "defeats", "scope": "own"}),
    Form("symbol any", "symbol-any", lambda e: [Icon("any-symbol")], "10.11"),
    Form("symbol mask", "symbol-mask", lambda e: [Icon("mask")], "10.14"),
    Form("symbol {symbol}", "symbol", lambda e: [Icon(e.of[0])], fixed={"amount": 1}),
    Form("trade raw {side} {n}", "trade-raw", _trade(RAW), "5.2"),
    Form("trade manufactured {side} {n}", "trade-manufactured", _trade(MANUFACTURED), "5.2"),
    Form("dock {neighbour} {n}", "dock", lambda e: [Icon("dock", under=e.side), Icon("coin", -e.amount)], "13.3"),
    Form("pick", "pick", lambda e: [Icon("pick")], "7.1"),
    Form("free any once-an-age", "free-once", lambda e: [Icon("free", under="ages")], "4.7",
         {"amount": 1, "of": STRUCTURES}),
    Form("free {colours} once-an-age", "free-once", lambda e: [Icon("free", under="ages"), *_colours(e.of)], "4.7",
         {"amount": 1}),
    Form("free {colours} always", "free-always", lambda e: [Icon("free", under="always"), *_colours(e.of)], "12.10",
         {"amount": 1}),
    Form("last-card", "last-card", lambda e: [Icon("last-card")], "3.7"),
    Form("copy guild", "copy-guild", lambda e: [Icon("copy"), *_colours(("purple",), "neighbours")], "10.12"),
    Form("copy leader", "copy-leader", lambda e: [Icon("copy"), *_colours(("white",), "neighbours")], "12.13"),
    Form("copy stage {neighbour} last", "copy-stage", lambda e: [Icon("copy"), Icon("stage", 0, e.side)], "11.10"),
    Form("copy stage {neighbour} {stage}", "copy-stage", lambda e: [Icon("copy"), Icon("stage", e.amount, e.side)],
         "11.10"),
    Form("diplomacy", "diplomacy", lambda e: [Icon("dove")], "8.3"),
    Form("loss {n}", "loss", lambda e: [Icon("number", e.amount), Icon("coin-broken")], "9.1"),
    Form("loss {n} per victories", "loss-per",
         lambda e: [Icon("number", e.amount), Icon("coin-broken"), Icon("per"), *_counted(e)], "9.1",
         {"counter": "victories", "scope": "own"}),
    Form("loss {n} per stages", "loss-per",
         lambda e: [Icon("number", e.amount), Icon("coin-broken"), Icon("per"), *_counted(e)], "9.1",
         {"counter": "stages", "scope": "own"}),
    Form("lay {n}", "lay",
         lambda e: [Icon("leader"), Icon("gives"), Icon("seal", e.amount), Icon("per"), Icon("coin", 1)], "11.16"),
    Form("start {n}", "start", lambda e: [Icon("start"), Icon("coin", e.amount)], "11.9"),
    Form("leaders free", "leaders-free", lambda e: [Icon("leader"), Icon("free")], "12.5", {"amount": FREE_LEADERS}),
    Form("leaders less {n}", "leaders-less", lambda e: [Icon("leader"), Icon("coin", -e.amount)], "12.5"),
    Form("leaders next-door {n}", "leaders-next-door",
         lambda e: [Icon("leader", under="neighbours"), Icon("coin", -e.amount)], "12.5"),
    Form("draw {n}", "draw", lambda e: [Icon("number", e.amount), Icon("draw")], "12.14"),
    Form("recruit", "recruit", lambda e: [Icon("more"), Icon("leader")], "12.19"),
    Form("cheaper stage {n}", "cheaper-stage",
         lambda e: [Icon("stage"), Icon("number", -e.amount), Icon("any-good")], "12.6"),
    Form("cheaper {colour} {n}", "cheaper",
         lambda e: [*_colours(e.of), Icon("number", -e.amount), Icon("any-good")], "12.6"),
    Form("stages-free", "stages-free", lambda e: [Icon("stage"), Icon("none", of=("any-good",))], "13.5"),
    Form("bank {n}", "bank",
         lambda e: [Icon("coin", -e.amount), Icon("bank"), Icon("gives"), Icon("any-good")], "12.7"),
    Form("sets {n}", "set-bonus", lambda e: [Icon("seal", e.amount), Icon("per"), Icon("set", of=SYMBOLS)], "12.16"),
    Form("defeats-to-winner", "defeats-to-winner",
         lambda e: [Icon("defeat"), Icon("gives"), Icon("shield", under="neighbours")], "12.12"),
)  # fmt: skip


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", lambda field: f"(?P<{field[1]}>{FIELDS[field[1]][0]})", template))


_PATTERNS = tuple((_pattern(form.template), form) for form in FORMS)
