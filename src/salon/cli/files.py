"""Writing files so that nothing is lost or half-written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO

from salon.kernel.reasons import SalonError


@contextmanager
def naming_file(file: Path) -> Iterator[None]:
    """Let every fault of the file system name the file it is about."""
    try:
        yield
    except OSError as error:
        raise SalonError(f"{file}: cannot be written ({error.strerror or error})") from None


class Writer:
    """Writes lines to a new file beside the named one, which takes its place only when all went well.

    After a crash there is the old file or the new one, never a part. Without a file it writes nothing.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = None if file is None else Path(os.path.realpath(file))  # a link stays a link
        self._out: IO[str] | None = None

    def __enter__(self) -> Writer:
        if self.file is None:
            return self
        if self.file.exists() and not self.file.is_file():
            raise SalonError(f"{self.file}: cannot be written (it is not a regular file)")
        with naming_file(self.file):
            self._out = tempfile.NamedTemporaryFile(
                "w", encoding="utf-8", dir=self.file.parent, prefix=f".{self.file.name}.", delete=False
            )
        return self

    def line(self, text: Callable[[], str]) -> None:
        """Write a line; the text is made only if there is a file."""
        if self._out is not None and self.file is not None:
            with naming_file(self.file):
                self._out.write(text() + "\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is None or self.file is None:
            return
        beside = Path(self._out.name)
        try:
            with naming_file(self.file):
                self._out.flush()
                os.fsync(self._out.fileno())
                self._out.close()
                if kind is None:
                    beside.chmod(self.file.stat().st_mode if self.file.exists() else 0o644)
                    beside.replace(self.file)
        finally:
            beside.unlink(missing_ok=True)


def write_whole(file: Path, text: str) -> None:
    """Replace a file by one line of text, or leave it as it was."""
    with naming_file(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    with Writer(file) as out:
        out.line(lambda: text)
