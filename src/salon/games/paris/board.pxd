from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from salon.games.paris cimport effect, noted
from salon.kernel.position cimport Position

# What is the same during a game: the components, and the action list as tables.
ctypedef struct Parts:
    uint8_t value[6]            # of the fields of a district
    uint8_t bank[6]
    uint8_t kind[36]            # of the building that belongs on a field
    uint8_t reach[7][32]        # fields above one (0: above none) for that many francs, as a set
    uint8_t material[8][8]      # landmarks payable with that much marble and gold, as a set
    uint8_t marble[8]
    uint8_t gold[8]
    uint8_t picture[8][3]       # prestige on a landmark: token + 1, or 0
    uint8_t picture_points[8][3]
    uint8_t buy[3]
    uint8_t sell[6]
    uint8_t wood_for_8
    uint8_t bonus_at_3
    uint8_t points_for_8
    uint8_t keys_for_vp_tile
    uint8_t vp_points[6][3]
    uint8_t effect[31]          # of a bonus number
    uint8_t tile_francs[31]
    uint8_t tile_points[31]
    uint8_t tile_value[31]      # the field a tile counts, the unit it is, or how far back it goes
    uint8_t tile_each[31][5]    # by number of seats
    uint8_t kinds[8]            # points for that many kinds
    uint8_t end_francs[9]
    uint8_t end_points[9]
    uint8_t end_total
    uint32_t onto_own           # the bonus numbers with these effects, as sets
    uint32_t onto_others
    uint32_t reaching           # tiles that name another tile
    uint8_t verb[800]           # what an action does, and with what
    uint8_t first[800]
    uint8_t second[800]
    uint8_t third[800]
    int16_t move[51][84]        # the action that moves a key from a source to a target
    int16_t use[31]             # the first action that uses a bonus number, 0 if there is none
    int16_t take_any[31]
    int16_t back[31]

ctypedef struct State:
    uint64_t held[4]            # places where a seat has a key: fields 0-35, landmarks 36-43
    uint64_t built              # places that lie on the board
    uint32_t lying              # bonus numbers on the track
    uint32_t had[4]             # bonus numbers a seat ever got
    uint32_t used[4]
    int32_t francs[4]
    int32_t points[4]
    uint16_t phase
    uint16_t turned             # end-game tiles that were used, by their place in taken_kind
    uint16_t end_mask[4]        # kinds of end-game tiles a seat can still use
    uint8_t tokens[4][6]        # wood, marble, gold, bronze, silver, gold prestige
    uint8_t units[6]            # of tiles used this turn
    uint8_t keys[4]             # behind the screen
    uint8_t reserve[4]
    uint8_t banks[4]            # where a seat has a key: banks 0-5, the Arc 6
    uint8_t twice[4]            # the place a seat holds with two keys, plus 1
    uint8_t figure[4]           # the space of the figure, 0 before the start
    uint8_t copies[31]          # of each bonus number left on the track
    uint8_t space_of[31]        # where on the track a number lies
    uint8_t kind[36]            # of the building on a field, plus 1
    uint8_t marker[36]          # beside a field: token + 1
    uint8_t order[36]           # the piles, one after another: a secret
    uint8_t pile_next[3]
    uint8_t pile_end[3]
    uint8_t row[6]              # landmarks in a district, as a set
    uint8_t supply_row          # landmarks not on the board, as a set
    uint8_t tallest[6]          # the last landmark added to a district, plus 1
    uint8_t crowd[6]            # keys on the places of a district
    uint8_t vp_on[6]            # the VP tile of a district, plus 1
    uint8_t vp_left             # VP tiles not on the board, as a set
    uint8_t supply[3]
    uint8_t end_left[9]         # end-game tiles not taken, by kind: a secret
    uint8_t taken               # how many end-game tiles were taken
    uint8_t taken_by[12]
    uint8_t taken_kind[12]      # a secret of the one who took it, until it is used
    uint8_t seats
    uint8_t start
    uint8_t active
    uint8_t stage
    uint8_t after_pairs         # the stage to go back to
    uint8_t giving              # the bonus number for which pairs are given
    uint8_t pairs               # given so far
    uint8_t closing             # 0, 1 in the round of the last end-game tile, 2 in the last round
    uint8_t drawn               # the building to be placed
    uint8_t place               # acquired by this turn's move, plus 1
    uint8_t pictures            # of the landmark acquired, those already used, as a set
    uint8_t vp_due              # the district has just come to its fourth key
    uint8_t any_district
    uint8_t screens             # 1: what lies behind screens is not shown to others

cdef class PartsTable:
    cdef Parts parts

cdef class Board(Position):
    cdef State state
    cdef Parts* parts
    cdef PartsTable table
    cdef void pay(self, int seat, int amount, int reason, int what) noexcept nogil
    cdef void score(self, int seat, int amount, int reason, int what) noexcept nogil
    cdef void gain(self, int seat, int token, int reason) noexcept nogil
    cdef void lose(self, int seat, int token, int reason) noexcept nogil
    cdef void give_unit(self, int seat, int token, int reason) noexcept nogil
    cdef int pair_class(self) noexcept nogil
    cdef int available(self, int seat, int token) noexcept nogil
    cdef void mark_end_tiles(self) noexcept nogil
    cdef int place_value(self, int place) noexcept nogil
    cdef int district_of(self, int place) noexcept nogil
