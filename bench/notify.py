"""How many appends a second PostgreSQL takes, how many if they notified in their own transaction, and how many notices.

    python bench/notify.py --seconds 5 --write

The statement is the one of the server, for tables of their own, from several connections at once. `fsync` is on, unlike
in the tests: transactions that notify commit one after the other, so what counts is how long a flush of the disk takes.
Notices are sent as the server sends them, several in one statement after the appends, and everybody listens.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from pathlib import Path

import asyncpg

from results_page import circumstances, put, version_of, versions
from results_page import table as in_columns

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.postgres import Cluster

from salon.server.store import store_at
from salon.server.store.channels import SEND
from salon.server.store.postgres import APPEND

CLIENTS = (1, 4, 16, 32)
PROCESSES = (1, 4, 16)
BATCH = 10  # notices in a statement
BODY = '{"is":"moved","seat":0,"move":"Mo$-12","id":"0:0123456789abcdef0123456789abcdef"}'
UPDATE = APPEND.index("update tables")
NOTIFYING = f"""
    {APPEND[:UPDATE]}, listed as ({APPEND[UPDATE:]})
    select pg_notify('salon_events', $1 || ' ' || $2::int)
"""
KINDS = {"appends": APPEND, "with NOTIFY": NOTIFYING}


async def appends(url: str, statement: str, clients: int, seconds: float) -> float:
    """Appends a second."""
    connections = [await asyncpg.connect(url) for _ in range(clients)]
    end = time.monotonic() + seconds

    async def append(connection: asyncpg.Connection) -> int:
        table, number = secrets.token_hex(8), 0
        while time.monotonic() < end:
            await connection.execute(statement, table, number, 0.0, [BODY], "paris", "playing", False, None, None)
            number += 1
        return number

    done = sum(await asyncio.gather(*map(append, connections)))
    for connection in connections:
        await connection.close()
    return done / seconds


async def notices(url: str, processes: int, seconds: float) -> float:
    """Notices a second that each of some processes hears, while all of them send."""
    connections = [await asyncpg.connect(url) for _ in range(2 * processes)]
    heard = [0] * processes
    for number, listener in enumerate(connections[:processes]):

        def receive(*_: object, number: int = number) -> None:
            heard[number] += 1

        await listener.add_listener("salon_events", receive)
    end = time.monotonic() + seconds
    message = f"{secrets.token_hex(8)} 123"

    async def send(connection: asyncpg.Connection) -> None:
        await connection.execute("set synchronous_commit = off")
        while time.monotonic() < end:
            await connection.execute(SEND, ["salon_events"] * BATCH, [message] * BATCH)

    await asyncio.gather(*map(send, connections[processes:]))
    found = min(heard) / seconds
    for connection in connections:
        await connection.close()
    return found


async def measure(url: str, seconds: float) -> list[list[str]]:
    """A row for each number of connections."""
    store = store_at(url)
    await store.open()
    await store.close()
    rows = []
    for clients in CLIENTS:
        found = [await appends(url, statement, clients, seconds) for statement in KINDS.values()]
        rows.append([str(clients), *(f"{each:,.0f}" for each in found), f"{found[1] / found[0]:.2f}"])
        print("  ".join(rows[-1]), flush=True)
    return rows


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--write", action="store_true", help="write the result into bench/RESULTS.md")
    chosen = parser.parse_args()
    database = Cluster(fsync=True)
    url = database.new_database()
    rows = asyncio.run(measure(url, chosen.seconds))
    text = in_columns(["connections", *KINDS, "ratio"], rows, 1)
    heard = [[str(count), f"{asyncio.run(notices(url, count, chosen.seconds)):,.0f}"] for count in PROCESSES]
    text += f"\nNotices a second, each heard by all processes:\n\n{in_columns(['processes', 'notices'], heard, 1)}"
    if chosen.write:
        asked = f"python bench/notify.py --seconds {chosen.seconds:g} --write"
        shown = versions(postgresql=database.execute("show server_version").strip(), asyncpg=version_of("asyncpg"))
        put("Appends with NOTIFY", f"Written by `{asked}`: appends a second.\n\n{circumstances()}\n{shown}\n\n{text}")


if __name__ == "__main__":
    main()
