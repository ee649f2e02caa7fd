# Header only: why amounts change; `why.py` gives the same names to Python.
cdef enum:
    INCOME = 0
    PLACE = 1
    BUYING = 2
    SELLING = 3
    TILE = 4
    END_TILE = 5
    BONUS = 6
    BUILDING = 7
    PRESTIGE = 8
    DISTRICT = 9
    MARKER = 10
    COST = 11
    PAIRS = 12
    LOST = 13
