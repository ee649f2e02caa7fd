"""What several processes on one database share: leases, jobs, who is there.

A process of the version before goes on beside it: it names the columns it writes, and the new ones have defaults.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
works_with = "0001"


def upgrade() -> None:
    """Add columns and tables."""
    for name in ("worker", "address", "visitor"):
        op.add_column("tables", sa.Column(name, sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("lease_until", sa.Float, nullable=False, server_default="0"))
    for index, column, where in (("tables_due", "changed", "due"), ("tables_of_worker", "worker", "worker != ''")):
        op.create_index(index, "tables", [column], postgresql_where=sa.text(where), sqlite_where=sa.text(where))
    op.create_table(
        "jobs",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("visitor", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("worker", sa.String, nullable=False, server_default=""),
        sa.Column("lease_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("finished", sa.Float, nullable=True),
    )
    op.create_index("jobs_finished", "jobs", ["finished"])
    op.create_table(
        "shares",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("served", sa.Float, nullable=False),
    )
    # lost when the database crashes: then every process says again that it is there
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        prefixes=unlogged,
    )
    op.create_index("presence_at_table", "presence", ["table"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.create_table("works_with", sa.Column("schema", sa.String, primary_key=True))
