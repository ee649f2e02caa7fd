from salon.games.wonders.rules.immediate_effects cimport add_to_city, apply_card_effects
from salon.games.wonders.rules.state cimport (
    ACTION_NONE, AGE_OF_PICK, CARDS_IN_WORD, COURSE_LAST_TURN, COURSE_TURN, EVENT_LEFT_CARD, EVENT_PICKED,
    EVENT_PICKED_NONE, FIRST_LEADER, NUM_CARDS, NUM_PICKERS, REASON_NOT_IN_PILE, REASON_SAME_NAME,
    REASON_WRONG_MOMENT, TURNS_IN_AGE, USE_LEFT, USE_SOLD, WondersPosition,
)
from salon.kernel.bits cimport bit, lowest

cdef void count_discards(WondersPosition position, short* copies) noexcept nogil
cdef unsigned long long discard_pile(WondersPosition position, int half) noexcept nogil
cdef void discard_last_cards(WondersPosition position) noexcept nogil
cdef int next_pick(WondersPosition position) noexcept nogil
cdef int fill_pick(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse_pick(WondersPosition position, int seat, int action) noexcept nogil
cdef void apply_pick(WondersPosition position, int seat, int action) noexcept nogil
