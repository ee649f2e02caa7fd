from salon.games.wonders.rules.discard_inference cimport bind_cards, draw_bound_cards
from salon.games.wonders.rules.leader_knowledge cimport redeal_leaders
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.rng cimport Rng

cdef int NO_WINDOW

cdef void redeal(WondersPosition position, int seat, Rng rng) noexcept nogil
cdef void forget_choices(WondersPosition position, int seat) noexcept nogil
cdef int hand_of(WondersPosition position, int age, int turn, int seat) noexcept nogil
cdef int last_view(WondersPosition position, int age, int hand, int before, int seat) noexcept nogil
cdef int group_of(WondersPosition position, int key) noexcept nogil
cdef void add_place(WondersPosition position, int place, int key, int card) noexcept nogil
cdef void gather_future_hands(WondersPosition position, int age) noexcept nogil
cdef void gather_places(WondersPosition position, int age, int seat) noexcept nogil
cdef bint turned_up(WondersPosition position, int age, int turn, int seat) noexcept nogil
cdef bint may_be_in(WondersPosition position, int card, int age) noexcept nogil
cdef void add_cards_out(WondersPosition position, int age) noexcept nogil
cdef void draw_cards_out(WondersPosition position, int colour, Rng rng) noexcept nogil
cdef void fill_group(WondersPosition position, int group, Rng rng) noexcept nogil
cdef void write_back(WondersPosition position, int age) noexcept nogil
cdef void sort_hand(WondersPosition position, int seat) noexcept nogil
cdef void sort_future_hand(WondersPosition position, int age, int seat) noexcept nogil
