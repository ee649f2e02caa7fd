"""What the layout promises: small files, and nothing of a game outside its folder."""

from __future__ import annotations

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
