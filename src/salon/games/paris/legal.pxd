from salon.games.paris cimport effect, stage
from salon.games.paris.board cimport Board
from salon.kernel.bits cimport bit, lowest

cdef int DRAW, PLACE, KEY, SEARCH, END, TAKE, LEAVE, BUY, SELL, CHOOSE, TURN, DISCARD, GIVE, STEP, VP_TILE, PASS

cdef int fill(Board b, int seat, short* actions) noexcept nogil
cdef int fill_uses(Board b, int seat, short* actions, int n) noexcept nogil
cdef int fill_back(Board b, int seat, short* actions, int n) noexcept nogil
cdef int fill_moves(Board b, int seat, short* actions, int n) noexcept nogil
cdef int fill_fields(Board b, int source, int district, int above, unsigned long long targets, int francs, bint wood, short* actions, int n) noexcept nogil
cdef int fill_landmarks(Board b, int source, int district, int base, int above, unsigned long long targets, int payable, int francs, short* actions, int n) noexcept nogil
cdef bint fits(Board b, int district, int building) noexcept nogil
cdef bint may_search(Board b) noexcept nogil
cdef int picture_for(Board b, int token) noexcept nogil
cdef bint can_use(Board b, int seat, int number) noexcept nogil
cdef bint goes_back_to(Board b, int seat, int number, int limit) noexcept nogil
cdef unsigned long long open_places(Board b, int seat) noexcept nogil
