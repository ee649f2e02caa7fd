"""One visitor attacks a server by every route while others play: how long do the others wait?

    python tests/server/attack_campaign.py                          every attack, the others' moves in milliseconds
    python tests/server/attack_campaign.py --server OLD/bin/salon    the same attacks on another version

The attacker is a process of its own and comes from another address of this machine (127.0.0.2), with cookies as many as
it likes. The others play at tables of two people, and one plays against gentle computer players. Everything stays on
loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[2]))

from salon.server.table_manager import WARM_UP
from tests.server.client import Browser
from tests.server.conftest import Server
from tests.server.stored_tables import record_of, store_table

ATTACKER = "127.0.0.2"
SECONDS = 12.0
TABLES = 6  # at which two people play
MOVE_INTERVAL = 0.25  # seconds between two moves at a table
MAX_WAIT = 150.0  # milliseconds that 95 of 100 moves may take
MAX_ANSWER = 2.0  # seconds that a gentle opponent may take


class Waits(NamedTuple):
    """How long the others waited: for a move to arrive, in milliseconds; for a gentle opponent, in seconds."""

    moves: list[float]
    answers: list[float]

    def p95(self) -> float:
        """What 95 of 100 moves stay below."""
        return sorted(self.moves)[int(len(self.moves) * 0.95)]

    def sentence(self) -> str:
        """In one line."""
        return (
            f"{len(self.moves)} moves, p50 {sorted(self.moves)[len(self.moves) // 2]:.0f} ms, p95 {self.p95():.0f} ms, "
            f"slowest {max(self.moves):.0f} ms; {len(self.answers)} answers of gentle opponents, "
            f"slowest {max(self.answers, default=float('inf')):.2f} s"
        )


# --- the attacks, run in a process of their own -----------------------------------------------------------


def attacker_client(address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    return httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, transport=transport, trust_env=False)


def attacker_socket(address: str, table: str, cookie: str) -> websockets.connect:
    headers = {"Cookie": f"salon={cookie}"} if cookie else {}
    url = f"ws://{address}/api/tables/{table}/live"
    return websockets.connect(url, additional_headers=headers, proxy=None, max_size=None, local_addr=(ATTACKER, 0))


async def masters(address: str, _table: str) -> None:
    """Open tables of seven masters as fast as possible, each with a new cookie, and watch all of them."""
    seats = [{"who": "computer", "player": "master"}] * 7

    async def one() -> None:
        async with attacker_client(address) as client:
            answer = await client.post("/tables", json={"game": "wonders", "seats": seats})
            if answer.status_code != 201:
                return
            async with attacker_socket(address, answer.json()["table"], answer.cookies.get("salon") or "") as socket:
                async for _ in socket:
                    pass

    await asyncio.gather(*(one() for _ in range(76)), return_exceptions=True)


async def replays(address: str, table: str) -> None:
    """Ask for a replay again and again, on 16 connections, in changing languages."""
    async with attacker_client(address) as client:

        async def one(language: str) -> None:
            while True:
                await client.get(f"/tables/{table}/replay", params={"lang": language})

        await asyncio.gather(*(one(language) for language in ("en", "de", "th", "en") * 4))


async def looks(address: str, _table: str) -> None:
    """Ask on 60 sockets what every move would do."""
    async with attacker_client(address) as client:
        body = {"game": "paris", "seats": [{"who": "me"}, {"who": "me"}]}
        answer = await client.post("/tables", json=body)
        table, cookie = answer.json()["table"], answer.cookies["salon"]
    moves = [f"draw{number % 3 + 1}" for number in range(120)]
    command = json.dumps({"do": "look", "id": "look", "moves": moves})

    async def one() -> None:
        async with attacker_socket(address, table, cookie) as socket:
            await socket.send(json.dumps({"do": "sit", "id": "sit", "chair": 0}))
            while True:
                for _ in range(10):
                    await socket.send(command)
                for _ in range(10):
                    await socket.recv()

    await asyncio.gather(*(one() for _ in range(60)), return_exceptions=True)


async def requests(address: str, table: str) -> None:
    """Ask for everything else, on 16 connections."""
    paths = (
        "/games", "/games/paris/rulebook", "/games/wonders/pieces?seats=5", "/tables/mine", f"/tables/{table}",
        f"/tables/{table}/story", f"/tables/{table}/sheet", f"/tables/{table}/replay/100?seen_by=open",
        f"/tables/{table}/record", "/tables/none",
    )  # fmt: skip
    async with attacker_client(address) as client:

        async def one(number: int) -> None:
            rng = random.Random(number)
            while True:
                await client.get(rng.choice(paths))

        await asyncio.gather(*(one(number) for number in range(16)))


async def take_backs(address: str, table: str) -> None:
    """Open a table with ten thousand take-backs again and again."""
    async with attacker_client(address) as client:
        while True:
            await client.get(f"/tables/{table}")
            await asyncio.sleep(0.5)


ATTACKS: dict[str, Callable[[str, str], Awaitable[None]]] = {
    "masters": masters, "replays": replays, "looks": looks, "requests": requests, "take_backs": take_backs,
}  # fmt: skip


# --- the others -------------------------------------------------------------------------------------------


async def two_people(server: Server, game: str, until: float, waits: Waits) -> None:
    """Two people at a table: how long a move takes to the other screen."""
    browser, rng = server.browser(), random.Random(game)
    table = await browser.table(game, "me", "me")
    seats = [await browser.connect(table, seat=seat) for seat in (0, 1)]
    while time.monotonic() < until:
        await asyncio.sleep(MOVE_INTERVAL * (0.5 + rng.random()))
        mover = next((seat for seat in seats if seat.view["decision"]), None)
        if mover is None:
            return
        other = seats[1 - seats.index(mover)]
        arrived = len(other.received)
        started = time.monotonic()
        command = {"do": "play", "id": str(rng.random()), "decision": mover.view["decision"]["id"]}
        await mover.send_raw(json.dumps({**command, "move": rng.choice(mover.legal_moves())}))
        while len(other.received) == arrived and time.monotonic() < started + 30:
            await asyncio.sleep(0.001)
        waits.moves.append(1000 * (time.monotonic() - started))
    for seat in seats:
        await seat.close()
    await browser.close()


async def against_gentle(server: Server, until: float, waits: Waits) -> None:
    """A person against gentle computer players: how long they take until it is the person's turn again."""
    browser, rng = server.browser(), random.Random("gentle")
    while time.monotonic() < until:
        table = await browser.table("paris", "me", "gentle")
        seat = await browser.connect(table)
        with suppress(TimeoutError):
            while time.monotonic() < until:
                view = await seat.wait_for_turn()
                if view["status"] == "over":
                    break
                await asyncio.sleep(0.1)
                started = time.monotonic()
                await seat.play(rng.choice(seat.legal_moves()))
                await seat.wait_for_turn()
                waits.answers.append(time.monotonic() - started)
        await seat.close()
    await browser.close()


