from salon.games.wonders cimport moment, use
from salon.games.wonders.hidden_leaders cimport redeal_leaders
from salon.games.wonders.pile cimport bind, settle_pile
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest
from salon.kernel.rng cimport Rng

cdef int FIRST_LEADER, PURPLE, BLACK, NO_WINDOW

cdef void redeal(Table b, int seat, Rng rng) noexcept nogil
cdef void put_choices_back(Table b, int seat) noexcept nogil
cdef int hand_of(Table b, int age, int turn, int seat) noexcept nogil
cdef int last_view(Table b, int age, int hand, int before, int seat) noexcept nogil
cdef int group_of(Table b, int key) noexcept nogil
cdef void add_place(Table b, int place, int key, int card) noexcept nogil
cdef void gather(Table b, int age, int seat) noexcept nogil
cdef void gather_coming(Table b, int age) noexcept nogil
cdef bint turned_up(Table b, int age, int turn, int seat) noexcept nogil
cdef void add_cards_out(Table b, int age) noexcept nogil
cdef bint may_be_in(Table b, int card, int age) noexcept nogil
cdef void draw_out(Table b, int colour, Rng rng) noexcept nogil
cdef void fill_group(Table b, int group, Rng rng) noexcept nogil
cdef void write_back(Table b, int age) noexcept nogil
cdef void sort_hand(Table b, int seat) noexcept nogil
cdef void sort_coming(Table b, int age, int seat) noexcept nogil
