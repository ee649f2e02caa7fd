# The first pages: home, a new table, an invitation, the room before the start, and the header of all pages.

guest = Guest
companions = Colette, Théo, Margot, Basile, Odette, Lucien, Inès, Anatole
table-name-again = { $name } { $number }
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

header-home = Salon, your tables
header-pages = Pages
header-tables = Tables
header-rules = Rules
header-languages = Language

home-title = Tables
home-games = Games
home-more-games = More games
home-learn = learn it in ten minutes
home-variants = variants
home-variants-game = Variants and expansions: { $game }
home-learn-title = Learning { $game }
home-first-game = Is this your first game of { $game }?
home-first-learn = Learn by playing
home-first-play = Just play
home-opponents = { $count ->
    [one] opponent
   *[other] opponents
  }
home-fewer = Fewer opponents
home-more = More opponents
home-level = Computer level
home-play = Play now
home-play-game = Play now: { $game }
home-invite = Invite friends
home-invite-game = Invite friends: { $game }
home-learn-game = learn it in ten minutes: { $game }
home-waiting = Waiting for you
home-thinking = Others are thinking
home-finished = Finished
home-nothing = No games yet. Yours will appear here.
home-your-turn = Your turn
home-look = View
home-open = Open
home-replay = Replay
home-replay-table = Replay: { $name }
home-also-waiting = waiting for you and { $names }
home-waiting-for = waiting for { $names }
home-gathering = not started, seats still free
home-won = You won, { $mine } to { $others }
home-shared = You tied for first with { $mine ->
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
home-no-invitation = This invitation is incomplete. The link ends with # and a code.
home-your-name = Your name at the table
home-try-again = Try again

new-title = A table for { $game }
new-name = Name of the table
new-seats = Who sits where
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-me = me
new-here = someone else on this device
new-invited = a friend, by invitation
new-computer = the computer
new-seat-name = Name on seat { $number }
new-your-name = Your name
new-their-name = Name
new-level = Computer level on seat { $number }
new-name-if-known = name (optional)
new-add = Add a seat
new-remove = Remove seat { $number }
new-options = Variants
new-as-usual = standard
new-tempo = Tempo
new-tempo-live = live, all at once
new-tempo-days = over days
gather-days = This table is played over days. If a player is away for { $days ->
    [one] a day
   *[other] { $days } days
}, the computer ({ $level }) may play for them.
new-hints = Hints from the computer
new-hints-alone = only if you play alone
new-hints-all = everyone may ask
new-hints-nobody = none
new-begin = Start the game
new-open = Open the table
new-unknown = We do not have this game yet.
new-home = Your tables

join-title = You are invited
join-to = { $name }, a table for { $game }
join-at-table = Already there: { $names }
join-your-name = Your name
join-sit-down = Sit down
join-no-secret = This link is incomplete: the part after # is missing. Open the invitation again, or ask for a new one.
join-open = You already have a seat. Go to the table
join-home = Your tables

gather-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
gather-ready = All seats are taken.
gather-host-starts = The game starts when the host starts it.
gather-seats = Seats
gather-free = free
gather-free-for = reserved for { $name }
gather-you = you
gather-present = is here
gather-away = away
gather-computer = computer, { $player }
gather-fill = Let the computer play
gather-fill-seat = Let the computer play seat { $number }
gather-level = Computer level on seat { $number }
gather-free-seat = Free this seat
gather-free-seat-number = Free this seat: seat { $number }
gather-invite = Invite
gather-explain = Anyone with this link can join.
gather-only-here = This address works on this computer only. For others, start Salon with “salon serve --host 0.0.0.0” and open it under the address of this computer.
gather-link = Invitation link
gather-copy = Copy the link
gather-copied = Copied
gather-share = Share
gather-share-text = Come and play: { $name }
gather-lost-link = You made the link on another device. If you make a new one, the old one stops working.
gather-make-link = Make a new link
gather-new-link = Make a new link (the old one stops working)
gather-qr = Scan to join by phone
gather-start = Start the game
