"""The component file of Paris, and the files of those who see other numbers on their copy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import salon
from salon.games.paris.notation import DISTRICTS, VALUES
from salon.kernel.components import Components, ComponentsError


def test_every_piece_is_there() -> None:
    c = salon.game("paris").components
    assert len(c.rows("landmark")) == 8
    assert len(c.rows("bonus_tile")) == 30
    assert len(c.rows("vp_tile")) == 6
    assert sum(c[f"end_tile.{kind}.count"] for kind in c.rows("end_tile")) == 12
    assert sum(f"building.{d}.{v}" in c.values for d in DISTRICTS for v in VALUES) == 36
    assert [sum(c[f"bonus_tile.{n}.copies.{seats}"] for n in range(1, 31)) for seats in (2, 3, 4)] == [30, 36, 42]
    assert sorted(c[f"bank.{district}"] for district in DISTRICTS) == [2, 3, 4, 5, 6, 7]


def test_every_value_has_a_confidence_and_a_source() -> None:
    c = salon.game("paris").components
    assert all(value.confidence in ("seed", "sourced", "inferred", "assumed") for value in c.values.values())
    assert all(value.source for value in c.values.values())
    assert sum(c.counts().values()) == len(c.values)
    assert c.values["prices.buy.wood"].confidence == "assumed"
    assert c.values["landmark.15.marble"].confidence == "seed"
    assert c.values["landmark.16.gold"].confidence == "sourced"
    assert c.values["bonus_tile.6.copies.3"].confidence == "assumed"


def test_a_released_file_never_changes() -> None:
    """Records name this hash: a correction is a new file beside the old one, not an edit."""
    assert salon.game("paris").components.released == "f6cf717c4d2d6da7"


def mine(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "my-copy.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_single_values_can_be_overridden_and_two_tables_differ(tmp_path: Path) -> None:
    file = mine(tmp_path, "[prices.buy]\nwood = 5\n\n[bank]\nmontmartre = 9\n")
    own, standard = salon.game("paris", file), salon.game("paris")
    assert own.components.overrides == {"prices.buy.wood": 5, "bank.montmartre": 9}
    assert own.components.values["prices.buy.wood"].confidence == "own copy"
    positions = [game.start(game.deal(2, "two tables")) for game in (own, standard)]
    for position in positions:
        position.play(position.to_act, position.legal(position.to_act)[0])
    key = own.actions.parse("key:Mo")
    francs = []
    for game, position in zip((own, standard), positions, strict=True):
        francs.append(game.preview(position, position.to_act, key).changes["francs"])
    assert francs == [9, 2]
    assert "9" in own.text.rulebook.clause("5.2").text and "wood" in own.text.rulebook.clause("11.1").text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[prices.buy]\nwod = 3\n", "line 2: prices.buy.wod: there is no such value"),
        ("[prices.buy]\nwood = -3\n", "line 2: prices.buy.wood: must be from 0 to 99, not -3"),
        ("[prices.buy]\nwood = 1\n", "line 2: prices.buy.wood: you buy for 1 and sell for 1: buying must cost more"),
        ("# mine\n[prices.buy]\nwood = 'two'\n", "line 3: prices.buy.wood: must be a whole number, not 'two'"),
        ("[end_tile.wood]\ncount = 3\n", "line 2: end_tile.wood.count: adds up to 14 end-game tiles; there are 12"),
        ("[bonus_tile.18]\ncopies = { 2 = 0 }\n", "line 2: bonus_tile.18.copies.2: tile 18 is missing"),
        ("[bonus_tile.6.copies]\n4 = 9\n", "bonus_tile: adds up to 48 tiles for four players; there are 42"),
        ("[building.montmartre]\n1 = 'kiosk'\n", "'kiosk' is none of cafe, bakery"),
        ("[marker]\n1 = 'silver'\n", "there are only six silver tokens"),
        ("[landmark.9]\nprestige = ['wood', 'bronze', 'bronze']\n", "'wood' is none of bronze"),
        ("[landmark.9]\npoints = [1, 2]\n", "needs one number for each picture"),
        ("[bonus_tile.5]\neffect = 'kinds'\n", "another effect is another tile"),
        ("[field]\nvalues = [1, 2, 3, 4, 5, 9]\n", "the fields of a district are"),
        ("[prices.buy\nwood = 3\n", "is not valid TOML"),
        ("[set_up]\nremoved = 36\n", "line 2: set_up.removed: must be from 0 to 30, not 36"),
        ("[set_up.keys]\n4 = 50\n", "line 2: set_up.keys.4: must be from 0 to 10, not 50"),
        ("[landmark.9]\npoints = ['a', 'b', 'c']\n", "must be a list of whole numbers"),
        ("[prices]\nbuy = 3\n", "line 2: prices.buy: there is no such value"),
    ],
)
def test_a_bad_file_is_refused_with_key_reason_and_line(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(salon.SalonError, match=re.escape(says)):
        salon.game("paris", mine(tmp_path, text))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(salon.SalonError, match="cannot be read"):
        salon.game("paris", tmp_path / "none.toml")


def test_a_value_without_confidence_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="has no confidence and source"):
        Components.read(mine(tmp_path, "[a]\nb = 1\n"))
