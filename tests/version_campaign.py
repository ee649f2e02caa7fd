"""The same games in this version and in another one, compared move by move.

    python tests/version_campaign.py ../salon-0.5.0/.venv/bin/python --games 10000

The other version is named by the Python of its environment. Both play the same random games, with random numbers of
seats and random values of the options that both know. Compared are the deal, the seats that must choose, every list of
legal actions, the reasons of some actions that are not legal (code, clause, facts), scores and ranking.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest

from rich.progress import Progress

GAMES = ("bids", "paris", "wonders")

WORKER = """
import hashlib, json, random, sys
import salon

id, first, count, options, in_full = json.loads(sys.argv[1])
game = salon.game(id)
actions = getattr(game, "actions", None) or game.moves  # its name until 0.5.0
total = len(actions)

def waiting_seats(position):
    waiting = position.waiting
    if callable(waiting):  # until 0.5.0
        return list(waiting())
    return [seat for seat in range(position.seats) if waiting >> seat & 1]

def play(number, note):
    rng = random.Random(f"versions {id} {number}")
    seats = rng.choice(list(game.seat_counts))
    chosen = {name: rng.choice(values) for name, values in options}
    try:
        deal = game.deal_with(seats, chosen, f"versions {number}")
    except salon.SalonError as error:  # options that do not go together
        note("refused", seats, str(error))
        return
    position = game.start(deal)
    note("deal", seats, {name: deal.options[name] for name in chosen}, deal.content)
    while position.to_act >= 0:
        waiting = waiting_seats(position)
        legal = {seat: list(position.legal(seat)) for seat in waiting}
        note("turn", waiting, {seat: [actions.text(action) for action in legal[seat]] for seat in waiting})
        for _ in range(2):
            seat, action = rng.randrange(seats), rng.randrange(total)
            reason = game.why_not(position, seat, action)
            note("why not", seat, actions.text(action), reason and [reason.code, reason.clause, reason.facts])
        seat = rng.choice(waiting)
        action = rng.choice(legal[seat])
        position.play(seat, action)
        note("move", seat, actions.text(action))
    note("end", list(position.scores()), list(position.ranking()))

for number in range(first, first + count):
    digest, moves = hashlib.sha256(), 0

    def note(*what):
        global moves
        moves += what[0] == "move"
        line = json.dumps(what, default=lambda value: getattr(value, "_asdict", value.__str__)())
        digest.update(line.encode())
        if in_full:
            print(line)

    play(number, note)
    print(number, moves, digest.hexdigest(), flush=True)
"""


class GamesDiffer(SystemExit):
    """Two versions do not play the same game."""


def lines_of(python: str, game: str, first: int, count: int, options: object, in_full: bool) -> Iterator[str]:
    """What a version prints of these games: one line a game, or all of it."""
    command = [python, "-c", WORKER, json.dumps([game, first, count, options, in_full])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from process.stdout
    if process.returncode:
        raise GamesDiffer(f"{python} failed with exit code {process.returncode} in games of {game}")


def common_options(pythons: list[str], game: str) -> list[list[object]]:
    """The options, with their values, that both versions know."""
    shown = "import json, salon; print(json.dumps([[o.name, o.choices] for o in salon.game(%r).options]))"
    found = [
        json.loads(subprocess.run([python, "-c", shown % game], capture_output=True, text=True, check=True).stdout)
        for python in pythons
    ]
    return [option for option in found[0] if option in found[1]]


def compare(pythons: list[str], game: str, count: int, bar: Progress) -> int:
    """Compare games; returns how many moves were played. Raises GamesDiffer with the first difference."""
    options = common_options(pythons, game)
    task = bar.add_task(game, total=count)
    moves = 0
    both = (lines_of(python, game, 0, count, options, False) for python in pythons)
    for number, (ours, theirs) in enumerate(zip_longest(*both)):
        if ours != theirs:
            in_full = (lines_of(python, game, number, 1, options, True) for python in pythons)
            first = next((pair for pair in zip_longest(*in_full) if pair[0] != pair[1]), (ours, theirs))
            raise GamesDiffer(f"{game}, game {number}:\n  here   {first[0]}  there  {first[1]}")
        moves += int(ours.split()[1])
        bar.advance(task)
    return moves


def main() -> None:
    """Compare all games with another version."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", help="the Python of the other version")
    parser.add_argument("--games", type=int, default=10_000, help="of each title (default: 10000)")
    chosen = parser.parse_args()
    with Progress() as bar:
        done = {game: compare([sys.executable, chosen.python], game, chosen.games, bar) for game in GAMES}
    for game, moves in done.items():
        print(f"{game}: {chosen.games:,} games, {moves:,} moves: the same")


if __name__ == "__main__":
    main()
