"""Questions that any worker may answer, such as a hint: asked once, claimed under a lease, answered to all who wait."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from typing import NamedTuple

from salon.server.client import Client
from salon.server.cluster.leases import NEXT, ORDER, SERVED
from salon.server.cluster.members import NOW, SILENCE
from salon.server.errors import RequestError
from salon.server.store import NotSaved, SharedStore

ASKED, ANSWERED = "jobs", "answers"  # channels: the kind of a new job, the key of an answered one
KEEP = 600.0  # seconds for which an answer is kept
MAX_ATTEMPTS = 3
RECHECK = 2.0  # seconds between two looks at the database, in case a message was missed
MAX_WAIT = 120.0  # seconds
log = logging.getLogger("salon.server")

_ASK = f"""
    insert into jobs (key, kind, body, address, visitor, created) values ($1, $2, $3, $4, $5, {NOW})
    on conflict (key) do nothing
"""
_READ = "select answer, finished from jobs where key = $1"
_CLAIM = f"""
    with next as (
        select t.key as id, t.address, t.visitor from jobs t {NEXT}
        and t.kind = any($3::text[]) and t.finished is null and t.attempts < {MAX_ATTEMPTS}
        order by {ORDER}, t.created limit 1 for update of t skip locked
    ), {SERVED}
    update jobs set worker = $1, lease_until = {NOW} + {SILENCE}, attempts = attempts + 1
    from next where jobs.key = next.id returning jobs.key, jobs.kind, jobs.body, jobs.address, jobs.visitor
"""
_FINISH = f"update jobs set answer = $2, finished = {NOW} where key = $1 and finished is null"
# a job that killed its workers
_GIVE_UP = f"""
    update jobs set finished = {NOW} where finished is null and attempts >= {MAX_ATTEMPTS} and lease_until < {NOW}
"""


class Job(NamedTuple):
    """A question that this process has claimed."""

    key: str
    kind: str
    body: str
    client: Client


class Jobs:
    """The questions on a database."""

    def __init__(self, store: SharedStore) -> None:
        self._store = store
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # by key
        store.subscribe(ANSWERED, self._hear)

    async def ask(self, key: str, kind: str, body: str, client: Client) -> str:
        """The answer to a question, perhaps one that was asked before; raises RequestError if there is none."""
        answered = asyncio.Event()
        self._waiting[key].add(answered)
        try:
            await self._store.fetch(_ASK, key, kind, body, *client)
            self._store.publish(ASKED, kind)
            async with asyncio.timeout(MAX_WAIT):
                while True:
                    with suppress(NotSaved):  # the database may be back soon
                        rows = await self._store.fetch(_READ, key)
                        if not rows or (rows[0]["finished"] is not None and rows[0]["answer"] is None):
                            raise RequestError("went-wrong", 500)
                        if rows[0]["finished"] is not None:
                            return str(rows[0]["answer"])
                    with suppress(TimeoutError):
                        async with asyncio.timeout(RECHECK):
                            await answered.wait()
                    answered.clear()
        except TimeoutError:
            raise RequestError("busy", 503) from None
        finally:
            self._waiting[key].discard(answered)
            if not self._waiting[key]:
                del self._waiting[key]

    async def claim(self, worker: str, kinds: list[str], busy: list[str]) -> Job | None:
        """The question of some kind whose turn it is, and that nobody has claimed."""
        rows = await self._store.fetch(_CLAIM, worker, busy, kinds)
        if not rows:
            return None
        key, kind, body, address, visitor = rows[0]
        return Job(key, kind, body, Client(address, visitor))

    async def finish(self, key: str, answer: str | None) -> None:
        """Answer a question; None if it cannot be answered."""
        await self._store.fetch(_FINISH, key, answer)
        self._store.publish(ANSWERED, key)

    async def give_up(self) -> None:
        """Mark as failed what several workers have not survived."""
        await self._store.fetch(_GIVE_UP)

    def _hear(self, key: str) -> None:
        for answered in self._waiting.get(key, ()):
            answered.set()
