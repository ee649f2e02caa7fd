# Header only: what actions do; `verb.py` gives the same names to Python.
cdef enum:
    DRAW = 0  # pile
    PLACE = 1  # district
    KEY = 2  # bank, or 6 for the Arc
    SEARCH = 3
    END = 4
    TAKE = 5
    LEAVE = 6
    BUY = 7  # resource
    SELL = 8  # token
    CHOOSE = 9  # kind of end-game tile
    TURN = 10  # kind of end-game tile
    DISCARD = 11  # prestige
    GIVE = 12  # token
    STEP = 13  # bonus number
    USE = 14  # bonus number, then up to two tokens
    VP_TILE = 15  # VP tile, district
    TAKE_ANY = 16  # bonus number
    BACK = 17  # bonus number
    MOVE = 18  # source, target, landmark
    PASS = 19
