"""Computer players at tables. They run in threads, in fair turns of clients, and get only what their seat knows.

A player's time is the processor time of its own thread. Neither waiting for its turn nor the load of the machine
counts: nobody plays worse because of others.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import HINT_PLAYER, Player, choose_or_fallback, create_registered
from salon.players.advice import Advice
from salon.server.fair_slots import FairSlots
from salon.server.metrics import METRICS

TIME_LIMIT = 20.0  # seconds a decision; far above what a healthy player needs
MAX_WAIT = 15  # times the limit, after which a player that computes nothing is given up
TIME_CHECK = 1.0  # seconds between two looks at the time a player has used
NICENESS = 10  # bot threads run at lower priority than the server
Result = TypeVar("Result")
Group = tuple[str, ...]  # address, visitor and table that a computer player plays for


class BotSession:
    """A computer player that lives over the consecutive decisions of a seat, so that it can reuse its search."""

    def __init__(self, game: Game, name: str, seat: int, seed: str, turn: Sequence[int] = ()) -> None:
        self._create: Callable[[], Player] = lambda: create_registered(name, game, Rng(seed, "player", seat))
        self._player: Player | None = None
        self._turn = turn  # what the seat did in this turn before the session began
        self._lock = threading.Lock()

    def choose(self, known: Position, seat: int) -> tuple[int, str]:
        """Choose an action. `known` must be re-dealt for the seat: a player never gets the true position."""
        with self._lock:
            if self._player is None:
                self._player = self._create()
                self._player.turn.resume(known, self._turn)
            return choose_or_fallback(self._player, known, seat)

    def close(self) -> None:
        """Close the player; waits for a decision in progress."""
        with self._lock:
            if self._player is not None:
                self._player.close()


class BotPool:
    """Limits how many computer players run at once. Hints have a slot of their own, so they never delay a game."""

    def __init__(self, threads: int = 2, time_limit: float = TIME_LIMIT) -> None:
        self.time_limit = time_limit
        self._move_slots = FairSlots(threads)
        self._hint_slot = FairSlots(1)

    @property
    def waiting(self) -> int:
        """How many decisions and hints wait for their turn."""
        return self._move_slots.waiting + self._hint_slot.waiting

    async def choose(self, session: BotSession, known: Position, seat: int, group: Group = ("",)) -> tuple[int, str]:
        """The player's action and "", or the first legal action and a description of the fault."""
        try:
            return await self._run(self._move_slots, group, lambda: session.choose(known, seat))
        except TimeoutError:
            return known.legal(seat)[0], f"took longer than {self.time_limit:g} s"
        except Exception as error:
            return known.legal(seat)[0], f"failed: {type(error).__name__}"

    async def hint(
        self, game: Game, known: Position, seat: int, seed: str, group: Group, turn: Sequence[int]
    ) -> list[Advice]:
        """What a strong player thinks of the moves of a seat, after what it has done in this turn."""
        player = create_registered(HINT_PLAYER, game, Rng(seed, "advice", seat))
        player.turn.resume(known, turn)
        return await self._run(self._hint_slot, group, lambda: player.hint(known, seat))

    def release(self, session: BotSession) -> None:
        """Close a session in the background: it may still be deciding."""
        threading.Thread(target=session.close, name="bot", daemon=True).start()

    async def _run(self, slots: FairSlots, group: Group, work: Callable[[], Result]) -> Result:
        """Run work in a thread; raises TimeoutError when it has used up its time.

        The slot is free again when the thread ends, even if that is later: else threads would pile up.
        """
        METRICS.thinking_waiting += 1
        try:
            await slots.acquire(*group)
        finally:
            METRICS.thinking_waiting -= 1
        METRICS.thinking_running += 1
        loop, held, started = asyncio.get_running_loop(), [slots], time.monotonic()
        future: Future[Result] = Future()
        future.set_running_or_notify_cancel()

        def release() -> None:
            timer.cancel()
            if held:
                held.pop().release(group[0])
                METRICS.thinking_running -= 1
                METRICS.thinking_seconds.observe(time.monotonic() - started)

        # a thread that hangs must not keep its slot for ever
        timer = loop.call_later(MAX_WAIT * self.time_limit, release)

        def run() -> None:
            _lower_priority()
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)
            with suppress(RuntimeError):  # the loop may have been closed
                loop.call_soon_threadsafe(release)

        # a daemon thread: one that never ends does not block the shutdown
        thread = threading.Thread(target=run, name="bot", daemon=True)
        thread.start()
        result = asyncio.wrap_future(future)
        while not (await asyncio.wait([result], timeout=min(TIME_CHECK, self.time_limit)))[0]:
            if _time_used(thread, started) >= self.time_limit or not held:
                raise TimeoutError
        return result.result()


def _time_used(thread: threading.Thread, started: float) -> float:
    """The processor time of a thread in seconds; where the system does not tell, the time since it was started."""
    try:
        fields = Path(f"/proc/self/task/{thread.native_id}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return time.monotonic() - started
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _lower_priority() -> None:
    """Run the current thread at lower priority, where the system has priorities for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
