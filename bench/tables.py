"""Load test of the table server: many tables at once, server and clients on this machine.

    python bench/tables.py --tables 200 --minutes 10 --write
    python bench/tables.py --tables 200 --minutes 5 --thinking 2 --write

Every table has two seats, each with a connection of its own, and plays one random move a second. Measured are the time
from sending a move to its arrival at the other seat, and the CPU time and memory of the server. With `--thinking`,
computer players search without pause at so many further tables.

Another version is measured with the same clients by naming its command: `--server ../salon-0.5.0/.venv/bin/salon`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec
import websockets

from results_page import circumstances, put, version_of, versions
from results_page import table as in_columns

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.client import Browser
from tests.server.conftest import Server


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Decision(msgspec.Struct):
    """A decision."""

    id: str
    choices: list[Choice]


class Line(msgspec.Struct):
    """A line of the log."""

    move: int


class Message(msgspec.Struct):
    """The part of a message that is used here."""

    kind: str = msgspec.field(name="is")
    status: str = ""
    decision: Decision | None = None
    lines: list[Line] = []


TARGET = 50  # milliseconds, for 95 of 100 moves
TARGET_WITH_BOTS = 100  # while computer players search
BOT = "sharp"
PROBE_INTERVAL = 0.1  # seconds between two flushes that measure the disk
decode = msgspec.json.Decoder(Message).decode


class RunPart(NamedTuple):
    """The measurements of one part of the run."""

    passed: float
    moves: int
    times: list[float]  # from move to the other seat, sorted
    flushes: list[float]  # of the disk alone, sorted
    memory: float
    load: float

    def cells(self) -> list[str]:
        """As a row of the table."""
        times = (f"{percentile(self.times, share) * 1000:.1f}" for share in (0.5, 0.95, 0.99))
        disk = [f"{percentile(self.flushes, 0.95) * 1000:.1f}", f"{self.stalled:.1%}"]
        return [f"{self.passed:.0f} s", str(self.moves), *times, *disk, f"{self.memory:.1f}", f"{self.load:.0%}"]

    @property
    def stalled(self) -> float:
        """The share of the time in which the disk alone took longer than the target."""
        waiting = sum(self.flushes) + PROBE_INTERVAL * len(self.flushes)
        return sum(each for each in self.flushes if each > TARGET / 1000) / waiting if waiting else 0.0


HEAD = ["after", "moves", "p50, ms", "p95, ms", "p99, ms", "disk p95, ms", "disk stalled", "server, MB", "of a core"]


class DiskProbe:
    """Measures how long the disk takes to flush a few bytes, ten times a second: no move can be quicker."""

    def __init__(self, folder: Path) -> None:
        self.times: list[float] = []
        self._file = (folder / "flushed").open("wb", buffering=0)
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._measure)
        self._thread.start()

    def _measure(self) -> None:
        while not self._done.wait(PROBE_INTERVAL):
            started = time.monotonic()
            os.pwrite(self._file.fileno(), bytes(4096), 0)
            os.fsync(self._file.fileno())
            self.times.append(time.monotonic() - started)

    def close(self) -> None:
        """Stop measuring."""
        self._done.set()
        self._thread.join()
        self._file.close()


class RunResults:
    """The measurements of a run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.games = 0
        self.moves = 0  # acknowledged
        self.refused = 0
        self.bot_lines = 0  # log lines of the tables where computer players search
        self.cpu = 0.0  # seconds of the server
        self.tenths: list[RunPart] = []
        self.store = 0.0  # MB


