"""Everything Bids says."""
