"""Background tasks that go on: one that fails is logged, and starts again after a pause."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("salon.server")
FIRST_PAUSE = 1.0  # seconds; doubled after every failure
MAX_PAUSE = 60.0
STABLE = 300.0  # seconds of work after which the next failure counts as the first


async def supervise(name: str, work: Callable[[], Awaitable[None]], first_pause: float = FIRST_PAUSE) -> None:
    """Run work until it returns, and again whenever it raises an exception."""
    pause = first_pause
    while True:
        started = time.monotonic()
        try:
            await work()
            return
        except Exception:
            if time.monotonic() - started > STABLE:
                pause = first_pause
            log.exception("%s failed; it starts again in %g s", name, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_PAUSE)
