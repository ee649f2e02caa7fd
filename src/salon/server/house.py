"""The house: the tables that are in use, who looks at them, and the computer players' turns."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from salon.games import game, game_ids
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import USUAL
from salon.players.advice import Advice
from salon.server import stream
from salon.server.computers import Mind, Thinkers
from salon.server.outbox import Outbox
from salon.server.refusals import Refused
from salon.server.shown import Presence, Reader, first_entry, shown
from salon.server.store import Conflict, Store
from salon.server.table import Table
from salon.server.wire import encode

log = logging.getLogger("salon.server")
Answer = TypeVar("Answer")

MOST_UNSENT = 200  # messages to a browser that does not take them
SETTLED = 5.0  # seconds after which those who were here before the house was shut are back
IDLE = 60.0  # seconds after which a table nobody looks at leaves the memory


class Settings(msgspec.Struct, frozen=True):
    """How the house is run."""

    grace: float = 120.0  # seconds until an absent person may be replaced for the time being
    stand_in: str = USUAL  # who plays on for somebody who has left
    webhook: str | None = None  # where notices go
    origins: tuple[str, ...] = ()  # further addresses under which the page is reached
    acts_a_second: float = 30.0  # of one browser, on average
    acts_at_once: float = 90.0
    tables_an_hour: float = 300.0  # made from one address
    secure: bool = False  # the page is reached by https


class Connection:
    """A browser that looks at a table: what it may see, and what is on its way to it."""

    def __init__(self, reader: Reader, visitor: str | None) -> None:
        self.reader, self.visitor = reader, visitor
        self.sent = -1  # entries of the story; -1: nothing yet
        self.last = b""  # what it was shown last, without the story
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.close_code = 1000

    def send(self, message: Any) -> None:
        """Put a message on its way; one that takes nothing any more is let go."""
        if self.outgoing.qsize() > MOST_UNSENT:
            self.close(1013)
        else:
            self.outgoing.put_nowait(message if isinstance(message, bytes) else encode(message))

    def close(self, code: int) -> None:
        """End the connection after what is on its way."""
        self.close_code = code
        self.outgoing.put_nowait(None)


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has come to nothing."""
    return task.done() and (task.cancelled() or task.exception() is not None)


