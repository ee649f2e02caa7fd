from salon.kernel.bits cimport lowest
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef int MAX_STEPS

cdef class Playout:
    cdef readonly long long games
    cdef readonly long long steps
    cdef readonly long long decisions
    cdef int finish(self, Position position, Rng rng, short* actions, short* played, int room) noexcept nogil
    cdef int play_many(self, Position opening, Position scratch, Rng rng, int games, short* actions) noexcept nogil
