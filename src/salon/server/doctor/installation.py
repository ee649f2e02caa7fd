"""The installed program: its version, whether its rules are compiled, and whether it has a page."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from salon import __version__
from salon.kernel import playout
from salon.server.doctor.finding import Finding
from salon.server.static_files import FOLDER


def examine_installation() -> Iterator[Finding]:
    """What was installed."""
    yield Finding("program", "good", f"Salon {__version__} on Python {platform.python_version()}")
    if not str(playout.__file__).endswith((".so", ".pyd")):
        yield Finding(
            "program", "note", "the rules are not compiled: computer players think a hundred times as slowly",
            "install a wheel, or install again on a machine with a C compiler; SALON_PURE must not be set",
        )  # fmt: skip
    if not (FOLDER / "index.html").exists():
        yield Finding("program", "bad", "the page has not been built", "run `make page`, or install a wheel")
