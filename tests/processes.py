"""The command `salon` in processes of its own, forked from one that has imported it.

Importing takes most of the time of a short command. Everything else is as if a person had typed it: arguments,
environment, streams, signals and exit codes. What a fork cannot show (`SALON_PURE`, the installed script) is tried with
`subprocess`.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.preloaded"])


class SalonProcess:
    """A running command; used like `subprocess.Popen`."""

    def __init__(
        self,
        arguments: list[str],
        environment: Mapping[str, str] = os.environ,
        stdin: Path = Path(os.devnull),
        stdout: Path = Path(os.devnull),
        stderr: Path = Path(os.devnull),
    ) -> None:
        self.arguments, self.stdout, self.stderr = arguments, stdout, stderr
        stdout.write_bytes(b"")  # a process before it may have written there
        streams = (str(stdin), str(stdout), str(stderr))
        self._process = CONTEXT.Process(target=_run, args=(arguments, dict(environment), streams))
        self._process.start()
        atexit.register(self._process.kill)  # a failed test does not stop its processes

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """The exit code, if the process has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code; waits for it."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired(self.arguments, timeout or 0)
        atexit.unregister(self._process.kill)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal to a process that has not ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def first_line(self, timeout: float = 30.0) -> str:
        """The first line of its output, or all of it if the process has ended."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            ended = self.poll() is not None
            text = self.stdout.read_text(encoding="utf-8")
            if "\n" in text or ended:
                return text.split("\n")[0]
            time.sleep(0.005)
        raise subprocess.TimeoutExpired(self.arguments, timeout)


def run_salon(
    *arguments: str | Path, given: str = "", environment: Mapping[str, str] = os.environ, timeout: float = 120.0
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    words = [str(each) for each in arguments]
    with tempfile.TemporaryDirectory() as folder:
        stdin, stdout, stderr = (Path(folder) / name for name in ("in", "out", "err"))
        stdin.write_text(given, encoding="utf-8")
        code = SalonProcess(words, environment, stdin, stdout, stderr).wait(timeout)
        texts = (file.read_text(encoding="utf-8") for file in (stdout, stderr))
        return subprocess.CompletedProcess(words, code, *texts)


def _run(arguments: list[str], environment: dict[str, str], streams: tuple[str, str, str]) -> None:
    """Become the command: in the forked process."""
    from salon.cli.main import main

    os.environ.clear()
    os.environ.update(environment)
    modes = (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, (name, mode) in enumerate(zip(streams, modes, strict=True)):
        os.dup2(os.open(name, mode, 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
        for number, mode in enumerate("rww")
    )
    sys.argv = ["salon", *arguments]
    code = main()
    sys.stdout.flush()
    sys.stderr.flush()
    raise SystemExit(code)
