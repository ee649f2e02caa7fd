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
        self._tokens -= cost


class RateLimiter:
    """A bucket for each visitor and for each address; those not used for longest are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, client: Client, cost: float = 1.0) -> bool:
        """Whether the client may do something of this cost now; what is refused costs nothing."""
        buckets = [self._bucket(f"address {client.address}", ADDRESS_FACTOR)]
        if client.visitor:
            buckets.append(self._bucket(f"visitor {client.visitor}", 1))
        if not all(bucket.has(cost) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend(cost)
        return True

    def _bucket(self, key: str, factor: int) -> TokenBucket:
        bucket = self._buckets.pop(key, None) or TokenBucket(factor * self.rate, factor * self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class ConnectionLimiter:
    """Counts the open WebSockets of each visitor and each address."""

    def __init__(self, per_visitor: int) -> None:
        self.per_visitor = per_visitor
        self._visitors: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def open(self, client: Client) -> bool:
        """Count one more connection; False if the client has too many."""
        if self._addresses[client.address] >= ADDRESS_FACTOR * self.per_visitor:
            return False
        if client.visitor and self._visitors[client.visitor] >= self.per_visitor:
            return False
        self._addresses[client.address] += 1
        self._visitors[client.visitor] += 1
        return True

    def close(self, client: Client) -> None:
        """Count one less."""
        for counter, key in ((self._addresses, client.address), (self._visitors, client.visitor)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
