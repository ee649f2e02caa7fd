"""A table in memory with its connections, its lock and its computer players."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from salon.players.advice import Advice
from salon.server.bots import BotPool, BotSession
from salon.server.client import Client
from salon.server.presenter import Viewer
from salon.server.protocol import encode
from salon.server.table import Table

MAX_UNSENT = 200  # messages queued for a client that does not read them


class Connection:
    """An open connection to a table: its viewer, and the messages to be sent."""

    def __init__(self, viewer: Viewer, client: Client) -> None:
        self.viewer, self.client = viewer, client
        self.sent_entries = -1  # log entries sent so far; -1: none yet
        self.last_view = b""  # the last view sent, without log lines
        self.outgoing: deque[bytes | None] = deque()  # None: close the connection
        self.ready = asyncio.Event()  # set while there are outgoing messages
        self.last_sent = time.monotonic()
        self.close_code = 1000

    def send(self, message: Any) -> None:
        """Queue a message; a connection whose queue is full is closed."""
        if len(self.outgoing) > MAX_UNSENT:
            self.close(1013)
        else:
            self.outgoing.append(message if isinstance(message, bytes) else encode(message))
            self.ready.set()

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        self.close_code = code
        self.outgoing.append(None)
        self.ready.set()


class ActiveTable:
    """A table in memory, with everything that is not stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seats_elsewhere: frozenset[int] = frozenset()  # with a connection at another process
        self.behind = 0  # events that other processes have stored; applied when the table is needed
        # the number of events before those that may not be stored: then nothing is shown until the table is read again
        self.unsaved_after: int | None = None
        self.watched = False  # somebody watches, perhaps at another process: computers play among themselves
        self.last_seen: dict[int, float] = {}  # when a connection of each seat was last closed
        self.last_used = time.monotonic()
        self.client = Client()  # who last sat down or commanded here: computer players play for it
        self.bot_task: asyncio.Task[None] | None = None
        self.absent: frozenset[int] = frozenset()  # as last broadcast
        self._sessions: dict[int, tuple[str, BotSession]] = {}  # by seat
        self._hints: dict[int, tuple[str, asyncio.Task[list[Advice]]]] = {}  # by seat, for one decision

    @property
    def can_play_bots(self) -> bool:
        """Whether a computer player must move, and somebody plays or watches: else nobody misses the move."""
        return self.table.bot_to_move and (self.has_people or bool(self.connections) or self.watched)

    @property
    def has_people(self) -> bool:
        """Whether a person decides for any seat."""
        return any(not seat.bot for seat in self.table.seats)

    def connected_seats(self) -> frozenset[int]:
        """The seats with a connection to this process; a shared device is present for all its seats."""
        return frozenset(seat for connection in self.connections for seat in connection.viewer.own_seats)

    def present_seats(self) -> frozenset[int]:
        """The seats with a connection."""
        return self.connected_seats() | self.seats_elsewhere

    def bot_session(self, seat: int, seed: str) -> BotSession:
        """The session of the computer player of a seat, created if there is none."""
        name = self.table.seats[seat].bot
        assert name is not None
        if seat not in self._sessions or self._sessions[seat][0] != name:
            self._sessions[seat] = name, BotSession(self.table.game, name, seat, seed, self.table.turn_of(seat))
        return self._sessions[seat][1]

    def end_bot_session(self, seat: int, pool: BotPool) -> None:
        """End the session of a seat, if there is one."""
        if seat in self._sessions:
            pool.release(self._sessions.pop(seat)[1])

    def end_bot_sessions(self, pool: BotPool) -> None:
        """End all sessions: what they remember of their turns may not have happened."""
        for seat in list(self._sessions):
            self.end_bot_session(seat, pool)

    def hint(self, seat: int, decision: str, compute: Callable[[], Awaitable[list[Advice]]]) -> Awaitable[list[Advice]]:
        """The hint for a decision, computed once however often it is requested."""
        known = self._hints.get(seat)
        if known is None or known[0] != decision or _failed(known[1]):
            known = self._hints[seat] = decision, asyncio.ensure_future(compute())
        return asyncio.shield(known[1])

    def close_seat(self, seat: int, except_visitor: str | None = None) -> None:
        """Close all connections of a seat, except those of one visitor: the others no longer hold it."""
        for connection in self.connections:
            if seat in connection.viewer.own_seats and (
                except_visitor is None or connection.client.visitor != except_visitor
            ):
                connection.close(4001)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
