"""Many games of a match at once: a few processes, each of which plays one game after another.

A process gets the match as plain data and then numbers of games. It may be stopped at any time: it closes its
players, which may be programs of their own, and ends. It does the same when whoever started it is gone.
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
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

import msgspec

from salon.arena.match import Match, Outcome, game_of, play_game
from salon.kernel.reasons import SalonError

LOOK_UP = 0.1  # seconds between two looks at whether to stop
PATIENCE = 1.0  # seconds for a process to end when it is told to


def cores() -> int:
    """How many processors there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(
    match: Match, numbers: Iterable[int], jobs: int, stopped: Callable[[], bool] = lambda: False
) -> Generator[Outcome, None, None]:
    """Play the games of these numbers in so many processes, and give each as it is finished.

    `stopped` is asked all the time; once it says yes, games under way are given up and there are no more.
    Closing the iterator does the same.
    """
    pending = iter(numbers)
    workers: dict[Connection, SpawnProcess] = {}
    try:
        for _, number in zip(range(jobs), pending, strict=False):
            line, process = _start(match)
            workers[line] = process
            line.send(number)
        busy = set(workers)
        while busy and not stopped():
            for ready in wait(list(busy), timeout=LOOK_UP):
                assert isinstance(ready, Connection)
                try:
                    outcome = _received(ready)
                    number = next(pending, -1)
                    if number >= 0:
                        ready.send(number)
                    else:
                        busy.remove(ready)
                except (EOFError, OSError):
                    time.sleep(2 * LOOK_UP)  # who stops a process may be stopping us too, a moment later
                    if stopped():
                        return
                    workers[ready].join(PATIENCE)
                    ended = f"a process of the arena ended in a game (exit code {workers[ready].exitcode})"
                    raise SalonError(ended) from None
                yield outcome
    finally:
        _stop(workers)


def _received(line: Connection) -> Outcome:
    """What a process has to say: a game, or why there is none."""
    answer = line.recv_bytes()
    if answer.startswith(b"!"):
        raise SalonError(answer[1:].decode())
    return msgspec.json.decode(answer, type=Outcome)


def _start(match: Match) -> tuple[Connection, SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, msgspec.json.encode(match)), name="arena", daemon=True)
    with _ctrl_c_held_back():
        process.start()
    theirs.close()  # so that the end of the process is the end of the line
    return ours, process


def _stop(workers: dict[Connection, SpawnProcess]) -> None:
    for line, process in workers.items():
        line.close()
        process.terminate()
    for process in workers.values():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """A process started here does not hear Ctrl-C, which a terminal sends to all; we hear it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """A long game does not outlive whoever wants to know how it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)
        os._exit(1)


def _work(line: Connection, match: bytes) -> None:
    """Play the games that are asked for, until nobody asks any more. This is the whole life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # which closes the players on its way
    with suppress(OSError):
        os.dup2(sys.stderr.fileno(), 1)  # a player that prints does not print into the report
    threading.Thread(target=_end_with_parent, daemon=True).start()
    what = msgspec.json.decode(match, type=Match)
    game = game_of(what)
    with suppress(EOFError, OSError):
        while True:
            number = line.recv()
            try:
                line.send_bytes(msgspec.json.encode(play_game(what, game, number)))
            except OSError:
                raise
            except Exception as error:
                line.send_bytes(f"!game {number} cannot be played: {type(error).__name__}: {error}".encode())
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # the players are closed; there is nothing left to tidy up
