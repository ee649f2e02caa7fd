"""The texts of Bids."""
