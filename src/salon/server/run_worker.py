"""A process that only works: it plays for computer players, answers questions, and delivers notices."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

from litestar import Litestar

from salon.kernel.reasons import SalonError
from salon.server.app import EXCEPTION_HANDLERS, health
from salon.server.metrics_api import MetricsPlugin
from salon.server.run import bind_socket, monitored
from salon.server.settings import Settings
from salon.server.store import SharedStore, store_at
from salon.server.table_manager import TableManager


def work(db: str | Path, settings: Settings, on_start: Callable[[], None]) -> int:
    """Work until SIGTERM or SIGINT."""
    store = store_at(db)
    if not isinstance(store, SharedStore):
        raise SalonError(f"{store.name}: only servers on PostgreSQL have workers; this one plays for itself")
    if not settings.bot_threads:
        raise SalonError("--bot-threads 0: a worker needs at least one")

    port = bind_socket(settings.host, settings.metrics_port) if settings.metrics_port else None

    async def run() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        await store.open()
        manager = TableManager(store, settings, kind="work")
        try:
            await manager.start()
            async with monitored(_health_app(manager, settings), port, lifespan="on"):
                on_start()
                await stopped.wait()
        finally:
            await manager.stop()
            await store.close()

    asyncio.run(run())
    return 0


def _health_app(manager: TableManager, settings: Settings) -> Litestar:
    """/health and /metrics."""
    app = Litestar([health], plugins=[MetricsPlugin(settings.metrics_token)], exception_handlers=EXCEPTION_HANDLERS,
                   logging_config=None, openapi_config=None)  # fmt: skip
    app.state.manager = manager
    return app
