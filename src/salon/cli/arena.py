"""`salon arena`: computer players against each other, on all cores, with rotated seats and paired deals.

Every deal is played in every rotation of the players, so the number of games is rounded up to whole deals. The
same seed gives the same games. Ctrl-C stops it and shows what is finished; with --keep the same command goes on.
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
    from salon.arena import Report
    from salon.arena.report import Interval, Pace

MOST_JOBS = 256
STOPPED = 130


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("arena", help="let computer players play a match", description=__doc__)
    arguments.add_game(command)
    known = ", ".join(PLAYERS)
    command.add_argument("--players", required=True, metavar="A,B,…", help=f"who plays, for example of {known}")
    command.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    command.add_argument("--seats", type=int, metavar="N", help="players take them in turn (default: one for each)")
    arguments.add_deal(command)
    command.add_argument("--jobs", type=int, metavar="N", help="games at a time (default: one for each core)")
    command.add_argument("--keep", type=Path, metavar="FILE", help="keep finished games, and go on with them later")
    command.add_argument("--json", action="store_true", help="the report as one JSON document")
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the games that are not kept yet, and show the numbers of all."""
    # the ratings' library is loaded only by those who need it
    from salon.arena import Kept, kept_seed, match_of, play, report
    from salon.arena.run import cores

    if chosen.games < 1:
        raise SalonError(f"--games {chosen.games}: at least one game")
    jobs = cores() if chosen.jobs is None else chosen.jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise SalonError(f"--jobs {jobs}: must be from 1 to {MOST_JOBS}")
    game = arguments.chosen_game(chosen)
    seed = chosen.seed
    if seed is None:
        seed = (chosen.keep and kept_seed(chosen.keep)) or secrets.token_hex(8)
    # a player may be a command with commas in it; it then stands in quotes
    players = next(csv.reader([chosen.players], skipinitialspace=True), [""])
    match = match_of(game, players, chosen.seats, arguments.chosen_options(chosen), seed)
    asked = match.whole(chosen.games)
    begin = perf_counter()
    stops: list[int] = []
    with stop_signals(stops), Kept(chosen.keep, match) if chosen.keep else nullcontext() as kept:
        finished = dict(kept.games) if kept else {}
        with progress(Console(stderr=True)) as bar:
            done = sum(number < asked for number in finished)
            task = bar.add_task(WORDS.text(chosen.lang, "arena-playing"), total=asked, completed=done)
            missing = (number for number in range(asked) if number not in finished)
            with closing(play(match, missing, jobs, lambda: bool(stops))) as games:
                for outcome in games:
                    finished[outcome.number] = outcome
                    if kept:
                        kept.add(outcome)
                    bar.advance(task)
        found = report(match, finished.values(), asked, perf_counter() - begin, jobs)
        if chosen.json:
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            _show(found, game, chosen.lang)
    _warn(found, chosen.lang)
    return STOPPED if stops else 0


@contextmanager
def stop_signals(stops: list[int]) -> Iterator[None]:
    """Note in the list that somebody wants to stop (Ctrl-C, SIGTERM); who insists is obeyed at once."""

    def note(number: int, _: object) -> None:
        if stops:
            raise KeyboardInterrupt
        stops.append(number)

    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- the report in words -------------------------------------------------------------------------------


def _show(found: Report, game: Game, language: str) -> None:
    console = Console()
    _print_players(console, found, game, language)
    if len(found.players) > 2:
        _print_pairs(console, found, language)
    for player in found.players:
        for fault, times in player.faults.items():
            text = WORDS.text(language, "arena-fault", player=player.name, fault=fault, times=times)
            console.print(text, markup=False, highlight=False)


def _print_players(console: Console, found: Report, game: Game, language: str) -> None:
    match = found.match
    title = WORDS.text(
        language,
        "arena-title",
        game=game.title(language),
        games=found.games,
        deals=found.deals,
        seats=match.seats,
        seed=match.seed,
        decisions=found.decisions,
        distinct=found.distinct_games,
    )
    headings = ("player-header", "arena-games", "arena-won", "arena-placed", "points-header", "arena-rating",
                "arena-pace", "arena-faults")  # fmt: skip
    table = Table(title=escape(title), box=SIMPLE_HEAD)
    for number, heading in enumerate(headings):
        table.add_column(WORDS.text(language, heading), justify="right" if number else "left", overflow="fold")
    for player in found.players:
        table.add_row(
            escape(player.name),
            str(player.games),
            _percent(player.win_share),
            _percent(player.place_share),
            _with_reach(player.score, 1),
            f"{player.rating.mu:.1f} ± {player.rating.sigma:.1f}",
            _pace(found.times.players[player.name]),
            str(sum(player.faults.values())),
        )
    console.print(table)


def _print_pairs(console: Console, found: Report, language: str) -> None:
    names = [player.name for player in found.players]  # may be commands, with brackets of their own
    shares = {(pair.player, pair.against): pair.place_share for pair in found.pairs}
    table = Table(title=WORDS.text(language, "arena-pairs"), box=SIMPLE_HEAD)
    for heading in ("", *names):
        table.add_column(escape(heading), justify="right" if heading else "left")
    for one in names:
        table.add_row(escape(one), *(_percent(shares.get((one, other))) for other in names))
    console.print(table)


def _percent(share: Interval | None) -> str:
    return _with_reach(share, 100)


def _with_reach(number: Interval | None, times: int) -> str:
    if number is None:
        return "–"
    mean = f"{number.mean * times:.1f}"
    return mean if number.high is None else f"{mean} ± {(number.high - number.mean) * times:.1f}"


def _pace(pace: Pace | None) -> str:
    return f"{pace.mean_ms:.3g} / {pace.p95_ms:.3g}" if pace else "–"


def _warn(found: Report, language: str) -> None:
    """What the reader should know about the numbers, on standard error."""
    said = []
    if not found.complete:
        finished = found.games + found.games_of_unfinished_deals
        said.append(WORDS.text(language, "arena-stopped", finished=finished, asked=found.games_asked))
    if found.distinct_games < found.games:
        same = found.games - found.distinct_games
        said.append(WORDS.text(language, "arena-same", same=same, games=found.games))
    for text in said:
        print(f"salon: {text}", file=sys.stderr)
