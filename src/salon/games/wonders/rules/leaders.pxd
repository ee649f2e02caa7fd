from salon.games.wonders.rules.permanent_effects cimport start_effects
from salon.games.wonders.rules.stages cimport payable_stages
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef int leader_cost(WondersPosition position, int seat, int leader) noexcept nogil
cdef int fill_recruiting(WondersPosition position, int seat, short* actions) noexcept nogil
cdef void put_leader_in_play(WondersPosition position, int seat, int leader) noexcept nogil
cdef void draw_leaders(WondersPosition position, int seat, int count) noexcept nogil
