"""How quickly a move reaches the other screen: many tables at once on one server, all on this machine.

    python bench/tables.py --tables 200 --minutes 10

Every table has two people's chairs, each on a connection of its own, and plays one random move a second. What is
measured is the time from sending a move to its arrival at the other chair, and the memory of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import websockets

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.client import Browser
from tests.server.conftest import Server


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Decision(msgspec.Struct):
    """What must be decided."""

    id: str
    choices: list[Choice]


class Line(msgspec.Struct):
    """A line of the story."""

    move: int


class Message(msgspec.Struct):
    """As much of a message as this needs."""

    kind: str = msgspec.field(name="is")
    status: str = ""
    decision: Decision | None = None
    lines: list[Line] = []


decode = msgspec.json.Decoder(Message).decode


class Measured:
    """What came out."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.games = 0
        self.refused = 0


class Table:
    """One table with two chairs, a move a second."""

    def __init__(self, address: str, game: str, measured: Measured, rng: random.Random) -> None:
        self.address, self.game, self.measured, self.rng = address, game, measured, rng
        self.decisions: list[Decision | None] = [None, None]
        self.sent_at: float | None = None
        self.sender = -1
        self.over = False

    async def run(self, until: float) -> None:
        """Play game after game until the time is up."""
        browser = Browser(self.address)
        await asyncio.sleep(self.rng.random())
        while time.monotonic() < until:
            table = await browser.table(self.game, "me", "me")
            cookie = {"Cookie": f"salon={browser.http.cookies['salon']}"}
            self.over, self.decisions, self.sent_at = False, [None, None], None
            url = f"ws://{self.address}/api/tables/{table}/live?chair="
            async with (
                websockets.connect(url + "0", additional_headers=cookie, proxy=None, compression=None) as first,
                websockets.connect(url + "1", additional_headers=cookie, proxy=None, compression=None) as second,
            ):
                hearing = [asyncio.create_task(self.hear(seat, s)) for seat, s in enumerate((first, second))]
                while not self.over and time.monotonic() < until:
                    await asyncio.sleep(1.0)
                    await self.move((first, second))
                for task in hearing:
                    task.cancel()
            self.measured.games += self.over
        await browser.close()

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

    async def hear(self, seat: int, socket: object) -> None:
        """Take in what comes; the first push that tells a move at the other chair stops its clock."""
        async for text in socket:  # type: ignore[attr-defined]
            now = time.monotonic()
            message = decode(text)
            if message.kind == "refused":
                self.measured.refused += 1
            if message.kind != "table":
                continue
            if self.sent_at is not None and seat != self.sender and message.lines:
                self.measured.times.append(now - self.sent_at)
                self.measured.sizes.append(len(text))
                self.sent_at = None
            self.decisions[seat] = message.decision
            self.over = message.status == "over"


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


async def measure(server: Server, game: str, tables: int, seconds: float) -> Measured:
    """Run the load, and tell every tenth of it how it goes."""
    assert server.process is not None
    measured = Measured()
    until = time.monotonic() + seconds
    work = [
        asyncio.create_task(Table(server.address, game, measured, random.Random(number)).run(until))
        for number in range(tables)
    ]
    print(f"{'time':>6} {'moves':>8} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'server MB':>10} {'server CPU':>11}")
    started = time.monotonic()
    before, seen = cpu(server.process.pid), 0
    while (left := until - time.monotonic()) > 0:
        step = min(left, max(5.0, seconds / 10))
        await asyncio.sleep(step)
        used = cpu(server.process.pid)
        part = sorted(measured.times[seen:])
        seen = len(measured.times)
        if part:
            told = [f"{part[int(len(part) * share)] * 1000:8.1f}" for share in (0.5, 0.95, 0.99)]
            passed = time.monotonic() - started
            print(
                f"{passed:5.0f}s {seen:8} {' '.join(told)} {memory(server.process.pid):10.1f}"
                f" {(used - before) / step:10.0%}",
                flush=True,
            )
        before = used
    await asyncio.gather(*work)
    return measured


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--game", default="paris")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            measured = asyncio.run(measure(server, chosen.game, chosen.tables, chosen.minutes * 60))
        finally:
            server.stop()
        size = Path(folder, "tables.db").stat().st_size
    times = sorted(measured.times)
    p50, p95, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.95, 0.99))
    print(
        f"{chosen.tables} tables of {chosen.game}: {len(times)} moves, p50 {p50:.1f} ms, p95 {p95:.1f} ms, "
        f"p99 {p99:.1f} ms, slowest {times[-1] * 1000:.0f} ms; refused {measured.refused}; finished games "
        f"{measured.games}; largest view {max(measured.sizes) / 1000:.1f} kB; store {size / 1e6:.1f} MB"
    )


if __name__ == "__main__":
    main()
