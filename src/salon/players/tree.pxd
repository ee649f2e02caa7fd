from libc.math cimport exp, sqrt
from libc.stdint cimport int16_t, int32_t

from salon.kernel.bits cimport lowest
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

# An action of a seat in the tree of one seat.
ctypedef struct Node:
    double total                # sum of the values for the seat that acts
    int32_t visits
    int32_t first_child         # 0: none
    int32_t next_sibling        # 0: none
    int16_t action
    int16_t seat

cdef int MAX_DEPTH, MAX_STEPS

cdef class Tree:
    cdef Node* nodes
    cdef int used
    cdef int capacity
    cdef int seats
    cdef int current[8]        # the node of each tree that the iteration has reached; -1: it has left the tree
    cdef int depth[8]
    cdef int path[8][64]
    cdef int child_of[1024]
    cdef short actions[1024]
    cdef int weights[1024]
    cdef double value[8]
    cdef int points[8]
    cdef double won[8]
    cdef int root_seat          # the seat that searches
    cdef int trees_active       # how many trees the iteration has not left yet
    cdef int root_visits[1024]  # by first action of the searching seat: iterations,
    cdef long long root_points[1024]  # the sum of its points,
    cdef double root_wins[1024] # and the sum of its wins
    cdef double explore
    cdef double margin
    cdef double spread
    cdef readonly long long iterations
    cdef int run_iterations(self, Position root, Position scratch, int seat, Rng rng, int count) noexcept nogil
    cdef int run_iteration(self, Position root, Position scratch, int seat, Rng rng) noexcept nogil
    cdef int choose_in_tree(self, Position scratch, int mover, int simultaneous, Rng rng) noexcept nogil
    cdef int select(self, int node, int count) noexcept nogil
    cdef int descend(self, int tree, int seat, int action) noexcept nogil
    cdef void score_end(self, Position end) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
