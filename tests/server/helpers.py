"""Helpers for asynchronous tests, and random play from several seats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from tests.server.client import Connection


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Turn an asynchronous test into an ordinary one with the same fixtures."""

    @wraps(test)
    def wrapped(*values: Any, **fixtures: Any) -> None:
        async def run_test() -> None:
            await test(*values, **fixtures)

        asyncio.run(run_test())

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
