"""A place with two keys of one seat (tile 9): it counts twice in the scoring of its own district, and in no other."""

from __future__ import annotations

import pytest

from salon.games.paris.notation import SHORT
from tests.paris.table import Table
from tests.paris.test_scoring import VP_TILES, finished

clause = pytest.mark.clause

# For each value held twice: values that add up to one less, and to one more, than twice that value.
JUST_BELOW = {1: (1,), 2: (3,), 3: (5,), 4: (5, 2), 5: (8, 1), 8: (8, 4, 3)}
JUST_ABOVE = {1: (3,), 2: (5,), 3: (5, 2), 4: (8, 1), 5: (8, 3), 8: (8, 5, 4)}


def laid_out(district: str, value: int, rival: tuple[int, ...]) -> Table:
    """Seat 0 holds a building twice in a district, and once in each other one, where seat 1 has just one more."""
    t = Table(3)
    for ranks, each in zip(VP_TILES, SHORT, strict=True):
        t.build(*(f"{each}{v}" for v in (1, 2, 3, 4, 5, 8))).vp_tile(ranks[0], each)
        if each == district:
            t.key(0, f"{each}{value}", f"{each}{value}").key(1, *(f"{each}{v}" for v in rival))
        else:
            t.key(0, f"{each}{value}").key(1, f"{each}{value}", f"{each}1" if value > 1 else f"{each}2")
    return t


def points_of(first: dict[str, int]) -> list[int]:
    """The points of seats 0 and 1 if these are first in each district and the other one second."""
    found = [0, 0, 0]
    for ranks, each in zip(VP_TILES, SHORT, strict=True):
        found[first[each]] += ranks[0]
        found[1 - first[each]] += ranks[1]
    return found


@clause("paris", "15.3")
@clause("paris", "12.7")
@pytest.mark.parametrize("value", JUST_BELOW)
@pytest.mark.parametrize("district", SHORT)
def test_a_building_held_twice_counts_twice_in_its_district_and_once_in_no_other(district: str, value: int) -> None:
    ahead_elsewhere = dict.fromkeys(SHORT, 1)
    t = laid_out(district, value, JUST_BELOW[value])
    assert finished(t) == points_of(ahead_elsewhere | {district: 0}), "twice beats one less"
    t = laid_out(district, value, JUST_ABOVE[value])
    assert finished(t) == points_of(ahead_elsewhere), "and not one more"


@clause("paris", "15.3")
@clause("paris", "12.7")
@pytest.mark.parametrize("district", SHORT)
def test_a_landmark_held_twice_counts_twice_in_the_district_it_was_added_to(district: str) -> None:
    for small, ahead in ((1, 0), (3, 1)):  # 18 against 17, and against 19
        t = Table(3).build(f"{district}1", f"{district}3").landmark(district, 9, 16)
        for ranks, each in zip(VP_TILES, SHORT, strict=True):
            t.vp_tile(ranks[0], each)
            if each != district:
                t.build(f"{each}4", f"{each}5").key(0, f"{each}4").key(1, f"{each}5")
        t.key(0, "9", "9").key(1, "16", f"{district}{small}")
        assert finished(t) == points_of(dict.fromkeys(SHORT, 1) | {district: ahead})


@clause("paris", "15.4")
@pytest.mark.parametrize("district", SHORT)
def test_in_every_district_a_place_held_twice_counts_its_value_once_for_a_tie(district: str) -> None:
    first, second, _ = VP_TILES[SHORT.index(district)]
    for own, rival in (((4, 4), (5, 3)), ((5, 5), (8, 2))):
        t = Table(3).build(*(f"{district}{v}" for v in (*own[:1], *rival))).vp_tile(first, district)
        t.key(0, *(f"{district}{v}" for v in own)).key(1, *(f"{district}{v}" for v in rival))
        assert finished(t) == [second, first, 0]
