"""End and scoring (section 10): every category by example, the best use of symbols and copies, ties, the sheet."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

import salon
from salon.games.wonders.notation import CARDS
from salon.kernel.playout import Playout
from salon.kernel.record import Record
from tests.wonders.costs import making
from tests.wonders.table import Table

clause = pytest.mark.clause

BLUE = {
    "pawnshop": 3, "baths": 3, "altar": 2, "theater": 2, "aqueduct": 5, "temple": 3, "statue": 4, "courthouse": 4,
    "pantheon": 7, "gardens": 5, "town-hall": 6, "palace": 8, "senate": 6,
}  # fmt: skip
GREEN = {
    "apothecary": 0, "dispensary": 0, "lodge": 0, "academy": 0,
    "workshop": 1, "laboratory": 1, "observatory": 1, "study": 1,
    "scriptorium": 2, "library": 2, "school": 2, "university": 2,
}  # fmt: skip
COMPASS, GEAR, TABLET = ([card for card in GREEN if GREEN[card] == symbol] for symbol in range(3))

Points = dict[str, dict[str, int]]


def ended(t: Table) -> list[Points]:
    """Play the last turn of the game, in which all sell (3 coins): the points by category and by source."""
    t.age(3, t.state.hand_size - 1)
    found: list[Points] = [{} for _ in range(t.seats)]
    for event in t.turn({}):
        if event.name in ("points", "marker-points"):
            assert event.seat is not None
            lines = found[event.seat].setdefault(str(event.facts["why"]).removeprefix("why-"), {})
            assert event.facts["what"] not in lines
            lines[str(event.facts["what"])] = int(event.facts["points"])
    assert t.phase() == "OVER"
    assert [sum(sum(lines.values()) for lines in seat.values()) for seat in found] == t.position.scores()
    return found


def of_seat_0(t: Table) -> Points:
    """What seat 0 gets at the end, but for the 3 coins of the last sale."""
    found = ended(t.coins(0, 0))[0]
    assert found.pop("treasury") == {"": 1}
    return found


# --- the end --------------------------------------------------------------------------------------------


@clause("wonders", "10.1")
def test_the_game_ends_after_the_conflicts_of_age_3() -> None:
    t = Table().age(3, 5).city(0, "circus")
    t.turn({})
    assert t.position.waiting and t.state.victories[0][2] == 0
    t.turn({})
    assert t.position.waiting == 0 and t.phase() == "OVER" and t.state.victories[0][2] == 2
    reason = t.why_not(0, "sell:palace")
    assert reason is not None and (reason.code, reason.clause) == ("over", "10.1")


@clause("wonders", "10.1")
@pytest.mark.parametrize("age", [1, 2])
def test_the_game_does_not_end_earlier(age: int) -> None:
    t = Table().age(age, 6)
    t.turn({})
    assert t.state.age == age and t.phase() == "TURN"


@clause("wonders", "10.1")
def test_an_empty_city_has_no_points() -> None:
    assert of_seat_0(Table()) == {}


@clause("wonders", "10.2")
def test_conflict_tokens() -> None:
    t = Table().tokens(0, (2, 1, 1), 3)
    assert of_seat_0(t) == {"military": {"victories-1": 2, "victories-2": 3, "victories-3": 5, "defeats": -3}}


@clause("wonders", "10.2")
def test_the_conflicts_can_be_worth_less_than_nothing() -> None:
    t = Table().tokens(0, (1, 0, 0), 5).city(1, "circus").city(2, "circus")
    found = of_seat_0(t)
    assert found == {"military": {"victories-1": 1, "defeats": -7}} and t.points(0) == -6 + 1


@clause("wonders", "10.3")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (47, 15)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    t = Table().coins(0, coins)
    assert t.points(0) == points
    treasury = (coins + 3) // 3
    assert ended(t)[0] == {"treasury": {"": treasury}}


@clause("wonders", "10.4")
def test_the_stages_built() -> None:
    assert of_seat_0(Table("gizah-b", "rhodos-a", "babylon-a").stages(0, 1, 2)) == {
        "wonder": {"gizah-b-1": 3, "gizah-b-2": 5}
    }
    found = of_seat_0(Table("gizah-b", "rhodos-a", "babylon-a").stages(0, 1, 2, 3, 4).stages(1, 1))
    assert sum(found["wonder"].values()) == 20 and found["wonder"]["gizah-b-4"] == 7


@clause("wonders", "10.4")
def test_leaders_on_the_board_belong_to_the_wonder() -> None:
    t = Table("abu-simbel-a", "rhodos-a", "babylon-a").stages(0, 1, 2, 3).leaders(0, "pericles", "nefertiti")
    t.city(0, "stockade", "barracks")
    with t.edit() as s:
        s.laid[0] = 1 << salon.game("wonders").components.rows("leader").index("pericles")
    assert of_seat_0(t.tokens(0)) == {
        "wonder": {"abu-simbel-a-1": 3, "abu-simbel-a-2": 5, "leader-pericles": 12},
        "leaders": {"leader-nefertiti": 4},
        "military": {"victories-3": 10},
    }


@clause("wonders", "10.5")
def test_blue_cards() -> None:
    assert of_seat_0(Table().city(0, *BLUE)) == {"civilian": {f"card-{card}": points for card, points in BLUE.items()}}


# --- science --------------------------------------------------------------------------------------------


def worth(compasses: int, gears: int, tablets: int, a_set: int = 7) -> int:
    """10.6 once more, by hand."""
    return compasses**2 + gears**2 + tablets**2 + a_set * min(compasses, gears, tablets)


@clause("wonders", "10.6")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [((1, 0, 0), 1), ((0, 2, 0), 4), ((0, 0, 3), 9), ((1, 1, 0), 2), ((1, 1, 1), 10), ((2, 1, 1), 13), ((3, 2, 2), 31),
     ((4, 4, 4), 76)],
)  # fmt: skip
def test_symbols_are_squared_and_sets_are_worth_7(symbols: tuple[int, int, int], points: int) -> None:
    compasses, gears, tablets = symbols
    t = Table().city(0, *COMPASS[:compasses], *GEAR[:gears], *TABLET[:tablets])
    found = of_seat_0(t)["science"]
    assert sum(found.values()) == points == worth(*symbols)
    assert [found.get(name, 0) for name in ("compass", "gear", "tablet")] == [n * n for n in symbols]
    assert found.get("science-sets", 0) == 7 * min(symbols)


@clause("wonders", "10.6")
def test_every_green_card_shows_its_symbol() -> None:
    for card, symbol in GREEN.items():
        t = Table().city(0, card, COMPASS[0], COMPASS[1], GEAR[0]).coins(0, 0)
        own = {card, COMPASS[0], COMPASS[1], GEAR[0]}
        assert t.points(0) == worth(*(sum(GREEN[each] == n for each in own) for n in range(3))), (card, symbol)


@clause("wonders", "10.6")
def test_symbols_of_leaders_and_stages_count_like_those_of_cards() -> None:
    t = Table("great-wall-a", "rhodos-a", "gizah-a", leaders="yes").coins(0, 0)
    t.leaders(0, "euclid", "pythagoras", "ptolemy").city(0, "apothecary")
    assert t.points(0) == worth(2, 1, 1)
    t.stages(0, 2)
    assert t.points(0) == max(worth(3, 1, 1), worth(2, 2, 1))
    t.leaders(0, "aristotle")
    assert t.points(0) == worth(3, 1, 1, a_set=10)


def by_hand(own: list[int], choices: int, masks: int, next_door: list[int], a_set: int = 7) -> int:
    """The best of all ways to set symbols of choice and to copy different green cards next door."""
    best = 0
    for copied in combinations(next_door, min(masks, len(next_door))):
        for chosen in product(range(3), repeat=choices):
            first, second, third = (own[n] + copied.count(n) + chosen.count(n) for n in range(3))
            best = max(best, worth(first, second, third, a_set))
    return best


@clause("wonders", "10.11")
@clause("wonders", "10.14")
@pytest.mark.parametrize("number", range(150))
def test_the_best_use_of_symbols_and_masks_is_found(number: int) -> None:
    rng = random.Random(number)
    t = Table("babylon-a", "gizah-a", "rhodos-a", "ephesos-a", leaders="yes", cities="yes").coins(0, 0)
    green = [rng.sample(list(GREEN), rng.choice((0, 1, 2, 3, 5, 8))) for _ in range(4)]
    for seat, cards in enumerate(green):
        t.city(seat, *cards)
    masks = rng.sample(["pigeon-loft", "spy-ring", "torture-chamber"], rng.randrange(4))
    guilds = rng.sample(["scientists-guild"], rng.randrange(2))
    stages = rng.choice([(), (1, 2)])
    leaders = rng.sample(["euclid", "pythagoras", "ptolemy"], rng.randrange(3))
    t.city(0, *masks, *guilds).stages(0, *stages).leaders(0, *leaders)
    own = [sum(GREEN[card] == symbol for card in green[0]) for symbol in range(3)]
    for leader, symbol in (("euclid", 0), ("pythagoras", 1), ("ptolemy", 2)):
        own[symbol] += leader in leaders
    a_set = 7
    if rng.randrange(2):
        t.leaders(0, "aristotle")
        a_set = 10
    next_door = [GREEN[card] for card in green[1] + green[3]]
    best = by_hand(own, len(guilds) + len(stages) // 2, len(masks), next_door, a_set)
    found = t.points(0) - (3 if stages else 0)
    assert found == best, (own, guilds, stages, masks, next_door)


@clause("wonders", "10.11")
def test_symbols_of_choice_are_set_all_together() -> None:
    t = Table().city(0, "apothecary", "scientists-guild").coins(0, 0)
    assert t.points(0) == worth(2, 0, 0)
    t = Table("babylon-a", "gizah-a", "rhodos-a").city(0, "apothecary", "scientists-guild").stages(0, 1, 2).coins(0, 0)
    assert t.points(0) == 3 + worth(1, 1, 1), "one alone would be a second compass"


@clause("wonders", "10.14")
def test_a_mask_copies_a_green_card_next_door_and_nothing_else() -> None:
    t = Table("gizah-a", "babylon-a", "rhodos-a", "ephesos-a", leaders="yes", cities="yes")
    t.city(0, "apothecary", "pigeon-loft").coins(0, 0)
    t.leaders(1, "euclid").city(1, "scientists-guild", "pawnshop").stages(1, 1, 2).city(2, "apothecary", "lodge")
    assert t.points(0) == 1, "no symbol of a leader, a guild or a stage, and nothing from across the table"
    t.city(3, "apothecary")
    assert t.points(0) == 4, "also of a card the player has too"


@clause("wonders", "10.14")
def test_masks_copy_different_cards() -> None:
    t = Table(cities="yes").city(0, "apothecary", "pigeon-loft", "spy-ring").coins(0, 0).city(1, "lodge")
    assert t.points(0) == worth(2, 0, 0), "the second mask has no card left"
    t.city(2, "lodge")
    assert t.points(0) == worth(3, 0, 0), "the card of the same name on the other side is another card"
    t.city(2, "study", "school")
    assert t.points(0) == worth(1, 1, 1)


@clause("wonders", "10.11")
def test_the_other_ways_are_told_too() -> None:
    t = Table("babylon-a", "gizah-a", "rhodos-a").city(0, "apothecary", "lodge", "study").stages(0, 1, 2).age(3, 6)
    events = [event for event in t.turn({}) if event.name == "could"]
    assert {str(e.facts["split"]): e.facts["points"] for e in events} == {
        "split-1-0-0": worth(3, 1, 0),
        "split-0-1-0": worth(2, 2, 0),
        "split-0-0-1": worth(2, 1, 1),
    }


# --- cards that count -----------------------------------------------------------------------------------


@clause("wonders", "10.7")
def test_yellow_cards_of_age_3_count_at_the_end() -> None:
    t = Table().city(0, "haven", "lighthouse", "chamber-of-commerce", "arena")
    t.city(0, "lumber-yard", "quarry", "clay-pit", "loom-1", "press-2").stages(0, 1, 2).city(1, *making("WSCO"))
    assert of_seat_0(t)["commerce"] == {
        "card-haven": 3, "card-lighthouse": 4, "card-chamber-of-commerce": 4, "card-arena": 2
    }  # fmt: skip


@clause("wonders", "10.7")
def test_what_came_after_a_yellow_card_counts_too() -> None:
    t = Table().age(3).city(0, *making("WOL")).hand(0, "haven").coins(0, 0)
    t.turn({0: "build:haven"})
    assert t.coins_of(0) == 2 and t.points(0) == 2
    t.city(0, "quarry", "sawmill")
    assert t.points(0) == 4 and t.coins_of(0) == 2


@clause("wonders", "10.7")
def test_other_yellow_cards_have_no_points() -> None:
    cards = (
        "tavern",
        "east-trading-post",
        "west-trading-post",
        "marketplace",
        "forum",
        "caravansery",
        "vineyard",
        "bazar",
    )
    assert of_seat_0(Table().city(0, *cards, "loom-1", "quarry")) == {}


@clause("wonders", "10.8")
def test_a_guild_counts_in_both_neighbouring_cities_as_they_are_at_the_end() -> None:
    t = Table("gizah-a", "babylon-a", "rhodos-a", "ephesos-a").city(0, "spies-guild", "walls")
    t.city(1, "stockade", "barracks").city(2, "circus", "arsenal", "walls").city(3, "stockade")
    assert of_seat_0(t)["guilds"] == {"card-spies-guild": 3}


@clause("wonders", "10.9")
def test_the_points_of_leaders() -> None:
    t = Table(leaders="yes", cities="yes").leaders(0, "sappho", "zenobia", "cleopatra", "aspasia", "phidias", "midas")
    t.city(0, "lumber-yard", "quarry").leaders_in_hand(0, "nefertiti")
    assert of_seat_0(t)["leaders"] == {
        "leader-sappho": 2, "leader-zenobia": 3, "leader-cleopatra": 5, "leader-aspasia": 2, "leader-phidias": 2,
        "leader-midas": 1,
    }  # fmt: skip


@clause("wonders", "10.9")
def test_the_points_of_a_copied_leader_are_those_of_the_own_city() -> None:
    t = Table(leaders="yes").age(3).city(0, *making("WCGL")).hand(0, "courtesans-guild")
    t.leaders(1, "praxiteles").leaders(2, "nefertiti").city(1, "press-1")
    t.turn({0: "build:courtesans-guild"})
    t.play(0, "copy:praxiteles")
    found = ended(t)
    assert found[0]["leaders"] == {"leader-praxiteles": 4}, "2 grey cards of the own city"
    assert found[1]["leaders"] == {"leader-praxiteles": 2} and "guilds" not in found[0]


@clause("wonders", "10.10")
def test_black_cards_and_debts() -> None:
    t = (
        Table(cities="yes")
        .city(0, "hideout", "capitol", "secret-society", "slave-market", "militia")
        .tokens(0, (2, 1, 0))
    )
    with t.edit() as s:
        s.debts[0] = 4
    t.city(1, "militia").city(2, "militia")
    assert of_seat_0(t) == {
        "black": {"card-hideout": 2, "card-capitol": 8, "card-secret-society": 5, "card-slave-market": 3},
        "debt": {"": -4},
        "military": {"victories-1": 2, "victories-2": 3},
    }


# --- the copied guild -----------------------------------------------------------------------------------


def olympia(leaders: str = "no", cities: str = "no") -> Table:
    """Olympia B with its third stage (and the 5 points of its second), on seat 0 of four, without coins."""
    t = Table("olympia-b", "gizah-a", "babylon-a", "rhodos-a", leaders=leaders, cities=cities)
    return t.stages(0, 1, 2, 3).coins(0, 0)


@clause("wonders", "10.12")
def test_the_best_guild_next_door_is_copied_from_the_own_seat() -> None:
    t = olympia().city(1, "workers-guild").city(2, *making("WS"), "builders-guild").city(3, "traders-guild", "tavern")
    assert t.points(0) == 5 + 1, "the Traders Guild; the brown cards are not next door"
    t.city(3, *making("WSC")).city(1, "clay-pit")
    assert t.points(0) == 5 + 4, "the Workers Guild: 1 on the left, 3 on the right"
    assert of_seat_0(t)["guilds"] == {"card-workers-guild": 4}


@clause("wonders", "10.12")
def test_without_a_guild_next_door_there_is_nothing_to_copy() -> None:
    t = olympia().city(2, "builders-guild").stages(1, 1, 2, 3)
    assert t.points(0) == 5 and "guilds" not in of_seat_0(t)


@clause("wonders", "10.12")
def test_only_one_guild_is_copied_and_only_with_the_stage() -> None:
    t = olympia().city(1, "magistrates-guild", "altar").city(3, "spies-guild", "stockade", "theater")
    assert t.points(0) == 5 + 2
    t = Table("olympia-b", "gizah-a", "babylon-a").stages(0, 1, 2).coins(0, 0).city(1, "builders-guild")
    assert t.points(0) == 5


@clause("wonders", "10.15")
def test_a_copied_scientists_guild_is_a_symbol_of_choice() -> None:
    t = olympia().city(0, "apothecary", "study").city(1, "scientists-guild")
    assert t.points(0) == 5 + worth(1, 1, 1)
    found = of_seat_0(t)
    assert "guilds" not in found and sum(found["science"].values()) == worth(1, 1, 1), "it counts as science"
    t = (
        olympia()
        .city(0, "apothecary", "study")
        .city(1, "scientists-guild")
        .city(3, "workers-guild", *making("WWWSSSCCC"))
    )
    assert t.points(0) == 5 + worth(1, 1, 1), "8 more by the symbol, 6 by the Workers Guild"
    assert t.city(3, "foundry", "ore-vein", "mine").points(0) == 5 + 2 + 9


@clause("wonders", "10.12")
@clause("wonders", "10.11")
def test_a_copied_symbol_of_choice_and_masks_are_set_all_together() -> None:
    for number in range(40):
        rng = random.Random(number)
        t = olympia(cities="yes").city(1, "scientists-guild")
        green = [rng.sample(list(GREEN), rng.randrange(4)) for _ in range(4)]
        masks = rng.sample(["pigeon-loft", "spy-ring", "torture-chamber"], rng.randrange(4))
        for seat, cards in enumerate(green):
            t.city(seat, *cards)
        t.city(0, *masks)
        own = [sum(GREEN[card] == symbol for card in green[0]) for symbol in range(3)]
        assert t.points(0) - 5 == by_hand(own, 1, len(masks), [GREEN[card] for card in green[1] + green[3]])


@clause("wonders", "10.15")
def test_a_copied_courtesans_guild_gives_nothing() -> None:
    t = olympia(leaders="yes").city(1, "courtesans-guild").leaders(1, "cleopatra").leaders(3, "cleopatra")
    with t.edit() as s:
        s.copied_leader[1] = 1 + salon.game("wonders").components.rows("leader").index("cleopatra")
    assert t.points(0) == 5


@clause("wonders", "10.15")
def test_only_points_are_copied() -> None:
    t = olympia(cities="yes").city(1, "counterfeiters-guild").coins(3, 9)
    found = ended(t)
    assert found[0]["guilds"] == {"card-counterfeiters-guild": 5}
    assert t.coins_of(3) == 12 and t.state.debts[3] == 0


@clause("wonders", "10.15")
def test_the_copy_is_no_purple_card() -> None:
    t = olympia().city(1, "shipowners-guild").city(0, "lumber-yard")
    assert t.points(0) == 5 + 1
    t = olympia(leaders="yes").city(1, "architects-guild").leaders(0, "hiram")
    assert t.points(0) == 5 + 3, "the guild itself is a purple card next door; Hiram has none"
    assert t.city(2, "architects-guild").coins(2, 0).points(2) == 3, "and seat 2 counts none of Olympia"


# --- places ---------------------------------------------------------------------------------------------


@clause("wonders", "10.13")
def test_most_points_win() -> None:
    t = Table().city(0, "altar").city(2, "baths")
    ended(t)
    assert t.position.scores() == [4, 2, 5] and t.position.ranking() == [2, 3, 1]


@clause("wonders", "10.13")
def test_equal_points_go_by_coins_and_then_the_place_is_shared() -> None:
    t = Table("gizah-a", "babylon-a", "rhodos-a", "ephesos-a").coins(0, 1).coins(1, 2).coins(2, 1).coins(3, 0)
    t.city(3, "baths")
    ended(t)
    assert t.position.scores() == [1, 1, 1, 4]
    assert t.position.ranking() == [3, 2, 3, 1]


@clause("wonders", "10.13")
def test_many_coins_do_not_outweigh_a_point() -> None:
    t = Table().coins(0, 99).coins(1, 0).city(1, "palace", "pantheon", "senate", "town-hall", "gardens", "altar")
    ended(t)
    assert t.position.scores()[:2] == [34, 35] and t.position.ranking()[:2] == [2, 1]


@clause("wonders", "10.13")
def test_the_first_place_can_be_shared() -> None:
    t = Table().coins(2, 0)
    ended(t)
    assert t.position.ranking() == [1, 1, 3]


# --- the score sheet ------------------------------------------------------------------------------------


def whole_game(seats: int, number: int) -> Record:
    """A game with everything, played at random."""
    game = salon.game("wonders")
    deal = game.deal(seats, f"sheet {number}", leaders="yes", cities="yes", wonder_pack="yes")
    position, rng, moves = game.start(deal), random.Random(number), []
    while position.waiting:
        legal = position.legal(position.to_act)
        built = [action for action in legal if not game.actions.text(action).startswith("sell:")]
        moves.append((position.to_act, rng.choice(built if built and rng.random() < 0.9 else legal)))
        position.play(*moves[-1])
    return Record.of(game, deal, moves)


def cards_of(s: Any, seat: int) -> list[str]:
    return [card for i, card in enumerate(CARDS) if s.city[seat][i // 64] >> i % 64 & 1]


@clause("wonders", "10.1")
@clause("wonders", "10.11")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_score_sheet_of_a_whole_game_adds_up_and_names_its_sources(seats: int) -> None:
    categories = set()
    for number in range(8):
        record = whole_game(seats, number)
        sheet, end = record.game.sheet(record), record.replay()
        s = end.snapshot()
        assert sheet.scores == end.scores() and sheet.ranking == end.ranking()
        order = [(sheet.scores[seat], s.coins[seat]) for seat in range(seats)]
        assert sheet.ranking == [1 + sum(other > own for other in order) for own in order]
        for seat, lines in enumerate(sheet.seats):
            found = {line.category.removeprefix("why-"): line.points for line in lines}
            assert sum(found.values()) == sheet.scores[seat] and len(found) == len(lines)
            for line in lines:
                assert line.points == sum(entry.points for entry in line.entries)
                assert all(entry.event.seat == seat and entry.move == len(record.actions) for entry in line.entries)
                sources = [str(entry.event.facts["what"]) for entry in line.entries]
                assert len(set(sources)) == len(sources)
                assert line.category in ("why-treasury", "why-debt") or all(sources)
            green = [[GREEN[c] for c in cards_of(s, at % seats) if c in GREEN] for at in (seat + 1, seat - 1)]
            a_set, choices, masks = 7 + s.set_bonus[seat], s.any_symbol[seat], s.mask_symbols[seat]
            copies = s.copy_guild[seat] and any(
                "scientists-guild" in cards_of(s, at % seats) for at in (seat + 1, seat - 1)
            )
            assert found.get("science", 0) in {
                by_hand(list(s.symbols[seat]), choices + more, masks, green[0] + green[1], a_set)
                for more in range(2 if copies else 1)
            }
            assert found.get("civilian", 0) == sum(BLUE.get(card, 0) for card in cards_of(s, seat))
            won = sum(count * worth for count, worth in zip(s.victories[seat], (1, 3, 5), strict=True))
            assert found.get("military", 0) == won - s.defeats[seat]
            assert found.get("treasury", 0) == s.coins[seat] // 3 and found.get("debt", 0) == -s.debts[seat]
            categories |= set(found)
    names = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "leaders", "black", "debt")
    assert categories == set(names)
    assert len({record.game.text.words.text("en", f"why-{name}") for name in names}) == len(names)


def test_the_sheet_tells_what_other_choices_would_have_given() -> None:
    """Free symbols, masks and a copied guild are chosen for the best; the sheet names the others beside it."""
    game = salon.game("wonders")
    found = {"why-science": 0, "why-guilds": 0}
    for number in range(60):
        deal = game.deal_with(3, {"leaders": "yes", "cities": "yes"}, f"instead {number}")
        actions = Playout().game(game.start(deal), salon.Rng("instead", number))
        sheet = game.sheet(Record(game, deal, actions))
        for lines in sheet.seats:
            for line in lines:
                if not line.instead:
                    continue
                found[line.category] += 1
                others = [int(event.facts["points"]) for event in line.instead]
                counted = line.points if line.category == "why-science" else max(e.points for e in line.entries)
                assert max(others) <= counted, (number, line)
    assert min(found.values()) > 0
