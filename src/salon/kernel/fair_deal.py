"""A deal that nobody can choose: its seed is a hash of parts from the server and from the people at the table.

Everybody first commits to a part, by publishing its hash. Only when all hashes are fixed are the parts of the people
revealed, and the server's own part stays secret until the end of the game. So nobody can choose a part that fits those
of the others. This module is the protocol alone: hashes, the proof in a record, and the state of an exchange.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from salon.kernel.reasons import SalonError

FORM = "salon-deal-1"
DIGITS = 64  # hexadecimal digits of a part and of a hash: 256 bits
_HEX = re.compile(f"[0-9a-f]{{{DIGITS}}}")

Stage = Literal["open", "committing", "revealing"]


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one person's page gave, for one seat or for all seats of a shared device.

    Without `part` it was never revealed; without `commitment` there was none.
    """

    seats: list[int]
    commitment: str = ""
    part: str = ""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the seed of a record was made: the parts of the server and of the people, and their commitments.

    Seats without a contribution count as the server's. `restarts` are the exchanges that were started over, each with
    the seats because of which that happened.
    """

    commitment: str
    part: str
    parts: list[Contribution]
    restarts: list[list[int]] = []

    @property
    def missing(self) -> list[int]:
        """The seats that were to give a part and gave none. With any, the deal is not fully verifiable."""
        return [seat for given in self.parts if not given.part for seat in given.seats]


def new_part() -> str:
    """A secret part: 256 random bits."""
    return secrets.token_hex(DIGITS // 2)


def is_hex(text: str) -> bool:
    """Whether a text has the form of a part or of a commitment."""
    return _HEX.fullmatch(text) is not None


def commitment_of(part: str) -> str:
    """The hash that commits to a part."""
    return _hash(FORM, "commitment", part)


def seed_of(server_part: str, parts: Sequence[Contribution]) -> str:
    """The seed of a deal, from the server's part and the contributions in the order of their first seats."""
    words = [word for given in parts for word in ("+".join(map(str, given.seats)), given.part)]
    return _hash(FORM, "seed", server_part, *words)


def _hash(*words: str) -> str:
    # joined as the names of random streams are
    return hashlib.sha256("\x1f".join(words).encode()).hexdigest()


def check(proof: Proof, seed: str | None, seats: int) -> None:
    """Check every commitment, and that the parts give the seed; raises SalonError with what is wrong."""
    if not is_hex(proof.part) or commitment_of(proof.part) != proof.commitment:
        raise SalonError("the server's part is not the one it had committed to")
    taken = [seat for given in proof.parts for seat in given.seats]
    firsts = [given.seats[0] if given.seats else -1 for given in proof.parts]
    in_order = firsts == sorted(firsts) and all(given.seats == sorted(given.seats) for given in proof.parts)
    if not taken or -1 in firsts or not in_order or len(set(taken)) < len(taken):
        raise SalonError("the parts of the seed are not one for each seat, in the order of the seats")
    for seat in (*taken, *(seat for restart in proof.restarts for seat in restart)):
        if not 0 <= seat < seats:
            raise SalonError(f"the proof of the deal names seat {seat}, which this game does not have")
    for given in proof.parts:
        names = " and ".join(map(str, given.seats))
        if given.commitment and not is_hex(given.commitment):
            raise SalonError(f"the commitment of seat {names} is not a SHA-256")
        if given.part and (not is_hex(given.part) or commitment_of(given.part) != given.commitment):
            raise SalonError(f"the part of seat {names} is not the one it had committed to")
    if seed != seed_of(proof.part, proof.parts):
        raise SalonError("the parts of the server and of the people do not give the seed")


class Exchange:
    """The exchange of parts at one table before its deal.

    Until it is started ("open") people sit down and commit. Then the table waits for those who have not committed yet
    ("committing": only after a restart, and in a rematch), and last for the parts ("revealing"). The server's part
    stays the same when it starts over: it was fixed before, and nobody has learned it.
    """

    def __init__(self, server_part: str, expected: Iterable[int] = ()) -> None:
        self.server_part = server_part
        self.commitment = commitment_of(server_part)
        self.expected = set(expected)  # seats whose page took part before, and is to commit
        self.started = False
        self.attempt = 1
        self.contributions: list[Contribution] = []  # of this attempt
        self.restarts: list[list[int]] = []
        self.agreed: set[int] = set()  # seats that agree to go on without those that are waited for
        self.skipped: set[int] = set()  # seats that all others agreed to go on without

    @property
    def stage(self) -> Stage:
        """What the exchange waits for. While parts are revealed no commitment can be added or changed."""
        if not self.started:
            return "open"
        return "committing" if self.expected - self.committed - self.skipped else "revealing"

    @property
    def committed(self) -> set[int]:
        """The seats that have committed in this attempt."""
        return {seat for given in self.contributions for seat in given.seats}

    @property
    def waiting(self) -> set[int]:
        """The seats whose commitment or part is missing."""
        if self.stage != "revealing":
            return self.expected - self.committed - self.skipped
        return {seat for given in self.contributions if not given.part for seat in given.seats} - self.skipped

    @property
    def complete(self) -> bool:
        """Whether the deal can be made."""
        return self.stage == "revealing" and not self.waiting

    @property
    def wanted(self) -> bool:
        """Whether any seat takes part: if none does, the server draws the seed alone."""
        return bool(self.expected or self.contributions)

    def contribution_of(self, seats: Iterable[int], commitment: str) -> Contribution | None:
        """The contribution of any of these seats with a commitment."""
        of_commitment = (given for given in self.contributions if given.commitment == commitment)
        return next((given for given in of_commitment if not set(seats).isdisjoint(given.seats)), None)

    def commit(self, seats: Sequence[int], commitment: str) -> None:
        """Add a commitment of seats that have none."""
        assert self.stage != "revealing" and not self.committed.intersection(seats)
        given = Contribution(sorted(seats), commitment)
        self.contributions = sorted([*self.contributions, given], key=lambda each: each.seats)

    def reveal(self, seat: int, part: str) -> None:
        """Add the part of a seat, which must be the one it had committed to."""
        given = self.contribution_of([seat], commitment_of(part))
        assert self.stage == "revealing" and given is not None
        index = self.contributions.index(given)
        self.contributions[index] = msgspec.structs.replace(given, part=part)

    def agree(self, seats: Iterable[int]) -> None:
        """Let seats agree to go on without those that are waited for; it happens when all who committed agree."""
        self.agreed |= set(seats)
        if self.committed - self.waiting <= self.agreed:
            self.skipped |= self.waiting
            self.agreed = set()

    def restart(self, because: Iterable[int]) -> None:
        """Start over, because of some seats: everybody gives a fresh part, for the old ones may be known."""
        self.restarts.append(sorted(because))
        self.expected |= self.committed
        self.attempt += 1
        self.contributions, self.agreed, self.skipped = [], set(), set()

    def release(self, seat: int) -> None:
        """Another player is to take a seat. With parts revealed already, nobody may join with a commitment of now."""
        if self.stage == "revealing":
            self.restart([seat])
        self.started, self.agreed = False, set()
        self.expected.discard(seat)
        left = [msgspec.structs.replace(g, seats=[s for s in g.seats if s != seat]) for g in self.contributions]
        self.contributions = [given for given in left if given.seats]

    def proof(self) -> Proof:
        """The proof of a complete exchange. It discloses the server's part."""
        assert self.complete
        silent = [Contribution([seat]) for seat in self.skipped - self.committed]
        parts = sorted([*self.contributions, *silent], key=lambda given: given.seats)
        return Proof(self.commitment, self.server_part, parts, self.restarts)
