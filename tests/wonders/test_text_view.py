"""7 Wonders in sentences: what single lines say, and the age."""

from __future__ import annotations

import salon
from tests.wonders.table import Table

PLAYERS = ["Ana", "Bo", "Cy", "Di", "Eli", "Fay", "Gus"]


def sections(t: Table, seat: int | None = 0) -> dict[str, list[str]]:
    view = t.game.view(t.position, seat)
    return {s.title: s.lines for s in t.game.text.text_view(view, "en", PLAYERS[: t.seats])}


def test_a_city_tells_everything_that_lies_in_it() -> None:
    t = (
        Table("rhodos-a", "gizah-a", "babylon-a")
        .city(1, "lumber-yard", "timber-yard", "apothecary", "altar")
        .coins(1, 5)
    )
    t.stages(1, 1).tokens(1, (1, 2, 0), 1)
    lines = sections(t)["Bo, Gizah A"]
    for line in (
        "Your left neighbour.",
        "Coins: 5.",
        "Cards in hand: 7.",
        "Stage 1, built: 3 points.",
        "Stage 2, not built. Cost: 3 wood. Effect: 5 points.",
        "Produces: wood, stone, wood/stone.",
        "Science: 1 × compass.",
        "Victory tokens: 1 from Age I, 2 from Age II.",
        "Defeat tokens: 1.",
        "brown: Lumber Yard, Timber Yard.",
    ):
        assert line in lines, line
    assert "Stage 1, built: 3 points. Under it: Altar." in sections(t, 1)["Bo, Gizah A"]


def test_the_hand_says_what_can_be_done_with_each_card() -> None:
    t = Table().hand(0, "stockade", "altar").coins(0, 0)
    hand = sections(t)["Your hand"]
    stockade = next(line for line in hand if line.startswith("Stockade"))
    assert stockade.startswith("Stockade. Age I, red. Cost: wood. Effect: 1 shield.")
    assert stockade.endswith("You cannot build it now. You cannot build a stage with it now.")
    assert next(line for line in hand if line.startswith("Altar")).count("You can build it.") == 1
    assert "Your hand" not in sections(t, None)


def test_ways_to_pay_are_told_with_what_they_cost() -> None:
    t = Table().city(2, "stone-pit").hand(0, "baths").coins(0, 5)
    t.play(0, "build:baths")
    lines = sections(t)["Ways to pay"]
    assert sorted(lines) == ["pay 2 coins to the left: 2 coins less.", "pay 2 coins to the right: 2 coins less."]
    assert "You have chosen: build Baths." in sections(t)["Now"]


def test_the_age_and_turn_are_the_round() -> None:
    game = salon.game("wonders")
    position = game.start(game.deal(3, "ages", leaders="yes"))
    rng = salon.Rng("ages")
    met: list[str] = []
    while position.waiting:
        words = game.text.round_label(game.view(position, 0), "en")
        if not met or met[-1] != words:
            met.append(words)
        position.play(position.to_act, rng.choice(position.legal(position.to_act)))
    ages = [[f"Age {age}, leaders", *(f"Age {age}, turn {turn}" for turn in range(1, 7))] for age in ("I", "II", "III")]
    assert met == ["Before Age I", *ages[0], *ages[1], *ages[2]]
    assert game.text.round_label(game.view(position, None), "en") == ""
