"""The seed of a deal from parts of everybody: the hashes, the proof, the exchange, and that no one can choose it."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from salon.games import game as game_by_id
from salon.kernel.fair_deal import Contribution, Exchange, Proof, check, commitment_of, new_part, seed_of
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record, RecordError

VECTORS = json.loads((Path(__file__).parents[1] / "golden" / "fair-deal.json").read_text())
TRIED = 10_000


def part(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def contribution(name: str, *seats: int) -> Contribution:
    return Contribution(list(seats), commitment_of(part(name)), part(name))


def proof_of(*parts: Contribution, restarts: list[list[int]] | None = None) -> Proof:
    return Proof(commitment_of(part("server")), part("server"), list(parts), restarts or [])


@pytest.mark.parametrize("vector", VECTORS["commitments"], ids=lambda vector: vector["part"][:8])
def test_the_commitment_of_a_part_never_changes(vector: dict[str, str]) -> None:
    assert commitment_of(vector["part"]) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["proofs"], ids=lambda vector: vector["name"])
def test_the_seed_of_a_proof_never_changes(vector: dict[str, object]) -> None:
    proof = msgspec.convert(vector["proof"], Proof)
    assert seed_of(proof.part, proof.parts) == vector["seed"]
    assert proof.missing == vector["missing"]
    check(proof, str(vector["seed"]), 4)


def test_every_change_of_a_proof_is_found() -> None:
    proof = proof_of(contribution("a", 0, 2), contribution("b", 1), restarts=[[1]])
    seed = seed_of(proof.part, proof.parts)
    check(proof, seed, 3)
    change = msgspec.structs.replace
    first, second = proof.parts
    wrong = {
        "the server's part": [
            change(proof, part=part("other")), change(proof, commitment=commitment_of(part("other"))),
            change(proof, part="A" * 64),
        ],
        "the part of seat 1": [
            change(proof, parts=[first, change(second, part=part("other"))]),
            change(proof, parts=[first, change(second, commitment="")]),
        ],
        "in the order of the seats": [
            change(proof, parts=[second, first]), change(proof, parts=[]), change(proof, parts=[first, first]),
            change(proof, parts=[change(first, seats=[2, 0]), second]), change(proof, parts=[change(first, seats=[])]),
        ],
        "names seat": [
            change(proof, parts=[first, change(second, seats=[3])]), change(proof, restarts=[[7]]),
        ],
        "do not give the seed": [
            change(proof, parts=[first]), change(proof, parts=[first, change(second, part="")]),
            change(proof, parts=[change(first, seats=[0]), second]),
        ],
        "is not a SHA-256": [change(proof, parts=[first, Contribution([1], "x")])],
    }  # fmt: skip
    for reason, proofs in wrong.items():
        for each in proofs:
            with pytest.raises(SalonError, match=reason):
                check(each, seed, 3)
    with pytest.raises(SalonError, match="do not give the seed"):
        check(proof, "another", 3)


def test_a_record_carries_its_proof_and_one_without_keeps_its_bytes() -> None:
    game = game_by_id("bids")
    proof = proof_of(contribution("a", 0), contribution("b", 1))
    seed = seed_of(proof.part, proof.parts)
    plain = Record(game, game.deal(2, seed), []).to_json()
    assert "proof" not in plain
    text = Record(game, game.deal(2, seed), [], proof=proof).to_json()
    read = Record.from_json(text, game_by_id)
    assert read.proof == proof and read.to_json() == text
    read.verify()
    forged = Record(game, game.deal(2, "chosen"), [], proof=proof)
    with pytest.raises(RecordError, match="do not give the seed"):
        forged.verify()


# --- the exchange --------------------------------------------------------------------------------------


def started(*names: str) -> Exchange:
    exchange = Exchange(part("server"))
    for seat, name in enumerate(names):
        exchange.commit([seat], commitment_of(part(name)))
    exchange.started = True
    return exchange


def test_parts_are_taken_only_when_all_commitments_are_fixed() -> None:
    exchange = Exchange(part("server"), expected=[0, 1])
    exchange.commit([0], commitment_of(part("a")))
    assert exchange.stage == "open" and exchange.waiting == {1}
    exchange.started = True
    assert exchange.stage == "committing"
    with pytest.raises(AssertionError):
        exchange.reveal(0, part("a"))
    exchange.commit([1], commitment_of(part("b")))
    assert exchange.stage == "revealing" and exchange.waiting == {0, 1}
    with pytest.raises(AssertionError):
        exchange.commit([2], commitment_of(part("c")))
    with pytest.raises(AssertionError):
        exchange.reveal(1, part("a"))
    exchange.reveal(1, part("b"))
    exchange.reveal(0, part("a"))
    assert exchange.complete
    proof = exchange.proof()
    assert proof.missing == [] and [given.part for given in proof.parts] == [part("a"), part("b")]
    check(proof, seed_of(proof.part, proof.parts), 2)


def test_it_goes_on_without_a_seat_only_if_all_others_agree() -> None:
    exchange = started("a", "b", "c")
    exchange.reveal(0, part("a"))
    exchange.reveal(1, part("b"))
    exchange.agree([0])
    assert not exchange.complete
    exchange.agree([1])
    assert exchange.complete
    proof = exchange.proof()
    assert proof.missing == [2] and proof.parts[2].commitment == commitment_of(part("c"))
    check(proof, seed_of(proof.part, proof.parts), 3)


def test_a_restart_takes_fresh_parts_from_everybody_and_is_remembered() -> None:
    exchange = started("a", "b")
    exchange.reveal(0, part("a"))
    exchange.restart(exchange.waiting)
    assert (exchange.attempt, exchange.stage, exchange.waiting) == (2, "committing", {0, 1})
    exchange.commit([0], commitment_of(part("a2")))
    exchange.agree([0])  # seat 1 does not come back
    assert exchange.stage == "revealing" and exchange.waiting == {0}
    exchange.reveal(0, part("a2"))
    proof = exchange.proof()
    assert proof.restarts == [[1]] and proof.missing == [1] and proof.parts[1] == Contribution([1])
    check(proof, seed_of(proof.part, proof.parts), 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_that_changes_hands_after_a_part_was_revealed_starts_it_over(seat: int) -> None:
    """Seat 2 had no part; but its next player must not commit when parts of others are known."""
    exchange = started("a", "b")
    exchange.reveal(0, part("a"))
    exchange.release(seat)
    assert exchange.stage == "open" and not exchange.contributions and exchange.expected == {0, 1} - {seat}
    assert exchange.restarts == [[seat]]


def test_a_seat_that_changes_hands_before_takes_only_its_own_part_along() -> None:
    exchange = Exchange(part("server"))
    exchange.commit([0, 2], commitment_of(part("a")))
    exchange.commit([1], commitment_of(part("b")))
    exchange.release(2)
    exchange.release(1)
    assert [given.seats for given in exchange.contributions] == [[0]] and exchange.attempt == 1


# --- nobody can choose -----------------------------------------------------------------------------------


def holder_of_the_best_card(server_part: str, honest: str) -> int:
    """Which of four seats of a small game gets the highest card: something a cheat would like to decide."""
    rng_seed = seed_of(server_part, [Contribution([0], commitment_of(honest), honest)])
    hands = game_by_id("bids").draw_content(4, {}, rng_seed)["hands"]
    cards = [max(hand) for hand in hands]
    return cards.index(max(cards))


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_ten_thousand_tried_parts_give_the_distribution_of_chance() -> None:
    rng = random.Random(1)
    honest = rng.randbytes(32).hex()
    counts = Counter(holder_of_the_best_card(rng.randbytes(32).hex(), honest) for _ in range(TRIED))
    assert chi_square(counts, 4) < 25  # three degrees of freedom: chance exceeds it once in 60,000 tests


def test_an_operator_who_tries_parts_before_committing_gains_nothing() -> None:
    """For each table the operator takes the part that served best against guessed parts. The honest part is another."""
    rng = random.Random(2)
    tables, tries = 1000, 10
    counts: Counter[int] = Counter()
    for _ in range(tables):
        guess = rng.randbytes(32).hex()
        tried = [rng.randbytes(32).hex() for _ in range(tries)]
        best = next((each for each in tried if holder_of_the_best_card(each, guess) == 3), tried[0])
        honest = rng.randbytes(32).hex()  # drawn without knowing it, and revealed after the operator's commitment
        counts[holder_of_the_best_card(best, honest)] += 1
    assert chi_square(counts, 4) < 25
    without = Counter(
        next(
            (3 for _ in range(tries) if holder_of_the_best_card(rng.randbytes(32).hex(), "") == 3),
            0,
        )
        for _ in range(200)
    )
    assert without[3] > 150, "with no honest part the same search would decide the deal: the test can fail"


def test_the_seed_cannot_be_told_without_the_servers_part() -> None:
    """Two exchanges that differ in the server's part only show the same, but for its commitment."""
    exchanges = [Exchange(new_part()) for _ in range(2)]
    for exchange in exchanges:
        exchange.commit([0], commitment_of(part("a")))
        exchange.started = True
        exchange.reveal(0, part("a"))
    shown = [copy.copy(vars(exchange)) for exchange in exchanges]
    for each in shown:
        del each["server_part"], each["commitment"]
    assert shown[0] == shown[1]
    assert seed_of(exchanges[0].server_part, exchanges[0].contributions) != seed_of(
        exchanges[1].server_part, exchanges[1].contributions
    )
