from salon.games.wonders.rules cimport conflict, discard_picks, knowledge, leaders, losses, payment, permanent_effects, stages
from salon.games.wonders.rules.state cimport (
    CARDS_IN_WORD, COLOUR_WHITE, FIRST_LEADER, FIRST_STAGE, MAX_HAND, MAX_STAGES, NUM_CARDS, NUM_COLOURS,
    NUM_PICKERS, NUM_SYMBOLS, PHASE_OVER, USE_SOLD, USE_UNDER, WondersPosition,
)
from salon.kernel.bits cimport bit, lowest, popcount
