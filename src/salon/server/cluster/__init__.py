"""What servers and workers on one database share: who is there, whose turn it is to be served, and what was used up.

Nobody owns a table: whoever appends events compares and appends. What computer players and people wait for is claimed
under a lease, so that the work of a process that dies is taken over.
"""
