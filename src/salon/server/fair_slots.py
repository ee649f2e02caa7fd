"""Slots for computations, handed out in turn: nobody who asks for much keeps others waiting.

Whoever waits is grouped by address, then by visitor, then by table. A free slot goes to the address that was served
longest ago, within it to such a visitor, and so on. One busy visitor delays another by one computation at most, however
many it has asked for, and however many visitors one address pretends to be. While several addresses are active, none
of them gets all slots: the last free one is kept for the others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiter = asyncio.Future[None]
ACTIVE = 30.0  # seconds for which an address is active after it has asked for a slot


class Turns:
    """Waiters in groups of groups; `next` goes round the groups of every level."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, Turns] = OrderedDict()
        self._waiters: deque[Waiter] = deque()

    def add(self, waiter: Waiter, group: tuple[str, ...]) -> None:
        """Append a waiter to its group."""
        if group:
            self._groups.setdefault(group[0], Turns()).add(waiter, group[1:])
        else:
            self._waiters.append(waiter)

    def next(self) -> Waiter | None:
        """Remove and return the waiter whose turn it is; None if nobody waits."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():  # else it was cancelled
                return waiter
        while self._groups:
            name, group = self._groups.popitem(last=False)
            waiting = group.next()
            if not group.is_empty:
                self._groups[name] = group  # at the end
            if waiting is not None:
                return waiting
        return None

    @property
    def is_empty(self) -> bool:
        """Whether nobody was added since the last one was returned."""
        return not self._waiters and not self._groups

    def __len__(self) -> int:
        return sum(not waiter.done() for waiter in self._waiters) + sum(map(len, self._groups.values()))


class FairSlots:
    """A number of slots, each for one computation at a time."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: OrderedDict[str, Turns] = OrderedDict()  # by address, in the order of their turns
        self._held: Counter[str] = Counter()  # slots of each address
        self._asked: dict[str, float] = {}  # when each active address last asked, oldest first
        self._check: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many computations wait for a slot."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def slot(self, address: str, *group: str) -> AsyncIterator[None]:
        """Wait for a slot, as a member of a group (address, visitor, table), and hold it."""
        await self.acquire(address, *group)
        try:
            yield
        finally:
            self.release(address)

    async def acquire(self, address: str, *group: str) -> None:
        """Wait for a slot, as a member of a group."""
        self._asked.pop(address, None)
        self._asked[address] = time.monotonic()
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, Turns()).add(waiter, group)
        self._hand_out()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release(address)  # the slot had been handed over already
            raise

    def release(self, address: str) -> None:
        """Hand a slot of an address to whoever's turn it is."""
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the free slots to those whose turn it is."""
        for address in list(self._waiting):
            if not self._free or not self._may_start(address):
                continue
            turns = self._waiting.pop(address)
            waiter = turns.next()
            if not turns.is_empty:
                self._waiting[address] = turns  # at the end
            if waiter is not None:
                self._free -= 1
                self._held[address] += 1
                waiter.set_result(None)
        if self._check is None and self._free and self._waiting:
            # a slot is kept for others: look again when they are no longer active
            self._check = asyncio.get_running_loop().call_later(ACTIVE, self._check_again)

    def _check_again(self) -> None:
        self._check = None
        self._hand_out()

    def _may_start(self, address: str) -> bool:
        """Whether an address may have one more slot: the last one is kept for others, while any are active."""
        if self._free > 1 or not self._held[address]:
            return True
        old = time.monotonic() - ACTIVE
        while next(iter(self._asked.values()), old) < old:
            del self._asked[next(iter(self._asked))]
        return not any(other != address for other in self._asked)
