"""What computer players need from 7 Wonders."""
