from salon.games.paris.rules cimport bonus_tiles, draw, keys, scoring
from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest, popcount
