from salon.games.paris cimport noted, stage, verb, why
from salon.games.paris.board cimport Board
from salon.games.paris.legal cimport fits, picture_for
from salon.games.paris.scoring cimport score_all
from salon.games.paris.tiles cimport end_giving, give_pair, take_tile, turn_end_tile, use_tile
from salon.kernel.bits cimport bit, lowest

cdef int WHAT_LANDMARK, WHAT_DISTRICT

cdef int apply(Board b, int seat, int action) noexcept nogil
cdef void draw(Board b, int seat, int pile) noexcept nogil
cdef void put(Board b, int field, int kind) noexcept nogil
cdef void place_key(Board b, int seat, int bank) noexcept nogil
cdef void move_key(Board b, int seat, int source, int target, int landmark) noexcept nogil
cdef void share_place(Board b, int seat, int place) noexcept nogil
cdef void after_marker(Board b, int seat) noexcept nogil
cdef void after_benefit(Board b) noexcept nogil
cdef void leave(Board b, int seat) noexcept nogil
cdef void discard(Board b, int seat, int token) noexcept nogil
cdef void choose(Board b, int seat, int kind) noexcept nogil
cdef void end_turn(Board b, int seat) noexcept nogil
