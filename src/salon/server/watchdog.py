"""A thread that watches the event loop, and logs what blocks it: everybody at every table waits then."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback

from salon.server.metrics import METRICS

log = logging.getLogger("salon.server")
INTERVAL = 0.02  # seconds between two signs of life
MAX_BLOCKED = 0.05  # seconds without one
LOG_INTERVAL = 5.0  # seconds between two messages
MAX_FRAMES = 12


class Watchdog:
    """Logs the stack of the event loop's thread whenever it has blocked for 50 ms; at most every few seconds."""

    def __init__(self) -> None:
        self._alive = time.monotonic()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_thread = 0
        self._stopped = threading.Event()
        self._logged = 0.0

    def start(self) -> None:
        """Watch the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._loop_thread = threading.get_ident()
        self._sign()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Stop watching."""
        self._stopped.set()

    def _sign(self) -> None:
        """A sign of life, from the loop to the watching thread."""
        now = time.monotonic()
        METRICS.lag_seconds.observe(max(0.0, now - self._alive - INTERVAL))
        self._alive = now
        if self._loop is not None and not self._stopped.is_set():
            self._loop.call_later(INTERVAL, self._sign)

    def _watch(self) -> None:
        while not self._stopped.wait(INTERVAL):
            seen = self._alive
            if time.monotonic() - seen < INTERVAL + MAX_BLOCKED:
                continue
            frame = sys._current_frames().get(self._loop_thread)
            stack = traceback.extract_stack(frame)[-MAX_FRAMES:] if frame else []
            while self._alive == seen and not self._stopped.is_set():  # until it goes on
                time.sleep(INTERVAL / 4)
            self._report(time.monotonic() - seen - INTERVAL, stack)

    def _report(self, blocked: float, stack: list[traceback.FrameSummary]) -> None:
        now = time.monotonic()
        if now - self._logged < LOG_INTERVAL:
            return
        self._logged = now
        if stack and stack[-1].filename == asyncio.runners.__file__:
            log.info("the event loop did not get the processor for %.0f ms", 1000 * blocked)
            return
        where = " < ".join(
            f"{frame.name} ({frame.filename.rsplit('/', 1)[-1]}:{frame.lineno})" for frame in stack[::-1]
        )
        log.warning("the event loop was blocked for %.0f ms in %s", 1000 * blocked, where)
