"""Does what computer players and people wait for: turns at tables, hints, outlines of replays.

A table is played for a short time, and then claimed anew: a table where computers play among themselves for an hour
keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from salon.server.bot_turns import play_turns
from salon.server.client import current_client
from salon.server.cluster.jobs import Job, Jobs
from salon.server.cluster.leases import Claim, Leases
from salon.server.metrics import METRICS
from salon.server.store import NotSaved

if TYPE_CHECKING:
    from salon.server.table_manager import TableManager

SLICE = 2.0  # seconds for which a table is played before others have their turn
POLL = 1.0  # seconds between two looks for what is due
JOB_SLOTS = 2  # questions answered at a time
Answer = Callable[[Job], Awaitable[str]]
log = logging.getLogger("salon.server")


class Slots:
    """What is being done: for each claim the address it is done for."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.claims: dict[str, str] = {}

    @property
    def free(self) -> int:
        """How much more can be done at the same time."""
        return self.count - len(self.claims)

    def busy(self) -> list[str]:
        """The addresses that must not get the last slot: those that hold the others."""
        return [address for address in self.claims.values() if address] if self.free == 1 else []


class Worker:
    """Claims work as long as it has slots."""

    def __init__(
        self,
        manager: TableManager,
        leases: Leases,
        jobs: Jobs,
        worker: str,
        threads: int,
        answers: Mapping[str, Answer],
    ) -> None:
        self._manager, self._leases, self._jobs, self._id = manager, leases, jobs, worker
        self._answers = answers  # by kind of question
        self._turns, self._questions = Slots(threads), Slots(JOB_SLOTS)
        self._due, self._asked = asyncio.Event(), asyncio.Event()

    @property
    def claimed_tables(self) -> list[str]:
        """The tables at which this process plays."""
        return list(self._turns.claims)

    @property
    def claimed_jobs(self) -> list[str]:
        """The questions that this process answers."""
        return list(self._questions.claims)

    def tables_are_due(self) -> None:
        """Look for tables whose computer players must move."""
        self._due.set()

    def questions_wait(self) -> None:
        """Look for questions."""
        self._asked.set()

    async def play(self) -> None:
        """Claim tables and play at them, until cancelled."""
        await self._claim_all(self._due, self._turns, self._claim_table)

    async def answer(self) -> None:
        """Claim questions and answer them, until cancelled."""
        await self._claim_all(self._asked, self._questions, self._claim_question)

    async def _claim_all(self, wake: asyncio.Event, slots: Slots, claim: Callable[[], Awaitable[bool]]) -> None:
        """Claim one after the other while there is a slot; look again when woken, and now and then."""
        while not self._manager.closing:
            wake.clear()
            try:
                while slots.free and await claim():
                    pass
            except NotSaved:  # the database does not answer
                await asyncio.sleep(POLL)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await wake.wait()

    # --- tables ------------------------------------------------------------------------------------

    async def _claim_table(self) -> bool:
        claim = await self._leases.claim(self._turns.busy())
        if claim is None:
            return False
        self._turns.claims[claim.table] = claim.address
        METRICS.claims["table"] += 1
        self._manager.spawn(self._play_at(claim))
        return True

    async def _play_at(self, claim: Claim) -> None:
        """Play at a claimed table for a while."""
        manager, end = self._manager, time.monotonic() + SLICE
        try:
            active = await manager.latest(claim.table)
            active.watched = True
            try:
                await play_turns(manager, active, ("", claim.table), lambda: time.monotonic() < end)
            finally:
                active.watched = False
            if active.table.bot_to_move:  # else the last move has said that nothing is due
                await self._leases.release(claim.table, active.has_people)
        except NotSaved:
            log.info("table %s: the claim of its computer players ends by itself", claim.table)
        except Exception:  # not claimed again before the lease ends
            log.exception("table %s cannot be read", claim.table)
        finally:
            self._turns.claims.pop(claim.table, None)  # claimed twice, if the first lease was lost
            self._due.set()

    # --- questions ---------------------------------------------------------------------------------

    async def _claim_question(self) -> bool:
        job = await self._jobs.claim(self._id, list(self._answers), self._questions.busy())
        if job is None:
            return False
        self._questions.claims[job.key] = job.client.address
        METRICS.claims["question"] += 1
        self._manager.spawn(self._answer(job))
        return True

    async def _answer(self, job: Job) -> None:
        current_client.set(job.client)
        try:
            try:
                answer: str | None = await self._answers[job.kind](job)
            except NotSaved:
                raise
            except Exception:
                log.exception("the question %r cannot be answered", job.key)
                answer = None
            await self._jobs.finish(job.key, answer)
        except NotSaved:
            log.info("the claim of the question %r ends by itself", job.key)
        finally:
            self._questions.claims.pop(job.key, None)
            self._asked.set()
