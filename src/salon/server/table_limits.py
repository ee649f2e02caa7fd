"""How many tables a client may open, and have running at the same time."""

from __future__ import annotations

from collections import OrderedDict

from salon.server import clock
from salon.server.client import Client
from salon.server.errors import RequestError
from salon.server.limits import ADDRESS_FACTOR, MAX_KEYS, RateLimiter
from salon.server.settings import Settings
from salon.server.store import SharedStore, Store

DAY = 24 * 3600.0  # seconds; a table that was opened longer ago does not count


class TableLimits:
    """Counts the tables that visitors and addresses open."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._max_running = settings.max_running_tables
        self.rate = RateLimiter(settings.tables_per_hour / 3600, settings.tables_per_hour / 4)
        self._opened: OrderedDict[str, dict[str, float]] = OrderedDict()  # by address: table and time
        self._untold: list[tuple[str, str, float]] = []  # opened since other processes were told

    async def check(self, client: Client) -> None:
        """Refuse one more table of a client that opens too many, or has too many that are not over."""
        if not self.rate.take(client):
            raise RequestError("too-many-tables", 429)
        since = clock.now() - DAY
        if client.visitor and await self._store.count_running_of(client.visitor, since) >= self._max_running:
            raise RequestError("too-many-running", 429, most=self._max_running)
        recent = {table: at for table, at in self._opened.get(client.address, {}).items() if at > since}
        most = ADDRESS_FACTOR * self._max_running
        if len(recent) >= most:
            running = await self._store.running_among(list(recent))
            recent = {table: at for table, at in recent.items() if table in running}
        self._opened[client.address] = recent
        if len(recent) >= most:
            raise RequestError("too-many-running", 429, most=most)

    def opened(self, client: Client, table: str) -> None:
        """Count a table that was opened."""
        self._count(client.address, table, clock.now())
        if isinstance(self._store, SharedStore):
            self._untold.append((client.address, table, clock.now()))

    def take_opened(self) -> list[tuple[str, str, float]]:
        """The tables opened here since the last call: address, table, time."""
        untold, self._untold = self._untold, []
        return untold

    def opened_elsewhere(self, opened: list[tuple[str, str, float]]) -> None:
        """Count tables that were opened at another process."""
        for address, table, at in opened:
            self._count(address, table, at)

    def _count(self, address: str, table: str, at: float) -> None:
        self._opened.setdefault(address, {})[table] = at
        self._opened.move_to_end(address)
        if len(self._opened) > MAX_KEYS:
            self._opened.popitem(last=False)
