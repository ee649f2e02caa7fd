"""The table of 7 Wonders in a terminal."""
