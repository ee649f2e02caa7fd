"""Computer players at tables. They run in threads, with a time limit, and get only what their seat knows."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import HINT_PLAYER, Player, choose_or_fallback, create_registered
from salon.players.advice import Advice
from salon.server.errors import words

TIME_LIMIT = 20.0  # seconds a decision; far above what a healthy player needs
NICENESS = 10  # bot threads run at lower priority than the server
Result = TypeVar("Result")


def level_name(player: str, language: str) -> str:
    """The name of a computer player's level; a player without a translation keeps its own name."""
    message = f"player-{player}"
    return words().text(language, message) if words().has(language, message) else player


class BotSession:
    """A computer player that lives over the consecutive decisions of a seat, so that it can reuse its search."""

    def __init__(self, game: Game, name: str, seat: int, seed: str) -> None:
        self._create: Callable[[], Player] = lambda: create_registered(name, game, Rng(seed, "player", seat))
        self._player: Player | None = None
        self._lock = threading.Lock()

    def choose(self, known: Position, seat: int) -> tuple[int, str]:
        """Choose an action. `known` must be re-dealt for the seat: a player never gets the true position."""
        with self._lock:
            self._player = self._player or self._create()
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
        self._move_slots = asyncio.Semaphore(threads)
        self._hint_slot = asyncio.Semaphore(1)

    async def choose(self, session: BotSession, known: Position, seat: int) -> tuple[int, str]:
        """The player's action and "", or the first legal action and a description of the fault."""
        try:
            return await self._run(self._move_slots, lambda: session.choose(known, seat))
        except TimeoutError:
            return known.legal(seat)[0], f"took longer than {self.time_limit:g} s"
        except Exception as error:
            return known.legal(seat)[0], f"failed: {type(error).__name__}"

    async def hint(self, game: Game, known: Position, seat: int, seed: str) -> list[Advice]:
        """What a strong player thinks of the moves of a seat."""
        player = create_registered(HINT_PLAYER, game, Rng(seed, "advice", seat))
        return await self._run(self._hint_slot, lambda: player.hint(known, seat))

    def release(self, session: BotSession) -> None:
        """Close a session in the background: it may still be deciding."""
        threading.Thread(target=session.close, name="bot", daemon=True).start()

    async def _run(self, slots: asyncio.Semaphore, work: Callable[[], Result]) -> Result:
        """Run work in a thread; raises TimeoutError after the time limit."""
        future: Future[Result] = Future()
        future.set_running_or_notify_cancel()

        def run() -> None:
            _lower_priority()
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)

        async with slots:
            # a daemon thread: one that never ends blocks neither other players nor the shutdown
            threading.Thread(target=run, name="bot", daemon=True).start()
            return await asyncio.wait_for(asyncio.wrap_future(future), self.time_limit)


def _lower_priority() -> None:
    """Run the current thread at lower priority, where the system has priorities for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
