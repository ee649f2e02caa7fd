"""A person comes back while the computer that stands in for them is thinking: its late move is not played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from salon.server import events
from salon.server.app import create_app
from salon.server.run import bind_socket
from salon.server.settings import Settings
from salon.server.store import store_at
from salon.server.table_manager import TableManager
from tests.server.client import Browser
from tests.server.conftest import new_store
from tests.server.test_take_back import to_move, two_people


class ServerHere:
    """A server in this process, so that the test can hold the lock of a table."""

    def __init__(self, address: str, manager: TableManager) -> None:
        self.address, self.manager = address, manager

    def browser(self) -> Browser:
        return Browser(self.address)


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[ServerHere]:
    listener = bind_socket("127.0.0.1", 0)
    app = create_app(store_at(new_store(folder)), Settings(grace=0.2))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, lifespan="on"))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield ServerHere(f"127.0.0.1:{listener.getsockname()[1]}", app.state.manager)
    server.should_exit = True
    await task


@pytest.mark.parametrize("windows", [1, 2])
def test_a_late_move_of_a_stand_in_is_not_played(tmp_path: Path, windows: int) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table, browsers, connections = await two_people(server)  # type: ignore[arg-type]
            mover, other = await to_move(connections)
            seat = mover.view["chair"]
            await mover.close()
            await other.until(lambda view: view["seats"][seat]["away"])
            manager = server.manager
            active = manager.tables[table]
            async with active.lock:
                returning = [asyncio.create_task(browsers[seat].connect(table)) for _ in range(windows)]
                await asyncio.sleep(0.4)  # they wait for the lock
                await manager.append(active, events.StandInStarted(seat, "greedy", other.view["chair"]))
                await asyncio.sleep(0.6)  # the computer has chosen, and waits behind them
            back = await asyncio.gather(*returning)
            await asyncio.sleep(0.3)
            stored = [events.decode(body) for _, body in await manager.store.read_events(table)]
            started = max(n for n, event in enumerate(stored) if isinstance(event, events.StandInStarted))
            assert stored[started + 1 :] == [events.PlayerReturned(seat)]
            for connection in back:
                assert connection.view["decision"] and not connection.view["seats"][seat]["stand_in"]
            assert (await back[0].play(back[0].legal_moves()[0]))["is"] == "done"
            for connection in (*back, other):
                await connection.close()

    asyncio.run(test())
