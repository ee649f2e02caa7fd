from salon.games.bids.rules.bidding cimport apply_bid, bidding_mask, fill_bid, refuse_bid, retract_bid
from salon.games.bids.rules.knowledge cimport redeal_hands, redeal_prizes
from salon.games.bids.rules.prizes cimport apply_prize, fill_prizes, refuse_prize
from salon.games.bids.rules.state cimport *  # the header of the rules
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

cdef class PlayableBidsPosition(BidsPosition):
    pass
