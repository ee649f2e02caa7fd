from salon.games.wonders.rules.immediate_effects cimport apply_effects
from salon.games.wonders.rules.leaders cimport leader_cost, put_leader_in_play
from salon.games.wonders.rules.permanent_effects cimport recompute_effects, start_effects
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef unsigned long long copyable_leaders(WondersPosition position, int seat) noexcept nogil
cdef int seats_with_choice(WondersPosition position) noexcept nogil
cdef int fill_choice(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int refuse_choice(WondersPosition position, int seat, int action) noexcept nogil
cdef void resolve_choices(WondersPosition position) noexcept nogil
