"""`salon arena` as people use it: real processes, real files, real signals."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.arena import create_match, play_games
from salon.cli.main import main
from salon.kernel.reasons import SalonError

QUICK = ("bids", "--players", "greedy,random", "--games", "1000", "--seed", "1", "--jobs", "2", "--json")
SLOW = ("paris", "--players", "greedy,random", "--seed", "1", "--jobs", "2", "--json")


def start(*words: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "salon", "arena", *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def numbers(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, Any]:
    """The report of a command that ends well, without what depends on the machine."""
    assert main(["arena", *map(str, words)]) == 0
    return without_times(capsys.readouterr().out)


def without_times(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    del found["times"]
    return found


def report_when_stopped(process: subprocess.Popen[str], seconds: float = 3.0) -> dict[str, Any]:
    """The report of a command that was just asked to stop, and does so in time."""
    begin = time.monotonic()
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert time.monotonic() - begin < seconds
    assert "stopped after" in err and "Traceback" not in err
    return without_times(out)


def games_in(file: Path) -> list[int]:
    return [json.loads(line)["number"] for line in whole_lines(file)[1:]]


def whole_lines(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return text[: text.rfind("\n") + 1].splitlines()


def wait_for_games(file: Path, count: int) -> None:
    deadline = time.monotonic() + 30
    while len(whole_lines(file)) <= count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def wait_for_line(file: Path) -> None:
    deadline = time.monotonic() + 30
    while not (file.exists() and file.read_text(encoding="utf-8").endswith("\n")):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def all_end(processes: list[int], least: int = 2) -> bool:
    """Whether the processes of a command, which ended just now, end with it."""
    deadline = time.monotonic() + 5
    while any(map(alive, processes)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return len(processes) >= least and not any(map(alive, processes))


def error_of(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main(["arena", *map(str, words)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and len(err.strip().splitlines()) == 1, err
    return err


def test_the_report_does_not_depend_on_the_number_of_cores(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("bids", "--players", "greedy,random", "--seats", "3", "--games", "61", "--seed", "7", "--json")
    one, two = numbers(capsys, *command, "--jobs", "1"), numbers(capsys, *command, "--jobs", "2")
    assert json.dumps(one) == json.dumps(two)
    assert (one["games"], one["deals"], one["complete"], one["distinct_games"]) == (62, 31, True, 62)
    assert list(one) == ["format", "match", "complete", "games", "games_asked", "games_of_unfinished_deals", "deals",
                         "distinct_games", "decisions", "players", "pairs"]  # fmt: skip
    assert list(one["players"][0]) == ["name", "games", "win_share", "even_share", "place_share", "score", "rating",
                                       "decisions", "faults"]  # fmt: skip
    assert one["players"][0]["win_share"]["low"] > 0.5 > one["players"][1]["win_share"]["high"]


def test_a_match_continues_after_sigkill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    process = start(*QUICK, "--keep", file)
    wait_for_games(file, 5)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    before = whole_lines(file)
    assert 5 < len(before) < 1001
    assert all_end(workers)

    with file.open("a", encoding="utf-8") as out:
        out.write('{"number":999,"scores":[1')  # as a power cut would leave it
    resumed = numbers(capsys, *QUICK, "--keep", file)
    assert whole_lines(file)[: len(before)] == before
    assert sorted(games_in(file)) == list(range(1000))
    assert file.read_text(encoding="utf-8").endswith("\n")
    assert resumed == numbers(capsys, *QUICK)

    finished = file.read_bytes()
    again = numbers(capsys, *[word for word in QUICK if word not in ("--seed", "1")], "--keep", file)
    assert again == resumed and file.read_bytes() == finished  # also without the seed, which the file knows


def test_stopping_reports_the_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = start(*SLOW, "--games", "100000", "--keep", file)
    wait_for_games(file, 2)
    workers = children(process.pid)
    process.send_signal(signal.SIGTERM)
    found = report_when_stopped(process)
    assert found["complete"] is False and found["games_asked"] == 100000
    assert found["games"] + found["games_of_unfinished_deals"] == len(games_in(file)) >= 2
    assert file.read_text(encoding="utf-8").endswith("\n")
    assert all_end(workers)


def sigint_is_blocked(pid: int) -> bool:
    """Whether a process was started with SIGINT blocked."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    masks = dict(line.split(":", 1) for line in status.splitlines())
    return bool(int(masks["SigBlk"], 16) & 1 << (signal.SIGINT - 1))


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_ctrl_c_stops_all_processes_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "salon", "arena", *SLOW, "--games", "100000", "--keep", str(file)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_for_games(file, 2)
    blocked = [sigint_is_blocked(pid) for pid in children(process.pid) if is_worker(pid)]
    os.killpg(process.pid, signal.SIGINT)
    assert len(blocked) == 2 and all(blocked), "a worker would be interrupted while it still imports"
    assert report_when_stopped(process)["complete"] is False


