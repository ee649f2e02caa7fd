# The log in words.
story-title = Log
story-open = Open the whole log
story-close = Close the log
story-since = Since your last move
story-earlier = Earlier lines
story-auto = by itself
story-empty = Nothing has happened yet.
