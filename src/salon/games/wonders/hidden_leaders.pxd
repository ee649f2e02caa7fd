from libc.stdint cimport uint8_t, uint64_t

from salon.games.wonders cimport moment
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest, popcount
from salon.kernel.rng cimport Rng

cdef int DRAWN, PACKET, SPARE

cdef void redeal_leaders(Table b, int seat, Rng rng) noexcept nogil
cdef int packet_view(Table b, int packet, int before, int seat) noexcept nogil
cdef int leader_group(Table b, int key) noexcept nogil
cdef void add_slot(Table b, int owner, int where, int key, int leader) noexcept nogil
cdef void gather_slots(Table b, int seat) noexcept nogil
cdef unsigned long long shown(Table b, int seat) noexcept nogil
cdef int draw_of(Table b, int seat) noexcept nogil
cdef bint before_drawing(Table b, int age, int seat) noexcept nogil
cdef unsigned long long shown_early(Table b, int seat, int draw) noexcept nogil
cdef bint turned_up_leader(Table b, int age, int seat) noexcept nogil
cdef void put_in(Table b, int owner, int group, int leader, int kind, Rng rng) noexcept nogil
cdef void place_shown(Table b, int owner, Rng rng) noexcept nogil
cdef int free_slots(Table b, int owner, int group, int kind) noexcept nogil
cdef int early_uses(Table b, int owner) noexcept nogil
cdef int late_in_kept(Table b, int owner, int late, Rng rng) noexcept nogil
cdef double falling(int n, int k) noexcept nogil
cdef void lay_slots(Table b) noexcept nogil
cdef void use_face_down(Table b, int owner, Rng rng) noexcept nogil