def test_another_file_is_refused_and_not_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    command = ("bids", "--players", "greedy,random", "--games", "4", "--jobs", "1", "--keep", file)
    assert main(["arena", *map(str, command), "--seed", "7"]) == 0
    assert "4 games" in capsys.readouterr().out
    before = file.read_bytes()
    assert "contains another match (seed: 7, not 8)" in error_of(capsys, *command, "--seed", "8")
    assert "(players: greedy,random, not random,greedy)" in error_of(
        capsys, "bids", "--players", "random,greedy", "--keep", file
    )
    assert "(seats: 2, not 4)" in error_of(capsys, *command, "--seats", "4")
    assert "contains another match (game: bids, not paris)" in error_of(capsys, "paris", *command[1:])
    assert file.read_bytes() == before

    lines = before.splitlines(keepends=True)
    for other in (b"my diary", b"my diary\n", b'{"format":"salon-record-1"}\n', b"\x89PNG\r\n"):
        file.write_bytes(other)
        assert "is not a file of arena games" in error_of(capsys, *command)
        assert file.read_bytes() == other
    broken = lines[0] + lines[1][:30] + b"\n" + lines[2]
    file.write_bytes(broken)
    assert "line 2: is not a game of this match" in error_of(capsys, *command)
    assert file.read_bytes() == broken
    file.write_bytes(lines[0][:50])  # cut off in its first line
    assert main(["arena", *map(str, command), "--seed", "7"]) == 0
    assert sorted(whole_lines(file)[1:])[0].startswith('{"number":0') and len(whole_lines(file)) == 5


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("chess", "--players", "random"), "there is no game 'chess'"),
        (("bids", "--players", "random,nobody"), "there is no player 'nobody'"),
        (("bids", "--players", "random,"), "there is no player ''"),
        (("bids", "--players", "random", "--seats", "99"), "bids is for 2 to 4 seats, not 99"),
        (("bids", "--players", "random,greedy", "--seats", "1"), "1 seats are too few for 2 players"),
        (("paris", "--players", "random,random,random,random,random"), "paris is for 2 to 4 seats, not 5"),
        (("bids", "--players", "random", "--games", "0"), "--games 0: at least one game"),
        (("bids", "--players", "random", "--jobs", "0"), "--jobs 0: must be from 1 to"),
        (("bids", "--players", "random", "--option", "pies=3"), "there is no option 'pies'"),
        (("bids", "--players", "random", "--seed", "a\tb"), "a seed must be printable text"),
        (("bids", "--players", "random", "--keep", "/no/such/folder/x"), "cannot be written"),
        (("bids", "--players", "random", "--keep", "/"), "cannot be written"),
        (("bids", "--players", "random", "--keep", "/dev/null"), "it is not a regular file"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert says in error_of(capsys, *words)


def test_the_report_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    command = ["arena", "bids", "--players", "greedy,random", "--games", "2", "--seed", "[/b]"]
    command += ["--keep", str(tmp_path / "match.jsonl")]
    for language, word in (("en", "Rating"), ("de", "Wertung"), ("th", "เรตติ้ง")):
        assert main([*command, "--lang", language]) == 0
        out, err = capsys.readouterr()
        assert word in out and "greedy" in out and "[/b]" in out and err.strip() == ""


def test_the_death_of_a_worker_is_reported() -> None:
    match = create_match(salon.game("bids"), ["random"], 2, {}, "1")
    games = play_games(match, iter(range(10**9)), 2)
    next(games)
    mine = [process for process in multiprocessing.active_children() if process.name == "arena"]
    assert len(mine) == 2 and mine[0].pid is not None
    os.kill(mine[0].pid, signal.SIGKILL)
    with pytest.raises(SalonError, match="a process of the arena ended in a game"):
        for _ in games:
            pass
    assert not any(process.is_alive() for process in mine)


def test_a_match_file_is_locked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    process = start(*SLOW, "--games", "100000", "--keep", file)
    wait_for_games(file, 0)
    assert "another command is just playing this match" in error_of(capsys, *SLOW, "--keep", file)
    process.send_signal(signal.SIGTERM)
    report_when_stopped(process)


# --- players that are programs --------------------------------------------------------------------------

PROGRAM = """
import json, os, pathlib, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        with open(sys.argv[1], "a") as out:
            print(os.getpid(), json.dumps(said["options"]), file=out, flush=True)
    if "over" in said:
        with open(sys.argv[1], "a") as out:
            print("over", len(said["scores"]), file=out, flush=True)
    if "ask" in said:
        time.sleep(float(sys.argv[2]))
        print(json.dumps({"answer": said["ask"], "move": sys.argv[3] or said["legal"][-1]}), flush=True)
"""


@pytest.mark.parametrize("move", ["", "nonsense"])
def test_a_program_plays_gets_the_result_and_its_faults_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], move: str
) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    program = f"run:{sys.executable} {tmp_path}/program.py {tmp_path}/heard 0 '{move}'"
    players = f"random,{program}"
    found = numbers(capsys, "bids", "--players", players, "--games", "2", "--seed", "1", "--json", "--jobs", "1")
    random, mine = found["players"]
    assert mine["name"] == program and random["faults"] == {}
    heard = (tmp_path / "heard").read_text(encoding="utf-8")
    if move:
        assert mine["faults"].pop("answered with an illegal move") == 6  # three in each game, then it is out
        assert sum(mine["faults"].values()) == mine["decisions"] - 6
    else:
        assert mine["faults"] == {} and heard.count("over 2") == 2 and heard.count("{}") == 2


def test_programs_end_with_the_arena(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    heard = tmp_path / "heard"
    program = f"run:{sys.executable} {tmp_path}/program.py {heard} 60 ''"
    process = start("bids", "--players", program, "--games", "2", "--seed", "1", "--json", "--jobs", "1")
    wait_for_line(heard)
    process.send_signal(signal.SIGTERM)
    assert report_when_stopped(process)["games"] == 0
    assert all_end([int(line.split()[0]) for line in heard.read_text(encoding="utf-8").splitlines()], 1)
