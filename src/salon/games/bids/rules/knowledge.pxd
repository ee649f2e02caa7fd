from salon.games.bids.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, popcount
from salon.kernel.rng cimport Rng

cdef void redeal_hands(BidsPosition position, int seat, Rng rng) noexcept nogil
cdef void redeal_prizes(BidsPosition position, Rng rng) noexcept nogil
