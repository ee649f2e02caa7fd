"""How long a server with many stored tables takes to start, its memory, and the time of `salon table list`.

    python bench/start.py --tables 10000

At half of the tables a computer player must move, as after a crash. Another version is measured by naming its
command: `--salon ../salon-0.6.0/.venv/bin/salon`.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.stored_tables import record_of

PLAYER = "gentle"
ROWS = "INSERT INTO tables (id, game, status, due, created, changed) VALUES (?, ?, 'playing', ?, ?, ?)"
EVENTS = 'INSERT INTO events ("table", number, at, body) VALUES (?, ?, ?, ?)'


def start(salon: Path, db: Path, settle: float) -> tuple[float, float]:
    """Start a server; seconds until it answers, and its memory in MB some seconds later."""
    began = time.perf_counter()
    command = [str(salon), "serve", "--port", "0", "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split()[4]
    with urllib.request.urlopen(f"{address}health", timeout=120) as response:
        response.read()
    passed = time.perf_counter() - began
    time.sleep(settle)
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    memory = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
    process.terminate()
    process.wait(30)
    return passed, memory


def fill(db: Path, count: int) -> None:
    """Add tables in the middle of a game, one person against a computer player."""
    now = time.time()
    records = [
        json.loads(record_of("paris", 2, "many", stop=lambda _, seat, __, whose=whose: seat == whose).to_json())
        for whose in (0, 1)
    ]
    seats = [{"kind": "computer", "name": "Ada", "player": PLAYER}, {"kind": "person", "name": "Ann", "player": None}]
    opened = {"is": "opened", "game": "paris", "name": "", "options": {}, "seats": seats}
    with closing(sqlite3.connect(db)) as store, store:
        for number in range(count):
            table, is_due = f"many-{secrets.token_hex(6)}", number % 2 == 0
            store.execute(ROWS, (table, "paris", is_due, now - number, now - number))
            dealt = {"is": "dealt", "record": records[not is_due]}
            for place, event in enumerate((opened, dealt), 1):
                store.execute(EVENTS, (table, place, now - number, json.dumps(event)))


def main() -> None:
    """Measure an empty store, then a full one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--settle", type=float, default=1.0, help="seconds until the memory is measured")
    parser.add_argument("--salon", type=Path, default=Path(sys.executable).with_name("salon"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        start(chosen.salon, db, 0)  # makes the store
        for count in (0, chosen.tables):
            if count:
                fill(db, count)
            found = [start(chosen.salon, db, chosen.settle) for _ in range(chosen.runs)]
            began = time.perf_counter()
            subprocess.run([str(chosen.salon), "table", "list", "--db", str(db)], check=True, capture_output=True)
            listed = time.perf_counter() - began
            times, memory = median(time for time, _ in found), max(memory for _, memory in found)
            print(f"{count:6} tables: starts in {times:.2f} s, {memory:.0f} MB; listed in {listed:.2f} s", flush=True)


if __name__ == "__main__":
    main()
