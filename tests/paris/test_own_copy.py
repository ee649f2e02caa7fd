"""Values that a real copy might have: they are accepted, played by the rules, shown and said."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import salon
from salon import Record, Rng
from salon.games.paris.notation import DISTRICTS, FIELD_TEXTS, SHORT
from salon.kernel.words import LANGUAGES
from salon.testing import check_game, random_moves
from tests.paris.table import Table

clause = pytest.mark.clause

# The tokens of two fields exchanged.
EXCHANGED = {"marker.chaillot.1": "silver", "marker.belleville.2": "bronze"}
# A second theatre in Montmartre, for its bakery; a second bakery in La Villette, for its hotel.
TWO_OF_A_KIND = {"building.montmartre.1": "theatre", "building.la-villette.5": "bakery"}
SIX_PICTURES = {
    "landmark.9.prestige": ["bronze", "bronze", "silver", "silver", "gold-prestige", "gold-prestige"],
    "landmark.9.points": [1, 2, 3, 4, 5, 6],
}


def corrected(changes: dict[str, Any]) -> salon.Game:
    game = salon.game("paris")
    return type(game)(game.components.overridden(changes))


def test_a_copy_that_differs_in_all_this_keeps_the_contract() -> None:
    cheap = {f"landmark.{v}.{r}": 0 for v in range(9, 17) for r in ("marble", "gold")} | {"set_up.francs": 60}
    check_game(corrected(EXCHANGED | TWO_OF_A_KIND | SIX_PICTURES | cheap), games=4, seed="own copy")


# --- markers by field -------------------------------------------------------------------------------------


@clause("paris", "2.4")
def test_the_marker_of_a_field_may_differ_from_that_of_its_value() -> None:
    t = Table(changes=EXCHANGED)
    beside = t.deal.content["markers"]
    assert (beside["Ch1"], beside["Be2"], beside["Be1"], beside["Ch2"]) == ("silver", "bronze", "bronze", "silver")
    assert t.game.view(t.position, 0).districts[0].fields[0].marker == "silver"
    t.action(francs=5).build("Ch1").key(0, "Ch$").play("Ch$-Ch1", "take")
    assert t.tokens() == {"silver": 1}


@clause("paris", "2.5")
def test_markers_by_field_are_shuffled_like_the_others() -> None:
    t = Table(changes=EXCHANGED, markers="random")
    beside = t.deal.content["markers"]
    assert Counter(beside.values()) == dict.fromkeys(beside.values(), 6)
    assert all(beside[field] == "gold" for field in FIELD_TEXTS if field.endswith("8"))


def test_only_overridden_markers_are_recorded_and_the_record_reads_again() -> None:
    game = corrected(EXCHANGED)
    deal = game.deal(2, "markers")
    record = Record.of(game, deal, random_moves(game, deal, Rng("markers")))
    assert json.loads(record.to_json())["overrides"] == EXCHANGED
    again = Record.from_json(record.to_json(), salon.game)
    again.verify()
    assert again.to_json() == record.to_json()
    plain = salon.game("paris")
    assert json.loads(Record(plain, plain.deal(2, "markers"), []).to_json())["overrides"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_fields_with_another_marker(language: str) -> None:
    text = corrected(EXCHANGED).text
    said = text.rulebook.clause("2.4", language).text
    for field, token in (("Ch1", "silver"), ("Be2", "bronze")):
        assert f"{text.piece_name(language, field)} – {text.piece_name(language, token)}" in said
    assert text.piece_name(language, "Ch1") not in salon.game("paris").text.rulebook.clause("2.4", language).text


@pytest.mark.parametrize(
    ("changes", "key", "code"),
    [
        ({"marker.chaillot.1": "silver"}, "marker.chaillot.1", "marker-count"),
        ({"marker.chaillot.8": "wood", "marker.chaillot.4": "gold"}, "marker.chaillot.8", "marker-8"),
        ({"marker.chaillot.1": "brass"}, "marker.chaillot.1", "choice"),
        ({"marker.1": "silver"}, "marker.1", "marker-count"),
    ],
)
def test_six_of_each_token_and_gold_beside_every_8(changes: dict[str, str], key: str, code: str) -> None:
    game = salon.game("paris")
    faults = game.component_faults(game.components.overridden(changes))
    assert (key, code) in {(fault.key, fault.code) for fault in faults}


def test_all_markers_of_a_value_can_be_given_field_by_field() -> None:
    turned = {"marker.1": "silver", "marker.2": "bronze"}
    by_field = {f"marker.{d}.{value}": turned[f"marker.{value}"] for d in DISTRICTS for value in (1, 2)}
    deals = [corrected(changes).deal(2, "same").content for changes in (turned, by_field)]
    assert deals[0] == deals[1]


# --- more than three pictures -----------------------------------------------------------------------------


def at_landmark(**tokens: int) -> Table:
    t = Table(changes=SIX_PICTURES).action(francs=9).give(marble=1, **tokens).key(0, "Mo$")
    t.play("Mo$-9")
    return t


@clause("paris", "9.6")
def test_of_six_pictures_any_three_can_be_used_the_best_of_a_colour_first() -> None:
    t = at_landmark(bronze=2, silver=2, gold_prestige=2)
    t.play("discard:gold-prestige", "discard:gold-prestige")
    assert t.points() == 6 + 5 and t.now == "PRESTIGE"
    t.play("discard:silver")
    assert t.points() == 6 + 5 + 4 and t.now == "FREE"  # three are discarded: no more, whatever is pictured
    assert t.tokens() == {"bronze": 2, "silver": 1}


@clause("paris", "9.6")
def test_a_third_token_of_a_colour_pictured_twice_is_not_pictured() -> None:
    t = at_landmark(bronze=3)
    t.play("discard:bronze", "discard:bronze")
    assert t.points() == 2 + 1 and t.code("discard:bronze") == "not-pictured" and t.can("leave")


@clause("paris", "9.6")
def test_a_landmark_without_pictures_offers_none() -> None:
    t = Table(changes={"landmark.9.prestige": [], "landmark.9.points": []}).action(francs=9).give(marble=1, bronze=1)
    t.key(0, "Mo$").play("Mo$-9")
    assert t.now == "FREE"


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_pictures_are_said(language: str) -> None:
    game = corrected(SIX_PICTURES)
    said = game.text.catalogue(language, 2)["landmark-9"].text
    assert all(str(points) in said for points in (1, 2, 3, 4, 5, 6))
    assert said.count(game.text.piece_name(language, "silver")) == 2


# --- two buildings of a kind in a district ----------------------------------------------------------------


@clause("paris", "4.1")
def test_two_buildings_of_a_kind_lie_in_their_own_district() -> None:
    t = Table(changes=TWO_OF_A_KIND)
    with t.edit() as s:
        s.pile_order[:2] = [FIELD_TEXTS.index("Mo1"), FIELD_TEXTS.index("Mo4")]
    t.play("draw1", "key:Mo", "end", "draw1")
    kinds = [field.kind for field in t.game.view(t.position, 0).districts[2].fields]
    assert kinds[0] == kinds[3] == "theatre"


@clause("paris", "4.3")
def test_with_any_district_the_second_of_a_kind_goes_elsewhere() -> None:
    t = Table(changes=TWO_OF_A_KIND, buildings="any-district").build("Mo4")
    with t.edit() as s:
        s.pile_order[s.pile_next[0]] = FIELD_TEXTS.index("Mo1")
    t.play("draw1")
    assert t.now == "PLACE" and t.code("at:Mo") == "kind-there"
    assert t.legal() == {f"at:{short}" for short in SHORT if short != "Mo"}
    assert [event.facts for event in t.play("at:Ch") if event.name == "built"] == [{"field": "Ch1", "kind": "theatre"}]
    assert t.game.view(t.position, 0).districts[0].fields[0].kind == "theatre"


@clause("paris", "13.30")
def test_two_of_a_kind_are_one_kind_for_tile_30() -> None:
    fields = ("Mo1", "Mo2", "Mo3", "Mo4", "Mo5")  # theatre, café, restaurant, theatre, residence
    t = Table(changes=TWO_OF_A_KIND).action().build(*fields).key(0, *fields).give(tiles=(30,))
    action = t.game.actions.parse("use30")
    assert t.game.preview(t.position, 0, action).changes == {"points": 10}
    t.play("use30")
    assert t.points() == 10  # four kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_names_all_its_fields(language: str) -> None:
    game = corrected(TWO_OF_A_KIND)
    pieces = game.text.catalogue(language, 3)
    assert all(game.text.piece_name(language, field) in pieces["theatre"].text for field in ("Mo1", "Mo4", "Vi8"))
    assert game.text.piece_name(language, "Mo1") not in pieces["bakery"].text
    assert pieces["montmartre"].text.count(game.text.piece_name(language, "theatre")) == 2


# --- names of landmarks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Moulin Rouge", "Hôtel de Ville [rive droite]", "gold", "rule-1", "{ $name }"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_without_a_word_of_ours_is_shown_as_written(name: str, language: str) -> None:
    game = corrected({"landmark.12.name": name})
    shown = f"{name} (12)"
    assert game.text.piece_name(language, "landmark-12") == shown
    assert game.text.catalogue(language, 2)["landmark-12"].name == shown
    view = game.view(game.start(game.deal(2, "names")), 0)
    assert shown in game.text.action_text(view, game.actions.parse("Mo$-12"), language)
    console = Console(width=200, file=StringIO())
    console.print(game.terminal.player_aid(language))
    assert shown in console.file.getvalue()  # type: ignore[attr-defined]


def test_our_names_are_translated() -> None:
    game = corrected({"landmark.12.name": "louvre"})
    assert game.text.piece_name("th", "landmark-12") == "ลูฟวร์ (12)"


# --- names of VP tiles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vp_tile_is_called_by_the_points_of_the_first(language: str) -> None:
    game = corrected({"vp_tile.20.first": 21})
    position = game.start(game.deal(3, "vp"))
    view = game.view(position, 0)
    assert "21" in game.text.piece_name(language, "vp-20")
    assert "21" in game.text.action_text(view, game.actions.parse("vp20:Mo"), language)
    lines = [line for section in game.text.text_view(view, language, ["A", "B", "C"]) for line in section.lines]
    assert any("21, 18, 16, 14, 12, 10" in line for line in lines)
