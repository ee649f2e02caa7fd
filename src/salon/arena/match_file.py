"""The file of a match: a header line that describes the match, then a line for each finished game.

Lines are only appended: a crash loses at most the line being written, and the match continues with the missing games.
"""

from __future__ import annotations

import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Literal

import msgspec

from salon.arena.match import Match, Outcome
from salon.kernel.reasons import SalonError

try:
    import fcntl
except ImportError:  # not on this system: nothing prevents two commands from using the same file
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "salon-arena-games-1"


class Header(msgspec.Struct, frozen=True):
    """The first line of the file."""

    format: Literal["salon-arena-games-1"]
    match: Match


def read_seed(file: Path) -> str | None:
    """The seed of the match in a file, or None if there is none: a match can be continued without naming its seed."""
    try:
        with file.open("rb") as lines:
            return msgspec.json.decode(lines.readline(), type=Header).match.seed
    except (OSError, ValueError):
        return None


class MatchFile:
    """The finished games of a match in a file; `games` are those it contained when it was opened.

    An incomplete last line is removed. Any other file is refused, and not changed.
    """

    def __init__(self, file: Path, match: Match) -> None:
        self.file, self.match = file, match
        self.games: dict[int, Outcome] = {}
        self._handle, self._synced = -1, 0.0

    def __enter__(self) -> MatchFile:
        try:
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            try:
                self._read_games()
            except BaseException:
                os.close(self._handle)
                raise
        except OSError as error:
            raise SalonError(f"{self.file}: cannot be written ({error.strerror or error})") from None
        return self

    def add(self, game: Outcome) -> None:
        """Append a game."""
        self._write(msgspec.json.encode(game) + b"\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            os.fsync(self._handle)
        os.close(self._handle)

    def _read_games(self) -> None:
        """Read the finished games, and remove an incomplete last line."""
        if not stat.S_ISREG(os.fstat(self._handle).st_mode):
            raise SalonError(f"{self.file}: cannot be written (it is not a regular file)")
        if fcntl is not None:
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SalonError(f"{self.file}: another command is just playing this match") from None
        header = msgspec.json.encode(Header(FORMAT, self.match)) + b"\n"
        data = self.file.read_bytes()
        if header.startswith(data) and data != header:  # new, or with an incomplete header
            os.ftruncate(self._handle, 0)
            self._write(header)
            return
        lines = data.splitlines(keepends=True)
        self._check_header(lines[0])
        complete = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            game = self._parse(line)
            if game is None and number < len(lines):
                raise SalonError(f"{self.file}, line {number}: is not a game of this match")
            if game is not None:
                self.games.setdefault(game.number, game)
                complete += len(line)
        os.ftruncate(self._handle, complete)

    def _check_header(self, line: bytes) -> None:
        try:
            stored = msgspec.json.decode(line, type=Header).match
        except ValueError:
            raise SalonError(f"{self.file}: is not a file of arena games: name another one with --keep") from None
        for field in Match.__struct_fields__:
            old, new = getattr(stored, field), getattr(self.match, field)
            if old != new:
                raise SalonError(
                    f"{self.file}: contains another match ({field}: {_format(old)}, not {_format(new)}): "
                    "name another file with --keep"
                )

    def _parse(self, line: bytes) -> Outcome | None:
        """The game of a line, or None if the line is incomplete."""
        try:
            game = msgspec.json.decode(line, type=Outcome)
        except ValueError:
            return None
        lists = (game.scores, game.places, game.decisions, game.faults, game.times)
        valid = line.endswith(b"\n") and game.number >= 0 and all(len(each) == self.match.seats for each in lists)
        return game if valid else None

    def _write(self, line: bytes) -> None:
        """Write a line at once; it is flushed to the disk once a second."""
        try:
            while line:
                line = line[os.write(self._handle, line) :]
            if time.monotonic() > self._synced + 1:
                os.fsync(self._handle)
                self._synced = time.monotonic()
        except OSError as error:
            raise SalonError(f"{self.file}: cannot be written ({error.strerror or error})") from None


def _format(value: object) -> str:
    """A field of a match for an error message."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    return str(value)
