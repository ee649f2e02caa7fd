"""The checks of `history` find what they look for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from salon.kernel.reasons import IllegalMove
from salon.server import events
from tests.server.conftest import Server
from tests.server.crash_campaign import Group
from tests.server.helpers import run
from tests.server.history import History, SentCommand, check_commands, fingerprint, read_events
from tests.server.raw_store import execute, insert


@run
async def test_what_is_wrong_with_stored_events_and_received_views_is_found(tmp_path: Path) -> None:
    server = Server(tmp_path)
    group = await Group.gather(server, "bids", random.Random(1), ("invited", "random"))
    await group.finish()
    db, table, bots = server.db, group.table, frozenset([2])
    server.stop()
    stored = read_events(db, table)
    sent = {person.seat: person.commands for person in group.people}
    views = [fingerprint(view) for view in group.people[0].connection.take_views()]

    def history() -> History:
        found = History(table, bots, {person.seat: person.viewer() for person in group.people})
        found.read_on(db)
        return found

    history().check_views(0, views)
    check_commands(stored, sent, bots)
    with pytest.raises(AssertionError, match="it belongs to"):
        history().check_views(0, [views[-1], views[0]])
    with pytest.raises(AssertionError, match="it was never stored"):
        history().check_views(0, ["another"])
    with pytest.raises(AssertionError, match="kept 0 times"):
        check_commands(stored, {**sent, 0: [*sent[0], SentCommand("play", {}, answer={"is": "done"})]}, bots)
    with pytest.raises(AssertionError, match="no client sent"):
        check_commands(stored, {1: sent[1]}, bots)
    with pytest.raises(AssertionError):
        check_commands(stored, {**sent, 0: sent[0][::-1]}, bots)

    twice = next(event for event in stored if isinstance(event, events.MovePlayed) and event.seat in bots)
    place = stored.index(twice) + 1
    execute(db, 'delete from events where "table" = ? and number > ?', table, place)
    insert(db, "events", ("table", "number", "at", "body"), [(table, place + 1, 0.0, events.encode(twice))])
    with pytest.raises((AssertionError, IllegalMove)):
        history()
    execute(db, 'delete from events where "table" = ? and number = 2', table)
    with pytest.raises(AssertionError):
        history()
