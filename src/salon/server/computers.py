"""Computer players at tables: they think in threads, under a time budget, and know only what their seat knows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import LEVELS, answer, registered
from salon.players.advice import Advice
from salon.players.search import Search
from salon.server.refusals import words

BUDGET = 20.0  # seconds; far above what a healthy player needs
ADVISER = "sharp"  # the level whose opinion a hint is
Thought = TypeVar("Thought")


def level_words(name: str, language: str) -> str:
    """What a computer player is called; one that somebody has added goes by its own name."""
    message = f"player-{name}"
    return words().text(language, message) if words().has(language, message) else name


class Thinkers:
    """A few threads in which computer players think."""

    def __init__(self, threads: int = 2, budget: float = BUDGET) -> None:
        self.budget = budget
        self._places = asyncio.Semaphore(threads)

    async def choose(self, game: Game, name: str, known: Position, seat: int, seed: str) -> tuple[int, str]:
        """The player's choice and "", or a legal stopgap and what went wrong.

        `known` is already drawn anew for the seat: nothing that thinks holds the true world.
        """

        def think() -> tuple[int, str]:
            with registered(name, game, Rng(seed, "player", seat)) as who:
                return answer(who, known, seat)

        try:
            return await self._thought(think)
        except TimeoutError:
            return known.legal(seat)[0], f"took longer than {self.budget:g} s"
        except Exception as error:
            return known.legal(seat)[0], f"failed: {type(error).__name__}"

    async def advise(self, game: Game, known: Position, seat: int, seed: str) -> list[Advice]:
        """What a strong player thinks of the moves of a seat."""
        return await self._thought(lambda: Search(game, Rng(seed, "advice", seat), LEVELS[ADVISER]).hint(known, seat))

    async def _thought(self, think: Callable[[], Thought]) -> Thought:
        """What a thought comes to; raises TimeoutError when the budget is used up."""
        thought: Future[Thought] = Future()
        thought.set_running_or_notify_cancel()

        def run() -> None:
            try:
                thought.set_result(think())
            except Exception as error:
                thought.set_exception(error)

        async with self._places:
            # a daemon: a thought without end holds up neither the other players nor the end of the server
            threading.Thread(target=run, name="thinking", daemon=True).start()
            return await asyncio.wait_for(asyncio.wrap_future(thought), self.budget)
