from libc.stdint cimport uint64_t

from salon.kernel.bits cimport lowest, popcount

cdef uint64_t WORD
cdef uint64_t HALF

cdef unsigned long long rotate_left(unsigned long long x, int by) noexcept nogil

cdef class Rng:
    cdef uint64_t a
    cdef uint64_t b
    cdef uint64_t c
    cdef uint64_t d
    cdef unsigned long long draw(self) noexcept nogil
    cdef unsigned int under(self, unsigned int n) noexcept nogil
    cdef int member(self, unsigned long long of) noexcept nogil
    cdef int weighted(self, int* weights, int count) noexcept nogil
