"""A finished game for tests that need one: always the same, stored once for each server."""

from __future__ import annotations

import salon
from tests.server.stored_tables import record_of
from tests.web.conftest import BrowserUser
from tests.web.seeded_tables import seat_people

_tables: dict[tuple[str, str], str] = {}


def finished_table(user: BrowserUser, game: str) -> str:
    """A table whose game is over; one for each game and server, for all viewers."""
    key = (user.server.address, game)
    if key not in _tables:
        seats = salon.game(game).seat_counts[0]
        record = record_of(game, seats, "finished")
        _tables[key] = seat_people(record, [user, *["random"] * (seats - 1)])
    return _tables[key]
