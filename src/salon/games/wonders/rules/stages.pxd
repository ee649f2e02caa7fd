from salon.games.wonders.rules.payment cimport payable, refuse_cost
from salon.games.wonders.rules.state cimport (
    ACTION_STAGE, EFFECT_COPY_STAGE, FIRST_LEADER, FIRST_STAGE, LEADER_FACE_DOWN, MAX_STAGES,
    REASON_NO_SUCH_STAGE, REASON_STAGE_BUILT, REASON_WONDER_DONE, REASON_WRONG_MOMENT, SIDE_LEFT, TURNS_IN_AGE,
    WondersPosition, is_card_phase,
)
from salon.kernel.bits cimport lowest

cdef int stage_options(WondersPosition position, int seat) noexcept nogil
cdef int stage_source(WondersPosition position, int seat, int at) noexcept nogil
cdef int copied_source(WondersPosition position, int seat, int stage, int at) noexcept nogil
cdef int stage_index(WondersPosition position, int seat, int at) noexcept nogil
cdef int card_under_stage(WondersPosition position, int seat, int place) noexcept nogil
cdef int payable_stages(WondersPosition position, int seat) noexcept nogil
cdef int refuse_stage(WondersPosition position, int seat) noexcept nogil
cdef int refuse_stage_choice(WondersPosition position, int seat, int at) noexcept nogil
