"""Writing files so that nothing is lost or half-written."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

from salon.kernel.reasons import SalonError


def write_whole(file: Path, text: str) -> None:
    """Replace a file by a new text: after a crash there is the old one or the new one, never a part."""
    beside = file.with_name(f".{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise SalonError(f"{file}: cannot be written ({error.strerror or error})") from None


class Writer:
    """Writes lines to a file beside the named one, which takes its place only when all went well."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._out: IO[str] | None = None

    def __enter__(self) -> Writer:
        if self.file is not None:
            try:
                self._out = self._beside().open("w", encoding="utf-8")
            except OSError as error:
                raise SalonError(f"{self.file}: cannot be written ({error.strerror or error})") from None
        return self

    def line(self, text: Callable[[], str]) -> None:
        """Write a line; the text is made only if there is a file."""
        if self._out is not None:
            self._out.write(text() + "\n")

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if self._out is None or self.file is None:
            return
        self._out.close()
        if kind is None:
            self._beside().replace(self.file)
        else:
            self._beside().unlink(missing_ok=True)

    def _beside(self) -> Path:
        assert self.file is not None
        return self.file.with_name(f".{self.file.name}.new")
