"""Faults of component values as data, in every language; and keys that need no value of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import salon
from salon.kernel.components import Components, ComponentsError, Fault, Value
from salon.kernel.words import LANGUAGES

# Changes that are wrong in several ways, and all the faults that are found: key and code.
WRONG: dict[str, tuple[dict[str, Any], set[tuple[str, str]]]] = {
    "paris numbers": (
        {"prices.buy.wood": 200, "set_up.keys.4": 11, "landmark.9.points": [1, 2, -1], "field.values": [1, 2]},
        {
            ("prices.buy.wood", "range"),
            ("set_up.keys.4", "range"),
            ("landmark.9.points", "range"),
            ("field.values", "fields"),
        },
    ),
    "paris pieces": (
        {
            "building.montmartre.1": "kiosk",
            "marker.8": "wood",
            "prices.sell.gold": 9,
            "landmark.9.prestige": ["bronze"] * 7,
            "landmark.10.prestige": ["wood"] * 3,
            "landmark.11.name": "",
            "landmark.12.marble": 7,
        },
        {
            ("building.montmartre.1", "choice"),
            ("marker.8", "marker-8"),
            ("marker.8", "marker-count"),
            ("prices.buy.gold", "price"),
            ("landmark.9.prestige", "too-many"),
            ("landmark.9.points", "picture-points"),
            ("landmark.10.prestige", "choice"),
            ("landmark.11.name", "name"),
            ("landmark.12.marble", "resources"),
        },
    ),
    "paris tiles": (
        {f"bonus_tile.{number}.letter": "A" for number in range(11, 21)}
        | {
            "bonus_tile.6.value": 7,
            "bonus_tile.6.copies.2": 0,
            "bonus_tile.11.copies.3": 4,
            "bonus_tile.2.unit": "francs",
            "bonus_tile.5.effect": "kinds",
            "bonus_tile.30.letter": "D",
            "end_tile.wood.count": 2,
            "count.bonus_tiles": 41,
        },
        {
            ("bonus_tile.2.unit", "choice"),
            ("bonus_tile.5.effect", "effect-fixed"),
            ("bonus_tile.6.value", "building-value"),
            ("bonus_tile.6.copies.2", "tile-missing"),
            ("bonus_tile.11.copies.4", "fewer-copies"),
            ("bonus_tile.30.letter", "choice"),
            ("bonus_tile", "letter-missing"),
            ("bonus_tile", "tile-count"),
            ("end_tile.wood.count", "end-tile-count"),
        },
    ),
    "wonders values": (
        {
            "rules.leaders_dealt": 5,
            "rules.trade_price": 3,
            "rules.coins_a_point": 0,
            "rules.victory": [1, 3],
            "rules.sale": 31,
            "card.baths.colour": "pink",
            "card.baths.cost": ["stone"] * 7 + ["straw"],
            "card.baths.leads_to": ["aquaduct"],
            "card.altar.effects": ["points many", "points 1", "points 2", "points 3"],
            "card.marketplace.effects": ["trade manufactured both 3"],
            "card.forum.age": 4,
            "city.hideout.effects": ["points 2", "loss 99 per stages"],
            "board.gizah-a.effects": ["lay 9"],
        },
        {
            ("rules.leaders_dealt", "fixed"),
            ("rules.trade_price", "range"),
            ("rules.coins_a_point", "range"),
            ("rules.victory", "victory"),
            ("rules.sale", "range"),
            ("card.baths.colour", "choice"),
            ("card.baths.cost", "too-many"),
            ("card.baths.cost", "choice"),
            ("card.baths.leads_to", "no-card"),
            ("card.altar.effects", "effect"),
            ("card.altar.effects", "too-many"),
            ("card.marketplace.effects", "price"),
            ("card.forum.age", "range"),
            ("city", "losses"),
            ("board", "laying"),
        },
    ),
    "wonders decks": (
        {"card.baths.marks": [3], "rules.guilds_beyond_seats": 4, "city.hideout.age": 2}
        | {f"city.{row}.age": 2 for row in ("residence", "militia", "pigeon-loft")},
        {("card", "deck"), ("rules.guilds_beyond_seats", "guilds"), ("city", "black-cards")},
    ),
    "bids": ({"game.rounds": 0, "start.coins": 10}, {("game.rounds", "range"), ("start.coins", "range")}),
}


def found_faults(case: str) -> tuple[salon.Game, list[Fault]]:
    game = salon.game(case.split()[0])
    return game, game.component_faults(game.components.overridden(WRONG[case][0]))


@pytest.mark.parametrize("case", WRONG)
def test_all_faults_are_found_not_only_the_first(case: str) -> None:
    _, faults = found_faults(case)
    assert {(fault.key, fault.code) for fault in faults} == WRONG[case][1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_every_fault_is_said_in_every_language_with_its_facts(case: str, language: str) -> None:
    game, faults = found_faults(case)
    for fault in faults:
        text = game.text.fault_text(fault, language)
        assert text and "{" not in text.replace(str(fault.facts.get("value")), "")
        for name, fact in fault.facts.items():
            assert str(fact) in text, (name, text)


@pytest.mark.parametrize("case", WRONG)
def test_a_game_is_refused_with_the_first_fault_in_english(case: str) -> None:
    game, faults = found_faults(case)
    with pytest.raises(ComponentsError) as refused:
        type(game)(game.components.overridden(WRONG[case][0]))
    assert (refused.value.key, refused.value.reason) == (faults[0].key, game.text.fault_text(faults[0], "en"))


def test_every_code_of_a_game_is_met_by_these_cases() -> None:
    """So that no message is left without its facts."""
    met = {code for _, found in WRONG.values() for _, code in found}
    for game_id in salon.game_ids():
        words = salon.game(game_id).text.words
        own = [file for file in words.files("en") if game_id in file.parts and file.name.startswith("components")]
        ids = [line.partition(" ")[0] for file in own for line in file.read_text(encoding="utf-8").splitlines()]
        assert {name.removeprefix("component-") for name in ids if name.startswith("component-")} <= met


# --- whatever the game ------------------------------------------------------------------------------------


def test_unknown_keys_and_wrong_types_are_all_found() -> None:
    game = salon.game("paris")
    changes: dict[str, Any] = {
        "bank.bercy": 3,
        "bank.chaillot": "four",
        "bank.montmartre": True,
        "landmark.9.name": 9,
        "landmark.9.points": 1,
        "landmark.10.points": ["a", "b", "c"],
        "landmark.11.prestige": ["bronze", 2],
        "marker.chaillot.1": 7,
        "marker.chaillot.6": "wood",
    }
    faults = game.components.faults_of(changes)
    assert [(fault.key, fault.code) for fault in faults] == [
        ("bank.bercy", "unknown"),
        ("bank.chaillot", "not-a-number"),
        ("bank.montmartre", "not-a-number"),
        ("landmark.9.name", "not-a-word"),
        ("landmark.9.points", "not-a-list"),
        ("landmark.10.points", "not-numbers"),
        ("landmark.11.prestige", "not-words"),
        ("marker.chaillot.1", "not-a-word"),
        ("marker.chaillot.6", "unknown"),
    ]
    for language in LANGUAGES:
        for fault in faults:
            assert str(fault.facts.get("value", "")) in game.text.fault_text(fault, language)
    assert game.components.faults_of({"bank.chaillot": 5}) == []


def test_a_list_that_was_empty_takes_words() -> None:
    components = salon.game("wonders").components
    assert components["card.tavern.cost"] == []
    assert [fault.code for fault in components.faults_of({"card.tavern.cost": [3]})] == ["not-words"]
    assert components.faults_of({"card.tavern.cost": ["wood"]}) == []


# --- optional keys ----------------------------------------------------------------------------------------


def two_fields() -> Components:
    values = [Value("token", "wood", "assumed", "own"), Value("other", 1, "seed", "rulebook")]
    return Components(values, optional={"token.left": "token", "token.right": "token"})


def test_an_optional_key_has_its_default_until_it_is_overridden() -> None:
    components = two_fields()
    assert components["token.left"] == "wood" and "token.left" not in components.values
    assert components.assumed(["token.left"])
    own = components.overridden({"token.left": "gold"})
    assert (own["token.left"], own["token.right"]) == ("gold", "wood")
    assert own.overrides == {"token.left": "gold"} and own.released == components.released
    assert own.values["token.left"].confidence == "own copy" and not own.assumed(["token.left"])


def test_an_optional_key_at_its_default_is_no_override() -> None:
    assert two_fields().overridden({"token.left": "wood"}).overrides == {}


@pytest.mark.parametrize("order", [("token", "token.left"), ("token.left", "token")])
def test_a_default_that_changes_too_leaves_the_optional_key_as_it_was_said(order: tuple[str, str]) -> None:
    said = {"token": "gold", "token.left": "wood"}
    own = two_fields().overridden({key: said[key] for key in order})
    assert own.overrides == said and own["token.left"] == "wood" and own["token.right"] == "gold"
    assert two_fields().overridden({"token": "gold"})["token.left"] == "gold"


def test_optional_keys_do_not_change_the_hash_of_a_released_file(tmp_path: Path) -> None:
    file = tmp_path / "1.toml"
    file.write_text("[a]\nconfidence = 'seed'\nsource = 'rulebook'\nb = 1\n", encoding="utf-8")
    assert Components.read(file).released == Components.read(file, {"a.b.c": "a.b"}).released
