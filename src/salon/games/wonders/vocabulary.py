"""The closed vocabulary of effects: what a card, leader or stage does, read from its row of components.

An effect is a short text: "points 3", "coins 1 per brown of all", "makes wood|clay". `read_effect` turns it
into numbers for the rules; a text that is not in the vocabulary is refused. `docs/wonders-components.md`
lists the whole vocabulary for people.
"""

from __future__ import annotations

import re

import msgspec

RAW = ("wood", "stone", "clay", "ore")
MANUFACTURED = ("glass", "loom", "papyrus")
RESOURCES = RAW + MANUFACTURED
COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white")
SYMBOLS = ("compass", "gear", "tablet")
SIDES = {"left": 1, "right": 2, "both": 3}
SCOPES = {"own": 1, "neighbours": 6, "all": 7}  # own city 1, left 2, right 4
EVENTS = ("yellow", "black", "chain", "victory", "trade", "bank")
ANY_COLOUR = (1 << 8) - 1  # all but white: leaders are no structures


class Effect(msgspec.Struct, frozen=True):
    """One effect: its kind (an EFFECT_ constant), an amount, and what the kind needs besides.

    `what` is a set of resources, colours or sides, or a number of a list above; `counter` names what is
    counted, `scope` in which cities.
    """

    kind: str
    amount: int = 0
    what: int = 0
    counter: str = ""
    scope: int = 0


class UnknownEffect(ValueError):
    """A text that is not in the vocabulary."""


def _set(names: str, of: tuple[str, ...], between: str = r"\+") -> int:
    found = 0
    for name in re.split(between, names):
        if name not in of:
            raise UnknownEffect(f"{name!r} is none of {', '.join(of)}")
        found |= 1 << of.index(name)
    return found


def _one(name: str, of: tuple[str, ...]) -> int:
    return _set(name, of).bit_length() - 1


def _counter(text: str) -> tuple[str, int]:
    """What is counted: a COUNTER_ constant, and the colours or the divisor it needs."""
    fixed = {"stages": "STAGES", "victories": "VICTORIES", "defeats": "DEFEATS", "marker": "MARKER"}
    if text in fixed:
        return fixed[text], 0
    if match := re.fullmatch(r"coins/([1-9])", text):
        return "COINS", int(match[1])
    if text.startswith("set:"):
        return "SETS", _set(text[4:], COLOURS)
    if text.endswith("-symbols"):
        return "SYMBOLS", _one(text.removesuffix("-symbols"), RESOURCES)
    return "CARDS", _set(text, COLOURS)


def _counted(kind: str, amount: str, counter: str, scope: str) -> Effect:
    if scope not in SCOPES:
        raise UnknownEffect(f"{scope!r} is none of {', '.join(SCOPES)}")
    name, what = _counter(counter)
    return Effect(kind, int(amount), what, name, SCOPES[scope])


def read_effect(text: str) -> Effect:
    """The effect of a text; raises UnknownEffect for one that is not in the vocabulary."""
    for pattern, made in _FORMS:
        if match := re.fullmatch(pattern, text):
            return made(*match.groups())
    raise UnknownEffect(f"{text!r} is not in the vocabulary of effects")


_N = r"(\d\d?)"
_FORMS = (
    (r"makes other", lambda: Effect("MAKES_OTHER")),
    (r"makes same", lambda: Effect("MAKES_SAME")),
    (r"makes (\w+(?:\|\w+)+)", lambda names: Effect("MAKES_ONE_OF", 1, _set(names, RESOURCES, r"\|"))),
    (r"makes (\w+)((?: \1)*)", lambda name, more: Effect("MAKES", 1 + more.count(" "), _one(name, RESOURCES))),
    (rf"points {_N}", lambda n: Effect("POINTS", int(n))),
    (rf"points {_N} per (\S+) of (\w+)", lambda n, c, s: _counted("POINTS_PER", n, c, s)),
    (rf"coins {_N}", lambda n: Effect("COINS", int(n))),
    (rf"coins {_N} for neighbours", lambda n: Effect("COINS_NEIGHBOURS", int(n))),
    (rf"coins {_N} per (\S+) of (\w+)", lambda n, c, s: _counted("COINS_PER", n, c, s)),
    (rf"coins {_N} on (\w+)", lambda n, event: Effect("COINS_ON", int(n), _one(event, EVENTS))),
    (rf"shields {_N}", lambda n: Effect("SHIELDS", int(n))),
    (rf"shields {_N} per (defeats) of (own)", lambda n, c, s: _counted("SHIELDS_PER", n, c, s)),
    (r"symbol any", lambda: Effect("SYMBOL_ANY")),
    (r"symbol mask", lambda: Effect("SYMBOL_MASK")),
    (r"symbol (\w+)", lambda name: Effect("SYMBOL", 1, _one(name, SYMBOLS))),
    (rf"trade raw (left|right|both) {_N}", lambda side, n: Effect("TRADE_RAW", int(n), SIDES[side])),
    (rf"trade manufactured (left|right|both) {_N}", lambda side, n: Effect("TRADE_MANUFACTURED", int(n), SIDES[side])),
    (rf"dock (left|right) {_N}", lambda side, n: Effect("DOCK", int(n), SIDES[side])),
    (r"pick", lambda: Effect("PICK")),
    (r"free any once-an-age", lambda: Effect("FREE_ONCE", 1, ANY_COLOUR)),
    (r"free (\S+) once-an-age", lambda colours: Effect("FREE_ONCE", 1, _set(colours, COLOURS))),
    (r"free (\S+) always", lambda colours: Effect("FREE_ALWAYS", 1, _set(colours, COLOURS))),
    (r"last-card", lambda: Effect("LAST_CARD")),
    (r"copy guild", lambda: Effect("COPY_GUILD")),
    (r"copy leader", lambda: Effect("COPY_LEADER")),
    (r"copy stage (left|right) last", lambda side: Effect("COPY_STAGE", 0, SIDES[side])),
    (r"copy stage (left|right) ([1-4])", lambda side, n: Effect("COPY_STAGE", int(n), SIDES[side])),
    (r"diplomacy", lambda: Effect("DIPLOMACY")),
    (rf"loss {_N}", lambda n: Effect("LOSS", int(n))),
    (rf"loss {_N} per victories", lambda n: Effect("LOSS", int(n), 0, "VICTORIES", 1)),
    (rf"loss {_N} per stages", lambda n: Effect("LOSS", int(n), 0, "STAGES", 1)),
    (rf"lay {_N}", lambda n: Effect("LAY", int(n))),
    (rf"start {_N}", lambda n: Effect("START", int(n))),
    (r"leaders free", lambda: Effect("LEADERS_LESS", 99)),
    (rf"leaders less {_N}", lambda n: Effect("LEADERS_LESS", int(n))),
    (rf"leaders next-door {_N}", lambda n: Effect("LEADERS_NEXT_DOOR", int(n))),
    (rf"draw {_N}", lambda n: Effect("DRAW", int(n))),
    (r"recruit", lambda: Effect("RECRUIT")),
    (rf"cheaper stage {_N}", lambda n: Effect("CHEAPER_STAGE", int(n))),
    (rf"cheaper (\w+) {_N}", lambda colour, n: Effect("CHEAPER", int(n), _one(colour, COLOURS))),
    (r"stages-free", lambda: Effect("STAGES_FREE")),
    (rf"bank {_N}", lambda n: Effect("BANK", int(n))),
    (rf"sets {_N}", lambda n: Effect("SET_BONUS", int(n))),
    (r"defeats-to-winner", lambda: Effect("DEFEATS_TO_WINNER")),
)  # fmt: skip
