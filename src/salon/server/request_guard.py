"""What holds for every request: the server answers only under its own names, and nothing is cached or guessed.

A page of a stranger can let its own name point to this machine (DNS rebinding). Then a browser sends that name in the
Host header, and the request would count as one of our own page. So only names that are ours are answered. An address
instead of a name is always ours: no stranger's page can be at it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from salon.server.errors import RequestError, choose_language

MAX_SHOWN = 80  # characters of a foreign name in the answer
NO_STORE = (b"cache-control", b"no-store")
NO_SNIFF = (b"x-content-type-options", b"nosniff")


class RequestGuard:
    """An ASGI application in front of another one: checks the Host header, and adds headers to all responses."""

    def __init__(
        self, app: ASGIApp, names: Iterable[str] = (), origins: Iterable[str] = (), base_path: str = ""
    ) -> None:
        self.app = app
        self._api = f"{base_path}/api", f"{base_path}/health"
        hosts = [*names, *(urlsplit(origin).netloc for origin in origins)]
        self.names = frozenset(_without_port(host) for host in hosts if host)

    def is_own(self, host: str) -> bool:
        """Whether the server answers to this Host header."""
        name = _without_port(host)
        return name in self.names or name == "localhost" or name.endswith(".localhost") or _is_address(name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        # a program may send no Host header; a browser always does
        if len(hosts) > 1 or not all(map(self.is_own, hosts)):
            error = RequestError("foreign-host", 421, host=_without_port(hosts[0])[:MAX_SHOWN])
            await answer(scope, send, error)
            return
        if kind == "websocket":  # its messages have no headers
            await self.app(scope, receive, send)
            return
        is_api = scope["path"].startswith(self._api)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, is_api)
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def answer(scope: Scope, send: Send, error: RequestError) -> None:
    """Refuse a request before any handler sees it, and close its connection."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    language = choose_language(None, accepted.decode("latin-1"))
    body = msgspec.json.encode({"code": error.code, "text": error.message(language)})
    headers = [
        (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close"),
        NO_STORE, NO_SNIFF,
    ]  # fmt: skip
    scope_type: str = scope["type"]
    kind = "websocket.http.response" if scope_type == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": error.status, "headers": headers})  # type: ignore[misc,arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]


def _add_headers(message: HTTPResponseStartEvent, is_api: bool) -> None:
    headers = list(message["headers"])
    present = {name.lower() for name, _ in headers}
    for header in (NO_SNIFF, NO_STORE) if is_api else (NO_SNIFF,):
        if header[0] not in present:
            headers.append(header)
    message["headers"] = headers


def _without_port(host: str) -> str:
    """A name or address in lower case, without its port, brackets and final dot."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".") if host.count(":") == 1 else host.rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
