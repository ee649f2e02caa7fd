# The score sheet

sheet-wins = { $name } wins by { $by ->
    [one] { $by } point
   *[other] { $by } points
  }
sheet-you-win = You win by { $by ->
    [one] { $by } point
   *[other] { $by } points
  }
sheet-tie-break = { $name } wins the tie-break
sheet-you-tie-break = You win the tie-break
sheet-share = { $names } share the win
sheet-you-share = You and { $names } share the win
sheet-your-place = Your place: { $place } of { $seats }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-category = Category
sheet-total = Total
sheet-best = Best
sheet-whose = Points of
sheet-pick = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-source = , move { $move } in the replay
sheet-no-source = No points here.

# The end of a game

end-loading = Adding up…
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Replay
end-save = Save the record
end-commitment = Before the first move the table showed this fingerprint (SHA-256) of its seed:
end-seed = This is the seed. The whole deal follows from it:

# The replay

replay-title = Replay: { $name }
replay-loading = Laying out the game…
replay-bar = Timeline
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-knob = Move
replay-beginning = Before the first move
replay-start = start
replay-end = end
replay-at = { $move } of { $moves }: { $words }
replay-move-of = { $name }: { $words }
replay-unseen = { $name } makes a secret choice.
replay-lead = { $name } takes the lead.
replay-seen-by = Seen by
replay-open = everything open
replay-spectator = a spectator
replay-scores = Scores
replay-more = More
replay-close = Close
replay-home = All tables
replay-as-text = As text
replay-as-board = As a board
replay-seed = Seed { $seed }
replay-fork = Play on from here
replay-fork-about = A new table starts at move { $move }, as it was dealt. The finished game stays as it is.
replay-fork-name = { $table }, from move { $move }
replay-fork-over = The game ends here. Step back to the move you want to play on from.
replay-fork-seat = I am
replay-fork-player = Opponents
replay-fork-go = Play on at a new table
replay-fork-close = Not now
replay-keys = Keys: arrows step, space plays, Home and End jump.
