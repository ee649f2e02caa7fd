"""The commands as people type them: real processes, real files, exit codes and one-line errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import salon
from salon.kernel.record import Record
from tests.processes import run_salon


def run(*words: str | Path, given: str = "", status: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
    done = run_salon(*words, given=given, environment={**os.environ, "COLUMNS": "160", **environment})
    assert done.returncode == status, done.stderr
    return done


def error_of(*words: str | Path) -> str:
    """The one line on standard error of a command that is refused with exit code 2."""
    done = run(*words, status=2)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("salon: "), done.stderr
    return lines[0]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "out.jsonl"
    run("simulate", "paris", "--players", "4", "--games", "20", "--seed", "7", "--records", file)
    return file


def test_simulate_gives_the_same_records_for_the_same_seed(records: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    done = run("simulate", "paris", "--players", "4", "--games", "20", "--seed", "7", "--records", again)
    assert "20 random games" in done.stdout
    assert again.read_bytes() == records.read_bytes()
    assert len(records.read_text(encoding="utf-8").splitlines()) == 20


def test_verify_accepts_valid_records(records: Path) -> None:
    assert run("verify", records).stdout == "20 records are true: deal, moves and result\n"


def test_a_truncated_edited_or_foreign_file_is_named_with_record_and_move(records: Path, tmp_path: Path) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.jsonl"

    broken.write_text("\n".join([*lines[:3], lines[3][:500]]), encoding="utf-8")
    assert error_of("verify", broken).startswith("salon: record 4: is not complete JSON")

    third = json.loads(lines[2])
    moves = third["moves"].split()
    moves[9] = "end" if moves[9] != "end" else "pass"
    edited = json.dumps(third | {"moves": " ".join(moves)})
    broken.write_text("\n".join([*lines[:2], edited]), encoding="utf-8")
    assert error_of("verify", broken).startswith(f"salon: record 3, move 10: seat {seat_at(lines[2], 9)} cannot play")
    assert error_of("replay", broken, "--game-number", "3").startswith("salon: record 3, move 10: ")

    broken.write_text('{"name": "something else"}\n', encoding="utf-8")
    assert error_of("verify", broken).startswith("salon: record 1: is not a Salon record")
    broken.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    assert error_of("verify", broken).startswith("salon: record 1: is not ")
    assert "cannot be read" in error_of("verify", tmp_path / "none.jsonl")


def seat_at(line: str, number: int) -> int:
    record = salon.Record.from_json(line, salon.game)
    return list(record.played())[number][0]


def test_replay_prints_the_game_as_text(records: Path) -> None:
    text = run("replay", records, "--all").stdout
    assert "from pile 3." in text and "The game is over." in text
    assert "zieht von Stapel" in run("replay", records, "--all", "--lang", "de").stdout
    as_seat = run("replay", records, "--all", "--seat", "1").stdout
    assert "takes an end-game tile, face down" in as_seat
    assert "has the seats 1 to 4" in error_of("replay", records, "--seat", "7")
    assert "has no record 99" in error_of("replay", records, "--game-number", "99")


@pytest.mark.parametrize("language", ["en", "de", "th"])
def test_rules_clause_and_aid(language: str) -> None:
    whole = run("rules", "paris", "--lang", language).stdout
    clause = salon.game("paris").text.rulebook.clause("8.2", language)
    assert clause.text[:40] in whole
    assert clause.text[:40] in run("rules", "paris", "8.2", "--lang", language).stdout
    aid = run("rules", "paris", "--aid", "--lang", language).stdout
    assert "27" in aid and len(aid.splitlines()) < 90


def test_a_clause_that_does_not_exist_is_refused() -> None:
    assert "the rulebook has no clause '99.1'" in error_of("rules", "paris", "99.1")
    assert "the rulebook has no clause '99'" in error_of("rules", "paris", "99")


def test_components_are_listed_and_counted(tmp_path: Path) -> None:
    listed = run("components", "paris").stdout
    assert "landmark.15.marble" in listed and "assumed" in listed and "0 overridden" in listed
    mine = tmp_path / "my-copy.toml"
    mine.write_text("[prices.buy]\nwood = 3\n", encoding="utf-8")
    assert "1 overridden" in run("components", "paris", "--components", mine).stdout
    mine.write_text("[prices.buy]\nwood = 1\n", encoding="utf-8")
    said = error_of("components", "paris", "--components", mine)
    assert "my-copy.toml, line 2: prices.buy.wood: you buy for 1" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("simulate", "chess"), "there is no game 'chess': choose one of"),
        (("simulate", "paris", "--players", "9"), "paris is for 2 to 4 seats, not 9"),
        (("simulate", "paris", "--option", "piles"), "--option 'piles' is not of the form NAME=VALUE"),
        (("simulate", "paris", "--option", "piles=7"), "option piles cannot be '7': choose one of 3, 2"),
        (("simulate", "paris", "--option", "pies=3"), "there is no option 'pies'"),
        (("simulate", "paris", "--games", "0"), "at least one game"),
        (("simulate", "paris", "--games", "1", "--records", "/no/such/folder/x"), "cannot be written"),
        (("bench", "--game", "paris", "--players", "9"), "paris is for 2 to 4 seats"),
        (("bench", "--seconds", "0"), "must be from 0.001 to 3600"),
        (("bench", "--seconds", "nan"), "must be from 0.001 to 3600"),
        (("bench", "--players", "9"), "no game has this number of seats"),
        (("simulate", "paris", "--players", "0"), "paris is for 2 to 4 seats, not 0"),
        (("simulate", "paris", "--players", "1000000000000000"), "paris is for 2 to 4 seats"),
        (("simulate", "paris", "--option", "seed=3"), "there is no option 'seed'"),
        (("simulate", "paris", "--games", "1", "--seed", "a\tb"), "a seed must be printable text"),
        (("simulate", "paris", "--games", "1", "--records", "/"), "it is not a regular file"),
        (("verify", "/"), "cannot be read"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: tuple[str, ...], says: str) -> None:
    assert says in error_of(*words)


def test_bench_prints_one_json_object_a_line() -> None:
    done = run("bench", "--game", "bids", "--seconds", "0.05", "--json")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    keys = ["game", "players", "compiled", "decisions_per_s", "games_per_s", "stepwise_decisions_per_s", "copy_ns"]
    keys.append("search_iterations_per_s")
    assert [list(row) for row in rows] == [keys] * 3
    assert all(row["decisions_per_s"] > 0 for row in rows)
    assert "bids" in run("bench", "--game", "bids", "--players", "2", "--seconds", "0.05").stdout


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m salon rules paris | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


# --- playing ------------------------------------------------------------------------------------------------


def test_a_complete_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = ("play", "paris", "--players", "2", "--against", "random", "--record", file, "--seed", "5")
    done = run(*play, given="1\n" * 2000)
    assert "The game is over." in done.stdout and "Where the points come from" in done.stdout
    assert run("verify", file).stdout.startswith("1 record is true")


def test_quit_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = ("play", "paris", "--against", "random", "--record", file)
    first = run(*play, "--seed", "5", given="1\n1\nq\n")
    assert "Saved in" in first.stdout
    before = json.loads(file.read_text(encoding="utf-8"))["moves"]
    second = run(*play, given="q\n")
    assert f"after {len(before.split())} moves" in second.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["moves"].startswith(before)
    assert "Add --new to start another" in error_of(*play, "--players", "4")
    third = run(*play, "--new", "--players", "4", given="q\n")
    assert "after" not in third.stdout.splitlines()[0]
    kept = [other for other in tmp_path.glob("game-*.json") if before in other.read_text(encoding="utf-8")]
    assert len(kept) == 1  # the game that made room is not lost


def test_help_rules_reasons_and_invalid_input(tmp_path: Path) -> None:
    answers = "?\nr 8.2\nw pass\na\nxyzzy\n999\nb\nend\nq\n"
    done = run("play", "paris", "--record", tmp_path / "g.json", "--seed", "5", given=answers)
    for words in ("this help", "8.2", "Draw a building first [3.1]", "Paris: player aid", "xyzzy is neither"):
        assert words in done.stdout
    assert "999 is neither" in done.stdout and "Your choices" in done.stdout


def test_others_end_game_tiles_are_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    play = ("play", "paris", "--players", "2", "--against", "random", "--record", file, "--seed", "8")
    out = run(*play, given="1\n" * 2000).stdout
    assert "random 1 takes an end-game tile, face down" in out
    assert "random 1 takes an end-game tile (3 francs)" not in out


@pytest.mark.parametrize("language", ["de", "th"])
def test_play_in_other_languages(tmp_path: Path, language: str) -> None:
    done = run("play", "paris", "--record", tmp_path / "g.json", "--lang", language, "--seed", "5", given="1\nq\n")
    assert {"de": "Deine Möglichkeiten", "th": "สิ่งที่คุณทำได้"}[language] in done.stdout


def test_any_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    done = run("play", "bids", "--record", tmp_path / "g.json", "--seed", "5", given="1\n" * 50)
    assert "The game is over." in done.stdout


def test_a_saved_game_survives_sigkill(tmp_path: Path) -> None:
    """The process is killed in the middle of a game, many times; the game goes on from its last move."""
    file = tmp_path / "game.json"
    command = [sys.executable, "-m", "salon", "play", "paris", "--against", "random", "--record", str(file)]
    moves = 0
    for _ in range(4):
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        assert process.stdin is not None
        process.stdin.write("1\n" * 6)
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and count_moves(file) <= moves:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process.stdin.close()
        assert count_moves(file) > moves
        moves = count_moves(file)
        assert run("verify", file).stdout.startswith("1 record is true")


def count_moves(file: Path) -> int:
    return len(json.loads(file.read_text(encoding="utf-8"))["moves"].split()) if file.exists() else 0


def test_a_broken_saved_game_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{", encoding="utf-8")
    assert "name another file with --record" in error_of("play", "paris", "--record", file)
    assert "name another file with --record" in error_of("play", "paris", "--record", file, "--new")
    assert file.read_text(encoding="utf-8") == "{"


def test_a_file_of_other_games_is_not_changed(records: Path) -> None:
    before = records.read_bytes()
    assert "is not one game of paris" in error_of("play", "paris", "--record", records)
    assert "is not one game of bids" in error_of("play", "bids", "--new", "--record", records)
    assert records.read_bytes() == before


def test_a_finished_game_is_archived(tmp_path: Path) -> None:
    file = tmp_path / "bids.json"
    run("play", "bids", "--record", file, "--seed", "5", given="1\n" * 50)
    finished = file.read_text(encoding="utf-8")
    run("play", "bids", "--record", file, given="q\n")
    assert any(other.read_text(encoding="utf-8") == finished for other in tmp_path.glob("bids-*.json"))


@pytest.mark.parametrize("game", salon.game_ids())
def test_markup_in_names_and_input_is_harmless(tmp_path: Path, game: str) -> None:
    answers = "²\n" + "9" * 5000 + "\nw draw1\nw card1\n[/b]\nq\n"
    done = run("play", game, "--record", tmp_path / "g.json", "--name", "[/b] [x]", "--seed", "5", given=answers)
    assert "[/b] [x]" in done.stdout
    if game == "paris":
        assert "draw1 is possible now." in done.stdout
        assert json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["moves"].count("draw") <= 2


def test_records_are_written_atomically_through_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(real)
    run("simulate", "bids", "--games", "3", "--seed", "1", "--records", link)
    assert link.is_symlink() and len(real.read_text(encoding="utf-8").splitlines()) == 3
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link.jsonl", "real.jsonl"]


@pytest.mark.parametrize("redirection", ["<&-", ">&-", ">/dev/full"])
def test_missing_and_full_streams_give_no_traceback(tmp_path: Path, redirection: str) -> None:
    shell = f"{sys.executable} -m salon play bids --record {tmp_path}/g.json {redirection}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    assert "Traceback" not in done.stderr


def test_a_hint_names_moves_with_reasons_and_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    play = ("play", "paris", "--players", "2", "--against", "random", "--record", file, "--seed", "5")
    done = run(*play, given="h\nh\n1\nq\n")
    asked = [line for line in done.stdout.splitlines() if "wins " in line and " points" in line]
    assert len(asked) == 2 * len(set(asked)) > 0, "the same question has the same answer"
    record = Record.from_json(file.read_text(encoding="utf-8"), salon.game)
    assert [hint.seat for hint in record.hints] == [0], "asked twice, kept once"
    run(*play[:2], "--record", file, given="q\n")
    assert Record.from_json(file.read_text(encoding="utf-8"), salon.game).hints == record.hints
