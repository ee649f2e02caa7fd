"""What a rulebook shows besides its texts: what lies on the table, how it is laid out, and a short glossary.

A game lists the parts with their numbers, which come from its components. In its words, `part-ID` is the name of a part
and `.text` a second line; `lay-ID` is the same for a step of the set-up, `lay-note-2` the second line below the steps.
`glossary-ID` is a term as it stands alone, `.text` explains it in two lines, and `.rule` is the clause behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from salon.kernel.game import Game

SEED = "set-up"  # of the table that the page draws


class Amount(NamedTuple):
    """A part by its id, how many of it there are (None where no rule counts it), and what its words mention."""

    id: str
    number: int | None
    facts: dict[str, Any]


class Part(msgspec.Struct, frozen=True):
    """Pieces of one sort: the page draws them by their id."""

    id: str
    name: str
    text: str
    count: int | None


class Preparation(msgspec.Struct, frozen=True):
    """The table before the first turn: what is laid, in order, and the table as everybody sees it then."""

    seats: int
    steps: list[Part]
    notes: list[str]
    view: Any


class Term(msgspec.Struct, frozen=True):
    """A word of the game that a learner may not know."""

    id: str
    name: str
    text: str
    clause: str


class Learning(msgspec.Struct, frozen=True):
    """Everything that stands beside the lessons of a rulebook."""

    parts: list[Part]
    preparations: list[Preparation]
    terms: list[Term]


def learning(game: Game, language: str) -> Learning:
    """What stands beside the lessons; a game without parts has no preparations."""
    parts = [_part(game, language, "part", amount) for amount in game.text.parts()]
    return Learning(
        parts,
        [_preparation(game, language, seats) for seats in game.seat_counts if parts],
        list(_terms(game, language)),
    )


def _part(game: Game, language: str, kind: str, amount: Amount) -> Part:
    words, message = game.text.words, f"{kind}-{amount.id}"
    facts = {**amount.facts, "count": amount.number}
    return Part(
        amount.id,
        words.text(language, message, **facts),
        words.part(language, message, "text", **facts),
        amount.number,
    )


def _preparation(game: Game, language: str, seats: int) -> Preparation:
    words, facts = game.text.words, game.text.set_up_facts(seats)
    notes: list[str] = []
    while words.has(language, message := f"lay-note-{len(notes) + 1}"):
        notes.append(words.text(language, message, **facts))
    return Preparation(
        seats,
        [_part(game, language, "lay", amount._replace(facts=facts)) for amount in game.text.set_up_steps(seats)],
        notes,
        game.view(game.start(game.deal(seats, SEED)), None),
    )


def _terms(game: Game, language: str) -> Iterator[Term]:
    words = game.text.words
    for message in words.ids("en"):
        if name := re.fullmatch(r"glossary-(.+)", message):
            text = words.part(language, message, "text", **game.text.variables(language))
            yield Term(name[1], words.text(language, message), text, words.part(language, message, "rule"))
