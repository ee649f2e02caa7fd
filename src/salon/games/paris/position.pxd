from salon.games.paris cimport hidden, leaning, legal, refusals, scoring, stage, turn
from salon.games.paris.board cimport Board
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef class ParisPosition(Board):
    pass
