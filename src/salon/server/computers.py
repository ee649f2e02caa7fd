"""Computer players at tables: they think in threads, under a time budget, and know only what their seat knows."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import player

BUDGET = 20.0  # seconds; far above what a healthy player needs


class Thinkers:
    """A few threads in which computer players think."""

    def __init__(self, threads: int = 2, budget: float = BUDGET) -> None:
        self.budget = budget
        self._threads = ThreadPoolExecutor(threads, "thinking")

    async def choose(self, game: Game, name: str, known: Position, seat: int, seed: str) -> tuple[int, str]:
        """The player's choice and "", or a legal stopgap and what went wrong.

        `known` is already drawn anew for the seat: nothing that thinks holds the true world.
        """
        legal = known.legal(seat)
        rng = Rng(seed, "player", seat)

        def think() -> int:
            return player(name, game, rng).choose(known, seat)

        try:
            action = await asyncio.wait_for(asyncio.wrap_future(self._threads.submit(think)), self.budget)
        except TimeoutError:
            return legal[0], f"took longer than {self.budget:g} s"
        except Exception as error:
            return legal[0], f"failed: {type(error).__name__}"
        return (action, "") if action in legal else (legal[0], "answered with an illegal move")

    def close(self) -> None:
        """Let go of the threads; a thought that is still going on is worth nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
