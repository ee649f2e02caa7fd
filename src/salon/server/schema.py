"""The schema of the database. Everything about a game is in `events`; the rest is an index and access rights."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("due", Boolean, nullable=False),  # a computer player must move: it is started after a restart
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

HOST = -1  # the number in place of a seat that marks the host of a table

# Which visitor (the hash of its token) holds which seat.
holders = Table(
    "holders",
    metadata,
    Column("visitor", String, primary_key=True),
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_of_table", "table", "seat"),
)

# Invitations (seat is null: any free one) and links that open a seat on another device, by the hash of their token.
links = Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=True),
    Index("links_of_table", "table"),
)

# Notices that a person must act, for the webhook.
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
