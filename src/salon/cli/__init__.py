"""The command line of Salon."""
