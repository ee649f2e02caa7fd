"""A PostgreSQL server of the tests' own: in a new folder, on a free port of loopback, gone at the end.

It needs the programs of PostgreSQL (Debian: `apt-get install postgresql`). They refuse to run as root: then they run as
the user `postgres`.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

USERS = ("postgres", "nobody")  # as whom it runs if we are root
PASSWORD = "made-for-tests"
START_TIMEOUT = 20.0  # seconds
# What was committed must survive a killed process, not a power cut: nothing has to be flushed to the disk.
OPTIONS = ("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200")
NO_FLUSH = ("-c", "fsync=off")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(found).resolve().parent if found else installed[-1].parent if installed else None


class Cluster:
    """A running PostgreSQL server, in which each test gets a database."""

    def __init__(self, *options: str, fsync: bool = False) -> None:
        self.options = (*OPTIONS, *options) if fsync else (*OPTIONS, *NO_FLUSH, *options)
        found = programs()
        if found is None:
            raise RuntimeError("these tests need PostgreSQL: install the package postgresql")
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="salon-postgres-"))
        self._as: dict[str, Any] = {"cwd": self.folder}
        if os.geteuid() == 0:
            user = next(name for name in USERS if name in {entry.pw_name for entry in pwd.getpwall()})
            shutil.chown(self.folder, user)
            self._as["user"] = user
        self._count = 0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        (self.folder / "password").write_text(PASSWORD, encoding="utf-8")
        self.run("initdb", "-D", "data", "-U", "salon", "--no-sync", "-A", "scram-sha-256", "--pwfile=password")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()
        atexit.register(self.remove)

    @property
    def address(self) -> str:
        """The URL of the server, without a database."""
        return f"postgresql://salon:{PASSWORD}@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", "data", "-p", str(self.port), "-k", self.folder, *self.options],
                stdout=log, stderr=log, **self._as,
            )  # fmt: skip
        end = time.monotonic() + START_TIMEOUT
        while not self._ready():
            assert time.monotonic() < end and self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop: SIGINT disconnects everybody, SIGQUIT ends at once, as after a power cut."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(START_TIMEOUT)

    def restart(self) -> None:
        """End at once, and start again: what was committed is there, every connection is lost."""
        self.stop(signal.SIGQUIT)
        self.start()

    def new_database(self) -> str:
        """The URL of a new database."""
        self._count += 1
        name = f"salon_{os.getpid()}_{self._count}"
        self.execute(f"create database {name}")
        return f"{self.address}/{name}"

    def execute(self, statement: str, database: str = "postgres") -> str:
        """Run a statement, as an administrator would; the rows it returns, one a line."""
        return self.run("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-d", f"{self.address}/{database}", "-c", statement)

    def remove(self) -> None:
        """Stop, and delete everything."""
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _ready(self) -> bool:
        return subprocess.run(
            [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode == 0  # fmt: skip

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of PostgreSQL in the folder of the cluster; what it prints."""
        done = subprocess.run(
            [self.programs / program, *arguments], capture_output=True, text=True, check=False, **self._as
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


_clusters: list[Cluster] = []


def cluster() -> Cluster:
    """The server of this process, started when it is first asked for."""
    if not _clusters:
        _clusters.append(Cluster())
    return _clusters[0]
