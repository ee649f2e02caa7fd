from salon.games.wonders.rules.permanent_effects cimport start_effects
from salon.games.wonders.rules.stages cimport payable_stages
from salon.games.wonders.rules.state cimport (
    ACTION_SELL, ACTION_STAGE, AGE_OF_PICK, COLOUR_WHITE, COURSE_RECRUITING, EVENT_DREW, EVENT_RECRUITED,
    FIRST_LEADER, MAX_LEADERS_DRAWN, NUM_LEADERS, WondersPosition, fill_set,
)
from salon.kernel.bits cimport bit, lowest

cdef int leader_cost(WondersPosition position, int seat, int leader) noexcept nogil
cdef int fill_recruiting(WondersPosition position, int seat, short* actions) noexcept nogil
cdef void put_leader_in_play(WondersPosition position, int seat, int leader) noexcept nogil
cdef void draw_leaders(WondersPosition position, int seat, int count) noexcept nogil
