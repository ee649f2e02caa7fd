"""Where files are kept, and writing them atomically."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO

import platformdirs

from salon.kernel.reasons import SalonError


def data_folder() -> Path:
    """The user's data folder."""
    return platformdirs.user_data_path("salon", appauthor=False)


@contextmanager
def naming_file(file: Path) -> Iterator[None]:
    """Turn errors of the file system into a SalonError that names the file."""
    try:
        yield
    except OSError as error:
        raise SalonError(f"{file}: cannot be written ({error.strerror or error})") from None


class AtomicWriter:
    """Writes lines to a temporary file, which replaces the named file if there was no error.

    After a crash there is the old file or the new one, never a part of it. Without a file it writes nothing.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = (
            None if file is None else Path(os.path.realpath(file))
        )  # the target of a symbolic link is replaced, not the link
        self._temporary_file: IO[str] | None = None

    def __enter__(self) -> AtomicWriter:
        if self.file is None:
            return self
        if self.file.exists() and not self.file.is_file():
            raise SalonError(f"{self.file}: cannot be written (it is not a regular file)")
        with naming_file(self.file):
            self._temporary_file = tempfile.NamedTemporaryFile(
                "w", encoding="utf-8", dir=self.file.parent, prefix=f".{self.file.name}.", delete=False
            )
        return self

    def line(self, text: str) -> None:
        """Write a line."""
        if self._temporary_file is not None and self.file is not None:
            with naming_file(self.file):
                self._temporary_file.write(text + "\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._temporary_file is None or self.file is None:
            return
        temporary = Path(self._temporary_file.name)
        try:
            with naming_file(self.file):
                self._temporary_file.flush()
                os.fsync(self._temporary_file.fileno())
                self._temporary_file.close()
                if kind is None:
                    temporary.chmod(self.file.stat().st_mode if self.file.exists() else 0o644)
                    temporary.replace(self.file)
        finally:
            temporary.unlink(missing_ok=True)


def write_atomically(file: Path, text: str) -> None:
    """Replace the content of a file by one line of text; after an error it is unchanged."""
    with naming_file(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    with AtomicWriter(file) as out:
        out.line(text)
