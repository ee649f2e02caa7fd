from libc.math cimport exp, sqrt
from libc.stdint cimport int16_t, int32_t

from salon.kernel.bits cimport lowest
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

# An action of a seat as one seat's tree knows it.
ctypedef struct Node:
    double total                # of the values for the seat that acts
    int32_t visits
    int32_t first               # of the actions after it, 0: none
    int32_t next                # beside it, 0: none
    int16_t action
    int16_t seat

cdef int MOST_DEPTH, MOST_STEPS

cdef class Tree:
    cdef Node* nodes
    cdef int used
    cdef int room
    cdef int seats
    cdef int at[8]
    cdef int depth[8]
    cdef int path[8][64]
    cdef int child_of[1024]
    cdef short actions[1024]
    cdef int weights[1024]
    cdef double value[8]
    cdef int points[8]
    cdef double won[8]
    cdef int asker
    cdef int inside             # how many seats' trees this walk has not left yet
    cdef int asked[1024]        # iterations that began with an action of the asker, and
    cdef long long scored[1024] # the points they brought it
    cdef double first[1024]     # the wins
    cdef double explore
    cdef double margin
    cdef double spread
    cdef readonly long long iterations
    cdef int think(self, Position root, Position scratch, int seat, Rng rng, int count) noexcept nogil
    cdef int once(self, Position root, Position scratch, int seat, Rng rng) noexcept nogil
    cdef int walk(self, Position scratch, int mover, int together, Rng rng) noexcept nogil
    cdef int pick(self, int seat, int count) noexcept nogil
    cdef int follow(self, int tree, int seat, int action) noexcept nogil
    cdef void judge(self, Position end) noexcept nogil
    cdef void learn(self) noexcept nogil