class Room:
    """A table in memory, with everybody who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seen: dict[int, float] = {}  # when somebody last looked from a seat
        self.used = time.monotonic()
        self.driver: asyncio.Task[None] | None = None
        self.away: frozenset[int] = frozenset()  # as everybody was last told
        self._minds: dict[int, tuple[str, Mind]] = {}  # of the computer players that have not finished deciding
        self._advice: dict[int, tuple[str, asyncio.Task[list[Advice]]]] = {}  # of each seat, for one decision

    def here(self) -> frozenset[int]:
        """The seats somebody is looking from; at a table shared on one device all its seats are there."""
        return frozenset(seat for connection in self.connections for seat in connection.reader.mine)

    def mind(self, seat: int, seed: str) -> Mind:
        """The computer player of a seat, as it was at its last decision if it has not finished."""
        name = self.table.seats[seat].computer
        assert name is not None
        if seat not in self._minds or self._minds[seat][0] != name:
            self._minds[seat] = name, Mind(self.table.game, name, seat, seed)
        return self._minds[seat][1]

    def forget(self, seat: int, thinkers: Thinkers) -> None:
        """Let the computer player of a seat go until it must decide again."""
        if seat in self._minds:
            thinkers.let_go(self._minds.pop(seat)[1])

    def advice(self, seat: int, decision: str, think: Callable[[], Awaitable[list[Advice]]]) -> Awaitable[list[Advice]]:
        """Advice for a decision; who asks again, or from two windows, waits for the same thought."""
        known = self._advice.get(seat)
        if known is None or known[0] != decision or failed(known[1]):
            known = self._advice[seat] = decision, asyncio.ensure_future(think())
        return asyncio.shield(known[1])


class House:
    """All tables in use."""

    def __init__(self, store: Store, settings: Settings | None = None, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.thinkers = thinkers or Thinkers()
        self.outbox = Outbox(store, self.settings.webhook)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.opened = time.time()  # nobody was away while the house was shut

    async def open(self) -> None:
        """Begin: computer players whose turn it was when the house closed go on."""
        self._keep(self._look_after())
        self._keep(self._settle_in())
        if self.outbox.url:
            self._keep(self.outbox.deliver())
        for table in await self.store.due_tables():
            try:
                self.drive(await self.room(table))
            except Exception:  # one table that cannot be read must not keep the house shut for all others
                log.exception("table %s cannot be read", table)

    async def close(self) -> None:
        """Say goodbye to everybody, and finish what is being written."""
        self.closing = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close(1012)
        for task in self._tasks:
            task.cancel()

    def _keep(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- rooms -------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if need be."""
        room = self.rooms.get(table_id)
        if room is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            room = await asyncio.shield(self._loading[table_id])
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            room = Room(await self._read(table_id))
            self.rooms[table_id] = room
            return room
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str) -> Table:
        table = Table(table_id)
        kept = await self.store.stream(table_id)
        if not kept:
            raise Refused("no-such-table", 404)
        for at, body in kept:
            table.follow(stream.decode(body), at)
        return table

    async def do(self, table_id: str, act: Callable[[Room], Awaitable[Answer]]) -> Answer:
        """Carry an act out alone with its table, whole even if whoever asked for it is gone meanwhile.

        If another process has changed the table in the meantime, the act is tried again on what is so now.
        """
        room = await self.room(table_id)

        async def alone() -> Answer:
            async with room.lock:
                for _ in range(5):
                    try:
                        return await act(room)
                    except Conflict:
                        continue
                raise Refused("busy", 503)

        return await asyncio.shield(self._keep(alone()))

    async def append(self, room: Room, *events: stream.Event, also: tuple[Any, ...] = ()) -> None:
        """Let events happen, and the forced moves that follow: on disk first, then on every screen.

        The room's lock is held.
        """
        table = room.table
        number, at = table.number, time.time()
        cut = len(table.entries)
        happened = list(events)
        try:
            for event in events:
                table.follow(event, at)
                cut = min(cut, table.cut)
            while (forced := table.forced()) is not None:
                seat, action = forced
                happened.append(stream.Moved(seat, table.game.moves.text(action), auto=True))
                table.follow(happened[-1], at)
            index = {"game": table.game.id, "status": table.status, "due": table.due}
            notices = self.outbox.notices(table, room.here())
            bodies = [stream.encode(event) for event in happened]
            await self.store.append(table.id, number, at, bodies, index, (*also, *notices))
        except BaseException:
            # what was not written did not happen
            if number:
                try:
                    room.table = await self._read(table.id)
                except Exception:
                    # not even that: whoever looks comes back later, to a table that is read anew
                    self.rooms.pop(table.id, None)
                    for connection in room.connections:
                        connection.close(1012)
            raise
        for connection in room.connections:
            connection.sent = min(connection.sent, cut)
        if notices:
            self.outbox.wake()
        self.push(room)
        self.drive(room)

    # --- pushing -----------------------------------------------------------------------------------

    def push(self, room: Room) -> None:
        """Send everybody what they now see; chairs that see the same get the same bytes.

        Whoever sees nothing new gets nothing: a message would tell that somebody did something in secret.
        """
        presence = self.presence(room)
        room.away = presence.away
        made: dict[Any, tuple[bytes, bytes]] = {}
        for connection in room.connections:
            whole, bare = self._seen_by(room, connection, presence, made)
            if bare != connection.last or whole != bare:
                connection.send(whole)
            connection.last = bare

    def push_to(self, room: Room, connection: Connection) -> None:
        """Send one browser what it now sees."""
        whole, connection.last = self._seen_by(room, connection, self.presence(room), {})
        connection.send(whole)

    def _seen_by(
        self, room: Room, connection: Connection, presence: Presence, made: dict[Any, tuple[bytes, bytes]]
    ) -> tuple[bytes, bytes]:
        """The message for a browser, with the lines it has not been sent yet, and without them."""
        reader = connection.reader
        first = connection.sent if connection.sent >= 0 else first_entry(room.table, reader.chair)
        key = (reader.chair, reader.mine, reader.host, reader.language, reader.in_words, first)
        if key not in made:
            message = shown(room.table, reader, presence, first)
            whole = encode(message)
            made[key] = whole, encode(msgspec.structs.replace(message, lines=[])) if message.lines else whole
        connection.sent = len(room.table.entries)
        return made[key]

    def presence(self, room: Room) -> Presence:
        """Who is here, and who has been away too long."""
        here = room.here()
        return Presence(here, frozenset(self._away(room, here)))

    def _away(self, room: Room, here: frozenset[int]) -> list[int]:
        """The seats the table waits for in vain: their person has been gone for long, or there is none."""
        table, now = room.table, time.time()
        found = []
        for number, seat in enumerate(table.seats):
            if table.waits_for(number) and not seat.computer and number not in here:
                gone = now - max(room.seen.get(number, 0.0), table.changed, self.opened)
                if seat.kind == "open" or gone >= self.settings.grace:
                    found.append(number)
        return found

    # --- what the house does by itself -------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """Let computer players go on, if it is their turn."""
        if not self.closing and room.table.due and (room.driver is None or room.driver.done()):
            room.driver = self._keep(self._drive(room))

    async def _drive(self, room: Room) -> None:
        while room.table.due and not self.closing:
            try:
                await self._next_move(room)
            except Conflict:
                continue
            except Exception:
                log.exception("table %s: its computer players could not move", room.table.id)
                await asyncio.sleep(5)

    async def _next_move(self, room: Room) -> None:
        """Let the computer players that must decide now think, all at once if they choose at once, and play that."""
        table, seats = room.table, room.table.house_seats()
        decisions = [table.decision(seat) for seat in seats]
        choices = await asyncio.gather(*(self._think(room, seat) for seat in seats))
        async with room.lock:
            for seat, decision, (action, fault) in zip(seats, decisions, choices, strict=True):
                # or has the world changed while it thought?
                asked = room.table is table and table.decision(seat) == decision and table.seats[seat].computer
                if asked and fault:
                    log.warning("table %s: the player of seat %d %s", table.id, seat, fault)
                if asked:
                    await self.append(room, stream.Moved(seat, table.game.moves.text(action), fault=fault))
                if not asked or fault or not table.waits_for(seat):
                    room.forget(seat, self.thinkers)

    async def _think(self, room: Room, seat: int) -> tuple[int, str]:
        guide, step = room.table.game.guide, room.table.guidance(seat)
        if guide is not None and step is not None:
            return room.table.game.moves.parse(guide.steps[step].move), ""
        known, seed = self.known(room.table, seat)
        return await self.thinkers.choose(room.mind(seat, seed), known, seat)

    def known(self, table: Table, seat: int) -> tuple[Position, str]:
        """What somebody who thinks for a seat is given: the world as the seat knows it, and a seed of its own."""
        assert table.position is not None and table.record is not None
        seed = f"{table.record.deal.seed} {len(table.settled)} {table.era}"
        return table.position.known_to(seat, Rng(seed, "what players know", seat)), seed

    async def _settle_in(self) -> None:
        """When the first rush is over, read what all games need, and tell the garbage collector that it stays.

        Else it looks through all cards and words of all games again and again, and everybody waits meanwhile.
        """
        await asyncio.sleep(SETTLED)
        await asyncio.to_thread(lambda: [game(each).words.has("en", "") for each in game_ids()])
        gc.collect()
        gc.freeze()

    async def _look_after(self) -> None:
        """Every few seconds: tell who has been away too long, let go of tables nobody uses, see what others changed."""
        while True:
            await asyncio.sleep(min(2.0, max(0.2, self.settings.grace / 4)))
            now = time.monotonic()
            for table_id, room in list(self.rooms.items()):
                if room.connections:
                    room.used = now
                    if not room.lock.locked() and room.away != frozenset(self._away(room, room.here())):
                        self.push(room)
                elif now - room.used > IDLE and not room.lock.locked() and not room.table.due:
                    del self.rooms[table_id]
            try:
                await self._catch_up()
            except Exception:
                log.exception("the store could not be looked at")

    async def _catch_up(self) -> None:
        """Take in what another process (the keeper's commands) has written to tables that are looked at."""
        looked_at = {table_id: room for table_id, room in self.rooms.items() if room.connections}
        for table_id, number in (await self.store.numbers(list(looked_at))).items() if looked_at else ():
            room = looked_at[table_id]
            if number <= room.table.number:
                continue
            async with room.lock:
                room.table = await self._read(table_id)
                for connection in list(room.connections):
                    held = await self.store.held(connection.visitor, table_id) if connection.visitor else []
                    connection.sent = -1
                    if not connection.reader.mine <= set(held):
                        connection.close(4001)  # the chair is somebody else's now
                self.push(room)
            self.drive(room)
