"""The rules of 7 Wonders, compiled: one file for each part of the rulebook."""
