from salon.games.wonders.rules.science cimport best_science
from salon.games.wonders.rules.stages cimport card_under_stage
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef int points_of(WondersPosition position, int seat, int source) noexcept nogil
cdef int marker_points(WondersPosition position, int seat, int place) noexcept nogil
cdef int laid_leader_points(WondersPosition position, int seat, int leader) noexcept nogil
cdef int guild_points(WondersPosition position, int seat, int guild) noexcept nogil
cdef bint gives_symbol(WondersPosition position, int guild) noexcept nogil
cdef int best_guild(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int conflict_points(WondersPosition position, int seat) noexcept nogil
cdef int category_of(int colour) noexcept nogil
cdef int total_points(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int token_points(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int wonder_points(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int city_points(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int leader_points(WondersPosition position, int seat, bint noting) noexcept nogil
cdef int guild_and_science_points(WondersPosition position, int seat, bint noting) noexcept nogil
