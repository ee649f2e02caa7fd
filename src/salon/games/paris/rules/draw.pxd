from salon.games.paris.rules.state cimport (
    ACTION_DRAW, ACTION_PLACE, EVENT_BUILT, EVENT_DREW, EVENT_GONE, FIELDS_IN_DISTRICT, NUM_DISTRICTS, NUM_PILES,
    PHASE_ACTION, PHASE_DRAW, PHASE_PLACE, REASON_ALREADY_DRAWN, REASON_FIELD_TAKEN, REASON_KIND_THERE,
    REASON_NOTHING_TO_PLACE, REASON_PILE_EMPTY, ParisPosition,
)
from salon.kernel.bits cimport bit

cdef bint piles_are_empty(ParisPosition position) noexcept nogil
cdef int fill_draw(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_draw(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_draw(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_place(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_place(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_place(ParisPosition position, int seat, int action) noexcept nogil
cdef bint fits(ParisPosition position, int district, int building) noexcept nogil
cdef void put_on_board(ParisPosition position, int field, int kind) noexcept nogil
