"""What computer players ask of 7 Wonders."""
