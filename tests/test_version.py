"""The version is in one place, `src/salon/__init__.py`; the installed package and the command say the same."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

import salon

ROOT = Path(__file__).parents[1]


def run(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_installed_package_has_the_version_of_the_source() -> None:
    assert version("salon") == salon.__version__


def test_the_command_prints_the_version() -> None:
    assert run("-m", "salon", "--version") == f"salon {salon.__version__}"


def test_a_source_folder_that_is_not_installed_can_be_imported(tmp_path: Path) -> None:
    """The same packages in a folder of their own, without what the installation of Salon wrote down."""
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if "salon" not in entry.name:
            (tmp_path / entry.name).symlink_to(entry)
    (tmp_path / "salon").symlink_to(ROOT / "src" / "salon")
    # -S: without the folder of installed packages
    assert run("-S", "-c", "import salon; print(salon.__version__)", PYTHONPATH=str(tmp_path)) == salon.__version__
