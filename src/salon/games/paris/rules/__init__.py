"""The rules of Paris, compiled: one file for each part of the rulebook."""
