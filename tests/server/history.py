"""What must be true of the stored events of a table, of what people sent, and of every view they received."""

from __future__ import annotations

import hashlib
import json
import uuid
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from salon.server import events
from salon.server.presenter import Presence, Viewer, table_view
from salon.server.protocol import encode
from salon.server.table import Table
from tests.server.raw_store import Db, query


@dataclass
class SentCommand:
    """A command, and its last answer; None if the server was killed before it answered."""

    do: str
    said: dict[str, str]
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer["is"] == "done"

    @property
    def times(self) -> tuple[int, int]:
        """How often it is stored: at least and at most."""
        if self.done:
            return 1, 1
        return (0, 1) if self.answer is None or self.answer["code"] == "not-saved" else (0, 0)


def check_commands(
    stored: Sequence[events.Event], sent: Mapping[int, Sequence[SentCommand]], bots: frozenset[int]
) -> None:
    """Acknowledged commands are stored once and in the order each seat sent them; refused ones and others are not."""
    named = [event for event in stored if getattr(event, "id", "")]
    moves = [event for event in stored if isinstance(event, events.MovePlayed) and not event.id]
    assert all(event.auto or event.seat in bots for event in moves)
    times = Counter(event.id for event in named)
    for seat, commands in sent.items():
        by_name = {f"{seat}:{command.id}": command for command in commands}
        for name, command in by_name.items():
            found = times.pop(name, 0)
            least, most = command.times
            assert least <= found <= most, f"{command} is kept {found} times"
        mine = [event for event in named if event.seat == seat]
        kept = {event.id for event in mine}
        assert [event.id for event in mine] == [name for name in by_name if name in kept]
        for event in mine:
            move = event.move if isinstance(event, events.MovePlayed) else ""
            assert move == by_name[event.id].said.get("move", "")
    assert not times, f"no client sent {times}"


class History:
    """The stored events of a table as they grow, and the view of each seat after each of them."""

    def __init__(self, name: str, bots: frozenset[int], viewers: Mapping[int, Viewer]) -> None:
        self.table, self.bots, self.viewers = Table(name), bots, viewers
        self.stored: list[events.Event] = []
        self.bot_moves: list[int] = []  # the numbers of the events
        self._decisions: set[tuple[int, str]] = set()  # of computer players
        self._views: dict[int, list[str]] = {seat: [""] for seat in viewers}  # after so many events
        self._seen = dict.fromkeys(viewers, 0)  # the least number of events that a seat has seen

    def read_on(self, db: Db) -> None:
        """Read what was stored since, and check it."""
        for event in read_events(db, self.table.id, len(self.stored)):
            self._check(event)
            self.table.apply(event, 0.0)
            self.stored.append(event)
            for seat, viewer in self.viewers.items():
                self._views[seat].append(fingerprint(view_of(self.table, viewer)))

    def _check(self, event: events.Event) -> None:
        """A computer player decides once, and only what it must; a forced move is played at once, and only then."""
        table, number = self.table, len(self.stored) + 1
        forced = table.forced_move()
        if isinstance(event, events.MovePlayed):
            action = table.game.actions.parse(event.move)
            assert event.auto == (forced == (event.seat, action)), f"event {number}: {event}, forced: {forced}"
            if not event.id and not event.auto:
                decision = table.decision_id(event.seat)
                assert event.seat in self.bots and not event.fault, event
                assert decision is not None, f"event {number}: {event} answers no decision"
                assert (event.seat, decision) not in self._decisions, f"event {number}: {event} is a second answer"
                self._decisions.add((event.seat, decision))
                self.bot_moves.append(number)
        elif isinstance(event, events.HintRequested):
            assert (event.seat, len(table.settled)) not in [(hint.seat, hint.move) for hint in table.hints], event

    def check_views(self, seat: int, seen: Sequence[str]) -> None:
        """Each of the next views of a seat follows from the stored events, and none from fewer than the one before.

        Two numbers of events may give the same view: the least that is possible counts.
        """
        views = self._views[seat]
        for view in seen:
            try:
                self._seen[seat] = views.index(view, self._seen[seat])
            except ValueError:
                why = f"it belongs to {views.index(view)} events" if view in views else "it was never stored"
                raise AssertionError(
                    f"seat {seat} of table {self.table.id}: a view after that of {self._seen[seat]} events: {why}"
                ) from None

    def last_view(self, seat: int) -> str:
        """The view that follows from all stored events."""
        return self._views[seat][-1]


def read_events(db: Db, table: str, after: int = 0) -> list[events.Event]:
    """The events of a table after a number, read from the database."""
    statement = 'select number, body from events where "table" = ? and number > ? order by number'
    found = query(db, statement, table, after)
    assert [number for number, _ in found] == list(range(after + 1, after + len(found) + 1))
    return [events.decode(body) for _, body in found]


def table_of(name: str, stored: Sequence[events.Event]) -> Table:
    """The table that results from events."""
    table = Table(name)
    for event in stored:
        table.apply(event, 0.0)
    return table


def expected_view(name: str, stored: Sequence[events.Event], viewer: Viewer) -> dict[str, Any]:
    """The view that follows from events, without log lines."""
    return view_of(table_of(name, stored), viewer)


def view_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The view of a table, without log lines."""
    made: dict[str, Any] = json.loads(encode(table_view(table, viewer, Presence(), len(table.log))))
    return made


def comparable(message: dict[str, Any]) -> dict[str, Any]:
    """A view without what differs between messages: new lines, and who is present."""
    found = {name: value for name, value in message.items() if name != "lines"}
    found["seats"] = [
        {name: value for name, value in seat.items() if name not in ("present", "away")} for seat in message["seats"]
    ]
    return found


def fingerprint(message: dict[str, Any]) -> str:
    """Equal for views that are comparable."""
    return hashlib.blake2b(json.dumps(comparable(message), sort_keys=True).encode(), digest_size=16).hexdigest()
