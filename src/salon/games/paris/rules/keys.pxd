from salon.games.paris.rules.benefits cimport start_benefits
from salon.games.paris.rules.bonus_tiles cimport turn_over
from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.games.paris.rules.vp_tiles cimport count_new_key
from salon.kernel.bits cimport bit, lowest

cdef int fill_keys(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_key(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_key(ParisPosition position, int seat, int action) noexcept nogil
cdef bint can_place_key(ParisPosition position, int seat) noexcept nogil
cdef int fill_moves(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int fill_fields(ParisPosition position, int source, int district, int above, unsigned long long open_places, int francs, bint has_wood, short* actions, int count) noexcept nogil
cdef int fill_landmarks(ParisPosition position, int source, int district, int base, int above, unsigned long long open_places, int payable, int francs, short* actions, int count) noexcept nogil
cdef unsigned long long open_places_of(ParisPosition position, int seat) noexcept nogil
cdef int refuse_move(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_source(ParisPosition position, int seat, int source) noexcept nogil
cdef int refuse_landmark(ParisPosition position, int landmark, int district) noexcept nogil
cdef int refuse_occupied(ParisPosition position, int seat, int place) noexcept nogil
cdef int refuse_cost(ParisPosition position, int seat, int source, int place) noexcept nogil
cdef int move_district(ParisPosition position, int source, int target) noexcept nogil
cdef int move_cost(ParisPosition position, int source, int place) noexcept nogil
cdef int apply_move(ParisPosition position, int seat, int action) noexcept nogil
cdef void take_key(ParisPosition position, int seat, int source, int district) noexcept nogil
cdef void add_landmark(ParisPosition position, int seat, int landmark, int district) noexcept nogil
cdef void spend_shared_place_tiles(ParisPosition position, int seat, int place) noexcept nogil
cdef void pay_for_place(ParisPosition position, int seat, int place, int district, int francs) noexcept nogil
