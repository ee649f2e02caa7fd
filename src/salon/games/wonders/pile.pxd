from salon.games.wonders cimport moment, use
from salon.games.wonders.table cimport Table
from salon.kernel.rng cimport Rng

cdef int FIRST_LEADER, NO_WINDOW, ANY_NUMBER, MOST_STEPS, MEMO, MOST_TRIES
cdef unsigned long long FNV_START, FNV_PRIME, WORD
cdef double NO_TARGET, SHARE

cdef bint bind(Table b, int age, int seat) noexcept nogil
cdef void set_windows(Table b, int age, int when) noexcept nogil
cdef void bind_seen(Table b, int age, int window) noexcept nogil
cdef int bound(Table b, int card) noexcept nogil
cdef int known_sold(Table b, int age, int card, int when, int seat) noexcept nogil
cdef int lying(Table b, int age, int card, int window) noexcept nogil
cdef int card_at(Table b, int age, int i) noexcept nogil
cdef bint fits(Table b, int i) noexcept nogil
cdef void count_room(Table b) noexcept nogil
cdef double share_of(int copies, int into, int room, int places) noexcept nogil
cdef bint walk(Table b, int i, int group, int window, int left, double weight) noexcept nogil
cdef bint next_group(Table b, int i, int group, double weight) noexcept nogil
cdef void settle_pile(Table b, Rng rng) noexcept nogil
cdef unsigned long long key_of(Table b, int i) noexcept nogil
cdef bint next_card(Table b, int i, double weight) noexcept nogil
