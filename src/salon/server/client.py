"""Who a request comes from, for limits and fair turns: an address and a visitor.

A visitor is a cookie, and cookies are free to make: an address counts too.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple

from salon.server.auth import AnyConnection, visitor_of
from salon.server.client_address import client_address


class Client(NamedTuple):
    """The address and the visitor of a request; "" if it has none."""

    address: str = ""
    visitor: str = ""


NO_CLIENT = Client()

# The client that the current task works for. Tasks inherit it from the one that started them.
current_client: ContextVar[Client] = ContextVar("current_client", default=NO_CLIENT)


def client_of(connection: AnyConnection) -> Client:
    """The client of a request or WebSocket."""
    return Client(client_address(connection), visitor_of(connection) or "")
