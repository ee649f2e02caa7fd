"""Plays numbered games in parallel, in worker processes of this machine.

A worker gets the series of games as data, and then batches of numbers to play. When it is stopped, or its parent
process ends, it closes its players, which may be programs of their own, and exits.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from salon.arena.series import Batch, Batches, Result, Series, play_batch
from salon.kernel.reasons import SalonError

POLL_INTERVAL = 0.1  # seconds between two checks whether to stop
STOP_TIMEOUT = 1.0  # seconds for a worker to exit after SIGTERM


def available_cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_games(
    series: Series[Result], numbers: Iterable[int], jobs: int, stopped: Callable[[], bool] = lambda: False
) -> Generator[Result, None, None]:
    """Play the games of these numbers in `jobs` worker processes, and yield the result of each as it finishes.

    `stopped` is polled; once it returns true, unfinished games are abandoned. Closing the generator does the same.
    """
    batches = Batches(numbers)
    workers: dict[Connection, SpawnProcess] = {}
    try:
        while len(workers) < jobs and (batch := batches.next()):
            connection, process = _start_worker(series)
            workers[connection] = process
            connection.send(batch)
        busy = set(workers)
        while busy and not stopped():
            for ready in wait(list(busy), timeout=POLL_INTERVAL):
                assert isinstance(ready, Connection)
                try:
                    played: Batch[Result] = ready.recv()
                    batches.adapt(played)
                    batch = [] if played.error else batches.next()
                    if batch:
                        ready.send(batch)
                    else:
                        busy.remove(ready)
                except (EOFError, OSError):
                    time.sleep(2 * POLL_INTERVAL)  # this process may be stopped too, shortly after the worker
                    if stopped():
                        return
                    workers[ready].join(STOP_TIMEOUT)
                    exit_code = workers[ready].exitcode
                    raise SalonError(f"a process of the arena ended in a game (exit code {exit_code})") from None
                yield from played.results
                if played.error:
                    raise SalonError(played.error)
    finally:
        _stop_workers(workers)


def _start_worker(series: Series[Any]) -> tuple[Connection, SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, series), name="arena", daemon=True)
    with _sigint_blocked():
        process.start()
    theirs.close()  # else the end of the worker would not close the pipe
    return ours, process


def _stop_workers(workers: dict[Connection, SpawnProcess]) -> None:
    for connection, process in workers.items():
        connection.close()
        process.terminate()
    for process in workers.values():
        process.join(STOP_TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block SIGINT, so that a process started here does not get it: a terminal sends Ctrl-C to all processes."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # the first start of a process would start it, and unblock SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _exit_with_parent() -> None:
    """Stop this worker when its parent process ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(STOP_TIMEOUT)
        os._exit(1)


def _work(connection: Connection, series: Series[Any]) -> None:
    """Play the batches that are received, until the connection is closed: the main function of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # SystemExit closes the players
    with suppress(OSError):
        os.dup2(sys.stderr.fileno(), 1)  # what a player prints must not get into the report
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    play = series.prepare()
    with suppress(EOFError, OSError):
        while True:
            connection.send(play_batch(play, connection.recv()))
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # the players are closed
