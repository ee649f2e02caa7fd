from salon.games.wonders.ai cimport playout_policy
from salon.games.wonders.rules cimport turn
from salon.games.wonders.rules.cards cimport resolve_cards
from salon.games.wonders.rules.knowledge cimport redeal
from salon.games.wonders.rules.leader_choices cimport resolve_choices
from salon.games.wonders.rules.losses cimport settle_loss
from salon.games.wonders.rules.scoring cimport total_points
from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef class PlayableWondersPosition(WondersPosition):
    pass
