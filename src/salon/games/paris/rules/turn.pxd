from salon.games.paris.rules.benefits cimport (
    after_marker, apply_marker, apply_prestige, fill_marker, fill_prestige, refuse_marker, refuse_prestige,
)
from salon.games.paris.rules.bonus_tiles cimport (
    apply_fetch, apply_pair, apply_use, end_pairs, fill_fetches, fill_pairs, fill_uses, refuse_fetch, refuse_pair,
    refuse_use,
)
from salon.games.paris.rules.bonus_track cimport apply_track, fill_track, refuse_track
from salon.games.paris.rules.draw cimport (
    apply_draw, apply_place, fill_draw, fill_place, piles_are_empty, refuse_draw, refuse_place,
)
from salon.games.paris.rules.end_tiles cimport (
    apply_choice, apply_end_tile, apply_search, fill_choices, fill_end_tiles, may_search, refuse_choice,
    refuse_end_tile, refuse_search,
)
from salon.games.paris.rules.keys cimport (
    apply_key, apply_move, can_place_key, fill_keys, fill_moves, refuse_key, refuse_move,
)
from salon.games.paris.rules.scoring cimport score_game
from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.games.paris.rules.trade cimport apply_buy, apply_sell, fill_trade, refuse_buy, refuse_sell
from salon.games.paris.rules.vp_tiles cimport apply_vp_tile, fill_vp_tiles, offer_vp_tile, refuse_vp_tile

ctypedef int (*Rule)(ParisPosition position, int seat, int action) noexcept nogil

# What refuses and what carries out an action, by its type.
cdef Rule REFUSE[20]
cdef Rule APPLY[20]

cdef int fill_legal(ParisPosition position, int seat, short* actions) noexcept nogil
cdef int refuse(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_main_action(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_main_action(ParisPosition position) noexcept nogil
cdef int refuse_pass(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_pass(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_skip(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_skip(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_end_turn(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_end_turn(ParisPosition position, int seat, int action) noexcept nogil
