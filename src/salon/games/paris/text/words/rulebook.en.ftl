# The rules of Paris in our own words. Clauses are numbered; tests, refusals and pages refer to the numbers.
# A `.ruling` settles what the rule texts leave open and says on what it rests.

rule-1 = What it is about
rule-1-1 = Two to four players buy into the buildings and landmarks of six districts of Paris. Whoever has the most points at the end wins.
rule-1-2 = Each district has a bank, six fields with the values 1, 2, 3, 4, 5 and 8, a row for landmarks and room for one VP tile. The Arc de Triomphe in the middle belongs to no district.
rule-1-3 = A key marks what a player holds: a bank, the Arc, a building or a landmark. A place is a building or a landmark.
rule-1-4 = There are six kinds of buildings: café, bakery, residence, restaurant, hotel and theatre. All landmarks together count as a seventh kind.

rule-2 = Setting up
rule-2-1 = You start with { $set_up_francs_counted } and, behind your screen, { $set_up_keys_2_counted } with two players, { $set_up_keys_3 } with three, { $set_up_keys_4 } with four. Further keys in your reserve: { $set_up_reserve_keys }.
rule-2-2 = Shuffle the 36 buildings and take { $set_up_removed } of them out of the game unseen. The rest form face-down piles. The back of a building shows its district, so everybody sees the district of the top building of each pile.
rule-2-3 = There are three piles, of { $piles_of_3 } buildings; with the option for two piles they hold { $piles_of_2 }.
    .ruling = The texts disagree: the short rules and the Thai rulebook say three piles, the German rulebook two. 33 buildings divide evenly only by three.
rule-2-4 = Beside every field lies a marker. Which one depends on the value of the field: { $marker_list }.
rule-2-5 = Option for random markers: the six gold resources go beside the fields of value 8; the other twelve resources and all eighteen prestige tokens are shuffled onto the thirty other fields.
rule-2-6 = The bonus track has thirty spaces in a row. On each lies the bonus tile of its number. Of some numbers there are several copies, with 2/3/4 players: { $copies_list }. The figures stand before the first space.
rule-2-7 = Option for a random track: the tiles of each letter are shuffled among the spaces of that letter (A: { $letter_a }, B: { $letter_b }, C: { $letter_c }). Further copies lie under the tile of the same number.
rule-2-8 = The start player is drawn at random; play goes clockwise. A round ends when the turn comes back to the start player.
    .ruling = In the box the player whose screen shows the sign starts, which is as good as a draw. That rounds are counted from that seat is inferred from everybody having the same number of turns.
rule-2-9 = All eight landmarks, the six VP tiles and the supply are open to all; the end-game tiles lie face down. At the start the supply holds no resources.

rule-3 = The turn
rule-3-1 = A turn has two steps: draw and place a building, then take exactly one action. When all piles are empty the first step is left out.
rule-3-2 = The actions are: place a key, move a key, or, once all piles are empty, search the end-game tiles.
rule-3-3 = A player who can take none of these actions passes; nobody else may pass. Nobody has to sell something or use a tile first to make an action possible; but a move that an unused tile 9 or 16 allows is possible. A pass stands for the action: trade and tiles may still follow.
    .ruling = The texts oblige everybody to act and do not say what happens when nothing can be done; this is the mildest reading.
rule-3-4 = Buying, selling and using tiles are possible at every decision of one's own turn after the draw (once the piles are empty, from the start of the turn), also while a benefit waits to be taken, as often as one likes. Only the giving of pairs is not interrupted (13.31).
    .ruling = The German rulebook says at any time, and that the turn must begin with the draw; the short rules say in one's own turn.
rule-3-5 = The turn ends when the player says so, after the action and its benefits. Then the next player draws.

rule-4 = Buildings
rule-4-1 = Draw the top building of any pile that has one left and put it on the field of its district and value.
rule-4-2 = Option for any district: no buildings are removed during set-up (three piles of twelve, or two of eighteen), and a drawn building goes to a district of the player's choice, onto the free field of its value.
    .ruling = The pile sizes follow from 36 buildings.
rule-4-3 = With that option a district holds at most one building of each kind: no second theatre where a theatre stands.
rule-4-4 = With that option a building that fits in some district must be placed; one that fits in none leaves the game.
    .ruling = That a building which fits must be placed is inferred: the texts take buildings out only when they cannot be placed.
rule-4-5 = The marker beside a field that never gets a building stays there and cannot be taken.
    .ruling = Inferred: markers are taken only by acquiring the building.

