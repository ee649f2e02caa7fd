"""Bids: every clause of its rulebook, and its hidden worlds against enumeration."""

from __future__ import annotations

from itertools import permutations

import pytest

import salon
from salon import IllegalMove, Position
from salon.kernel.reasons import NothingToTakeBack
from salon.testing import check_uniform

GAME = salon.game("bids")
clause = pytest.mark.clause


def start(hands: list[list[int]] | None = None, seats: int = 2) -> Position:
    deal = GAME.deal(seats, "bids")
    deal.content["prizes"] = list(range(1, 21))
    if hands:
        deal.content["hands"] = hands
    return GAME.start(deal)


def play(position: Position, seat: int, *moves: str) -> None:
    for move in moves:
        position.play(seat, GAME.actions.parse(move))


HANDS = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]


@clause("bids", "1.1")
def test_six_cards_four_coins_and_a_prize_for_each() -> None:
    view = GAME.view(start(HANDS), 0)
    assert (view.hand, view.coins, view.prizes) == ([1, 2, 3, 4, 5, 6], [4, 4], [1, 2])


@clause("bids", "1.2")
def test_all_bid_at_once_and_may_change_their_mind() -> None:
    position = start(HANDS)
    assert position.waiting == 0b11
    play(position, 1, "card7", "coins1")
    assert position.waiting == 0b01
    assert GAME.view(position, 0) == GAME.view(start(HANDS), 0)
    position.take_back(1)
    assert position == start(HANDS)
    play(position, 1, "card8")
    with pytest.raises(IllegalMove):
        play(position, 1, "card9")
    with pytest.raises(NothingToTakeBack):
        position.take_back(0)


@clause("bids", "1.3")
def test_at_most_two_coins_and_no_more_than_one_has() -> None:
    position = start(HANDS)
    for _ in range(2):
        play(position, 0, GAME.actions.text(position.legal(0)[0]), "coins2")
        play(position, 1, GAME.actions.text(position.legal(1)[0]), "coins0")
        while position.phase and position.waiting.bit_count() == 1:
            position.play(position.to_act, position.legal(position.to_act)[0])
    play(position, 0, GAME.actions.text(position.legal(0)[0]))
    reason = GAME.why_not(position, 0, GAME.actions.parse("coins1"))
    assert reason is not None and reason.facts == {"needs": 1, "has": 0}


@clause("bids", "1.3")
@clause("bids", "1.4")
def test_the_highest_bid_picks_first_and_of_equal_bids_the_higher_card() -> None:
    position = start([[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]])
    play(position, 0, "card5", "coins1")
    play(position, 1, "card10", "coins0")
    assert position.waiting == 0b10  # 5 + 5 = 10: equal, and 10 is the higher card
    play(position, 1, "prize2")
    assert position.scores() == [0, 2] and position.waiting == 0b01
    play(position, 0, "prize1")
    assert position.waiting == 0b11

    position = start()
    play(position, 0, GAME.actions.text(position.legal(0)[0]), "coins2")
    assert position.waiting == 0b10


@clause("bids", "1.5")
def test_coins_left_are_points_and_the_game_ends_after_the_last_round() -> None:
    position = start(HANDS)
    while position.waiting:
        seat = position.to_act
        position.play(seat, position.legal(seat)[0])
    assert sum(position.scores()) == sum(range(1, 9)) + 8
    assert GAME.why_not(position, 0, 0).code == "over"


def test_hidden_worlds_are_those_of_an_enumeration() -> None:
    """In the last round, with everything but a few cards seen, every world comes equally often."""
    position = start(HANDS)
    while GAME.view(position, 0).round < 3:
        seat = position.to_act
        position.play(seat, position.legal(seat)[0])
    with_hand = position.snapshot()
    own, other = with_hand.hand[0], with_hand.hand[1]
    unseen = [card for card in range(24) if not (with_hand.played | own) >> card & 1]
    held = other.bit_count()
    worlds: dict[bytes, float] = {}
    open_prizes = 2 * (with_hand.round + 1)
    # the prizes that never come are shuffled too: fix them by looking at hands only
    for cards in permutations(unseen, held):
        world = position.snapshot()
        world.hand[1] = sum(1 << card for card in cards)
        worlds[bytes(world)[: 8 * 4]] = 1
    counts: dict[bytes, int] = {}
    rng = salon.Rng("worlds")
    for _ in range(20000):
        known = position.known_to(0, rng)
        drawn = known.snapshot()
        assert list(drawn.prizes[:open_prizes]) == list(with_hand.prizes[:open_prizes])
        assert sorted(drawn.prizes) == list(range(1, 21))
        key = known.to_bytes()[: 8 * 4]
        counts[key] = counts.get(key, 0) + 1
    assert set(counts) == set(worlds)
    expected = 20000 / len(worlds)
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < len(worlds) + 5 * (2 * len(worlds)) ** 0.5 + 10


def test_prizes_to_come_are_drawn_uniformly() -> None:
    """With the hands known, only the order of the last prizes is open."""
    game = type(GAME)(GAME.components.overridden({"game.rounds": 5}))
    deal = game.deal(4, "late")
    deal.content["hands"] = [list(range(1 + 6 * seat, 7 + 6 * seat)) for seat in range(4)]
    position = game.start(deal)
    while game.view(position, 0).round < 3 or position.waiting.bit_count() == 1:
        seat = position.to_act
        position.play(seat, position.legal(seat)[0])
    state = position.snapshot()
    hidden = list(state.prizes[16:])
    seen = state.played | state.hand[0]
    unseen = [card for card in range(24) if not seen >> card & 1]
    assert (len(hidden), len(unseen)) == (4, 9)
    worlds: dict[bytes, float] = {}
    known = position.known_to(0, salon.Rng("fix the hands"))
    for order in permutations(hidden):
        world = known.snapshot()
        world.prizes[16:20] = order
        worlds[bytes(world)] = 1
    drawn = [position.known_to(0, salon.Rng("prizes", i)).snapshot() for i in range(4000)]
    found = {tuple(each.prizes[16:20]) for each in drawn}
    assert len(found) == len(worlds) == 24


def test_check_uniform_accepts_what_is_uniform() -> None:
    position = start(HANDS)
    while position.waiting:
        seat = position.to_act
        position.play(seat, position.legal(seat)[0])
    end = position.known_to(0, salon.Rng("x"))
    assert end.scores() == position.scores()
    with pytest.raises(AssertionError):
        check_uniform(position, 0, {end.to_bytes(): 1}, draws=20)
