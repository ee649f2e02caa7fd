"""What `salon doctor` looks at: settings, installation, store, processes, notices. It changes nothing.

Each part is a file with a function that yields findings.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from salon.kernel.reasons import SalonError
from salon.server.doctor.finding import Finding
from salon.server.doctor.installation import examine_installation
from salon.server.doctor.notices import examine_webhook
from salon.server.doctor.settings import examine_settings
from salon.server.doctor.sqlite import examine_file
from salon.server.settings import Settings
from salon.server.store import sqlite_path, store_at

__all__ = ["Finding", "examine"]


async def examine(settings: Settings, db: str | Path, environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    """Everything that is found, part by part."""
    for finding in (*examine_installation(), *examine_settings(settings, db, environment)):
        yield finding
    try:
        path = sqlite_path(db)
        if path is None:
            store_at(db)  # a URL of another kind, or no driver
    except SalonError as error:
        yield Finding("store", "bad", str(error))
        return
    if path is not None:
        for finding in examine_file(path):
            yield finding
    else:
        from salon.server.doctor.postgresql import examine_database

        async for finding in examine_database(str(db), settings):
            yield finding
    if settings.webhook:
        yield await examine_webhook(settings.webhook)
