from salon.games.wonders.rules.payment cimport card_ways, paid_ways
from salon.games.wonders.rules.stages cimport payable_stages, stage_source
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest, popcount

cdef int fill_rest_of_choice(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse_way(WondersPosition position, int seat, int way) noexcept nogil
cdef void record_choice(WondersPosition position, int seat, int action) noexcept nogil
cdef void choose_only_way(WondersPosition position, int seat) noexcept nogil
cdef void finish_choice(WondersPosition position, int seat) noexcept nogil
