"""What a move costs the table server, beside another version: the same load on both, one after the other.

    python bench/table_versions.py --other ../salon-0.5.0/.venv/bin/salon --rounds 4 --write

A round is a run of each version (`bench/tables.py`), started by its command. Compared is processor time, which depends
less on what else the machine does than the time that passes; rounds differ all the same, so that all are shown.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import msgspec

from results_page import circumstances, put, table, versions

OWN = Path(sys.executable).with_name("salon")


class Figures(msgspec.Struct):
    """The main figures of a run: seconds of processor time a move, the slowest of 95 % of moves, moves."""

    cpu: float
    p95: float
    moves: int


def run(command: Path, tables: int, minutes: float) -> Figures:
    """Put load on the server of a version."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures"
        script = Path(__file__).with_name("tables.py")
        arguments = ["--tables", str(tables), "--minutes", str(minutes), "--server", str(command), "--json", str(file)]
        subprocess.run([sys.executable, script, *arguments], check=True, stdout=subprocess.DEVNULL)
        return msgspec.json.decode(file.read_bytes(), type=Figures)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--other", type=Path, required=True, metavar="SALON", help="the command of the other version")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=0.8)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--write", action="store_true", help="write the result into bench/RESULTS.md")
    chosen = parser.parse_args()
    shown = subprocess.run([chosen.other, "--version"], capture_output=True, text=True, check=False).stdout
    rows, ratios = [], []
    for number in range(1, chosen.rounds + 1):
        own, other = (run(command, chosen.tables, chosen.minutes) for command in (OWN, chosen.other))
        ratios.append(own.cpu / other.cpu)
        milliseconds = [f"{1000 * value:.2f}" for value in (own.cpu, other.cpu)]
        p95 = [f"{1000 * value:.1f}" for value in (own.p95, other.p95)]
        rows.append([str(number), *milliseconds, f"{ratios[-1]:.2f}", *p95])
        print("  ".join(rows[-1]), flush=True)
    text = (
        f"Processor time of the server for a move, {chosen.tables} tables, as a ratio to the other version: median "
        f"**{median(ratios):.2f}** ({min(ratios):.2f} to {max(ratios):.2f}; target: at most 0.70).\n\n"
    )
    text += table(["round", "ms a move", "other", "ratio", "p95, ms", "other"], rows, 1)
    print(text)
    if chosen.write:
        command = f"python bench/table_versions.py --other SALON --rounds {chosen.rounds} --write"
        other = shown.split()[-1] if shown.split() else "0.5.0"
        head = f"Written by `{command}`.\n\n{circumstances()}\n{versions(other=other)}"
        put("The table beside the version before", f"{head}\n\n{text}")


if __name__ == "__main__":
    main()
