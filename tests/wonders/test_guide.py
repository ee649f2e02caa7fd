"""The guided first game of 7 Wonders: a game of three, explained turn by turn, with every idea a newcomer needs."""

from __future__ import annotations

import pytest

import salon
from salon.games.wonders.view import WondersView
from salon.kernel.game import Game
from salon.kernel.guide import Guide
from salon.kernel.words import LANGUAGES
from tests.guided import LEARNER, guide_of, played, step_text

LEFT, RIGHT = 1, 2

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
    return guide_of(game)


def views(game: Game) -> dict[str, WondersView]:
    """What the learner sees when a step has a message."""
    return {step.says: game.view(position, LEARNER) for step, position, _ in played(game) if step.says}


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


def test_a_new_turn_begins_at_its_end(game: Game) -> None:
    for _, position, _ in played(game):
        pass
    view = game.view(position, LEARNER)
    assert position.waiting == 0b111 and (view.age, view.turn) == (3, 3), "and more turns follow"


def test_each_choice_of_the_learner_is_a_single_move(game: Game) -> None:
    for step, position, action in played(game):
        if step.says:
            assert len(ways(game.view(position, LEARNER), step.move)) == 1, step.move
            after = position.copy()
            after.play(LEARNER, action)
            assert not after.waiting >> LEARNER & 1, f"{step.move} leaves nothing to ask"


def test_it_is_told_turn_by_turn(guide: Guide) -> None:
    assert 12 <= len(guide.steps_with_message) <= 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_move_is_named(game: Game, guide: Guide, language: str) -> None:
    for step in guide.steps:
        if step.says:
            assert game.text.piece_name(language, step.move.split(":")[1]) in step_text(game, step, language), step.says


@pytest.mark.parametrize("idea", IDEAS)
def test_every_idea_comes_up(guide: Guide, idea: str) -> None:
    assert IDEAS[idea] in {step.clause for step in guide.steps}


@pytest.mark.parametrize("deed", DEEDS)
def test_the_learner_does_everything_once(game: Game, deed: str) -> None:
    move, way = DEEDS[deed]
    found = {step.move: game.view(position, LEARNER) for step, position, _ in played(game) if step.says}
    assert ways(found[move], move) == [way]


def test_the_learner_is_not_behind_at_the_end(game: Game) -> None:
    for _, position, _ in played(game):
        pass
    points = [city.points for city in game.view(position, LEARNER).cities]
    assert points[LEARNER] == max(points)


def test_what_the_words_say_about_age_i_is_true(game: Game) -> None:
    seen = views(game)
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
    seen = views(game)
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
    """Which of the others have chosen, and in which order, does not matter (3.1)."""
    settled: list[str] = []
    before = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    while len(settled) < len(guide.steps):
        position = before.copy()
        asked: dict[int, list[str]] = {}
        for seat in (RIGHT, LEARNER, LEFT):
            own = asked.setdefault(seat, [])
            while (
                number := guide.next_step(settled, before, seat, own)
            ) is not None and position.phase == before.phase:
                own.append(guide.steps[number].move)
                position.play(seat, game.actions.parse(own[-1]))
        assert position.phase == before.phase + 1
        settled += [move for seat in sorted(asked) for move in asked[seat]]
        assert settled == [step.move for step in guide.steps[: len(settled)]]
        before = position
    assert [guide.next_step(settled, before, seat, []) for seat in range(3)] == [None] * 3, "from here on all are free"


def test_who_leaves_the_script_is_free(game: Game, guide: Guide) -> None:
    before = game.start(game.deal(guide.seats, seed=guide.seed, **guide.options))
    assert guide.next_step([], before, LEARNER, ["build:altar"]) is None
    assert guide.next_step([], before, LEFT, []) == 1, "others do not know of it yet"
    settled = ["build:theater", "build:glassworks-1", "build:timber-yard"]
    for move in settled:
        before.play(before.to_act, game.actions.parse(move))
    assert [guide.next_step(settled, before, seat, []) for seat in range(3)] == [None] * 3
