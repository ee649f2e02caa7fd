from salon.games.bids.rules.state cimport BidsPosition
