"""Running the server: its socket, its logs, and how it stops."""

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
from salon.server.app import create_app
from salon.server.limits import MAX_MESSAGE_BYTES
from salon.server.settings import Settings
from salon.server.store import Store

SHUTDOWN_TIMEOUT = 3  # seconds for requests in progress


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


def configure_logging() -> None:
    """Log to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "aiosqlite", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_downgrade_client_errors)


def store_url(db: str | Path) -> str:
    """The database URL of a store; a file name means an SQLite database."""
    text = str(db)
    if "://" in text:
        return text
    file = Path(text).absolute()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SalonError(f"{file}: its folder cannot be made ({error.strerror})") from None
    return f"sqlite+aiosqlite:///{file}"


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


def serve(listener: socket.socket, url: str, settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT, then close all connections and return within five seconds."""
    app = create_app(Store(url), settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        server_header=False,
        lifespan="on",
    )
    for stop_signal in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises the signal again after the shutdown; the exit code must still be 0
        signal.signal(stop_signal, lambda *_: None)
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    return 0 if server.started else 2