def store_take_backs(db: Path, count: int) -> str:
    """A table at which a person has taken back many moves."""
    import sqlite3

    record = record_of("paris", 2, "take-backs", stop=lambda position, _seat, _legal: position.phase > 60)
    table, _ = store_table(db, record, ["", ""])
    position = record.replay()
    seat, now = position.to_act, time.time()
    move = record.game.actions.text(position.legal(seat)[0])
    keep = len(record.actions)
    bodies = ({"is": "moved", "seat": seat, "move": move}, {"is": "took-back", "seat": seat, "keep": keep})
    rows = [(table, 3 + number, now, json.dumps(bodies[number % 2])) for number in range(2 * count)]
    with sqlite3.connect(db, timeout=20) as store:
        store.executemany('INSERT INTO events ("table", number, at, body) VALUES (?, ?, ?, ?)', rows)
    store.close()
    return table


async def measure(server: Server, attack: str, seconds: float, take_back_count: int = 10_000) -> Waits:
    """The waits of the others while an attack goes on; "" is none."""
    browser = Browser(server.address)
    await browser.get("/games")
    if attack == "take_backs":
        table = store_take_backs(server.db, take_back_count)
    else:
        table, _ = store_table(server.db, record_of("wonders", 7, "attack"), ["random"] * 7)
    await browser.close()
    await asyncio.sleep(WARM_UP + 2)
    waits = Waits([], [])
    attacker = None
    if attack:
        attacker = subprocess.Popen([sys.executable, __file__, "--attack", attack, server.address, table])
        await asyncio.sleep(1.0)
    until = time.monotonic() + seconds
    people = [two_people(server, "paris", until, waits) for _ in range(TABLES)]
    try:
        await asyncio.gather(*people, against_gentle(server, until, waits))
    finally:
        if attacker is not None:
            attacker.kill()
            attacker.wait()
    return waits


async def attack_for_ever(attack: str, address: str, table: str) -> None:
    """Attack until killed."""
    while True:
        with suppress(Exception):
            await ATTACKS[attack](address, table)
        await asyncio.sleep(0.05)


def main() -> int:
    """Run all attacks, or be the attacker."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", nargs=3, metavar=("NAME", "ADDRESS", "TABLE"), help=argparse.SUPPRESS)
    parser.add_argument("--server", type=Path, metavar="SALON", help="the salon command of another version")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--only", choices=["", *ATTACKS], help="one attack")
    parser.add_argument("--log", action="store_true", help="print what the server logged")
    chosen = parser.parse_args()
    if chosen.attack:
        asyncio.run(attack_for_ever(*chosen.attack))
    Server.limits = ()  # those of a public host
    if chosen.server:
        Server.use_command(chosen.server)
    failed = 0
    for attack in ["", *ATTACKS] if chosen.only is None else [chosen.only]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                waits = asyncio.run(measure(server, attack, chosen.seconds))
            finally:
                server.stop()
            if chosen.log:
                print(server.log.read_text())
        kept = waits.p95() <= MAX_WAIT and max(waits.answers, default=float("inf")) <= MAX_ANSWER
        failed += not kept
        print(f"{attack or 'no attack':>12}: {waits.sentence()}{'' if kept else '   TOO LONG'}", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
