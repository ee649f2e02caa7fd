# The rules of Paris in our own words. Clauses are numbered; tests, refusals and pages refer to the numbers.
# A number keeps its subject: what is split off gets a new number at the end of its section.
# A `.ruling` settles what the rule texts leave open and says on what it rests.

rule-1 = Overview
rule-1-1 = Two to four players acquire buildings and landmarks in six districts of Paris. The player with the most points at the end wins.
rule-1-2 = Each district has a bank, six fields with the values 1, 2, 3, 4, 5 and 8, a row for landmarks and room for one VP tile. The Arc de Triomphe in the middle belongs to no district.
rule-1-3 = Your keys start on a bank or on the Arc and move on to buildings and landmarks. A building or landmark with your key on it is yours. We call both properties.
rule-1-4 = There are six types of buildings: café, bakery, residence, restaurant, hotel and theatre. All landmarks together count as a seventh type.

rule-2 = Setting up
rule-2-1 = You start with { $set_up_francs_counted } and, behind your screen, { $set_up_keys_2_counted } with two players, { $set_up_keys_3 } with three or { $set_up_keys_4 } with four. Further keys in your reserve: { $set_up_reserve_keys }.
rule-2-2 = Shuffle the 36 buildings and put { $set_up_removed } of them back in the box without anyone looking. The rest form face-down piles. The back of a building shows its district, so everyone sees the district of the top building of each pile.
rule-2-3 = There are three piles, of { $piles_of_3 } buildings; with the option for two piles there are two, of { $piles_of_2 }.
    .ruling = Our reading: three piles, because the short rules and the Thai rulebook say so and 33 buildings divide evenly only by three. The German rulebook says two.
rule-2-4 = Next to each field lies a token. Which one depends on the value of the field: { $marker_list }.
rule-2-5 = Option for random tokens: the six gold resource tokens go next to the fields of value 8. Shuffle the other twelve resource tokens and all eighteen prestige tokens and put them next to the thirty other fields.
rule-2-6 = The bonus track has thirty spaces in a row. On each lies the bonus tile of its number. Some numbers have several copies, with 2/3/4 players: { $copies_list }. The meeples start in front of the first space.
rule-2-7 = Option for a random track: shuffle the tiles of each letter and put them on the spaces of that letter (A: { $letter_a }, B: { $letter_b }, C: { $letter_c }). Further copies lie under the tile of the same number.
rule-2-8 = Draw the start player at random; play goes clockwise. A round ends when the turn comes back to the start player.
    .ruling = Our reading: rounds are counted from the start player’s seat, because everyone has the same number of turns. In the box the player whose screen shows the sign starts, which is as good as a draw.
rule-2-9 = All eight landmarks, the six VP tiles and the supply are open to all; the end-game tiles lie face down. At the start there are no resources in the supply.

rule-3 = Your turn
rule-3-1 = Your turn has two steps: draw and place a building, then take exactly one action. Once all piles are empty, leave out the first step.
rule-3-2 = The actions are: place a key, move a key, or, once all piles are empty, search the end-game tiles.
rule-3-3 = If you cannot take any of these actions, you pass; otherwise you may not. After passing you may still buy, sell and use tiles.
    .ruling = Our reading: you pass, because the texts oblige you to act and do not say what happens when you cannot. This is the mildest way.
rule-3-4 = In your turn, once you have drawn, you may buy, sell and use tiles at every decision and as often as you like, even before taking a benefit. With all piles empty, you may from the start of your turn. Only returning pairs is not interrupted (13.31).
    .ruling = Our reading: only in your own turn and after the draw, because the short rules say the one and the German rulebook the other. The German rulebook also says at any time.
rule-3-5 = After your action and its benefits, end your turn when you are ready. Then the next player draws.
rule-3-6 = You never have to sell something or use a tile to make an action possible. But a move that your unused tile 9 or 16 allows counts as possible, so you may not pass (3.3).

rule-4 = Buildings
rule-4-1 = Draw the top building of any pile that has one left and put it on the field of its district and value.
rule-4-2 = Option for any district: remove no buildings during set-up (three piles of twelve, or two of eighteen). Put a building you draw in any district you like, on the free field of its value.
    .ruling = Our reading: piles of these sizes, because there are 36 buildings.
rule-4-3 = With that option a district has at most one building of each type: no second theatre where there is a theatre already.
rule-4-4 = With that option you must place a building that fits in some district. If it fits in none, it is removed from the game.
    .ruling = Our reading: you must place it, because the texts remove a building only when it cannot be placed.
rule-4-5 = If a field never gets a building, the token next to it stays there. Nobody can take it.
    .ruling = Our reading: it stays, because you take a token only by acquiring the building next to it.

