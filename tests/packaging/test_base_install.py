"""Without the extra [serve]: the base imports nothing of the server, and its commands say how to get it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER_PACKAGES = {"litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "websockets", "faker", "polyfactory",
                   "prometheus_client", "uvloop", "httptools"}  # fmt: skip


def packages_of(extra: str) -> Iterator[str]:
    """The names of the packages that an extra needs; "" is the base."""
    for requirement in requires("salon") or []:
        name, _, condition = requirement.partition(";")
        found = re.search(r"extra == ['\"](\w+)['\"]", condition)
        if (found[1] if found else "") == extra:
            yield re.split(r"[\[<>=!~ ]", name)[0]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages without those of the server."""
    folder = tmp_path_factory.mktemp("base")
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        name = entry.name.lower().partition("-")[0].partition(".")[0]
        if name not in SERVER_PACKAGES and "salon" not in name:
            (folder / entry.name).symlink_to(entry)
    (folder / "salon").symlink_to(ROOT / "src" / "salon")
    return folder


def run(base: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-S", *words],
        env=os.environ | {"PYTHONPATH": str(base)}, input=given, capture_output=True, text=True, timeout=60,
    )  # fmt: skip


def test_the_base_needs_no_package_of_the_server() -> None:
    assert not set(packages_of("")) & SERVER_PACKAGES
    assert {"litestar", "uvicorn", "sqlalchemy", "prometheus-client"} <= set(packages_of("serve"))


def test_the_base_imports_nothing_of_the_server() -> None:
    code = (
        "import sys, salon, salon.testing, salon.players, salon.arena.run, salon.cli.main as main\n"
        "main.create_parser()\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(done.stdout.split()) & SERVER_PACKAGES


@pytest.mark.parametrize(
    "words", [["serve"], ["backup", "copy.db"], ["table", "list"], ["table", "export", "x"]], ids=" ".join
)
def test_a_command_of_the_server_says_how_to_install_it(base: Path, words: list[str]) -> None:
    done = run(base, "-m", "salon", *words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "salon: this command needs the server; install it with: pip install 'salon[serve]'\n"


def test_the_base_plays_in_the_terminal(base: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    done = run(base, "-m", "salon", "play", "bids", "--seed", "5", "--record", record, given="1\n" * 50)
    assert done.returncode == 0 and "The game is over." in done.stdout, done.stderr
