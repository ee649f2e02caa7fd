from salon.games.wonders cimport choices, hidden, leaning, legal, losses, moment, payment, placing, refusals, scoring, standing, turn
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest, popcount
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef class WondersPosition(Table):
    pass
