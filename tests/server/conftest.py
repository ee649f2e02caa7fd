"""Fixtures: a real server process, which all tests share that neither stop it nor look at its whole store."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import cluster
from tests.processes import SalonProcess
from tests.server.client import Browser, Connection
from tests.server.raw_store import Db

# tests send more commands than people
HIGH_LIMITS = (
    "--tables-an-hour", "100000", "--acts-a-second", "10000", "--max-running-tables", "10000", "--max-sockets", "10000",
    "--max-connections", "10000", "--max-connections-per-address", "10000",
)  # fmt: skip


def new_store(folder: Path) -> Db:
    """Where a server keeps its tables: a file in its folder, or with --store=postgresql a database."""
    return cluster().new_database() if on_postgresql else folder / "tables.db"


on_postgresql = False


def pytest_configure(config: pytest.Config) -> None:
    global on_postgresql
    on_postgresql = config.getoption("--store") == "postgresql"


class Server:
    """`salon serve` in a process of its own, on a free port."""

    command: Path | None = None  # the program of another version
    limits: tuple[str, ...] = HIGH_LIMITS

    def __init__(self, folder: Path, *more: str, db: Db | None = None) -> None:
        self.folder, self.more = folder, more
        self.db = db or new_store(folder)
        self.log = folder / "log"
        self.process: SalonProcess | subprocess.Popen[str] | None = None
        self.port = "0"
        self.start()

    @classmethod
    def use_command(cls, command: Path) -> None:
        """Start the program of another version from now on, with those of the limits that it knows."""
        shown = subprocess.run([command, "serve", "--help"], capture_output=True, text=True, check=True).stdout
        pairs = zip(cls.limits[::2], cls.limits[1::2], strict=True)
        cls.limits = tuple(word for option, value in pairs if option in shown for word in (option, value))
        cls.command = command
        Connection.validated = False

    def start(self) -> None:
        arguments = ["serve", "--port", self.port, "--db", str(self.db), *self.limits, *self.more]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if self.command is None:
            self.process = SalonProcess(arguments, environment, stdout=self.folder / "output", stderr=self.log)
            line = self.process.first_line()
        else:
            command, log = [str(self.command), *arguments], self.log.open("a")
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line + self.log.read_text()
        self.port = found[1]  # keep the port after a restart
        self.address = f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(20)

    def browser(self) -> Browser:
        return Browser(self.address)


@pytest.fixture(scope="session")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    process = Server(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()
