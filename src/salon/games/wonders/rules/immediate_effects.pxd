from salon.games.wonders.rules.leaders cimport draw_leaders
from salon.games.wonders.rules.losses cimport add_losses
from salon.games.wonders.rules.permanent_effects cimport start_effects
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit

cdef void apply_effects(WondersPosition position, int seat, int source, bint copied) noexcept nogil
cdef void add_to_city(WondersPosition position, int seat, int card) noexcept nogil
cdef void apply_card_effects(WondersPosition position, int seat, int card) noexcept nogil
