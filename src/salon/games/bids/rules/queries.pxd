from salon.games.bids.rules.state cimport *  # the header of the rules
