"""`salon arena`: matches between computer players, on all cores or a Ray cluster, with rotated seats and paired deals.

Every deal is played in every rotation of the players, so the number of games is rounded up to complete deals. The same
seed gives the same games. Ctrl-C stops and reports the finished games; with --keep the same command continues.
"""

from __future__ import annotations

import argparse
import csv
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from salon.cli import arguments
from salon.cli.simulate import progress
from salon.cli.words import WORDS
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError
from salon.players import PLAYERS

if TYPE_CHECKING:
    from salon.arena import Match, Report, Runner
    from salon.arena.report import DecisionTime, Interval

EXIT_STOPPED = 130


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("arena", help="let computer players play a match", description=__doc__)
    arguments.add_game(command)
    known = ", ".join(PLAYERS)
    command.add_argument("--players", required=True, metavar="A,B,…", help=f"who plays, for example of {known}")
    command.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    command.add_argument("--seats", type=int, metavar="N", help="players take them in turn (default: one for each)")
    arguments.add_deal(command)
    arguments.add_runner(command, "one for each core")
    command.add_argument("--keep", type=Path, metavar="FILE", help="keep finished games, and continue the match later")
    command.add_argument("--json", action="store_true", help="the report as one JSON document")
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the missing games of a match, and print the report."""
    # imported here: other commands do not need the library for ratings
    from salon.arena import create_match, open_runner, read_seed

    if chosen.games < 1:
        raise SalonError(f"--games {chosen.games}: at least one game")
    jobs = arguments.chosen_jobs(chosen)
    game = arguments.chosen_game(chosen)
    seed = chosen.seed
    if seed is None:
        seed = (chosen.keep and read_seed(chosen.keep)) or secrets.token_hex(8)
    # a player may be a command with commas, in quotes
    players = next(csv.reader([chosen.players], skipinitialspace=True), [""])
    match = create_match(game, players, chosen.seats, arguments.chosen_options(chosen), seed)
    stops: list[int] = []
    with open_runner(chosen.on, jobs) as runner, stop_signals(stops):
        report = _play(match, match.round_up(chosen.games), runner, chosen, stops)
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print_report(report, game, chosen.lang)
    _print_warnings(report, chosen.lang)
    return EXIT_STOPPED if stops else 0


def _play(match: Match, total: int, runner: Runner, chosen: argparse.Namespace, stops: list[int]) -> Report:
    """Play the missing games, until all are there or a signal has come, and report."""
    from salon.arena import MatchFile, create_report

    begin = perf_counter()
    with (
        MatchFile(chosen.keep, match) if chosen.keep else nullcontext() as file,
        progress(Console(stderr=True)) as bar,
    ):
        finished = dict(file.games) if file else {}
        done = sum(number < total for number in finished)
        task = bar.add_task(WORDS.text(chosen.lang, "arena-playing"), total=total, completed=done)
        missing = (number for number in range(total) if number not in finished)
        with closing(runner.play(match, missing, lambda: bool(stops))) as games:
            for outcome in games:
                finished[outcome.number] = outcome
                if file:
                    file.add(outcome)
                bar.advance(task)
    return create_report(match, finished.values(), total, perf_counter() - begin, runner.jobs)


@contextmanager
def stop_signals(stops: list[int]) -> Iterator[None]:
    """Append SIGINT and SIGTERM to the list; a second signal raises KeyboardInterrupt."""

    def handle(number: int, _: object) -> None:
        if stops:
            raise KeyboardInterrupt
        stops.append(number)

    before = {number: signal.signal(number, handle) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- printing the report -------------------------------------------------------------------------------


def _print_report(report: Report, game: Game, language: str) -> None:
    console = Console()
    _print_players(console, report, game, language)
    if len(report.players) > 2:
        _print_pairs(console, report, language)
    for player in report.players:
        for fault, times in player.faults.items():
            text = WORDS.text(language, "arena-fault", player=player.name, fault=fault, times=times)
            console.print(text, markup=False, highlight=False)


def _print_players(console: Console, report: Report, game: Game, language: str) -> None:
    match = report.match
    title = WORDS.text(
        language,
        "arena-title",
        game=game.text.title(language),
        games=report.games,
        deals=report.deals,
        seats=match.seats,
        seed=match.seed,
        decisions=report.decisions,
        distinct=report.distinct_games,
    )
    headings = ("player-header", "arena-games", "arena-won", "arena-placed", "points-header", "arena-rating",
                "arena-pace", "arena-faults")  # fmt: skip
    table = Table(title=escape(title), box=SIMPLE_HEAD)
    for number, heading in enumerate(headings):
        table.add_column(WORDS.text(language, heading), justify="right" if number else "left", overflow="fold")
    for player in report.players:
        table.add_row(
            escape(player.name),
            str(player.games),
            _percent(player.win_share),
            _percent(player.place_share),
            _with_margin(player.score, 1),
            f"{player.rating.mu:.1f} ± {player.rating.sigma:.1f}",
            _format_time(report.times.players[player.name]),
            str(sum(player.faults.values())),
        )
    console.print(table)


def _print_pairs(console: Console, report: Report, language: str) -> None:
    names = [player.name for player in report.players]  # may be commands that contain brackets
    shares = {(pair.player, pair.against): pair.place_share for pair in report.pairs}
    table = Table(title=WORDS.text(language, "arena-pairs"), box=SIMPLE_HEAD)
    for heading in ("", *names):
        table.add_column(escape(heading), justify="right" if heading else "left")
    for one in names:
        table.add_row(escape(one), *(_percent(shares.get((one, other))) for other in names))
    console.print(table)


def _percent(share: Interval | None) -> str:
    return _with_margin(share, 100)


def _with_margin(interval: Interval | None, scale: int) -> str:
    if interval is None:
        return "–"
    mean = f"{interval.mean * scale:.1f}"
    return mean if interval.high is None else f"{mean} ± {(interval.high - interval.mean) * scale:.1f}"


def _format_time(time: DecisionTime | None) -> str:
    return f"{time.mean_ms:.3g} / {time.p95_ms:.3g}" if time else "–"


def _print_warnings(report: Report, language: str) -> None:
    """Print what limits the report to standard error."""
    warnings = []
    if not report.complete:
        finished = report.games + report.games_of_unfinished_deals
        warnings.append(WORDS.text(language, "arena-stopped", finished=finished, asked=report.games_asked))
    if report.distinct_games < report.games:
        same = report.games - report.distinct_games
        warnings.append(WORDS.text(language, "arena-same", same=same, games=report.games))
    for text in warnings:
        print(f"salon: {text}", file=sys.stderr)
