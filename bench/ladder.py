"""The ladder: does each level of the computer players beat the one below? Writes `bench/LADDER.md`.

    make ladder          (or: python bench/ladder.py --minutes 90 --on ray=ADDRESS)

Each pair plays in the arena, paired deals and rotated seats, on all cores or a Ray cluster, at a number of seats at
which half of the seats are each player's (or nearly). It is looked at a few times and stopped as soon as the answer is
clear; the intervals are wide enough for that (Pocock's bounds: 95 % over all looks together). What there was no time
for is said.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev

from results_page import circumstances, table, versions
from salon.arena.match import Match, Outcome, create_match
from salon.arena.report import complete_deals, create_report, place_share, student, win_share
from salon.arena.runner import Runner, open_runner
from salon.games import game
from salon.players import LEVELS

PAGE = Path(__file__).resolve().parent / "LADDER.md"
LOOKS = (24, 48, 96, 200, 400)  # games after which a pair is looked at
POCOCK = 2.413 / 1.960  # how much wider than usual 95 % intervals are when they are looked at five times
WANTED = 0.55  # lower bound of the share of pairwise placements
TABLES = (("wonders", 3), ("paris", 2), ("wonders", 5), ("paris", 4))
AGAINST_RANDOM = 0.95  # share of wins of a sharp player against three random ones
SEED = "ladder"


@dataclass
class Rung:
    """One question: does this player beat those?"""

    game: str
    seats: int
    players: list[str]
    outcomes: list[Outcome] = field(default_factory=list)
    mean: float = 0.0
    low: float = 0.0
    high: float = 1.0

    @property
    def match(self) -> Match:
        """The match it is asked of."""
        return create_match(game(self.game), self.players, self.seats, {}, SEED)

    def look(self) -> None:
        """Work out what is known so far."""
        deals = complete_deals(self.match, sorted(self.outcomes, key=lambda each: each.number))
        upper, others = self.players[0], sorted(set(self.players[1:]))
        if self.against_random:
            values = [win_share(self.match, deal, upper) for deal in deals]
        else:
            values = [place_share(self.match, deal, upper, others) or 0.0 for deal in deals]
        self.mean = fmean(values)
        reach = POCOCK * student(len(values) - 1) * stdev(values) / len(values) ** 0.5
        self.low, self.high = max(0.0, self.mean - reach), min(1.0, self.mean + reach)

    @property
    def against_random(self) -> bool:
        """Whether it is the question of the sharp player against random ones, where wins count."""
        return set(self.players[1:]) == {"random"}

    @property
    def clear(self) -> bool:
        """Whether the answer is clear."""
        return not self.against_random and (self.low > WANTED or self.high < WANTED)

    @property
    def verdict(self) -> str:
        """The answer."""
        if not self.outcomes:
            return "no time left"
        if self.against_random:
            return "yes" if self.mean >= AGAINST_RANDOM else "no"
        return "yes" if self.low > WANTED else "no" if self.high < WANTED else "not clear"


def rungs() -> Iterator[Rung]:
    """All questions, the quick ones first."""
    names = list(LEVELS)
    for name, seats in (("paris", 4), ("wonders", 4)):
        yield Rung(name, seats, ["sharp", "random", "random", "random"])
    for upper, lower in zip(names[1:], names, strict=False):
        for name, seats in TABLES:
            yield Rung(name, seats, [upper, lower])


def climb(rung: Rung, runner: Runner, until: float) -> None:
    """Play until the answer is clear, the games are played, or the time is up."""
    match = rung.match
    for most in LOOKS[:2] if rung.against_random else LOOKS:
        numbers = range(len(rung.outcomes), match.round_up(most))
        for outcome in runner.play(match, numbers, lambda: time.monotonic() > until):
            rung.outcomes.append(outcome)
            progress(f"\r{rung.game} {rung.seats}: {' : '.join(rung.players)}, {len(rung.outcomes)} games", end="")
        if len(rung.outcomes) >= 2 * len(match.seatings()) * 2:
            rung.look()
        if rung.clear or time.monotonic() > until:
            break
    progress(f"  {rung.mean:.3f} ({rung.low:.3f}..{rung.high:.3f})  {rung.verdict}")


def progress(text: str, end: str = "\n") -> None:
    """Print on standard error: standard output is closed while a Ray cluster plays."""
    print(text, end=end, file=sys.stderr, flush=True)


def line(rung: Rung) -> list[str]:
    """A line of the table."""
    found = create_report(rung.match, rung.outcomes, rung.match.round_up(LOOKS[-1])) if rung.outcomes else None
    pace = found.times.players.get(rung.players[0]) if found else None
    scores = ""
    if found is not None:
        by_name = {each.name: each.score for each in found.players}
        scores = " : ".join(f"{score.mean:.0f}" for name in dict.fromkeys(rung.players) if (score := by_name[name]))
    what = "wins" if rung.against_random else "placements"
    measured = f"{rung.mean:.1%} ({rung.low:.1%}..{rung.high:.1%}) of {what}" if rung.outcomes else ""
    milliseconds = f"{pace.mean_ms:.0f}, {pace.p95_ms:.0f}" if pace else ""
    who = f"{rung.players[0]} : {'three random' if rung.against_random else rung.players[1]}"
    return [rung.game, str(rung.seats), who, rung.verdict, str(len(rung.outcomes)), measured, scores, milliseconds]


def page(all_rungs: list[Rung], jobs: int, minutes: float, load: float) -> str:
    """The whole page."""
    head = ["game", "seats", "who", "better?", "games", "share", "points", "ms a decision: mean, p95"]
    return f"""# The ladder

Written by `make ladder`. Is each level better than the one below: is the lower bound of its share of pairwise
placements above {WANTED:.0%}? Looked at after {", ".join(map(str, LOOKS))} games and stopped when clear; the intervals
are 95 % over all looks together. A sharp player is to win at least {AGAINST_RANDOM:.0%} against three random ones.

{circumstances()}
- Load average (1 minute) before: {load:.2f}; {jobs} games at a time, {minutes:.0f} minutes
{versions()}
- Levels: {", ".join(f"{name} {level.iterations} iterations" for name, level in LEVELS.items())}

{table(head, [line(rung) for rung in all_rungs], 4)}"""


def main() -> None:
    """Climb, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=85.0, help="at most (default: 85)")
    parser.add_argument("--output", type=Path, default=PAGE)
    parser.add_argument("--on", metavar="ray[=ADDRESS]", help="play on a Ray cluster (default: all cores)")
    chosen = parser.parse_args()
    load, started = os.getloadavg()[0], time.monotonic()
    all_rungs = list(rungs())
    with open_runner(chosen.on, None) as runner:
        for rung in all_rungs:
            if time.monotonic() - started < chosen.minutes * 60:
                climb(rung, runner, started + chosen.minutes * 60)
    minutes = (time.monotonic() - started) / 60
    chosen.output.write_text(page(all_rungs, runner.jobs, minutes, load), encoding="utf-8")
    print(f"written: {chosen.output}")


if __name__ == "__main__":
    main()
