from salon.games.paris.rules.state cimport (
    ACTION_VP_TILE, EVENT_VP_TILE, NUM_DISTRICTS, NUM_VP_TILES, PHASE_FREE, PHASE_VP_TILE, REASON_DISTRICT_HAS_VP,
    REASON_NOT_VP_MOMENT, REASON_VP_TILE_GONE, ParisPosition,
)

cdef void count_new_key(ParisPosition position, int district) noexcept nogil
cdef void offer_vp_tile(ParisPosition position) noexcept nogil
cdef int fill_vp_tiles(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_vp_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_vp_tile(ParisPosition position, int seat, int action) noexcept nogil
