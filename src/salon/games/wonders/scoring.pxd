from salon.games.wonders cimport counter, effect, moment, noted, why
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest

cdef int FIRST_LEADER, FIRST_STAGE, PURPLE, GREEN, WHAT_SCIENCE, WHAT_TOKENS

cdef int worth(Table b, int seat, int source) noexcept nogil
cdef int marker_worth(Table b, int seat, int place) noexcept nogil
cdef int laid_worth(Table b, int seat, int leader) noexcept nogil
cdef int squares(int compasses, int gears, int tablets, int each_set) noexcept nogil
cdef int green_symbols(Table b, int seat, int symbol) noexcept nogil
cdef int best_science(Table b, int seat, int more, bint tell) noexcept nogil
cdef int guild_worth(Table b, int seat, int guild) noexcept nogil
cdef bint gives_symbol(Table b, int guild) noexcept nogil
cdef int best_guild(Table b, int seat, bint tell) noexcept nogil
cdef int conflict_points(Table b, int seat) noexcept nogil
cdef int category(int colour) noexcept nogil
cdef int total(Table b, int seat, bint tell) noexcept nogil
cdef void tell(Table b, int seat, int points, int reason, int what) noexcept nogil
cdef void tell_science(Table b, int seat, int compasses, int gears, int tablets, int each_set) noexcept nogil
