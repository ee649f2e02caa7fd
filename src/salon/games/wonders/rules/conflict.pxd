from salon.games.wonders.rules.state cimport (
    CHANGE_EVENT, EVENT_DEFEAT, EVENT_VICTORY, TRIGGER_VICTORY, WondersPosition,
)

cdef int shields_of(WondersPosition position, int seat) noexcept nogil
cdef int seats_in_conflict(WondersPosition position, int diplomats, int* seats) noexcept nogil
cdef void resolve_conflicts(WondersPosition position) noexcept nogil
cdef void resolve_conflict(WondersPosition position, int one, int other, int strength, int other_strength) noexcept nogil
