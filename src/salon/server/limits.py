"""Limits for what one client may ask of the server: requests a second, open connections.

Each limit holds for a visitor and, `ADDRESS_FACTOR` times as high, for an address, over all its connections: a family
shares an address, but cookies are free to make.
"""

from __future__ import annotations

import time
from collections import Counter

from salon.server.client import Client

MAX_MESSAGE_BYTES = 16_384  # of one message or request
MAX_KEYS = 10_000  # visitors or addresses whose use is remembered
ADDRESS_FACTOR = 4
ADDRESS = "address "  # what the keys of addresses begin with


class TokenBucket:
    """Allows a cost of `rate` a second on average, and of `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._tokens = burst
        self._updated = time.monotonic()

    def has(self, cost: float) -> bool:
        """Whether something of this cost is allowed now. A cost above `burst` is allowed when the bucket is full."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._updated) * self.rate)
        self._updated = now
        return self._tokens >= min(cost, self.burst)

    def spend(self, cost: float) -> None:
        """Count something as done."""
        self._tokens = max(self._tokens - cost, -self.burst)


class RateLimiter:
    """A bucket for each visitor and for each address; those not used for longest are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}
        self._spent: dict[str, float] | None = None  # since other processes were told; None: there are none

    def take(self, client: Client, cost: float = 1.0) -> bool:
        """Whether the client may do something of this cost now; what is refused costs nothing."""
        keys = _keys(client)
        buckets = [self._bucket(key) for key in keys]
        if not all(bucket.has(cost) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend(cost)
        if self._spent is not None:
            for key in keys:
                self._spent[key] = self._spent.get(key, 0.0) + cost
        return True

    def take_spent(self, notable: float) -> dict[str, float]:
        """What each client has spent here since the last call, above a share of what it may spend at once."""
        spent, self._spent = self._spent, {}
        return {key: cost for key, cost in (spent or {}).items() if cost > notable * self._bucket(key).burst}

    def spend_elsewhere(self, spent: dict[str, float]) -> None:
        """Count what clients have spent at another process."""
        for key, cost in spent.items():
            bucket = self._bucket(key)
            bucket.has(0.0)
            bucket.spend(cost)

    def _bucket(self, key: str) -> TokenBucket:
        factor = ADDRESS_FACTOR if key.startswith(ADDRESS) else 1
        bucket = self._buckets.pop(key, None) or TokenBucket(factor * self.rate, factor * self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class ConnectionLimiter:
    """Counts the open WebSockets of each visitor and each address."""

    def __init__(self, per_visitor: int) -> None:
        self.per_visitor = per_visitor
        self.elsewhere: dict[str, int] = {}  # at other processes
        self._open: Counter[str] = Counter()

    def open(self, client: Client) -> bool:
        """Count one more connection; False if the client has too many."""
        keys = _keys(client)
        if any(self._open[key] + self.elsewhere.get(key, 0) >= self._most(key) for key in keys):
            return False
        self._open.update(keys)
        return True

    def close(self, client: Client) -> None:
        """Count one less."""
        for key in _keys(client):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    def many(self, notable: float) -> dict[str, int]:
        """The clients that have more than a share of what they may have."""
        return {key: count for key, count in self._open.items() if count > notable * self._most(key)}

    def _most(self, key: str) -> int:
        return (ADDRESS_FACTOR if key.startswith(ADDRESS) else 1) * self.per_visitor


def _keys(client: Client) -> list[str]:
    """What is counted of a client: its address, and the visitor if it has a cookie."""
    return [ADDRESS + client.address, *([f"visitor {client.visitor}"] if client.visitor else [])]
