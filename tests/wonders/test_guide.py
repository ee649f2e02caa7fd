"""The guided first game of 7 Wonders: a real game of three, told turn by turn, with every idea a newcomer needs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import salon
from salon.games.wonders.view import WondersView
from salon.kernel.game import Game
from salon.kernel.guide import Guide, GuideStep
from salon.kernel.position import Position
from salon.kernel.words import LANGUAGES

LEARNER, LEFT, RIGHT = 0, 1, 2

# The ideas and the clauses that speak of them; the guide must cite each.
IDEAS = {
    "all choose at once": "3.1",
    "hands are passed on": "3.5",
    "a card's cost": "4.1",
    "chains": "4.3",
    "selling": "4.5",
    "trade": "5.1",
    "neighbours buy, too": "5.5",
    "stages": "6.1",
    "the order of stages": "6.2",
    "conflicts": "8.1",
    "how points are counted": "10.1",
    "blue cards": "10.5",
    "science": "10.6",
    "guilds": "10.8",
}

# What a newcomer has done with own hands: the move, and how it was paid.
DEEDS = {
    "builds a raw material for nothing": ("build:ore-vein", "pay:0+0"),
    "pays with own resources": ("build:barracks", "pay:0+0"),
    "buys from the left": ("build:workshop", "pay:2+0"),
    "builds a stage": ("stage:west-trading-post", "pay:0+0"),
    "buys from the right": ("stage:stables", "pay:0+2"),
    "sells": ("sell:guard-tower", ""),
    "builds by a chain": ("build:archery-range", "free:chain"),
    "builds a guild": ("build:strategists-guild", "pay:2+0"),
}


@pytest.fixture(scope="module")
def game() -> Game:
    return salon.game("wonders")


@pytest.fixture(scope="module")
def guide(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def played(game: Game, guide: Guide) -> Iterator[tuple[GuideStep, Position, int]]:
    """Each step with the position before it and its action; the steps are played one after the other."""
    position = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    for step in guide.steps:
        action = game.moves.parse(step.move)
        yield step, position, action
        position.play(position.to_act, action)


def told(game: Game, step: GuideStep, language: str) -> str:
    return game.words.text(language, step.says, **game.word_facts(language))


def views(game: Game, guide: Guide) -> dict[str, WondersView]:
    """What the learner sees when told something."""
    return {step.says: game.view(position, LEARNER) for step, position, _ in played(game, guide) if step.says}


def ways(view: WondersView, move: str) -> list[str]:
    """The ways to pay for a move of the learner, as the hand shows them."""
    use, card = move.split(":")
    if use == "build":
        return [way.move for way in next(held for held in view.hand if held.card == card).ways]
    payable = [stage for stage in view.stages if stage.ways]
    assert use == "sell" or len(payable) == 1, "there is no question which stage it is"
    return [way.move for way in payable[0].ways] if use == "stage" else [""]


def test_three_sit_there_and_it_is_the_base_game(guide: Guide) -> None:
    assert guide.seats == 3
    assert guide.options == {"sides": "A"}
    assert guide.player == "greedy"


def test_every_move_is_legal_and_the_game_goes_on_afterwards(game: Game, guide: Guide) -> None:
    for number, (step, position, action) in enumerate(played(game, guide)):
        assert action in position.legal(position.to_act), f"step {number}: {step.move}"
    view = game.view(position, LEARNER)
    assert position.waiting == 0b111 and (view.age, view.turn) == (3, 3), "a new turn begins, and more follow"


def test_words_and_a_clause_are_with_every_choice_of_the_learner_and_nowhere_else(game: Game, guide: Guide) -> None:
    for number, (step, position, _) in enumerate(played(game, guide)):
        assert bool(step.says) == bool(step.clause) == (position.to_act == LEARNER), f"step {number}: {step.move}"


def test_each_choice_of_the_learner_is_a_single_move(game: Game, guide: Guide) -> None:
    for step, position, action in played(game, guide):
        if step.says:
            assert len(ways(game.view(position, LEARNER), step.move)) == 1, step.move
            after = position.copy()
            after.play(LEARNER, action)
            assert not after.waiting >> LEARNER & 1, f"{step.move} leaves nothing to ask"


def test_it_is_told_turn_by_turn(guide: Guide) -> None:
    assert guide.steps[0].says
    assert 12 <= len(guide.told) <= 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_in_small_bites(game: Game, guide: Guide, language: str) -> None:
    for step in guide.steps:
        if step.says:
            text = told(game, step, language)
            assert 0 < len(text) <= 220, step.says
            assert "{" not in text and "$" not in text, step.says
    assert len({step.says for step in guide.steps if step.says}) == len(guide.told), "nothing is said twice"


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_english_and_german_one_to_three_sentences(game: Game, guide: Guide, language: str) -> None:
    for step in guide.steps:
        if step.says:
            sentences = re.findall(r"[.!?](?= |$)", told(game, step, language))
            assert 1 <= len(sentences) <= 3, step.says


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_move_is_named(game: Game, guide: Guide, language: str) -> None:
    for step in guide.steps:
        if step.says:
            assert game.piece_words(language, step.move.split(":")[1]) in told(game, step, language), step.says


def test_every_clause_stands_in_the_rulebook(game: Game, guide: Guide) -> None:
    assert {step.clause for step in guide.steps if step.clause} <= set(game.rulebook.numbers())


@pytest.mark.parametrize("idea", IDEAS)
def test_every_idea_comes_up(guide: Guide, idea: str) -> None:
    assert IDEAS[idea] in {step.clause for step in guide.steps}


@pytest.mark.parametrize("deed", DEEDS)
def test_the_learner_does_everything_once(game: Game, guide: Guide, deed: str) -> None:
    move, way = DEEDS[deed]
    found = {step.move: game.view(position, LEARNER) for step, position, _ in played(game, guide) if step.says}
    assert ways(found[move], move) == [way]


def test_the_learner_is_not_behind_at_the_end(game: Game, guide: Guide) -> None:
    for _, position, _ in played(game, guide):
        pass
    points = [city.points for city in game.view(position, LEARNER).cities]
    assert points[LEARNER] == max(points)


def test_what_the_words_say_about_age_i_is_true(game: Game, guide: Guide) -> None:
    seen = views(game, guide)
    costs = game.components
    assert costs["card.ore-vein.cost"] == [] and costs["card.ore-vein.coins"] == 0
    assert seen["guide-wonder"].cities[LEARNER].makes["stone"] == 2
    assert costs["board.gizah-a.1.cost"] == ["stone"] * 2
    first, fourth = ([held.card for held in seen[says].hand] for says in ("guide-welcome", "guide-shields"))
    assert set(fourth) < set(first) and len(first) - len(fourth) == 3
    assert costs["card.barracks.cost"] == ["ore"] and seen["guide-shields"].cities[LEARNER].makes["ore"] == 1
    assert costs["card.workshop.cost"] == ["glass"] and seen["guide-trade"].cities[LEFT].makes["glass"] == 1
    last = seen["guide-sell"]
    assert (last.turn, last.turns, len(last.hand)) == (6, 6, 2)
    assert ways(last, "build:guard-tower") == []


def test_what_the_words_say_about_later_ages_is_true(game: Game, guide: Guide) -> None:
    seen = views(game, guide)
    costs = game.components
    cities = seen["guide-chain"].cities
    assert cities[LEARNER].victories[0] == 2 and cities[LEFT].defeats == cities[RIGHT].defeats == 1
    assert "archery-range" in costs["card.workshop.leads_to"]
    assert costs["card.sawmill.coins"] == 1 and not seen["guide-coin"].to_left
    before, after = (seen[says].cities for says in ("guide-coin", "guide-income"))
    price = costs["rules.trade_price"]
    assert after[LEARNER].coins == before[LEARNER].coins - 1 + price, "the Sawmill is paid, and a price came in"
    assert after[LEFT].coins == before[LEFT].coins - price
    assert costs["card.statue.cost"].count("ore") == 2 and seen["guide-blue"].cities[LEARNER].makes["ore"] == 1
    assert costs["board.gizah-a.2.cost"] == ["wood"] * 3
    assert seen["guide-second-stage"].cities[LEARNER].makes["wood"] == 2
    assert costs["card.stables.marks"].count(guide.seats) == 1, "there is one of them"
    symbols = seen["guide-science"].cities[LEFT].symbols
    assert (symbols["tablet"], symbols["compass"], symbols["gear"]) == (3, 1, 1)
    neighbours = [seen["guide-guild"].cities[seat] for seat in (LEFT, RIGHT)]
    assert sum(city.defeats for city in neighbours) == 5
    assert "gardens" in costs["card.statue.leads_to"]
    assert ways(seen["guide-goodbye"], "build:gardens") == ["free:chain"]


# --- a script for all who choose at once -----------------------------------------------------------------------


def test_each_seat_is_asked_for_its_own_move_of_the_turn(game: Game, guide: Guide) -> None:
    """Whoever of the others has chosen, and in which order, does not matter (3.1)."""
    settled: list[str] = []
    before = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    while len(settled) < len(guide.steps):
        position = before.copy()
        asked: dict[int, list[str]] = {}
        for seat in (RIGHT, LEARNER, LEFT):
            own = asked.setdefault(seat, [])
            while (number := guide.asked(settled, before, seat, own)) is not None and position.phase == before.phase:
                own.append(guide.steps[number].move)
                position.play(seat, game.moves.parse(own[-1]))
        assert position.phase == before.phase + 1
        settled += [move for seat in sorted(asked) for move in asked[seat]]
        assert settled == [step.move for step in guide.steps[: len(settled)]]
        before = position
    assert [guide.asked(settled, before, seat, []) for seat in range(3)] == [None] * 3, "from here on all are free"


def test_who_leaves_the_script_is_free(game: Game, guide: Guide) -> None:
    before = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    assert guide.asked([], before, LEARNER, ["build:altar"]) is None
    assert guide.asked([], before, LEFT, []) == 1, "others do not know of it yet"
    settled = ["build:theater", "build:glassworks-1", "build:timber-yard"]
    for move in settled:
        before.play(before.to_act, game.moves.parse(move))
    assert [guide.asked(settled, before, seat, []) for seat in range(3)] == [None] * 3
