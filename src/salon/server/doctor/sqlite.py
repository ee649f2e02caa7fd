"""A store in a file: whether it can be read and written, is whole, and has room to grow."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from salon.server.doctor.finding import Finding, count, seconds
from salon.server.doctor.notices import examine_notices
from salon.server.doctor.schema import about_revision
from salon.server.store.sqlite_file import OTHERS

LITTLE_ROOM = 1 << 30  # bytes
NETWORK = ("nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "9p")


def examine_file(path: Path) -> Iterator[Finding]:
    """Everything about the file and its folder."""
    if not path.exists():
        yield Finding("store", "note", f"{path}: there is no store yet", "`salon serve` makes it at its first start")
        return
    yield from _from_outside(path)
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)) as store:
            yield from _inside(path, store)
    except sqlite3.Error as error:
        yield Finding("store", "bad", f"{path}: it cannot be read ({error})", "restore a backup: docs/hosting.md")


def _from_outside(path: Path) -> Iterator[Finding]:
    for file in (path, path.parent):
        if not os.access(file, os.W_OK):
            yield Finding("store", "bad", f"{file}: this user may not write to it", "give it to the user of the server")
    if path.stat().st_mode & OTHERS:
        yield Finding(
            "store", "note", f"{path}: other users may read it, with everything that is hidden in games",
            f"chmod 600 {path}; the server does it at its next start",
        )  # fmt: skip
    found = os.statvfs(path)
    room = found.f_bavail * found.f_frsize
    if room < LITTLE_ROOM:
        yield Finding(
            "store", "note", f"only {room / 1e6:,.0f} MB are free on the disk of {path}",
            "make room: without any, moves are refused",
        )  # fmt: skip
    kind = _file_system(path)
    if kind in NETWORK:
        yield Finding(
            "store", "bad", f"{path} is on a network file system ({kind}), which does not keep what SQLite needs",
            "move the file to a disk of this machine, or use PostgreSQL",
        )  # fmt: skip


def _inside(path: Path, store: sqlite3.Connection) -> Iterator[Finding]:
    began = time.perf_counter()
    fault = store.execute("pragma quick_check(1)").fetchone()[0]
    if fault != "ok":
        yield Finding("store", "bad", f"{path} is damaged: {fault}", "stop the server and restore a backup")
        return
    names = {name for (name,) in store.execute("select name from sqlite_master where type = 'table'")}
    if "alembic_version" not in names:
        if names:
            yield Finding("store", "bad", f"{path} is a database of another program", "name another file with --db")
        else:
            yield Finding("store", "note", f"{path} is empty", "`salon serve` fills it at its first start")
        return
    (revision,) = store.execute("select version_num from alembic_version").fetchone()
    oldest = store.execute("select schema from works_with").fetchone() if "works_with" in names else None
    if (about := about_revision(revision, oldest[0] if oldest else None)) is not None:
        yield about
        if about.level == "bad":
            return
    tables, played = store.execute("select count(*), coalesce(sum(status = 'playing'), 0) from tables").fetchone()
    took = seconds(time.perf_counter() - began)
    yield Finding(
        "store", "good", f"{path} is whole, with {count(tables, 'table')}, {played} of them being played ({took})"
    )
    yield from examine_notices(store.execute("select state, count(*), min(due) from notices group by state").fetchall())


def _file_system(path: Path) -> str:
    """The kind of file system of a file, where the system tells."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    above = [(len(where), kind) for _, where, kind, *_ in mounts if path.is_relative_to(where)]
    return max(above)[1] if above else ""
