"""The WebSocket of a table: commands come in, and whatever the chair now sees goes out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from salon.server import stream
from salon.server.acts import act
from salon.server.house import Connection, House, Room
from salon.server.limits import MESSAGE, Bucket
from salon.server.refusals import Refused, language_of
from salon.server.seating import HOST
from salon.server.shown import Reader
from salon.server.visitors import origin_is_ours, visitor_of
from salon.server.wire import Alive, Closed, Done, RefusedShown, Sit, Speak, command_decoder, encode

log = logging.getLogger("salon.server")
SIGN_OF_LIFE = 20.0  # seconds


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A browser looks at a table until it goes away."""
    house = cast(House, socket.app.state.house)
    language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    if not origin_is_ours(socket, house.settings):
        await socket.close(4003, "foreign origin")
        return
    await socket.accept()
    try:
        room = await house.room(table)
        connection = await _seated(house, room, socket, language)
    except Refused as refused:
        await _say_why(socket, refused, language)
        return
    except Exception:
        log.exception("table %s cannot be opened", table)
        await _say_why(socket, Refused("went-wrong", 500), language)
        return
    room.connections.add(connection)
    sending = asyncio.ensure_future(_send_all(socket, connection))
    try:
        await _come_back(house, room, connection)
        async with room.lock:  # what is just being written is on no screen yet
            house.push(room)
        await _hear_all(house, table, connection, socket)
    except WebSocketDisconnect:
        pass
    finally:
        room.connections.discard(connection)
        for seat in connection.reader.mine:
            room.seen[seat] = time.time()
        if not house.closing:
            async with room.lock:
                house.push(room)
        connection.close(connection.close_code)
        await asyncio.gather(sending, return_exceptions=True)


async def _say_why(socket: WebSocket[Any, Any, Any], refused: Refused, language: str) -> None:
    closed = Closed(refused.code, refused.sentence(language))
    await socket.send_data(encode(closed).decode())
    await socket.close(4004, refused.code)


async def _seated(house: House, room: Room, socket: WebSocket[Any, Any, Any], language: str) -> Connection:
    """The connection with its rights; without a wish it sits on the first chair the browser holds."""
    visitor = visitor_of(socket)
    held = await house.store.held(visitor, room.table.id) if visitor else []
    mine = frozenset(seat for seat in held if seat != HOST)
    wish = socket.query_params.get("chair")
    chair = None if wish == "none" or not mine else min(mine)
    if wish is not None and wish != "none":
        wished = [seat for seat in mine if str(seat) == wish]
        if not wished:
            raise Refused("not-your-seat", 403)
        chair = wished[0]
    elif len(mine) > 1:
        chair = None  # several people share this device: nobody's things are shown until one of them sits down
    reader = Reader(chair, mine, HOST in held, language, socket.query_params.get("in_words") == "true")
    return Connection(reader, visitor)


async def _come_back(house: House, room: Room, connection: Connection) -> None:
    """Whoever returns has the seat again at once."""

    async def alone(room: Room) -> None:
        for seat in connection.reader.mine:
            if room.table.seats[seat].stand_in:
                await house.append(room, stream.Returned(seat))

    if any(room.table.seats[seat].stand_in for seat in connection.reader.mine):
        await house.do(room.table.id, alone)


async def _send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while True:
            try:
                message = await asyncio.wait_for(connection.outgoing.get(), SIGN_OF_LIFE)
            except TimeoutError:
                message = encode(Alive())
            if message is None:
                await socket.close(connection.close_code)
                return
            await socket.send_data(message.decode())
    except Exception:  # the browser is gone: the reading side notices too
        return


async def _hear_all(house: House, table: str, connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    bucket = Bucket(house.settings.acts_a_second, house.settings.acts_at_once)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or connection.close_code != 1000:
            return  # also whoever was sent away, but does not take the goodbye
        text = cast("str | None", message.get("text"))
        name = ""
        try:
            if text is None:
                raise Refused("bad-message", 400, what="binary")
            if len(text) > MESSAGE:
                raise Refused("too-large", 413)
            name = _name_of(text)
            if not bucket.take():
                raise Refused("too-fast", 429)
            answer = await _answer(house, table, connection, text)
            connection.send(answer)
        except Refused as refused:
            connection.send(RefusedShown(name, refused.code, refused.sentence(connection.reader.language)))
            if refused.code == "stale":
                await _show(house, table, connection)
        except Exception:  # a fault of our own, or of the disk: the log gets all of it, the client none
            log.exception("table %s: a command failed", table)
            connection.send(
                RefusedShown(name, "went-wrong", Refused("went-wrong").sentence(connection.reader.language))
            )


class _Named(msgspec.Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named)


def _name_of(text: str) -> str:
    """The id of a command, also if the rest of it makes no sense."""
    try:
        return _named.decode(text).id[:64]
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""


async def _answer(house: House, table: str, connection: Connection, text: str) -> Any:
    reader = connection.reader
    try:
        command = command_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        what = "nested too deeply" if isinstance(error, RecursionError) else str(error)[:200]
        raise Refused("bad-message", 400, what=what) from None
    if isinstance(command, Sit):
        if command.chair is not None and command.chair not in reader.mine:
            raise Refused("not-your-seat", 403)
        reader.chair = command.chair
    elif isinstance(command, Speak):
        reader.language, reader.in_words = command.language, command.in_words
    else:
        return await act(house, table, reader.chair, reader.language, command)
    connection.sent = -1
    await _show(house, table, connection)
    return Done(command.id)


async def _show(house: House, table: str, connection: Connection) -> None:
    """Send one browser what it now sees, and nothing that is only just being written."""
    room = await house.room(table)
    async with room.lock:
        house.push_to(room, connection)
