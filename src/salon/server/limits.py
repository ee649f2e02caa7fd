"""Rate limits for connections and addresses."""

from __future__ import annotations

import time

MAX_MESSAGE_BYTES = 16_384  # of one message or request
MAX_ADDRESSES = 10_000


class TokenBucket:
    """Allows `rate` requests a second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._tokens = burst
        self._updated = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed now."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._updated) * self.rate)
        self._updated = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class AddressLimiter:
    """One token bucket for each address; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more request from this address is allowed now."""
        bucket = self._buckets.pop(address, None) or TokenBucket(self.rate, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
