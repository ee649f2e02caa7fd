"""Computer players at tables: they think in threads, under a time budget, and know only what their seat knows."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import answer, registered
from salon.server.refusals import words

BUDGET = 20.0  # seconds; far above what a healthy player needs


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
        legal = known.legal(seat)
        rng = Rng(seed, "player", seat)

        thought: Future[tuple[int, str]] = Future()
        thought.set_running_or_notify_cancel()

        def think() -> None:
            try:
                with registered(name, game, rng) as who:
                    thought.set_result(answer(who, known, seat))
            except Exception as error:
                thought.set_exception(error)

        try:
            async with self._places:
                # a daemon: a thought without end holds up neither the other players nor the end of the server
                threading.Thread(target=think, name="thinking", daemon=True).start()
                return await asyncio.wait_for(asyncio.wrap_future(thought), self.budget)
        except TimeoutError:
            return legal[0], f"took longer than {self.budget:g} s"
        except Exception as error:
            return legal[0], f"failed: {type(error).__name__}"
