"""While a seat searches the end-game tiles, all others know no more than before (14.3, 17.1)."""

from __future__ import annotations

import pytest

import salon
from salon.games.paris.notation import END_TILES
from salon.testing import check_uniform
from tests.paris.table import Table
from tests.paris.test_knowledge import end_worlds, with_piles

clause = pytest.mark.clause


@pytest.fixture
def searching() -> Table:
    """Seat 2 is looking through the tiles; before that, seats 1, 0 and 1 have taken one each, in this order."""
    t = with_piles(Table(3), [], [], []).phase("ACTION", 2)
    t.end_tile(1, "wood").end_tile(0, "francs").end_tile(1, "point")
    t.play("search")
    assert t.now == "SEARCHED" and t.active == 2
    return t


@clause("paris", "14.3")
@clause("paris", "17.1")
def test_another_seat_learns_nothing_from_a_search_under_way(searching: Table) -> None:
    # Seat 0 looked when wood was gone. Since then seat 1 has taken a tile that only seat 2 could find out now.
    worlds = end_worlds(searching, 0, {0: "wood", 1: "francs"}, [])
    assert len(worlds) == 8
    check_uniform(searching.position, 0, worlds)


@clause("paris", "14.3")
@clause("paris", "17.1")
def test_a_spectator_learns_nothing_from_a_search_under_way(searching: Table) -> None:
    worlds = end_worlds(searching, None, {}, [])
    assert len(worlds) > 100
    drawn = {bytes(searching.position.known_to(None, salon.Rng("looks on", i)).snapshot()) for i in range(400)}
    assert drawn <= set(worlds) and len(drawn) > 100


@clause("paris", "14.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_left_for_the_searcher_is_open_to_all_others(searching: Table, viewer: int | None) -> None:
    """Seats that have searched know what they saw then; a tile that was left then may be gone or not."""
    left = set()
    for number in range(200):
        world = searching.position.known_to(viewer, salon.Rng("left", number)).snapshot()
        left.add(tuple(world.end_tiles_left))
    # seat 1 took the last tile itself, so it knows what is left; seat 0 has not looked since
    assert (len(left) == 1) == (viewer == 1)
    assert all(sum(counts) == 12 - 3 and len(counts) == len(END_TILES) for counts in left)


@clause("paris", "14.3")
@clause("paris", "17.1")
def test_a_seat_that_may_search_knows_no_more_before_it_does() -> None:
    t = with_piles(Table(3), [], [], []).phase("ACTION", 0)
    t.end_tile(1, "wood").end_tile(0, "francs").end_tile(1, "point")
    assert t.now == "ACTION" and t.active == 0 and "search" in t.legal()
    worlds = end_worlds(t, 0, {0: "wood", 1: "francs"}, [])
    assert len(worlds) == 8
    check_uniform(t.position, 0, worlds)
