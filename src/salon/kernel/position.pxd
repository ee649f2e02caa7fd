from libc.stdint cimport int32_t

from salon.kernel.bits cimport lowest
from salon.kernel.rng cimport Rng

ctypedef struct Note:
    int32_t kind
    int32_t seat
    int32_t a
    int32_t b
    int32_t c

cdef tuple NUMBERS
cdef int MAX_NOTES
cdef int GAME_OVER, NOT_WAITING, NO_SUCH_ACTION

cdef class Journal:
    cdef Note notes[2048]
    cdef int count
    cdef void add(self, int kind, int seat, int a, int b, int c) noexcept nogil

cdef class Position:
    cdef void* block                # the game's structure: everything that makes one position another
    cdef size_t block_size
    cdef readonly int seats
    cdef readonly int action_count  # how many the game's action list has
    cdef readonly object game
    cdef Journal journal
    cdef bint noting

    # What a game fills in
    cdef int seat_count(self) noexcept nogil
    cdef int waiting_mask(self) noexcept nogil
    cdef int phase_number(self) noexcept nogil
    cdef int fill_legal(self, int seat, short* actions) noexcept nogil
    cdef int refuse(self, int seat, int action) noexcept nogil
    cdef int apply(self, int seat, int action) noexcept nogil
    cdef int retract(self, int seat) noexcept nogil
    cdef void resolve_alone(self, int seat) noexcept nogil
    cdef void fill_policy(self, int seat, short* actions, int count, int* weights) noexcept nogil
    cdef int sample_policy(self, int seat, short* actions, int* weights, Rng rng) noexcept nogil
    cdef void fill_scores(self, int* scores) noexcept nogil
    cdef void fill_rank_keys(self, long long* rank_keys) noexcept nogil
    cdef void draw_hidden(self, int seat, Rng rng) noexcept nogil
    cdef Position blank(self)

    # What is the same for all
    cdef void assign(self, Position other) noexcept nogil
    cdef int refusal(self, int seat, int action) noexcept nogil
    cdef void note(self, int kind, int seat, int a, int b, int c) noexcept nogil
