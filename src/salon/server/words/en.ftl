# The server's own words: what it refuses, what happens around a game, and the computer players.

refused-no-such-table = We could not find this table. Check the link you were sent.
refused-no-such-game = There is no game { $game }. Choose one on the home page.
refused-no-guide = This game has no guided first game.
refused-no-such-player = Choose one of these computer players: { $players }.
refused-no-such-seat = This table has no such seat.
refused-no-such-move = { $move } is not a move of this game.
refused-more-than-a-choice = Make these moves one at a time.
refused-no-such-moment = This game has only { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
refused-no-such-address = There is nothing at this address.
refused-no-such-invitation = This invitation no longer works. Ask for a new one.
refused-no-id = This request needs an id of 1 to 64 characters.
refused-bad-message = The table did not understand that ({ $what }). Nothing has changed.
refused-bad-sitter = Choose who sits here: you, a friend, or the computer.
refused-too-large = That was too long for the table. Nothing has changed.
refused-too-fast = That was too much at once. Wait a moment and try again.
refused-too-many-moves = Ask about at most { $most ->
        [one] { $most } move
       *[other] { $most } moves
    } at a time.
refused-too-many-tables = You have opened many tables. Try again in a little while.
refused-too-many-running = You have { $most ->
        [one] { $most } unfinished game
       *[other] { $most } unfinished games
    }. Finish some before you open more.
refused-no-more-take-backs = You have taken back { $most ->
        [one] { $most } time
       *[other] { $most } times
    } in this game. That is the limit.
refused-too-many-windows = Too many windows are open. Close some and try again.
refused-busy = One moment, the table is still working. Try again.
refused-stale = The game has moved on. This is the table now.
refused-over = The game is over.
refused-not-over = You can see this when the game is over.
refused-not-started = The game has not started yet.
refused-started = The game has started. You can no longer change the seats.
refused-not-your-seat = This seat is not yours. Open the table with your own link.
refused-only-host = Only the host of the table can do this.
refused-only-watching = You are watching. Take a seat to play.
refused-not-here = You can only do this at a table you sit at.
refused-table-full = All seats are taken. You can watch.
refused-seats-open = A seat is still free. Wait, or let the computer play it.
refused-too-late = You can no longer take this back. Something was revealed, or another player has moved.
refused-nothing-to-ask = There is no move to take back.
refused-nothing-asked = Nobody has asked to take a move back.
refused-not-away = { $player } is still at the table.
refused-no-hints = Hints are off at this table.
refused-bad-part = A part of the seed and its hash have 64 hexadecimal digits.
refused-wrong-part = This is not the part of the seed that your seat had promised.
refused-committed = Your seat already has a part in this deal.
refused-no-exchange = No parts of the seed are exchanged here now.
refused-not-late = Wait a little longer for the other players.
refused-foreign-origin = This request came from another website and was blocked.
refused-foreign-host = This server does not answer to the name { $host }. If it is yours, start it with --name { $host }.
refused-server-full = The server has too many visitors right now. Try again in a minute.
refused-too-many-connections = Your address has too many connections open. Close some and try again.
refused-not-saved = The server cannot save anything right now, so nothing was changed. Try again later.
refused-went-wrong = Something went wrong on our side. Your game is safe. Try again.

health-ok = Everything works.
health-closing = The server is stopping. No game is lost.
health-missing = Nothing can be saved because the file with the tables is gone.
health-replaced = Nothing can be saved because the file with the tables was replaced while the server ran. Restart the server.
health-disk-full = Nothing can be saved because the disk is full.
health-read-only = Nothing can be saved because the file with the tables is read-only.
health-damaged = Nothing can be saved because the file with the tables is damaged. Restore a backup.
health-unavailable = Nothing can be saved because the database does not answer.

asks-back = { $player } would like to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
told-joined = { $player } sits down.
told-left = { $player } has left. The computer plays on.
told-took-back = { $player } takes a move back.
told-asked-back = { $player } asks to take back a move.
told-answered-back-yes = { $player } agrees.
told-answered-back-no = { $player } does not agree.
told-rolled-back = The game is back at an earlier move.
told-hinted = { $player } asks for a hint.
told-sat-in = The computer plays for { $player }.
told-returned = { $player } is back.
told-replaced = { $player }’s seat is free for a new player.
