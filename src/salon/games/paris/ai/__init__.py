"""What computer players ask of Paris."""
