"""The file of an SQLite store: readable by its owner only, and still the file that was opened.

A process that has a file open can write to it after somebody has deleted or replaced it. Everything written from then
on is lost. So the store compares device and inode of its files before and after every commit.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Literal

from salon.kernel.reasons import SalonError

Problem = Literal["missing", "replaced", "disk-full", "read-only", "damaged", "unavailable"]
Identity = tuple[int, int]  # device and inode

OWNER_ONLY = 0o600
OTHERS = 0o077
MIN_FREE = 1 << 20  # bytes; with less, the next moves would not fit
MAGIC = b"SQLite format 3\0"
SUFFIXES = ("", "-wal", "-shm")
DAMAGED_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
FULL_CODES = (sqlite3.SQLITE_FULL,)
READ_ONLY_CODES = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)


class StoreFile:
    """The files of a store: the database and its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = path.with_name(path.name + "-wal")
        self._identity: Identity | None = None
        self._log_identity: Identity | None = None

    def prepare(self) -> None:
        """Create the file if there is none, and take away the rights of other users."""
        make_folder(self.path.parent)
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
            for suffix in SUFFIXES:
                file = self.path.with_name(self.path.name + suffix)
                if file.exists() and file.stat().st_mode & OTHERS:
                    file.chmod(file.stat().st_mode & ~OTHERS & 0o777)
        except OSError as error:
            raise SalonError(f"the store {self.path} cannot be opened: {error.strerror or error}") from None

    def remember(self) -> None:
        """Take the file as it is now for that of this store."""
        self._identity = _identity(self.path)

    def remember_log(self) -> None:
        """Take the write-ahead log as it is now for that of this store, while a connection has it open."""
        self._log_identity = _identity(self._log)

    def problem(self) -> Problem | None:
        """Whether the files are no longer those that are open."""
        found = _identity(self.path)
        if found is None:
            return "missing"
        if found != self._identity:
            return "replaced"
        if self._log_identity is not None:
            log = _identity(self._log)
            if log is None:
                return "missing"
            if log != self._log_identity:
                return "replaced"
        return None

    def look(self) -> Problem | None:
        """What can be seen from outside: other files, no room, no right to write, another content."""
        try:
            problem = self.problem()
            if problem is not None:
                return problem
            found = os.statvfs(self.path)
            if found.f_bavail * found.f_frsize < MIN_FREE:
                return "disk-full"
            for file in (self.path, self._log):
                if file.exists():
                    os.close(os.open(file, os.O_RDWR))
            with self.path.open("rb") as file_object:
                return None if file_object.read(len(MAGIC)) == MAGIC else "damaged"
        except OSError as error:
            return "read-only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "unavailable"


def problem_of(error: BaseException) -> Problem:
    """What an error of the database says about it."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # without the details of an extended code
    if code in DAMAGED_CODES:
        return "damaged"
    if code in FULL_CODES:
        return "disk-full"
    if code in READ_ONLY_CODES:
        return "read-only"
    return "unavailable"


def make_folder(folder: Path) -> None:
    """Create a folder and those above it, for the owner only; existing ones stay as they are."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    try:
        for each in reversed(missing):
            each.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise SalonError(f"{missing[0]}: this folder cannot be made ({error.strerror})") from None


def _identity(path: Path) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116 (a quarter of the time of Path.stat)
    except OSError:
        return None
    return found.st_dev, found.st_ino
