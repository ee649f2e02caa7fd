# What lies on the table (`part-`), and the steps of the set-up for a number of players (`lay-`).

part-board = City board
    .text = Six districts around the Arc, and the bonus track around them
part-buildings = Buildings
    .text = One for each field, the back shows the district
part-landmarks = Landmarks
    .text = Values { $lowest } to { $highest }
part-resources = Resource tokens
    .text = { $wood } wood, { $marble } marble, { $gold } gold
part-prestige = Prestige tokens
    .text = { $bronze } bronze, { $silver } silver, { $gold_prestige } gold
part-bonus-tiles = Bonus tiles
    .text = For spaces 1 to { $spaces }, some several times
part-vp-tiles = VP tiles
    .text = They decide which districts score
part-end-tiles = End-game tiles
    .text = Searched when all piles are empty
part-keys = Keys
    .text = { $keys_each } in each of { $colours } colours
part-meeples = Meeples
    .text = One in each colour, for the bonus track
part-screens = Screens
    .text = Behind yours you put keys, francs and tokens
part-francs = Francs
    .text = As many as you need

lay-tokens = A token beside each field
    .text = { $prestige } prestige and { $resources } resource tokens
lay-removed = Buildings out, unseen
    .text = Nobody can take the tokens of their fields
lay-piles = The other buildings in { $piles } piles
    .text = { $pile_list }, face down, the back shows the district
lay-landmarks = Landmarks, face up
    .text = Values { $lowest } to { $highest }, you add them to districts later
lay-vp-tiles = VP tiles, face up
    .text = { $first_list } VP for first place
lay-bonus-tiles = Bonus tiles on their numbers
    .text = { $stacked ->
        [0] One on each space, meeples before space 1
       *[other] Two dots mean several copies, meeples before space 1
    }
lay-end-tiles = End-game tiles, face down
    .text = For when all piles are empty
lay-own-keys = Keys behind the screens
    .text = { $keys } for each player, with { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
lay-reserve = Keys in the reserves
    .text = { $reserve } for each player, no resources in the supply yet

lay-note-1 = { $tiles_out ->
    [0] All bonus tiles are in play.
    [one] { $tiles_out } bonus tile goes back in the box.
   *[other] { $tiles_out } bonus tiles go back in the box.
}
lay-note-2 = { $keys_out ->
    [0] You use every key of your colour.
    [one] { $keys_out } key of each colour goes back in the box.
   *[other] { $keys_out } keys of each colour go back in the box.
}
lay-note-3 = { $colours_out ->
    [0] All colours are in play.
    [one] { $colours_out } colour stays in the box.
   *[other] { $colours_out } colours stay in the box.
}
lay-note-4 = Draw lots for the start player. You play clockwise.
lay-note-5 = There are options for random tokens (2.5) and a random bonus track (2.7).
