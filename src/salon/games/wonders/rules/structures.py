"""The C structures of the rules as `ctypes` mirrors. Generated from `state.pxd` by `make types`: do not edit."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from salon.kernel.ctypes_mirror import FloatArray, IntArray, IntCube, IntMatrix


class RuleTables(ctypes.Structure):
    """What is the same during a game: the components as tables. A source is a card, a leader, a stage or a board."""

    _fields_ = [
        ("same_name", (ctypes.c_uint64 * 2) * 160),
        ("free_with", (ctypes.c_uint64 * 2) * 160),
        ("effect_what", (ctypes.c_uint16 * 3) * 300),
        ("effect_kind", (ctypes.c_uint8 * 3) * 300),
        ("effect_amount", (ctypes.c_uint8 * 3) * 300),
        ("effect_counter", (ctypes.c_uint8 * 3) * 300),
        ("effect_scope", (ctypes.c_uint8 * 3) * 300),
        ("effect_count", ctypes.c_uint8 * 300),
        ("cost_coins", ctypes.c_uint8 * 300),
        ("cost_resources", (ctypes.c_uint8 * 7) * 300),
        ("cost_total", ctypes.c_uint8 * 300),
        ("cost_type_count", ctypes.c_uint8 * 300),
        ("cost_types", (ctypes.c_uint8 * 7) * 300),
        ("colour", ctypes.c_uint8 * 160),
        ("age", ctypes.c_uint8 * 160),
        ("shown_resources", (ctypes.c_uint8 * 7) * 160),
        ("stage_count", ctypes.c_uint8 * 32),
        ("any_order", ctypes.c_uint8 * 32),
        ("board_resource", ctypes.c_uint8 * 32),
        ("pick_order", ctypes.c_uint8 * 32),
        ("way_left", ctypes.c_uint8 * 128),
        ("way_right", ctypes.c_uint8 * 128),
        ("way", (ctypes.c_uint8 * 16) * 16),
        ("start_coins", ctypes.c_uint8 * 2),
        ("sale_coins", ctypes.c_uint8),
        ("leader_sale_coins", ctypes.c_uint8),
        ("trade_price", ctypes.c_uint8),
        ("victory_points", ctypes.c_uint8 * 3),
        ("defeat_points", ctypes.c_uint8),
        ("coins_per_point", ctypes.c_uint8),
        ("set_points", ctypes.c_uint8),
        ("expansion", ctypes.c_uint8 * 160),
        ("shows_marker", ctypes.c_uint8 * 300),
    ]
    if TYPE_CHECKING:
        same_name: IntMatrix  # the cards of the same name, as a set
        free_with: IntMatrix  # the cards that make this one free
        effect_what: IntMatrix  # of each effect of a source
        effect_kind: IntMatrix
        effect_amount: IntMatrix
        effect_counter: IntMatrix
        effect_scope: IntMatrix
        effect_count: IntArray  # how many a source has
        cost_coins: IntArray  # the cost of a source, and
        cost_resources: IntMatrix  # its resources
        cost_total: IntArray  # how many they are
        cost_type_count: IntArray  # how many different ones, and
        cost_types: IntMatrix  # which
        colour: IntArray
        age: IntArray
        shown_resources: IntMatrix  # resources shown on a card
        stage_count: IntArray  # of a board
        any_order: IntArray
        board_resource: IntArray  # that a board makes, plus 1
        pick_order: IntArray  # its place in the order of those who pick
        way_left: IntArray  # coins of a way to pay
        way_right: IntArray
        way: IntMatrix  # the way that pays so much to the left and to the right
        start_coins: IntArray  # without and with leaders
        sale_coins: int
        leader_sale_coins: int
        trade_price: int
        victory_points: IntArray
        defeat_points: int
        coins_per_point: int
        set_points: int
        expansion: IntArray  # of a card: 0 base, 1 leaders, 2 cities
        shows_marker: IntArray  # the card under this stage is turned up at the end


class State(ctypes.Structure):
    """The structure State."""

    _fields_ = [
        ("city", (ctypes.c_uint64 * 2) * 7),
        ("leaders", ctypes.c_uint64 * 7),
        ("laid", ctypes.c_uint64 * 7),
        ("leaders_in_hand", ctypes.c_uint64 * 7),
        ("leaders_before_draw", ctypes.c_uint64 * 2),
        ("draft_packet", ctypes.c_uint64 * 7),
        ("boards_free", ctypes.c_uint32),
        ("coins", ctypes.c_int16 * 7),
        ("chosen", ctypes.c_uint16 * 7),
        ("stage_source", (ctypes.c_uint16 * 4) * 7),
        ("free_always", ctypes.c_uint16 * 7),
        ("free_stage", ctypes.c_uint16 * 7),
        ("free_leader", ctypes.c_uint16 * 7),
        ("phase_number", ctypes.c_uint16),
        ("hand", (ctypes.c_uint8 * 8) * 7),
        ("future_hands", (ctypes.c_uint8 * 56) * 3),
        ("played_card", ((ctypes.c_uint8 * 7) * 8) * 3),
        ("played_use", ((ctypes.c_uint8 * 7) * 8) * 3),
        ("leader_face_down", (ctypes.c_uint8 * 7) * 3),
        ("draft_kept", (ctypes.c_uint8 * 7) * 4),
        ("unused_leaders", ctypes.c_uint8 * 42),
        ("leaders_drawn", (ctypes.c_uint8 * 4) * 2),
        ("chosen_stage", ctypes.c_uint8 * 7),
        ("chosen_way", ctypes.c_uint8 * 7),
        ("under_stage", (ctypes.c_uint8 * 4) * 7),
        ("stages_built", ctypes.c_uint8 * 7),
        ("board", ctypes.c_uint8 * 7),
        ("copied_leader", ctypes.c_uint8 * 7),
        ("cards_of_colour", (ctypes.c_uint8 * 9) * 7),
        ("produced", (ctypes.c_uint8 * 7) * 7),
        ("sold_choice", (ctypes.c_uint8 * 10) * 7),
        ("own_choice", (ctypes.c_uint8 * 8) * 7),
        ("sold_choices", ctypes.c_uint8 * 7),
        ("own_choices", ctypes.c_uint8 * 7),
        ("own_types", ctypes.c_uint8 * 7),
        ("extra_other", ctypes.c_uint8 * 7),
        ("extra_same", ctypes.c_uint8 * 7),
        ("trade_price", (ctypes.c_uint8 * 4) * 7),
        ("first_discount", (ctypes.c_uint8 * 2) * 7),
        ("bank_price", ctypes.c_uint8 * 7),
        ("resource_discount", (ctypes.c_uint8 * 10) * 7),
        ("stages_free", ctypes.c_uint8 * 7),
        ("shields", ctypes.c_uint8 * 7),
        ("shields_per_defeat", ctypes.c_uint8 * 7),
        ("symbols", (ctypes.c_uint8 * 3) * 7),
        ("any_symbol", ctypes.c_uint8 * 7),
        ("mask_symbols", ctypes.c_uint8 * 7),
        ("set_bonus", ctypes.c_uint8 * 7),
        ("copy_guild", ctypes.c_uint8 * 7),
        ("last_card", ctypes.c_uint8 * 7),
        ("coins_on", (ctypes.c_uint8 * 6) * 7),
        ("leaders_less", ctypes.c_uint8 * 7),
        ("leaders_next_door", ctypes.c_uint8 * 7),
        ("defeats_to_winner", ctypes.c_uint8 * 7),
        ("free_used", ctypes.c_uint8 * 7),
        ("victories", (ctypes.c_uint8 * 3) * 7),
        ("defeats", ctypes.c_uint8 * 7),
        ("debts", ctypes.c_uint8 * 7),
        ("losses", (ctypes.c_uint8 * 3) * 7),
        ("pending_choice", ctypes.c_uint8 * 7),
        ("picks_due", ctypes.c_uint8 * 5),
        ("picked_card", ctypes.c_uint8 * 12),
        ("picked_seat", ctypes.c_uint8 * 12),
        ("picked_when", ctypes.c_uint8 * 12),
        ("picks_made", ctypes.c_uint8),
        ("diplomats", ctypes.c_uint8),
        ("bank_bonus_paid", ctypes.c_uint8),
        ("deciding", ctypes.c_uint8),
        ("decided", ctypes.c_uint8),
        ("seats", ctypes.c_uint8),
        ("age", ctypes.c_uint8),
        ("turn", ctypes.c_uint8),
        ("phase", ctypes.c_uint8),
        ("step", ctypes.c_uint8),
        ("course", ctypes.c_uint8),
        ("hand_size", ctypes.c_uint8),
        ("with_leaders", ctypes.c_uint8),
        ("with_cities", ctypes.c_uint8),
        ("drew_leaders", ctypes.c_uint8 * 2),
        ("drew_when", ctypes.c_uint8 * 2),
    ]
    if TYPE_CHECKING:
        city: IntMatrix  # cards built, as a set
        leaders: IntArray  # recruited, also those laid on the board
        laid: IntArray  # on the board: their effect is gone
        leaders_in_hand: IntArray  # leaders in hand: a secret
        leaders_before_draw: IntArray  # leaders in play of a seat that drew leaders, before it did
        draft_packet: IntArray  # leaders to choose from in the draft: a secret
        boards_free: int  # boards to choose from, as a set
        coins: IntArray
        chosen: IntArray  # action + 1 of this phase: a secret until the reveal
        stage_source: IntMatrix  # what was built as a stage: source + 1
        free_always: IntArray  # colours built for nothing
        free_stage: IntArray  # colours of which one card an age is free, by a stage
        free_leader: IntArray  # the same, by a leader
        phase_number: int
        hand: IntMatrix  # card + 1, rising, then zeros: a secret
        future_hands: IntMatrix  # hands of the ages not begun, one after another: a secret
        played_card: IntCube  # card + 1 that left a hand, by age, turn and seat: a secret if face down
        played_use: IntCube
        leader_face_down: IntMatrix  # leader + 1 used face down in the recruiting of an age: a secret
        draft_kept: IntMatrix  # leader + 1 kept in the draft, by step and seat: a secret
        unused_leaders: IntArray  # leaders not dealt, in order, leader + 1: a secret
        leaders_drawn: IntMatrix  # leaders drawn by the seats that drew, leader + 1: a secret
        chosen_stage: IntArray  # stage chosen, plus 1
        chosen_way: IntArray  # way to pay chosen, plus 1
        under_stage: IntMatrix  # when the piece under a stage left the hand (see TURNS_IN_AGE), plus 1
        stages_built: IntArray  # stages, as a set
        board: IntArray  # with its side
        copied_leader: IntArray  # leader + 1 copied by the guild
        cards_of_colour: IntMatrix  # cards by colour
        produced: IntMatrix  # resources the city makes and sells
        sold_choice: IntMatrix  # sets of resources of which it makes and sells one
        own_choice: IntMatrix  # sets of which it makes one for itself
        sold_choices: IntArray
        own_choices: IntArray
        own_types: IntArray  # resources that board, brown and grey cards make, as a set
        extra_other: IntArray  # resources more of types not among them
        extra_same: IntArray  # resources more of types among them
        trade_price: IntMatrix  # raw left, raw right, manufactured left, manufactured right
        first_discount: IntMatrix  # what the first resource costs less, left and right
        bank_price: IntArray  # price of a resource from the bank, 0 for none
        resource_discount: IntMatrix  # resources less by colour, and for stages
        stages_free: IntArray
        shields: IntArray
        shields_per_defeat: IntArray
        symbols: IntMatrix
        any_symbol: IntArray
        mask_symbols: IntArray
        set_bonus: IntArray
        copy_guild: IntArray
        last_card: IntArray
        coins_on: IntMatrix  # by event
        leaders_less: IntArray
        leaders_next_door: IntArray
        defeats_to_winner: IntArray
        free_used: IntArray  # this age: 1 the stage's, 2 the leader's
        victories: IntMatrix  # victory tokens by age
        defeats: IntArray
        debts: IntArray
        losses: IntMatrix  # this turn: coins, coins a victory token, coins a stage
        pending_choice: IntArray  # that a build brought
        picks_due: IntArray  # seats that may still pick, as a set, in the order of picking
        picked_card: IntArray  # card + 1 of each pick, 0 for none, and
        picked_seat: IntArray
        picked_when: IntArray  # AGE_OF_PICK times the age, plus the turn + 1
        picks_made: int  # how many
        diplomats: int  # seats out of the conflicts of this age, as a set
        bank_bonus_paid: int  # seats that had their coin from the bank this turn
        deciding: int  # seats that decide in this phase, as a set
        decided: int  # of these, those that have chosen: a secret
        seats: int
        age: int  # 0-2
        turn: int
        phase: int
        step: int  # of the resolution of a turn
        course: int  # what is resolved: 0 recruiting, 1 a turn, 2 the last turn of an age
        hand_size: int  # at the beginning of an age
        with_leaders: int
        with_cities: int
        drew_leaders: IntArray  # seats + 1 that drew leaders: the board that does, and one that copies it
        drew_when: IntArray  # AGE_OF_PICK times the age, plus the turn + 1


class Missing(ctypes.Structure):
    """Scratch: what is missing for a cost, unit by unit, and which sets of these units can be had from where.

    A set of sets of up to seven units is a bit map of 128: two words.
    """

    _fields_ = [
        ("own", ctypes.c_uint64 * 2),
        ("own_and_bank", ctypes.c_uint64 * 2),
        ("left", ctypes.c_uint64 * 2),
        ("right", ctypes.c_uint64 * 2),
        ("units", ctypes.c_int32),
        ("present", ctypes.c_int32),
        ("raw", ctypes.c_int32),
        ("rank", ctypes.c_int32),
        ("of_type", ctypes.c_uint8 * 8),
    ]
    if TYPE_CHECKING:
        own: IntArray  # sets the city can make itself
        own_and_bank: IntArray  # with one unit more from the bank
        left: IntArray  # sets the left neighbour can sell
        right: IntArray
        units: int
        present: int  # the resources among them, as a set
        raw: int  # units that are raw materials, as a set
        rank: int  # how many units the city can make itself at most
        of_type: IntArray  # units of a resource, as a set


class Ways(ctypes.Structure):
    """Scratch: ways to pay with coins, none of them worse than another."""

    _fields_ = [
        ("count", ctypes.c_int32),
        ("least", ctypes.c_int32),
        ("left", ctypes.c_int16 * 64),
        ("right", ctypes.c_int16 * 64),
        ("bank", ctypes.c_int16 * 64),
        ("gain", ctypes.c_int16 * 64),
        ("bought", ctypes.c_uint8 * 64),
    ]
    if TYPE_CHECKING:
        count: int
        least: int  # coins of the cheapest, -1 if there is none
        left: IntArray
        right: IntArray
        bank: IntArray
        gain: IntArray  # what buying itself brings back
        bought: IntArray  # 1 from the left, 2 from the right


class Secrets(ctypes.Structure):
    """Scratch for drawing hidden cards anew: the places of an age whose card a seat does not know.

    Places that the seat cannot tell apart form a group (group 0: those it never saw). Places whose cards came to the
    discard pile before the same event that the seat knows of form a window (15: none).
    """

    _fields_ = [
        ("total", ctypes.c_double),
        ("target", ctypes.c_double),
        ("places", ctypes.c_int32),
        ("groups", ctypes.c_int32),
        ("windows", ctypes.c_int32),
        ("seen", ctypes.c_int32),
        ("cards", ctypes.c_int32),
        ("steps", ctypes.c_int32),
        ("place", ctypes.c_uint8 * 80),
        ("group", ctypes.c_uint8 * 80),
        ("window", ctypes.c_uint8 * 80),
        ("drawn", ctypes.c_uint8 * 80),
        ("key", ctypes.c_uint8 * 16),
        ("copies", (ctypes.c_uint8 * 112) * 16),
        ("room", (ctypes.c_uint8 * 16) * 16),
        ("unfilled", ctypes.c_uint8 * 16),
        ("card", ctypes.c_uint8 * 48),
        ("bound_after", ctypes.c_uint8 * 48),
        ("min_copies", (ctypes.c_uint8 * 16) * 48),
        ("max_copies", (ctypes.c_uint8 * 16) * 48),
        ("put", ((ctypes.c_uint8 * 16) * 16) * 48),
        ("out", ctypes.c_uint8 * 112),
    ]
    if TYPE_CHECKING:
        total: float  # weight of all ways found so far
        target: float  # the weight at which to stop
        places: int
        groups: int
        windows: int
        seen: int  # windows up to which all cards of the discard pile are known
        cards: int  # kinds of cards whose place is bound by the discard pile
        steps: int
        place: IntArray  # see PLACES_IN_ROW
        group: IntArray
        window: IntArray
        drawn: IntArray  # card + 1
        key: IntArray  # by which a group is recognised
        copies: IntMatrix  # cards of a group
        room: IntMatrix  # places of a group and window not filled yet
        unfilled: IntArray  # places of a group not filled yet
        card: IntArray  # the kinds of cards that are bound
        bound_after: IntArray  # whether windows not seen bind them too
        min_copies: IntMatrix  # copies that were in the pile by a window, at least, and
        max_copies: IntMatrix  # at most
        put: IntCube  # copies put into a group and window
        out: IntArray  # cards that may be out of the game


class Memo(ctypes.Structure):
    """Scratch: the total weight of all ways from a card on with the room left, so that no part is searched twice."""

    _fields_ = [
        ("key", ctypes.c_uint64 * 16384),
        ("weight", ctypes.c_double * 16384),
    ]
    if TYPE_CHECKING:
        key: IntArray  # 0: free
        weight: FloatArray


class LeaderSlots(ctypes.Structure):
    """Scratch for drawing leaders anew: their places, by owner and group."""

    _fields_ = [
        ("of_group", ctypes.c_uint64 * 16),
        ("count", ctypes.c_int32),
        ("groups", ctypes.c_int32),
        ("key", ctypes.c_uint8 * 16),
        ("owner", ctypes.c_uint8 * 64),
        ("where", ctypes.c_uint8 * 64),
        ("group", ctypes.c_uint8 * 64),
        ("leader", ctypes.c_uint8 * 64),
    ]
    if TYPE_CHECKING:
        of_group: IntArray  # leaders of a group not placed yet, as a set
        count: int
        groups: int
        key: IntArray
        owner: IntArray
        where: IntArray
        group: IntArray
        leader: IntArray  # leader + 1
