"""What a seat knows in 7 Wonders: drawn worlds by example, against all worlds there are, and played once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from salon import Rng
from salon.games.wonders.deal import black_cards, guilds_in_play
from salon.games.wonders.notation import CARDS, LEADERS
from salon.games.wonders.rules import constants, queries
from tests.wonders.observer import (
    ANY,
    GAME,
    OPEN_MOSTLY,
    PICKING,
    SELLING,
    STAGES,
    ObservedGame,
    cards_of,
    check,
    check_world,
    leaders_of,
    play_on,
)
from tests.wonders.worlds import CardObservations, LeaderObservations, compare

clause = pytest.mark.clause
BASE = ("rhodos-a", "gizah-a", "babylon-a")


class Scene(ObservedGame):
    """A game whose hands of Age I are chosen: each seat's begins with some cards and is filled from the deck."""

    def __init__(self, boards: tuple[str, ...], *hands: tuple[str, ...], coins: int = 60, **options: str) -> None:
        deal = GAME.deal(len(boards), "scene", **options)
        deal.content["boards"] = list(boards)
        if hands:
            rest = [card for hand in deal.content["ages"][0] for card in hand]
            for hand in hands:
                for card in hand:
                    rest.remove(card)
            size = len(deal.content["ages"][0][0])
            wanted = [*hands, *([()] * (len(boards) - len(hands)))]
            deal.content["ages"][0] = [[*hand, *(rest.pop() for _ in range(size - len(hand)))] for hand in wanted]
        self.named = {card for hand in hands for card in hand}
        super().__init__(deal, coins)

    def give(self, seat: int, *cards: str) -> Scene:
        """Put cards into a city, for what they make."""
        s = self.position.snapshot()
        for card in map(CARDS.index, cards):
            s.city[seat][card // 64] |= 1 << card % 64
        self.position.load(s)
        queries.recompute(self.position)
        return self

    def turn(self, **moves: str) -> Scene:
        """All choose: "s0" to "s6" give moves, several parts with blanks; others build, else sell."""
        phase = self.position.phase
        for seat in range(self.seats):
            parts = moves.get(f"s{seat}", "").split()
            while self.position.phase == phase and self.position.waiting >> seat & 1:
                legal = [GAME.actions.text(action) for action in self.position.legal(seat)]
                plain = [text for text in legal if text.startswith(("build:", "pay:", "free:"))]
                plain = [text for text in plain if text.partition(":")[2] not in self.named]
                plain = plain or [text for text in legal if text.startswith("sell:")]
                self.play(seat, GAME.actions.parse(parts.pop(0) if parts else (plain or legal)[0]))
        return self

    def pick(self, seat: int, card: str) -> Scene:
        self.play(seat, GAME.actions.parse(card))
        return self

    def spare_card(self, seat: int) -> str:
        """A card in hand that is of no interest."""
        return next(card for card in cards_of(self.position.snapshot().hand[seat]) if card not in self.named)

    def worlds(self, seat: int | None, count: int = 200) -> Iterator[Any]:
        rng = Rng("worlds", len(self.moves))
        for _ in range(count):
            yield self.position.known_to(seat, rng).snapshot()


def left(world: Any, turn: int, seat: int, age: int = 0) -> str:
    """The card that left a seat's hand in a turn (0 is the first)."""
    return str(CARDS[world.played_card[age][turn][seat] - 1])


def hand(world: Any, seat: int) -> list[str]:
    return cards_of(world.hand[seat])


# --- by example: hands and cards ----------------------------------------------------------------------------


@clause("wonders", "14.2")
def test_a_seat_knows_its_hand_and_what_it_sold_or_put_under_stages() -> None:
    game = Scene(BASE, ("altar", "theater"), ("baths",), ("workshop",)).give(0, "sawmill")
    game.turn(s0="sell:altar", s1="sell:baths").turn(s0=f"stage:{hand(game.position.snapshot(), 0)[0]}")
    true = game.position.snapshot()
    for world in game.worlds(0):
        assert hand(world, 0) == hand(true, 0)
        assert left(world, 0, 0) == "altar" and left(world, 1, 0) == left(true, 1, 0)
    assert {left(world, 0, 0) for world in game.worlds(1)} != {"altar"}
    assert len({left(world, 1, 0) for world in game.worlds(2)}) > 1
    view = GAME.view(game.position, 0)
    assert view.sold == ["altar"] and view.cities[0].stages[0].under == left(true, 1, 0)
    assert GAME.view(game.position, 1).cities[0].stages[0].under is None


@clause("wonders", "14.1")
def test_open_cards_and_the_numbers_of_cards_are_known_to_all() -> None:
    game = Scene(BASE, ("altar",), ("baths",)).turn(s0="build:altar", s1="sell:baths")
    true = game.position.snapshot()
    for seat in (0, 1, 2, None):
        for world in game.worlds(seat, 50):
            assert left(world, 0, 0) == "altar" and left(world, 0, 2) == left(true, 0, 2)
            assert [len(hand(world, each)) for each in range(3)] == [6, 6, 6]
        view = GAME.view(game.position, seat)
        assert view.discarded == 1 and [city.hand_size for city in view.cities] == [6, 6, 6]
        assert "altar" in view.cities[0].cards


@clause("wonders", "14.3")
def test_a_hand_passed_on_is_known_but_for_what_left_it_face_down() -> None:
    game = Scene(BASE, ("altar", "theater", "baths")).turn()
    known = Counter(hand(game.position.snapshot(), 1))  # what seat 0 passed on
    for world in game.worlds(0):
        assert Counter(hand(world, 1)) == known
    game.turn(s1="sell:theater", s2="build:workshop" if "workshop" in hand(game.position.snapshot(), 2) else "")
    found = set()
    for world in game.worlds(0, 400):
        assert Counter([left(world, 1, 1), *hand(world, 2)]) == known
        found.add(left(world, 1, 1))
    assert found == set(known)
    assert GAME.view(game.position, 0).cities[2].may_hold == sorted(known.elements(), key=CARDS.index)
    game = Scene(BASE, ("altar", "theater", "baths")).turn().turn(s1="build:theater")
    for world in game.worlds(0):
        assert Counter(hand(world, 2)) == known - Counter(["theater"])


@clause("wonders", "14.6")
def test_a_hand_that_comes_back_tells_which_cards_left_but_not_who_took_which() -> None:
    game = Scene(BASE, ("altar", "theater", "baths")).turn()
    game.turn(s1="sell:altar").turn(s2="sell:theater")
    found = Counter((left(world, 1, 1), left(world, 2, 2)) for world in game.worlds(0, 1000))
    assert set(found) == {("altar", "theater"), ("theater", "altar")}
    assert min(found.values()) > 400
    # with one of the two in the open the other is known
    game = Scene(BASE, ("altar", "theater", "baths")).turn()
    game.turn(s1="sell:altar").turn(s2="build:theater")
    assert {left(world, 1, 1) for world in game.worlds(0)} == {"altar"}
    assert len({left(world, 1, 1) for world in game.worlds(2)}) == 1  # seat 2 got the hand at once: never saw it before
    assert len({left(world, 1, 1) for world in game.worlds(None, 400)}) > 5


# --- by example: the discard pile ---------------------------------------------------------------------------

# Seats 1 and 2 got the hands of seats 0 and 3 from seat 0, which has seen both: each had both cards.
TWICE = ("guard-tower", "scriptorium")
PICKERS = ("halikarnassos-b", "gizah-a", "great-wall-a", "rhodos-a")


def two_sold(second: str = TWICE[1], **more: str) -> Scene:
    """Seat 1 sold one card of the hand of seat 0 and one of the hand of seat 3; seat 0 looks through the pile.

    `more` are seats that build a stage in the same turn, and which.
    """
    game = Scene(PICKERS, TWICE, (), (), TWICE, wonder_pack="yes").give(0, "foundry").give(2, "foundry")
    game.turn().turn(s1=f"sell:{TWICE[0]}")
    more = {seat: f"stage:{game.spare_card(int(seat[1:]))} {at}" for seat, at in more.items()}
    return game.turn(s0=f"stage:{game.spare_card(0)}", s1=f"sell:{second}", **more)


@clause("wonders", "14.4")
@clause("wonders", "7.1")
def test_who_picks_sees_the_pile_and_remembers_it_the_others_do_not() -> None:
    game = two_sold()
    s = game.position.snapshot()
    assert s.phase == constants.PHASE_PICK and s.deciding == 1
    assert GAME.view(game.position, 0).pile == sorted(TWICE, key=CARDS.index)
    for seat in (2, 3, None):
        assert GAME.view(game.position, seat).pile == []
        assert len({frozenset((left(world, 1, 1), left(world, 2, 1))) for world in game.worlds(seat)}) > 5
    for looking in (True, False):
        sold = Counter((left(world, 1, 1), left(world, 2, 1)) for world in game.worlds(0, 600))
        assert set(sold) == {TWICE, TWICE[::-1]} and min(sold.values()) > 200
        if looking:
            game.pick(0, "none")
    assert game.position.snapshot().phase == constants.PHASE_TURN and GAME.view(game.position, 0).pile == []
    assert {left(world, 1, 1) for world in game.worlds(1)} == {TWICE[0]}


@clause("wonders", "14.4")
@clause("wonders", "7.3")
def test_what_somebody_else_picks_was_in_the_pile() -> None:
    game = two_sold().pick(0, f"build:{TWICE[1]}")
    for seat in (2, 3, None):
        for world in game.worlds(seat):
            assert TWICE[1] in (left(world, 1, 1), left(world, 2, 1))
    assert any(TWICE[0] not in (left(world, 1, 1), left(world, 2, 1)) for world in game.worlds(None))


@clause("wonders", "14.4")
def test_a_card_picked_after_the_own_look_does_not_tell_whose_it_was() -> None:
    """One copy was seen in the pile, the other is in one of two hands; then a seat picks the one in the pile."""
    game = two_sold(s2="at:4").pick(0, "none")
    assert game.position.snapshot().phase == constants.PHASE_PICK
    game.pick(2, f"build:{TWICE[0]}")
    seen = CardObservations(game, 0, 0)
    compare(game, 0, seen.worlds(), seen.projection)


@clause("wonders", "14.4")
def test_a_card_picked_twice_was_in_the_pile_twice() -> None:
    game = two_sold(TWICE[0], s2="at:4").pick(0, f"build:{TWICE[0]}").pick(2, f"build:{TWICE[0]}")
    assert game.position.snapshot().phase == constants.PHASE_TURN
    for seat in (0, 2, 3, None):
        for world in game.worlds(seat, 50):
            assert left(world, 1, 1) == left(world, 2, 1) == TWICE[0]


@clause("wonders", "14.4")
def test_of_two_copies_in_a_hand_one_was_in_the_pile_or_both() -> None:
    game = Scene(("gizah-a", "rhodos-a", "babylon-a", "halikarnassos-b"), (TWICE[0], TWICE[0])).give(3, "foundry")
    game.turn().turn(s1=f"sell:{TWICE[0]}")
    game.turn(s2=f"sell:{game.spare_card(2)}", s3=f"stage:{game.spare_card(3)}").pick(3, f"build:{TWICE[0]}")
    seen = CardObservations(game, 0, 0)
    worlds = seen.worlds()
    sold = [[world[seen.places.index(place)] for place in ((1, 1), (2, 2))] for world in worlds]
    tower = CARDS.index(TWICE[0]) + 1
    assert {each.count(tower) for each in sold} == {1, 2}
    compare(game, 0, worlds, seen.projection)


@clause("wonders", "14.4")
def test_a_hand_with_two_copies_is_twice_as_likely_to_have_given_one() -> None:
    boards = ("halikarnassos-b", "gizah-a", "rhodos-a", "babylon-a", "olympia-a", "ephesos-a", "alexandria-a")
    game = Scene(boards, ("tavern", "tavern", "altar"), (), (), (), (), (), ("tavern", "altar")).give(0, "foundry")
    game.turn().turn(s1="sell:tavern").turn(s0=f"stage:{game.spare_card(0)}", s1="sell:altar")
    assert sorted(GAME.view(game.position, 0).pile) == ["altar", "tavern"]
    sold = Counter((left(world, 1, 1), left(world, 2, 1)) for world in game.worlds(0, 6000))
    assert set(sold) == {("tavern", "altar"), ("altar", "tavern")}
    assert abs(sold["tavern", "altar"] / 6000 - 2 / 3) < 0.03


# --- by example: what is out of the game, and to come -------------------------------------------------------


@clause("wonders", "14.5")
@clause("wonders", "13.1")
def test_guilds_and_black_cards_out_of_the_game_and_coming_ages_vary() -> None:
    game = Scene(BASE, cities="yes")
    options = game.deal.options
    guilds, blacks = set(guilds_in_play(GAME.components, options)), set(black_cards(GAME.components, 2, options))
    seen: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for world in game.worlds(0, 600):
        coming = [cards_of(world.future_hands[age]) for age in range(3)]
        assert coming[0] == [] and len(coming[1]) == len(coming[2]) == 24
        assert len(guilds & set(coming[2])) == 5 and len(blacks & set(coming[1])) == 3
        seen[0].update(guilds & set(coming[2]))
        seen[1].update(blacks & set(coming[1]))
        seen[2][coming[1][0]] += 1
    assert set(seen[0]) == guilds and set(seen[1]) == blacks and len(seen[2]) > 5
    for counts, share in ((seen[0], 5 / len(guilds)), (seen[1], 3 / len(blacks))):
        assert all(abs(count / 600 - share) < 0.1 for count in counts.values())


# --- by example: leaders ------------------------------------------------------------------------------------


def drafted(boards: tuple[str, ...] = BASE, wonder_pack: str = "no") -> Scene:
    """After the draft: all seats kept the first leader offered each time."""
    game = Scene(boards, leaders="yes", wonder_pack=wonder_pack)
    while game.position.snapshot().phase == constants.PHASE_DRAFT:
        game.turn()
    return game


def kept(world: Any, seat: int) -> list[str]:
    return [LEADERS[world.draft_kept[step][seat] - 1] for step in range(4)]


@clause("wonders", "12.1")
@clause("wonders", "14.3")
def test_leaders_that_were_passed_on_went_to_the_seats_after() -> None:
    game = drafted()
    passed = game.packets[0, 0] - {game.kept[0, 0]}  # two of them stay with seats 2 and 1; the third comes back
    away = passed - {game.kept[3, 0]}
    own = {game.kept[step, 0] for step in range(4)}
    both: Counter[str] = Counter()
    for world in game.worlds(0):
        assert set(kept(world, 0)) == own
        assert {kept(world, 2)[1], kept(world, 1)[2]} == away
        both[kept(world, 2)[1]] += 1
        # passed on when two were left: the other one is the next seat's last
        assert {kept(world, 2)[3]} == game.packets[2, 0] - {game.kept[2, 0]}
        assert not own & {leader for seat in (1, 2) for leader in leaders_of(world.leaders_in_hand[seat])}
    assert len(both) == 2


@clause("wonders", "12.2")
@clause("wonders", "12.3")
@clause("wonders", "14.2")
def test_leaders_recruited_are_known_and_leaders_sold_are_not() -> None:
    game = drafted()
    mine, open_, sold = (game.kept[0, seat] for seat in range(3))
    game.turn(s0=f"sell:{mine}", s1=f"recruit:{open_}", s2=f"sell:{sold}")
    for world in game.worlds(0):
        assert LEADERS[world.leader_face_down[0][0] - 1] == mine and open_ in kept(world, 1)
        assert LEADERS[world.leader_face_down[0][2] - 1] in kept(world, 2)
        assert len(leaders_of(world.leaders_in_hand[2])) == 3
    assert len({world.leader_face_down[0][2] for world in game.worlds(0)}) > 3
    assert {world.leader_face_down[0][2] for world in game.worlds(2)} == {LEADERS.index(sold) + 1}


def draws_of(world: Any) -> dict[int, list[str]]:
    """The leaders drawn, by seat."""
    rows = zip(world.drew_leaders, world.leaders_drawn, strict=True)
    return {who - 1: [LEADERS[leader - 1] for leader in row if leader] for who, row in rows if who}


@clause("wonders", "12.14")
@clause("wonders", "14.5")
def test_leaders_drawn_by_roma_are_known_to_roma_alone() -> None:
    game = drafted(("gizah-a", "roma-b", "babylon-a")).give(1, "sawmill", "brickyard")
    game.turn(s1=f"stage:{game.kept[0, 1]}")
    drawn = game.drawn[1][1]
    assert len(drawn) == 4
    assert all(sorted(draws_of(world)[1]) == drawn for world in game.worlds(1, 50))
    assert len({frozenset(draws_of(world)[1]) for world in game.worlds(0, 50)}) > 40
    assert all(len(leaders_of(world.leaders_in_hand[1])) == 7 for world in game.worlds(0, 50))


@clause("wonders", "12.14")
@clause("wonders", "11.13")
def test_two_seats_can_draw_leaders_when_one_copies_roma() -> None:
    game = drafted(("manneken-pis-a", "roma-b", "babylon-a"), wonder_pack="yes")
    game.give(0, "sawmill", "brickyard").give(1, "sawmill", "brickyard")
    game.turn(s0=f"stage:{game.kept[0, 0]}", s1=f"stage:{game.kept[0, 1]}")
    assert sorted(game.drawn) == [0, 1]
    for seat in (0, 1, 2, None):
        for world in game.worlds(seat, 50):
            hands = [leaders_of(world.leaders_in_hand[each]) for each in range(3)]
            assert [len(each) for each in hands] == [
                7,
                7,
                3 if world.leader_face_down[0][2] else 4 - len(game.recruited),
            ]
            assert not set(hands[0]) & set(hands[1])
            for each in (0, 1):
                assert (sorted(draws_of(world)[each]) == game.drawn[each][1]) or seat != each


@clause("wonders", "12.1")
@clause("wonders", "14.5")
def test_while_boards_are_chosen_nobody_has_seen_a_leader() -> None:
    deal = GAME.deal(3, "boards", leaders="yes", boards="chosen")
    game = ObservedGame(deal)
    assert game.position.snapshot().phase == constants.PHASE_BOARDS
    for seat in (0, 1, None):
        found = set()
        for draw in range(50):
            world = game.position.known_to(seat, Rng("boards", draw)).snapshot()
            packets = [frozenset(leaders_of(world.draft_packet[each])) for each in range(3)]
            assert len(frozenset().union(*packets)) == 12
            found.add(packets[0])
        assert len(found) > 40
        assert GAME.view(game.position, seat).packet == []


# --- by example: the end, secret choices, views -------------------------------------------------------------


@clause("wonders", "11.8")
@clause("wonders", "14.2")
def test_a_marker_is_turned_up_for_all_at_the_end() -> None:
    game = Scene(("stonehenge-b", "gizah-a", "rhodos-a"), wonder_pack="yes")
    game.give(0, "ore-vein", "foundry", "clay-pool", "brickyard", "press-1")
    game.turn(s0=f"stage:{game.spare_card(0)}")
    marker = game.spare_card(0)
    game.turn(s0=f"stage:{marker}")
    assert game.position.snapshot().stages_built[0] == 3
    assert len({left(world, 1, 0) for world in game.worlds(1)}) > 1
    play_on(game, Rng("marker"), 1000)
    assert game.position.snapshot().phase == constants.PHASE_OVER
    for seat in (1, 2, None):
        assert {left(world, 1, 0) for world in game.worlds(seat)} == {marker}
        assert GAME.view(game.position, seat).cities[0].stages[1].under == marker
        assert GAME.view(game.position, seat).cities[0].stages[0].under is None
    assert len({left(world, 0, 0) for world in game.worlds(None)}) > 1


@clause("wonders", "11.8")
@clause("wonders", "14.2")
def test_a_leader_used_as_a_marker_is_turned_up_too() -> None:
    game = drafted(("stonehenge-b", "gizah-a", "rhodos-a"), wonder_pack="yes")
    game.give(0, "ore-vein", "foundry", "clay-pool", "brickyard", "press-1")
    first, marker = game.kept[0, 0], game.kept[1, 0]
    game.turn(s0=f"stage:{first}")
    while game.position.snapshot().phase != constants.PHASE_RECRUIT:
        game.turn()
    game.turn(s0=f"stage:{marker}")
    number = LEADERS.index(marker) + 1
    assert game.position.snapshot().stages_built[0] == 3
    assert len({world.leader_face_down[1][0] for world in game.worlds(1)}) > 3
    while game.position.waiting:
        game.turn()
    for seat in (1, 2, None):
        for world in game.worlds(seat, 50):
            assert world.leader_face_down[1][0] == number and marker in kept(world, 0)
            assert all(marker not in leaders_of(world.leaders_in_hand[each]) for each in range(3))
        assert len({world.leader_face_down[0][0] for world in game.worlds(seat)}) > 1
        assert GAME.view(game.position, seat).cities[0].stages[1].under == marker
    seen = LeaderObservations(game, 1)
    compare(game, 1, seen.worlds(), seen.projection)


@clause("wonders", "3.1")
@clause("wonders", "14.2")
def test_choices_not_revealed_are_put_back_for_all_others() -> None:
    game = Scene(BASE, ("altar",), ("baths",), ("workshop",))
    before = {seat: (GAME.view(game.position, seat), game.position.known_to(seat, Rng("a"))) for seat in (1, 2, None)}
    game.position.play(0, GAME.actions.parse("sell:altar"))
    for _ in range(2):
        for seat, (view, world) in before.items():
            assert GAME.view(game.position, seat) == view
            assert game.position.known_to(seat, Rng("a")) == world
            known = game.position.known_to(seat, Rng("b")).snapshot()
            assert known.decided == 0 and known.chosen[0] == 0
        if game.position.snapshot().decided:
            own = game.position.known_to(0, Rng("b")).snapshot()
            assert own.decided == 1 and own.chosen[0] == GAME.actions.parse("sell:altar") + 1
            game.position.take_back(0)
    assert game.position.snapshot().decided == 0


@clause("wonders", "14.1")
@clause("wonders", "14.2")
def test_a_spectator_sees_only_what_lies_open() -> None:
    game = two_sold()
    view = GAME.view(game.position, None)
    assert view.seat is None and view.hand == [] and view.pile == [] and view.sold == [] and view.packet == []
    assert all(city.may_hold is None for city in view.cities)
    assert all(stage.under is None for city in view.cities for stage in city.stages)
    for seat in range(4):
        assert len({tuple(hand(world, seat)) for world in game.worlds(None, 50)}) > 40


# --- exactness: against all worlds there are ------------------------------------------------------------------

EXPANSIONS: dict[str, dict[str, str]] = {
    "base": {},
    "cities": {"cities": "yes"},
    "both": {"leaders": "yes", "cities": "yes"},
    "pack": {"wonder_pack": "yes"},
    "roma": {"leaders": "yes"},
    "two": {"leaders": "yes", "wonder_pack": "yes"},
}
ROMA = "roma-b gizah-a rhodos-a babylon-a"
TWO_DRAW = "manneken-pis-a roma-b rhodos-a stonehenge-b"


def situation(seats: int, sets: str, play: str, number: int, moves: int) -> ObservedGame:
    """A moment of a random game; with pickers all are rich enough to build stages."""
    deal = GAME.deal(seats, f"{play}/{number}", **EXPANSIONS[sets])
    wishes = {"open": OPEN_MOSTLY, "any": ANY, "pick": PICKING, "stages": STAGES}[play]
    boards = {"pack": "manneken-pis-a halikarnassos-b great-wall-a gizah-a rhodos-a", "roma": ROMA, "two": TWO_DRAW}
    if sets in boards:
        deal.content["boards"] = boards[sets].split()[:seats]
    game = ObservedGame(deal, 40 if sets in boards else None)
    play_on(game, Rng("situation", play, number), moves, wishes)
    return game


@pytest.mark.parametrize(
    ("seats", "sets", "play", "number", "moves", "seat", "age", "count"),
    [
        (3, "base", "any", 2, 36, 0, 1, 144),  # an age that is over, all segments closed
        (3, "base", "any", 0, 33, 1, 1, 16),  # hands still open
        (4, "base", "open", 6, 19, 0, 0, 16),
        (3, "base", "open", 13, 48, 2, 2, 36),  # guilds out of the game
        (3, "cities", "open", 7, 37, 1, 1, 30),  # black cards out of the game
        (3, "cities", "open", 0, 51, 0, 2, 315),  # both
        (4, "pack", "pick", 9, 35, 1, 0, 12),  # the pile was seen, others picked too
        (5, "pack", "pick", 2, 40, 0, 0, 72),
        (5, "pack", "pick", 1, 72, 0, 1, 144),
        (4, "pack", "pick", 5, 45, 0, 1, 96),  # the pile was seen
        (5, "pack", "pick", 13, 89, 1, 2, 125),  # twice
        (5, "pack", "pick", 25, 95, 0, 2, 180),  # and a seat looks at it now
        (4, "pack", "pick", 1, 34, 1, 0, 24),  # others picked
        (5, "pack", "pick", 1, 70, 4, 1, 288),
        (3, "pack", "pick", 4, 56, None, 0, 360),  # a spectator saw what was picked
    ],
)
@clause("wonders", "14.3")
@clause("wonders", "14.4")
@clause("wonders", "14.5")
def test_cards_are_drawn_uniformly_from_all_worlds_that_fit(
    seats: int, sets: str, play: str, number: int, moves: int, seat: int | None, age: int, count: int
) -> None:
    game = situation(seats, sets, play, number, moves)
    seen = CardObservations(game, age, seat)
    worlds = seen.worlds()
    assert len(worlds) == count
    compare(game, seat, worlds, seen.projection)


@clause("wonders", "14.4")
@pytest.mark.parametrize("card", ["", "none", f"build:{TWICE[0]}", f"build:{TWICE[1]}"])
def test_a_card_in_the_pile_may_come_from_any_hand_that_had_it(card: str) -> None:
    game = two_sold()
    if card:
        game.pick(0, card)
    seen = CardObservations(game, 0, 0)
    worlds = seen.worlds()
    assert len(worlds) > 1
    compare(game, 0, worlds, seen.projection)


@pytest.mark.parametrize(
    ("seats", "sets", "play", "number", "moves", "seat", "count"),
    [
        (3, "both", "any", 1, 61, 0, 42),  # used face down and recruited
        (3, "roma", "any", 6, 68, 1, 144),  # leaders in play after four were drawn: kept or drawn
        (3, "roma", "stages", 1, 78, 1, 64),
        (4, "roma", "stages", 4, 67, 1, 84),
        (4, "roma", "stages", 0, 96, 1, 432),
        (3, "two", "stages", 2, 49, 0, 208),  # two seats drew
        (3, "two", "any", 1, 76, 0, 408),
        (4, "two", "stages", 4, 77, 0, 36),
    ],
)
@clause("wonders", "12.1")
@clause("wonders", "12.14")
@clause("wonders", "14.3")
def test_leaders_are_drawn_uniformly_from_all_worlds_that_fit(
    seats: int, sets: str, play: str, number: int, moves: int, seat: int, count: int
) -> None:
    game = situation(seats, sets, play, number, moves)
    seen = LeaderObservations(game, seat)
    worlds = seen.worlds()
    assert len(worlds) == count
    compare(game, seat, worlds, seen.projection)


@clause("wonders", "12.1")
@clause("wonders", "14.3")
@pytest.mark.parametrize("moves", [4, 7])
def test_leaders_are_drawn_uniformly_during_the_draft(moves: int) -> None:
    game = situation(3, "roma", "any", 0, moves)
    seen = LeaderObservations(game, 0)
    compare(game, 0, seen.worlds(), seen.projection)


# --- consistency: played once more ------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
@clause("wonders", "14.1")
@clause("wonders", "14.2")
@clause("wonders", "14.3")
@clause("wonders", "14.4")
@clause("wonders", "14.5")
def test_drawn_worlds_played_from_their_deal_show_the_seat_all_it_saw(part: int) -> None:
    check(15, "knowledge", 15 * part)


@clause("wonders", "14.4")
@pytest.mark.parametrize(("number", "moves", "seat"), [(443, 108, 0), (1224, 96, 1), (1510, 96, 0), (2129, 120, 1)])
def test_a_large_pile_that_was_seen_binds_as_well(number: int, moves: int, seat: int) -> None:
    """Seven seats that sell much: there are very many ways in which the cards of the pile can have come to it."""
    deal = GAME.deal(7, f"sellers/{number}", wonder_pack="yes", cities="yes")
    boards = "manneken-pis-a halikarnassos-b great-wall-a gizah-a rhodos-a babylon-b olympia-a"
    deal.content["boards"] = boards.split()
    game = ObservedGame(deal)
    play_on(game, Rng("sellers", number), moves, SELLING)
    for draw in range(5):
        check_world(game, seat, game.position.known_to(seat, Rng(draw)))
