# Header only: which decision is pending; `moment.py` gives the same names to Python.
cdef enum:
    BOARDS = 0  # one seat after another chooses a board
    DRAFT = 1  # all keep a leader
    RECRUIT = 2  # all choose a leader and its use
    TURN = 3  # all choose a card and its use
    LAST = 4  # those who may play the last card of the age
    CHOICES = 5  # what a build brings: a leader to lay, to recruit or to copy
    PICK = 6  # one seat picks from the discard pile
    DEBT = 7  # all who lose coins choose between coins and debts
    OVER = 8  # nothing: the game has ended
