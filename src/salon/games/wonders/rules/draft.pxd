from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef int refuse_draft(WondersPosition position, int seat, int leader) noexcept nogil
cdef bint resolve_draft(WondersPosition position) noexcept nogil
cdef void keep_leader(WondersPosition position, int seat, int leader) noexcept nogil
