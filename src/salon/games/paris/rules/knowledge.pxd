from salon.games.paris.rules.end_tiles cimport update_usable
from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit
from salon.kernel.rng cimport Rng

cdef unsigned long long DISTRICT_FIELDS
cdef int MAX_TRIES

cdef void redeal(ParisPosition position, int seat, Rng rng) noexcept nogil
cdef void redeal_piles(ParisPosition position, Rng rng) noexcept nogil
cdef void redeal_end_tiles(ParisPosition position, int seat, Rng rng) noexcept nogil
cdef void redeal_known(ParisPosition position, int begin, int end, Rng rng) noexcept nogil
cdef void redeal_stretch(ParisPosition position, int begin, int end, Rng rng) noexcept nogil
cdef bint ruled_out(ParisPosition position, int tile) noexcept nogil
cdef int draw_kind(ParisPosition position, Rng rng) noexcept nogil
