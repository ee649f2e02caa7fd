"""Games by the accessibility tree alone: what is pressed is found by its role and name, never by its look or place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.stored_tables import record_of
from tests.web.conftest import SMALL_LAPTOP, BrowserUser, also
from tests.web.paris_page import before_move
from tests.web.seeded_tables import open_table
from tests.web.tree_player import TreePlayer
from tests.web.wonders_page import ALL_IN, before_card, build_first

NewUser = Callable[..., BrowserUser]


def play(user: BrowserUser, seed: int) -> int:
    """Play to the end; how many answers that took. The result is read from the tree, too."""
    player = TreePlayer(user, seed)
    player.play_to_the_end()
    total = user.snapshot["result"]["scores"][0]
    assert str(total) in player.tree()
    return player.answers


@pytest.mark.parametrize(("decisions", "least"), [(21, 6), also(0, 24)])
def test_7_wonders_with_everything(new_user: NewUser, decisions: int, least: int) -> None:
    user = new_user("en", SMALL_LAPTOP)
    record = record_of("wonders", 3, "tree", options=ALL_IN, choose=build_first, stop=before_card(decisions))
    open_table(user, record)
    assert play(user, 1) >= least


@pytest.mark.parametrize(("moves", "least"), [also(0, 40)])
def test_paris(new_user: NewUser, moves: int, least: int) -> None:
    user = new_user("en", SMALL_LAPTOP)
    open_table(user, record_of("paris", 4, "tree", stop=before_move(moves)), bots="greedy")
    assert play(user, 2) >= least
