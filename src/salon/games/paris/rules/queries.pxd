from salon.games.paris.rules cimport bonus_tiles, draw, keys, scoring
from salon.games.paris.rules.state cimport BANK_ARC, MAX_BONUS_TILE, NUM_END_TILES, NUM_TOKENS, ParisPosition
from salon.kernel.bits cimport lowest, popcount
