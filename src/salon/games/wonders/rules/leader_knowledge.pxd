from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest, popcount
from salon.kernel.rng cimport Rng

cdef int DRAWN, PACKET, SPARE, NO_OWNER, KEPT_SLOTS, DRAWN_SLOTS, ALL_SLOTS

cdef void redeal_leaders(WondersPosition position, int seat, Rng rng) noexcept nogil
cdef int packet_view(WondersPosition position, int packet, int before, int seat) noexcept nogil
cdef int leader_group(WondersPosition position, int key) noexcept nogil
cdef void add_slot(WondersPosition position, int owner, int where, int key, int leader) noexcept nogil
cdef void gather_slots(WondersPosition position, int seat) noexcept nogil
cdef bint turned_up_leader(WondersPosition position, int age, int seat) noexcept nogil
cdef unsigned long long shown_leaders(WondersPosition position, int seat) noexcept nogil
cdef int draw_of(WondersPosition position, int seat) noexcept nogil
cdef bint before_drawing(WondersPosition position, int age, int seat) noexcept nogil
cdef unsigned long long shown_early(WondersPosition position, int seat, int draw) noexcept nogil
cdef int free_slots(WondersPosition position, int owner, int group, int kind) noexcept nogil
cdef void put_in(WondersPosition position, int owner, int group, int leader, int kind, Rng rng) noexcept nogil
cdef void place_shown(WondersPosition position, int owner, Rng rng) noexcept nogil
cdef int early_uses(WondersPosition position, int owner) noexcept nogil
cdef double falling(int n, int k) noexcept nogil
cdef int late_in_kept(WondersPosition position, int owner, int late, Rng rng) noexcept nogil
cdef void write_slots(WondersPosition position) noexcept nogil
cdef void use_face_down(WondersPosition position, int owner, Rng rng) noexcept nogil
