"""The server: tables, the database that stores them, and the page on which they are played."""
