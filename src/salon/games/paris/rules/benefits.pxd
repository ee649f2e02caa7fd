from salon.games.paris.rules.state cimport (
    ACTION_DISCARD_PRESTIGE, ACTION_SKIP, ACTION_TAKE_MARKER, CHANGE_BUILDING, CHANGE_MARKER, CHANGE_PRESTIGE,
    FIELDS_IN_DISTRICT, FIELD_VALUE_3, FIELD_VALUE_8, MAX_DISCARDED, MAX_PICTURES, NO_PICTURE, NUM_FIELDS, NUM_TOKENS,
    PHASE_BONUS, PHASE_MARKER, PHASE_PRESTIGE, PIECE_DISTRICT, PIECE_LANDMARK, REASON_NOT_LANDMARK_MOMENT,
    REASON_NOT_PICTURED, REASON_NO_MARKER, REASON_NO_TOKEN, TOKEN_BRONZE, ParisPosition,
)
from salon.games.paris.rules.vp_tiles cimport offer_vp_tile
from salon.kernel.bits cimport popcount

cdef void start_benefits(ParisPosition position, int seat, int place) noexcept nogil
cdef void after_marker(ParisPosition position, int seat) noexcept nogil
cdef int fill_marker(short* actions, int count) noexcept nogil
cdef int refuse_marker(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_marker(ParisPosition position, int seat, int action) noexcept nogil
cdef bint has_unused_picture(ParisPosition position) noexcept nogil
cdef int picture_for(ParisPosition position, int token) noexcept nogil
cdef int fill_prestige(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_prestige(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_prestige(ParisPosition position, int seat, int action) noexcept nogil
