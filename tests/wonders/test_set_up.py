"""What it is about (section 1) and setting up (section 2)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import salon
from salon.games.wonders.notation import BOARDS, CARDS
from salon.kernel.deal import Deal
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, SalonError
from tests.wonders.facts import AGE_CARDS, BLACK_CARDS, GUILDS, SINGLE, WONDERS
from tests.wonders.table import Table

clause = pytest.mark.clause

GAME = salon.game("wonders")
SEATS = (3, 4, 5, 6, 7)
EXPANSIONS = [
    {name: "yes" for name, there in zip(("leaders", "cities", "wonder_pack"), chosen, strict=True) if there}
    for chosen in product((False, True), repeat=3)
]
SEEDS = [f"seed {n}" for n in range(40)]


def cards_of(deal: Deal, age: int) -> Counter[str]:
    return Counter(card for hand in deal.content["ages"][age - 1] for card in hand)


def wonders_with(options: dict[str, str]) -> set[str]:
    """The boards in play, by 2.3."""
    found = set(WONDERS["base"])
    for name in options:
        found |= set(WONDERS[name])
    if {"leaders", "wonder_pack"} <= set(options):
        found |= set(WONDERS["wonder_pack and leaders"])
    return found


def offered(position: Position, seat: int) -> set[str]:
    """The boards that a seat may choose."""
    return {GAME.actions.text(action).removeprefix("board:") for action in position.legal(seat)}


def hand_of(position: Position, seat: int) -> list[str]:
    return [CARDS[card - 1] for card in position.snapshot().hand[seat] if card]


# --- section 1 ------------------------------------------------------------------------------------------


@clause("wonders", "1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_to_seven_players_go_through_three_ages(seats: int) -> None:
    t = Table(*BOARDS[: 2 * seats : 2])
    assert (GAME.view(t.position, None).age, len(GAME.view(t.position, None).cities)) == (1, seats)
    t.end()
    assert t.phase() == "OVER" and GAME.view(t.position, None).age == 3


@clause("wonders", "1.1")
def test_most_points_win_at_the_end() -> None:
    t = Table().age(3, turn=6).city(0, "pawnshop").city(1, "aqueduct").city(2, "altar").end()
    assert t.position.ranking() == [2, 1, 3]


@clause("wonders", "1.2")
def test_the_left_neighbour_is_the_next_seat_and_the_right_one_the_seat_before() -> None:
    t = Table("rhodos-a", "gizah-a", "babylon-a", "olympia-a", "alexandria-a").coins(0, 2)
    t.hand(0, "baths", "workshop", "guard-tower", "stockade")
    assert t.ways(0, "build:baths") == ["pay:2+0"]  # stone of seat 1
    assert t.ways(0, "build:workshop") == ["pay:0+2"]  # glass of seat 4
    for card in ("guard-tower", "stockade"):  # seats 2 and 3 are no neighbours
        reason = t.why_not(0, f"build:{card}")
        assert reason and reason.code == "resources"


@clause("wonders", "1.3")
@pytest.mark.parametrize(
    ("letter", "card", "raw"),
    [
        ("W", "stockade", True),
        ("S", "baths", True),
        ("C", "guard-tower", True),
        ("O", "barracks", True),
        ("G", "workshop", False),
        ("L", "apothecary", False),
        ("P", "scriptorium", False),
    ],
)
def test_four_resources_are_raw_and_three_manufactured(letter: str, card: str, raw: bool) -> None:
    """A trading post lowers the price of raw resources, the Marketplace that of manufactured ones."""
    right = "alexandria-a" if raw else "gizah-a"
    t = Table("manneken-pis-b", "roma-a", right).city(1, SINGLE[letter]).hand(0, card).city(0, "west-trading-post")
    assert t.ways(0, f"build:{card}") == ["pay:1+0" if raw else "pay:2+0"]
    t = Table("manneken-pis-b", "roma-a", right).city(1, SINGLE[letter]).hand(0, card).city(0, "marketplace")
    assert t.ways(0, f"build:{card}") == ["pay:2+0" if raw else "pay:1+0"]


@clause("wonders", "1.4")
@pytest.mark.parametrize("card", AGE_CARDS.values(), ids=lambda card: card.name)
def test_the_colour_of_a_card(card: Any) -> None:
    assert GAME.components[f"card.{card.name}.colour"] == card.colour


@clause("wonders", "1.4")
@pytest.mark.parametrize(
    ("colour", "leader", "cards"),
    [
        ("brown", "phidias", ["stone-pit", "mine", "quarry"]),
        ("grey", "praxiteles", ["loom-1", "press-2"]),
        ("blue", "nebuchadnezzar", ["altar", "statue", "palace"]),
        ("yellow", "varro", ["tavern", "forum", "bazar"]),
        ("red", "pericles", ["stockade", "walls", "circus"]),
        ("green", "hypatia", ["workshop", "school", "study"]),
        ("purple", "hiram", ["spies-guild", "workers-guild"]),
        ("black", "darius", ["militia", "spy-ring"]),
    ],
)
def test_cards_are_counted_by_their_colour(colour: str, leader: str, cards: list[str]) -> None:
    t = Table(leaders="yes", cities="yes").city(0, *cards)
    with_leader = t.leaders(0, leader).points(0)
    without = Table(leaders="yes", cities="yes").city(0, *cards).points(0)
    each = 2 if leader in ("praxiteles", "pericles", "hiram") else 1
    assert with_leader - without == each * len(cards)


@clause("wonders", "1.4")
def test_leaders_are_white_and_no_age_cards() -> None:
    t = Table(leaders="yes").city(0, "diplomats-guild").leaders(1, "sappho", "nero").leaders(2, "midas")
    assert t.coins(0, 0).points(0) == 3
    deal = GAME.deal(7, "test", leaders="yes", cities="yes")
    leaders = {leader for hand in deal.content["leaders"] for leader in hand} | set(deal.content["spare"])
    assert len(leaders) == 42
    assert not any(leaders & set(cards_of(deal, age)) for age in (1, 2, 3))


# --- boards ---------------------------------------------------------------------------------------------


@clause("wonders", "2.1")
def test_every_seat_gets_a_board_at_random() -> None:
    dealt = [GAME.deal(3, seed).content["boards"] for seed in SEEDS]
    for seat in range(3):
        assert {boards[seat][:-2] for boards in dealt} == set(WONDERS["base"])
    assert all(len({board[:-2] for board in boards}) == 3 for boards in dealt)


@clause("wonders", "2.1")
def test_the_boards_of_the_deal_lie_before_the_seats() -> None:
    deal = GAME.deal(5, "test")
    view = GAME.view(GAME.start(deal), None)
    assert [city.board for city in view.cities] == deal.content["boards"]


@clause("wonders", "2.1")
def test_boards_are_chosen_openly_one_after_the_other_from_the_first_seat_on() -> None:
    position = GAME.start(GAME.deal(3, "test", boards="chosen", sides="A"))
    everything = {f"{wonder}-a" for wonder in WONDERS["base"]}
    assert position.waiting == 0b001 and offered(position, 0) == everything
    position.play(0, GAME.actions.parse("board:gizah-a"))
    assert position.waiting == 0b010 and offered(position, 1) == everything - {"gizah-a"}
    assert GAME.view(position, 2).cities[0].board == "gizah-a" and GAME.view(position, 2).cities[1].board is None
    with pytest.raises(IllegalMove) as refused:
        position.play(1, GAME.actions.parse("board:gizah-a"))
    assert (refused.value.reason.code, refused.value.reason.clause) == ("board-gone", "2.1")
    position.play(1, GAME.actions.parse("board:rhodos-a"))
    position.play(2, GAME.actions.parse("board:olympia-a"))
    assert [city.board for city in GAME.view(position, None).cities] == ["gizah-a", "rhodos-a", "olympia-a"]
    assert position.waiting == 0b111 and len(hand_of(position, 0)) == 7
    assert list(position.snapshot().coins)[:3] == [3, 3, 3]


@clause("wonders", "2.1")
def test_a_chosen_board_works_as_if_dealt() -> None:
    position = GAME.start(GAME.deal(3, "test", boards="chosen", sides="A", wonder_pack="yes"))
    for seat, board in enumerate(("manneken-pis-a", "gizah-a", "rhodos-a")):
        position.play(seat, GAME.actions.parse(f"board:{board}"))
    assert list(position.snapshot().coins)[:3] == [7, 3, 3]
    assert GAME.view(position, None).cities[1].makes == {"stone": 1}


@clause("wonders", "2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_boards_in_play_can_be_chosen_whatever_the_number_of_seats(seats: int) -> None:
    position = GAME.start(GAME.deal(seats, "test", boards="chosen", leaders="yes", wonder_pack="yes"))
    assert {board[:-2] for board in offered(position, 0)} == wonders_with({"leaders": "yes", "wonder_pack": "yes"})
    assert len(offered(position, 0)) == 12  # one side of each
    for seat in range(seats):
        position.play(seat, position.legal(seat)[0])
    assert GAME.view(position, None).moment == "draft"


@clause("wonders", "2.2")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("boards", ["dealt", "chosen"])
def test_all_boards_show_the_side_of_the_option(side: str, boards: str) -> None:
    for seed in SEEDS[:5]:
        content = GAME.deal(7, seed, sides=side, boards=boards, wonder_pack="yes").content
        assert {board[-2:] for board in content["boards"]} == {f"-{side.lower()}"}


@clause("wonders", "2.2")
def test_the_side_of_every_board_is_drawn() -> None:
    dealt = {board for seed in SEEDS for board in GAME.deal(7, seed).content["boards"]}
    assert dealt == {f"{wonder}-{side}" for wonder in WONDERS["base"] for side in "ab"}
    # not all boards of a table show the same one
    assert any(len({board[-1] for board in GAME.deal(7, seed).content["boards"]}) == 2 for seed in SEEDS)


@clause("wonders", "2.2")
def test_where_boards_are_chosen_and_sides_drawn_the_sides_are_drawn_first() -> None:
    seen = set()
    for seed in SEEDS:
        boards = offered(GAME.start(GAME.deal(3, seed, boards="chosen")), 0)
        assert len(boards) == 7 and {board[:-2] for board in boards} == set(WONDERS["base"])
        seen |= boards
    assert len(seen) == 14


@clause("wonders", "2.3")
@pytest.mark.parametrize("options", EXPANSIONS, ids=lambda options: "+".join(options) or "base")
def test_the_boards_in_play(options: dict[str, str]) -> None:
    seen = {board[:-2] for seed in SEEDS for board in GAME.deal(7, seed, **options).content["boards"]}
    assert seen == wonders_with(options)
    chosen = GAME.deal(3, "test", boards="chosen", **options).content["boards"]
    assert sorted(board[:-2] for board in chosen) == sorted(wonders_with(options))


# --- coins, decks and hands -----------------------------------------------------------------------------


@clause("wonders", "2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_3_coins_with_leaders_with_6(seats: int) -> None:
    for options, coins in (({}, 3), ({"cities": "yes"}, 3), ({"leaders": "yes"}, 6)):
        position = GAME.start(GAME.deal(seats, "test", **options))
        assert list(position.snapshot().coins)[:seats] == [coins] * seats


@clause("wonders", "2.4")
@pytest.mark.parametrize("side", "ab")
def test_manneken_pis_adds_4_coins(side: str) -> None:
    for options, coins in (({}, 3), ({"leaders": "yes"}, 6)):
        deal = GAME.deal(3, "test", wonder_pack="yes", **options)
        deal.content["boards"] = ["gizah-a", f"manneken-pis-{side}", "rhodos-a"]
        assert list(GAME.start(deal).snapshot().coins)[:3] == [coins, coins + 4, coins]


@clause("wonders", "2.5")
@clause("wonders", "2.8")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", EXPANSIONS, ids=lambda options: "+".join(options) or "base")
def test_the_decks(seats: int, options: dict[str, str]) -> None:
    """One copy for each mark up to the number of players, guilds in Age III, black cards with Cities."""
    guilds = {guild for name in ("base", *options) for guild in GUILDS.get(name, ())}
    deal = GAME.deal(seats, "test", **options)
    for age in (1, 2, 3):
        deck = cards_of(deal, age)
        for card in AGE_CARDS.values():
            copies = sum(mark <= seats for mark in card.marks) if card.age == age else 0
            assert deck.pop(card.name, 0) == copies, card.name
        black = [card for card in deck if card in BLACK_CARDS[age]]
        assert len(black) == (seats if "cities" in options else 0)
        drawn = [card for card in deck if card in guilds]
        assert len(drawn) == (seats + 2 if age == 3 else 0)
        assert len(deck) == len(black) + len(drawn) and set(deck.values()) <= {1}


@clause("wonders", "2.8")
@pytest.mark.parametrize("options", EXPANSIONS[::2], ids=lambda options: "+".join(options) or "base")
def test_the_guilds_are_drawn_at_random_from_those_in_play(options: dict[str, str]) -> None:
    guilds = {guild for name in ("base", *options) for guild in GUILDS.get(name, ())}
    assert len(guilds) == 10 + 4 * ("leaders" in options) + 3 * ("cities" in options)
    drawn = [set(cards_of(GAME.deal(3, seed, **options), 3)) & guilds for seed in SEEDS]
    assert set.union(*drawn) == guilds and len(set(map(frozenset, drawn))) > 20


@clause("wonders", "2.8")
def test_guilds_that_were_not_drawn_are_seen_by_nobody() -> None:
    deal = GAME.deal(3, "test")
    drawn = set(cards_of(deal, 3)) & set(GUILDS["base"])
    assert set(deal.content) == {"boards", "ages", "leaders", "spare"}
    t = Table()
    t.position = GAME.start(deal)
    t.end()
    seen = {CARDS[card - 1] for row in t.state.played_card[2] for card in row if card}
    assert seen & set(GUILDS["base"]) == drawn


@clause("wonders", "2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_is_dealt_out_in_hands_of_seven(seats: int) -> None:
    deal = GAME.deal(seats, "test")
    assert [[len(hand) for hand in hands] for hands in deal.content["ages"]] == [[7] * seats] * 3
    position = GAME.start(deal)
    assert [hand_of(position, seat) for seat in range(seats)] == deal.content["ages"][0]


@clause("wonders", "2.6")
def test_the_decks_are_shuffled() -> None:
    hands = [tuple(GAME.deal(3, seed).content["ages"][age][0]) for seed in SEEDS for age in range(3)]
    assert len(set(hands)) == len(hands)
    # every card of Age I comes to every seat sooner or later
    for seat in range(3):
        assert {card for seed in SEEDS for card in GAME.deal(3, seed).content["ages"][0][seat]} == {
            card.name for card in AGE_CARDS.values() if card.age == 1 and 3 in card.marks
        }


@clause("wonders", "2.6")
@pytest.mark.parametrize(("options", "turns"), [({}, 6), ({"cities": "yes"}, 7)])
def test_each_age_has_a_turn_less_than_its_hands_have_cards(options: dict[str, Any], turns: int) -> None:
    deal = GAME.deal(4, "test", **options)
    t = Table("gizah-a", "rhodos-a", "babylon-a", "ephesos-a", **options)
    t.position = GAME.start(deal)
    for age in (1, 2, 3):
        assert [hand_of(t.position, seat) for seat in range(4)] == deal.content["ages"][age - 1]
        for turn in range(1, turns + 1):
            view = GAME.view(t.position, 0)
            assert (view.age, view.turn, view.turns, len(view.hand)) == (age, turn, turns, turns + 2 - turn)
            t.turn({})
    assert t.phase() == "OVER"


# --- what is not offered --------------------------------------------------------------------------------


@clause("wonders", "2.7")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8])
def test_other_numbers_of_seats_are_refused_in_one_sentence(seats: int) -> None:
    with pytest.raises(SalonError) as refused:
        GAME.deal(seats, "test")
    assert str(refused.value) == f"wonders is for 3 to 7 seats, not {seats}"
    deal = GAME.deal(3, "test")
    with pytest.raises(SalonError):
        GAME.start(Deal("wonders", seats, deal.options, None, deal.content))


@clause("wonders", "2.7")
@pytest.mark.parametrize("name", ["teams", "free_city", "armada"])
def test_an_unknown_option_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(SalonError) as refused:
        GAME.deal(4, "test", **{name: "yes"})
    have = "leaders, cities, wonder_pack, boards, sides"
    assert str(refused.value) == f"there is no option {name!r}: this game's options are {have}"


@clause("wonders", "2.7")
def test_an_unknown_value_of_an_option_is_refused_in_one_sentence() -> None:
    with pytest.raises(SalonError) as refused:
        GAME.deal(4, "test", sides="C")
    assert str(refused.value) == "option sides cannot be 'C': choose one of dealt, A, B"


def edited(part: str, **options: str) -> Any:
    """A deal for three seats that is about to be edited, and the part of it."""
    deal = GAME.deal(3, "test", **options)
    GAME.start(deal)  # as it is, it fits
    return deal, deal.content[part]


def refusal(deal: Deal) -> str:
    with pytest.raises(SalonError) as refused:
        GAME.start(deal)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@clause("wonders", "2.1")
@pytest.mark.parametrize(
    "boards",
    [
        ["gizah-a", "rhodos-a"],
        ["gizah-a", "rhodos-a", "babylon-a", "olympia-a"],
        ["gizah-a", "rhodos-a", "gizah-a"],
        ["gizah-a", "rhodos-a", "gizah-b"],
        ["gizah-a", "rhodos-a", "atlantis-a"],
        ["gizah-a", "rhodos-a", "gizah"],
        ["gizah-a", "rhodos-a", "roma-a"],
        ["gizah-a", "rhodos-a", "petra-a"],
        ["gizah-a", "rhodos-a", "great-wall-a"],
    ],
)
def test_a_deal_with_boards_that_do_not_fit_is_refused(boards: list[str]) -> None:
    deal, content = edited("boards")
    content[:] = boards
    assert refusal(deal).startswith("the deal's 'boards' do not fit 3 seats")


@clause("wonders", "2.2")
def test_a_deal_with_the_wrong_side_is_refused() -> None:
    deal, boards = edited("boards", sides="A")
    boards[0] = boards[0][:-1] + "b"
    assert "'boards'" in refusal(deal)


@clause("wonders", "2.3")
def test_a_deal_with_abu_simbel_but_without_leaders_is_refused() -> None:
    deal, boards = edited("boards", wonder_pack="yes")
    boards[0] = "abu-simbel-a"
    assert "'boards'" in refusal(deal)


@clause("wonders", "2.5")
@pytest.mark.parametrize(
    ("age", "card", "other"),
    [
        (1, "altar", "theater"),  # a copy too many, one too few
        (1, "altar", "pawnshop"),  # marks above the number of players
        (2, "walls", "altar"),  # of another age
        (3, "palace", "workers-guild"),  # a guild too many
        (1, "altar", "militia"),  # a black card
        (1, "altar", "nero"),  # a leader
        (1, "altar", "nothing"),
    ],
)
def test_a_deal_with_cards_that_do_not_fit_is_refused(age: int, card: str, other: str) -> None:
    deal, ages = edited("ages")
    hand = next(hand for hand in ages[age - 1] if card in hand)
    hand[hand.index(card)] = other
    assert refusal(deal).startswith("the deal's 'ages' do not fit 3 seats")


@clause("wonders", "2.8")
def test_a_deal_with_a_guild_twice_or_one_of_a_set_not_in_play_is_refused() -> None:
    for other in ("twice", "gamers-guild", "mourners-guild"):
        deal, ages = edited("ages")
        first, second, *_ = [(hand, card) for hand in ages[2] for card in hand if card in GUILDS["base"]]
        second[0][second[0].index(second[1])] = first[1] if other == "twice" else other
        assert "'ages'" in refusal(deal), other


@clause("wonders", "2.6")
def test_a_deal_with_hands_of_the_wrong_size_is_refused() -> None:
    deal, ages = edited("ages")
    ages[1][0].append(ages[1][1].pop())
    assert "'ages'" in refusal(deal)
    deal, ages = edited("ages")
    ages.pop()
    assert "'ages'" in refusal(deal)


@clause("wonders", "2.6")
def test_a_deal_of_the_wrong_form_is_refused() -> None:
    for wrong in (None, "cards", [[1]], [[["altar"], 5]]):
        deal, _ = edited("ages")
        deal.content["ages"] = wrong
        assert refusal(deal).startswith("the deal cannot be laid out: ")
    deal, _ = edited("ages")
    deal.content["more"] = []
    assert refusal(deal).startswith("the deal cannot be laid out: ")
