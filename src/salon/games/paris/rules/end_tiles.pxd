from salon.games.paris.rules.draw cimport piles_are_empty
from salon.games.paris.rules.state cimport (
    ACTION_CHOOSE_END_TILE, ACTION_TURN_END_TILE, CHANGE_END_TILE, CLOSING_LAST_TILE, EVENT_END_TAKEN,
    EVENT_END_USED, EVENT_LAST_TILE, EVENT_SEARCHED, FIRST_TOKEN_END_TILE, MAX_SEATS, NUM_END_TILES, PHASE_FREE,
    PHASE_SEARCHED, PIECE_END_TILE, REASON_END_TILE_GONE, REASON_END_TILE_NOT_HELD, REASON_NOT_SEARCHING,
    REASON_NO_END_TILES, REASON_PILES_LEFT, ParisPosition,
)

cdef bint may_search(ParisPosition position) noexcept nogil
cdef int refuse_search(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_search(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_choices(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_choice(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_choice(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_end_tiles(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_end_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_end_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef void update_usable(ParisPosition position) noexcept nogil
