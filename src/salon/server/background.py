"""Heavy computations beside the event loop: in threads, few at a time, in fair turns of clients; answers are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from salon.server.client import current_client
from salon.server.fair_slots import FairSlots

THREADS = 2
MAX_KEPT = 200  # answers
Result = TypeVar("Result")


class Background:
    """Runs computations in threads."""

    def __init__(self, threads: int = THREADS) -> None:
        self._slots = FairSlots(threads)

    async def run(self, work: Callable[[], Result]) -> Result:
        """The result of a computation, when it is the turn of the current client."""
        async with self._slots.slot(*current_client.get()):
            return await asyncio.to_thread(work)


class KeptAnswers:
    """Answers that never change, computed once however many ask at the same time; the oldest are dropped."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, ...], asyncio.Task[Any]] = OrderedDict()

    async def get(self, key: tuple[str, ...], compute: Callable[[], Awaitable[Result]]) -> Result:
        """The answer of a key."""
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._answers[key] = asyncio.ensure_future(compute())
            if len(self._answers) > MAX_KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        found: Result = await asyncio.shield(task)
        return found
