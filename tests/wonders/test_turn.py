"""The turn (section 3): secret choices, the order of their resolution, coins, gains, passing, the last cards."""

from __future__ import annotations

import pytest

from salon.games.wonders.notation import CARDS
from salon.kernel.events import HIDDEN
from salon.kernel.reasons import IllegalMove, NothingToTakeBack
from tests.wonders.facts import makers
from tests.wonders.table import Table

clause = pytest.mark.clause


def code(t: Table, seat: int, move: str) -> str | None:
    reason = t.why_not(seat, move)
    return reason.code if reason else None


def hand(t: Table, seat: int) -> set[str]:
    return {CARDS[card - 1] for card in t.state.hand[seat] if card}


def discarded(t: Table) -> int:
    return int(t.game.view(t.position, None).discarded)


def last_turn(*boards: str, age: int = 1, **options: str) -> Table:
    """The last turn of an age; seat 0 has Babylon B with stage 2, unless boards are given."""
    t = Table(*(boards or ("babylon-b", "gizah-a", "rhodos-a")), changes=None, **options)
    t.age(age, turn=t.state.hand_size - 1)
    return t.stages(0, 1, 2) if not boards else t


# --- choosing -------------------------------------------------------------------------------------------


@clause("wonders", "3.1")
def test_a_card_is_built_put_under_a_stage_or_sold() -> None:
    t = Table().city(0, "sawmill").age(1, turn=6).hand(0, "altar", "baths").coins(0, 0)
    assert t.legal(0) == ["build:altar", "stage:baths", "stage:altar", "sell:baths", "sell:altar"]


@clause("wonders", "3.1")
def test_all_choose_at_the_same_time_and_nothing_happens_before_the_last() -> None:
    t = Table().hand(0, "altar").hand(2, "altar")
    assert t.position.waiting == 0b111
    t.play(2, "build:altar").play(0, "sell:altar")
    assert t.position.waiting == 0b010 and t.coins_of(0) == 3 and not t.has(2, "altar")
    assert all(len(hand(t, seat)) == 7 for seat in range(3))
    t.play(1, "build:loom-1")
    assert t.has(2, "altar") and t.has(1, "loom-1") and t.coins_of(0) == 6
    assert all(len(hand(t, seat)) == 6 for seat in range(3)) and t.position.waiting == 0b111


@clause("wonders", "3.1")
@pytest.mark.parametrize("move", ["build:altar", "build:baths", "stage:altar", "sell:altar"])
def test_a_choice_is_secret(move: str) -> None:
    t = Table().city(0, "sawmill").hand(0, "altar", "baths").city(2, "stone-pit")
    before = [t.game.view(t.position, viewer) for viewer in (1, 2, None)]
    action = t.game.actions.parse(move)
    assert [t.game.events(t.position, 0, action, viewer) for viewer in (1, 2, None)] == [[], [], []]
    t.play(0, move)
    assert [t.game.view(t.position, viewer) for viewer in (1, 2, None)] == before
    assert t.game.view(t.position, 0).chosen[0] == move


@clause("wonders", "3.1")
def test_how_to_pay_is_part_of_the_choice() -> None:
    t = Table("alexandria-a", "gizah-a", "halikarnassos-a").city(2, "stone-pit").hand(0, "baths")
    t.play(0, "build:baths")
    assert t.legal(0) == ["pay:0+2", "pay:2+0"] and t.position.waiting & 1
    t.play(0, "pay:2+0").turn({})
    assert (t.coins_of(0), t.coins_of(1), t.coins_of(2)) == (1, 3 + 2 + 3, 3 + 3)


@clause("wonders", "3.1")
def test_which_stage_is_part_of_the_choice_where_it_is_free() -> None:
    t = Table("great-wall-a", "gizah-a", "rhodos-a").city(0, *makers("WWSSS")).hand(0, "altar").coins(0, 0)
    t.play(0, "stage:altar")
    assert t.legal(0) == ["at:1", "at:3"] and t.position.waiting & 1
    t.play(0, "at:3").turn({})
    assert t.game.view(t.position, None).cities[0].stages[2].built == "great-wall-a-3"
    assert t.state.stages_built[0] == 0b0100


@clause("wonders", "3.1")
def test_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    t = Table().hand(0, "altar").hand(1, "altar")
    t.play(0, "build:altar").play(1, "build:altar")
    assert code(t, 0, "build:loom-1") == "not-waiting"
    t.position.take_back(0)
    t.play(0, "build:loom-1").play(2, "build:press-1")
    assert t.has(0, "loom-1") and not t.has(0, "altar") and t.has(1, "altar")
    with pytest.raises(NothingToTakeBack):
        t.position.take_back(0)