rule-5 = Placing a key
rule-5-1 = Take a key from behind the screen and put it on a bank, or on the Arc. Keys never go from the screen straight to a building or landmark.
rule-5-2 = A bank pays its amount at once: { $bank_list }. The Arc pays nothing.
rule-5-3 = A player has at most one key at each bank and one on the Arc at a time; players do not block each other there. After the key has moved on, another may be placed there and is paid again.
    .ruling = That a bank pays again is inferred from the limit being one key at a time.

rule-6 = Moving a key
rule-6-1 = Move one of your keys on the board to a place and pay its cost. You have then acquired that place, and the key no longer lies where it came from.
rule-6-2 = From a bank, building or landmark a key stays in its district.
rule-6-3 = From a building or landmark it may only go to a higher value. A bank has no value.
rule-6-4 = From the Arc a key may go to any district.
rule-6-5 = The place must be free: no key of anybody lies there. Only bonus tiles 9 and 16 allow otherwise.
rule-6-6 = A building must already lie on the board to be acquired.

rule-7 = Costs
rule-7-1 = A key from a bank or the Arc pays the value of the place in francs.
rule-7-2 = A key from a building or landmark pays only the difference of the two values.
rule-7-3 = Resources are paid on top: a building of value 8 costs { $cost_wood_for_8 } wood, a landmark the marble and gold printed on it. Whoever lacks francs or resources cannot move there.

rule-8 = Landmarks
rule-8-1 = The eight landmarks have the values 9 to 16. A key may go to a landmark that lies in its district, or take a new one from the supply, add it to the district and go there; from the Arc to any district.
rule-8-2 = A new landmark must be higher than the one last added to that district. Any number may be added.
rule-8-3 = A landmark on the board that has become free may be acquired again, also one below the last one added: francs, resources and prestige as the first time.
    .ruling = The texts allow the move; that the prestige counts again is inferred from its being a benefit of every acquisition.

rule-9 = Benefits
rule-9-1 = After paying, the benefits come in this order: the marker; then the points, bonus tile or prestige of the place; then the VP tile. Marker, bonus tile, prestige and VP tile may be left. The choice comes even when nothing can be taken just then, as trade and tiles may change that.
    .ruling = The texts list the benefits as optional but give no order; this one is inferred.
rule-9-2 = Acquiring a building, you may take the marker beside it, if it still lies there.
rule-9-3 = Acquiring a building of value 1 or 2, you may take a bonus tile for free; of value 3, for { $cost_bonus_at_3_counted }.
rule-9-4 = The choice of a bonus tile at a value of 3 stays open even without the francs: selling something first is allowed.
    .ruling = Inferred from trade being possible at any time.
rule-9-5 = Acquiring a building of value 8 brings { $points_building_8_counted }.
rule-9-6 = Acquiring a landmark, you may discard up to three prestige tokens that are pictured on it, each picture once, for the points beside the picture; of several open pictures of a colour the one worth most counts.
    .ruling = Our reading: each picture stands for 1 token. The texts let you discard up to 3 of the tokens pictured, and in the German rulebook’s example 2 gold prestige tokens score 10 points. Where pictures of one colour score differently you would always use the higher one, so you are not asked.

rule-10 = VP tiles
rule-10-1 = When the number of keys on the buildings and landmarks of a district rises to { $points_keys_for_vp_tile } (banks do not count, two keys on one place count as two), the player who moved may at once take any VP tile that is left and put it on any district that has none.
    .ruling = Our reading: every key counts, also two of yours on one building or landmark, because the texts count keys and not buildings. Any tile and any district are what the German rulebook says; the Thai rulebook can be read as that same district.
rule-10-2 = This happens only at the moment of key number { $points_keys_for_vp_tile }. If you decline, later keys in that district earn nothing.
    .ruling = Confirmed by the publisher to a reviewer; the Thai text reads as if the tile went to the same district, the German one says any.
rule-10-3 = No district can come to that number of keys twice, as keys never leave a district: six tiles are always enough.
    .ruling = Inferred.

rule-11 = Resources and prestige
rule-11-1 = Resources can be bought and sold. Buying costs { $prices_buy_wood_counted } for wood, { $prices_buy_marble } for marble, { $prices_buy_gold } for gold; selling brings { $prices_sell_wood }, { $prices_sell_marble } and { $prices_sell_gold }.
rule-11-2 = Prestige can only be sold: bronze for { $prices_sell_bronze }, silver for { $prices_sell_silver }, gold prestige for { $prices_sell_gold_prestige_counted }.
rule-11-3 = Only what lies in the supply can be bought. Resources that are paid, sold or given away go there.
rule-11-4 = Prestige that was sold, discarded or given away leaves the game.
    .ruling = Our reading: prestige you use leaves the game, as the German rulebook says. Its text for tile 23 and the short rules put it into the supply instead. Nobody can buy prestige, so both ways play the same.
