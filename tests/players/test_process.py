"""Computer players that are processes: good ones, and ones that do whatever a process can do wrong."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

import salon
from salon import Game, Position, Rng, SalonError
from salon.players import PLAYERS, Player, choose_action, create_player, create_registered
from salon.players.player import Fault
from salon.players.process import MAX_FAULTS, MAX_LOGGED, LineProcess, ProcessPlayer
from salon.server.bots import BotPool, BotSession
from tests.processes import run_salon
from tests.server.conftest import Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "first_legal.py"
PROTOCOL = EXAMPLE.parent.parent / "docs" / "player-protocol.md"
ANSWERING = """
import json, os, signal, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if "ask" in message:
            yield message
"""
# a player in another language, which starts at once
SHELL = r"""
while read -r line; do
  case $line in *'"ask":'*)
    number=${line#*'"ask":'}; move=${line#*'"legal":["'}
    printf '{"answer":%s,"move":"%s"}\n' "${number%%,*}" "${move%%\"*}"
  esac
done
"""


def in_python(code: str) -> str:
    return shlex.join([sys.executable, "-c", ANSWERING + code])


def in_shell(code: str) -> str:
    return shlex.join(["sh", "-c", code])


def play(game: Game, seats: list[Player], seed: str, most: float = 60.0) -> tuple[Position, list[str]]:
    """A whole game, in which no decision takes longer than it may, and the faults of its players."""
    position = game.start(game.deal(len(seats), seed))
    rng, faults = Rng(seed), []
    while position.waiting:
        seat = position.to_act
        began = time.monotonic()
        action, fault = choose_action(seats[seat], position, seat, rng)
        assert time.monotonic() - began < most
        faults += [fault] * bool(fault)
        position.play(seat, action)
    return position, faults


def play_against(command: str, time_limit: float = 5.0, seed: str = "bad") -> list[str]:
    """The faults of a player in a whole game that it delays no more than it may."""
    game = salon.game("bids")
    with ProcessPlayer(command, game, Rng(seed), time_limit) as who:
        position, faults = play(game, [PLAYERS["random"](game, Rng(seed)), who], seed, time_limit + 1)
        began = time.monotonic()
    assert time.monotonic() - began < 1
    assert position.waiting == 0
    return faults


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208


def children() -> set[str]:
    """The processes we have started, running or to be buried."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if stat.read_text().rpartition(")")[2].split()[1] == str(os.getpid()):
                found.add(stat.parent.name)
    return found


# --- players that play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_the_example_plays_every_game(game_id: str) -> None:
    game = salon.game(game_id)
    name = f"run:{shlex.join([sys.executable, str(EXAMPLE)])}"
    seats = [create_player(name if seat == 1 else "random", game, Rng(seat)) for seat in range(game.seat_counts[0])]
    with seats[1]:
        assert play(game, seats, "example")[1] == []


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20


def test_messages_match_the_protocol(tmp_path: Path) -> None:
    game = salon.game("wonders")
    heard = tmp_path / "heard"
    command = shlex.join(["sh", "-c", f"tee {shlex.quote(str(heard))} | {shlex.join([sys.executable, str(EXAMPLE)])}"])
    deal = game.deal(3, "told", leaders="yes")
    position, asked = game.start(deal), []
    with ProcessPlayer(command, game, Rng("told")) as who:
        who.begin(deal.options)
        for _ in range(9):
            if position.to_act == 1:
                question = json.loads(msgspec.json.encode(game.view(position, 1)))
                asked.append((question, [game.actions.text(action) for action in position.legal(1)]))
                action, fault = choose_action(who, position, 1, Rng("world"))
                assert fault == ""
            else:
                action = position.legal(position.to_act)[0]
            position.play(position.to_act, action)
        who.end([1, 2, 3], [3, 2, 1])
    hello, *questions, over = [json.loads(line) for line in heard.read_text().splitlines()]
    in_the_docs = [json.loads(line) for line in PROTOCOL.read_text().splitlines() if line.startswith("{")]
    assert [set(each) for each in in_the_docs if "answer" not in each] == [set(hello), set(questions[0]), set(over)]
    assert (hello["protocol"], hello["game"], hello["seats"], hello["seat"]) == (1, "wonders", 3, 1)
    assert hello["options"] == deal.options and hello["options"]["leaders"] == "yes"
    assert len(asked) > 1 and [(each["view"], each["legal"]) for each in questions] == asked
    assert [each["ask"] for each in questions] == list(range(1, len(asked) + 1))
    assert {(each["seat"], each["seconds"]) for each in questions} == {(1, 5.0)}
    assert over == {"over": True, "scores": [1, 2, 3], "ranking": [3, 2, 1]}


