"""Claims of tables whose computer players must move, each under a lease that ends by itself."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from salon.server.client import Client
from salon.server.cluster.members import NOW, SILENCE
from salon.server.store import PROGRAM, SharedStore

ACTIVE = 30.0  # seconds for which an address is active after it was served
SALT = "salt of addresses"

# A lease ends by itself, or at once when its process has no connection to the database any more.
# An address that was served longest ago comes first, within it a visitor. The last free slot of a worker is not for an
# address that holds the others ($2), while anybody else is active.
NEXT = f"""
    left join shares a on a.key = t.address
    left join shares v on v.key = t.address || ' ' || t.visitor
    where (t.lease_until < {NOW} or not exists (
        select 1 from pg_stat_activity where application_name = '{PROGRAM}' || t.worker
    )) and (t.address <> all($2::text[]) or not exists (
        select 1 from shares where served > {NOW} - {ACTIVE} and split_part(key, ' ', 1) <> all($2::text[])))
"""
ORDER = "a.served nulls first, v.served nulls first"
SERVED = f"""
    served as (
        insert into shares (key, served) select each.key, {NOW} from next,
        unnest(array[next.address, next.address || ' ' || next.visitor]) as each (key)
        on conflict (key) do update set served = excluded.served
    )
"""
_CLAIM = f"""
    with next as (
        select t.id, t.address, t.visitor from tables t {NEXT} and t.due
        order by {ORDER}, t.changed limit 1 for update of t skip locked
    ), {SERVED}
    update tables set worker = $1, lease_until = {NOW} + {SILENCE} from next where tables.id = next.id
    returning tables.id, next.address
"""
_RELEASE = "update tables set lease_until = 0, worker = '', due = due and $3 where id = $1 and worker = $2"
_WATCHED = f"update tables set due = true where id = any($1) and not due and lease_until < {NOW} returning id"
_MAKE_SALT = "insert into keys (name, value) values ($1, $2) on conflict do nothing"
_READ_SALT = "select value from keys where name = $1"

# what could be claimed: how much, and how many seconds the first has waited
WAITING = f"""
    select 'table' as kind, count(*) as count, coalesce(max({NOW} - greatest(changed, lease_until)), 0) as longest
    from tables where due and lease_until < {NOW}
    union all select 'question', count(*), coalesce(max({NOW} - created), 0)
    from jobs where finished is null and lease_until < {NOW}
"""


class Claim(NamedTuple):
    """A table that this process may play for, and the address it is played for."""

    table: str
    address: str


class Leases:
    """Claims of one process."""

    def __init__(self, store: SharedStore, worker: str) -> None:
        self._store, self._worker = store, worker
        self._salt = b""

    async def start(self) -> None:
        """Read the salt of addresses, made by the first process."""
        await self._store.fetch(_MAKE_SALT, SALT, secrets.token_hex(16))
        self._salt = bytes.fromhex((await self._store.fetch(_READ_SALT, SALT))[0]["value"])

    def hashed(self, client: Client) -> Client:
        """A client as it is stored: its address cannot be read."""
        if not client.address:
            return client
        return Client(
            hashlib.blake2b(client.address.encode(), key=self._salt, digest_size=8).hexdigest(), client.visitor
        )

    async def claim(self, busy: list[str]) -> Claim | None:
        """The table whose turn it is, and that nobody has claimed; `busy` are addresses that should wait."""
        rows = await self._store.fetch(_CLAIM, self._worker, busy)
        return Claim(*rows[0]) if rows else None

    async def release(self, table: str, still_due: bool) -> None:
        """Let others claim a table."""
        await self._store.fetch(_RELEASE, table, self._worker, still_due)

    async def waiting(self) -> dict[str, tuple[int, float]]:
        """For tables and questions: how many wait for a worker, and for how many seconds the first one."""
        return {row["kind"]: (row["count"], row["longest"]) for row in await self._store.fetch(WAITING)}

    async def wanted(self, tables: list[str]) -> bool:
        """Let computer players play among themselves for a while, because somebody watches; whether that is new."""
        return bool(await self._store.fetch(_WATCHED, tables))
