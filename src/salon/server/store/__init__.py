"""The database: the events of all tables, who holds which seat, and links. A write returns when it is on disk.

One SQLite file is the default; PostgreSQL, by its URL, serves many processes. Both have the same tables and migrations.
"""

from __future__ import annotations

from pathlib import Path

from salon.kernel.reasons import SalonError
from salon.server.store.base import (
    MAX_CONFLICTS,
    PROGRAM,
    Conflict,
    NotSaved,
    Problem,
    SharedStore,
    Store,
    hide_password,
)
from salon.server.store.statements import InsertIfAbsent, grant_seat, revoke_seat

__all__ = [
    "MAX_CONFLICTS", "Conflict", "InsertIfAbsent", "NotSaved", "PROGRAM", "Problem", "SharedStore", "Store",
    "grant_seat", "revoke_seat", "sqlite_path", "store_at",
]  # fmt: skip


def store_at(db: str | Path) -> Store:
    """The store of a file name or a database URL; it is not opened yet."""
    path = sqlite_path(db)
    if path is not None:
        from salon.server.store.sqlite import SqliteStore

        return SqliteStore(path)
    url = str(db)
    scheme = url.partition("://")[0]
    if scheme not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise SalonError(
            f"the store {hide_password(url)!r} cannot be used: name a file, or a database with postgresql://…"
        )
    try:
        from salon.server.store.postgres import PostgresStore
    except ImportError:
        raise SalonError(
            f"the store {hide_password(url)!r} needs the driver for PostgreSQL; "
            "install it with: pip install 'salon[postgres]'"
        ) from None
    return PostgresStore(url)


def sqlite_path(db: str | Path) -> Path | None:
    """The file of an SQLite store, named by its path or as sqlite:///PATH; None for any other URL."""
    text = str(db)
    scheme, found, rest = text.partition("://")
    if not found:
        return Path(text).absolute()
    if scheme not in ("sqlite", "sqlite+aiosqlite"):
        return None
    if len(rest) < 2 or not rest.startswith("/"):
        raise SalonError(f"the store {text!r} cannot be used: name its file, as sqlite:///PATH")
    return Path(rest[1:]).absolute()
