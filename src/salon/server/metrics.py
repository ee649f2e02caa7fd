"""What the server counts about itself.

The counters are plain numbers, because moves pass here: counting costs less than a microsecond. All are changed in the
thread of the event loop. `salon.server.metrics_api` shows them.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable

from salon.server import events

# upper bounds in seconds; a last group has no bound
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Durations:
    """How often durations occurred, grouped by upper bounds."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def observe_since(self, began: float) -> None:
        """Count the time since `time.perf_counter()` was `began`."""
        self.observe(time.perf_counter() - began)


class Metrics:
    """All counters of this process."""

    def __init__(self) -> None:
        self.moves = {"person": 0, "computer": 0, "forced": 0}
        self.move_seconds = Durations()  # from a person's command to its acknowledgement, on disk
        self.thinking_waiting = 0  # decisions that wait until another one is finished
        self.thinking_running = 0
        self.thinking_seconds = Durations()  # of one decision or hint, without waiting
        self.faults = 0  # decisions of computer players that failed or took too long
        self.write_seconds = Durations()  # of one transaction
        self.writes = 0  # events and other changes; many share a transaction
        self.lag_seconds = Durations()  # of the event loop, as the watchdog sees it
        self.conflicts = 0  # commands decided again, because another process had written to the table first
        self.reconnects = 0  # of the connection that listens to other processes
        self.claims = {"table": 0, "question": 0}  # what this process has claimed of the work on a shared store
        self.waiting: dict[str, tuple[int, float]] = {}  # what any process could claim: how many, and seconds

    def count_moves(self, appended: Iterable[events.Event]) -> None:
        """Count the moves among events that are on disk."""
        for event in appended:
            if isinstance(event, events.MovePlayed):
                self.moves["forced" if event.auto else "person" if event.id else "computer"] += 1
                self.faults += bool(event.fault)


METRICS = Metrics()
