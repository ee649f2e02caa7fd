from salon.games.paris.rules.state cimport *  # the header of the rules

cdef void count_new_key(ParisPosition position, int district) noexcept nogil
cdef void offer_vp_tile(ParisPosition position) noexcept nogil
cdef int fill_vp_tiles(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_vp_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_vp_tile(ParisPosition position, int seat, int action) noexcept nogil