def test_two_hundred_games_leak_no_resources() -> None:
    game = salon.game("bids")
    kinds = [in_shell(SHELL), in_shell("exit 3"), in_shell("exec >&-; exec sleep 60"), in_shell("echo no")]
    play_against(kinds[0])
    gc.collect()  # what earlier tests left open must not be closed while this one counts
    before = open_files(), children(), threading.active_count()
    for number in range(200):
        command = kinds[0] if number % 4 else kinds[number // 4 % len(kinds)]
        with ProcessPlayer(command, game, Rng(number)) as who:
            play(game, [who, PLAYERS["random"](game, Rng(number))], f"many {number}")
    assert (open_files(), children(), threading.active_count()) == before


# --- players that do not ----------------------------------------------------------------------------------


NO_ANSWER, FLOOD, ILLEGAL = (
    "wrote a line that is no answer",
    "wrote a megabyte without an answer",
    "answered with an illegal move",
)
WRONG = {
    "dies": ("sys.exit(1)", "ended with code 1"),
    "dies when asked": ("next(questions()); os._exit(7)", "ended with code 7"),
    "is shot": ("os.kill(os.getpid(), signal.SIGSEGV)", "was ended by signal 11"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its input or output"),
    "writes without a newline": ("while True: os.write(1, b'x' * 65536)", FLOOD),
    "writes megabytes of lines": ("while True: os.write(1, b'{}\\n' * 9999)", FLOOD),
    "writes no JSON": ("[print('bid', flush=True) for q in questions()]", NO_ANSWER),
    "writes zeros": ("os.write(1, bytes(1000) + b'\\n'); time.sleep(60)", NO_ANSWER),
    "writes no UTF-8": ('os.write(1, b\'{"move":"\\xff"}\\n\'); time.sleep(60)', NO_ANSWER),
    "writes deeply": ("print('{\"x\":' + '[' * 99999, flush=True); time.sleep(60)", NO_ANSWER),
    "writes a number": ("print(5, flush=True); time.sleep(60)", NO_ANSWER),
    "answers with a list": ("[say(answer=q['ask'], move=[]) for q in questions()]", NO_ANSWER),
    "guesses": ("[say(answer=9 ** 99, move='') for q in questions()]", "answered a request that was not sent"),
    "plays nonsense": ("[say(answer=q['ask'], move='xyzzy') for q in questions()]", ILLEGAL),
    "says nothing of a move": ("[say(answer=q['ask']) for q in questions()]", ILLEGAL),
}


@pytest.mark.parametrize(("code", "fault"), WRONG.values(), ids=WRONG)
def test_faults_are_reported_and_the_game_continues(code: str, fault: str) -> None:
    faults = play_against(in_python(code))
    assert faults[:MAX_FAULTS] == [fault] * MAX_FAULTS
    assert set(faults[MAX_FAULTS:]) == {"gets no more requests after 3 faults"}


SILENT = {
    "never reads": "time.sleep(60)",
    "ignores signals": "signal.signal(signal.SIGTERM, signal.SIG_IGN); [time.sleep(60) for _ in range(9)]",
    "answers slowly": "[(time.sleep(60), say(answer=q['ask'], move=q['legal'][0])) for q in questions()]",
    "never ends a line": "[(os.write(1, b' '), time.sleep(0.01)) for _ in range(6000)]",
    "answers old questions only": "[say(answer=q['ask'] - 1, move=q['legal'][0]) for q in questions()]",
    "says other things": "[say(thought='hm', move='x') for q in questions()]",
    "complains without end": "while True: os.write(2, b'alas ' * 9999)",
    "leaves a child": "subprocess.Popen(['sleep', '60']); os._exit(0)",
}


@pytest.mark.parametrize("code", SILENT.values(), ids=SILENT)
def test_a_silent_player_times_out(code: str) -> None:
    faults = play_against(in_python(code), time_limit=0.2)
    assert faults[:MAX_FAULTS] == ["took longer than 0.2 s"] * MAX_FAULTS


def test_writing_a_long_message_times_out() -> None:
    words = "x" * 900_000
    cat = LineProcess(["cat"])
    cat.send(words)
    assert cat.read_line(time.monotonic() + 20) == f'"{words}"'.encode()
    cat.close()
    for code in ("sleep 60", "exec <&-; sleep 60"):
        unread, began = LineProcess(["sh", "-c", code]), time.monotonic()
        unread.send(words)
        with pytest.raises((TimeoutError, Fault)):
            unread.read_line(began + 0.3)
        unread.send(words)
        unread.kill()
        assert time.monotonic() - began < 1.3


def test_late_answers_are_skipped() -> None:
    code = (
        "[(say(answer=q['ask'] - 1, move='x'), say(), say(answer=q['ask'], move=q['legal'][-1])) for q in questions()]"
    )
    assert play_against(in_python(code)) == []


def test_a_player_is_restarted_after_a_fault(tmp_path: Path) -> None:
    been = shlex.quote(str(tmp_path / "been"))
    faults = play_against(in_shell(f"if mkdir {been} 2>/dev/null; then sleep 60; fi\n{SHELL}"), time_limit=1.0)
    assert faults == ["took longer than 1 s"]


def test_a_player_that_does_not_exit_is_killed_with_its_children(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    stubborn = f"trap '' TERM HUP; (trap '' TERM HUP; sleep 60) & echo $$ $! >{shlex.quote(str(pids))}; {SHELL}; wait"
    assert play_against(in_shell(stubborn)) == []
    for pid in pids.read_text().split():
        until = time.monotonic() + 5
        while running(int(pid)):
            assert time.monotonic() < until
            time.sleep(0.01)


def running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_standard_error_is_logged_up_to_a_limit(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "salon.players"):
        assert play_against(in_python("raise RuntimeError('no \\x1b[31m idea')"))[0] == "ended with code 1"
        assert "RuntimeError: no  [31m idea" in caplog.text
        caplog.clear()
        assert play_against(in_shell(f"yes alas | head -c 300000 >&2; {SHELL}")) == []
    assert "written too much to standard error" in caplog.text
    assert len("".join(record.getMessage() for record in caplog.records)) < 5 * MAX_LOGGED


@pytest.mark.parametrize("command", ["", " ", "no-such-program x", "'", "/"])
def test_a_command_that_cannot_be_run_is_refused_at_once(command: str) -> None:
    with pytest.raises(SalonError, match="cannot be run"):
        create_player(f"run:{command}", salon.game("bids"), Rng("x"))


def test_a_file_that_is_not_executable_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "no program"
    file.write_bytes(b"\x7fELF and no more")
    file.chmod(0o755)
    assert "cannot be run: Exec format error" in play_against(shlex.quote(str(file)))


# --- players in the same process ----------------------------------------------------------------------------


class RaisingPlayer(Player):
    def choose(self, known: Position, seat: int) -> int:
        raise KeyError("no idea")


class IllegalPlayer(Player):
    def choose(self, known: Position, seat: int) -> int:
        return -1


@pytest.mark.parametrize(
    ("kind", "fault"), [(RaisingPlayer, "failed: KeyError"), (IllegalPlayer, "answered with an illegal move")]
)
def test_a_fault_plays_the_first_legal_move(kind: type[Player], fault: str) -> None:
    game = salon.game("bids")
    position = game.start(game.deal(2, "fails"))
    with kind(game, Rng("x")) as who:
        assert choose_action(who, position, 0, Rng("x")) == (position.legal(0)[0], fault)


# --- at the terminal and at the table -----------------------------------------------------------------------


def at_the_terminal(folder: Path, command: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    words = ["play", "bids", "--seed", "5", "--record", str(folder / "game.json"), "--lang", language, "--against"]
    return run_salon(*words, f"run:{command}", given="1\n" * 50)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "could not move (ended"), ("de", "konnte nicht ziehen (ended"), ("th", "เล่นไม่ได้ (ended")],
)
def test_the_terminal_reports_faults(tmp_path: Path, language: str, words: str) -> None:
    done = at_the_terminal(tmp_path, in_shell("exit 4"), language)
    assert done.returncode == 0 and words in done.stdout, done.stderr


def test_playing_against_a_process_in_the_terminal(tmp_path: Path) -> None:
    done = at_the_terminal(tmp_path, in_shell(SHELL))
    assert done.returncode == 0 and "The game is over." in done.stdout and "could not move" not in done.stdout
    refused = at_the_terminal(tmp_path, "no-such-program")
    assert refused.returncode == 2 and refused.stderr.startswith("salon: the player 'no-such-program' cannot be run")


@pytest.fixture
def shell_player() -> Iterator[str]:
    class InShell(ProcessPlayer):
        def __init__(self, game: Game, rng: Rng) -> None:
            super().__init__(in_shell(SHELL), game, rng)

    PLAYERS["shell"] = InShell
    yield "shell"
    del PLAYERS["shell"]


async def choose_in_pool(session: BotSession, known: Position, seat: int) -> tuple[int, str]:
    """Choose as the server does, and end the session."""
    pool = BotPool()
    chosen = await pool.choose(session, known, seat)
    pool.release(session)
    return chosen


def test_a_server_can_run_a_registered_process(shell_player: str) -> None:
    game = salon.game("paris")
    known = game.start(game.deal(2, "server"))
    seat = known.to_act
    before = open_files()
    for _ in range(3):
        chosen = asyncio.run(choose_in_pool(BotSession(game, shell_player, seat, "server"), known, seat))
        assert chosen == (known.legal(seat)[0], "")
    for thread in threading.enumerate():
        if thread.name == "bot":
            thread.join(5)
    assert open_files() == before


def test_a_browser_never_starts_a_process(tmp_path: Path) -> None:
    started = tmp_path / "started"
    name = f"run:touch {started}"
    server = Server(tmp_path)

    async def test() -> None:
        browser = server.browser()
        seats = [{"who": "me"}, {"who": "computer", "player": name}]
        answer = await browser.post("/tables", {"game": "bids", "seats": seats})
        assert answer.status_code == 400 and answer.json()["code"] == "no-such-player"
        table = await browser.table("bids", "me", "invited")
        answer = await browser.post(f"/tables/{table}/seats/1", {"who": "computer", "player": name})
        assert answer.status_code == 400 and answer.json()["code"] == "no-such-player"
        assert "run:" not in json.dumps((await browser.get("/games")).json())

    try:
        asyncio.run(test())
    finally:
        server.stop()
    game = salon.game("bids")
    known = game.start(game.deal(2, "server"))
    # not even if such a name had come into the store
    assert asyncio.run(choose_in_pool(BotSession(game, name, 0, "x"), known, 0)) == (
        known.legal(0)[0],
        "failed: SalonError",
    )
    with pytest.raises(SalonError, match="there is no player"):
        create_registered(name, game, Rng("x"))
    assert not started.exists()
