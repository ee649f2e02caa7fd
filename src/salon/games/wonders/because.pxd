# Header only: why an action is refused; `because.py` gives the same names to Python.
cdef enum:
    WRONG_MOMENT = 10
    CARD_CHOSEN = 11
    NOT_IN_HAND = 12
    SAME_NAME = 13
    COINS = 14
    RESOURCES = 15
    TRADE_COINS = 16
    WONDER_DONE = 17
    STAGE_BUILT = 18
    NO_SUCH_STAGE = 19
    WAY = 20
    LEADER_COINS = 21
    NOT_IN_PILE = 22
    NOT_RECRUITED = 23
    ALREADY_LAID = 24
    NO_LEADER_THERE = 25
    MUST_COPY = 26
    BOARD_GONE = 27
    DEBT_TOO_SMALL = 28
    DEBT_TOO_LARGE = 29
    NOT_OFFERED = 30