rule-5 = Placing a key
rule-5-1 = Take a key from behind your screen and put it on a bank or on the Arc. A key never goes from behind your screen straight to a building or landmark.
rule-5-2 = On a bank you take its francs at once: { $bank_list }. On the Arc you take nothing.
rule-5-3 = You can have one key on each bank and one on the Arc at a time; other players never block you there. Once your key has moved on, you may place another and take the francs again.
    .ruling = Our reading: you are paid again, because the limit is one key at a time.

rule-6 = Moving a key
rule-6-1 = Move one of your keys on the board onto a property and pay its cost. You have now acquired it and own it, and your key no longer lies where it came from.
rule-6-2 = From a bank, building or landmark your key stays in its district.
rule-6-3 = From a building or landmark it may only go to a higher value. A bank has no value.
rule-6-4 = From the Arc your key may go to any district.
rule-6-5 = The property must be free: no player has a key on it, not even you. Only bonus tiles 9 and 16 make exceptions.
rule-6-6 = You can acquire a building only if it is already on the board.

rule-7 = Costs
rule-7-1 = If your key comes from a bank or the Arc, you pay the full value of the property in francs.
rule-7-2 = If your key comes from another property, you pay only the difference between the two values.
rule-7-3 = You pay resources on top: { $cost_wood_for_8 } wood for a building of value 8, the marble and gold printed on it for a landmark. If you cannot pay everything, you cannot move there.

rule-8 = Landmarks
rule-8-1 = The eight landmarks have the values 9 to 16. Move your key to a landmark in its district, or take a new one from the supply, add it to the district and move there. From the Arc you may do so in any district.
rule-8-2 = A new landmark must be higher than the one last added to that district. You may add any number.
rule-8-3 = When a landmark on the board is free again, you may acquire it like the first time, with francs, resources and prestige. It may be lower than the one last added.
    .ruling = Our reading: prestige scores again, because it is a benefit each time you acquire the landmark. The move itself is allowed by the texts.

rule-9 = Benefits
rule-9-1 = After paying you get your benefits in this order: the token; then the points, bonus tile or prestige of the property; then the VP tile.
    .ruling = Our reading: this order, because the texts list the benefits in no order of their own.
rule-9-2 = When you acquire a building, you may take the token next to it, if it is still there.
rule-9-3 = When you acquire a building of value 1 or 2, you may take a bonus tile for free; of value 3, for { $cost_bonus_at_3_counted }.
rule-9-4 = At a value of 3 you may choose a bonus tile even without the francs: you can sell something first.
    .ruling = Our reading: you may sell first, because you may trade at any time in your turn.
rule-9-5 = When you acquire a building of value 8, you score { $points_building_8_counted }.
rule-9-6 = When you acquire a landmark, you may discard up to three prestige tokens that are pictured on it, one for each picture, and score the points next to the picture. Of several free pictures of a colour you use the one worth most.
    .ruling = Our reading: one token for each picture, because the texts let you discard up to 3 tokens pictured, and in the German rulebook’s example 2 gold ones score 10 points. You would always use the better picture, so you are not asked.
rule-9-7 = You may skip the token, the bonus tile, the prestige and the VP tile. You are asked even when you cannot take anything just then, because trade and tiles may change that.

rule-10 = VP tiles
rule-10-1 = When your move raises the number of keys on the properties of a district to { $points_keys_for_vp_tile }, you may at once take any VP tile that is left and put it on any district without one.
    .ruling = Our reading: any tile and any district, because the German rulebook says so. The Thai rulebook can be read as that same district.
rule-10-2 = Only key number { $points_keys_for_vp_tile } earns the VP tile, and only at that moment. If you decline, later keys in that district earn nothing.
    .ruling = Our reading: only that moment counts, because the publisher confirmed it to a reviewer.
rule-10-3 = A district never gets that many keys twice, because keys never leave a district. So six tiles are always enough.
    .ruling = Our reading: never twice, because no rule takes a key out of its district again.
rule-10-4 = Keys on banks do not count for this; two keys on one property count as two.
    .ruling = Our reading: every key counts, also two of yours on one property, because the texts count keys and not buildings.

rule-11 = Resources and prestige
rule-11-1 = You can buy and sell resources. You pay { $prices_buy_wood_counted } for wood, { $prices_buy_marble } for marble and { $prices_buy_gold } for gold; you get { $prices_sell_wood }, { $prices_sell_marble } and { $prices_sell_gold } when you sell them.
rule-11-2 = You can only sell prestige: bronze for { $prices_sell_bronze }, silver for { $prices_sell_silver }, gold prestige for { $prices_sell_gold_prestige_counted }.
rule-11-3 = You can buy only what is in the supply. Resource tokens you pay, sell or return go there.
rule-11-4 = Prestige tokens you sell, discard or return are removed from the game.
    .ruling = Our reading: they leave the game, because the German rulebook says so. Its text for tile 23 and the short rules put them into the supply instead. Nobody can buy prestige, so both ways play the same.
