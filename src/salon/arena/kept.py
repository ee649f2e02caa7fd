"""The file in which a match is kept: a line that says what is played, then a line for each finished game.

Lines are only ever added. Whatever ends the program, the games of whole lines are safe, and a match goes on
with those that are missing.
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
except ImportError:  # not on this system: two commands with one file are then the user's own care
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "salon-arena-games-1"


class Header(msgspec.Struct, frozen=True):
    """The first line of the file."""

    format: Literal["salon-arena-games-1"]
    match: Match


def kept_seed(file: Path) -> str | None:
    """The seed of the match that a file keeps, if it keeps one: the same command goes on, with a seed or without."""
    try:
        with file.open("rb") as lines:
            return msgspec.json.decode(lines.readline(), type=Header).match.seed
    except (OSError, ValueError):
        return None


class Kept:
    """The finished games of a match in a file; `games` are those it had when it was opened.

    A line that was cut off in the middle is dropped. A file of anything else is refused, and left as it is.
    """

    def __init__(self, file: Path, match: Match) -> None:
        self.file, self.match = file, match
        self.games: dict[int, Outcome] = {}
        self._out, self._synced = -1, 0.0

    def __enter__(self) -> Kept:
        try:
            self._out = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            try:
                self._take_up()
            except BaseException:
                os.close(self._out)
                raise
        except OSError as error:
            raise SalonError(f"{self.file}: cannot be written ({error.strerror or error})") from None
        return self

    def add(self, game: Outcome) -> None:
        """Keep one more game."""
        self._write(msgspec.json.encode(game) + b"\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            os.fsync(self._out)
        os.close(self._out)

    def _take_up(self) -> None:
        """Read what is there, and make the file end with a whole line."""
        if not stat.S_ISREG(os.fstat(self._out).st_mode):
            raise SalonError(f"{self.file}: cannot be written (it is not a regular file)")
        if fcntl is not None:
            try:
                fcntl.flock(self._out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SalonError(f"{self.file}: another command is just playing this match") from None
        header = msgspec.json.encode(Header(FORMAT, self.match)) + b"\n"
        data = self.file.read_bytes()
        if header.startswith(data) and data != header:  # new, or cut off in its first line
            os.ftruncate(self._out, 0)
            self._write(header)
            return
        lines = data.splitlines(keepends=True)
        self._check_header(lines[0])
        good = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            game = self._read(line)
            if game is None and number < len(lines):
                raise SalonError(f"{self.file}, line {number}: is not a game of this match")
            if game is not None:
                self.games.setdefault(game.number, game)
                good += len(line)
        os.ftruncate(self._out, good)

    def _check_header(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Header).match
        except ValueError:
            raise SalonError(f"{self.file}: is not a file of arena games: name another one with --keep") from None
        for part in Match.__struct_fields__:
            was, now = getattr(found, part), getattr(self.match, part)
            if was != now:
                raise SalonError(
                    f"{self.file}: keeps another match ({part}: {_brief(was)}, not {_brief(now)}): "
                    "name another file with --keep"
                )

    def _read(self, line: bytes) -> Outcome | None:
        """The game of a line, or None if the line is not whole."""
        try:
            game = msgspec.json.decode(line, type=Outcome)
        except ValueError:
            return None
        by_seat = (game.scores, game.places, game.decisions, game.faults, game.times)
        whole = line.endswith(b"\n") and game.number >= 0 and all(len(each) == self.match.seats for each in by_seat)
        return game if whole else None

    def _write(self, line: bytes) -> None:
        """Write a line, at once and in one piece; once a second make sure that it would survive a power cut."""
        try:
            while line:
                line = line[os.write(self._out, line) :]
            if time.monotonic() > self._synced + 1:
                os.fsync(self._out)
                self._synced = time.monotonic()
        except OSError as error:
            raise SalonError(f"{self.file}: cannot be written ({error.strerror or error})") from None


def _brief(value: object) -> str:
    """A part of a match in a sentence."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    return str(value)
