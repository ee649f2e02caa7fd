"""Where games are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from salon.arena.run import available_cores, play_games
from salon.arena.series import Result, Series
from salon.kernel.reasons import SalonError


class Runner(Protocol):
    """Plays games of a series, `jobs` at a time."""

    jobs: int

    def play(
        self, series: Series[Result], numbers: Iterable[int], stopped: Callable[[], bool] = lambda: False
    ) -> Generator[Result, None, None]:
        """Play the games of these numbers, and yield the result of each as it finishes.

        `stopped` is polled; once it returns true, unfinished games are abandoned. Closing the generator does the same.
        """


class LocalRunner:
    """Plays in processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(
        self, series: Series[Result], numbers: Iterable[int], stopped: Callable[[], bool] = lambda: False
    ) -> Generator[Result, None, None]:
        """Play the games of these numbers."""
        return play_games(series, numbers, self.jobs, stopped)


@contextmanager
def open_runner(on: str | None, jobs: int | None) -> Iterator[Runner]:
    """The runner that is meant by `--on` and `--jobs`: None is this machine, and a game at a time for each core."""
    if on is None:
        yield LocalRunner(jobs or available_cores())
        return
    kind, equals, address = on.partition("=")
    if kind != "ray" or bool(equals) != bool(address):
        raise SalonError(f"--on {on!r}: choose ray, or ray=ADDRESS")
    from salon.arena.ray_cluster import connected

    with connected(address, jobs) as ray:
        from salon.arena.ray_runner import RayRunner

        yield RayRunner(ray, jobs)
