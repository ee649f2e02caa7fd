"""Bring the schema of a database up to date. The migrations are the same for both databases.

While a public site is upgraded, processes of two versions use one database. So a migration only adds, and what it adds
has defaults. `works_with` in a migration names the oldest version of the schema whose programs can go on; it is kept in
the database, so that such a program can also be started again beside the newer ones.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, inspect, select, text

from salon.kernel.reasons import SalonError
from salon.server.schema import works_with

log = logging.getLogger("salon.server")
MIGRATIONS = Path(__file__).parents[1] / "migrations"
LOCK = 0x5A10  # of PostgreSQL: processes that start together migrate one after the other


@cache
def known_revisions(scripts: Path = MIGRATIONS) -> list[str]:
    """The versions of the schema that this program knows, the oldest first; the last one is its own."""
    return [script.revision for script in _directory(scripts).walk_revisions()][::-1]


def migrate(connection: Connection, scripts: Path = MIGRATIONS) -> None:
    """Upgrade the schema; raises SalonError for a database that is not Salon's, or a newer Salon's."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    if not inspect(connection).has_table("alembic_version") and inspect(connection).get_table_names():
        raise SalonError("it is a database of another program")
    known = known_revisions(scripts)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == known[-1]:
        return
    if current is not None and current not in known:
        if _works_with(connection) not in known:
            raise SalonError(f"it was written by a newer Salon (its version is {current}); use that one")
        log.warning("the database has the schema %s of a newer Salon: finish the upgrade", current)
        return
    config = _config(scripts)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    newest = _directory(scripts).get_revision("head")
    assert newest is not None
    connection.execute(delete(works_with))
    connection.execute(works_with.insert().values(schema=newest.module.works_with))


def _works_with(connection: Connection) -> str | None:
    """The oldest schema whose programs can go on with the one of a newer program."""
    if not inspect(connection).has_table(works_with.name):
        return None
    oldest: str | None = connection.execute(select(works_with.c.schema)).scalar()
    return oldest


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts))
    return config


def _directory(scripts: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(scripts))