class Table:
    """One table with two seats, a move a second; the second seat may be connected to another server."""

    def __init__(self, address: str, game: str, measured: RunResults, rng: random.Random, second: str = "") -> None:
        self.address, self.game, self.measured, self.rng = address, game, measured, rng
        self.second = second or address
        self.browser = Browser(address)
        self.phase = rng.random()  # spreads the moves of all tables over the second
        self.decisions: list[Decision | None] = [None, None]
        self.sent_at: float | None = None
        self.sender = -1
        self.over = False
        self.table = ""

    async def gather(self) -> None:
        """Create the table and deal."""
        self.table = await self.browser.table(self.game, "me", "me")
        self.over, self.decisions, self.sent_at = False, [None, None], None

    async def run(self, until: float) -> None:
        """Play game after game until the time is up."""
        while time.monotonic() < until:
            cookie = {"Cookie": f"salon={self.browser.http.cookies['salon']}"}
            path = f"/api/tables/{self.table}/live?chair="
            urls = [f"ws://{address}{path}{seat}" for seat, address in enumerate((self.address, self.second))]
            async with (
                websockets.connect(urls[0], additional_headers=cookie, proxy=None, compression=None) as first,
                websockets.connect(urls[1], additional_headers=cookie, proxy=None, compression=None) as second,
            ):
                receiving = [asyncio.create_task(self.receive(seat, s)) for seat, s in enumerate((first, second))]
                while not self.over and time.monotonic() < until:
                    await asyncio.sleep(1.0 - (time.monotonic() - self.phase) % 1.0)
                    await self.move((first, second))
                for task in receiving:
                    task.cancel()
            if self.over:
                self.measured.games += 1
                await self.gather()
        await self.browser.close()

    async def move(self, sockets: tuple[object, object]) -> None:
        """Play a random legal move of the seat that must decide."""
        waiting = [seat for seat in (0, 1) if self.decisions[seat]]
        if not waiting:
            return
        seat = waiting[0]
        decision = self.decisions[seat]
        assert decision is not None
        self.decisions[seat] = None
        move = self.rng.choice(decision.choices).move
        text = msgspec.json.encode(
            {"do": "play", "id": f"{self.rng.random()}", "decision": decision.id, "move": move}
        ).decode()
        self.sender, self.sent_at = seat, time.monotonic()
        await sockets[seat].send(text)  # type: ignore[attr-defined]

    async def receive(self, seat: int, socket: object) -> None:
        """Receive messages; the first view with new lines at the other seat ends the measurement of a move."""
        async for text in socket:  # type: ignore[attr-defined]
            now = time.monotonic()
            message = decode(text)
            if message.kind == "refused":
                self.measured.refused += 1
            if message.kind == "done":
                self.measured.moves += 1
            if message.kind != "table":
                continue
            if self.sent_at is not None and seat != self.sender and message.lines:
                self.measured.times.append(now - self.sent_at)
                self.measured.sizes.append(len(text))
                self.sent_at = None
            self.decisions[seat] = message.decision
            self.over = message.status == "over"


class BotTable:
    """A table at which computer players search nearly all the time: its one person plays at once."""

    def __init__(self, address: str, game: str, measured: RunResults, rng: random.Random) -> None:
        self.address, self.game, self.measured, self.rng = address, game, measured, rng
        self.browser = Browser(address)

    async def run(self, until: float) -> None:
        """Play game after game until the time is up."""
        while time.monotonic() < until:
            with suppress(TimeoutError):
                async with asyncio.timeout(until - time.monotonic()):
                    await self.play()
        await self.browser.close()

    async def play(self) -> None:
        """Play one game."""
        table = await self.browser.table(self.game, "me", BOT, BOT, BOT)
        cookie = {"Cookie": f"salon={self.browser.http.cookies['salon']}"}
        url = f"ws://{self.address}/api/tables/{table}/live?chair=0"
        async with websockets.connect(url, additional_headers=cookie, proxy=None, compression=None) as socket:
            async for text in socket:
                message = decode(text)
                if message.kind != "table":
                    continue
                self.measured.bot_lines += sum(line.move > 0 for line in message.lines)
                if message.status == "over":
                    return
                if message.decision is not None:
                    move = self.rng.choice(message.decision.choices).move
                    command = {
                        "do": "play",
                        "id": f"{self.rng.random()}",
                        "decision": message.decision.id,
                        "move": move,
                    }
                    await socket.send(msgspec.json.encode(command).decode())


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(process: int) -> float:
    """The processor time a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def percentile(times: list[float], share: float) -> float:
    """Of sorted times."""
    return times[min(int(len(times) * share), len(times) - 1)] if times else 0.0


async def measure(server: Server, disk: DiskProbe, game: str, tables: int, seconds: float, thinking: int) -> RunResults:
    """Create the tables, run the load, and print the measurements of every tenth."""
    assert server.process is not None
    process = server.process.pid
    measured = RunResults()
    all_tables = [Table(server.address, game, measured, random.Random(number)) for number in range(tables)]
    for table in all_tables:
        await table.gather()
    started = time.monotonic()
    bot_tables = [BotTable(server.address, game, measured, random.Random(-number)) for number in range(1, thinking + 1)]
    work = [asyncio.create_task(each.run(started + seconds)) for each in [*all_tables, *bot_tables]]
    print("  ".join(f"{name:>12}" for name in HEAD))
    begin = used = cpu(process)
    seen, flushed = 0, len(disk.times)
    for tenth in range(1, 11):
        await asyncio.sleep(started + seconds * tenth / 10 - time.monotonic())
        before, used = used, cpu(process)
        times, seen = sorted(measured.times[seen:]), len(measured.times)
        flushes, flushed = sorted(disk.times[flushed:]), len(disk.times)
        passed, load = time.monotonic() - started, (used - before) / (seconds / 10)
        measured.tenths.append(RunPart(passed, len(times), times, flushes, memory(process), load))
        print("  ".join(f"{cell:>12}" for cell in measured.tenths[-1].cells()), flush=True)
    measured.cpu = used - begin
    await asyncio.gather(*work)
    return measured


def summary(measured: RunResults, tables: int, game: str, thinking: int) -> str:
    """The whole run in a few lines."""
    target = TARGET_WITH_BOTS if thinking else TARGET
    beside = f"\nBeside them {thinking} tables where {BOT} players search without pause." if thinking else ""
    times = sorted(measured.times)
    p50, p95, p99 = (percentile(times, share) * 1000 for share in (0.5, 0.95, 0.99))
    per_move = measured.cpu / max(measured.moves, 1) * 1000
    middle = measured.tenths[len(measured.tenths) // 2].memory
    stalled = fmean(tenth.stalled for tenth in measured.tenths)
    calm = sum(percentile(tenth.times, 0.95) * 1000 <= target for tenth in measured.tenths)
    return f"""{tables} tables of {game}, a move a second each: {len(times):,} moves, {measured.games:,} games finished,
{measured.refused} refused.{beside}

