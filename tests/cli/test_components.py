"""`salon components`: lists for people and programs, and a file that an owner edits."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import salon
from tests.cli.test_commands import error_of, run


@pytest.mark.parametrize("game", salon.game_ids())
def test_a_written_file_holds_every_value_and_changes_nothing(game: str, tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    assert run("components", game, "--write", file).stdout == ""
    own = salon.game(game, file)
    assert own.components.overrides == {}
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    for key, value in salon.game(game).components.values.items():
        found = written
        for part in key.split("."):
            found = found[part]
        assert found == value.value, key


def test_a_value_edited_in_place_is_an_override_and_a_fault_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    run("components", "paris", "--write", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    place = lines.index("[prices.buy]") + 1
    assert lines[place] == "wood = 2  # assumed: own"
    lines[place] = "wood = 5"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert salon.game("paris", file).components.overrides == {"prices.buy.wood": 5}
    lines[place] = "wood = 0"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"my-copy.toml, line {place + 1}: prices.buy.wood:" in error_of("rules", "paris", "--components", file)


def test_an_optional_value_is_a_comment_to_be_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    run("components", "paris", "--write", file)
    text = file.read_text(encoding="utf-8")
    for district, token in (("chaillot", "silver"), ("batignolles", "bronze")):
        value = 1 if district == "chaillot" else 2
        was = {1: "bronze", 2: "silver"}[value]
        text = text.replace(f"# [marker.{district}]", f"[marker.{district}]\n{value} = '{token}'")
        assert f'# {value} = "{was}"  # if it differs from marker.{value}' in text
    file.write_text(text, encoding="utf-8")
    assert salon.game("paris", file).components.overrides == {
        "marker.chaillot.1": "silver",
        "marker.batignolles.2": "bronze",
    }


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text("# precious\n", encoding="utf-8")
    assert error_of("components", "paris", "--write", file).endswith(
        "my-copy.toml: exists already and was not changed; choose another name"
    )
    assert file.read_text(encoding="utf-8") == "# precious\n"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in error_of("components", "paris", "--write", tmp_path / "file" / "my-copy.toml")


def test_own_values_are_written_as_they_are(tmp_path: Path) -> None:
    mine, whole = tmp_path / "mine.toml", tmp_path / "whole.toml"
    mine.write_text("[landmark.9]\nname = 'Jardin \"neuf\"'\n[marker.chaillot]\n1 = 'silver'\n[marker.belleville]\n"
                    "2 = 'bronze'\n", encoding="utf-8")  # fmt: skip
    run("components", "paris", "--components", mine, "--write", whole)
    assert salon.game("paris", whole).components.overrides == salon.game("paris", mine).components.overrides


def test_json_has_every_value_with_what_it_rests_on() -> None:
    found = json.loads(run("components", "paris", "--json").stdout)
    values = salon.game("paris").components.values
    assert [each["key"] for each in found] == list(values)
    assert found[0] == {"key": "set_up.keys.2", "value": 10, "confidence": "seed", "source": "german rulebook"}


def test_a_pipe_gets_whole_keys_in_columns_whatever_its_width() -> None:
    lines = run("components", "wonders", COLUMNS="20").stdout.splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    values = salon.game("wonders").components.values
    assert [row[0] for row in rows] == list(values) and {len(row) for row in rows} == {4}
    assert ["card.forum.cost", '["clay", "clay"]', "sourced", values["card.forum.cost"].source] in rows


def test_a_terminal_gets_a_table() -> None:
    terminal, other_end = pty.openpty()
    command = [sys.executable, "-m", "salon", "components", "bids"]
    environment = {**os.environ, "COLUMNS": "120", "TERM": "xterm"}
    process = subprocess.Popen(command, stdout=other_end, env=environment)
    os.close(other_end)
    shown = b""
    try:
        while piece := os.read(terminal, 4096):
            shown += piece
    except OSError:  # the other end was closed
        pass
    os.close(terminal)
    assert process.wait(timeout=60) == 0
    assert "┃" in shown.decode() and "start.coins" in shown.decode()