@clause("wonders", "3.1")
def test_a_part_of_a_choice_can_be_taken_back_too() -> None:
    t = Table("great-wall-a", "gizah-a", "rhodos-a").city(0, *makers("WWSSS")).hand(0, "altar", "theater")
    before = t.position.copy()
    t.play(0, "stage:altar")
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "stage:theater")
    assert refused.value.reason.code == "card-chosen"
    t.position.take_back(0)
    assert t.position == before
    t.play(0, "stage:altar", "at:1")
    t.position.take_back(0)
    assert t.position == before


@clause("wonders", "3.1")
def test_only_cards_of_the_own_hand_can_be_chosen() -> None:
    t = Table().hand(1, "theater")
    for move in ("build:theater", "stage:theater", "sell:theater", "sell:nero"):
        assert code(t, 0, move) == "not-in-hand"
    for move in ("pay:0+0", "free:chain", "at:1", "none", "debt:0", "keep:nero", "board:gizah-a", "lay:nero"):
        assert code(t, 0, move) == "wrong-moment", move


# --- the order of resolution ----------------------------------------------------------------------------


@clause("wonders", "3.2")
def test_all_steps_of_a_last_turn_in_their_order() -> None:
    """Roma recruits, Babylon plays the last card, Halikarnassos picks, Petra's loss is settled, then they fight."""
    t = last_turn("halikarnassos-a", "roma-b", "petra-b", "babylon-b", leaders="yes")
    t.stages(0, 1).stages(1, 1).stages(3, 1, 2).leaders_in_hand(1, "sappho")
    t.city(0, *makers("OOO")).city(1, *makers("SCL")).city(2, *makers("COO")).city(3, "barracks")
    moments = [t.phase()]
    t.turn({0: "stage:lumber-yard", 1: "stage:lumber-yard", 2: "stage:lumber-yard", 3: "sell:lumber-yard"})
    moments.append(t.phase())
    assert t.position.waiting == 0b0010
    t.turn({1: "recruit:sappho"})
    moments.append(t.phase())
    assert t.position.waiting == 0b1000
    t.turn({3: "sell:stone-pit"})
    moments.append(t.phase())
    assert t.position.waiting == 0b0001
    t.turn({0: "none"})
    moments.append(t.phase())
    assert t.position.waiting == 0b1011 and t.state.defeats[0] == 0
    t.turn({0: "debt:0", 1: "debt:0", 3: "debt:0"})
    moments.append(t.phase())
    assert moments == ["TURN", "CHOICES", "LAST", "PICK", "DEBT", "TURN"]
    assert (t.state.age, t.state.victories[3][0], t.state.defeats[0], t.state.defeats[2]) == (1, 2, 1, 1)


@clause("wonders", "3.2")
def test_events_tell_placing_before_paying_before_gaining() -> None:
    t = Table().hand(0, "tavern").hand(1, "mine").hand(2, "stockade").city(0, "lumber-yard")
    t.play(0, "build:tavern").play(1, "build:mine")
    events = t.game.events(t.position, 2, t.game.actions.parse("build:stockade"), None)
    assert [(event.name, event.seat, event.facts.get("coins")) for event in events] == [
        ("built", 0, None),
        ("built", 1, None),
        ("built", 2, None),
        ("coins", 1, -1),
        ("coins", 2, -2),
        ("income", 0, 2),
        ("coins", 0, 5),
        ("passed", None, None),
    ]


@clause("wonders", "3.9")
def test_a_loss_that_a_picked_card_brings_waits_until_all_picks_are_done() -> None:
    t = Table("halikarnassos-a", "great-wall-a", "gizah-a", cities="yes").age(2).discarded("hideout", "tavern")
    t.hand(0, "altar").hand(1, "altar").stages(0, 1).city(0, "foundry", "ore-vein").city(1, "foundry", "ore-vein")
    t.turn({0: "stage:altar", 1: "stage:altar"})
    assert t.phase() == "PICK" and t.position.waiting == 0b001
    t.play(0, "build:hideout")
    assert t.phase() == "PICK" and t.position.waiting == 0b010
    t.play(1, "build:tavern")
    assert t.phase() == "DEBT" and t.coins_of(1) == 3 + 5
    t.turn({1: "debt:0", 2: "debt:0"})
    assert (t.coins_of(0), t.coins_of(1), t.phase()) == (3, 7, "TURN")


