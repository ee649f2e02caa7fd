"""The version of a schema: whether this program can use it, and what that changes."""

from __future__ import annotations

from salon.server.doctor.finding import Finding
from salon.server.store.migrate import known_revisions


def about_revision(revision: str, works_with: str | None) -> Finding | None:
    """What the version of a schema means for this program; None if it is its own."""
    known = known_revisions()
    if revision == known[-1]:
        return None
    if revision in known:
        return Finding(
            "store", "note", f"its schema has version {revision}; this Salon makes it {known[-1]} at the next start",
            "make a backup first: an older Salon may not read it afterwards",
        )  # fmt: skip
    if works_with in known:
        text = f"its schema has version {revision}, of a newer Salon; this one can go on with it"
        return Finding("store", "note", text, "finish the upgrade")
    return Finding("store", "bad", f"its schema has version {revision}, of a newer Salon", "use the newer Salon")
