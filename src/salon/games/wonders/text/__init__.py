"""Everything 7 Wonders says."""
