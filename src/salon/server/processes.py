"""Several server processes on one port: a parent that accepts nothing itself starts them, and starts anew what dies.

SIGHUP replaces them one after the other: a new process answers before the old one stops, so nobody is refused.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec

from salon.kernel.reasons import SalonError
from salon.server.run import configure_logging, serve
from salon.server.settings import Settings

START_TIMEOUT = 60.0  # seconds until a process answers
STOP_TIMEOUT = 10.0  # seconds until a process that was told to stop is killed
POLL = 0.5  # seconds
FIRST_PAUSE, MAX_PAUSE = 0.2, 30.0  # seconds before a process that died is started again
STABLE = 30.0  # seconds after which it counts as the first time
log = logging.getLogger("salon.server")


class Child:
    """One server process."""

    def __init__(self, number: int, listener: socket.socket, db: str | Path, settings: Settings) -> None:
        self.number, self.started = number, time.monotonic()
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_serve, args=(number, listener, db, settings, theirs), name=f"salon-{number}"
        )
        self.process.start()
        theirs.close()

    def wait_until_open(self) -> bool:
        """Wait until the process answers; False if it ended or took too long."""
        try:
            return self._ours.poll(START_TIMEOUT) and self._ours.recv() == "open"
        except EOFError:
            return False

    def stop(self) -> None:
        """Tell the process to stop."""
        self.process.terminate()

    def join(self) -> None:
        """Wait until it has ended; it is killed if it takes too long."""
        self.process.join(STOP_TIMEOUT)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._ours.close()


class ProcessGroup:
    """The parent of the server processes."""

    def __init__(self, listener: socket.socket, db: str | Path, settings: Settings) -> None:
        self._arguments = listener, db, settings
        self._children: list[Child] = []
        self._pauses = [FIRST_PAUSE] * settings.processes
        self._stopping = self._replacing = False

    def run(self, on_open: Callable[[], None]) -> int:
        """Serve until SIGTERM or SIGINT."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace)
        try:
            self._children = [Child(number, *self._arguments) for number in range(len(self._pauses))]
            if not all(child.wait_until_open() for child in self._children):
                if self._stopping:
                    return 0
                raise SalonError("a server process could not start; its message stands above")
            on_open()
            while not self._stopping:
                wait([child.process.sentinel for child in self._children], POLL)
                if self._replacing:
                    self._replacing = False
                    self._replace_all()
                for child in self._children:
                    if child.process.exitcode is not None and not self._stopping:
                        self._start_again(child)
            return 0
        finally:
            for child in self._children:
                child.stop()
            for child in self._children:
                child.join()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _replace(self, *_: object) -> None:
        self._replacing = True

    def _start_again(self, child: Child) -> None:
        number = child.number
        log.error("server process %d ended (exit code %s); it is started again", number, child.process.exitcode)
        stable = time.monotonic() - child.started > STABLE
        pause = self._pauses[number] = FIRST_PAUSE if stable else min(2 * self._pauses[number], MAX_PAUSE)
        child.join()
        time.sleep(pause)
        self._children[number] = Child(number, *self._arguments)

    def _replace_all(self) -> None:
        for number, old in enumerate(list(self._children)):
            new = Child(number, *self._arguments)
            if self._stopping or not new.wait_until_open():
                log.error("a new server process could not start; the old ones go on")
                new.stop()
                new.join()
                return
            self._children[number] = new
            old.stop()
            old.join()
        log.info("all server processes were replaced")


def _serve(
    number: int, listener: socket.socket, db: str | Path, settings: Settings, parent: Connection
) -> None:  # the main function of a process
    configure_logging(settings.log_level, settings.log_format)
    threading.Thread(target=_stop_with_parent, args=(parent,), daemon=True).start()
    if settings.metrics_port:
        settings = msgspec.structs.replace(settings, metrics_port=settings.metrics_port + number)
    try:
        sys.exit(serve(listener, db, settings, lambda: parent.send("open")))
    except SalonError as error:
        print(f"salon: {error}", file=sys.stderr)
        sys.exit(2)


def _stop_with_parent(parent: Connection) -> None:
    """Stop when the parent has ended, however it did."""
    try:
        parent.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
