"""Records: one order, one truth; faults are named with record and move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import salon
from salon import Record, Rng, SalonError
from salon.games import game as load
from salon.kernel.record import RecordError, read_records
from salon.testing import random_moves


@pytest.fixture
def record() -> Record:
    game = salon.game("bids")
    deal = game.deal(3, "record")
    return Record.of(game, deal, random_moves(game, deal, Rng("record")))


def edited(record: Record, **changes: object) -> str:
    return json.dumps(json.loads(record.to_json()) | changes)


def test_a_record_survives_json_and_verifies(record: Record) -> None:
    again = Record.from_json(record.to_json(), load)
    again.verify()
    assert again.replay() == record.replay()
    assert again.result == record.result


def test_choices_of_an_open_phase_are_not_recorded() -> None:
    game = salon.game("bids")
    deal = game.deal(2, 1)
    card = game.start(deal).legal(0)[0]
    assert Record.of(game, deal, [(0, card)]).actions == []


def test_an_illegal_move_is_named(record: Record) -> None:
    words = json.loads(record.to_json())["moves"].split()
    words[1] = "prize1"
    with pytest.raises(RecordError, match=r"^move 2: seat 0 cannot play prize1: wrong-moment \(clause 1.2\)$"):
        Record.from_json(edited(record, moves=" ".join(words)), load).verify()


def test_a_word_that_is_no_move_is_named(record: Record) -> None:
    with pytest.raises(RecordError, match="move 1: 'xyzzy' is no move"):
        Record.from_json(edited(record, moves="xyzzy"), load)


def test_moves_after_the_end_are_named(record: Record) -> None:
    moves = json.loads(record.to_json())["moves"]
    with pytest.raises(RecordError, match="after the end of the game"):
        Record.from_json(edited(record, moves=f"{moves} card1"), load).verify()


def test_another_seed_is_found_out(record: Record) -> None:
    with pytest.raises(RecordError, match="are not what the seed 'other' gives"):
        Record.from_json(edited(record, seed="other"), load).verify()


def test_another_result_is_found_out(record: Record) -> None:
    result = json.loads(record.to_json())["result"] | {"scores": [99, 0, 0]}
    with pytest.raises(RecordError, match=r"scores say \[99, 0, 0\], the game gives"):
        Record.from_json(edited(record, result=result), load).verify()


def test_a_missing_result_is_found_out(record: Record) -> None:
    with pytest.raises(RecordError, match="has no result"):
        Record.from_json(edited(record, result=None), load).verify()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "other"}, "has the format 'other'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "rules version 99"),
        ({"components": "0000"}, "no released component file"),
        ({"overrides": {"no.such": 1}}, "no.such: there is no such value"),
        ({"overrides": {"start.coins": "four"}}, "must be a whole number"),
        ({"options": {"hands": "dealt"}}, "there is no option 'hands'"),
        ({"deal": {"hands": 5, "prizes": []}}, "the deal cannot be laid out"),
        ({"seats": 9}, "bids is for 2 to 4 seats, not 9"),
        ({"unknown": 1}, "is not a Salon record"),
        ({"deal": {}}, "the deal cannot be laid out"),
    ],
)
def test_a_foreign_record_is_refused(record: Record, change: dict[str, object], says: str) -> None:
    with pytest.raises(SalonError, match=says):
        Record.from_json(edited(record, **change), load).replay()


def test_a_hand_made_deal_needs_no_seed(record: Record) -> None:
    Record.from_json(edited(record, seed=None), load).verify()


def test_overrides_travel_with_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[start]\ncoins = 9\n", encoding="utf-8")
    game = salon.game("bids", file)
    deal = game.deal(2, 1)
    record = Record.of(game, deal, random_moves(game, deal, Rng("x")))
    assert json.loads(record.to_json())["overrides"] == {"start.coins": 9}
    again = Record.from_json(record.to_json(), load)
    again.verify()
    assert again.game.components["start.coins"] == 9
    assert salon.game("bids").components["start.coins"] == 4


def test_a_later_option_is_recorded_only_when_it_is_not_at_its_default() -> None:
    game = salon.game("paris")
    for chosen, recorded in ((None, None), ("tiles-work", None), ("nothing-more", "nothing-more")):
        deal = game.deal(2, "later", **({"space_30": chosen} if chosen else {}))
        text = Record(game, deal, []).to_json()
        assert json.loads(text)["options"].get("space_30") == recorded
        again = Record.from_json(text, load)
        assert again.deal == deal and again.to_json() == text


def test_a_record_without_an_option_of_old_is_refused() -> None:
    game = salon.game("paris")
    text = Record(game, game.deal(2, "piles"), []).to_json()
    options = {name: value for name, value in json.loads(text)["options"].items() if name != "piles"}
    with pytest.raises(SalonError, match="the deal must have each of the options"):
        Record.from_json(json.dumps(json.loads(text) | {"options": options}), load).replay()


def test_a_truncated_file_names_the_record(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = record.to_json()
    file.write_text(f"{line}\n{line[:200]}", encoding="utf-8")
    with pytest.raises(RecordError, match="^record 2: is not complete JSON"):
        list(read_records(file, load))


def test_an_empty_and_a_missing_file_are_named(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n", encoding="utf-8")
    with pytest.raises(SalonError, match="holds no record"):
        list(read_records(empty, load))
    with pytest.raises(SalonError, match="cannot be read"):
        list(read_records(tmp_path / "none", load))
