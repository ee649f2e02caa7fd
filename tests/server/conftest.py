"""Fixtures: a real server process, which all tests share that neither stop it nor look at its whole store."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser

# tests send more commands than people
HIGH_LIMITS = ("--tables-an-hour", "100000", "--acts-a-second", "10000")


class Server:
    """`salon serve` in a process of its own, on a free port."""

    command = Path(sys.executable).with_name("salon")

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder, self.more = folder, more
        self.log = folder / "log"
        self.process: subprocess.Popen[str] | None = None
        self.port = "0"
        self.start()

    @property
    def db(self) -> Path:
        return self.folder / "tables.db"

    def start(self) -> None:
        arguments = ["--port", self.port, "--db", str(self.db), *HIGH_LIMITS, *self.more]
        self.process = subprocess.Popen(
            [str(self.command), "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
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
