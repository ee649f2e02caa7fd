"""A table in memory: moves are executed once, and the order of arrival leaves no trace."""

from __future__ import annotations

import random

import pytest

from salon.games import game as game_by_id
from salon.kernel.events import Event, Preview
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove
from salon.kernel.rng import Rng
from salon.server import events
from salon.server.events import SeatPlan
from salon.server.table import Table, new_record

pytestmark = pytest.mark.one_store

GAMES = ["bids", "paris", "wonders"]


def new_table(game: Game, rng: random.Random) -> Table:
    seats = rng.choice(game.seat_counts)
    options = {option.name: rng.choice(option.choices) for option in game.options}
    table = Table("t")
    table.apply(events.TableOpened(game.id, "", options, [SeatPlan("person", f"P{n}") for n in range(seats)]), 0.0)
    table.apply(events.GameDealt(new_record(game, seats, options, str(rng.random()))), 0.0)
    return table


@pytest.mark.parametrize("game_id", GAMES)
def test_notes_do_not_depend_on_the_order_of_arrival(game_id: str) -> None:
    rng, game = random.Random(game_id), game_by_id(game_id)
    out_of_order = 0
    for _ in range(8):
        table = new_table(game, rng)
        assert table.position is not None and table.record is not None
        while table.position.waiting:
            waiting = [seat for seat in range(len(table.seats)) if table.is_waiting_for(seat)]
            seat = rng.choice(waiting)
            out_of_order += seat != waiting[0]
            table.apply(events.MovePlayed(seat, game.actions.text(rng.choice(table.position.legal(seat)))), 0.0)
            pending = [seat for seat in range(len(table.seats)) if table.has_pending_choice(seat)]
            if pending and rng.random() < 0.1:
                table.apply(events.ChoiceWithdrawn(rng.choice(pending)), 0.0)
        position = game.start(table.record.deal)
        for move in table.settled:
            assert position.play_and_note(move.seat, move.action)[1] == move.notes
        assert position == table.position == table.phase_start
    assert out_of_order > 20 or game_id == "paris"


@pytest.mark.parametrize("game_id", GAMES)
def test_playing_with_notes_is_playing(game_id: str) -> None:
    rng, game = random.Random(game_id), game_by_id(game_id)
    position = game.start(game.deal(game.seat_counts[-1], "noted"))
    while position.waiting:
        seat = position.to_act
        illegal = next(action for action in range(len(game.actions)) if action not in position.legal(seat))
        unchanged = position.copy()
        with pytest.raises(IllegalMove):
            position.play_and_note(seat, illegal)
        assert position == unchanged
        action = rng.choice(position.legal(seat))
        played = position.copy()
        revealed, _ = position.play_and_note(seat, action)
        assert revealed == played.play(seat, action)
        assert position == played


def test_an_illegal_move_changes_nothing() -> None:
    table = new_table(game_by_id("paris"), random.Random(1))
    assert table.position is not None
    seat, count, before = table.position.to_act, table.event_count, table.position.copy()
    with pytest.raises(IllegalMove):
        table.apply(events.MovePlayed(seat, "end", "id"), 1.0)
    assert (table.event_count, table.position, table.changed) == (count, before, 0.0)
    assert not table.command_ids and not table.pending and not table.settled


def preview_alone(game: Game, position: Position, seat: int, action: int) -> Preview:
    """A preview with a re-dealt position of its own, as version 0.5 computed it."""
    known = position.known_to(seat, Rng("preview"))
    seen = [event for event in game.events(known, seat, action, seat) if not event.reveals]
    later: list[Event] = []
    phase = known.phase
    known.play(seat, action)
    if known.phase == phase:
        while known.legal(seat) and known.phase == phase:
            known.play(seat, known.legal(seat)[0])
        later = [event for event in game.events_of(known.resolve_alone_and_note(seat), seat) if not event.reveals]
    kinds = {kind.name: kind for kind in game.event_types.values()}
    changes: dict[str, int] = {}
    for event in (*seen, *later):
        change = kinds[event.name].change(event)
        if change is not None and event.seat == seat:
            changes[change[0]] = changes.get(change[0], 0) + change[1]
    return Preview({name: amount for name, amount in changes.items() if amount}, seen, later)


@pytest.mark.parametrize("game_id", GAMES)
def test_previews_share_one_world_and_stay_the_same(game_id: str) -> None:
    rng, game = random.Random(game_id), game_by_id(game_id)
    for _ in range(3):
        table = new_table(game, rng)
        position = table.position
        assert position is not None
        while position.waiting:
            seat = position.to_act
            legal = position.legal(seat)
            before = position.copy()
            alone = [preview_alone(game, position, seat, action) for action in legal]
            assert [game.preview(position, seat, action) for action in legal] == alone
            assert game.changes(position, seat, legal) == [preview.changes for preview in alone]
            assert position == before
            position.play(seat, rng.choice(legal))
