"""The guided first game of Paris: a real start of a real game, in small bites, with every idea a newcomer needs."""

from __future__ import annotations

import re

import pytest

import salon
from salon.kernel.game import Game
from salon.kernel.guide import Guide
from salon.kernel.words import LANGUAGES
from tests.guided import LEARNER, guide_of, played, step_text

# The ideas and the clauses that speak of them; the guide must cite each.
IDEAS = {
    "the aim": "1.1",
    "the turn": "3.1",
    "drawing a building": "4.1",
    "keys come from behind the screen": "5.1",
    "banks pay": "5.2",
    "one key at each bank": "5.3",
    "moving a key": "6.1",
    "the Arc": "6.4",
    "places are taken": "6.5",
    "only upwards": "6.3",
    "the price is the value": "7.1",
    "only the difference": "7.2",
    "resources on top": "7.3",
    "markers": "9.2",
    "which markers": "2.4",
    "bonus tiles at values 1 to 3": "9.3",
    "the bonus track": "12.1",
    "using bonus tiles": "12.4",
    "trading at any time": "3.4",
    "buying": "11.1",
    "selling prestige": "11.2",
    "the supply": "11.3",
    "points for value 8": "9.5",
    "landmarks": "8.1",
    "higher landmarks": "8.2",
    "prestige at a landmark": "9.6",
    "VP tiles": "10.1",
    "the moment of the fourth key": "10.2",
    "how districts score": "15.3",
    "the second of two players": "15.6",
    "end-game tiles": "14.2",
    "how the game ends": "15.1",
}

# What a newcomer has done with own hands, by the notation of the move.
DEEDS = {
    "draws a building": r"draw\d",
    "places a key at a bank": r"key:(?!Arc)\w+",
    "places a key on the Arc": r"key:Arc",
    "moves a key from a bank": r"\w+\$-\w+\d",
    "moves a key from the Arc": r"Arc-\w+\d",
    "moves a key to value 8": r"\w+[1-5]-\w+8",
    "moves a key to a landmark": r"\w+\d-(9|1\d)",
    "takes a marker": r"take",
    "takes a bonus tile": r"tile\d+",
    "uses a bonus tile": r"use\d+",
    "buys": r"buy:\w+",
    "sells": r"sell:\w+",
    "discards prestige": r"discard:\w+",
    "places a VP tile": r"vp\d+:\w+",
    "leaves something": r"leave",
    "ends the turn": r"end",
}


@pytest.fixture(scope="module")
def game() -> Game:
    return salon.game("paris")


@pytest.fixture(scope="module")
def guide(game: Game) -> Guide:
    return guide_of(game)


def test_two_sit_there_and_nothing_is_changed_about_the_game(guide: Guide) -> None:
    assert guide.seats == 2
    assert guide.options == {}
    assert guide.player == "greedy"


def test_the_learner_has_the_last_word(game: Game, guide: Guide) -> None:
    for _, position, _ in played(game):
        pass
    assert position.to_act != LEARNER and guide.steps[-1].says, "the last step ends a turn of the learner"


def test_it_takes_about_ten_minutes(game: Game, guide: Guide) -> None:
    turns = sum(step.move == "end" and position.to_act == LEARNER for step, position, _ in played(game))
    assert 8 <= turns <= 10
    assert 25 <= len(guide.steps_with_message) <= 35


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_told_to_draw_hears_the_district_on_the_back(game: Game, language: str) -> None:
    for step, position, _ in played(game):
        if step.says and step.move.startswith("draw"):
            district = game.view(position, LEARNER).piles[int(step.move[4:]) - 1].district
            assert game.text.piece_name(language, district) in step_text(game, step, language), step.says


@pytest.mark.parametrize("idea", IDEAS)
def test_every_idea_comes_up(guide: Guide, idea: str) -> None:
    assert IDEAS[idea] in {step.clause for step in guide.steps}


@pytest.mark.parametrize("deed", DEEDS)
def test_the_learner_does_everything_once(game: Game, deed: str) -> None:
    own = [step.move for step, position, _ in played(game) if position.to_act == LEARNER]
    assert any(re.fullmatch(DEEDS[deed], move) for move in own)


def test_the_learner_ends_up_with_points_a_landmark_and_a_district(game: Game) -> None:
    for _, position, _ in played(game):
        pass
    view = game.view(position, LEARNER)
    mine = [d for d in view.districts if any(LEARNER in landmark.keys for landmark in d.landmarks)]
    assert len(mine) == 1 and mine[0].vp_tile is not None
    assert 2 * mine[0].sums[1] < mine[0].sums[LEARNER], "the second would get nothing there (15.6)"
    assert view.seats[LEARNER].points > view.seats[1].points
    assert view.seats[LEARNER].tiles, "a tile is left to be used"
    assert view.seats[LEARNER].keys > 0


def test_what_the_words_say_about_the_moment_is_true(game: Game) -> None:
    """Statements that no component value fills: who holds what, and what a player lacks."""
    before = {step.says: game.view(position, LEARNER) for step, position, _ in played(game) if step.says}
    district = {name: {d.name: d for d in view.districts} for name, view in before.items()}
    assert not any(before["guide-first-key"].supply.values()), "at first the supply is empty"
    place = {field.value: field.keys for field in district["guide-taken"]["la-villette"].fields}
    assert place[8] == [1] and place[4] == []
    assert before["guide-supply"].supply["wood"] == before["guide-buy"].supply["wood"] == 1
    assert district["guide-fourth-key"]["la-villette"].keys == game.components["points.keys_for_vp_tile"] - 1
    assert before["guide-use-tile"].seats[LEARNER].francs == 0
    assert district["guide-vp-tile"]["saint-germain"].sums[1] == 0
    assert before["guide-sell"].seats[LEARNER].francs == 12 - 8 - 1, "a franc is missing for the landmark"
    assert game.components["landmark.12.prestige"].count("silver") == 1
    assert before["guide-sell"].seats[LEARNER].tokens["silver"] == 2


def test_pieces_named_in_the_words_are_those_of_the_move(guide: Guide) -> None:
    """The words speak of these pieces by number or by their printed values."""
    moves = {step.says: step.move for step in guide.steps if step.says}
    assert moves["guide-bonus-tile"] == "tile5" and moves["guide-use-tile"] == "use5"
    assert moves["guide-track"] == "tile11"
    assert moves["guide-vp-tile"] == "vp20:Sg"
    assert moves["guide-landmark"] == "Sg8-12"
    assert moves["guide-bank"] == "key:Vi" and moves["guide-first-key"] == "key:Sg"
