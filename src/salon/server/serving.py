"""Running the server: its address, its logs, and how it stops."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
import time
from pathlib import Path

import uvicorn

from salon.kernel.reasons import SalonError
from salon.server.app import make_app
from salon.server.house import Settings
from salon.server.limits import MESSAGE
from salon.server.store import Store

LONGEST_GOODBYE = 3  # seconds for requests that are still under way


class JsonLines(logging.Formatter):
    """A log line as one JSON object. No secret is ever part of a message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "at": f"{when}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _fault_of_a_client(record: logging.LogRecord) -> bool:
    """What anybody can cause is no error of ours: uvicorn says so with a trace, here it is a warning without one."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up_logs() -> None:
    """Everything to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "aiosqlite", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_fault_of_a_client)


def store_url(db: str | Path) -> str:
    """The address of a store: a URL as it is, a file as the SQLite database in it."""
    text = str(db)
    if "://" in text:
        return text
    file = Path(text).absolute()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SalonError(f"{file}: its folder cannot be made ({error.strerror})") from None
    return f"sqlite+aiosqlite:///{file}"


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the port, or on one of the next ones if that is allowed and the first are in use."""
    for offset in range(tries):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        ear = socket.socket(family, socket.SOCK_STREAM)
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ear.bind((host, port + offset if port else 0))
            ear.listen(1024)  # who comes while the house is being opened waits at the door
            return ear
        except OSError as error:
            ear.close()
            reason = error.strerror or str(error)
        except OverflowError:
            ear.close()
            raise SalonError(f"there is no port {port}: choose one from 1 to 65535") from None
    raise SalonError(f"{host}:{port} cannot be used ({reason}); choose another with --port")


def serve(ear: socket.socket, url: str, settings: Settings) -> int:
    """Serve until somebody says stop (SIGTERM, SIGINT), then let everybody go and end within five seconds."""
    app = make_app(Store(url), settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=4 * MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
        server_header=False,
        lifespan="on",
    )
    for asked in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises the signal again when all is done: an end that was asked for is no failure
        signal.signal(asked, lambda *_: None)
    server = uvicorn.Server(config)
    server.run(sockets=[ear])
    return 0 if server.started else 2
