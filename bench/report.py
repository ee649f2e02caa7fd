"""The results of a benchmark run beside the peers, and the section of the page they are written in."""

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from results_page import circumstances, table, versions

SALON = "salon"
OVER_SPADES = 1  # times the native decisions/s of OpenSpiel's spades, at least
OVER_CONNECT_FOUR = 2  # times the decisions/s of OpenSpiel's connect_four from Python, at least
COPY_NS = 200  # a copy of a compiled position takes less
UNCOMPILED_DECISIONS = 15_000  # decisions/s of random play without a compiler, at least
WONDERS, ALL = "wonders", "wonders, all expansions"
WONDERS_GAMES = 10_000  # random games/s of 7 Wonders with four seats, at least; the aim is 30,000
SEARCH_OVER_RANDOM = 0.5  # iterations/s of the searching player from the opening, of random games/s, at least
WONDERS_SEARCH = 10_000  # iterations/s of 7 Wonders with four seats, at least
ALL_OVER_BASE = 0.5  # of its decisions/s with all expansions, at least
COLUMNS = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "stepwise_decisions_per_s": "decisions/s, stepwise",
    "copy_ns": "copy, ns",
    "search_iterations_per_s": "search iterations/s",
}


class Row(NamedTuple):
    """What a line of the table is about."""

    engine: str
    game: str
    players: str
    how: str


@dataclass
class Results:
    """Everything one run has measured: for each row and each figure, the value of each round."""

    rounds: int
    seconds: float
    values: dict[Row, dict[str, dict[int, float]]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    not_measured: dict[str, str] = field(default_factory=dict)
    load_before: float = 0.0
    load_during: list[float] = field(default_factory=list)

    def add(self, row: Row, number: int, figures: dict[str, float]) -> None:
        """Keep the figures of a row in one round."""
        for name, value in figures.items():
            self.values.setdefault(row, {}).setdefault(name, {})[number] = value

    def get(self, row: Row, figure: str) -> dict[int, float]:
        """The values of a figure by round; empty when it was not measured."""
        return self.values.get(row, {}).get(figure, {})


def number(value: float) -> str:
    """A number with three significant digits, and commas."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def mean(values: dict[int, float]) -> float:
    """The mean of the rounds; 0 when there are none."""
    return statistics.fmean(values.values()) if values else 0.0


def spread(values: dict[int, float]) -> str:
    """Mean and range of the rounds."""
    if not values:
        return ""
    low, high = min(values.values()), max(values.values())
    return f"{number(mean(values))} ({number(low)}..{number(high)})"


def over(values: dict[int, float], base: dict[int, float]) -> dict[int, float]:
    """The ratio of two figures in each round that has both."""
    return {round_: value / base[round_] for round_, value in values.items() if base.get(round_)}


def measurements(results: Results) -> str:
    """The table of all that was measured, and a line for what was not."""
    rows = sorted(results.values, key=lambda row: row.engine != SALON)
    lines = [[*row, *(spread(results.get(row, name)) for name in COLUMNS)] for row in rows]
    lines += [
        [name, "", "", f"not measured: {reason}", *([""] * len(COLUMNS))]
        for name, reason in results.not_measured.items()
    ]
    return table(["engine", "game", "players", "how", *COLUMNS.values()], lines, 4)


def comparisons(results: Results) -> str:
    """The table of what the project wants, for each game and number of players."""
    pairs = dict.fromkeys((row.game, row.players) for row in results.values if row.engine == SALON)
    lines = [
        [*pair, what, spread(values) or "not measured", wanted, met if values else ""]
        for pair in pairs
        for what, values, wanted, met in figures(results, *pair)
    ]
    return table(["game", "players", "figure", "measured", "wanted", "met"], lines, 3)


def figures(results: Results, game: str, players: str) -> Iterator[tuple[str, dict[int, float], str, str]]:
    """For one game: what is compared, its values, what is wanted, and whether their mean is that."""
    compiled, uncompiled = (Row(SALON, game, players, how) for how in ("compiled", "uncompiled"))
    search = over(results.get(compiled, "search_iterations_per_s"), results.get(compiled, "games_per_s"))
    enough = "yes" if mean(search) >= SEARCH_OVER_RANDOM else "no"
    yield "search iterations/s over random games/s", search, f">= {SEARCH_OVER_RANDOM}", enough
    if game in (WONDERS, ALL):
        yield from wonders_figures(results, compiled)
        return
    spades = results.get(Row("open_spiel", "spades", "", "native"), "decisions_per_s")
    inside = over(results.get(compiled, "decisions_per_s"), spades)
    yield (
        "decisions/s, compiled, over OpenSpiel spades, native",
        inside,
        f">= {OVER_SPADES}",
        "yes" if mean(inside) >= OVER_SPADES else "no",
    )
    connect_four = results.get(Row("open_spiel", "connect_four", "", "from Python"), "decisions_per_s")
    steps = over(results.get(compiled, "stepwise_decisions_per_s"), connect_four)
    yield (
        "decisions/s, stepwise, over OpenSpiel connect_four from Python",
        steps,
        f">= {OVER_CONNECT_FOUR}",
        "yes" if mean(steps) >= OVER_CONNECT_FOUR else "no",
    )
    copy = results.get(compiled, "copy_ns")
    yield "copy, ns", copy, f"< {COPY_NS}", "yes" if mean(copy) < COPY_NS else "no"
    slow = results.get(uncompiled, "decisions_per_s")
    enough = "yes" if mean(slow) >= UNCOMPILED_DECISIONS else "no"
    yield "decisions/s, uncompiled", slow, f">= {UNCOMPILED_DECISIONS:,}", enough


def wonders_figures(results: Results, compiled: Row) -> Iterator[tuple[str, dict[int, float], str, str]]:
    """For 7 Wonders: whole games, and what the expansions cost. (TAG, in Java, plays about 1,100 games/s elsewhere.)"""
    if compiled.game == WONDERS and compiled.players == "4":
        games = results.get(compiled, "games_per_s")
        enough = "yes" if mean(games) >= WONDERS_GAMES else "no"
        yield "games/s, compiled (aim: 30,000)", games, f">= {WONDERS_GAMES:,}", enough
        search = results.get(compiled, "search_iterations_per_s")
        enough = "yes" if mean(search) >= WONDERS_SEARCH else "no"
        yield "search iterations/s (TAG elsewhere: about 1,030)", search, f">= {WONDERS_SEARCH:,}", enough
    elif compiled.game == ALL:
        base = results.get(compiled._replace(game=WONDERS), "decisions_per_s")
        share = over(results.get(compiled, "decisions_per_s"), base)
        enough = "yes" if mean(share) >= ALL_OVER_BASE else "no"
        yield "decisions/s over those of the base game", share, f">= {ALL_OVER_BASE}", enough


def text(results: Results) -> str:
    """The section of the page."""
    during = results.load_during or [results.load_before]
    load = f"{statistics.fmean(during):.2f} on average and {max(during):.2f} at most"
    return f"""Written by `make bench`. Each figure is the mean of the rounds with their range (lowest..highest). A
decision is a choice among at least two actions. How the peers are measured is at the head of each script in
`bench/peers/`.

{circumstances()}
- Load average (1 minute): {results.load_before:.2f} before, {load} during; the benchmark itself makes about 1
{versions(**results.versions)}
- Rounds: {results.rounds}, {results.seconds:g} seconds for each measurement, one process at a time

{measurements(results)}
### What the project wants

Ratios are taken within each round.

{comparisons(results)}"""