rule-11-5 = Money is not limited.
    .ruling = Our reading: there is always enough money, because no text limits it.

rule-12 = Bonus tiles
rule-12-1 = To take a bonus tile, move your meeple forward, one space or more, to a space with a tile on it, and take the top one. Meeples may share a space.
rule-12-2 = You can take each tile number only once in a game, even through another tile’s effect. Tiles you have used count too.
    .ruling = Our reading: once in the whole game, because the player aid of the short rules says once per player. The rulebooks only forbid owning two of a number.
rule-12-3 = Your meeple never moves back by itself. Once it stands on space 30, you take no more tiles by moving it; tiles 17 and 25 still work.
    .ruling = Our reading: the German rulebook’s sentence, no more bonus tiles once your meeple has reached space 30, speaks of moving it, because only the rule against duplicates is said to overrule the effects of tiles.
rule-12-4 = Use a tile in your own turn, at once or later. It then lies face up beside your screen.
rule-12-5 = Tiles that count as tokens: when you use one, it stands for its tokens in this turn only. If you have a choice of types, choose at once. What you have not used at the end of your turn is lost.
    .ruling = Our reading: for one turn, because the texts say that the tile itself is the token. The limit is ours.
rule-12-6 = You may use a scoring tile even if it scores 0; any other tile only if it does something (for 23 and 24 see 13.31).
    .ruling = Our reading: scoring 0 is allowed, because nothing forbids it.
rule-12-7 = Wherever properties are counted or added up, one you own twice with tile 9 counts once for each key. For types it counts as one.
    .ruling = Our reading: one for types, because types are not numbers. The text says that it counts double in every scoring.
rule-12-8 = Option for space 30: once your meeple stands there, you get no more bonus tiles at all, not even with tiles 17 and 25.
    .ruling = Our reading: an option, because it takes the German rulebook’s sentence by its word (12.3).
rule-12-9 = You can sell such a token (12.5), pay a cost with it or discard it at a landmark, and it is used before your real tokens of that type. No token is taken from the supply for it, and none goes there.
    .ruling = Our reading: each token on its own, because the text says that you may use one or both of two.

rule-13 = The thirty bonus tiles
rule-13-1 = Tile 1: { $tile_1_gain }.
rule-13-2 = Tile 2 counts as { $tile_2_unit }.
rule-13-3 = Tile 3 counts as { $tile_3_unit }.
rule-13-4 = Tile 4 counts as { $tile_4_unit }.
rule-13-5 = Tile 5: { $tile_5_gain }.
rule-13-6 = Tile 6: { $tile_6_points_counted } for each building of value { $tile_6_value } you own.
rule-13-7 = Tile 7: { $tile_7_gain }.
rule-13-8 = Tile 8 counts as 1 prestige token of your choice.
rule-13-9 = Tile 9 lets you move a key onto a property where your own key lies. Such a move uses up the tile. You pay all costs and get all benefits.
    .ruling = Our reading: the move itself uses up tiles 9 and 16, and only when it needs them, because they do nothing but allow a move.
rule-13-10 = Tile 10 counts as 1 resource token of your choice.
rule-13-11 = Tile 11: { $tile_11_points_counted } for each building of value { $tile_11_value } you own.
rule-13-12 = Tile 12: { $tile_12_gain }.
rule-13-13 = Tile 13: pay { $tile_13_francs_counted } and take a key from your reserve behind your screen.
rule-13-14 = Tile 14: pay { $tile_14_francs_counted } and take a key from your reserve behind your screen.
rule-13-15 = Tile 15: { $tile_15_points_counted } for each building of value { $tile_15_value } you own.
rule-13-16 = Tile 16 lets you move a key onto a property where other players have keys. Such a move uses up the tile. If your own key lies there too, you need tile 9 as well.
    .ruling = Our reading: you need both, because each of the two texts allows only its own case.
rule-13-17 = Tile 17: take any bonus tile from the track, even one you have passed or not yet reached. Your meeple stays where it is.
rule-13-18 = Tile 18: { $tile_18_points_counted } for each building of value { $tile_18_value } you own.
rule-13-19 = Tile 19 counts as 2 prestige tokens of your choice, alike or not.
rule-13-20 = Tile 20: { $tile_20_each_2_counted } with two players, { $tile_20_each_3 } with three or { $tile_20_each_4 } with four, for each other unused bonus tile you have. Tiles 9, 16 and 27 count; end-game tiles do not.
    .ruling = Our reading: all unused bonus tiles count, because the text makes no exception.
