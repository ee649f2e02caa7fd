"""Plays numbered games on a Ray cluster.

A batch of games is one task. When its worker or its node dies, Ray runs the task again on another one; a game depends
on nothing but its number, so it is the same game. A node plays with the Salon that is installed there.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from salon import __version__
from salon.arena.run import POLL_INTERVAL
from salon.arena.series import Batch, Batches, Result, Series, play_batch
from salon.kernel.reasons import SalonError

RETRIES: Final = 10  # how often a batch is played again because a worker or a node died
CANCEL_TIMEOUT = 5.0  # seconds for a task to close its players: programs outlive a worker that is killed
RECOUNT_INTERVAL = 5.0  # seconds between two counts of the processors of a cluster, which may grow


class RayRunner:
    """Plays on the cluster that this process is connected to."""

    def __init__(self, ray: Any, jobs: int | None) -> None:
        self._ray = ray
        self._chosen_jobs = jobs
        self.jobs = self._count_jobs()

    def play(
        self, series: Series[Result], numbers: Iterable[int], stopped: Callable[[], bool] = lambda: False
    ) -> Generator[Result, None, None]:
        """Play the games of these numbers."""
        task = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_create_task())
        data = pickle.dumps(series)
        batches = Batches(numbers)
        running: dict[Any, list[int]] = {}
        jobs, counted = self.jobs, time.monotonic()
        try:
            while not stopped():
                if time.monotonic() > counted + RECOUNT_INTERVAL:
                    jobs, counted = self._count_jobs(), time.monotonic()
                while len(running) < jobs and (batch := batches.next()):
                    running[task.remote(__version__, data, batch)] = batch
                if not running:
                    return
                finished, _ = self._ray.wait(list(running), timeout=POLL_INTERVAL)
                for reference in finished:
                    played = self._received(reference, running.pop(reference))
                    batches.adapt(played)
                    yield from played.results
                    if played.error:
                        raise SalonError(played.error)
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            running.clear()
            raise SalonError(f"the Ray cluster is lost ({_first_line(error)})") from None
        finally:
            self._cancel(list(running))

    def _count_jobs(self) -> int:
        """How many batches are played at a time: the chosen number, or one for each processor of the cluster."""
        return self._chosen_jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _received(self, reference: Any, numbers: list[int]) -> Batch[Any]:
        """The result of a task."""
        try:
            batch, complaint = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            games = f"game {numbers[0]}" if len(numbers) == 1 else f"a game from {numbers[0]} to {numbers[-1]}"
            raise SalonError(f"{games} cannot be played on the Ray cluster: {_first_line(error)}") from None
        if complaint:
            raise SalonError(complaint)
        assert isinstance(batch, Batch)
        return batch

    def _cancel(self, references: list[Any]) -> None:
        """Stop tasks: those that do not close their players in time are killed with their worker."""
        if not references:
            return
        with suppress(self._ray.exceptions.RayError, ConnectionError):  # the cluster may end, too
            for reference in references:
                self._ray.cancel(reference)
            _, busy = self._ray.wait(references, num_returns=len(references), timeout=CANCEL_TIMEOUT)
            for reference in busy:
                self._ray.cancel(reference, force=True)


def _first_line(error: Exception) -> str:
    """The first line of an error."""
    return str(error).strip().split("\n")[0]


def _create_task() -> Callable[[str, bytes, list[int]], tuple[Any, str]]:
    """The function that a node runs. It is sent by value, because it must also run where there is no Salon."""

    def play(version: str, series: bytes, numbers: list[int]) -> tuple[Any, str]:
        import ray

        node = f"the node {ray.util.get_node_ip_address()} of the Ray cluster"
        try:
            import salon
        except ImportError:
            return None, f"{node} has no Salon: install Salon {version} there"
        if salon.__version__ != version:
            return None, f"{node} has Salon {salon.__version__}: install Salon {version} there, as on this machine"
        from salon.arena.ray_runner import play_on_node

        return play_on_node(series, numbers), ""

    return play


def play_on_node(series: bytes, numbers: list[int]) -> Batch[Any]:
    """Play a batch, in a worker of a node."""
    return play_batch(_prepared(series), numbers)


@lru_cache(maxsize=1)
def _prepared(series: bytes) -> Callable[[int], Any]:
    play: Callable[[int], Any] = pickle.loads(series).prepare()
    return play
