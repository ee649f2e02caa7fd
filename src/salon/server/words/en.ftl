# The server's own words: what it refuses, what happens around a game, and the computer players.

refused-no-such-table = There is no table at this address; check the link you were given.
refused-no-such-game = There is no game { $game }; choose one of those on the first page.
refused-no-guide = This game has no guided first game.
refused-no-such-player = There is no such computer player; choose one of { $players }.
refused-no-such-seat = This table has no such seat.
refused-no-such-move = { $move } is not a move of this game.
refused-more-than-a-choice = These moves are more than one choice; make them one after the other.
refused-no-such-moment = There is no such moment: this game has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
refused-no-such-address = There is nothing at this address.
refused-no-such-invitation = This invitation no longer works; ask for a new one.
refused-no-id = Every act needs an id of its own, of at most 64 letters.
refused-bad-message = This message could not be understood ({ $what }); nothing was changed.
refused-bad-sitter = A seat is for me, for somebody invited, or for a computer player.
refused-too-large = This message is too large; nothing was changed.
refused-too-fast = That was too much at once; wait a moment and try again.
refused-too-many-moves = Ask about at most { $most } moves at a time.
refused-too-many-tables = Too many tables were opened from here; try again in a while.
refused-too-many-running = You have { $most } games that are not over; finish some before you open more.
refused-no-more-take-backs = You have taken back { $most } times in this game; that is the limit.
refused-too-many-windows = Too many windows are open; close some and try again.
refused-busy = The table is busy; try again.
refused-stale = The table has moved on; this is how it stands now.
refused-over = The game is over.
refused-not-over = This is shown when the game is over.
refused-not-started = The game has not begun yet.
refused-started = The game has begun: seats can no longer be changed.
refused-not-your-seat = This seat is not yours; open the table with your own link.
refused-only-host = Only the host of the table can do this.
refused-only-watching = You are watching; sit down to play.
refused-not-here = This cannot be asked here.
refused-table-full = All seats are taken; you can watch.
refused-seats-open = Somebody is still missing: wait, or let a computer player sit down.
refused-too-late = This can no longer be taken back: something was revealed, or somebody else has moved.
refused-nothing-to-ask = There is nothing to ask for.
refused-nothing-asked = Nobody is asking for anything.
refused-not-away = { $player } is not away.
refused-no-hints = No advice is given at this table.
refused-bad-part = A part of the seed and its hash have 64 hexadecimal digits.
refused-wrong-part = This is not the part of the seed that your seat had promised.
refused-committed = Your seat already has a part in this deal.
refused-no-exchange = No parts of the seed are exchanged here now.
refused-not-late = Wait a little longer for the other players.
refused-foreign-origin = This request came from a foreign page and was refused.
refused-foreign-host = This server does not answer to the name { $host }. If it is yours, start it with --name { $host }.
refused-server-full = The server has too many visitors right now. Try again in a minute.
refused-too-many-connections = Your address has too many connections open; close some and try again.
refused-not-saved = The server cannot save anything right now, so nothing was changed. Try again later.
refused-went-wrong = Something went wrong on our side; your game is safe. Try again.

health-ok = Everything works.
health-closing = The server is stopping; no game is lost.
health-missing = Nothing can be saved: the file of the store is gone.
health-replaced = Nothing can be saved: the file of the store was replaced while the server ran. Restart the server.
health-disk-full = Nothing can be saved: the disk is full.
health-read-only = Nothing can be saved: the store can only be read.
health-damaged = Nothing can be saved: the file of the store is damaged. Restore a backup.
health-unavailable = Nothing can be saved: the store does not answer.

asks-back = { $player } would like to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
told-joined = { $player } sits down.
told-left = { $player } has left; a computer player goes on.
told-took-back = { $player } takes a move back.
told-asked-back = { $player } asks to take back a move.
told-answered-back-yes = { $player } agrees.
told-answered-back-no = { $player } does not agree.
told-rolled-back = The table goes back.
told-hinted = { $player } asks for advice.
told-sat-in = A computer player sits in for { $player }.
told-returned = { $player } is back.
told-replaced = The seat of { $player } is open for somebody new.

player-random = random
player-greedy = greedy
player-gentle = gentle
player-steady = steady
player-sharp = sharp
player-master = master
