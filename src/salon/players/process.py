"""A computer player in any language: a process that is asked, and answers, in lines of JSON.

The lines are described in docs/player-protocol.md. Whatever the process does, it holds up the others no longer
than its time for a decision: nothing here waits for it without an end, and nothing it writes is kept without a bound.
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
from importlib.metadata import version
from typing import Any

import msgspec

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players.player import Fault, Player

log = logging.getLogger("salon.players")

PROTOCOL = 1
BUDGET = 5.0  # seconds for a decision
MOST_FAULTS = 3  # after which a player is asked no more
GRACE = 0.4  # seconds to end by itself, and to be gone when it was killed
MOST_WRITTEN = 1 << 20  # bytes between a question and its answer
MOST_LOGGED = 1 << 13  # bytes of complaints
CHUNK = 1 << 16


class Child:
    """A running program that takes and gives lines, and is never waited for beyond a given moment."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        # a process group of its own: what the program starts ends with it
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = (each.fileno() for each in self._pipes)
        for each in (self._input, self._output, self._errors):
            os.set_blocking(each, False)
        self._unsent, self._unread, self._complaint = bytearray(), bytearray(), bytearray()
        self._written = self._logged = 0
        self._complains = True

    def say(self, message: Any) -> None:
        """Put a message on its way; it goes out while the answer is waited for."""
        self._unsent += msgspec.json.encode(message) + b"\n"
        self._written = len(self._unread)

    def line(self, until: float) -> bytes:
        """The next line it writes; TimeoutError if there is none by then, Fault if there can be none."""
        while (length := self._unread.find(b"\n")) < 0:
            self._exchange(until)
        line = bytes(self._unread[:length])
        del self._unread[: length + 1]
        return line

    def leave(self) -> None:
        """Let it end by itself, for a moment: it finds that nothing more comes."""
        until = time.monotonic() + GRACE
        with suppress(TimeoutError, Fault):
            while True:
                if not self._unsent:
                    self._pipes[0].close()
                self._exchange(until)
                self._unread.clear()
        self.stop()

    def stop(self) -> None:
        """End it now, with whatever it has started."""
        if self._process.returncode is None:  # else its number may be somebody else's by now
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        if not self._pipes[2].closed:
            self._log()
            if self._complaint:
                self._note(self._complaint.decode("utf-8", "replace"))
        for each in self._pipes:
            each.close()

    def _exchange(self, until: float) -> None:
        """Wait for the pipes, and take or give what they have or want; TimeoutError when it is too late."""
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        with selectors.PollSelector() as pipes:
            pipes.register(self._output, selectors.EVENT_READ, self._read)
            if self._complains:
                pipes.register(self._errors, selectors.EVENT_READ, self._log)
            if self._unsent:
                pipes.register(self._input, selectors.EVENT_WRITE, self._write)
            ready = pipes.select(left)
        for key, _ in ready:
            key.data()

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:CHUNK])]
        except BlockingIOError:
            return  # it does not read; its time runs out
        except BrokenPipeError:
            raise Fault(self._how_it_ended()) from None

    def _read(self) -> None:
        found = os.read(self._output, CHUNK)
        if not found:
            raise Fault(self._how_it_ended())
        self._unread += found
        self._written += len(found)
        if self._written > MOST_WRITTEN:
            raise Fault("wrote a megabyte without an answer")

    def _log(self) -> None:
        """Its complaints go to the log, until there are too many; they are always read, else it would stand still."""
        try:
            found = os.read(self._errors, CHUNK)
        except BlockingIOError:
            return
        self._complains = bool(found)
        self._complaint += found[: max(0, MOST_LOGGED - self._logged)]
        *lines, self._complaint = self._complaint.split(b"\n")
        for line in lines:
            self._note(line.decode("utf-8", "replace"))
        if self._logged < MOST_LOGGED <= self._logged + len(found):
            self._note("has complained enough, no more of it is kept")
        self._logged += len(found)

    def _note(self, line: str) -> None:
        log.warning("player %d: %s", self._process.pid, "".join(c if c.isprintable() else " " for c in line))

    def _how_it_ended(self) -> str:
        """End it if it has only closed a pipe; a process that ends by itself keeps its own code."""
        self.stop()
        code = self._process.returncode
        if code is None or code == -signal.SIGKILL:
            return "closed its input or output"
        return f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"


