from salon.games.wonders.rules.payment cimport can_build
from salon.games.wonders.rules.stages cimport payable_stages, stage_options, stage_source
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest
from salon.kernel.rng cimport Rng

cdef int VALUE_OF_EFFECT[40]
cdef int VALUE_OF_PRODUCTION[3]
cdef int BASE_WEIGHT, SOFTNESS, WEIGHT_OF_FIRST_WAY, WEIGHT_OF_OTHER_WAY, WEIGHT_OF_SALE, WEIGHT_OF_NOTHING
cdef int DEFAULT_WEIGHT, VALUE_OF_SHIELD, ENOUGH_LEAD, VALUE_OF_COUNTING, VALUE_OF_SET

cdef void fill(WondersPosition position, int seat, short* actions, int count, int* weights) noexcept nogil
cdef int sample_use(WondersPosition position, int seat, short* actions, int* weights, Rng rng) noexcept nogil
cdef int source_weight(WondersPosition position, int seat, int source) noexcept nogil
cdef int source_value(WondersPosition position, int seat, int source) noexcept nogil
cdef int shield_value(WondersPosition position, int seat, int amount) noexcept nogil
cdef int symbol_value(WondersPosition position, int seat, int symbol) noexcept nogil
