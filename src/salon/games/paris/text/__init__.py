"""The texts of Paris."""
