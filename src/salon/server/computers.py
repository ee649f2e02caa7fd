"""Computer players at tables: they think in threads, under a time budget, and know only what their seat knows."""

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
from salon.players import ADVISER, Player, answer, registered
from salon.players.advice import Advice
from salon.server.refusals import words

BUDGET = 20.0  # seconds; far above what a healthy player needs
BEHIND = 10  # how far thinking stands back behind everything else (`nice`)
Thought = TypeVar("Thought")


def level_words(name: str, language: str) -> str:
    """What a computer player is called; one that somebody has added goes by its own name."""
    message = f"player-{name}"
    return words().text(language, message) if words().has(language, message) else name


class Mind:
    """A computer player in a chair for as long as nobody else decides: it goes on with what it has thought already."""

    def __init__(self, game: Game, name: str, seat: int, seed: str) -> None:
        self._make: Callable[[], Player] = lambda: registered(name, game, Rng(seed, "player", seat))
        self._who: Player | None = None
        self._thinking = threading.Lock()

    def choose(self, known: Position, seat: int) -> tuple[int, str]:
        """What `answer` gives; `known` is already drawn anew for the seat: what thinks never holds the true world."""
        with self._thinking:
            self._who = self._who or self._make()
            return answer(self._who, known, seat)

    def close(self) -> None:
        """Let the player go, once it has come to an end."""
        with self._thinking:
            if self._who is not None:
                self._who.close()


class Thinkers:
    """A few threads in which computer players think, and one for advice: who asks for much of it holds up no game."""

    def __init__(self, threads: int = 2, budget: float = BUDGET) -> None:
        self.budget = budget
        self._places = asyncio.Semaphore(threads)
        self._adviser = asyncio.Semaphore(1)

    async def choose(self, mind: Mind, known: Position, seat: int) -> tuple[int, str]:
        """The player's choice and "", or a legal stopgap and what went wrong."""
        try:
            return await self._thought(self._places, lambda: mind.choose(known, seat))
        except TimeoutError:
            return known.legal(seat)[0], f"took longer than {self.budget:g} s"
        except Exception as error:
            return known.legal(seat)[0], f"failed: {type(error).__name__}"

    async def advise(self, game: Game, known: Position, seat: int, seed: str) -> list[Advice]:
        """What a strong player thinks of the moves of a seat."""
        strong = registered(ADVISER, game, Rng(seed, "advice", seat))
        return await self._thought(self._adviser, lambda: strong.hint(known, seat))

    def let_go(self, mind: Mind) -> None:
        """Close a mind; it may still be thinking, or take its time."""
        threading.Thread(target=mind.close, name="thinking", daemon=True).start()

    async def _thought(self, places: asyncio.Semaphore, think: Callable[[], Thought]) -> Thought:
        """What a thought comes to; raises TimeoutError when the budget is used up."""
        thought: Future[Thought] = Future()
        thought.set_running_or_notify_cancel()

        def run() -> None:
            _stand_back()
            try:
                thought.set_result(think())
            except Exception as error:
                thought.set_exception(error)

        async with places:
            # a daemon: a thought without end holds up neither the other players nor the end of the server
            threading.Thread(target=run, name="thinking", daemon=True).start()
            return await asyncio.wait_for(asyncio.wrap_future(thought), self.budget)


def _stand_back() -> None:
    """Whoever thinks leaves the processor to whoever serves people, where threads can have a rank of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)
