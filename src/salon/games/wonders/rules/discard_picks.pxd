from salon.games.wonders.rules.immediate_effects cimport add_to_city, apply_card_effects
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef void count_discards(WondersPosition position, short* copies) noexcept nogil
cdef unsigned long long discard_pile(WondersPosition position, int half) noexcept nogil
cdef void discard_last_cards(WondersPosition position) noexcept nogil
cdef int next_pick(WondersPosition position) noexcept nogil
cdef int fill_pick(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse_pick(WondersPosition position, int seat, int action) noexcept nogil
cdef void apply_pick(WondersPosition position, int seat, int action) noexcept nogil
