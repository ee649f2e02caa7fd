"""The C structures of the rules as `ctypes` mirrors. Generated from `state.pxd` by `make types`: do not edit."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from salon.kernel.ctypes_mirror import IntArray, IntMatrix


class RuleTables(ctypes.Structure):
    """What is the same during a game: the components, and the action list."""

    _fields_ = [
        ("field_value", ctypes.c_uint8 * 6),
        ("bank_francs", ctypes.c_uint8 * 6),
        ("building_kind", ctypes.c_uint8 * 36),
        ("affordable_fields", (ctypes.c_uint8 * 32) * 7),
        ("payable_landmarks", (ctypes.c_uint8 * 8) * 8),
        ("landmark_marble", ctypes.c_uint8 * 8),
        ("landmark_gold", ctypes.c_uint8 * 8),
        ("picture_token", (ctypes.c_uint8 * 6) * 8),
        ("picture_points", (ctypes.c_uint8 * 6) * 8),
        ("buying_price", ctypes.c_uint8 * 3),
        ("selling_price", ctypes.c_uint8 * 6),
        ("wood_for_8", ctypes.c_uint8),
        ("francs_for_bonus_at_3", ctypes.c_uint8),
        ("points_for_8", ctypes.c_uint8),
        ("keys_for_vp_tile", ctypes.c_uint8),
        ("vp_points", (ctypes.c_uint8 * 3) * 6),
        ("tile_effect", ctypes.c_uint8 * 31),
        ("tile_francs", ctypes.c_uint8 * 31),
        ("tile_points", ctypes.c_uint8 * 31),
        ("tile_value", ctypes.c_uint8 * 31),
        ("tile_each", (ctypes.c_uint8 * 5) * 31),
        ("points_for_kinds", ctypes.c_uint8 * 8),
        ("end_tile_francs", ctypes.c_uint8 * 9),
        ("end_tile_points", ctypes.c_uint8 * 9),
        ("end_tile_count", ctypes.c_uint8),
        ("tiles_onto_own", ctypes.c_uint32),
        ("tiles_onto_others", ctypes.c_uint32),
        ("tiles_that_fetch", ctypes.c_uint32),
        ("action_type", ctypes.c_uint8 * 800),
        ("first", ctypes.c_uint8 * 800),
        ("second", ctypes.c_uint8 * 800),
        ("third", ctypes.c_uint8 * 800),
        ("move_action", (ctypes.c_int16 * 84) * 51),
        ("use_action", ctypes.c_int16 * 31),
        ("take_any_action", ctypes.c_int16 * 31),
        ("go_back_action", ctypes.c_int16 * 31),
    ]
    if TYPE_CHECKING:
        field_value: IntArray
        bank_francs: IntArray
        building_kind: IntArray  # of the building that belongs on a field
        affordable_fields: IntMatrix  # fields above one (0: above none) for that many francs, as a set
        payable_landmarks: IntMatrix  # landmarks payable with that much marble and gold, as a set
        landmark_marble: IntArray
        landmark_gold: IntArray
        picture_token: IntMatrix  # prestige pictured on a landmark: token + 1, or 0
        picture_points: IntMatrix
        buying_price: IntArray
        selling_price: IntArray
        wood_for_8: int
        francs_for_bonus_at_3: int
        points_for_8: int
        keys_for_vp_tile: int
        vp_points: IntMatrix  # of a VP tile, by rank
        tile_effect: IntArray  # of a bonus number
        tile_francs: IntArray
        tile_points: IntArray
        tile_value: IntArray  # the field a tile counts, the token it gives for a turn, or how far back it goes
        tile_each: IntMatrix  # by number of seats
        points_for_kinds: IntArray  # points for that many kinds
        end_tile_francs: IntArray
        end_tile_points: IntArray
        end_tile_count: int
        tiles_onto_own: int  # the bonus numbers with these effects, as sets
        tiles_onto_others: int
        tiles_that_fetch: int  # those that name another tile
        action_type: IntArray  # what an action does, and with what
        first: IntArray
        second: IntArray
        third: IntArray
        move_action: IntMatrix  # the action that moves a key from a source to a target
        use_action: IntArray  # the first action that uses a bonus number, 0 if there is none
        take_any_action: IntArray
        go_back_action: IntArray


class State(ctypes.Structure):
    """The structure State."""

    _fields_ = [
        ("owned", ctypes.c_uint64 * 4),
        ("built", ctypes.c_uint64),
        ("tiles_on_track", ctypes.c_uint32),
        ("tiles_had", ctypes.c_uint32 * 4),
        ("tiles_used", ctypes.c_uint32 * 4),
        ("francs", ctypes.c_int32 * 4),
        ("points", ctypes.c_int32 * 4),
        ("phase_number", ctypes.c_uint16),
        ("end_tiles_used", ctypes.c_uint16),
        ("end_tiles_usable", ctypes.c_uint16 * 4),
        ("tokens", (ctypes.c_uint8 * 6) * 4),
        ("units", ctypes.c_uint8 * 6),
        ("keys", ctypes.c_uint8 * 4),
        ("reserve", ctypes.c_uint8 * 4),
        ("banks", ctypes.c_uint8 * 4),
        ("doubled", ctypes.c_uint8 * 4),
        ("meeple", ctypes.c_uint8 * 4),
        ("tile_copies", ctypes.c_uint8 * 31),
        ("tile_space", ctypes.c_uint8 * 31),
        ("building", ctypes.c_uint8 * 36),
        ("marker", ctypes.c_uint8 * 36),
        ("pile_order", ctypes.c_uint8 * 36),
        ("pile_next", ctypes.c_uint8 * 3),
        ("pile_end", ctypes.c_uint8 * 3),
        ("landmarks_in", ctypes.c_uint8 * 6),
        ("landmarks_free", ctypes.c_uint8),
        ("highest_landmark", ctypes.c_uint8 * 6),
        ("keys_in", ctypes.c_uint8 * 6),
        ("vp_tile_in", ctypes.c_uint8 * 6),
        ("vp_tiles_free", ctypes.c_uint8),
        ("supply", ctypes.c_uint8 * 3),
        ("end_tiles_left", ctypes.c_uint8 * 9),
        ("end_tiles_taken", ctypes.c_uint8),
        ("end_tile_owner", ctypes.c_uint8 * 12),
        ("end_tile_kind", ctypes.c_uint8 * 12),
        ("seats", ctypes.c_uint8),
        ("start", ctypes.c_uint8),
        ("active", ctypes.c_uint8),
        ("phase", ctypes.c_uint8),
        ("phase_after_pairs", ctypes.c_uint8),
        ("pairs_tile", ctypes.c_uint8),
        ("pairs_returned", ctypes.c_uint8),
        ("closing", ctypes.c_uint8),
        ("drawn", ctypes.c_uint8),
        ("acquired", ctypes.c_uint8),
        ("pictures_used", ctypes.c_uint8),
        ("vp_tile_due", ctypes.c_uint8),
        ("any_district", ctypes.c_uint8),
        ("screens_hide", ctypes.c_uint8),
        ("space_30_ends", ctypes.c_uint8),
    ]
    if TYPE_CHECKING:
        owned: IntArray  # the places where a seat has a key, as a set
        built: int  # the places that are on the board
        tiles_on_track: int  # bonus numbers, as a set
        tiles_had: IntArray  # bonus numbers a seat ever got
        tiles_used: IntArray
        francs: IntArray
        points: IntArray
        phase_number: int  # how many actions were carried out
        end_tiles_used: int  # by their index in end_tile_kind, as a set
        end_tiles_usable: IntArray  # kinds of end-game tiles a seat can still use
        tokens: IntMatrix
        units: IntArray  # tokens from tiles used this turn
        keys: IntArray  # behind the screen
        reserve: IntArray
        banks: IntArray  # where a seat has a key, the Arc included, as a set
        doubled: IntArray  # the place a seat owns with two keys, plus 1
        meeple: IntArray  # its space on the bonus track, 0 before the start
        tile_copies: IntArray  # of each bonus number left on the track
        tile_space: IntArray  # the space of a number on the track
        building: IntArray  # the kind of the building on a field, plus 1
        marker: IntArray  # beside a field: token + 1
        pile_order: IntArray  # the piles, one after another: a secret
        pile_next: IntArray
        pile_end: IntArray
        landmarks_in: IntArray  # landmarks in a district, as a set
        landmarks_free: int  # landmarks not on the board, as a set
        highest_landmark: IntArray  # the last landmark added to a district, plus 1
        keys_in: IntArray  # keys on the places of a district
        vp_tile_in: IntArray  # the VP tile of a district, plus 1
        vp_tiles_free: int  # VP tiles not on the board, as a set
        supply: IntArray
        end_tiles_left: IntArray  # end-game tiles not taken, by kind: a secret
        end_tiles_taken: int  # how many
        end_tile_owner: IntArray
        end_tile_kind: IntArray  # a secret of the owner, until the tile is used
        seats: int
        start: int
        active: int
        phase: int
        phase_after_pairs: int  # the phase to go back to
        pairs_tile: int  # the bonus number for which pairs are returned
        pairs_returned: int  # so far
        closing: int
        drawn: int  # the building to be placed
        acquired: int  # the place acquired by this turn's move, plus 1
        pictures_used: int  # of the landmark acquired, as a set
        vp_tile_due: int  # the district has just reached its fourth key
        any_district: int  # the option for buildings
        screens_hide: int  # the option for screens
        space_30_ends: int  # the option for space 30: a meeple there gets no more bonus tiles
