"""Measures how long computer players take, and how much they slow down other threads. Writes `bench/RESULTS.md`.

    python bench/thinking.py --games 6

Whole games of one level against itself, for both games and every number of seats, two games at a time: two cores in
use. A turn is all that a seat decides before any other seat does. Then the speed of a thread that computes in Python
while another one searches, over its speed alone.
"""

from __future__ import annotations

import argparse
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean

from results_page import circumstances, put, table, versions
from salon.games import game as game_by_id
from salon.kernel.rng import Rng
from salon.players import LEVELS, choose_action, create_player
from salon.players.search import create_tree

GAMES = ("paris", "wonders")
WANTED = {"sharp": 1.5, "master": 6.0}  # seconds a turn, for 95 of 100
BESIDE = 0.8  # of its speed that a thread keeps, at least
ROUNDS, SECONDS = 5, 1.0  # of the second measurement


def turns(name: str, seats: int, level: str, number: int) -> list[float]:
    """How long each turn of one game took its player, in seconds."""
    game = game_by_id(name)
    position = game.start(game.deal(seats, f"thinking {number}"))
    players = [create_player(level, game, Rng("thinking", number, seat)) for seat in range(seats)]
    times: list[float] = []
    last: tuple[int, int] | None = None
    while (seat := position.to_act) >= 0:
        legal = position.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            alone = position.waiting == 1 << seat
            started = time.perf_counter()
            action, fault = choose_action(players[seat], position, seat, Rng("known", number, len(times)))
            assert not fault, fault
            passed = time.perf_counter() - started
            # where seats choose at once, a turn ends with the phase; else when another seat decides
            turn = (seat, -1 if alone else position.phase)
            if turn == last:
                times[-1] += passed
            else:
                times.append(passed)
            last = turn
        position.play(seat, action)
    return times


def paces(games: int) -> Iterator[list[str]]:
    """The lines of the table: one for each game, number of seats and level."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for name in GAMES:
            for seats in game_by_id(name).seat_counts:
                for level, wanted in WANTED.items():
                    found = pool.map(
                        turns, *zip(*((name, seats, level, number) for number in range(games)), strict=True)
                    )
                    times = sorted(each for one in found for each in one)
                    p50, p95 = (times[int(len(times) * share)] for share in (0.5, 0.95))
                    met = "yes" if p95 <= wanted else "no"
                    line = [
                        name,
                        str(seats),
                        level,
                        f"{p50:.2f}",
                        f"{p95:.2f}",
                        f"{times[-1]:.2f}",
                        f"<= {wanted:g}",
                        met,
                    ]
                    print("  ".join(f"{cell:>8}" for cell in line), flush=True)
                    yield [*line[:3], str(len(times)), *line[3:]]


def counted(seconds: float) -> float:
    """How many rounds of a small computation in Python a second this thread gets done."""
    done, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        sum(i * i for i in range(1000))
        done += 1
    return done / seconds


def beside(name: str) -> list[float]:
    """The speed of a thread while another one of the same process searches, over its speed alone, in each round."""
    game = game_by_id(name)
    known = game.start(game.deal(4, "beside")).known_to(0, Rng("beside"))
    ratios = []
    for _ in range(ROUNDS):
        alone = counted(SECONDS)
        done = threading.Event()

        def search(done: threading.Event = done) -> None:
            while not done.is_set():
                create_tree(game, 4, LEVELS["sharp"], 1000).run(known, known.to_act, Rng("search"), 1000)

        thread = threading.Thread(target=search)
        thread.start()
        ratios.append(counted(SECONDS) / alone)
        done.set()
        thread.join()
    return ratios


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6, help="of each kind (default: 6)")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    shares = {name: beside(name) for name in GAMES}
    for name, found in shares.items():
        print(f"{name}: beside a search a thread keeps {fmean(found):.0%} ({min(found):.0%}..{max(found):.0%})")
    kept = "\n".join(
        f"- While one thread searches in {name}, another keeps **{fmean(found):.0%}** of its speed "
        f"({min(found):.0%}..{max(found):.0%}; wanted: at least {BESIDE:.0%})"
        for name, found in shares.items()
    )
    head = ["game", "seats", "level", "turns", "p50, s", "p95, s", "longest, s", "wanted p95", "met"]
    lines = list(paces(chosen.games))
    put(
        "Computer players",
        f"""Written by `python bench/thinking.py --games {chosen.games}`. Whole games of one level against itself, two
at a time. A turn is all that a seat decides before any other seat does.

{circumstances()}
- Load average (1 minute) before: {load:.2f}
{versions()}
- Levels: {", ".join(f"{name} {level.iterations} iterations" for name, level in LEVELS.items())}
{kept}

{table(head, lines, 3)}""",
    )


if __name__ == "__main__":
    main()
