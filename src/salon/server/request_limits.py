"""Limits every HTTP request by its cost, and remembers who it came from.

A handler names its cost when it is not 1: `@get("/tables/{table:str}/replay", cost=10)`.
"""

from __future__ import annotations

import asyncio

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from salon.server.client import client_of, current_client
from salon.server.errors import RequestError
from salon.server.table_manager import TableManager

PENALTY = 0.25  # seconds until a refused request is answered: whoever asks again and again waits


class RequestLimits(ASGIMiddleware):
    """Refuses the requests of a client that asks for too much."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or refuse it after a while."""
        client = client_of(ASGIConnection(scope))
        current_client.set(client)
        manager: TableManager = scope["litestar_app"].state.manager
        cost = float(scope["route_handler"].opt.get("cost", 1.0))
        if not manager.requests.take(client, cost):
            await asyncio.sleep(PENALTY)
            raise RequestError("too-fast", 429)
        await next_app(scope, receive, send)