- From move to the other seat: p50 {p50:.1f} ms, **p95 {p95:.1f} ms** (target: at most {target} ms), p99 {p99:.1f} ms,
  slowest {times[-1] * 1000:.0f} ms; p95 within that in {calm} of {len(measured.tenths)} parts of the run
- CPU time of the server: **{per_move:.2f} ms per move** ({measured.cpu:.1f} s for {measured.moves:,} moves)
- The disk alone, flushing 4 kB ten times a second, was blocked longer than {TARGET} ms for {stalled:.1%} of the time
- Memory of the server: {measured.tenths[0].memory:.0f} MB after a tenth, {middle:.0f} MB in the middle,
  {measured.tenths[-1].memory:.0f} MB at the end; store {measured.store:.1f} MB
- Largest view: {max(measured.sizes) / 1000:.1f} kB (target: at most 15 kB)"""


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--thinking", type=int, default=0, help="further tables at which computer players search")
    parser.add_argument("--write", action="store_true", help="write the result into bench/RESULTS.md")
    parser.add_argument("--server", type=Path, metavar="SALON", help="the salon command of another version")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the main figures to a file")
    chosen = parser.parse_args()
    if chosen.server:
        Server.use_command(chosen.server)
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        disk = DiskProbe(Path(folder))
        try:
            measured = asyncio.run(
                measure(server, disk, chosen.game, chosen.tables, chosen.minutes * 60, chosen.thinking)
            )
        finally:
            disk.close()
            server.stop()
        measured.store = Path(folder, "tables.db").stat().st_size / 1e6
    text = summary(measured, chosen.tables, chosen.game, chosen.thinking)
    print(f"\n{text}")
    if chosen.json:
        p95 = percentile(sorted(measured.times), 0.95)
        figures = {"cpu": measured.cpu / max(measured.moves, 1), "p95": p95, "moves": measured.moves}
        chosen.json.write_bytes(msgspec.json.encode(figures))
    if chosen.write:
        thinking = f" --thinking {chosen.thinking}" if chosen.thinking else ""
        command = f"python bench/tables.py --tables {chosen.tables} --minutes {chosen.minutes:g}{thinking} --write"
        lines = [tenth.cells() for tenth in measured.tenths]
        put(
            "The table under load" + (", while computer players think" if thinking else ""),
            f"""Written by `{command}`: server and load generator share the machine.

{circumstances()}
- Load average (1 minute) before: {load:.2f}
{versions(litestar=version_of("litestar"), uvicorn=version_of("uvicorn"), sqlalchemy=version_of("sqlalchemy"))}

{text}

{in_columns(HEAD, lines, 1)}""",
        )


if __name__ == "__main__":
    main()
