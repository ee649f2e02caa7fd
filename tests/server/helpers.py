"""Helpers for asynchronous tests, and random play from several seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.client import Connection
from tests.server.conftest import Server


def run(test: Callable[[Server], Awaitable[None]]) -> Callable[[Server], None]:
    """Turn an asynchronous test into an ordinary one."""

    def wrapped(server: Server) -> None:
        asyncio.run(test(server))

    wrapped.__name__ = test.__name__
    wrapped.__doc__ = test.__doc__
    return wrapped


async def play_out(connections: list[Connection], rng: random.Random) -> None:
    """Play random legal moves on all these connections until the game is over."""

    async def one(connection: Connection) -> None:
        while (await connection.wait_for_turn())["status"] != "over":
            answer = await connection.play(rng.choice(connection.legal_moves()))
            assert answer["is"] == "done", answer

    await asyncio.gather(*(one(connection) for connection in connections))


def decided(view: dict[str, Any]) -> list[tuple[bool, bool]]:
    """Who must still decide, and who has."""
    return [(seat["waiting"], seat["chosen"]) for seat in view["seats"]]
