"""Every game keeps the contract, compiled and uncompiled; and the checks themselves can fail."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

import salon
from salon import Rng
from salon.games.bids.game import Bids
from salon.games.bids.view import BidsView
from salon.kernel.position import Position
from salon.testing import NotConforming, check_game, check_uniform, compiled, random_moves


@pytest.mark.parametrize("game", salon.game_ids())
@pytest.mark.parametrize("part", range(4))
def test_every_game_keeps_the_contract(game: str, part: int) -> None:
    check_game(salon.game(game), games=2, seed=f"part {part}")


def _fingerprints(game: str, pure: str) -> tuple[str, str]:
    environment = {**os.environ, "SALON_PURE": pure}
    command = [sys.executable, "-m", "salon.testing", game, "24", "both speeds"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.strip(), done.stdout


@pytest.mark.parametrize("game", salon.game_ids())
def test_compiled_and_uncompiled_rules_are_the_same_game(game: str) -> None:
    fast, slow = _fingerprints(game, "0"), _fingerprints(game, "1")
    # Without a compiler both are uncompiled and this proves nothing: then it must not pass silently.
    assert (fast[0], slow[0]) == ("compiled", "uncompiled")
    assert fast[1] == slow[1]
    assert len(fast[1].splitlines()) == 24


def test_the_compiled_rules_are_what_is_tested() -> None:
    assert compiled() == (os.environ.get("SALON_PURE") != "1")


class LeakingBids(Bids):
    """A game that shows a seat the hands of the others."""

    def view_of(self, position: Position, seat: int | None) -> object:
        """Everything."""
        return super().view_of(position, 0), super().view_of(position, 1)


def test_a_game_that_leaks_is_found_out() -> None:
    with pytest.raises(NotConforming, match="others see that a choice was made"):
        check_game(LeakingBids(), games=2)


class WrongViewTypeBids(Bids):
    """A game whose view has something else in it than its type says."""

    def view_of(self, position: Position, seat: int | None) -> BidsView:
        """A seat in words."""
        return msgspec.structs.replace(super().view_of(position, seat), round="first")


def test_a_view_that_is_not_of_its_type_is_found_out() -> None:
    with pytest.raises(NotConforming, match="a view is not what view_type says"):
        check_game(WrongViewTypeBids(), games=2)


class NoReasonBids(Bids):
    """A game whose reasons name clauses that do not exist."""

    reasons = {number: (code, "9.9") for number, (code, _) in Bids.reasons.items()}


def test_a_reason_without_a_clause_is_found_out() -> None:
    with pytest.raises(NotConforming, match="no clause"):
        check_game(NoReasonBids(), games=2)


def test_worlds_that_a_seat_can_rule_out_are_found_out() -> None:
    game = salon.game("bids")
    position = game.start(game.deal(2, 1))
    with pytest.raises(NotConforming, match="can rule out"):
        check_uniform(position, 0, {position.to_bytes(): 1}, draws=50)


def test_random_moves_reach_the_end() -> None:
    game = salon.game("bids")
    deal = game.deal(3, 1)
    moves = random_moves(game, deal, Rng("moves"))
    position = game.start(deal)
    for seat, action in moves:
        position.play(seat, action)
    assert position.waiting == 0
