from salon.games.wonders.rules.payment cimport payable, refuse_cost
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest

cdef int stage_options(WondersPosition position, int seat) noexcept nogil
cdef int stage_source(WondersPosition position, int seat, int at) noexcept nogil
cdef int copied_source(WondersPosition position, int seat, int stage, int at) noexcept nogil
cdef int stage_index(WondersPosition position, int seat, int at) noexcept nogil
cdef int card_under_stage(WondersPosition position, int seat, int place) noexcept nogil
cdef int payable_stages(WondersPosition position, int seat) noexcept nogil
cdef int refuse_stage(WondersPosition position, int seat) noexcept nogil
cdef int refuse_stage_choice(WondersPosition position, int seat, int at) noexcept nogil
