"""Whole random games: every piece is conserved, and every franc, point and token has an event."""

from __future__ import annotations

from collections import Counter

import pytest

import salon
from salon import Position, Rng
from salon.games.paris.notation import TOKENS
from salon.testing import some_deals


def pieces(position: Position) -> dict[str, int]:
    """How many of each piece there are anywhere, prestige that left the game not counted."""
    s = position.snapshot()
    seats = range(s.seats)
    found: Counter[str] = Counter()
    for i, token in enumerate(TOKENS):
        beside = sum(marker == i + 1 for marker in s.marker)
        found[token] = beside + sum(s.tokens[seat][i] for seat in seats) + (s.supply[i] if i < 3 else 0)
    for seat in seats:
        keys = s.owned[seat].bit_count() + (s.doubled[seat] > 0) + s.banks[seat].bit_count()
        found[f"keys {seat}"] = s.keys[seat] + s.reserve[seat] + keys
    for number in range(1, 31):
        found[f"tile {number}"] = s.tile_copies[number] + sum(s.tiles_had[seat] >> number & 1 for seat in seats)
    found["landmarks"] = s.landmarks_free.bit_count() + sum(row.bit_count() for row in s.landmarks_in)
    found["VP tiles"] = s.vp_tiles_free.bit_count() + sum(tile > 0 for tile in s.vp_tile_in)
    found["end tiles"] = sum(s.end_tiles_left) + s.end_tiles_taken
    return dict(found)


def purse(position: Position, seat: int) -> dict[str, int]:
    s = position.snapshot()
    own = {token: s.tokens[seat][i] + (s.units[i] if s.active == seat else 0) for i, token in enumerate(TOKENS)}
    return own | {"francs": s.francs[seat], "points": s.points[seat]}


def check_accounts(game: salon.Game, deal: salon.Deal, rng: Rng) -> None:
    """Play a random game; after every move every piece is there, and every change has its event."""
    kinds = {kind.name: kind for kind in game.event_types.values()}
    position = game.start(deal)
    start = pieces(position)
    gone: Counter[str] = Counter()
    while position.waiting:
        seat = position.to_act
        before = [purse(position, each) for each in range(deal.seats)]
        action = rng.choice(position.legal(seat))
        events = game.events(position, seat, action, seat)
        position.play(seat, action)
        change: list[Counter[str]] = [Counter() for _ in range(deal.seats)]
        for event in events:
            counted = kinds[event.name].change(event)
            if counted is None or event.seat is None:
                continue
            change[event.seat][counted[0]] += counted[1]
            if event.name == "token" and counted[1] < 0 and counted[0] in TOKENS[3:]:
                gone[counted[0]] -= counted[1]
        after = [purse(position, each) for each in range(deal.seats)]
        for each in range(deal.seats):
            for quantity, amount in after[each].items():
                assert amount - before[each][quantity] == change[each][quantity], (quantity, events)
            assert after[each]["francs"] >= 0
        now = pieces(position)
        for piece, count in start.items():
            assert now[piece] + gone[piece] == count, (piece, game.actions.text(action))


@pytest.mark.parametrize("part", range(4))
def test_nothing_comes_or_goes_without_an_event(part: int) -> None:
    game = salon.game("paris")
    for number, deal in enumerate(some_deals(game, 6, f"accounts {part}")):
        check_accounts(game, deal, Rng("accounts", part, number))
