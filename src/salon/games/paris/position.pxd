from salon.games.paris.ai cimport playout_policy
from salon.games.paris.rules cimport knowledge, turn
from salon.games.paris.rules.scoring cimport total_value
from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef class PlayableParisPosition(ParisPosition):
    pass
