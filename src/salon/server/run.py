"""Running the server: its socket, its logs, and how it stops."""

from __future__ import annotations

import asyncio
import faulthandler
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal

import uvicorn
from litestar import Litestar

from salon.kernel.reasons import SalonError
from salon.server.app import create_app
from salon.server.client_address import TrustedProxies
from salon.server.http_protocol import (
    KEEP_ALIVE_TIMEOUT,
    SPARE_CONNECTIONS,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)
from salon.server.limits import MAX_MESSAGE_BYTES
from salon.server.request_guard import RequestGuard
from salon.server.settings import LogFormat, LogLevel, Settings
from salon.server.store import store_at

TEXT_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
SHUTDOWN_TIMEOUT = 3  # seconds for requests in progress
STUCK = 10.0  # seconds until a process that should have stopped is ended
OTHER_FILES = 100  # open files beside connections
log = logging.getLogger("salon.server")


class JsonFormatter(logging.Formatter):
    """Formats a log record as one JSON object. No message contains a secret."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields = {
            "at": f"{when}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def _downgrade_client_errors(record: logging.LogRecord) -> bool:
    """Log invalid input from a client as a warning without a traceback; uvicorn logs it as an error."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def configure_logging(level: LogLevel = "info", log_format: LogFormat = "json") -> None:
    """Log to standard error, one message a line: a JSON object, or text for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else logging.Formatter(TEXT_FORMAT))
    number = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=number, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "aiosqlite", "sqlalchemy", "asyncio"):
        logging.getLogger(noisy).setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.error").addFilter(_downgrade_client_errors)


def bind_socket(host: str, port: int, attempts: int = 1) -> socket.socket:
    """A listening socket on the port, or on the first free one of `attempts` consecutive ports."""
    for offset in range(attempts):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port + offset if port else 0))
            listener.listen(1024)  # connections are queued while the server starts
            return listener
        except OSError as error:
            listener.close()
            reason = error.strerror or str(error)
        except OverflowError:
            listener.close()
            raise SalonError(f"there is no port {port}: choose one from 1 to 65535") from None
    raise SalonError(f"{host}:{port} cannot be used ({reason}); choose another with --port")


class MonitoringServer(uvicorn.Server):
    """A second server in a process; signals are for the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield


class Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        end_when_stuck(asyncio.get_running_loop())
        await super().shutdown(sockets)


def prepare_store(db: str | Path) -> None:
    """Open a store once and close it: it is migrated, and what is wrong with it is said once."""

    async def prepare() -> None:
        store = store_at(db)
        await store.open()
        await store.close()

    asyncio.run(prepare())


def serve(
    listener: socket.socket, db: str | Path, settings: Settings, on_open: Callable[[], None] = lambda: None
) -> int:
    """Serve until SIGTERM or SIGINT, then close all connections and return within five seconds.

    `on_open` is called when the server answers. A store that cannot be opened raises SalonError.
    """
    store = store_at(db)
    app = create_app(store, settings)
    config = uvicorn.Config(
        RequestGuard(app, (settings.host, *settings.names), settings.origins, settings.base_path),
        http=LimitedHttpProtocol.limited_to(
            settings.max_connections,
            settings.max_connections_per_address,
            TrustedProxies(settings.trusted_proxies),
        ),
        ws=LimitedWebSocketProtocol,
        timeout_keep_alive=KEEP_ALIVE_TIMEOUT,
        log_config=None,
        access_log=False,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        server_header=False,
        proxy_headers=False,  # client_address reads them, and believes trusted proxies only
        lifespan="on",
    )
    for stop_signal in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises the signal again after the shutdown; the exit code must still be 0
        signal.signal(stop_signal, lambda *_: None)
    _raise_file_limit(settings.max_connections)
    server = Server(config, on_open)
    monitoring_socket = bind_socket(settings.host, settings.metrics_port) if settings.metrics_port else None

    async def run() -> None:
        await store.open()  # here, because uvicorn reports a failed start with a traceback
        async with monitored(app, monitoring_socket):
            await server.serve(sockets=[listener])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    return 0 if server.started else 2


@asynccontextmanager
async def monitored(
    app: Litestar, listener: socket.socket | None, lifespan: Literal["on", "off"] = "off"
) -> AsyncIterator[None]:
    """Serve /health and /metrics on a port of their own: behind one that processes share, none can be asked by name."""
    if listener is None:
        yield
        return
    config = uvicorn.Config(
        app, log_config=None, access_log=False, ws="none", lifespan=lifespan, timeout_graceful_shutdown=1
    )
    server = MonitoringServer(config)
    serving = asyncio.create_task(server.serve([listener]))
    yield
    server.should_exit = True
    await serving


def end_when_stuck(loop: asyncio.AbstractEventLoop, after: float = STUCK) -> None:
    """End the process if it has not stopped by itself, and log what it waits for. What was acknowledged is on disk."""

    def end() -> None:
        tasks = "; ".join(repr(task) for task in asyncio.all_tasks(loop))
        log.error("the server does not stop and is ended; it waits for: %s", tasks or "no task")
        faulthandler.dump_traceback()
        os._exit(1)

    timer = threading.Timer(after, end)
    timer.daemon = True
    timer.start()


def files_needed(connections: int) -> int:
    """How many open files a server with so many connections may need."""
    return connections + SPARE_CONNECTIONS + OTHER_FILES


def _raise_file_limit(connections: int) -> None:
    """Allow one open file for each connection, and some for everything else."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = files_needed(connections)
    if soft != resource.RLIM_INFINITY and soft < needed:
        allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < needed:
            log.warning("the system allows %d open files, too few for %d connections", allowed, connections)
