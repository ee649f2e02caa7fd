"""Golden games: whole records that must stay true as long as the rules version is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import salon
from salon.kernel.record import Record, read_records

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", salon.game_ids())
def test_no_game_without_golden_games_and_all_are_true(game: str) -> None:
    records = list(read_records(GOLDEN / f"{game}.jsonl", salon.game))
    for record in records:
        record.verify()
    options = {(name, value) for record in records for name, value in record.deal.options.items()}
    assert options == {(option.name, choice) for option in salon.game(game).options for choice in option.choices}
    assert {record.deal.seats for record in records} == set(salon.game(game).seat_counts)


@pytest.mark.parametrize("game", salon.game_ids())
def test_a_golden_game_is_written_with_the_bytes_it_was_read_from(game: str) -> None:
    """So does a record from before an option existed: it leaves the option out at its default."""
    for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        assert Record.from_json(line, salon.game).to_json() == line
