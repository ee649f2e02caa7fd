"""The first schema: tables, their events, who holds a seat, links, notices.

Revision ID: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("visitor", sa.String, primary_key=True),
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("holders_of_table", "holders", ["table", "seat"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("links_of_table", "links", ["table"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String, nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    op.create_index("one_notice_a_decision", "notices", ["table", "seat", "decision"], unique=True)
