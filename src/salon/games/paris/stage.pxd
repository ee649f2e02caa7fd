# Header only: the stages of a turn; `stage.py` gives the same names to Python.
cdef enum:
    DRAW = 0  # a pile
    PLACE = 1  # the district of the drawn building (any-district option)
    ACTION = 2  # the main action
    MARKER = 3  # the marker beside the building just acquired
    BONUS = 4  # a bonus tile
    PRESTIGE = 5  # prestige discarded at a landmark
    VP_TILE = 6  # a VP tile and its district
    SEARCHED = 7  # one of the end-game tiles that are left
    FREE = 8  # only trade and tiles, until the turn is ended
    PAIRS = 9  # pairs given for tile 23 or 24
    OVER = 10  # nothing: the game has ended
