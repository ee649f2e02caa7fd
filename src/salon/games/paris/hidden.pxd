from salon.games.paris cimport stage
from salon.games.paris.board cimport Board
from salon.kernel.bits cimport bit
from salon.kernel.rng cimport Rng

cdef unsigned long long DISTRICT_FIELDS
cdef int MOST_TRIES

cdef void redeal(Board b, int seat, Rng rng) noexcept nogil
cdef void redeal_piles(Board b, Rng rng) noexcept nogil
cdef void redeal_end_tiles(Board b, int seat, Rng rng) noexcept nogil
cdef void redeal_known(Board b, int begin, int end, Rng rng) noexcept nogil
cdef void redeal_stretch(Board b, int begin, int end, Rng rng) noexcept nogil
cdef bint ruled_out(Board b, int place) noexcept nogil
cdef int draw_kind(Board b, Rng rng) noexcept nogil
