# Header only: the choices a build brings; `choice.py` gives the same names to Python.
cdef enum:
    LAY = 1  # a leader onto the board
    RECRUIT = 2  # one more leader
    COPY = 3  # a leader next door
