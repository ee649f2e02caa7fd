from salon.games.paris cimport effect, verb
from salon.games.paris.board cimport Board

cdef int WEIGHT[20]
cdef int A_VALUE, SCORING, SCORING_LAST

cdef void fill(Board b, int seat, short* actions, int count, int* weights) noexcept nogil
