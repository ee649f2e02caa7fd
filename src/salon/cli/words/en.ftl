ruling = Ruling
mistakes = Often got wrong
guest = Guest
computer = { $name } { $number }
which-game = Which game? (Enter: 1)
welcome = { $game }: you play against { $opponents }. Type a number or a move; ? for help, q to stop.
resumed = Welcome back to your game in { $file }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. (--new starts a fresh one.)
saved = Saved in { $file }. Run the same command to continue.
prompt = Your choice
no-such-choice = { $text } is neither a number in the list nor a move. Type ? for help.
not-now = { $text } is not possible now: { $reason }.
costs = costs { $list }
gives = gives { $list }
since = Since your last move
fault = { $player } could not move ({ $fault }). The first legal move was played instead.
choices = Your choices
over = The game is over.
place-header = Place
player-header = Player
points-header = Points
sheet-header = Where the points come from
help = number or move – play it · ? – this help · w MOVE – why a move is not possible · h – a hint · r RULE – a rule · a – player aid · b – the board again · q – stop (the game is saved)
possible = { $text } is possible now.
under-way = You have an unfinished game in { $file }. Add --new to start another with these settings.
seat = Seat { $number }
result = Scores { $scores }, places { $places }
record-header = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
expects = wins { $wins }%, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thinking = thinking…
