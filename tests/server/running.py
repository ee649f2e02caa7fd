"""Asynchronous tests on a server, and random play from several chairs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.server.client import Chair
from tests.server.conftest import Server


def run(test: Callable[[Server], Awaitable[None]]) -> Callable[[Server], None]:
    """Let an asynchronous test be an ordinary one."""

    def wrapped(server: Server) -> None:
        asyncio.run(test(server))

    wrapped.__name__ = test.__name__
    wrapped.__doc__ = test.__doc__
    return wrapped


async def play_out(chairs: list[Chair], rng: random.Random) -> None:
    """Random legal moves from all these chairs until the game is over."""

    async def one(chair: Chair) -> None:
        while (await chair.my_turn())["status"] != "over":
            answer = await chair.play(rng.choice(chair.moves()))
            assert answer["is"] == "done", answer

    await asyncio.gather(*(one(chair) for chair in chairs))
