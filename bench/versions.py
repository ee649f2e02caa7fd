"""The rules beside those of another version: the same work in both, in alternating rounds, by CPU time.

    python bench/versions.py ../salon-0.5.0/.venv/bin/python --rounds 24 --write

The other version is named by the Python of its environment. Each version runs in one process that does a piece of work
when asked: random games in compiled code, random games driven step by step, copies of a position, iterations of the
search. The order of the two is reversed in every other round. A ratio above 1 means that this version is quicker.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from statistics import median

GAMES = (("paris", 3), ("wonders", 4))
WORK = {"decisions": 3_000, "stepwise": 300, "copy": 1_000_000, "search": 4_000}  # games, games, copies, iterations
RESAMPLES = 4_000

WORKER = """
import json, random, sys, time
import salon
from salon import Rng
from salon.kernel.playout import Playout
try:
    from salon.players.search import SearchPlayer, SearchSettings
except ImportError:  # their names until 0.5.0
    from salon.players.search import Effort as SearchSettings, Search as SearchPlayer

openings = {}

def opening(game, seats):
    if game not in openings:
        found = salon.game(game)
        openings[game] = found, found.start(found.deal_with(seats, {}, "versions"))
    return openings[game]

def decisions(game, start, amount):
    Playout().run(start, Rng("versions"), amount)

def stepwise(game, start, amount):
    rand = random.Random("versions").random
    for _ in range(amount):
        position = start.copy()
        while (seat := position.to_act) >= 0:
            legal = position.legal(seat)
            position.play(seat, legal[int(rand() * len(legal))])

def copy(game, start, amount):
    # at many addresses: where a position happens to lie in memory changes the time by a fifth
    rng, kept = random.Random("versions"), []
    for _ in range(20):
        kept.append(bytearray(rng.randrange(600, 9_000)))
        source = start.copy()
        kept.append(source)
        for _ in range(amount // 20):
            source.copy()

def search(game, start, amount):
    seat = start.to_act
    player = SearchPlayer(game, Rng("versions"), SearchSettings(iterations=amount, explore=0.8, margin=0.5))
    player.choose(start.known_to(seat, Rng("known")), seat)

for line in sys.stdin:
    name, game, seats, amount = json.loads(line)
    found, start = opening(game, seats)
    begin = time.process_time()
    globals()[name](found, start, amount)
    print(json.dumps(time.process_time() - begin), flush=True)
"""


class Version:
    """A process of one version that does pieces of work."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        shown = [python, "-c", "import importlib.metadata as m; print(m.version('salon'))"]
        self.name = subprocess.run(shown, capture_output=True, text=True, check=True).stdout.strip()

    def measure(self, name: str, game: str, seats: int) -> float:
        """CPU seconds for a piece of work."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, game, seats, WORK[name]]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the process of version {self.name} ended: see its message above")
        return float(answer)

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def interval(ratios: list[float]) -> tuple[float, float]:
    """The 95 % interval of the median, by resampling."""
    rng = random.Random("interval")
    medians = sorted(median(rng.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    return medians[int(0.025 * RESAMPLES)], medians[int(0.975 * RESAMPLES)]


def main() -> int:
    """Measure and print, or write the section of the results page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", help="the Python of the other version's environment")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--write", action="store_true", help="write the section of bench/RESULTS.md")
    chosen = parser.parse_args()
    this, other = Version(sys.executable), Version(chosen.other)
    ratios: dict[tuple[str, int, str], list[float]] = {(*game, name): [] for game in GAMES for name in WORK}
    for number in range(chosen.rounds + 1):
        for game, seats in GAMES:
            for name in WORK:
                order = (this, other) if number % 2 else (other, this)
                spent = {version: version.measure(name, game, seats) for version in order}
                if number:  # the first round only warms both up
                    ratios[game, seats, name].append(spent[other] / spent[this])
        print(f"round {number} of {chosen.rounds}", end="\r", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    rows: list[list[str]] = []
    for (game, seats, name), found in ratios.items():
        low, high = interval(found)
        rows.append([game, str(seats), name, f"{median(found):.3f}", f"{low:.3f}..{high:.3f}"])
        print("  ".join(rows[-1]))
    this.close()
    other.close()
    if chosen.write:
        write(rows, this.name, other.name, chosen.rounds)
    return 0


def write(rows: list[list[str]], this: str, other: str, rounds: int) -> None:
    """Write the section of the results page."""
    from results_page import circumstances, put, table

    header = ["game", "seats", "work", "median ratio", "95 % interval"]
    lines = table(header, rows, words=3)
    put(
        "The rules beside the version before",
        f"""Written by `python bench/versions.py OTHER_PYTHON --rounds {rounds} --write`. CPU time of version {other}
over that of this working copy ({this}) for the same work; above 1 this one is quicker.

{circumstances()}

{lines}
""",
    )


if __name__ == "__main__":
    sys.exit(main())
