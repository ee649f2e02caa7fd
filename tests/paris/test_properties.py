"""Properties of Paris over games that hypothesis makes up, and makes small when one fails."""

from __future__ import annotations

import json
import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st

import salon
from salon import Position, Record, Rng
from salon.kernel.record import Result
from tests.paris import referee as independent

GAME = salon.game("paris")
VALUES = independent.flatten(tomllib.loads((GAME.folder / "components" / "1.toml").read_text(encoding="utf-8")))

DEALS = st.builds(
    lambda seats, seed, options: GAME.deal_with(seats, options, seed),
    st.sampled_from(GAME.seat_counts),
    st.integers(0, 10**9),
    st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in GAME.options}),
)
PICKS = st.lists(st.integers(0, 2**16), max_size=300)


def played(deal: salon.Deal, picks: list[int]) -> tuple[Position, list[tuple[int, int]]]:
    """A game as far as the picks go: each names one of the legal moves."""
    position = GAME.start(deal)
    moves = []
    for pick in picks:
        seat = position.to_act
        if seat < 0:
            break
        legal = position.legal(seat)
        moves.append((seat, legal[pick % len(legal)]))
        position.play(*moves[-1])
    return position, moves


@settings(max_examples=60, deadline=None)
@given(DEALS, PICKS)
def test_a_record_of_any_game_is_that_game(deal: salon.Deal, picks: list[int]) -> None:
    position, moves = played(deal, picks)
    record = Record.from_json(Record.of(GAME, deal, moves).to_json(), salon.game)
    record.verify()
    assert record.replay() == position
    assert (record.result is None) == bool(position.waiting)
    assert record.result is None or isinstance(record.result, Result)


@settings(max_examples=60, deadline=None)
@given(DEALS, PICKS)
def test_the_referee_agrees_wherever_a_game_has_come_to(deal: salon.Deal, picks: list[int]) -> None:
    position, moves = played(deal, picks)
    state = independent.set_up(deal.content, deal.seats, deal.options, VALUES)
    for _, action in moves:
        independent.play(state, GAME.actions.text(action))
    seat = position.to_act
    texts = {GAME.actions.text(action) for action in position.legal(seat)} if seat >= 0 else set()
    assert texts == independent.legal_moves(state)


@settings(max_examples=40, deadline=None)
@given(DEALS, PICKS, st.integers(0, 2**16))
def test_what_a_seat_knows_never_depends_on_what_it_cannot_know(deal: salon.Deal, picks: list[int], name: int) -> None:
    position, _ = played(deal, picks)
    for seat in (*range(deal.seats), None):
        world = position.known_to(seat, Rng("a world", name))
        assert GAME.view(world, seat) == GAME.view(position, seat)
        assert world.known_to(seat, Rng("again", name)) == position.known_to(seat, Rng("again", name))
        assert json.dumps(world.scores()) == json.dumps(position.scores())
