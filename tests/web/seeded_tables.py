"""Tables with a known deal for people at browsers: see `tests/server/stored_tables.py`."""

from __future__ import annotations

from collections.abc import Sequence

from salon import Record
from tests.server.stored_tables import PERSON, store_table
from tests.web.conftest import BrowserUser

NAMES = ("Ann", "Berta", "Cleo", "Dora")


def seat_people(record: Record, seats: Sequence[BrowserUser | str], *, hints: bool = False, copy: str = "") -> str:
    """A table with this record, on which people sit and computer players named by their strategy; its id."""
    people = {seat: each for seat, each in enumerate(seats) if isinstance(each, BrowserUser)}
    for user in people.values():
        user.get("/games")  # once the server answers, its store is ready
    server = next(iter(people.values())).server
    players = [each if isinstance(each, str) else PERSON for each in seats]
    table, links = store_table(server.db, record, players, hints=hints, copy=copy)
    for (seat, user), name in zip(people.items(), NAMES, strict=False):
        user.post(f"/tables/{table}/join", {"secret": links[seat], "name": name})
    return table


def open_table(
    user: BrowserUser, record: Record, *, seat: int = 0, bots: str = "random", hints: bool = False, copy: str = ""
) -> str:
    """A table at which the user has one seat and computer players the others, shown in the browser; its id."""
    seats = [user if each == seat else bots for each in range(record.deal.seats)]
    table = seat_people(record, seats, hints=hints, copy=copy)
    user.messages.clear()
    user.open(f"/table/{table}")
    user.wait_until(lambda: bool(user.messages), "the table is shown")
    return table
