"""Bring the schema of a database up to date. The migrations are the same for both databases."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from salon.kernel.reasons import SalonError

MIGRATIONS = Path(__file__).parents[1] / "migrations"
LOCK = 0x5A10  # of PostgreSQL: processes that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Upgrade the schema; raises SalonError for a database that is not Salon's, or a newer Salon's."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    if not inspect(connection).has_table("alembic_version") and inspect(connection).get_table_names():
        raise SalonError("it is a database of another program")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise SalonError(f"it was written by a newer Salon (its version is {current}); use that one")
    command.upgrade(config, "head")
