"""Running tables survive an upgrade: events that earlier versions wrote give the same tables, and the games go on.

`tests/golden/tables` holds one file for each release that could write something new: the events of a table in the
middle of a game, one a line, and on the last line what they add up to: the legal moves, the scores, and how the game
ends when it is played on with a fixed seed. Events are never changed; a new release adds a file. (Last lines up
to 0.4.0 were computed by version 0.5.0. They name nothing of the structure of a position.)
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from salon.server import events
from salon.server.events import MovePlayed
from salon.server.table import Table

pytestmark = pytest.mark.one_store

STREAMS = sorted((Path(__file__).parents[1] / "golden" / "tables").glob("*.jsonl"))


def replay(lines: list[str]) -> Table:
    table = Table("golden")
    for number, line in enumerate(lines):
        table.apply(events.decode(line), float(number))
    return table


def result_of(table: Table) -> dict[str, object]:
    position = table.position
    assert position is not None
    waiting = [seat for seat in range(position.seats) if position.waiting >> seat & 1]
    return {
        "legal": {str(seat): [table.game.actions.text(action) for action in position.legal(seat)] for seat in waiting},
        "scores": position.scores(),
        "settled": len(table.settled),
        "open": len(table.pending),
        "entries": len(table.log),
        "seats": [[seat.kind, seat.name, seat.bot] for seat in table.seats],
        "decisions": [table.decision_id(seat) for seat in range(len(table.seats))],
    }


@pytest.mark.parametrize("file", STREAMS, ids=lambda file: file.stem)
def test_events_of_earlier_versions_give_the_same_table(file: Path) -> None:
    *lines, result = file.read_text(encoding="utf-8").splitlines()
    table = replay(lines)
    expected = json.loads(result)
    end = expected.pop("end")
    assert result_of(table) == expected
    rng = random.Random(1)
    while table.position is not None and table.position.waiting:
        seat = table.position.to_act
        action = rng.choice(table.position.legal(seat))
        table.apply(MovePlayed(seat, table.game.actions.text(action)), 0.0)
    record = table.to_record()
    record.verify()
    assert record.result is not None
    assert {"scores": record.result.scores, "ranking": record.result.ranking, "moves": len(record.actions)} == end


def test_every_event_type_is_in_some_file() -> None:
    kinds = {json.loads(line).get("is") for file in STREAMS for line in file.read_text(encoding="utf-8").splitlines()}
    known = {kind.__struct_config__.tag for kind in events.Event.__args__}
    assert kinds - {None} == known
