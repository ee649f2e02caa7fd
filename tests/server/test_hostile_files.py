"""Files and bodies that are made to hurt: each gets one sentence, in a bounded time, and no traceback."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from salon.kernel.toml_file import MAX_BYTES, NotToml, parse_toml
from tests.processes import run_salon
from tests.server.conftest import Server
from tests.server.helpers import run

HOSTILE = {
    "deep arrays": "a = " + "[" * 3000,
    "deep arrays on many lines": "a = " + "[\n" * 60_000,
    "deep tables": "a = " + "{a = " * 700,
    "a number of 6,000 digits": "a = " + "9" * 6000,
    "a number of 3,900 digits": "a = " + "9" * 3900,
    "a long number in hexadecimal": "a = 0x" + "f" * 3900,
    "an infinite number": "a = inf",
    "a key of many parts": ".".join("a" * 60_000) + " = 1",
    "a key of some parts": ".".join("a" * 1900) + " = 1",
    "a key of quoted parts": '"\\"".' * 700 + "a = 1",
    "a key of parts that look like lines": '"\u2028".' * 15_000 + "a = 1",
    "a table of many parts": "[" + ".".join("a" * 1900) + "]",
    "a text that does not end": 'a = """' + "\\\n" * 60_000,
    "a long line": "a" * 120_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_toml_is_refused_soon(text: str) -> None:
    started = time.process_time()
    with pytest.raises(NotToml) as refused:
        parse_toml(text)
    assert time.process_time() - started < 1
    assert 5 < len(str(refused.value)) < 120 and "\n" not in str(refused.value)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_of_components(tmp_path: Path, text: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    answer = run_salon("components", "paris", "--components", str(file))
    assert answer.returncode == 2 and answer.stderr.count("\n") == 1 and len(answer.stderr) < 300, answer.stderr
    assert answer.stderr.startswith("salon: own.toml: is not valid TOML")


def test_files_without_an_end(tmp_path: Path) -> None:
    """The memory of the command is limited, so that reading everything would fail."""
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(50 * MAX_BYTES)
    for name in (str(huge), "/dev/zero"):
        command = [str(Path(sys.executable).with_name("salon")), "serve", "--port", "0", "--components", name]
        limited = ["sh", "-c", 'ulimit -v 4000000; exec "$@"', "sh", *command]
        answer = subprocess.run(limited, capture_output=True, text=True, timeout=60, check=False)
        assert answer.returncode == 2 and answer.stderr == f"salon: {name}: is larger than 1 MB\n", answer.stderr


def test_a_long_wrong_value_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('bank.chaillot = """' + "many words\n" * 50_000 + '"""', encoding="utf-8")
    answer = run_salon("components", "paris", "--components", str(file))
    assert answer.returncode == 2 and len(answer.stderr) < 300, answer.stderr[:500]


@run
async def test_hostile_files_sent_to_the_server(server: Server) -> None:
    browser = server.browser()
    for name, text in HOSTILE.items():
        started = time.monotonic()
        answer = await browser.post("/games/paris/components/import", {"toml": text})
        assert answer.status_code in (400, 413), name
        assert len(answer.json()["text"]) < 300 and "\n" not in answer.json()["text"]
        assert time.monotonic() - started < 3, name


@run
async def test_hostile_bodies(server: Server) -> None:
    browser = server.browser()
    digits = "9" * 6000
    bodies = {
        "deep lists": '{"values": {"a": ' + "[" * 15_000,
        "deep objects": '{"values": ' + '{"a":' * 3000,
        "a long number": '{"values": {"bank.chaillot": ' + digits + "}}",
        "a long negative number": '{"values": {"bank.chaillot": -' + digits + "}}",
        "a number of 4,000 digits": '{"values": {"bank.chaillot": ' + "9" * 4000 + "}}",
        "a large exponent": '{"values": {"bank.chaillot": 1e9999}}',
        "a long number in a list": '{"values": {"bank.chaillot": [' + digits + "]}}",
        "a long key": '{"values": {"' + "k" * 12_000 + '": 1}}',
        "many values": json.dumps({"values": {f"k{n}": 1 for n in range(1100)}}),
        "not UTF-8": b'{"values": {"a": "\xff\xfe"}}',
        "half a surrogate": '{"values": {"a": "\\ud800"}}',
    }
    for name, body in bodies.items():
        for action in ("check", "export", "pieces?seats=2"):
            started = time.monotonic()
            answer = await browser.http.post(
                f"/api/games/paris/components/{action}", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code < 500, (name, action, answer.text)
            assert time.monotonic() - started < 3, (name, action)
    assert "Traceback" not in server.log.read_text()
