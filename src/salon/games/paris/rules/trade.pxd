from salon.games.paris.rules.state cimport (
    ACTION_BUY, ACTION_SELL, CHANGE_BUYING, CHANGE_SELLING, NUM_RESOURCES, NUM_TOKENS, PIECE_NONE,
    REASON_BUY_FRANCS, REASON_NOTHING_TO_SELL, REASON_SUPPLY_EMPTY, ParisPosition,
)

cdef int fill_trade(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_buy(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_buy(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_sell(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_sell(ParisPosition position, int seat, int action) noexcept nogil
