# The log in words.
story-title = Log
story-open = Open the whole log
story-close = Close the log
story-since = Since your last move
story-earlier = Earlier lines
story-auto = automatic
story-empty = Nothing has happened yet.
further = { $count ->
    [0] More
   *[other] { $count } more
}
shorter = Show less
