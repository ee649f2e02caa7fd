# Header only: the kinds of notes; `noted.py` gives the same names to Python.
cdef enum:
    DREW = 1  # pile, building
    BUILT = 2  # field, kind
    GONE = 3  # building
    KEY_PLACED = 4  # bank
    FRANCS = 5  # amount, why, what
    POINTS = 6  # amount, why, what
    TOKEN = 7  # amount, token, why
    UNIT = 8  # amount, token, why
    MOVED = 9  # from, to
    FOUNDED = 10  # landmark, district
    TILE_USED = 11  # number
    TILE_TAKEN = 12  # number
    FIGURE = 13  # space
    LEFT = 14  # what
    VP_TILE = 15  # tile, district
    SEARCHED = 16
    END_TAKEN = 17  # kind
    END_USED = 18  # kind
    PASSED = 19
    TURN_ENDED = 20
    LAST_TILE = 21
    LAST_ROUND = 22
    OVER = 23
    KEY_GAINED = 24  # amount