@clause("wonders", "3.9")
def test_what_a_last_card_brings_at_once_comes_within_its_step_but_its_loss_waits() -> None:
    t = last_turn("babylon-b", "halikarnassos-a", "rhodos-a", cities="yes").stages(0, 1, 2).stages(1, 1)
    t.city(1, *makers("OOO")).hand(0, "hideout", "altar").discarded("theater").coins(2, 9)
    t.turn({0: "build:altar", 1: "stage:lumber-yard"})
    t.turn({0: "build:hideout"})
    assert t.phase() == "PICK" and t.coins_of(2) == 9 + 3
    t.play(1, "build:theater")
    assert t.phase() == "DEBT" and t.position.waiting == 0b110


@clause("wonders", "3.9")
def test_several_players_make_their_choices_of_a_step_at_the_same_time() -> None:
    t = Table("roma-b", "abu-simbel-b", "petra-b").leaders(1, "nero").leaders_in_hand(0, "sappho").stages(0, 1)
    t.city(0, *makers("SCL")).city(1, *makers("CCL")).city(2, *makers("COO"))
    t.turn(dict.fromkeys(range(3), "stage:lumber-yard"))
    assert t.phase() == "CHOICES" and t.position.waiting == 0b011
    t.play(1, "lay:nero")
    assert t.state.laid[1] == 0  # not before both have chosen
    t.play(0, "recruit:sappho")
    assert t.state.laid[1] and t.has(0, "sappho")
    assert t.phase() == "DEBT" and t.position.waiting == 0b011
    t.play(1, "debt:2")
    assert t.state.debts[1] == 0
    t.play(0, "debt:2")
    assert list(t.state.debts)[:3] == [2, 2, 0]


# --- coins of the turn ----------------------------------------------------------------------------------


@clause("wonders", "3.3")
def test_coins_from_a_neighbour_can_be_spent_from_the_next_turn_on() -> None:
    t = Table().coins(0, 0).city(0, "lumber-yard").hand(0, "mine").hand(2, "stockade")
    t.play(2, "build:stockade")  # will pay 2 to seat 0
    assert code(t, 0, "build:mine") == "coins"
    t.play(0, "build:ore-vein").play(1, "sell:ore-vein")
    assert t.coins_of(0) == 2
    t.hand(0, "mine")
    assert code(t, 0, "build:mine") is None


@clause("wonders", "3.3")
def test_coins_from_the_bank_can_be_spent_from_the_next_turn_on() -> None:
    t = Table().coins(0, 1).coins(1, 0).hand(0, "baths", "tavern")
    assert code(t, 0, "build:baths") == "trade-coins"
    t.turn({0: "build:tavern"})
    assert t.coins_of(0) == 6 and code(t.hand(0, "baths"), 0, "build:baths") is None
    assert code(t.hand(1, "mine"), 1, "build:mine") is None  # from the sale


@clause("wonders", "3.3")
def test_all_coins_held_before_can_be_spent() -> None:
    t = Table().coins(0, 2).hand(0, "baths").coins(1, 0)
    t.turn({0: "build:baths"})
    assert (t.coins_of(0), t.coins_of(1)) == (0, 2 + 3) and t.has(0, "baths")


# --- gains ----------------------------------------------------------------------------------------------