rule-11-5 = Money is not limited.
    .ruling = No text limits it.

rule-12 = Bonus tiles
rule-12-1 = To take a bonus tile move your figure forward, one space or more, to a space on which a tile lies, and take the top one. Figures may share a space.
rule-12-2 = Nobody ever gets the same number twice, not even by a tile's effect; used tiles count too.
    .ruling = The rulebooks forbid to own two of a number; the player aid of the short rules says once per player.
rule-12-3 = Your figure never goes back by itself. Once it stands on space 30, you take no more tiles by moving it; tiles 17 and 25 still work. Option for space 30: once your figure stands there, you get no more bonus tiles at all, not even with tiles 17 and 25.
    .ruling = Our reading: the German rulebook says that you get no more bonus tiles once your figure has reached space 30. We take it to speak of moving the figure, because only the rule against duplicates is said to overrule the effects of tiles. The option takes the sentence by its word.
rule-12-4 = A tile is used in one's own turn, at once or later, and then lies face up beside the screen.
rule-12-5 = Tiles that count as tokens: using one gives its units, of kinds named at once, for this turn only. A unit can be sold, can pay a cost or be discarded at a landmark like a token, and is spent before tokens of its kind. What is left at the end of the turn is lost. No token is taken from the supply for it, and none goes there.
    .ruling = The texts say that the tile itself is the token, and of two units that one or both may be used; the limit to one turn is ours.
rule-12-6 = A tile that scores may be used for nothing; any other tile only when it has its effect (for 23 and 24 see 13.31).
    .ruling = Inferred: nothing forbids it.
rule-12-7 = A place held twice with tile 9 counts once per key wherever places are counted or added; for kinds it is one.
    .ruling = The text says counted double in all scorings; kinds are not numbers.

rule-13 = The thirty bonus tiles
rule-13-1 = Tile 1: { $tile_1_gain }.
rule-13-2 = Tile 2 counts as { $tile_2_unit }.
rule-13-3 = Tile 3 counts as { $tile_3_unit }.
rule-13-4 = Tile 4 counts as { $tile_4_unit }.
rule-13-5 = Tile 5: { $tile_5_gain }.
rule-13-6 = Tile 6: { $tile_6_points_counted } for each building of value { $tile_6_value } you hold.
rule-13-7 = Tile 7: { $tile_7_gain }.
rule-13-8 = Tile 8 counts as one prestige of your choice.
rule-13-9 = Tile 9 lets you move a key onto a place where your own key lies. It is spent by such a move. All costs are paid, all benefits gained.
    .ruling = That tiles 9 and 16 are spent by the move itself, and only when it needs them, is inferred.
rule-13-10 = Tile 10 counts as one resource of your choice.
rule-13-11 = Tile 11: { $tile_11_points_counted } for each building of value { $tile_11_value } you hold.
rule-13-12 = Tile 12: { $tile_12_gain }.
rule-13-13 = Tile 13: pay { $tile_13_francs_counted } and take a key from the reserve behind your screen.
rule-13-14 = Tile 14: pay { $tile_14_francs_counted } and take a key from the reserve behind your screen.
rule-13-15 = Tile 15: { $tile_15_points_counted } for each building of value { $tile_15_value } you hold.
rule-13-16 = Tile 16 lets you move a key onto a place where keys of other players lie. It is spent by such a move. If your own key lies there too, tile 9 is needed as well.
    .ruling = The case of own and other keys on one place is inferred from the two texts.
rule-13-17 = Tile 17: take any bonus tile from the track, also one you have passed or not yet reached. Your figure stays.
rule-13-18 = Tile 18: { $tile_18_points_counted } for each building of value { $tile_18_value } you hold.
rule-13-19 = Tile 19 counts as two prestige of your choice, alike or not.
rule-13-20 = Tile 20: { $tile_20_each_2_counted } with two players, { $tile_20_each_3 } with three, { $tile_20_each_4 } with four, for each other unused bonus tile you have; 9, 16 and 27 count, end-game tiles do not.
    .ruling = Which tiles count is inferred from the wording.
