from salon.games.wonders.rules.state cimport *  # the header of the rules

cdef int shields_of(WondersPosition position, int seat) noexcept nogil
cdef int seats_in_conflict(WondersPosition position, int diplomats, int* seats) noexcept nogil
cdef void resolve_conflicts(WondersPosition position) noexcept nogil
cdef void resolve_conflict(WondersPosition position, int one, int other, int strength, int other_strength) noexcept nogil
