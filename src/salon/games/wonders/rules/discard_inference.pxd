from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.rng cimport Rng

cdef int NO_WINDOW, MAX_WINDOWS, MAX_GROUPS, NOW, ANY_NUMBER, MAX_STEPS, MEMO_SIZE, MAX_TRIES
cdef unsigned long long FNV_START, FNV_PRIME, WORD
cdef double NO_TARGET, SHARE

cdef bint bind_cards(WondersPosition position, int age, int seat) noexcept nogil
cdef void set_windows(WondersPosition position, int age, int when) noexcept nogil
cdef void bind_seen(WondersPosition position, int age, int window) noexcept nogil
cdef int bound_index(WondersPosition position, int card) noexcept nogil
cdef int known_sold(WondersPosition position, int age, int card, int when, int seat) noexcept nogil
cdef int card_at(WondersPosition position, int age, int i) noexcept nogil
cdef int copies_in_pile(WondersPosition position, int age, int card, int window) noexcept nogil
cdef void count_room(WondersPosition position) noexcept nogil
cdef bint fits_bounds(WondersPosition position, int i) noexcept nogil
cdef double share_of(int copies, int into, int room, int places) noexcept nogil
cdef bint search_windows(WondersPosition position, int i, int group, int window, int left, double weight) noexcept nogil
cdef bint next_group(WondersPosition position, int i, int group, double weight) noexcept nogil
cdef unsigned long long memo_key(WondersPosition position, int i) noexcept nogil
cdef bint next_card(WondersPosition position, int i, double weight) noexcept nogil
cdef void draw_bound_cards(WondersPosition position, Rng rng) noexcept nogil
