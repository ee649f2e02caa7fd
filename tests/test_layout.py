"""What the layout promises: small files, and nothing of a game outside its folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import salon

SOURCE = Path(salon.__file__).parent


def test_no_file_is_longer_than_600_lines() -> None:
    long = [file.name for file in SOURCE.rglob("*.py") if len(file.read_text(encoding="utf-8").splitlines()) > 600]
    assert long == []


@pytest.mark.parametrize("game", [game for game in salon.game_ids() if not salon.game(game).template])
def test_nothing_outside_its_folder_mentions_a_game(game: str) -> None:
    folder = SOURCE / "games" / game
    for file in SOURCE.rglob("*"):
        if file.suffix in (".py", ".pxd", ".ftl", ".toml") and folder not in file.parents:
            text = file.read_text(encoding="utf-8").lower()
            assert not re.search(rf"\b{game}\b", text), file.relative_to(SOURCE)


HOT_LOOPS: set[str] = set()  # functions that are one hot loop may be longer than 60 lines


def test_no_function_is_longer_than_60_lines() -> None:
    long = [
        f"{file.relative_to(SOURCE)}: {node.name}"
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 60
        and node.name not in HOT_LOOPS
    ]
    assert long == []


def test_the_raw_state_of_a_position_is_read_only_by_views() -> None:
    """Everything else asks the compiled queries."""
    readers = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*.py")
        if re.search(r"\.snapshot\(\)", file.read_text(encoding="utf-8")) and SOURCE / "kernel" not in file.parents
    }
    assert readers == {f"games/{game}/view.py" for game in salon.game_ids()}
