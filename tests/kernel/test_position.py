"""The skin of a position: whatever it is asked, it answers or refuses, and never breaks."""

from __future__ import annotations

import pytest

import salon
from salon import Deal, IllegalMove, Rng, SalonError


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_seats_and_actions_that_do_not_exist_are_refused(game_id: str) -> None:
    game = salon.game(game_id)
    seats = game.seat_counts[0]
    position = game.start(game.deal(seats, 1))
    before = position.to_bytes()
    for seat, action in ((-5, 0), (seats, 0), (99, 0), (0, -1), (0, 99999), (1, 5000)):
        reason = game.why_not(position, seat, action)
        assert reason is not None and game.text.reason_with_clause(reason, "en")
        with pytest.raises(IllegalMove):
            position.play(seat, action)
        with pytest.raises(IllegalMove):
            position.play_and_note(seat, action)
        assert seat in range(seats) or position.legal(seat) == []
    assert position.to_bytes() == before
    for seat in (-1, seats, 99):
        with pytest.raises(SalonError, match="there is no seat"):
            game.view(position, seat)
        with pytest.raises(ValueError, match="there is no seat"):
            position.known_to(seat, Rng("x"))


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_a_block_of_another_size_or_number_of_seats_is_refused(game_id: str) -> None:
    game = salon.game(game_id)
    seats = game.seat_counts[0]
    position = game.start(game.deal(seats, 1))
    before = position.to_bytes()
    with pytest.raises(ValueError, match="bytes"):
        position.load(b"short")
    other = position.snapshot()
    other.seats = 200
    with pytest.raises(ValueError, match=f"has {seats} seats"):
        position.load(other)
    assert position.to_bytes() == before


@pytest.mark.parametrize("game_id", salon.game_ids())
@pytest.mark.parametrize("content", [{}, {"hands": [[1] * 6] * 5000, "prizes": []}, {"start": 1.0}, {"piles": "x"}])
def test_a_deal_that_cannot_be_laid_out_is_refused(game_id: str, content: dict[str, object]) -> None:
    game = salon.game(game_id)
    seats = game.seat_counts[0]
    deal = game.deal(seats, 1)
    with pytest.raises(SalonError, match="deal"):
        game.start(Deal(game_id, seats, deal.options, None, content))


@pytest.mark.parametrize("game_id", salon.game_ids())
def test_a_deal_for_other_seats_options_or_games_is_refused(game_id: str) -> None:
    game = salon.game(game_id)
    seats = game.seat_counts[0]
    deal = game.deal(seats, 1)
    with pytest.raises(SalonError, match="seats"):
        game.start(Deal(game_id, 9, deal.options, None, deal.content))
    with pytest.raises(SalonError, match="there is no option"):
        game.start(Deal(game_id, seats, {"strange": "x"}, None, deal.content))
    with pytest.raises(SalonError, match="not of"):
        game.start(Deal("other", seats, deal.options, None, deal.content))


def test_equal_positions_are_equal_and_hash_alike() -> None:
    game = salon.game("bids")
    first, second = (game.start(game.deal(2, 1)) for _ in range(2))
    assert first == second and hash(first) == hash(second) and first.digest() == second.digest()
    second.play(0, second.legal(0)[0])
    assert first != second and first.digest() != second.digest()
    assert first != "something else"
