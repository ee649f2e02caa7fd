# Header only: what effects count; `counter.py` gives the same names to Python.
cdef enum:
    CARDS = 1  # of some colours
    STAGES = 2  # built
    VICTORIES = 3  # victory tokens
    DEFEATS = 4  # defeat tokens
    COINS = 5  # in whole groups
    SETS = 6  # of cards of different colours
    SYMBOLS = 7  # of a resource on brown cards
    MARKER = 8  # cards of the colour under the stage
