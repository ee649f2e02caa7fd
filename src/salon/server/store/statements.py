"""Statements that both databases understand."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Insert, delete
from sqlalchemy.ext.compiler import compiles

from salon.server.schema import holders, links


class InsertIfAbsent(Insert):
    """An insert that does nothing if there is such a row already; SQLite and PostgreSQL say it alike."""

    inherit_cache = True
    _inline = True  # no key is returned: there may be no new row


@compiles(InsertIfAbsent)
def _insert_if_absent(element: InsertIfAbsent, compiler: Any, **more: Any) -> str:
    return f"{compiler.visit_insert(element, **more)} ON CONFLICT DO NOTHING"


def revoke_seat(table: str, seat: int) -> tuple[Executable, ...]:
    """Statements that take a seat from all visitors and delete its links."""
    return (
        delete(holders).where(holders.c.table == table, holders.c.seat == seat),
        delete(links).where(links.c.table == table, links.c.seat == seat),
    )


def grant_seat(visitor: str, table: str, seat: int) -> Executable:
    """A statement that gives a seat to a visitor."""
    return InsertIfAbsent(holders).values(visitor=visitor, table=table, seat=seat)
