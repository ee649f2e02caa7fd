"""The WebSocket of a table: receives commands, sends results and views."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from salon.server import clock, deal_exchange, events
from salon.server.active_table import ActiveTable, Connection
from salon.server.auth import origin_allowed
from salon.server.client import client_of, current_client
from salon.server.commands import execute
from salon.server.errors import RequestError, choose_language
from salon.server.limits import MAX_MESSAGE_BYTES
from salon.server.presenter import Viewer
from salon.server.protocol import (
    AnyCommand,
    CommandRefused,
    CommandResult,
    Done,
    ExchangeCommand,
    ExplainMoves,
    KeepAlive,
    RequestHint,
    SelectSeat,
    SetLanguage,
    TableUnavailable,
    command_decoder,
    encode,
)
from salon.server.schema import HOST
from salon.server.store import NotSaved
from salon.server.table_manager import TableManager

log = logging.getLogger("salon.server")
KEEP_ALIVE = 20.0  # seconds
PENALTY = 0.1  # seconds that a connection is not read after a command that came too fast
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Serve one connection to a table until it is closed."""
    manager = cast(TableManager, socket.app.state.manager)
    language = choose_language(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    if not origin_allowed(socket, manager.settings):
        await socket.close(4003, "foreign origin")
        return
    client = client_of(socket)
    current_client.set(client)
    await socket.accept()
    if not manager.sockets.open(client):
        await _close_with_reason(socket, RequestError("too-many-windows", 429), language)
        return
    try:
        await _serve(manager, table, socket, language)
    finally:
        manager.sockets.close(client)


async def _serve(manager: TableManager, table: str, socket: Socket, language: str) -> None:
    """Serve an accepted connection."""
    try:
        active, connection = await manager.run_exclusive(
            table, lambda active: _admit(manager, active, socket, language)
        )
    except NotSaved:  # the store does not answer: the client tries again
        await socket.close(1013)
        return
    except RequestError as error:
        await _close_with_reason(socket, error, language)
        return
    except Exception:
        log.exception("table %s cannot be opened", table)
        await _close_with_reason(socket, RequestError("went-wrong", 500), language)
        return
    sender = asyncio.ensure_future(_send_messages(socket, connection))
    receiver: asyncio.Task[None] | None = None
    try:
        await manager.connections_changed(active)
        # a task of the manager: a command in progress is finished even if this handler is cancelled
        receiver = manager.spawn(_receive_commands(manager, table, connection, socket))
        await asyncio.shield(receiver)
    except WebSocketDisconnect:
        pass
    finally:
        active.connections.discard(connection)
        for seat in connection.viewer.own_seats:
            active.last_seen[seat] = clock.now()
        if not manager.closing:
            await manager.connections_changed(active)  # also waits for a command in progress
        if receiver is not None:
            receiver.cancel()
        connection.close(connection.close_code)
        await asyncio.gather(sender, return_exceptions=True)


async def _close_with_reason(socket: Socket, error: RequestError, language: str) -> None:
    message = TableUnavailable(error.code, error.message(language))
    await socket.send_data(encode(message).decode())
    await socket.close(4004, error.code)


async def _connect(manager: TableManager, active: ActiveTable, socket: Socket, language: str) -> Connection:
    """A connection with the rights of its visitor.

    It shows the requested seat. Without a request it shows the visitor's only seat; a visitor with several seats
    is a device that people share, and sees nothing private until one of them selects a seat.
    """
    client = current_client.get()
    held = await manager.store.seats_of(client.visitor, active.table.id) if client.visitor else []
    own_seats = frozenset(seat for seat in held if seat != HOST)
    requested = socket.query_params.get("chair")
    if requested is None:
        seat = min(own_seats) if len(own_seats) == 1 else None
    elif requested == "none":
        seat = None
    else:
        matching = [seat for seat in own_seats if str(seat) == requested]
        if not matching:
            raise RequestError("not-your-seat", 403)
        seat = matching[0]
    text_view = socket.query_params.get("in_words") == "true"
    return Connection(Viewer(seat, own_seats, HOST in held, language, text_view), client)


async def _admit(
    manager: TableManager, active: ActiveTable, socket: Socket, language: str
) -> tuple[ActiveTable, Connection]:
    """Add a connection, and give a returning person the seats back that a stand-in plays.

    Both happen while the table's lock is held. A seat that is revoked meanwhile finds the connection, and a stand-in
    that is still thinking finds that the seat is no longer its own.
    """
    if manager.cluster is not None:  # the client may have seen more elsewhere
        await manager.others.read_on(active)
    connection = await _connect(manager, active, socket, language)
    active.connections.add(connection)
    if connection.viewer.own_seats:
        active.client = connection.client
    try:
        for seat in connection.viewer.own_seats:
            if active.table.seats[seat].stand_in:
                await manager.append(active, events.PlayerReturned(seat))
    except BaseException:
        active.connections.discard(connection)
        raise
    return active, connection


async def _send_messages(socket: Socket, connection: Connection) -> None:
    keep_alive = asyncio.ensure_future(_keep_alive(connection))
    try:
        while True:
            await connection.ready.wait()
            connection.ready.clear()
            while connection.outgoing:
                message = connection.outgoing.popleft()
                if message is None:
                    await socket.close(connection.close_code)
                    return
                event: Any = {"type": "websocket.send", "text": message.decode()}
                if connection.outgoing:
                    event["more"] = True  # sent together with the next one
                await socket.send(event)
            connection.last_sent = time.monotonic()
    except Exception:  # the client is gone: the receiving side notices too
        return
    finally:
        keep_alive.cancel()


async def _keep_alive(connection: Connection) -> None:
    """Send a message whenever none was sent for a while."""
    while True:
        idle = time.monotonic() - connection.last_sent
        if idle >= KEEP_ALIVE:
            connection.send(KeepAlive())
            idle = 0.0
        await asyncio.sleep(KEEP_ALIVE - idle)


async def _receive_commands(manager: TableManager, table_id: str, connection: Connection, socket: Socket) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or connection.close_code != 1000:
            return  # disconnected, or closed by the server
        text = cast("str | None", message.get("text"))
        command_id = ""
        try:
            if text is None:
                raise RequestError("bad-message", 400, what="binary")
            if len(text) > MAX_MESSAGE_BYTES:
                raise RequestError("too-large", 413)
            command_id = _read_id(text)
            if not manager.requests.take(connection.client):
                raise RequestError("too-fast", 429)
            connection.send(await _handle(manager, table_id, connection, text))
        except RequestError as error:
            _send_refusal(connection, command_id, error)
            if error.code == "stale":
                await _send_view(manager, table_id, connection)
            if error.code == "too-fast":
                await asyncio.sleep(PENALTY)  # its next messages wait in the network
        except Exception:  # an internal error: the log gets the details, the client does not
            log.exception("table %s: a command failed", table_id)
            _send_refusal(connection, command_id, RequestError("went-wrong"))


def _send_refusal(connection: Connection, command_id: str, error: RequestError) -> None:
    connection.send(CommandRefused(command_id, error.code, error.message(connection.viewer.language)))


class _CommandId(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_CommandId)


def _read_id(text: str) -> str:
    """The id of a command, even if the rest of it is invalid."""
    try:
        return _id_decoder.decode(text).id[:64]
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""


async def _handle(manager: TableManager, table_id: str, connection: Connection, text: str) -> CommandResult:
    """Execute a command; those about the connection itself are executed here."""
    viewer = connection.viewer
    try:
        command = command_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        what = "nested too deeply" if isinstance(error, RecursionError) else str(error)[:200]
        raise RequestError("bad-message", 400, what=what) from None
    cost = _further_cost(command)
    if cost and not manager.requests.take(connection.client, cost):
        raise RequestError("too-fast", 429)
    if isinstance(command, SelectSeat):
        if command.seat is not None and command.seat not in viewer.own_seats:
            raise RequestError("not-your-seat", 403)
        viewer.seat = command.seat
    elif isinstance(command, SetLanguage):
        viewer.language, viewer.text_view = command.language, command.text_view
    elif isinstance(command, ExchangeCommand):  # of a page, for all its seats
        return await deal_exchange.execute(manager, table_id, viewer.own_seats, command)
    else:
        return await execute(manager, table_id, viewer.seat, viewer.language, command)
    connection.sent_entries = -1
    await _send_view(manager, table_id, connection)
    return Done(command.id)


def _further_cost(command: AnyCommand) -> float:
    """What a command costs beyond that of any message."""
    match command:
        case ExplainMoves():
            return len(command.moves) / 10
        case SelectSeat() | SetLanguage():
            return 2.0
        case RequestHint():
            return 10.0
    return 0.0


async def _send_view(manager: TableManager, table_id: str, connection: Connection) -> None:
    """Send one connection its view, without events that are still being written."""
    active = await manager.get(table_id)
    async with active.lock:
        manager.send_view(active, connection)
