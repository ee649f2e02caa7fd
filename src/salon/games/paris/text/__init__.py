"""Everything Paris says."""
