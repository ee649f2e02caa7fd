# Header only: who picks from the discard pile, in this order; `picker.py` gives the same names to Python.
cdef enum:
    HALIKARNASSOS = 0
    GREAT_WALL = 1
    MANNEKEN_PIS = 2
    SOLOMON = 3
    COURTESANS = 4
