# Header only: the kinds of effects of bonus tiles; `effect.py` gives the same names to Python.
cdef enum:
    NONE = 0
    GAIN = 1
    UNIT = 2
    RESOURCE_1 = 3
    RESOURCE_2 = 4
    PRESTIGE_1 = 5
    PRESTIGE_2 = 6
    PER_BUILDING = 7
    PER_LANDMARK = 8
    PER_TILE = 9
    KINDS = 10
    PAIRS_PRESTIGE = 11
    PAIRS_RESOURCE = 12
    BUY_KEY = 13
    TAKE_ANY = 14
    BACK = 15
    ONTO_OWN = 16
    ONTO_OTHERS = 17
    PER_FRANC = 18
