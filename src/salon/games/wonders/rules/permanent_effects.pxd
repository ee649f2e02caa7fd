from salon.games.wonders.rules.state cimport (
    CARDS_IN_WORD, COLOUR_GREY, DISCOUNT_STAGES, EFFECT_BANK, EFFECT_CHEAPER, EFFECT_CHEAPER_STAGE,
    EFFECT_COINS_ON, EFFECT_COPY_GUILD, EFFECT_DEFEATS_TO_WINNER, EFFECT_DOCK, EFFECT_FREE_ALWAYS,
    EFFECT_FREE_ONCE, EFFECT_LAST_CARD, EFFECT_LEADERS_LESS, EFFECT_LEADERS_NEXT_DOOR, EFFECT_MAKES,
    EFFECT_MAKES_ONE_OF, EFFECT_MAKES_OTHER, EFFECT_MAKES_SAME, EFFECT_SET_BONUS, EFFECT_SHIELDS,
    EFFECT_SHIELDS_PER, EFFECT_STAGES_FREE, EFFECT_SYMBOL, EFFECT_SYMBOL_ANY, EFFECT_SYMBOL_MASK,
    EFFECT_TRADE_MANUFACTURED, EFFECT_TRADE_RAW, FIRST_BOARD, FIRST_LEADER, FIRST_STAGE, MAX_OWN_CHOICES,
    MAX_SOLD_CHOICES, MAX_STAGES, NUM_DISCOUNTS, NUM_PRICES, NUM_RESOURCES, NUM_SYMBOLS, NUM_TRIGGERS,
    PRICE_MANUFACTURED, PRICE_RAW, WondersPosition,
)
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
