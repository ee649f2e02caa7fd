"""`salon bench`: measure the speed of the rules on this machine.

A decision is a choice among at least two actions. Measured are random games in compiled code, random games driven step
by step from Python, copies of the opening position, and iterations of the search player.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from salon.cli import arguments
from salon.cli.simulate import progress
from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.game import Game
from salon.kernel.playout import Playout
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players import LEVELS
from salon.players.search import create_tree
from salon.testing import compiled

MAX_TREE_ITERATIONS = 4096


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("bench", help="measure the speed of the rules", description=__doc__)
    command.add_argument("--game", metavar="GAME", help=f"one of {', '.join(game_ids())} (default: all)")
    command.add_argument("--players", type=int, metavar="N", help="how many seats (default: each number there can be)")
    arguments.add_options(command)
    command.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each number (default: 1)")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print."""
    if not 0.001 <= chosen.seconds <= 3600:
        raise SalonError(f"--seconds {chosen.seconds:g}: must be from 0.001 to 3600")
    options = arguments.chosen_options(chosen)
    if options and not chosen.game:
        raise SalonError("--option belongs to one game: choose it with --game")
    pairs = []
    for game_id in [chosen.game] if chosen.game else game_ids():
        game = game_by_id(game_id)
        if chosen.players is not None and chosen.game:
            game.check_seats(chosen.players)
        pairs += [(game, count) for count in game.seat_counts if chosen.players in (None, count)]
    if not pairs:
        raise SalonError(f"--players {chosen.players}: no game has this number of seats")
    rows = []
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task("measuring", total=len(pairs))
        for game, count in pairs:
            rows.append(measure(game, count, chosen.seconds, options))
            if chosen.json:
                print(json.dumps(rows[-1]), flush=True)
            bar.advance(task)
    if not chosen.json:
        _print_table(rows)
    return 0


def measure(game: Game, seats: int, seconds: float, options: Mapping[str, Any]) -> dict[str, Any]:
    """All measurements of one game with a number of seats."""
    opening = game.start(game.deal_with(seats, options, "bench"))
    decisions, played = _playouts(opening, seconds)
    return {
        "game": game.id,
        "players": seats,
        **({"options": " ".join(f"{name}={value}" for name, value in options.items())} if options else {}),
        "compiled": compiled(),
        "decisions_per_s": round(decisions),
        "games_per_s": round(played, 1),
        "stepwise_decisions_per_s": round(_stepwise(opening, seconds)),
        "copy_ns": round(_copy_time(opening, seconds / 4), 1),
        "search_iterations_per_s": round(_search(game, opening, seconds), 1),
    }


def _playouts(opening: Position, seconds: float) -> tuple[float, float]:
    """Decisions and games a second in compiled code, with hidden information re-dealt for each game."""
    playout, rng = Playout(), Rng("bench")
    batch = 1
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        playout.run(opening, rng, batch)
        batch = min(2 * batch, 1024)
    return playout.decisions / spent, playout.games / spent


def _stepwise(opening: Position, seconds: float) -> float:
    """Decisions a second of a Python loop that plays random legal actions.

    Decisions are counted in a second pass over the same games, which is not timed.
    """
    rand, games = random.Random("bench").random, 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        position = opening.copy()
        while (seat := position.to_act) >= 0:
            legal = position.legal(seat)
            position.play(seat, legal[int(rand() * len(legal))])
        games += 1
    rand, decisions = random.Random("bench").random, 0
    for _ in range(games):
        position = opening.copy()
        while (seat := position.to_act) >= 0:
            legal = position.legal(seat)
            decisions += len(legal) > 1
            position.play(seat, legal[int(rand() * len(legal))])
    return decisions / spent


def _copy_time(opening: Position, seconds: float) -> float:
    """Nanoseconds per copy."""
    copy, count = opening.copy, 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        for _ in range(1000):
            copy()
        count += 1000
    return spent / count * 1e9


def _search(game: Game, opening: Position, seconds: float) -> float:
    """Search iterations a second from the opening, each with a game played to its end."""
    seat = opening.to_act
    known = opening.known_to(seat, Rng("bench", "known"))
    rng, count, batch = Rng("bench", "search"), 0, 1
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        tree = create_tree(game, known.seats, LEVELS["master"], MAX_TREE_ITERATIONS)
        while (
            count % MAX_TREE_ITERATIONS + batch <= MAX_TREE_ITERATIONS and (spent := perf_counter() - begin) < seconds
        ):
            tree.run(known, seat, rng, batch)
            count += batch
            batch = min(2 * batch, 256)
        batch = 1
    return count / spent


def _print_table(rows: list[dict[str, Any]]) -> None:
    table = Table()
    for key in rows[0] if rows else ():
        table.add_column(key.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)
                        for value in row.values()))  # fmt: skip
    Console().print(table)
