"""The server: tables people sit at, the store that keeps them, and the page they are played on."""
