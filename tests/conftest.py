"""What all tests share: the check that compiled modules are not older than their sources, and the order of files."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "salon"

# `make test` hands out whole files (--dist loadfile). The longest come first; the many short ones fill the gaps at the
# end. Pages come early; beside the first of them run tests that mostly wait for a deadline.
LONGEST_FIRST = (
    "server/test_chaos.py", "web/test_paris.py", "web/test_my_copy.py", "server/test_connections.py",
    "server/test_store_health.py",
    "server/test_supervision.py", "web/test_wonders.py", "web/test_controls.py", "web/test_pages.py",
    "web/test_sharing.py", "web/test_two_people.py", "web/test_guided.py", "web/test_replay.py", "web/test_hints.py",
    "web/test_plain_board.py",
    "arena/test_ray.py", "server/test_crash_recovery.py", "server/test_admin.py", "server/test_leaks.py",
    "players/test_process.py", "cli/test_commands.py", "kernel/test_conformance.py",
)  # fmt: skip
SLOW_FOLDERS = ("server", "players", "cli", "arena", "kernel")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--store", choices=("sqlite", "postgresql"), default="sqlite", help="where the servers of the tests keep tables"
    )


def pytest_sessionstart(session: pytest.Session) -> None:
    """An old compiled module would hide what the tests are about."""
    for built in SOURCE.rglob("*.so"):
        name = built.name.split(".")[0]
        for source in (built.with_name(f"{name}.py"), built.with_name(f"{name}.pxd")):
            if source.stat().st_mtime > built.stat().st_mtime:
                pytest.exit(f"{source.name} is newer than its compiled module: run `make build`", 2)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long files first; the order within a file stays. With PostgreSQL, nothing that is about another store or none."""
    if config.getoption("--store") != "sqlite":
        not_repeated = [item for item in items if item.get_closest_marker("one_store")]
        config.hook.pytest_deselected(items=not_repeated)
        items[:] = [item for item in items if item not in not_repeated]
    items.sort(key=lambda item: rank(item.path.relative_to(TESTS)))


def rank(file: Path) -> int:
    """When a file's turn comes: the lowest first."""
    if file.as_posix() in LONGEST_FIRST:
        return LONGEST_FIRST.index(file.as_posix())
    folder = file.parts[0]
    if folder == "web":
        return LONGEST_FIRST.index("web/test_controls.py")
    return len(LONGEST_FIRST) + (SLOW_FOLDERS.index(folder) if folder in SLOW_FOLDERS else len(SLOW_FOLDERS))
