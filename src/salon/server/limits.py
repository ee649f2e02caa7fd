"""Limits on how much one browser or address may ask for."""

from __future__ import annotations

import time

MESSAGE = 16_384  # bytes of one message or request
MOST_ADDRESSES = 10_000


class Bucket:
    """Lets so many through a second on average, and so many at once."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second, self.at_once = a_second, at_once
        self._left = at_once
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._then) * self.a_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address; the oldest are forgotten."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second, self.at_once = a_second, at_once
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more of this address may pass now."""
        bucket = self._of.pop(address, None) or Bucket(self.a_second, self.at_once)
        self._of[address] = bucket
        if len(self._of) > MOST_ADDRESSES:
            del self._of[next(iter(self._of))]
        return bucket.take()
