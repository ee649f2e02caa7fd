"""The Alembic environment; `salon.server.store` passes the connection."""

from __future__ import annotations

from alembic import context

from salon.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
