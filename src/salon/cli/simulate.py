"""`salon simulate`: play many random games, print statistics, and optionally write their records."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from salon.cli import arguments
from salon.cli.files import AtomicWriter
from salon.kernel.game import Game
from salon.kernel.playout import Playout
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record, result_of
from salon.kernel.rng import Rng


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many random games", description=__doc__)
    arguments.add_game(command)
    command.add_argument("--players", type=int, metavar="N", help="how many seats (default: the maximum)")
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    command.add_argument("--records", type=Path, metavar="FILE", help="write every game as one line of JSON")
    arguments.add_deal(command)
    command.set_defaults(run=run)


def progress(console: Console) -> Progress:
    """A progress bar on standard error."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console, transient=True)


def run(chosen: argparse.Namespace) -> int:
    """Play, write the records, and print the means."""
    game = arguments.chosen_game(chosen)
    options = arguments.chosen_options(chosen)
    seats = game.seat_counts[-1] if chosen.players is None else chosen.players
    game.check_seats(seats)
    if chosen.games < 1:
        raise SalonError(f"--games {chosen.games}: at least one game")
    seed = chosen.seed if chosen.seed is not None else secrets.token_hex(8)
    scores, steps = [[0] * seats, [0] * seats], 0
    with AtomicWriter(chosen.records) as out, progress(Console(stderr=True)) as bar:
        task = bar.add_task("playing", total=chosen.games)
        for number in range(chosen.games):
            record = random_game(game, seats, options, f"{seed}/{number}")
            if record.result is None:
                raise SalonError(f"game {number + 1} has no result")
            for seat in range(seats):
                scores[0][seat] += record.result.scores[seat]
                scores[1][seat] += record.result.ranking[seat] == 1
            steps += len(record.actions)
            out.line(record.to_json)
            if number % 50 == 49:
                bar.update(task, completed=number + 1)
    _print_statistics(chosen.games, scores, steps)
    return 0


def random_game(game: Game, seats: int, options: dict[str, Any], seed: str) -> Record:
    """A complete random game, determined by the seed."""
    deal = game.deal_with(seats, options, seed)
    position = game.start(deal)
    actions = Playout().game(position, Rng(seed, "simulate"))
    return Record(game, deal, actions, result_of(position))


def _print_statistics(games: int, scores: list[list[int]], steps: int) -> None:
    table = Table(title=f"{games} random games, {steps / games:.0f} moves on average")
    for heading in ("seat", "mean score", "won"):
        table.add_column(heading, justify="right")
    for seat, (total, won) in enumerate(zip(*scores, strict=True)):
        table.add_row(str(seat), f"{total / games:.2f}", f"{100 * won / games:.1f} %")
    Console().print(table)
