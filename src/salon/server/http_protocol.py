"""Limits of connections: how many there are, and how long a client may take.

uvicorn's own limit counts neither idle connections nor WebSockets, and it waits for ever for a request that is not
finished. Here every connection has a deadline at every moment: for its headers, for its body, for its response, and
for the end of what it is sent. After the upgrade to a WebSocket the pings of the server are the deadline.
"""

from __future__ import annotations

import asyncio
import http
from collections import Counter
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from salon.server.client_address import TrustedProxies, peer_address
from salon.server.errors import RequestError
from salon.server.request_guard import answer

HEADER_TIMEOUT = 10.0  # seconds until the headers of a request are complete
BODY_TIMEOUT = 20.0  # seconds from then until its body is
RESPONSE_TIMEOUT = 120.0  # seconds from then until it is answered; a hint takes 20
KEEP_ALIVE_TIMEOUT = 15  # seconds until the next request begins
CLOSE_TIMEOUT = 10.0  # seconds for a client to read the rest of what it was sent
MAX_HEADER_BYTES = 65_536
MAX_DISCARDED_BYTES = 524_288  # read after a refusal
SPARE_CONNECTIONS = 100  # above the maximum: they are told that the server is full
SPARE_OF_ADDRESS = 10  # above the maximum of an address: the same


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait for a client that has stopped reading.

    It makes fewer calls of the system than uvicorn's: a message may say that more follow at once, and they leave
    together; and reading goes on until a second message waits.
    """

    def send_receive_event_to_app(self) -> None:
        """Queue a message that was received."""
        if self.queue.empty() and not self.read_paused:
            self.read_paused = True  # else the base class would pause
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message, or keep it for the next one."""
        if message.get("more") and self.handshake_complete and self.conn.state is State.OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)

    def keepalive_timeout(self) -> None:
        """End a connection that did not answer a ping."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection with deadlines. Beyond the maximum number of connections every request is refused.

    An address has a maximum of its own, so that one client cannot take all connections. WebSockets are counted by the
    table manager instead.
    """

    max_connections: int
    max_of_address: int
    proxies: TrustedProxies
    addresses: Counter[str]  # connections of each address

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._address = ""  # "": not counted
        self._timer: asyncio.TimerHandle | None = None
        self._reading_headers = False
        self._header_bytes = 0
        self._refusal: RequestError | None = None  # of every request of this connection
        self._is_answered = False

    @classmethod
    def limited_to(
        cls, max_connections: int, max_of_address: int, proxies: TrustedProxies
    ) -> type[LimitedHttpProtocol]:
        """The protocol with these maximums. Trusted proxies may have as many connections as there are."""
        limits = {"max_connections": max_connections, "max_of_address": max_of_address}
        return type(cls.__name__, (cls,), {**limits, "proxies": proxies, "addresses": Counter()})

    # --- the life of a connection ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._address = peer_address(str(peer[0]), self.proxies) if isinstance(peer, tuple) else ""
        if self._address:
            self.addresses[self._address] += 1
        above = len(self.connections) - self.max_connections
        above_address = self.addresses[self._address] - self.max_of_address if self._address else 0
        if above > SPARE_CONNECTIONS or above_address > SPARE_OF_ADDRESS:
            transport.abort()
            return
        if above > 0:
            self._refusal = RequestError("server-full", 503)
        elif above_address > 0:
            self._refusal = RequestError("too-many-connections", 429)
        if self._refusal is not None:
            self.app = _refuse_with(self._refusal)
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._set_timer(None)
        self._stop_counting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._is_answered:  # let the client read the answer; a connection closed at once would be reset
            self._header_bytes += len(data)
            if self._header_bytes > MAX_DISCARDED_BYTES:
                self.transport.abort()
            return
        if not self._reading_headers and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_headers()
        super().data_received(data)
        if self._reading_headers and not self.transport.is_closing():
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER_BYTES:
                self._answer(431, "The headers of this request are too large.")

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._reading_headers = False
        self._set_timer(BODY_TIMEOUT)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for the response."""
        self._set_timer(RESPONSE_TIMEOUT)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request: uvicorn closes an idle connection."""
        self._set_timer(None)
        super().on_response_complete()
        if self.transport.is_closing():
            self._set_timer(CLOSE_TIMEOUT)
        elif not self.cycle.response_complete:  # the next request came together with this one
            self._set_timer(RESPONSE_TIMEOUT)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        super().timeout_keep_alive_handler()
        self._set_timer(CLOSE_TIMEOUT)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket."""
        self._set_timer(None)
        if self._refusal is not None:
            self._answer(self._refusal.status, self._refusal.message("en"), self._refusal.code)
        else:
            self._stop_counting()
            super().handle_websocket_upgrade()

    def _stop_counting(self) -> None:
        """The connection is over, or a WebSocket: it does not count for its address."""
        if self._address:
            self.addresses[self._address] -= 1
            if self.addresses[self._address] <= 0:
                del self.addresses[self._address]
        self._address = ""

    # --- deadlines ---------------------------------------------------------------------------------

    def _wait_for_headers(self) -> None:
        self._reading_headers, self._header_bytes = True, 0
        self._set_timer(HEADER_TIMEOUT)

    def _set_timer(self, seconds: float | None) -> None:
        """Set the only deadline of the connection."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        if self._is_answered or self.transport.is_closing() or not self._reading_headers or not self._header_bytes:
            self.transport.abort()
        else:
            self._answer(408, "The request was not complete in time.")

    def _answer(self, status: int, text: str, code: str = "bad-message") -> None:
        """Answer what is not yet a request, and close the connection."""
        body = msgspec.json.encode({"code": code, "text": text})
        head = (
            f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        )
        self._is_answered = True
        self.transport.write(head.encode() + body)
        self.transport.write_eof()
        self._set_timer(CLOSE_TIMEOUT)


def _refuse_with(error: RequestError) -> ASGIApp:
    """An application that refuses every request."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(scope, send, error)

    return refuse
