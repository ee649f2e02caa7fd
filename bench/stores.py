"""What a move costs with each store, and with several server processes: the same load on all, in turn.

    python bench/stores.py --tables 100 --seconds 30 --rounds 3 --write

Every table has two people who play a move a second in all. Two processes share a port, so that a person is connected
to either by chance; with two servers, the two people of every table are connected to different ones.
Counted are processor time of the servers and of PostgreSQL (all of its processes), the time until the other person
sees the move, statements and bytes written in the database. Idle: the same tables, connected, while nobody moves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import websockets

from results_page import circumstances, put, version_of, versions
from results_page import table as in_columns
from tables import RunResults, Table, cpu, memory, percentile

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.postgres import cluster
from tests.server.conftest import Server

MODES = ("SQLite", "PostgreSQL", "two processes", "two servers")
HEAD = [
    "store",
    "moves",
    "ms a move",
    "ms of the database",
    "statements",
    "bytes",
    "p50, ms",
    "p95, ms",
    "p99, ms",
    "MB",
]
IDLE_HEAD = ["store", "ms a second for 100 tables", "statements a second", "kB a table"]


@dataclass
class Run:
    """The figures of one run."""

    moves: int
    cpu: float  # seconds of the servers
    database: float  # seconds of PostgreSQL
    statements: int
    written: int  # bytes
    times: list[float]
    memory: float

    def cells(self) -> list[str]:
        """As a row of a table."""
        moves = max(self.moves, 1)
        times = [f"{1000 * percentile(self.times, share):.1f}" for share in (0.5, 0.95, 0.99)]
        return [
            str(self.moves), f"{1000 * self.cpu / moves:.2f}", f"{1000 * self.database / moves:.2f}",
            f"{self.statements / moves:.1f}", f"{self.written / moves:.0f}", *times, f"{self.memory:.0f}",
        ]  # fmt: skip


class Counters:
    """What a set of servers, and PostgreSQL below them, have used so far."""

    def __init__(self, servers: list[Server]) -> None:
        parents = [server.process.pid for server in servers if server.process is not None]
        self.processes = [process for parent in parents for process in (parent, *children_of(parent))]
        self.db = servers[0].db

    def read(self) -> tuple[float, float, int, int]:
        """Seconds of the servers and of the database, statements, bytes written."""
        used = sum(map(cpu, self.processes))
        if isinstance(self.db, Path):
            return used, 0.0, 0, sum(file.stat().st_size for file in self.db.parent.glob("tables.db*"))
        name = self.db.rpartition("/")[2]
        query = f"select xact_commit from pg_stat_database where datname = '{name}'"
        statements = int(cluster().execute(query))
        written = int(cluster().execute("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"))
        return used, database_cpu(), statements, written


def database_cpu() -> float:
    """The processor time of all processes of PostgreSQL, those that have ended included."""
    parent = cluster().process
    assert parent is not None
    fields = Path(f"/proc/{parent.pid}/stat").read_text().rsplit(")", 1)[1].split()
    total = sum(int(fields[place]) for place in (11, 12, 13, 14)) / os.sysconf("SC_CLK_TCK")
    for child in children_of(parent.pid):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            total += cpu(child)
    return total


def children_of(parent: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def start(mode: str, folder: Path) -> list[Server]:
    """The servers of a mode."""
    if mode == "SQLite":
        return [Server(folder, db=folder / "tables.db")]
    db, servers = cluster().new_database(), []
    if mode == "two processes":
        return [Server(folder, "--processes", "2", db=db)]
    for number in range(2 if mode == "two servers" else 1):
        (folder / str(number)).mkdir()
        servers.append(Server(folder / str(number), db=db))
    return servers


async def play(servers: list[Server], game: str, tables: int, seconds: float) -> Run:
    """Put load on the servers."""
    measured, rng = RunResults(), random.Random(1)
    addresses = [server.address for server in servers]
    gathered = [
        Table(addresses[number % len(addresses)], game, measured, random.Random(rng.random()),
              addresses[(number + 1) % len(addresses)])
        for number in range(tables)
    ]  # fmt: skip
    for each in gathered:
        await each.gather()
    await asyncio.sleep(8.0)  # the words of all games are loaded some seconds after the start
    counters, until = Counters(servers), time.monotonic() + seconds
    before = counters.read()
    await asyncio.gather(*(each.run(until) for each in gathered))
    used = [after - earlier for earlier, after in zip(before, counters.read(), strict=True)]
    return Run(
        measured.moves, used[0], used[1], int(used[2]), int(used[3]), sorted(measured.times),
        sum(map(memory, counters.processes)),
    )  # fmt: skip


async def idle(servers: list[Server], game: str, tables: int, seconds: float) -> list[str]:
    """Connect people to tables where nobody moves."""
    counters = Counters(servers)
    empty = sum(map(memory, counters.processes))
    async with AsyncExitStack() as stack:
        for number in range(tables):
            table = Table(servers[number % len(servers)].address, game, RunResults(), random.Random(number))
            await table.gather()
            cookie = {"Cookie": f"salon={table.browser.http.cookies['salon']}"}
            for seat in (0, 1):
                url = f"ws://{table.address}/api/tables/{table.table}/live?chair={seat}"
                await stack.enter_async_context(
                    websockets.connect(url, additional_headers=cookie, proxy=None, compression=None)
                )
        await asyncio.sleep(8.0)
        before = counters.read()
        await asyncio.sleep(seconds)
        used = [after - earlier for earlier, after in zip(before, counters.read(), strict=True)]
        full = sum(map(memory, counters.processes))
    a_second = (used[0] + used[1]) / seconds * 100 / tables
    return [f"{1000 * a_second:.1f}", f"{used[2] / seconds:.1f}", f"{1000 * (full - empty) / tables:.0f}"]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--write", action="store_true", help="write the result into bench/RESULTS.md")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    runs: dict[str, list[Run]] = {mode: [] for mode in MODES}
    idles: dict[str, list[str]] = {}
    for number in range(chosen.rounds):
        for mode in MODES:
            with tempfile.TemporaryDirectory() as folder:
                servers = start(mode, Path(folder))
                try:
                    runs[mode].append(asyncio.run(play(servers, chosen.game, chosen.tables, chosen.seconds)))
                    if number == 0:
                        idles[mode] = asyncio.run(idle(servers, chosen.game, chosen.tables, chosen.seconds))
                finally:
                    for server in servers:
                        server.stop()
            print(f"{mode:12}", "  ".join(f"{cell:>9}" for cell in runs[mode][-1].cells()), flush=True)
    text = result(runs, idles)
    print(text)
    if chosen.write:
        numbers = f"--tables {chosen.tables} --seconds {chosen.seconds:g} --rounds {chosen.rounds}"
        command = f"python bench/stores.py {numbers} --write"
        head = (
            f"Written by `{command}`: servers, database and load generator share the machine.\n\n{circumstances()}\n"
            f"- Load average (1 minute) before: {load:.2f}\n"
            f"{versions(postgresql=cluster().execute('show server_version').strip(), asyncpg=version_of('asyncpg'))}"
        )
        put("A move with each store", f"{head}\n\n{text}")


def result(runs: dict[str, list[Run]], idles: dict[str, list[str]]) -> str:
    """All runs, and the ratios asked for."""

    def cost(mode: str) -> float:
        return 1000 * median(run.cpu / run.moves for run in runs[mode])

    def ratios(mode: str, other: str) -> str:
        found = [a.cpu / a.moves / (b.cpu / b.moves) for a, b in zip(runs[mode], runs[other], strict=True)]
        return f"**{median(found):.2f}** ({min(found):.2f} to {max(found):.2f})"

    p95 = max(percentile(run.times, 0.95) for run in runs["two servers"]) * 1000
    lines = [[mode, *run.cells()] for mode, found in runs.items() for run in found]
    one, two, apart = cost("PostgreSQL"), cost("two processes"), cost("two servers")
    return f"""- Processor time of the server for a move, PostgreSQL to SQLite:
  {ratios("PostgreSQL", "SQLite")} (target: at most 1.5)
- Two servers, a move made at one and seen at the other: p95 at most **{p95:.1f} ms** in every run (target: 50 ms)
- Two processes carry, by processor time a move, {2 * one / two:.2f} times the moves of one (target: 1.6):
  {one:.2f} ms a move at one, {two:.2f} ms at both together. If the people of every table are connected to different
  processes, {2 * one / apart:.2f} times ({apart:.2f} ms)

{in_columns(HEAD, lines, 1)}

Idle tables with two windows each; the database included:

{in_columns(IDLE_HEAD, [[mode, *cells] for mode, cells in idles.items()], 1)}"""


if __name__ == "__main__":
    main()
