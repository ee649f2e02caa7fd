"""`salon replay` and `salon verify`: print recorded games as text, or check them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from salon.cli import arguments
from salon.cli.arguments import render_board
from salon.cli.simulate import progress
from salon.cli.words import WORDS
from salon.games import game as game_by_id
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record, read_records, record_number


def add_to(commands: Any) -> None:
    """Describe both commands."""
    command = commands.add_parser(
        "replay",
        help="print a recorded game, move by move",
        description="Print recorded games as text. At a terminal, Enter shows the next move, q stops.",
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument(
        "--game-number", type=int, default=1, metavar="N", help="which record of the file (default: 1)"
    )
    command.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="as that seat saw it, from 1 (default: everything open; a board is shown as a spectator sees it)",
    )
    command.add_argument("--board", action="store_true", help="show the board after every move")
    command.add_argument("--all", action="store_true", help="do not wait between moves")
    arguments.add_language(command)
    command.set_defaults(run=run_replay)

    command = commands.add_parser(
        "verify",
        help="check recorded games",
        description="Recompute the seed of every record from its parts, the deal from the seed and the game from its "
        "moves.",
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=run_verify)


def run_verify(chosen: argparse.Namespace) -> int:
    """Check all records of a file; the first error names its record and move."""
    count = shared = partly = 0
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task("verifying", total=None)
        for count, record in enumerate(read_records(chosen.file, game_by_id), 1):
            with record_number(count):
                record.verify()
            if record.proof is not None:
                shared, partly = shared + 1, partly + bool(record.proof.missing)
            bar.update(task, completed=count)
    print(f"{count} {'record is' if count == 1 else 'records are'} true: deal, moves and result")
    if shared:
        print(f"{shared} with parts of the seed from the people at the table, {partly} of these not fully verifiable")
    return 0


def run_replay(chosen: argparse.Namespace) -> int:
    """Print one record, step by step."""
    for number, record in enumerate(read_records(chosen.file, game_by_id), 1):
        if number == chosen.game_number:
            if chosen.seat is not None and chosen.seat not in range(1, record.deal.seats + 1):
                raise SalonError(f"--seat {chosen.seat}: this game has the seats 1 to {record.deal.seats}")
            with record_number(number):
                record.replay()  # reports an error before anything is printed
            return _print_game(record, chosen)
    raise SalonError(f"{chosen.file}: has no record {chosen.game_number}")


def _print_game(record: Record, chosen: argparse.Namespace) -> int:
    game, console = record.game, Console()
    step = sys.stdin.isatty() and sys.stdout.isatty() and not chosen.all
    players = [WORDS.text(chosen.lang, "seat", number=seat + 1) for seat in range(record.deal.seats)]
    viewer = None if chosen.seat is None else chosen.seat - 1
    position = game.start(record.deal)
    facts = {
        "game": game.text.title(chosen.lang),
        "seats": record.deal.seats,
        "seed": str(record.deal.seed),
        "moves": len(record.actions),
    }
    console.print(escape(WORDS.text(chosen.lang, "record-header", **facts)), style="bold", highlight=False)
    for number, (seat, action) in enumerate(record.played(), 1):
        if viewer is None:
            events = game.open_events(position, seat, action)
        else:
            events = game.events(position, seat, action, viewer)
        for sentence in game.text.sentences(events, chosen.lang, players):
            console.print(f"{number:4}  {escape(sentence.text)}", highlight=False)
        position.play(seat, action)
        if chosen.board:
            console.print(render_board(game.terminal.board(game.view(position, viewer), chosen.lang, players)))
        if step and console.input("").strip().lower() == "q":
            return 0
    if record.result is not None:
        scores, places = (", ".join(map(str, values)) for values in (position.scores(), position.ranking()))
        console.print(WORDS.text(chosen.lang, "result", scores=scores, places=places), highlight=False)
    return 0
