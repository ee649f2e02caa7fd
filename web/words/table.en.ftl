# Words of the table's frame: header, menu, curtain, requests, the end.

again = Try again
close = Close
copied = Copied.
go-home = Home page
nowhere = There is nothing at this address.
no-connection = The server cannot be reached.
went-wrong = Something went wrong.
understood = Got it
connecting = Connecting…
reconnecting = Reconnecting…

table-opening = Opening the table…
seat-gone = This seat is open on another device, or you have left it.
table-unnamed = Table
title-table = { $name } · Salon
title-your-turn = ● Your turn · { $name } · Salon
notice-your-turn = It is your turn.

header-you = you
header-your-turn = Your turn
header-watching = You are watching
header-stand-in = The computer plays for { $names }
header-stand-in-short = Computer: { $names }
header-waiting = Waiting for { $names }

menu = Menu
menu-language = Language
menu-pace = Other players’ moves
menu-in-words = Text view
menu-notify = Tell me when it is my turn
menu-aid = Player aid (A)
menu-rules = Rulebook
menu-components = Components and their sources
menu-watch = Copy spectator link
menu-device = Open my seat on another device
menu-device-done = This link opens your seat. Earlier links and other devices no longer open it.
menu-leave = Leave the table
menu-stay = Stay
menu-leave-sure = Leave the table? The computer will play on for you.
pace-instant = instantly
pace-normal = one by one, slowly
pace-step = step by step
pace-next = Next move (N)
pace-all = Show all ({ $moves })

curtain-title = Pass the device on
curtain-nobody = No choice to make here right now
curtain-one = Take the device to see what is behind your screen.
curtain-any = Everyone chooses at the same time, in any order. Take the device to see your own cards.
curtain-sit = I am { $name }

hint-ask = Hint
hint-title = A hint
hint-thinking = Thinking…
hint-wins = wins about { $wins }
hint-points = about { $points } { $points ->
    [one] point
   *[other] points
}
hint-none = No hint needed: there is only one move.

agree = Agree
disagree = No
asked-waiting = You asked to take back a move. Waiting for the others.
away = { $name } has been away for a while.
sit-in = Let the computer play for now ({ $level })

end-title = The result
end-look = Look at the board
aid-print = Print version

keys-title = Keys
keys-choose = choose one of the offers
keys-play = play what you have chosen
keys-take-back = take back your last choice
keys-cancel = cancel
keys-hint = ask for a hint
keys-next = show the next move of another player
keys-aid = player aid
keys-list = this list
