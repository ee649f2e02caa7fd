# Header only: how a card left a hand; `use.py` gives the same names to Python.
cdef enum:
    OPEN = 1  # built, face up
    SOLD = 2  # face down to the discard pile
    UNDER = 3  # face down under a stage
    LEFT = 4  # the last card of an age, face down to the discard pile