rule-13-21 = Tile 21 counts as 2 resource tokens of your choice, alike or not.
rule-13-22 = Tile 22: { $tile_22_gain }.
rule-13-23 = Tile 23: return one or more pairs of matching prestige tokens. Each pair scores { $tile_23_each_2_counted } with two players, { $tile_23_each_3 } with three or { $tile_23_each_4 } with four.
rule-13-24 = Tile 24: return one or more pairs of matching resource tokens. Each pair scores { $tile_24_each_2_counted } with two players, { $tile_24_each_3 } with three or { $tile_24_each_4 } with four.
rule-13-25 = Tile 25: move your meeple back by at most { $tile_25_back } { $tile_25_back ->
    [one] tile
   *[other] tiles
} and take the tile there. Count only spaces with a tile on them, also those of numbers you have had, but not your meeple’s own. Your meeple goes on from there.
    .ruling = Our reading: you count tiles, because the texts speak of tiles here, and of spaces when the meeple moves forward.
rule-13-26 = Tile 26: { $tile_26_points_counted } for each building of value { $tile_26_value } you own.
rule-13-27 = You cannot use tile 27 during the game. At the end it scores { $tile_27_points_counted } for each franc you have.
rule-13-28 = Tile 28: { $tile_28_points_counted } for each building of value { $tile_28_value } you own.
rule-13-29 = Tile 29: { $tile_29_points_counted } for each landmark you own.
rule-13-30 = Tile 30: { $tile_30_kinds_4 }, { $tile_30_kinds_5 }, { $tile_30_kinds_6 } or { $tile_30_kinds_7_counted } for 4, 5, 6 or 7 different types among your properties.
rule-13-31 = With tile 23 or 24 you return all your pairs at one moment, at least one, without trade in between; it ends by itself when no pair is left. Only real tokens make pairs.
    .ruling = Our reading: all at once, because otherwise you could return resources, buy them back and return them again. What a tile stands for is not a token.

rule-14 = End-game tiles
rule-14-1 = The end-game tiles, { $count_end_tiles } in all, are: { $end_tile_list }.
rule-14-2 = Once all piles are empty, from the turn in which the last building is drawn, you may search the end-game tiles as your action and take one of your choice, as long as there are any.
    .ruling = Our reading: if you draw the last building, you may search in that turn, because you draw before you act and the rulebooks only ask for empty piles. The player aid of the short rules says when no building can be laid any more, which could also mean one turn later.
rule-14-3 = Choosing to search commits you. Only then do you see which tiles are left; the others do not.
    .ruling = Our reading: you are committed, because looking through the tiles is part of the action and what is left stays secret.
rule-14-4 = Use an end-game tile in your own turn, at once or later; you get its francs or points at once. A tile showing a token stands for one in this turn, as in 12.5; it makes no pairs.
    .ruling = Our reading: you can also sell it, because it counts as its token.
rule-14-5 = Your end-game tiles lie face down in front of you in the order in which you took them; turn one over when you use it. Of several of the same type you use the one you took first.
    .ruling = Our reading: in front of you, because the texts put francs, tokens and bonus tiles behind the screen, but do not say where end-game tiles are kept.

rule-15 = The end and final scoring
rule-15-1 = When the last end-game tile is taken, finish the round, then play one more full round. Everyone has then had the same number of turns.
rule-15-2 = First, if you have tile 27, you score it.
rule-15-3 = Then each district with a VP tile scores. If you own at least one property there, add up the values of all you own there: this is your total. First, second and third place score the points on the tile, fourth place nothing. Points of a rank nobody reaches are lost.
rule-15-4 = If totals are tied, the player with the most valuable single property there is ahead. A property you own twice counts its value once here.
    .ruling = Our reading: two keys do not make a property higher. In the total it counts twice, because tile 9 says so (15 + 3 + 3 in the German rulebook’s example), but a tie is decided by the highest single value (13 against 11).
rule-15-5 = If that is tied too, which takes tile 16, all tied players score the points of that rank. For each of them after the first, one rank is skipped.
    .ruling = Our reading: more than one rank can be skipped, because the text skips one for two players.
rule-15-6 = With two players, second place scores only with at least half of first place’s total.

rule-16 = The winner
rule-16-1 = The player with the most points wins.
rule-16-2 = If points are tied, the player with more francs wins; then the one whose properties on the whole board have the higher total value. If that is tied too, you share the win.

rule-17 = Open and hidden
rule-17-1 = Nobody knows the order of the piles or the buildings that were removed. Only you know your end-game tiles. Which of them are left you know only while you search.
rule-17-2 = You keep francs, tokens and bonus tiles behind your screen, but everyone has seen them come and go. So we show them; with the option for hidden screens the others see only how many bonus tiles you have.
    .ruling = Our reading: shown, because anyone could count along. The option is for those who prefer to remember.
