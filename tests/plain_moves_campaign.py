"""Do computer players behave like sensible people, and are they as strong as without?

    python tests/plain_moves_campaign.py --games 200 --strength 200

First, games of each level against itself, with all numbers of seats in turn. Counted are the turns in which the same
thing is bought and sold, and the discards while a build for nothing that brings points was rated as good.

Then strength: one seat makes plain moves, the others take the most visited move. The same game, with the same random
numbers, is played once more without plain moves at all. The difference of points and of the share of better places
has a 95 % interval; one observation is a deal, played with every seat in turn.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import TypeVar

import msgspec
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent))

from salon import Rng
from salon import game as game_by_id
from salon.arena.report import interval
from salon.players import LEVELS
from salon.players.search import SearchPlayer
from tests.players.sensible import chosen, faults_of_game

GAMES = ("paris", "wonders")
LEVEL_NAMES = ("greedy", *LEVELS)
SEATS_FOR_STRENGTH = {"paris": 2, "wonders": 3}
Result = TypeVar("Result")


def faults(name: str, level: str, number: int) -> Counter[str]:
    """What is counted in one game."""
    game = game_by_id(name)
    counts = list(game.seat_counts)
    return faults_of_game(game, level, counts[number % len(counts)], f"plain moves {number}")


def result(name: str, level: str, deal: int, plain_seat: int | None) -> list[tuple[int, float]]:
    """The points of every seat and its share of better places, in a game where one seat makes plain moves, or none."""
    game, seats = game_by_id(name), SEATS_FOR_STRENGTH[name]
    position = game.start(game.deal_with(seats, {}, f"strength {deal}"))
    players = [
        SearchPlayer(
            game, Rng("strength", deal, seat), msgspec.structs.replace(LEVELS[level], plain=seat == plain_seat)
        )
        for seat in range(seats)
    ]
    known = [Rng("strength", deal, seat, "known") for seat in range(seats)]
    while (seat := position.to_act) >= 0:
        legal = position.legal(seat)
        action = chosen(players[seat], position, seat, known[seat]) if len(legal) > 1 else legal[0]
        position.play(seat, action)
    places = position.ranking()
    better = [
        fmean((place < other) + (place == other) / 2 for i, other in enumerate(places) if i != seat)
        for seat, place in enumerate(places)
    ]
    return list(zip(position.scores(), better, strict=True))


def differences(name: str, level: str, deal: int) -> tuple[float, float]:
    """By how many points, and by which share of better places, plain moves change the results of a deal."""
    without = result(name, level, deal, None)
    points, better = [], []
    for seat in range(SEATS_FOR_STRENGTH[name]):
        with_plain = result(name, level, deal, seat)[seat]
        points.append(with_plain[0] - without[seat][0])
        better.append(with_plain[1] - without[seat][1])
    return fmean(points), fmean(better)


def in_parallel(play: Callable[[int], Result], count: int, jobs: int, bar: Progress, label: str) -> Iterator[Result]:
    """The results of numbered games, in order, with a progress bar."""
    task = bar.add_task(label, total=count)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for each in pool.map(play, range(count)):
            bar.advance(task)
            yield each


def count_faults(levels: Iterable[str], games: int, master_games: int, jobs: int, bar: Progress) -> bool:
    """Play and count; whether there was no fault."""
    clean = True
    for level in levels:
        for name in GAMES:
            count = min(games, master_games) if level == "master" else games
            found = Counter[str]()
            for each in in_parallel(partial(faults, name, level), count, jobs, bar, f"{name} {level}"):
                found += each
            clean = clean and not found["trades both ways"] and not found["builds refused"]
            bar.print(
                f"{name} {level}: {count} games, {found['turns']:,} turns, "
                f"{found['trades both ways']} trades both ways, "
                f"{found['discards beside a free build']} discards beside a free build, "
                f"{found['builds refused']} of them of equal worth"
            )
    return clean


def compare_strength(levels: Iterable[str], games: int, jobs: int, bar: Progress) -> None:
    """Print what plain moves change, with intervals."""
    for level in levels:
        for name, seats in SEATS_FOR_STRENGTH.items():
            deals = -(-games // seats)
            play = partial(differences, name, level)
            found = list(in_parallel(play, deals, jobs, bar, f"{name} {level}: strength"))
            points, better = (interval(values) for values in zip(*found, strict=True))
            assert points and better
            changed = sum(each != (0.0, 0.0) for each in found)
            bar.print(
                f"{name} {level}: {deals * seats} games with plain moves, other results in {changed} of {deals} deals; "
                f"points {points.mean:+.2f} ({points.low:+.2f} to {points.high:+.2f}), "
                f"better places {better.mean:+.3f} ({better.low:+.3f} to {better.high:+.3f})"
            )


def main() -> None:
    """Count faults, then compare strength."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each level and title (default: 200)")
    parser.add_argument("--master-games", type=int, default=6, help="at most, of the slowest level (default: 6)")
    parser.add_argument("--levels", nargs="*", choices=LEVEL_NAMES, default=LEVEL_NAMES, help="(default: all)")
    parser.add_argument("--strength", type=int, default=200, help="games of each title (default: 200)")
    parser.add_argument("--strength-levels", nargs="*", choices=tuple(LEVELS), default=("steady", "sharp"))
    parser.add_argument("--jobs", type=int, default=2, help="games at a time (default: 2)")
    args = parser.parse_args()
    with Progress() as bar:
        clean = count_faults(args.levels, args.games, args.master_games, args.jobs, bar) if args.games else True
        if args.strength:
            compare_strength(args.strength_levels, args.strength, args.jobs, bar)
    sys.exit(not clean)


if __name__ == "__main__":
    main()
