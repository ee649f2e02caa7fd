from salon.games.paris cimport because, effect, stage, verb
from salon.games.paris.board cimport Board
from salon.games.paris.legal cimport fill_moves, fits, goes_back_to, may_search, picture_for
from salon.kernel.bits cimport bit

cdef int EVERYWHERE

cdef int refusal(Board b, int seat, int action) noexcept nogil
cdef int moment_for_main(Board b) noexcept nogil
cdef int of_place(Board b, int district) noexcept nogil
cdef int of_key(Board b, int seat, int bank) noexcept nogil
cdef int of_move(Board b, int seat, int source, int target, int landmark) noexcept nogil
cdef int of_taking(Board b, int seat, int number) noexcept nogil
cdef int of_use(Board b, int seat, int number) noexcept nogil
cdef int of_holding(Board b, int seat, int number) noexcept nogil
cdef int of_leave(Board b) noexcept nogil
cdef bint can_act(Board b, int seat) noexcept nogil
