from salon.games.wonders.rules.immediate_effects cimport apply_effects
from salon.games.wonders.rules.leaders cimport leader_cost, put_leader_in_play
from salon.games.wonders.rules.permanent_effects cimport recompute_effects, start_effects
from salon.games.wonders.rules.state cimport (
    ACTION_COPY, ACTION_LAY, ACTION_NONE, ACTION_STAGE, ACTION_WAY, CHANGE_COST, CHOICE_COPY, CHOICE_LAY,
    CHOICE_RECRUIT, EVENT_COPIED, EVENT_LAID, FIRST_LEADER, REASON_ALREADY_LAID, REASON_LEADER_COINS,
    REASON_MUST_COPY, REASON_NOT_IN_HAND, REASON_NOT_RECRUITED, REASON_NO_LEADER_THERE, REASON_WRONG_MOMENT,
    WondersPosition, fill_set,
)
from salon.kernel.bits cimport bit, lowest

cdef unsigned long long copyable_leaders(WondersPosition position, int seat) noexcept nogil
cdef int seats_with_choice(WondersPosition position) noexcept nogil
cdef int fill_choice(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse_choice(WondersPosition position, int seat, int action) noexcept nogil
cdef void resolve_choices(WondersPosition position) noexcept nogil
