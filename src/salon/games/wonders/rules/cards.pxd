from salon.games.wonders.rules.immediate_effects cimport add_to_city, apply_card_effects, apply_effects
from salon.games.wonders.rules.leaders cimport leader_cost, put_leader_in_play
from salon.games.wonders.rules.payment cimport can_build, fill_ways, refuse_cost
from salon.games.wonders.rules.permanent_effects cimport start_effects
from salon.games.wonders.rules.stages cimport payable_stages, refuse_stage, stage_index, stage_source
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit

cdef int fill_uses(WondersPosition position, int seat, short* actions) noexcept nogil
cdef int fill_hand(WondersPosition position, int seat, int first, short* actions, int n) noexcept nogil
cdef bint has_piece(WondersPosition position, int seat, int piece) noexcept nogil
cdef int refuse_use(WondersPosition position, int seat, int action) noexcept nogil
cdef void resolve_cards(WondersPosition position, int seats) noexcept nogil
cdef void gain_for_use(WondersPosition position, int seat, int source) noexcept nogil
cdef void place_piece(WondersPosition position, int seat, int piece, int use) noexcept nogil
cdef void pay_for(WondersPosition position, int seat, int source, int way, int bank, int bought) noexcept nogil
cdef void take_from_hand(WondersPosition position, int seat, int card) noexcept nogil
