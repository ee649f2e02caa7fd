from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest

cdef void add_production(WondersPosition position, int seat, int types, bint sells) noexcept nogil
cdef void start_effects(WondersPosition position, int seat, int source) noexcept nogil
cdef void start_production(
    WondersPosition position, int seat, int kind, int amount, int what, bint sells
) noexcept nogil
cdef void lower_trade_price(WondersPosition position, int seat, int sides, int price, int first) noexcept nogil
cdef void start_effect(WondersPosition position, int seat, int kind, int amount, int what) noexcept nogil
cdef void clear_effects(WondersPosition position, int seat) noexcept nogil
cdef void recompute_effects(WondersPosition position, int seat) noexcept nogil
