"""The rules of Bids, compiled."""
