"""Matches and random games on Ray: real clusters, a node that is killed, nodes that cannot play, real signals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import salon
from tests.arena.test_arena import (
    PROGRAM,
    all_end,
    children,
    games_in,
    report_when_stopped,
    wait_for_games,
    wait_for_line,
    without_times,
)  # fmt: skip
from tests.processes import run_salon

# Ray reads this when it is imported: the clusters of these tests listen on the loopback interface only.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

MATCH = ("paris", "--players", "greedy,random", "--seed", "1", "--json")
STOP = 10.0  # seconds: a cluster of its own ends with the command
NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 100_000_000}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of one node with one processor."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    yield cluster
    cluster.shutdown()


def start(*words: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "salon", *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def finished(*words: str | Path) -> str:
    """What a command prints that ends well and says nothing else."""
    done = run_salon(*words)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    return done.stdout


def error_of(*words: str | Path) -> str:
    done = run_salon(*words)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    return done.stderr.strip()


def descendants(process: int) -> list[int]:
    try:
        return [each for child in children(process) for each in (child, *descendants(child))]
    except OSError:
        return []  # it has just ended


def plays(process: int) -> bool:
    """Whether a process is a worker of Ray that plays just now."""
    try:
        return b"ray::play" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def listening(processes: list[int]) -> set[str]:
    """The addresses on which processes listen, as the kernel writes them."""
    sockets = set()
    for process in processes:
        with suppress(OSError):  # it may end just now
            for each in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError):
                    sockets.add(str(each.readlink()))
    rows = [line.split() for table in ("tcp", "tcp6") for line in Path("/proc/net", table).read_text().splitlines()]
    return {row[1].split(":")[0] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in sockets}


def test_a_killed_node_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    command, file = ("arena", *MATCH, "--games", "60"), tmp_path / "match.jsonl"
    node = cluster.add_node(**NODE)
    process = start(*command, "--on", f"ray={cluster.address}", "--keep", file)
    wait_for_games(file, 6)
    raylet = node.all_processes["raylet"][0].process.pid
    deadline = time.monotonic() + 30
    while not any(map(plays, workers := descendants(raylet))):
        assert time.monotonic() < deadline
    for each in (raylet, *workers):
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGKILL)
    assert len(games_in(file)) < 55
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err.strip()) == (0, "")
    cluster.remove_node(node)
    assert sorted(games_in(file)) == list(range(60))
    one = without_times(finished(*command, "--jobs", "1"))
    assert json.dumps(without_times(out)) == json.dumps(one)


def test_random_games_are_those_of_one_core_in_the_same_order(cluster: Any, tmp_path: Path) -> None:
    command = ("simulate", "paris", "--games", "500", "--seed", "7", "--records")
    one = finished(*command, tmp_path / "one")
    assert finished(*command, tmp_path / "two", "--jobs", "2") == one
    assert finished(*command, tmp_path / "ray", "--jobs", "2", "--on", f"ray={cluster.address}") == one
    assert len((tmp_path / "one").read_bytes().splitlines()) == 500
    assert (tmp_path / "two").read_bytes() == (tmp_path / "one").read_bytes()
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "one").read_bytes()


@pytest.mark.parametrize("move", ["", "nonsense"])
def test_programs_play_on_a_node(cluster: Any, tmp_path: Path, move: str) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    program = f"run:{sys.executable} {tmp_path}/program.py {tmp_path}/heard 0 '{move}'"
    command = ("arena", "bids", "--players", f"random,{program}", "--games", "2", "--seed", "1", "--json")
    report = without_times(finished(*command, "--on", f"ray={cluster.address}"))
    assert report == without_times(finished(*command))
    assert report["players"][1]["faults"].get("answered with an illegal move", 0) == (6 if move else 0)


def test_programs_on_a_node_end_with_the_arena(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    program = f"run:{sys.executable} {tmp_path}/program.py {tmp_path}/heard 60 ''"
    words = ("arena", "bids", "--players", program, "--games", "2", "--seed", "1", "--json")
    process = start(*words, "--on", f"ray={cluster.address}", "--jobs", "1")
    wait_for_line(tmp_path / "heard")
    process.send_signal(signal.SIGINT)
    assert report_when_stopped(process, STOP)["games"] == 0
    assert all_end([int(line.split()[0]) for line in (tmp_path / "heard").read_text().splitlines()], 1)


@pytest.mark.parametrize(
    ("module", "says"),
    [
        ("raise ImportError", f"has no Salon: install Salon {salon.__version__} there"),
        ("__version__ = '0.1.0'", f"has Salon 0.1.0: install Salon {salon.__version__} there, as on this machine"),
    ],
)
def test_a_node_with_another_salon_is_named(cluster: Any, tmp_path: Path, module: str, says: str) -> None:
    (tmp_path / "salon.py").write_text(module, encoding="utf-8")
    node = cluster.add_node(**NODE, env_vars={"PYTHONPATH": str(tmp_path)})
    said = error_of("arena", *MATCH, "--games", "1000", "--on", f"ray={cluster.address}", "--jobs", "2")
    assert said == f"salon: the node 127.0.0.1 of the Ray cluster {says}"
    cluster.remove_node(node)


def test_ctrl_c_and_a_match_continued_on_one_core(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = start("arena", *MATCH, "--games", "100000", "--on", "ray", "--jobs", "1", "--keep", file)
    wait_for_games(file, 2)
    processes = descendants(process.pid)
    assert listening([process.pid, *processes]) == {"0100007F", "0000000000000000FFFF00000100007F"}  # 127.0.0.1
    os.killpg(process.pid, signal.SIGINT)
    found = report_when_stopped(process, STOP)
    assert found["complete"] is False
    assert found["games"] + found["games_of_unfinished_deals"] == len(games_in(file)) >= 2
    assert all_end(processes)
    command = ("arena", *MATCH, "--games", "12", "--jobs", "1")
    assert without_times(finished(*command, "--keep", file)) == without_times(finished(*command))


@pytest.mark.parametrize(
    ("on", "says"),
    [
        ("spark", "--on 'spark': choose ray, or ray=ADDRESS"),
        ("ray=", "--on 'ray=': choose ray, or ray=ADDRESS"),
        ("ray=nowhere", "--on ray=nowhere: an address is HOST:PORT, or ray://HOST:PORT"),
        ("ray=127.0.0.1:1", "there is no Ray cluster at 127.0.0.1:1 (Connection refused)"),
        ("ray=ray://127.0.0.1:1", "there is no Ray cluster at ray://127.0.0.1:1 (Connection refused)"),
    ],
)
def test_an_address_without_a_cluster_gets_one_clear_sentence(on: str, says: str) -> None:
    assert error_of("simulate", "bids", "--on", on) == f"salon: {says}"
    assert error_of("arena", *MATCH, "--on", on) == f"salon: {says}"


def test_without_ray_a_sentence_names_the_extra() -> None:
    program = "import sys; sys.modules['ray'] = None; from salon.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "simulate", "bids", "--on", "ray"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "salon: --on ray needs Ray; install it with: pip install 'salon[ray]'\n"
