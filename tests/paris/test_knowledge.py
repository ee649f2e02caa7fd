"""What a seat knows in Paris: re-dealt worlds against an enumeration made without the rules' code."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import salon
from salon.games.paris.notation import DISTRICTS, END_TILES, FIELD_TEXTS
from salon.testing import check_uniform
from tests.paris.table import Table

clause = pytest.mark.clause


def with_piles(t: Table, *piles: list[str]) -> Table:
    """Let only these buildings be left in the piles; all others but three have been drawn."""
    left = [building for pile in piles for building in pile]
    removed = [field for field in FIELD_TEXTS if field not in left][:3]
    drawn = [field for field in FIELD_TEXTS if field not in left and field not in removed]
    with t.edit() as s:
        position = 0
        for pile in range(3):
            size = s.pile_end[pile] - position if pile < 2 else 33 - position
            own = piles[pile] if pile < len(piles) else []
            row = [drawn.pop() for _ in range(size - len(own))] + own
            s.pile_order[position : position + size] = [FIELD_TEXTS.index(building) for building in row]
            s.pile_next[pile] = position + size - len(own)
            position += size
    return t


def order_of(state: Any) -> list[list[int]]:
    return [list(state.pile_order[state.pile_next[p] : state.pile_end[p]]) for p in range(3)]


@clause("paris", "17.1")
@clause("paris", "2.2")
def test_the_piles_are_drawn_uniformly_with_the_backs_that_everybody_sees() -> None:
    t = with_piles(Table(3), ["Mo4", "Ba1"], ["Be5"], [])
    true = order_of(t.state)
    drawn = {FIELD_TEXTS[b] for b in range(36)} - {"Mo4", "Ba1", "Be5"}
    state = t.state
    seen = set()
    begin = 0
    for pile in range(3):
        seen |= set(state.pile_order[begin : state.pile_next[pile]])
        begin = state.pile_end[pile]
    hidden = [b for b in range(36) if b not in seen]
    assert len(hidden) == 6 and len(drawn) == 33  # three in the piles, three removed
    worlds: dict[bytes, float] = {}
    for a, b, c in permutations(hidden, 3):
        # the top of each pile shows its district on the back
        if a // 6 == true[0][0] // 6 and c // 6 == true[1][0] // 6:
            world = t.position.snapshot()
            first, second = world.pile_next[0], world.pile_next[1]
            world.pile_order[first], world.pile_order[first + 1], world.pile_order[second] = a, b, c
            worlds[bytes(world)] = 1
    assert len(worlds) > 1
    check_uniform(t.position, 0, worlds, draws=6000)
    check_uniform(t.position, None, worlds, draws=6000)


@clause("paris", "17.1")
def test_the_view_shows_the_back_of_the_top_building_only() -> None:
    t = Table(3, piles="3")
    view = t.game.view(t.position, 0)
    tops = [order[0] for order in order_of(t.state)]
    assert [pile.district for pile in view.piles] == [DISTRICTS[top // 6] for top in tops]
    assert [pile.left for pile in view.piles] == [11, 11, 11]


def end_worlds(t: Table, seat: int | None, known: dict[int, str], stretches: list[list[int]]) -> dict[bytes, float]:
    """All ways in which the twelve end-game tiles can be arranged, by arrangements of twelve different tiles.

    `known` are the places in the row whose kind the seat knows; `stretches` the places of which it knows the
    kinds together, but not in which order. All other places and the rest are open.
    """
    state = t.state
    kinds = [END_TILES[state.end_tile_kind[i]] for i in range(state.end_tiles_taken)]
    together = {i: stretch for stretch in stretches for i in stretch}
    pool = [kind for kind in END_TILES for _ in range(t.game.components[f"end_tile.{kind}.count"])]
    for i in (*known, *together):
        pool.remove(kinds[i])
    free = [i for i in range(state.end_tiles_taken) if i not in known and i not in together]
    ways: Counter[tuple[str, ...]] = Counter()
    inside: list[list[tuple[str, ...]]] = [list(permutations([kinds[i] for i in s])) for s in stretches]

    def place(part: int, row: dict[int, str]) -> None:
        if part < len(stretches):
            for order in inside[part]:
                place(part + 1, row | dict(zip(stretches[part], order, strict=True)))
            return
        for drawn in permutations(range(len(pool)), len(free)):
            full = row | {i: pool[tile] for i, tile in zip(free, drawn, strict=True)}
            ways[tuple(full[i] for i in range(state.end_tiles_taken))] += 1

    place(0, dict(known))
    worlds: dict[bytes, float] = {}
    for row, weight in ways.items():
        # of several of a kind the one taken first is used (14.5)
        if any(
            row[i] == row[j] and state.end_tile_owner[i] == state.end_tile_owner[j]
            for j in range(len(row))
            if state.end_tiles_used >> j & 1
            for i in range(j)
            if not state.end_tiles_used >> i & 1
        ):
            continue
        world = t.position.snapshot()
        world.end_tiles_usable[:] = [0, 0, 0, 0]
        left = [t.game.components[f"end_tile.{kind}.count"] for kind in END_TILES]
        for i, kind in enumerate(row):
            number = END_TILES.index(kind)
            world.end_tile_kind[i] = number
            left[number] -= 1
            if not world.end_tiles_used >> i & 1:
                world.end_tiles_usable[world.end_tile_owner[i]] |= 1 << number
        world.end_tiles_left[:] = left
        worlds[bytes(world)] = weight
    return worlds


@pytest.fixture
def late() -> Table:
    """All piles empty; seats 0, 1, 2 have taken tiles in this order, the second of seat 1 was used."""
    t = with_piles(Table(3), [], [], []).phase("ACTION", 2)
    t.end_tile(1, "wood").end_tile(0, "francs").end_tile(1, "francs", used=True).end_tile(2, "point")
    return t


@clause("paris", "17.1")
@clause("paris", "14.3")
def test_a_seat_that_searched_knows_what_was_left_then(late: Table) -> None:
    # Seat 0 looked when one tile (wood) was gone: it knows that one. Since then: one used openly, one unknown.
    worlds = end_worlds(late, 0, {0: "wood", 1: "francs", 2: "francs"}, [])
    assert len(worlds) == 8
    check_uniform(late.position, 0, worlds)


@clause("paris", "17.1")
@clause("paris", "14.5")
def test_whoever_used_a_later_tile_has_no_earlier_one_of_its_kind() -> None:
    t = with_piles(Table(3), [], [], []).phase("ACTION", 2)
    t.end_tile(1, "wood").end_tile(1, "point").end_tile(1, "francs", used=True)
    worlds = end_worlds(t, 0, {2: "francs"}, [])
    check_uniform(t.position, 0, worlds, draws=8000)
    for seed in range(200):
        kinds = t.position.known_to(0, salon.Rng(seed)).snapshot().end_tile_kind
        assert END_TILES.index("francs") not in kinds[:2]


@clause("paris", "17.1")
def test_a_spectator_knows_only_what_was_used(late: Table) -> None:
    worlds = end_worlds(late, None, {2: "francs"}, [])
    assert len(worlds) > 100
    check_uniform(late.position, None, worlds, draws=40000)


@clause("paris", "17.1")
@clause("paris", "14.3")
def test_between_two_searches_a_seat_knows_what_the_others_took_but_not_who(late: Table) -> None:
    late.end_tile(0, "gold")
    # Between its two searches seat 0 saw "francs" (used) and "point" go; before the first, "wood".
    late.end_tile(1, "marble").end_tile(2, "bronze").end_tile(0, "silver").end_tile(1, "point")
    worlds = end_worlds(late, 0, {0: "wood", 1: "francs", 2: "francs", 3: "point", 4: "gold", 7: "silver"}, [[5, 6]])
    check_uniform(late.position, 0, worlds)


@clause("paris", "14.3")
def test_whoever_searches_knows_all_that_is_left() -> None:
    late = with_piles(Table(3), [], [], []).phase("ACTION", 2)
    late.end_tile(1, "wood").end_tile(0, "marble").end_tile(1, "francs", used=True).end_tile(2, "point")
    late.play("search")
    worlds = end_worlds(late, 2, {2: "francs", 3: "point"}, [[0, 1]])
    assert len(worlds) == 2
    check_uniform(late.position, 2, worlds, draws=2000)
    assert late.game.view(late.position, 2).end_tiles_seen is not None
    assert late.game.view(late.position, 1).end_tiles_seen is not None  # what it saw when it last searched
    spectator = late.game.view(late.position, None)
    assert spectator.end_tiles_seen is None and spectator.end_tiles_left == 8


@clause("paris", "17.2")
def test_screens_hide_francs_tokens_and_tiles_from_the_others_only() -> None:
    hidden = Table(3, screens="hidden").give(1, francs=9, tiles=(3, 7), used=(4,), wood=2)
    shown = Table(3).give(1, francs=9, tiles=(3, 7), used=(4,), wood=2)
    for viewer in (0, 2, None):
        seat = hidden.game.view(hidden.position, viewer).seats[1]
        assert (seat.francs, seat.tokens, seat.tiles) == (None, None, None)
        assert (seat.tile_count, seat.used_tiles) == (2, [4])
        open_seat = shown.game.view(shown.position, viewer).seats[1]
        assert (open_seat.francs, open_seat.tiles) == (9, [3, 7])
        assert open_seat.tokens is not None and open_seat.tokens["wood"] == 2
    assert hidden.game.view(hidden.position, 1).seats[1].francs == 9


def test_hidden_screens_change_views_but_no_world() -> None:
    worlds = []
    for screens in ("shown", "hidden"):
        game = salon.game("paris")
        position = game.start(game.deal(3, "screens", screens=screens))
        known = position.known_to(0, salon.Rng("same")).snapshot()
        known.screens_hide = 0
        worlds.append(bytes(known))
    assert worlds[0] == worlds[1]
