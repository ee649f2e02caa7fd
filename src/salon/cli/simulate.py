"""`salon simulate`: play many random games, print statistics, and optionally write their records.

The same seed gives the same games, on one core, on many, or on a Ray cluster.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from salon.cli import arguments
from salon.cli.files import AtomicWriter
from salon.kernel.reasons import SalonError

if TYPE_CHECKING:
    from salon.arena import RandomGame, Simulation


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many random games", description=__doc__)
    arguments.add_game(command)
    command.add_argument("--players", type=int, metavar="N", help="how many seats (default: the maximum)")
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    command.add_argument("--records", type=Path, metavar="FILE", help="write every game as one line of JSON")
    arguments.add_deal(command)
    arguments.add_runner(command, "1; on Ray one for each core")
    command.set_defaults(run=run)


def progress(console: Console) -> Progress:
    """A progress bar on standard error."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console, transient=True)


def run(chosen: argparse.Namespace) -> int:
    """Play, write the records, and print the means."""
    from salon.arena import create_simulation  # imported here: other commands do not need the library for ratings

    game = arguments.chosen_game(chosen)
    seats = game.seat_counts[-1] if chosen.players is None else chosen.players
    game.check_seats(seats)
    if chosen.games < 1:
        raise SalonError(f"--games {chosen.games}: at least one game")
    jobs = arguments.chosen_jobs(chosen)
    seed = chosen.seed if chosen.seed is not None else secrets.token_hex(8)
    simulation = create_simulation(game, seats, arguments.chosen_options(chosen), seed, chosen.records is not None)
    scores, won, moves = [0] * seats, [0] * seats, 0
    with (
        AtomicWriter(chosen.records) as out,
        _games(simulation, chosen.games, chosen.on, jobs) as games,
        progress(Console(stderr=True)) as bar,
    ):
        task, records = bar.add_task("playing", total=chosen.games), OrderedRecords(out)
        for done, result in enumerate(games, 1):
            for seat in range(seats):
                scores[seat] += result.scores[seat]
                won[seat] += result.places[seat] == 1
            moves += result.moves
            records.add(result)
            if done % 50 == 0:
                bar.update(task, completed=done)
    _print_statistics(chosen.games, scores, won, moves)
    return 0


@contextmanager
def _games(simulation: Simulation, count: int, on: str | None, jobs: int | None) -> Iterator[Iterable[RandomGame]]:
    """The games, in any order; one at a time is played in this process, which needs no start."""
    from salon.arena import open_runner
    from salon.arena.series import play_one

    if on is None and jobs in (None, 1):
        play = simulation.prepare()
        yield (play_one(play, number) for number in range(count))
        return
    with open_runner(on, jobs) as runner, closing(runner.play(simulation, range(count))) as games:
        yield games


class OrderedRecords:
    """Writes the records of games in the order of their numbers; those that come too early wait."""

    def __init__(self, out: AtomicWriter) -> None:
        self._out = out
        self._early: dict[int, str] = {}
        self._next = 0

    def add(self, game: RandomGame) -> None:
        """Write the record of a game, and those that waited for it."""
        self._early[game.number] = game.record
        while self._next in self._early:
            self._out.line(self._early.pop(self._next))
            self._next += 1


def _print_statistics(games: int, scores: list[int], won: list[int], moves: int) -> None:
    table = Table(title=f"{games} random games, {moves / games:.0f} moves on average")
    for heading in ("seat", "mean score", "won"):
        table.add_column(heading, justify="right")
    for seat, (total, wins) in enumerate(zip(scores, won, strict=True)):
        table.add_row(str(seat), f"{total / games:.2f}", f"{100 * wins / games:.1f} %")
    Console().print(table)
