from salon.games.paris.rules.state cimport (
    ACTION_TAKE_TILE, CHANGE_BONUS, EVENT_MEEPLE, EVENT_TILE_TAKEN, FIELDS_IN_DISTRICT, FIELD_VALUE_3, LAST_SPACE,
    PHASE_BONUS, PIECE_NONE, REASON_BONUS_FRANCS, REASON_NOT_BONUS_MOMENT, REASON_TILE_BEHIND, REASON_TILE_HAD,
    REASON_TILE_NOT_THERE, ParisPosition,
)
from salon.games.paris.rules.vp_tiles cimport offer_vp_tile
from salon.kernel.bits cimport bit, lowest

cdef int price_of_tile(ParisPosition position) noexcept nogil
cdef int fill_track(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_track(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_track(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_taking(ParisPosition position, int seat, int number) noexcept nogil
cdef bint is_done(ParisPosition position, int seat) noexcept nogil
cdef void take_tile(ParisPosition position, int seat, int number) noexcept nogil
cdef void move_meeple(ParisPosition position, int seat, int number) noexcept nogil
cdef bint can_go_back_to(ParisPosition position, int seat, int number, int limit) noexcept nogil
