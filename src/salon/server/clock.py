"""The time of the server. It runs evenly: a step of the system's clock makes nobody absent and nothing due."""

from __future__ import annotations

import time

_STARTED = time.time()
_STARTED_MONOTONIC = time.monotonic()


def now() -> float:
    """Seconds since the epoch, by the system's clock at the start of the process and a monotonic clock since."""
    return _STARTED + (time.monotonic() - _STARTED_MONOTONIC)
