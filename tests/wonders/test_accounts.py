"""Whole random games: every card is somewhere, cities follow from what was built, and every coin has an event."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import salon
from salon import Position, Rng
from salon.games.wonders.rules import constants
from salon.testing import some_deals

COIN_NOTES = {constants.EVENT_COINS, constants.EVENT_COUNTED, constants.EVENT_INCOME}


def cards(position: Position) -> Counter[int]:
    """Every card of the three ages: to come, in a hand, or gone from one."""
    s = position.snapshot()
    found: Counter[int] = Counter()
    for rows in (s.future_hands, s.hand, *s.played_card):
        found.update(card for row in rows for card in row)
    del found[0]
    return found


def leaders(position: Position) -> list[int]:
    """Every leader: in a packet, in hand, in play, used face down, or unused."""
    s = position.snapshot()
    sets = [*s.draft_packet, *s.leaders_in_hand, *s.leaders]
    found = [leader + 1 for each in sets for leader in range(42) if each >> leader & 1]
    found += [leader for row in s.leader_face_down for leader in row if leader]
    return sorted(found + [leader for leader in s.unused_leaders if leader])


def built(s: Any, seat: int) -> list[int]:
    """The cards that came into a city, from hands and from the discard pile."""
    opened = [
        s.played_card[age][turn][seat]
        for age in range(3)
        for turn in range(8)
        if s.played_use[age][turn][seat] == constants.USE_OPEN
    ]
    picked = [s.picked_card[i] for i in range(s.picks_made) if s.picked_seat[i] == seat and s.picked_card[i]]
    return sorted(opened + picked)


def check_accounts(game: salon.Game, deal: salon.Deal, rng: Rng) -> None:
    """Play a random game and look after every move."""
    position = game.start(deal)
    all_cards, all_leaders = cards(position), leaders(position)
    while position.waiting:
        seat = position.to_act
        before = position.snapshot()
        _, notes = position.play_and_note(seat, rng.choice(position.legal(seat)))
        after = position.snapshot()
        assert cards(position) == all_cards
        assert leaders(position) == all_leaders
        if before.phase == constants.PHASE_BOARDS:
            continue
        for each in range(after.seats):
            coins = sum(note[2] for note in notes if note[0] in COIN_NOTES and note[1] == each)
            assert after.coins[each] - before.coins[each] == coins
            assert after.coins[each] >= 0
            debts = sum(note[2] for note in notes if note[0] == constants.EVENT_DEBTS and note[1] == each)
            assert after.debts[each] - before.debts[each] == debts
            city = [64 * half + card + 1 for half in (0, 1) for card in range(64) if after.city[each][half] >> card & 1]
            assert city == built(after, each)
            assert sum(after.cards_of_colour[each]) == len(city) + after.leaders[each].bit_count()


@pytest.mark.parametrize("number", range(10))
def test_cards_leaders_coins_and_debts_are_accounted_for(number: int) -> None:
    game = salon.game("wonders")
    deal = list(some_deals(game, number + 1, "accounts"))[number]
    check_accounts(game, deal, Rng("accounts", number))
