"""The deal of Paris: everything chance decides, drawn once; and the position it lays out."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.games.paris.notation import DISTRICTS, END_TILES, FIELD_TEXTS, SHORT, TOKENS, VALUES
from salon.games.paris.rules.constants import ALL_LANDMARKS, NUM_VP_TILES, PHASE_DRAW
from salon.games.paris.rules.structures import State
from salon.kernel.components import Components
from salon.kernel.deal import Deal
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng


class ParisDeal(msgspec.Struct, frozen=True):
    """What is dealt: see docs/paris-notation.md."""

    start: int
    removed: list[str]
    piles: list[list[str]]
    markers: dict[str, str]
    track: list[int]


def draw(components: Components, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
    """Draw the start player, the piles, the markers and the track, each from a stream of its own."""
    buildings = list(FIELD_TEXTS)
    Rng(seed, "paris", "buildings").shuffle(buildings)
    removed = 0 if options["buildings"] == "any-district" else components["set_up.removed"]
    left = buildings[removed:]
    sizes = pile_sizes(len(left), options)
    return {
        "start": Rng(seed, "paris", "start").below(seats),
        "removed": sorted(buildings[:removed], key=FIELD_TEXTS.index),
        "piles": [left[sum(sizes[:i]) : sum(sizes[: i + 1])] for i in range(len(sizes))],
        "markers": _markers(components, options["markers"], seed),
        "track": _track(components, options["track"], seed),
    }


def pile_sizes(buildings: int, options: dict[str, str]) -> list[int]:
    """Equal piles, the first ones larger by one where it does not divide evenly."""
    piles = int(options["piles"])
    return [(buildings + piles - 1 - i) // piles for i in range(piles)]


def _markers(components: Components, option: str, seed: str) -> dict[str, str]:
    printed = {
        f"{short}{value}": components[f"marker.{district}.{value}"]
        for short, district in zip(SHORT, DISTRICTS, strict=True)
        for value in VALUES
    }
    if option == "printed":
        return printed
    fields = [field for field in FIELD_TEXTS if not field.endswith("8")]
    tokens = [printed[field] for field in fields]
    Rng(seed, "paris", "markers").shuffle(tokens)
    return printed | dict(zip(fields, tokens, strict=True))


def _track(components: Components, option: str, seed: str) -> list[int]:
    """The bonus number on each of the thirty spaces."""
    track = list(range(1, 31))
    if option == "random":
        letters = [components[f"bonus_tile.{number}.letter"] for number in range(1, 31)]
        for letter in ("A", "B", "C"):
            spaces = [space for space in range(30) if letters[space] == letter]
            numbers = [space + 1 for space in spaces]
            Rng(seed, "paris", "track", letter).shuffle(numbers)
            for space, number in zip(spaces, numbers, strict=True):
                track[space] = number
    return track


def check(components: Components, deal: Deal) -> None:
    """Refuse a deal that cannot be laid out by its options, saying which part is wrong."""
    content, options = deal.content_as(ParisDeal), deal.options
    removed = 0 if options["buildings"] == "any-district" else components["set_up.removed"]
    printed = _markers(components, "printed", "")
    letters = [components[f"bonus_tile.{number}.letter"] for number in range(1, 31)]
    piles, markers, track = content.piles, content.markers, content.track
    laid = [*content.removed, *(building for pile in piles for building in pile)]
    right = {
        "start": content.start in range(deal.seats),
        "removed": len(content.removed) == removed,
        "piles": [len(pile) for pile in piles] == pile_sizes(36 - removed, options)
        and sorted(laid) == sorted(FIELD_TEXTS),
        "markers": sorted(markers) == sorted(FIELD_TEXTS)
        and sorted(markers.values()) == sorted(printed.values())
        and all(markers[field] == printed[field] for field in FIELD_TEXTS if field.endswith("8"))
        and (options["markers"] == "random" or markers == printed),
        "track": sorted(track) == list(range(1, 31))
        and [letters[number - 1] for number in track] == letters
        and (options["track"] == "random" or track == sorted(track)),
    }
    for part, is_right in right.items():
        if not is_right:
            raise SalonError(f"the deal's {part!r} do not fit {deal.seats} seats and the options {options}")


def state_of(components: Components, deal: Deal) -> State:
    """The structure of the position before the first move."""
    check(components, deal)
    s = State()
    content, seats = deal.content, deal.seats
    s.seats, s.start, s.active = seats, content["start"], content["start"]
    s.any_district = deal.options["buildings"] == "any-district"
    s.screens_hide = deal.options["screens"] == "hidden"
    s.space_30_ends = deal.options["space_30"] == "nothing-more"
    s.phase = PHASE_DRAW
    for seat in range(seats):
        s.francs[seat] = components["set_up.francs"]
        s.keys[seat] = components[f"set_up.keys.{seats}"]
        s.reserve[seat] = components["set_up.reserve_keys"]
    position = 0
    for pile in range(3):
        s.pile_next[pile] = position
        for building in content["piles"][pile] if pile < len(content["piles"]) else []:
            s.pile_order[position] = FIELD_TEXTS.index(building)
            position += 1
        s.pile_end[pile] = position
    for field, text in enumerate(FIELD_TEXTS):
        s.marker[field] = TOKENS.index(content["markers"][text]) + 1
    for space, number in enumerate(content["track"], 1):
        s.tile_space[number] = space
        s.tile_copies[number] = components[f"bonus_tile.{number}.copies.{seats}"]
        s.tiles_on_track |= 1 << number
    s.landmarks_free, s.vp_tiles_free = ALL_LANDMARKS, (1 << NUM_VP_TILES) - 1
    for kind, name in enumerate(END_TILES):
        s.end_tiles_left[kind] = components[f"end_tile.{name}.count"]
    return s
