# The first pages: home, a new table, an invitation, the room before the start, and the header of all pages.

guest = Guest
companions = Colette, Théo, Margot, Basile, Odette, Lucien, Inès, Anatole
table-name = { $day } { $part ->
    [morning] morning
    [noon] noon
    [afternoon] afternoon
    [night] night
   *[evening] evening
  }

ago-just-now = just now
ago-since-day = since { $day }
ago-since-date = since { $date }

header-home = Salon, to the tables
header-pages = Pages
header-tables = Tables
header-rules = Rules
header-languages = Language

home-title = Tables
home-games = Games
home-more-games = More games
home-learn = learn it in ten minutes
home-opponents = { $count ->
    [one] opponent
   *[other] opponents
  }
home-fewer = Fewer opponents
home-more = More opponents
home-level = How the computer plays
home-play = Play now
home-play-game = Play now: { $game }
home-invite = Invite friends
home-invite-game = Invite friends: { $game }
home-learn-game = learn it in ten minutes: { $game }
home-waiting = Waiting for you
home-thinking = Others are thinking
home-finished = Finished
home-nothing = No table is waiting. Your games will stand here.
home-your-turn = Your turn
home-look = Look
home-open = Open
home-replay = Replay
home-replay-table = Replay: { $name }
home-also-waiting = you and { $names } still choose
home-waiting-for = waiting for { $names }
home-gathering = not begun yet, seats are still free
home-won = You won, { $mine } to { $others }
home-shared = You share the win, with { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
  }
home-lost = { $winner } won, { $best } to your { $mine }
home-all-finished = { $count ->
    [one] One more
   *[other] { $count } more
  }
home-invitation = Paste an invitation
home-sit-down = Sit down
home-no-invitation = That is not a whole invitation: it is a link with a # and a secret at its end.
home-your-name = Your name at the table
home-try-again = Try again

new-title = A table for { $game }
new-name = Name of the table
new-seats = Who sits where
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-me = me
new-here = here too, on this device
new-invited = a friend, by invitation
new-computer = the computer
new-seat-name = Name on seat { $number }
new-your-name = Your name
new-their-name = Name
new-level = How the computer plays on seat { $number }
new-name-if-known = name, if you like
new-add = Add a seat
new-remove = Remove seat { $number }
new-options = How you play
new-as-usual = as usual
new-tempo = Tempo
new-tempo-live = live, all at once
new-tempo-days = over days
gather-days = This table is played over days. If somebody is away for { $days ->
    [one] a day
   *[other] { $days } days
}, a computer player ({ $level }) may sit in.
new-hints = Hints from the computer
new-hints-alone = only if you play alone
new-hints-all = everybody may ask
new-hints-nobody = none
new-begin = Start the game
new-open = Open the table
new-unknown = There is no such game here.
new-home = To the tables

join-title = You are invited
join-to = { $name }, a table for { $game }
join-at-table = Already there: { $names }
join-your-name = Your name
join-sit-down = Sit down
join-no-secret = This link is not whole: the part after # is missing. Open the invitation once more, or ask for a new one.
join-open = You already sit here. To the table
join-home = To the tables

gather-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
gather-ready = Everyone is here.
gather-host-starts = The game begins when the host starts it.
gather-seats = Seats
gather-free = free
gather-free-for = kept for { $name }
gather-you = you
gather-present = is here
gather-away = is not looking right now
gather-computer = computer, { $player }
gather-fill = Let the computer play
gather-fill-seat = Let the computer play: seat { $number }
gather-level = How the computer plays on seat { $number }
gather-free-seat = Free this seat
gather-free-seat-number = Free this seat: seat { $number }
gather-invite = Invite
gather-explain = Whoever opens this link may sit down.
gather-only-here = This address works on this computer only. For others, start Salon with “salon serve --host 0.0.0.0” and open it by the address of this computer.
gather-link = Link of the invitation
gather-copy = Copy the link
gather-copied = Copied
gather-share = Share
gather-share-text = Come and play: { $name }
gather-lost-link = The link was made on another device. A new one makes the old one worthless.
gather-make-link = Make a new link
gather-new-link = Make a new link (the old one then no longer works)
gather-qr = The same link as a code for a phone’s camera
gather-start = Start the game
