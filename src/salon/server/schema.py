"""The schema of the database. Everything about a game is in `events`; the rest is an index and access rights.

The tables from `jobs` on are what several processes on one database share; a server with a file of its own needs only
the last one.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()
TRANSIENT = {"transient": True}  # of a table that is not copied to another store

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("due", Boolean, nullable=False),  # a computer player must move, and somebody plays or watches
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # which process plays for the computer players, and until when nobody else may (the clock of the database)
    Column("worker", String, nullable=False, server_default=""),
    Column("lease_until", Float, nullable=False, server_default="0"),
    # for whom they play: whose turn it is to be served is decided by these
    Column("address", String, nullable=False, server_default=""),
    Column("visitor", String, nullable=False, server_default=""),
)
Index("tables_due", tables.c.changed, postgresql_where=tables.c.due, sqlite_where=tables.c.due)
Index("tables_of_worker", tables.c.worker, postgresql_where=tables.c.worker != "", sqlite_where=tables.c.worker != "")

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

# Questions that any process may answer: hints, outlines of replays. An answer is kept for some minutes.
jobs = Table(
    "jobs",
    metadata,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("address", String, nullable=False),
    Column("visitor", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("worker", String, nullable=False, server_default=""),
    Column("lease_until", Float, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("answer", Text, nullable=True),
    Column("finished", Float, nullable=True),  # without an answer: it failed
    Index("jobs_finished", "finished"),
    info=TRANSIENT,
)

# When a process last worked for an address, or for a visitor at an address.
shares = Table(
    "shares",
    metadata,
    Column("key", String, primary_key=True),
    Column("served", Float, nullable=False),
    info=TRANSIENT,
)

# The processes that run now.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # serve or work
    Column("host", String, nullable=False),
    Column("version", String, nullable=False),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
    info=TRANSIENT,
)

# The seats with an open connection at each process, as bits.
presence = Table(
    "presence",
    metadata,
    Column("process", String, primary_key=True),
    Column("table", String, primary_key=True),
    Column("seats", Integer, nullable=False),
    Index("presence_at_table", "table"),
    info=TRANSIENT,
)

# Secrets of this store that are made when they are first needed.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

# The oldest version of the schema whose programs can go on with this one: one row.
works_with = Table(
    "works_with",
    metadata,
    Column("schema", String, primary_key=True),
    info=TRANSIENT,
)
