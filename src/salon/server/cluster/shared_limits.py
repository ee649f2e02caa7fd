"""Limits of clients over all processes: each says every second who has used up much, or holds many connections.

The sums are right a second later; until then somebody can use each process up to the limit.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, TypeVar

import msgspec

from salon.server.store import SharedStore

if TYPE_CHECKING:
    from salon.server.limits import ConnectionLimiter, RateLimiter
    from salon.server.table_limits import TableLimits

CHANNEL = "usage"
MAX_ENTRIES = 40  # of one kind in one message, the largest
NOTABLE = 0.05  # share of a limit below which nothing is said
Number = TypeVar("Number", int, float)


class Usage(msgspec.Struct, frozen=True):
    """What the clients of a process have used up since the last message, and how many connections they hold."""

    process: str
    spent: dict[str, dict[str, float]] = {}  # by limiter and client
    sockets: dict[str, int] = {}  # by client
    opened: list[tuple[str, str, float]] = []  # tables: address, table, time


class SharedLimits:
    """Tells other processes of the use of this one, and counts theirs."""

    def __init__(
        self, store: SharedStore, process: str, limiters: dict[str, RateLimiter], sockets: ConnectionLimiter,
        table_limits: TableLimits,
    ) -> None:  # fmt: skip
        self._store, self._process = store, process
        self._limiters, self._sockets, self._table_limits = limiters, sockets, table_limits
        self._elsewhere: defaultdict[str, dict[str, int]] = defaultdict(dict)  # sockets, by process
        self._said_sockets = False
        store.subscribe(CHANNEL, self._hear)

    def tell(self) -> None:
        """Send what was used since the last time, if it is worth it."""
        spent = {name: _largest(limiter.take_spent(NOTABLE)) for name, limiter in self._limiters.items()}
        sockets = _largest(self._sockets.many(NOTABLE))
        opened = self._table_limits.take_opened()[:MAX_ENTRIES]
        if any(spent.values()) or opened or sockets or self._said_sockets:
            usage = Usage(self._process, {name: found for name, found in spent.items() if found}, sockets, opened)
            self._store.publish(CHANNEL, msgspec.json.encode(usage).decode())
        self._said_sockets = bool(sockets)

    def keep(self, living: set[str]) -> None:
        """Forget processes that are gone."""
        for process in self._elsewhere.keys() - living:
            del self._elsewhere[process]
        self._count_sockets()

    def _hear(self, message: str) -> None:
        usage = msgspec.json.decode(message, type=Usage)
        if usage.process == self._process:
            return
        for name, spent in usage.spent.items():
            if name in self._limiters:  # one of another version may be unknown
                self._limiters[name].spend_elsewhere(spent)
        self._elsewhere[usage.process] = usage.sockets
        self._count_sockets()
        self._table_limits.opened_elsewhere(usage.opened)

    def _count_sockets(self) -> None:
        total: defaultdict[str, int] = defaultdict(int)
        for sockets in self._elsewhere.values():
            for client, count in sockets.items():
                total[client] += count
        self._sockets.elsewhere = dict(total)


def _largest(found: dict[str, Number]) -> dict[str, Number]:
    return dict(sorted(found.items(), key=lambda item: -item[1])[:MAX_ENTRIES])
