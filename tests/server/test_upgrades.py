"""Running tables survive an upgrade: streams that earlier versions wrote are folded to the same tables, and go on.

`tests/golden/tables` holds one file for each release that could write something new: the events of a table in the
middle of a game, one a line, and on the last line what they add up to. A file is never changed; a new release adds one.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from salon.server import stream
from salon.server.stream import Moved
from salon.server.table import Table

STREAMS = sorted((Path(__file__).parents[1] / "golden" / "tables").glob("*.jsonl"))


def fold(lines: list[str]) -> Table:
    table = Table("golden")
    for number, line in enumerate(lines):
        table.follow(stream.decode(line), float(number))
    return table


def result_of(table: Table) -> dict[str, object]:
    assert table.position is not None
    return {
        "position": table.position.digest(),
        "settled": len(table.settled),
        "open": len(table.open),
        "entries": len(table.entries),
        "seats": [[seat.kind, seat.name, seat.computer] for seat in table.seats],
        "decisions": [table.decision(seat) for seat in range(len(table.seats))],
    }


@pytest.mark.parametrize("file", STREAMS, ids=lambda file: file.stem)
def test_a_stream_of_an_earlier_version_adds_up_to_the_same_table_and_can_be_finished(file: Path) -> None:
    *lines, result = file.read_text(encoding="utf-8").splitlines()
    table = fold(lines)
    assert result_of(table) == json.loads(result)
    rng = random.Random(1)
    while table.position is not None and table.position.waiting:
        seat = table.position.to_act
        action = rng.choice(table.position.legal(seat))
        table.follow(Moved(seat, table.game.moves.text(action)), 0.0)
    table.played_record().verify()


def test_every_kind_of_event_is_in_some_stream() -> None:
    kinds = {json.loads(line).get("is") for file in STREAMS for line in file.read_text(encoding="utf-8").splitlines()}
    known = {kind.__struct_config__.tag for kind in stream.Event.__args__}
    assert kinds - {None} == known
