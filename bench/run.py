"""The benchmark of Salon beside its peers: measures all of them in one run and writes `bench/RESULTS.md`.

Run with the project's Python (`make bench`). Each peer lives in an environment of its own below
`build/peers/`, made when it is missing. The rounds alternate between Salon compiled, the peers and Salon
uncompiled, one process at a time, every other round in the opposite order, so that a busy minute of the
machine does not fall on one of them alone. What cannot be measured is named with its reason, and the rest
goes on.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from report import COLUMNS, SALON, Results, Row, text
from results_page import PAGE, put

BENCH = Path(__file__).resolve().parent
ENVIRONMENTS = BENCH.parent / "build" / "peers"
TIME_LIMIT = 3600  # seconds for one command: only a hanging one reaches it


@dataclass(frozen=True)
class Peer:
    """Another engine: its package, a module that proves it is there, and the script that measures it."""

    package: str
    module: str
    script: str

    @property
    def python(self) -> Path:
        """The interpreter of the peer's own environment."""
        folder = ENVIRONMENTS / self.package
        return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PEERS = (
    Peer("open_spiel", "pyspiel", "open_spiel.py"),
    Peer("catanatron", "catanatron", "catanatron_game.py"),
)


# 7 Wonders once more, with everything in the box.
ALL_EXPANSIONS = ["--game", "wonders", "--players", "4"]
for _name in ("leaders", "cities", "wonder_pack"):
    ALL_EXPANSIONS += ["--option", f"{_name}=yes"]


class NotMeasured(Exception):
    """Something that could not be run; the message is one clause that says why, fit for the table."""


def log(message: str) -> None:
    """Print a message about the progress to standard error."""
    print(f"{time.strftime('%H:%M:%S')} {message}", file=sys.stderr, flush=True)


def run(what: str, command: list[str], env: dict[str, str] | None = None) -> str:
    """What a command prints; when it fails, its error output is printed and only the failure is recorded."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=TIME_LIMIT)
    except OSError as error:
        raise NotMeasured(f"{what} could not be started ({error.strerror})") from error
    except subprocess.TimeoutExpired as error:
        raise NotMeasured(f"{what} took longer than {TIME_LIMIT} seconds") from error
    if done.returncode != 0:
        log("\n".join(done.stderr.strip().splitlines()[-5:]))
        raise NotMeasured(f"{what} ended with code {done.returncode}")
    return done.stdout


def lines(what: str, output: str) -> list[dict[str, Any]]:
    """The JSON objects of an output, one a line."""
    try:
        rows = [json.loads(line) for line in output.splitlines() if line.strip()]
    except json.JSONDecodeError as error:
        raise NotMeasured(f"{what} printed something other than JSON") from error
    if not rows:
        raise NotMeasured(f"{what} printed nothing")
    return rows


def prepare(peer: Peer) -> None:
    """Make the peer's environment, unless its module can be imported already."""
    check = [str(peer.python), "-I", "-c", f"import {peer.module}"]
    if peer.python.exists() and subprocess.run(check, capture_output=True).returncode == 0:
        return
    log(f"{peer.package}: making its environment")
    run("making an environment", [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENTS / peer.package)])
    pip = [str(peer.python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(f"pip install {peer.package}", [*pip, "install", peer.package])
    run(f"importing {peer.module}", check)


def measure_peer(peer: Peer, seconds: float, results: Results, number: int) -> None:
    """One round of a peer, into the results."""
    script = str(BENCH / "peers" / peer.script)
    output = run(peer.package, [str(peer.python), "-I", script, "--seconds", f"{seconds:g}"])
    for row in lines(peer.package, output):
        results.versions[row["peer"]] = row["version"]
        key = Row(row["peer"], row["game"], "", row["how"])
        results.add(key, number, {name: row[name] for name in ("decisions_per_s", "games_per_s")})


def salon_command() -> list[str]:
    """The command `salon` of the environment that runs this file."""
    beside = Path(sys.executable).with_name("salon")
    return [str(beside)] if beside.exists() else [sys.executable, "-m", "salon"]


def measure_salon(command: list[str], pure: bool, seconds: float, results: Results, number: int) -> None:
    """One round of `salon bench`, compiled or with `SALON_PURE=1`, into the results."""
    env = {name: value for name, value in os.environ.items() if name != "SALON_PURE"}
    if pure:
        env["SALON_PURE"] = "1"
    what = "salon bench, uncompiled" if pure else "salon bench"
    for more, name in (([], ""), (ALL_EXPANSIONS, ", all expansions")):
        for row in lines(what, run(what, [*command, "bench", "--json", "--seconds", f"{seconds:g}", *more], env)):
            if not pure and not row["compiled"]:
                raise NotMeasured("the rules are not compiled here")
            how = "compiled" if row["compiled"] else "uncompiled"
            values = {figure: row[figure] for figure in COLUMNS if row.get(figure) is not None}
            results.add(Row(SALON, row["game"] + name, str(row["players"]), how), number, values)


def rounds(salon: list[str], count: int, seconds: float, results: Results) -> None:
    """Measure everything, round by round; what fails once is left out of the rounds after it."""
    steps: dict[str, Callable[[int], None]] = {
        "Salon, compiled": partial(measure_salon, salon, False, seconds, results),
    }
    for peer in PEERS:
        try:
            prepare(peer)
        except NotMeasured as failure:
            give_up(peer.package, failure, results)
        else:
            steps[peer.package] = partial(measure_peer, peer, seconds, results)
    steps["Salon, uncompiled"] = partial(measure_salon, salon, True, seconds, results)
    results.load_before = os.getloadavg()[0]
    for number in range(count):
        for name in list(steps) if number % 2 == 0 else list(reversed(steps)):
            log(f"round {number + 1} of {count}: {name}")
            try:
                steps[name](number)
            except NotMeasured as failure:
                give_up(name, failure, results)
                del steps[name]
            results.load_during.append(os.getloadavg()[0])


def give_up(name: str, failure: NotMeasured, results: Results) -> None:
    """Note, on the screen and for the table, what is missing."""
    log(f"{name} is not measured: {failure}.")
    results.not_measured[name] = str(failure)


def main() -> None:
    """Read the options, measure, write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement of a round")
    parser.add_argument("--salon", type=shlex.split, metavar="COMMAND", help="another salon to be measured")
    parser.add_argument("--output", type=Path, default=PAGE)
    options = parser.parse_args()
    results = Results(rounds=options.rounds, seconds=options.seconds)
    rounds(options.salon or salon_command(), options.rounds, options.seconds, results)
    put("The rules beside their peers", text(results), options.output)
    log(f"written: {options.output}")
    if not any(row.engine == SALON for row in results.values):
        sys.exit("Salon itself could not be measured.")


if __name__ == "__main__":
    main()
