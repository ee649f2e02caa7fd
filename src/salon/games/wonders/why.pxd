# Header only: what coins and points come and go for; `why.py` gives the same names to Python.
cdef enum:
    COST = 0
    TRADE = 1
    SALE = 2
    CARD = 3
    STAGE = 4
    EVENT = 5
    LOSS = 6
    MILITARY = 7
    TREASURY = 8
    WONDER = 9
    CIVILIAN = 10
    SCIENCE = 11
    COMMERCE = 12
    GUILDS = 13
    LEADERS = 14
    BLACK = 15
    DEBT = 16
    LEADER = 17
    BANK = 18
