"""The contract of every game, and what all games share."""
