"""What computer players need from Paris."""
