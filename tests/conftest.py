"""What all tests share: the check that compiled modules are not older than their sources."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "salon"
sys.path.insert(0, str(Path(__file__).parent))


def pytest_sessionstart(session: pytest.Session) -> None:
    """An old compiled module would hide what the tests are about."""
    for built in SOURCE.rglob("*.so"):
        name = built.name.split(".")[0]
        for source in (built.with_name(f"{name}.py"), built.with_name(f"{name}.pxd")):
            if source.stat().st_mtime > built.stat().st_mtime:
                pytest.exit(f"{source.name} is newer than its compiled module: run `make build`", 2)
