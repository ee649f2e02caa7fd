# Words of the table's frame: header, menu, curtain, requests, the end.

again = Try again
close = Close
copied = Copied.
go-home = To the first page
nowhere = There is nothing at this address.
no-connection = The server cannot be reached.
went-wrong = Something went wrong.
understood = All right
connecting = connecting …
reconnecting = reconnecting …

table-opening = Opening the table …
seat-gone = This seat is now open elsewhere, or was given up.
table-unnamed = Table
title-table = { $name } · Salon
title-your-turn = ● Your turn · { $name } · Salon
notice-your-turn = It is your turn.

header-you = you
header-your-turn = Your turn
header-waiting = Waiting for { $names }

menu = Menu
menu-language = Language
menu-pace = Moves of others
menu-in-words = The table in words
menu-notify = Tell me when it is my turn
menu-aid = Player aid (A)
menu-rules = Rulebook
menu-components = What we know of the components
menu-watch = Copy the link for watching
menu-device = Open my seat on another device
menu-device-done = This link opens your seat. Older links and other devices of this seat no longer work.
menu-leave = Leave the table
menu-leave-sure = Really leave? A computer player will go on for you.
pace-instant = at once
pace-normal = calm
pace-step = step by step
pace-next = Next move (N)
pace-all = Show all ({ $moves })

curtain-title = Pass the device on
curtain-nobody = Nobody here has to decide
curtain-one = Only whoever sits down sees the things behind the screen.
curtain-any = All choose at the same time, in any order. Only whoever sits down sees their own things.
curtain-sit = I am { $name }

hint-ask = Hint
hint-title = A hint
hint-thinking = Thinking …
hint-wins = wins { $wins }
hint-points = about { $points } points
hint-none = There is nothing to choose here.

agree = Agree
disagree = No
asked-waiting = You have asked to take back a move; the others decide.
away = { $name } has been away for a while.
sit-in = Let a computer player sit in ({ $level })

end-title = The result
end-look = Look at the board
aid-print = To print