@clause("wonders", "3.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_gains_count_what_neighbours_place_in_the_same_turn(seat: int) -> None:
    """The city that builds the Vineyard; the neighbours build brown cards at the same time, the city opposite too."""
    t = Table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").age(2).coins(seat, 0).hand(seat, "vineyard")
    left, opposite, right = ((seat + n) % 4 for n in (1, 2, 3))
    t.city(left, "mine").city(opposite, "mine", "stone-pit")
    t.turn({seat: "build:vineyard", left: "build:quarry", opposite: "build:sawmill", right: "build:foundry"})
    assert t.coins_of(seat) == 3  # 1 + 1 at the left, 1 at the right


@clause("wonders", "3.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gains_of_several_players_count_the_same_table(seat: int) -> None:
    t = Table().age(2)
    for each in range(3):
        t.coins(each, 1).hand(each, "bazar", "press-2")
    t.turn({each: "build:press-2" if each == seat else "build:bazar" for each in range(3)})
    assert [t.coins_of(each) for each in range(3)] == [1 if each == seat else 1 + 2 for each in range(3)]


@clause("wonders", "3.4")
def test_gains_count_the_card_that_brings_them() -> None:
    t = Table().age(3).coins(0, 0).city(0, "tavern", *makers("SG")).hand(0, "lighthouse")
    t.turn({0: "build:lighthouse"})
    assert t.coins_of(0) == 2


@clause("wonders", "3.4")
def test_gains_count_stages_of_the_same_turn() -> None:
    t = last_turn("babylon-b", "gizah-a", "rhodos-a", age=3).stages(0, 1).hand(0, "arena", "altar").coins(0, 0)
    t.city(0, *makers("WWGSSO"))
    t.turn({0: "stage:altar"})
    t.turn({0: "build:arena"})
    assert t.coins_of(0) == 6


# --- passing --------------------------------------------------------------------------------------------


@clause("wonders", "3.5")
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
@pytest.mark.parametrize("turn", [1, 3, 5])
def test_hands_go_to_the_left_in_ages_1_and_3_to_the_right_in_age_2(age: int, step: int, turn: int) -> None:
    t = Table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").age(age, turn=turn)
    marks = ("tavern", "theater", "baths", "stockade")
    for seat, mark in enumerate(marks):
        t.hand(seat, mark)
    held = [hand(t, seat) for seat in range(4)]
    sold = [next(card for card in sorted(held[seat]) if card not in marks) for seat in range(4)]
    t.turn({seat: f"sell:{card}" for seat, card in enumerate(sold)})
    for seat in range(4):
        assert hand(t, (seat + step) % 4) == held[seat] - {sold[seat]}


# --- the last card --------------------------------------------------------------------------------------


@clause("wonders", "3.6")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_last_card_is_discarded_and_brings_nothing(age: int) -> None:
    t = last_turn("rhodos-a", "gizah-a", "babylon-b", age=age).hand(0, "altar", "tavern").coins(0, 0)
    assert hand(t, 0) == {"altar", "tavern"}
    before = discarded(t)
    events = t.turn({0: "build:altar"})
    assert t.has(0, "altar") and not t.has(0, "tavern") and t.coins_of(0) == 0
    assert discarded(t) == before + 1 + 2 + 2  # the tavern, two sales and two more last cards
    assert ("left-card", 0) in [(event.name, event.seat) for event in events]
    assert t.game.view(t.position, 0).sold == ["tavern"]


@clause("wonders", "3.6")
def test_the_last_card_is_discarded_face_down() -> None:
    t = last_turn("rhodos-a", "gizah-a", "babylon-b").hand(2, "altar", "tavern")
    t.play(0, "sell:lumber-yard").play(1, "sell:lumber-yard")
    action = t.game.actions.parse("build:altar")
    for viewer, seen in ((0, HIDDEN), (1, HIDDEN), (None, HIDDEN), (2, "card-tavern")):
        events = t.game.events(t.position, 2, action, viewer)
        assert [event.facts["card"] for event in events if event.name == "left-card" and event.seat == 2] == [seen]


@clause("wonders", "3.6")
def test_with_cities_the_last_turn_is_the_seventh() -> None:
    t = Table(cities="yes").age(1, turn=6)
    t.turn({})
    assert (t.state.age, t.state.turn, len(hand(t, 0)), t.phase()) == (0, 6, 2, "TURN")
    t.turn({})
    assert (t.state.age, t.state.turn, t.phase()) == (1, 0, "TURN")


@clause("wonders", "3.7")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("first", "second"), [("altar", "tavern"), ("tavern", "altar")])
def test_babylon_plays_both_of_the_last_cards(age: int, first: str, second: str) -> None:
    t = last_turn(age=age).hand(0, "altar", "tavern").coins(0, 0)
    t.turn({0: f"build:{first}"})
    assert t.phase() == "LAST" and t.position.waiting == 0b001
    assert t.legal(0)[0] == f"build:{second}" and t.legal(0)[-1] == f"sell:{second}"
    t.turn({0: f"build:{second}"})
    assert t.has(0, "altar") and t.has(0, "tavern") and t.coins_of(0) == 5
    assert t.phase() == ("OVER" if age == 3 else "TURN")


@clause("wonders", "3.7")
def test_the_last_card_can_be_sold_or_put_under_a_stage() -> None:
    t = last_turn().hand(0, "altar", "theater").coins(0, 0)
    t.turn({0: "build:altar"})
    t.turn({0: "sell:theater"})
    assert t.coins_of(0) == 3 and not t.has(0, "theater") and "theater" in t.game.view(t.position, 0).sold
    t = last_turn().hand(0, "altar", "theater").coins(0, 0).city(0, *makers("CCP"))
    t.turn({0: "build:altar"})
    t.turn({0: "stage:theater"})
    stage = t.game.view(t.position, 0).cities[0].stages[2]
    assert (stage.built, stage.under) == ("babylon-b-3", "theater")


@clause("wonders", "3.7")
def test_both_of_the_last_cards_can_be_put_under_stages() -> None:
    t = last_turn("babylon-b", "gizah-a", "rhodos-a").stages(0, 1).hand(0, "altar", "theater")
    t.city(0, *makers("WWGCCP"))
    t.turn({0: "stage:altar"})
    t.turn({0: "stage:theater"})
    stages = t.game.view(t.position, 0).cities[0].stages
    assert [stage.under for stage in stages[1:]] == ["altar", "theater"]


@clause("wonders", "3.7")
def test_the_coins_of_the_last_turn_can_be_spent_for_the_last_card() -> None:
    t = last_turn().hand(0, "mine", "altar").coins(0, 0)
    assert code(t, 0, "build:mine") == "coins"
    t.turn({0: "sell:altar"})
    t.turn({0: "build:mine"})
    assert t.has(0, "mine") and t.coins_of(0) == 3 - 1


@clause("wonders", "3.7")
def test_the_coins_a_neighbour_pays_in_the_last_turn_can_be_spent_for_the_last_card() -> None:
    t = last_turn().hand(0, "mine", "altar").coins(0, 0).hand(1, "guard-tower")
    t.turn({0: "build:altar", 1: "build:guard-tower"})
    t.turn({0: "build:mine"})
    assert t.has(0, "mine") and t.coins_of(0) == 2 - 1


@clause("wonders", "3.10")
def test_what_was_built_in_the_last_turn_works_for_the_last_card() -> None:
    t = last_turn().hand(0, "lumber-yard", "stockade").coins(0, 0)
    assert code(t, 0, "build:stockade") == "resources"
    t.turn({0: "build:lumber-yard"})
    t.turn({0: "build:stockade"})
    assert t.has(0, "stockade")
    t = last_turn(age=2).hand(0, "walls", "fortifications").coins(0, 0).city(0, *makers("SSS"))
    t.turn({0: "build:walls"})
    t.turn({0: "build:fortifications"})
    assert t.has(0, "fortifications")
    t = last_turn().hand(0, "west-trading-post", "baths").coins(0, 1)
    t.turn({0: "build:west-trading-post"})
    t.turn({0: "build:baths"})
    assert t.has(0, "baths") and t.coins_of(0) == 0
    t = last_turn(age=2).hand(0, "loom-1", "loom-2")
    t.turn({0: "build:loom-1"})
    assert code(t, 0, "build:loom-2") == "same-name"


@clause("wonders", "3.10")
def test_a_neighbours_card_of_the_last_turn_is_for_sale_for_the_last_card() -> None:
    t = last_turn().hand(0, "stockade", "altar").hand(1, "lumber-yard")
    assert code(t, 0, "build:stockade") == "resources"
    t.turn({0: "build:altar", 1: "build:lumber-yard"})
    t.turn({0: "build:stockade"})
    assert (t.coins_of(0), t.coins_of(1)) == (1, 5)


@clause("wonders", "3.10")
def test_what_is_possible_once_in_each_turn_is_possible_again() -> None:
    """Own resources, a resource from the bank (Bilkis) and the coin of Berenice."""
    t = last_turn(leaders="yes", cities="yes").leaders(0, "bilkis").coins(0, 2).hand(0, "stockade", "apothecary")
    t.turn({0: "build:stockade"})
    t.turn({0: "build:apothecary"})
    assert t.has(0, "stockade") and t.has(0, "apothecary") and t.coins_of(0) == 0
    t = last_turn(leaders="yes", cities="yes").leaders(0, "berenice").coins(0, 0).hand(0, "altar", "tavern")
    t.turn({0: "sell:altar"})
    t.turn({0: "build:tavern"})
    assert t.coins_of(0) == 3 + 1 + 5 + 1
    t = last_turn(leaders="yes", cities="yes").hand(0, "guard-tower", "residence").coins(0, 0)
    t.turn({0: "build:guard-tower"})
    t.turn({0: "build:residence"})  # with the clay of the board again
    assert t.has(0, "guard-tower") and t.has(0, "residence") and t.coins_of(0) == 0


@clause("wonders", "3.10")
def test_the_right_holds_when_the_stage_is_built_in_that_very_turn() -> None:
    t = last_turn("babylon-b", "gizah-a", "rhodos-a").stages(0, 1).city(0, *makers("WWG")).hand(0, "altar", "theater")
    t.turn({0: "stage:theater"})
    assert t.phase() == "LAST" and t.position.waiting == 0b001
    t.turn({0: "build:altar"})
    assert t.has(0, "altar")


@clause("wonders", "3.7")
def test_without_the_stage_and_before_the_last_turn_there_is_no_such_right() -> None:
    t = last_turn("babylon-b", "gizah-a", "rhodos-a").stages(0, 1)
    t.turn({})
    assert (t.phase(), t.state.age) == ("TURN", 1)
    t = last_turn().age(1, turn=5)
    t.turn({})
    assert (t.phase(), t.state.turn) == ("TURN", 5)


@clause("wonders", "3.10")
def test_several_players_with_the_right_choose_at_the_same_time() -> None:
    """Manneken Pis copies stage 2 of the board on its right."""
    t = last_turn("babylon-b", "manneken-pis-a", "rhodos-a").stages(0, 1, 2).stages(1, 1)
    t.city(1, *makers("WWG")).hand(0, "altar", "theater").hand(1, "altar", "theater")
    t.turn({0: "build:altar", 1: "stage:altar"})
    assert t.phase() == "LAST" and t.position.waiting == 0b011
    t.play(1, "build:theater")
    assert not t.has(1, "theater")
    t.position.take_back(1)
    t.play(1, "sell:theater").play(0, "build:theater")
    assert not t.has(1, "theater") and t.has(0, "theater") and t.state.age == 1


@clause("wonders", "3.10")
def test_last_cards_are_discarded_and_played_before_anybody_picks() -> None:
    t = last_turn("babylon-b", "halikarnassos-a", "rhodos-a").stages(0, 1, 2).stages(1, 1).city(1, *makers("OOO"))
    t.hand(0, "altar", "theater").hand(1, "loom-1", "tavern").hand(2, "stockade", "barracks")
    t.turn({0: "sell:altar", 1: "stage:loom-1", 2: "sell:stockade"})
    assert t.phase() == "LAST"
    t.turn({0: "sell:theater"})
    picks = {move for move in t.legal(1) if move != "none"}
    assert picks == {f"build:{card}" for card in ("altar", "theater", "tavern", "stockade", "barracks")}


# --- the end of an age ----------------------------------------------------------------------------------


@clause("wonders", "3.8")
def test_after_the_last_turn_the_conflicts_are_fought_and_the_next_age_begins() -> None:
    t = last_turn("rhodos-a", "gizah-a", "babylon-a").city(0, "stockade")
    coming = [[CARDS[card - 1] for card in list(t.state.future_hands[1])[7 * seat : 7 * seat + 7]] for seat in range(3)]
    events = t.turn({})
    assert (t.state.age, t.state.turn, t.phase()) == (1, 0, "TURN") and t.position.waiting == 0b111
    assert [list(t.state.victories[seat]) for seat in range(3)] == [[2, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert [sorted(hand(t, seat)) for seat in range(3)] == [sorted(set(cards)) for cards in coming]
    names = [event.name for event in events]
    assert names.index("victory") > names.index("left-card") and "age" in names and "passed" not in names


@clause("wonders", "3.8")
def test_no_conflicts_are_fought_before_the_last_turn() -> None:
    t = Table().age(1, turn=5).city(0, "stockade")
    t.turn({})
    assert [sum(t.state.victories[seat]) for seat in range(3)] == [0, 0, 0]


@clause("wonders", "3.8")
def test_a_card_of_the_last_turn_fights_too() -> None:
    t = last_turn("rhodos-a", "gizah-a", "babylon-a").city(1, "stockade").hand(0, "barracks")
    t.turn({0: "build:barracks"})
    assert (t.state.victories[0][0], t.state.defeats[0], t.state.defeats[2]) == (1, 0, 2)


@clause("wonders", "3.8")
def test_after_age_3_the_game_ends() -> None:
    t = last_turn("rhodos-a", "gizah-a", "babylon-a", age=3).city(0, "stockade")
    t.turn({})
    assert t.phase() == "OVER" and t.position.waiting == 0 and t.state.victories[0][2] == 2
    assert code(t, 0, "sell:altar") == "over" and t.legal(0) == []
