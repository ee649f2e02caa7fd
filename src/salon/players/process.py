"""A computer player in any language: a program that answers requests in lines of JSON.

The lines are described in docs/player-protocol.md. Whatever the program does, a decision takes no longer than its
time limit: every wait has a deadline, and every buffer has a limit.
"""

from __future__ import annotations

import logging
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from salon import __version__
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players.player import Fault, Player

log = logging.getLogger("salon.players")

PROTOCOL = 1
TIME_LIMIT = 5.0  # seconds for a decision
MAX_FAULTS = 3  # after which a program gets no more requests
GRACE = 0.4  # seconds to exit by itself, or after SIGKILL
MAX_OUTPUT = 1 << 20  # bytes between a request and its answer
MAX_LOGGED = 1 << 13  # bytes of standard error
CHUNK = 1 << 16  # bytes of one read or write


class LineProcess:
    """A running program that reads and writes lines. All waits have a deadline."""

    def __init__(self, command: list[str]) -> None:
        # a process group of its own, so that processes it starts are killed with it
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = (pipe.fileno() for pipe in self._pipes)
        for handle in (self._input, self._output, self._errors):
            os.set_blocking(handle, False)
        self._unsent, self._unread, self._error_line = bytearray(), bytearray(), bytearray()
        self._output_size = self._logged = 0
        self._errors_open = True

    def send(self, message: Any) -> None:
        """Queue a message; it is written while waiting for the answer."""
        self._unsent += msgspec.json.encode(message) + b"\n"
        self._output_size = len(self._unread)

    def read_line(self, deadline: float) -> bytes:
        """The next line it writes; raises TimeoutError after the deadline, and Fault if it has closed its output."""
        while (length := self._unread.find(b"\n")) < 0:
            self._exchange(deadline)
        line = bytes(self._unread[:length])
        del self._unread[: length + 1]
        return line

    def close(self) -> None:
        """Close its input, wait a short time until it exits by itself, then kill it."""
        deadline = time.monotonic() + GRACE
        with suppress(TimeoutError, Fault):
            while True:
                if not self._unsent:
                    self._pipes[0].close()
                self._exchange(deadline)
                self._unread.clear()
        self.kill()

    def kill(self) -> None:
        """Kill it now, with all processes it has started."""
        if self._process.returncode is None:  # else its process id may belong to another process by now
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        if not self._pipes[2].closed:
            self._read_errors()
            if self._error_line:
                self._log(self._error_line.decode("utf-8", "replace"))
        for pipe in self._pipes:
            pipe.close()

    def _exchange(self, deadline: float) -> None:
        """Wait until a pipe is ready, then read or write; raises TimeoutError after the deadline."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        with selectors.PollSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ, self._read)
            if self._errors_open:
                selector.register(self._errors, selectors.EVENT_READ, self._read_errors)
            if self._unsent:
                selector.register(self._input, selectors.EVENT_WRITE, self._write)
            ready = selector.select(left)
        for key, _ in ready:
            key.data()

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:CHUNK])]
        except BlockingIOError:
            return  # it does not read: the deadline will pass
        except BrokenPipeError:
            raise Fault(self._exit_reason()) from None

    def _read(self) -> None:
        data = os.read(self._output, CHUNK)
        if not data:
            raise Fault(self._exit_reason())
        self._unread += data
        self._output_size += len(data)
        if self._output_size > MAX_OUTPUT:
            raise Fault("wrote a megabyte without an answer")

    def _read_errors(self) -> None:
        """Copy standard error to the log, up to a limit; all of it is read, else the program would block."""
        try:
            data = os.read(self._errors, CHUNK)
        except BlockingIOError:
            return
        self._errors_open = bool(data)
        self._error_line += data[: max(0, MAX_LOGGED - self._logged)]
        *lines, self._error_line = self._error_line.split(b"\n")
        for line in lines:
            self._log(line.decode("utf-8", "replace"))
        if self._logged < MAX_LOGGED <= self._logged + len(data):
            self._log("has written too much to standard error; the rest is not logged")
        self._logged += len(data)

    def _log(self, line: str) -> None:
        log.warning("player %d: %s", self._process.pid, "".join(c if c.isprintable() else " " for c in line))

    def _exit_reason(self) -> str:
        """Why it does not answer any more; kills it if it has only closed a pipe."""
        self.kill()
        code = self._process.returncode
        if code is None or code == -signal.SIGKILL:
            return "closed its input or output"
        return f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"


class Answer(msgspec.Struct, frozen=True):
    """A line from a program; objects without `answer` are reserved for later versions of the protocol."""

    answer: int | None = None
    move: str = ""


_answer_decoder = msgspec.json.Decoder(Answer)


def _split_command(command: str) -> list[str]:
    """The arguments of a command line; raises SalonError if its program does not exist."""
    if not hasattr(os, "killpg"):
        raise SalonError(f"the player {command!r} cannot be run: programs as players need Linux or macOS")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SalonError(f"the player {command!r} cannot be run: {str(error).lower()}") from None
    if not words or shutil.which(words[0]) is None:
        raise SalonError(f"the player {command!r} cannot be run: there is no program {''.join(words[:1])!r}")
    return words


class ProcessPlayer(Player):
    """Plays the moves that a program answers with. It is restarted after a fault; after the third it gets no more."""

    def __init__(self, command: str, game: Game, rng: Rng, time_limit: float = TIME_LIMIT) -> None:
        super().__init__(game, rng)
        self.time_limit = time_limit
        self._command = _split_command(command)
        self._process: LineProcess | None = None  # started with the first request
        self._options: Mapping[str, str] | None = None
        self._sent_hello = False
        self._requests = self._faults = 0

    def choose(self, known: Position, seat: int) -> int:
        """The move the program answers with; raises Fault if there is none in time."""
        if self._faults == MAX_FAULTS:
            raise Fault(f"gets no more requests after {MAX_FAULTS} faults")
        try:
            return self._request(known, seat, time.monotonic() + self.time_limit)
        except Fault as error:
            fault = error
        except TimeoutError:
            fault = Fault(f"took longer than {self.time_limit:g} s")
        except OSError as error:
            fault = Fault(f"cannot be run: {error.strerror}")
        self._faults += 1
        self._kill()
        raise fault

    def begin(self, options: Mapping[str, str]) -> None:
        """Send hello again before the next request: it belongs to another game."""
        self._options, self._sent_hello = options, False

    def end(self, scores: list[int], ranking: list[int]) -> None:
        """Send the result of the game."""
        if self._process is not None and self._sent_hello:
            self._process.send({"over": True, "scores": scores, "ranking": ranking})

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._process = None

    def _request(self, known: Position, seat: int, deadline: float) -> int:
        if self._process is None:
            self._process, self._sent_hello = LineProcess(self._command), False
        if not self._sent_hello:
            self._process.send(self._hello(known.seats, seat))
            self._sent_hello = True
        legal = {self.game.actions.text(action): action for action in known.legal(seat)}
        self._requests += 1
        view = self.game.view(known, seat)
        request = {"ask": self._requests, "seat": seat, "view": view, "legal": list(legal), "seconds": self.time_limit}
        self._process.send(request)
        move = self._read_answer(self._process, deadline)
        if move not in legal:
            raise Fault("answered with an illegal move")
        return legal[move]

    def _hello(self, seats: int, seat: int) -> dict[str, Any]:
        return {
            "hello": True,
            "protocol": PROTOCOL,
            "salon": __version__,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": seats,
            "seat": seat,
            "options": self._options,
        }

    def _read_answer(self, process: LineProcess, deadline: float) -> str:
        """The answer to the last request; late answers to earlier ones are skipped."""
        while True:
            try:
                answer = _answer_decoder.decode(process.read_line(deadline))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise Fault("wrote a line that is no answer") from None
            if answer.answer == self._requests:
                return answer.move
            if answer.answer is not None and answer.answer > self._requests:
                raise Fault("answered a request that was not sent")
