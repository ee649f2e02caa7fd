"""The texts of 7 Wonders."""