rule-13-21 = Tile 21 counts as two resources of your choice, alike or not.
rule-13-22 = Tile 22: { $tile_22_gain }.
rule-13-23 = Tile 23: give away one or more pairs of like prestige tokens, { $tile_23_each_2_counted } a pair with two players, { $tile_23_each_3 } with three, { $tile_23_each_4 } with four.
rule-13-24 = Tile 24: give away one or more pairs of like resource tokens, { $tile_24_each_2_counted } a pair with two players, { $tile_24_each_3 } with three, { $tile_24_each_4 } with four.
rule-13-25 = Tile 25: move your figure back by at most { $tile_25_back } { $tile_25_back ->
    [one] tile
   *[other] tiles
} and take the tile there. Only spaces on which a tile lies are counted, also those of numbers you have had; the figure's own is not. It goes on from there.
    .ruling = The texts speak of tiles here, of spaces when the figure moves forward.
rule-13-26 = Tile 26: { $tile_26_points_counted } for each building of value { $tile_26_value } you hold.
rule-13-27 = Tile 27 cannot be used during the game. At the end it brings { $tile_27_points_counted } for each franc.
rule-13-28 = Tile 28: { $tile_28_points_counted } for each building of value { $tile_28_value } you hold.
rule-13-29 = Tile 29: { $tile_29_points_counted } for each landmark you hold.
rule-13-30 = Tile 30: { $tile_30_kinds_4 }, { $tile_30_kinds_5 }, { $tile_30_kinds_6 } or { $tile_30_kinds_7_counted } for 4, 5, 6 or 7 different kinds among your places.
rule-13-31 = The pairs of tiles 23 and 24 are given all at one moment, at least one, without trade in between; the giving ends by itself when no pair is left. Only real tokens make pairs.
    .ruling = Otherwise resources could be given, bought back and given again. Units of tiles are not tokens.

rule-14 = End-game tiles
rule-14-1 = The end-game tiles, { $count_end_tiles } in all, are: { $end_tile_list }.
rule-14-2 = Once all piles are empty, from the turn in which the last building is drawn, you may search the end-game tiles as your action and take one of your choice, as long as there are any.
    .ruling = Our reading: if you draw the last building, you may search in that turn, because you draw before you act and all piles are empty by then. The rulebooks only ask for empty piles. The player aid of the short rules says when no building can be laid any more, which could also mean one turn later.
rule-14-3 = Choosing to search commits you. Only then do you see which tiles are left; the others do not.
    .ruling = The text lets the player look through the tiles as part of the action and keeps secret what is left.
rule-14-4 = A tile is used in your own turn, at once or later: francs and points come at once. A tile showing a token gives a unit of it for this turn, as in 12.5; it does not make pairs.
    .ruling = That such a tile can be sold like its token is inferred.
rule-14-5 = End-game tiles lie face down in front of their owner in the order in which they were taken; using one turns it over. Of several of the same kind the one taken first is used.
    .ruling = Ours: the texts put francs, tokens and bonus tiles behind the screen, but do not say where end-game tiles are kept.

rule-15 = The end and final scoring
rule-15-1 = When the last end-game tile is taken, the round is finished and one more full round is played. Everybody has had the same number of turns.
rule-15-2 = First, the owner of tile 27 gets its points.
rule-15-3 = Then each district with a VP tile is scored. Every player with at least one place there adds up the values of the places held there. First, second and third get the points on the tile, a fourth gets nothing. A rank nobody earns is not handed down.
rule-15-4 = Of equal sums the one with the highest single place is ahead; a place held twice counts its value once here.
    .ruling = Our reading: two keys do not make a building or landmark higher. Tile 9 lets it count double in every scoring, and in the total it does (15 + 3 + 3 in the German rulebook’s example). But a tie is decided by the highest single value (13 against 11 in its example).
rule-15-5 = If that is equal too, which takes tile 16, all of them get the points of that rank and one rank is skipped for each further one of them.
    .ruling = The text skips one rank for two players; more than one skip is inferred.
rule-15-6 = With two players the second gets points only with at least half of the first one's sum.

rule-16 = The winner
rule-16-1 = Most points win.
rule-16-2 = A tie is decided by the francs, then by the total value of all places held on the whole board; if that is equal too, the win is shared.

rule-17 = Open and hidden
rule-17-1 = Hidden from all are the order of the piles and the removed buildings; hidden from the others are the end-game tiles somebody holds. Which of them are left is known only to whoever searches, at that moment.
rule-17-2 = Francs, tokens and bonus tiles are kept behind screens, but everybody has seen them come and go. By default they are shown; with the option for hidden screens the others see only how many bonus tiles somebody has.
    .ruling = Anyone could count along; the option is for those who prefer to remember.