class Answer(msgspec.Struct, frozen=True):
    """What a process may say; lines that answer nothing are left for later versions of the protocol."""

    answer: int | None = None
    move: str = ""


ANSWERS = msgspec.json.Decoder(Answer)


def _checked(command: str) -> list[str]:
    """The words of a command line whose program exists."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SalonError(f"the player {command!r} cannot be run: {str(error).lower()}") from None
    if not words or shutil.which(words[0]) is None:
        raise SalonError(f"the player {command!r} cannot be run: there is no program {''.join(words[:1])!r}")
    return words


class Process(Player):
    """Plays what a process answers; after a fault it is started anew, after the third it is asked no more."""

    def __init__(self, command: str, game: Game, rng: Rng, budget: float = BUDGET) -> None:
        super().__init__(game, rng)
        self.budget = budget
        self._command = _checked(command)
        self._child: Child | None = None  # started when it is first asked
        self._options: Mapping[str, str] | None = None
        self._greeted = False
        self._asked = self._faults = 0

    def choose(self, known: Position, seat: int) -> int:
        """The move the process answers with; Fault if there is none in time."""
        if self._faults == MOST_FAULTS:
            raise Fault(f"is asked no more after {MOST_FAULTS} faults")
        try:
            return self._answer(known, seat, time.monotonic() + self.budget)
        except Fault as error:
            fault = error
        except TimeoutError:
            fault = Fault(f"took longer than {self.budget:g} s")
        except OSError as error:
            fault = Fault(f"cannot be run: {error.strerror}")
        self._faults += 1
        self._stop()
        raise fault

    def begin(self, options: Mapping[str, str]) -> None:
        """Greet again: the next question belongs to another game."""
        self._options, self._greeted = options, False

    def end(self, scores: list[int], ranking: list[int]) -> None:
        """Tell the process how the game has ended."""
        if self._child is not None and self._greeted:
            self._child.say({"over": True, "scores": scores, "ranking": ranking})

    def close(self) -> None:
        """Let the process end, or end it."""
        if self._child is not None:
            self._child.leave()
        self._child = None

    def _stop(self) -> None:
        if self._child is not None:
            self._child.stop()
        self._child = None

    def _answer(self, known: Position, seat: int, until: float) -> int:
        if self._child is None:
            self._child, self._greeted = Child(self._command), False
        if not self._greeted:
            self._child.say(self._hello(known.seats, seat))
            self._greeted = True
        legal = {self.game.moves.text(action): action for action in known.legal(seat)}
        self._asked += 1
        view = self.game.view(known, seat)
        question = {"ask": self._asked, "seat": seat, "view": view, "legal": list(legal), "seconds": self.budget}
        self._child.say(question)
        move = self._reply(self._child, until)
        if move not in legal:
            raise Fault("answered with an illegal move")
        return legal[move]

    def _hello(self, seats: int, seat: int) -> dict[str, Any]:
        return {
            "hello": True,
            "protocol": PROTOCOL,
            "salon": version("salon"),
            "game": self.game.id,
            "rules": self.game.version,
            "seats": seats,
            "seat": seat,
            "options": self._options,
        }

    def _reply(self, child: Child, until: float) -> str:
        """The answer to the last question; answers to older ones come too late and are skipped."""
        while True:
            try:
                said = ANSWERS.decode(child.line(until))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise Fault("wrote a line that is no answer") from None
            if said.answer == self._asked:
                return said.move
            if said.answer is not None and said.answer > self._asked:
                raise Fault("answered a question that was not asked")
