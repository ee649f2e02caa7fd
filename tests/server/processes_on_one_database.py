"""Three servers and two workers on one PostgreSQL database, each in a process of its own."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.postgres import Cluster, cluster
from tests.processes import SalonProcess
from tests.server.conftest import Server
from tests.server.raw_store import Db


class Worker:
    """`salon work` in a process of its own."""

    def __init__(self, folder: Path, db: Db) -> None:
        self.folder, self.db = folder, db
        self.start()

    def start(self) -> None:
        arguments = ["work", "--db", str(self.db), "--bot-threads", "1"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        (self.folder / "output").write_text("", encoding="utf-8")
        self.process = SalonProcess(arguments, environment, stdout=self.folder / "output", stderr=self.folder / "log")
        assert "ready" in self.process.first_line(), (self.folder / "log").read_text()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)


@dataclass
class Site:
    """The processes on one database; those in `down` are not running."""

    postgres: Cluster
    servers: list[Server]
    workers: list[Worker]
    down: set[Server | Worker] = field(default_factory=set)
    tally: Counter[str] = field(default_factory=Counter)

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[Site]:
        """Three servers, of which one plays for computer players, and two workers."""
        postgres = cluster()
        db = postgres.new_database()
        site = cls(postgres, [], [])
        try:
            for number, threads in enumerate("001"):
                site.servers.append(Server(new_folder(folder, f"server{number}"), "--bot-threads", threads, db=db))
            for number in range(2):
                site.workers.append(Worker(new_folder(folder, f"worker{number}"), db))
            yield site
        finally:
            for process in (*site.servers, *site.workers):
                process.kill()

    @property
    def db(self) -> Db:
        return self.servers[0].db

    @property
    def living(self) -> list[Server]:
        return [server for server in self.servers if server not in self.down]

    def error_lines(self) -> list[str]:
        """What the processes that run now have logged as errors; that the database is away is none."""
        lines = [
            line
            for process in (*self.servers, *self.workers)
            for line in (process.folder / "log").read_text().splitlines()
        ]
        return [line for line in lines if '"error"' in line and "nothing can be saved" not in line]


def new_folder(parent: Path, name: str) -> Path:
    """A folder in another one."""
    (parent / name).mkdir()
    return parent / name
