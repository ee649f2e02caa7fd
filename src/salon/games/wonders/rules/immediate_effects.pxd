from salon.games.wonders.rules.leaders cimport draw_leaders
from salon.games.wonders.rules.losses cimport add_losses
from salon.games.wonders.rules.permanent_effects cimport start_effects
from salon.games.wonders.rules.state cimport (
    CHANGE_CARD, CHANGE_EVENT, CHANGE_LEADER, CHANGE_STAGE, CHOICE_COPY, CHOICE_LAY, CHOICE_RECRUIT, COLOUR_BLACK,
    COLOUR_YELLOW, EFFECT_COINS, EFFECT_COINS_NEIGHBOURS, EFFECT_COINS_PER, EFFECT_COPY_LEADER, EFFECT_DIPLOMACY,
    EFFECT_DRAW, EFFECT_LAY, EFFECT_LOSS, EFFECT_PICK, EFFECT_RECRUIT, EVENT_DIPLOMACY, FIRST_LEADER, FIRST_STAGE,
    PICKER_COURTESANS, PICKER_SOLOMON, TRIGGER_BLACK, TRIGGER_YELLOW, WondersPosition,
)
from salon.kernel.bits cimport bit

cdef void apply_effects(WondersPosition position, int seat, int source, bint copied) noexcept nogil
cdef void add_to_city(WondersPosition position, int seat, int card) noexcept nogil
cdef void apply_card_effects(WondersPosition position, int seat, int card) noexcept nogil
