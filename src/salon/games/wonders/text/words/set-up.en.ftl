# What lies on the table (`part-`), and the steps of the set-up for a number of players (`lay-`).

part-boards = Wonder boards
    .text = Each with a side A and a side B
part-age-1 = Age I cards
    .text = The number on a card says from how many players on you use it
part-age-2 = Age II cards
    .text = Another deck, for the second age
part-age-3 = Age III cards
    .text = The guilds are shuffled into this deck
part-guilds = Guilds
    .text = Purple cards, a few in every game
part-coins = Coins
    .text = As many as you need
part-tokens = Conflict tokens
    .text = Victory { $victory_list }, defeat −{ $defeat }
part-leaders = Leaders
    .text = White cards of Leaders and Cities
part-black = Black cards
    .text = For all three ages, with Cities
part-more-guilds = More guilds
    .text = With Leaders or Cities
part-more-boards = More wonder boards
    .text = From the Wonder Pack, Leaders and Cities

lay-boards = A wonder board for each of you
    .text = One of { $all_boards }, side A or side B
lay-coins = Coins from the bank
    .text = { $coins } for each of you, some boards add more
lay-out = Age cards out
    .text = { $cards_out ->
        [0] With { $seats } players you need them all
       *[other] They show a number above { $seats }
    }
lay-guilds = Guilds, unseen
    .text = Drawn from { $all_guilds }, shuffled into Age III
lay-age-1 = Age I cards, shuffled and dealt
    .text = { $hand } in each hand
lay-age-2 = Age II cards, face down
    .text = Dealt when Age II begins
lay-age-3 = Age III cards, face down
    .text = With the guilds
lay-tokens = Conflict tokens beside the bank
    .text = Victory { $victory_list }, defeat −{ $defeat }

lay-note-1 = { $boards_out ->
    [0] All wonder boards are in play.
    [one] { $boards_out } wonder board goes back in the box.
   *[other] { $boards_out } wonder boards go back in the box.
}
lay-note-2 = { $guilds_out ->
    [0] All guilds are in play.
    [one] { $guilds_out } guild goes back in the box unseen.
   *[other] { $guilds_out } guilds go back in the box unseen.
}
lay-note-3 = Your neighbours are the players on your left and on your right.
lay-note-4 = Leaders (12.1) and Cities (13.1) add more cards.
