"""The worked examples of a rulebook as the page shows them: the position before and after, in words and numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.kernel.examples import Example, PlayedExample, examples_of, play_example
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError
from salon.server.game_log import example_lines
from salon.server.protocol import Line


class ExampleView(msgspec.Struct, frozen=True):
    """An example: its sentences, the views of its seat before and after the move, and what the move cost and brought.

    An example of something that is not possible has a `refusal` in place of a result. One without a move is a position
    to look at.
    """

    id: str
    clauses: list[str]
    title: str
    text: str
    players: list[str]
    seat: int
    move: str
    words: str  # the move in words
    before: Any
    after: Any
    changes: dict[str, int]
    lines: list[Line]
    refusal: str


def example_views(game: Game, language: str) -> list[ExampleView]:
    """The examples of a game; those that are not possible with the values of an own copy are left out."""
    views = []
    for example in examples_of(game):
        try:
            views.append(_view(game, play_example(game, example), language))
        except SalonError:
            if not game.components.overrides:
                raise
    return views


def _view(game: Game, played: PlayedExample, language: str) -> ExampleView:
    example: Example = played.example
    seat, before = example.seat, game.view(played.before, example.seat)
    move = next(iter(example.shown.split()), "")
    events = game.events_of(played.notes, None)  # as the log tells it to everybody
    return ExampleView(
        id=example.id,
        clauses=example.clauses,
        title=game.text.words.text(language, example.message),
        text=game.text.example_text(played, language),
        players=example.players,
        seat=seat,
        move=move,
        words=game.text.action_text(before, game.actions.parse(move), language) if move else "",
        before=before,
        after=game.view(played.after, seat),
        changes=played.changes,
        lines=example_lines(game, events, language, example.players),
        refusal=game.text.reason_text(played.reason, language) if played.reason is not None else "",
    )
