"""The relations of the store. Events are the truth; the rest finds them and says who may sit where."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("due", Boolean, nullable=False),  # a computer player must move: the house sees to it after a restart
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# Which browser (the hash of its secret) may sit on which chair; seat -1 is the host's right over the table.
holders = Table(
    "holders",
    metadata,
    Column("visitor", String, primary_key=True),
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_of_table", "table", "seat"),
)

# Invitations (any free chair: seat is null) and links that open a chair on another device, by the hash of their secret.
links = Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=True),
    Index("links_of_table", "table"),
)

# Notices that somebody must act, to be delivered outside; kept until they are.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("state", String, nullable=False),  # waiting, sent or failed
    Index("notices_due", "state", "due"),
    Index("one_notice_a_decision", "table", "seat", "decision", unique=True),
)
