# What teaches the rules of Paris, for each section of the rulebook: paragraphs, steps and common mistakes.
# Every statement follows from the clauses in `rulebook.en.ftl`.

lesson-1-1 = You [acquire](acquire) properties, which are buildings and [landmarks](landmark), in six [districts](district) of Paris. The most points at the end win.
lesson-1-2 = Each district has a [bank](bank), six fields with the values 1, 2, 3, 4, 5 and 8, a row for landmarks and room for one [VP tile](vp-tile). Buildings come in six types, landmarks are a seventh.
lesson-1-3 = With a key on a bank you get francs. Then move it to a property, pay and own it. You score with [bonus tiles](bonus-tile) and [prestige](prestige) tokens and, at the end, in the districts.

lesson-2-1 = Start with the board, then set up your own side of the table. These steps lead you to the first turn.
lesson-2-step-1 = Put a token beside every field, as its value says ({ $marker_list }).
lesson-2-step-2 = Shuffle the 36 buildings and take { $set_up_removed } of them out of the game without looking.
lesson-2-step-3 = Form three face-down piles of the rest ({ $piles_of_3 }). Their backs show the district.
lesson-2-step-4 = Lay out the eight landmarks and the six VP tiles so that everyone can see them.
lesson-2-step-5 = Put the end-game tiles face down beside the board, { $count_end_tiles } in all.
lesson-2-step-6 = Put the bonus tiles on the thirty spaces of the bonus track, each on its own number. Stack the copies of a number, with 2/3/4 players ({ $copies_list }).
lesson-2-step-7 = Put your meeple before the first space of the bonus track.
lesson-2-step-8 = Set up your screen and put { $set_up_francs_counted } behind it.
lesson-2-step-9 = Take your keys behind the screen, too. With two players that is { $set_up_keys_2_counted }, with three { $set_up_keys_3 }, with four { $set_up_keys_4 }. Put { $set_up_reserve_keys } more into your reserve.
lesson-2-step-10 = Draw lots for the start player. You play clockwise, and a round ends when the turn comes back to the start player.

lesson-3-1 = In your turn you put one new building on the board, and then you take one action.
lesson-3-2 = Once you have drawn, you may also buy, sell and use tiles, as often as you like. When all piles are empty, you may do this from the start of your turn.
lesson-3-3 = You pass only if no action is possible. Even then you may still trade and use tiles.
lesson-3-step-1 = Draw a building and put it on its field. When all piles are empty, leave this step out.
lesson-3-step-2 = Take exactly one action. Place a key, move a key or, when all piles are empty, search the [end-game tiles](end-tile).
lesson-3-step-3 = If you have moved a key, take or skip the [benefits](benefit).
lesson-3-step-4 = Say that your turn is over. Then the next player draws.
mistake-3-1 = You take one action in a turn, so you place a key in one turn and move it in a later one.

lesson-4-1 = Choose any pile that is not empty and draw its top building. Put it on the field of its district and value. The back tells you the district before you draw.
lesson-4-2 = From now on anyone can acquire this building with a key. So before you draw, think about who can use a building in that district.
lesson-4-3 = A field that never gets a building keeps its [token](token). Nobody can take it.
mistake-4-1 = A building you draw is not yours until you move a key there and pay for it.

lesson-5-1 = Take a key from behind your screen and place it on a bank or on the Arc de Triomphe, the [Arc](arc) for short.
lesson-5-2 = On a bank you take its amount in francs at once, but the key stays in that district. On the Arc you get nothing, but you can move the key to any district.
lesson-5-3 = You may have one key on each bank and one on the Arc. Other players never block you. When your key has moved on, you may place another and take the francs again.
mistake-5-1 = A key from behind your screen goes to a bank or the Arc first, never straight to a building or landmark.

lesson-6-1 = Move one of your keys on the board to a property and pay its cost. Now you own it.
lesson-6-2 = A key on a bank, building or landmark stays in its district. From a building or landmark you can only move it to a higher value. A bank has no value. From the Arc you can move a key to any district.
lesson-6-3 = The property must be free, with nobody’s key on it. Only bonus tiles 9 and 16 allow more. A building must already be on the board.
mistake-6-1 = When you move a key on, you no longer own the property it came from, and any player can acquire it.

lesson-7-1 = From a bank or the Arc you pay the full value of the property in francs. From another property you pay only the difference between the two values. So a key that climbs in steps costs you no more francs than one big move.
lesson-7-2 = Some properties also cost [resources](resource). A building of value 8 costs { $cost_wood_for_8 } wood, a landmark the marble and gold printed on it. If something is missing, you cannot move there. You may sell or buy first.
mistake-7-1 = From one property to another you pay only the difference in francs, but all of the wood, marble and gold.

lesson-8-1 = The eight landmarks have the values 9 to 16, more than any building. There you can discard prestige tokens for points, and your total in the district grows.
lesson-8-2 = Take a landmark from the [supply](supply), add it to the district of your key and move the key there, all in one action. From the Arc you choose the district. You may also move to a free landmark that is already there.
lesson-8-3 = When a landmark is free again, anyone may acquire it, even if a higher one has been added since.
mistake-8-1 = A new landmark must be higher than the last one added to that district, so a high one early shuts out the lower ones there.
mistake-8-2 = A district may have any number of landmarks, and a new one needs no building there.

lesson-9-1 = After paying you get benefits in this order.
lesson-9-2 = First you may take the token beside a building, if it is still there.
lesson-9-3 = Then the value counts. With 1 or 2 you may take a bonus tile for free, with 3 for { $cost_bonus_at_3_counted }. With 8 you score { $points_building_8_counted }. At a landmark you may discard up to three prestige tokens pictured on it, one per picture, for the points shown.
lesson-9-4 = Last comes a VP tile, if your key earns one. You may skip everything except the points for an 8.
mistake-9-1 = Each building has only one token, so you get none if another player has taken it before you.
mistake-9-2 = Prestige tokens that you discard at a landmark leave the game.

lesson-10-1 = VP tiles decide which districts score at the end. A district without one scores nothing.
lesson-10-2 = Count the keys of all players on the properties of a district, without the bank. If your move raises them to { $points_keys_for_vp_tile }, you may at once take any VP tile that is left. Put it on any district that has none, best of all one where you are ahead. If you skip it, later keys in that district earn none.
mistake-10-1 = The VP tile may go to any district without one, not only to the district you moved in.
mistake-10-2 = A key that moves up within its district is not a new key there, because only keys from the bank and the Arc raise the number.

lesson-11-1 = Wood, marble and gold are resources. You pay them for buildings of value 8 and for landmarks. Prestige is bronze, silver or gold, and you discard it at landmarks for points. Gold prestige never pays for the gold of a landmark.
lesson-11-2 = You can buy wood for { $prices_buy_wood_counted }, marble for { $prices_buy_marble } and gold for { $prices_buy_gold }. You sell them for { $prices_sell_wood }, { $prices_sell_marble } and { $prices_sell_gold }. Prestige you can only sell, bronze for { $prices_sell_bronze }, silver for { $prices_sell_silver } and gold prestige for { $prices_sell_gold_prestige_counted }. It then leaves the game.
mistake-11-1 = You can buy only resources that are in the supply, and at the start there are none until someone pays, sells or returns one.

lesson-12-1 = You earn bonus tiles with buildings of value 1, 2 and 3. Move your meeple forward any distance to a space with a tile, and take the top one. Meeples may share a space.
lesson-12-2 = Your meeple does not go back by itself, so do not hurry. On space 30 you take no more tiles by moving it.
lesson-12-3 = Use a tile in your own turn, at once or later, and lay it face up beside your screen. A tile that counts as a token does so for one turn only.
mistake-12-1 = You get each number only once in the game, even if you have already used that tile.
mistake-12-2 = A tile that counts as a token does what a token does: you pay with it, discard it at a landmark or sell it.

lesson-13-1 = The tiles are easy to learn in groups. Some give you francs or points, some count as tokens. Many score for what you own when you use them, so wait until it is worth it. With 13 and 14 you pay for a key from your [reserve](reserve). With 17 and 25 you take another tile, with 9 and 16 you move onto a property that is not free.
lesson-13-2 = Only tile 27 waits for the end. There you score { $tile_27_points_counted } for each franc.

lesson-14-1 = When all piles are empty, you have a new action, even in the turn in which you draw the last building. Search the end-game tiles and take one. Francs and points come when you use it. A tile with a token counts as that token for one turn.
lesson-14-2 = Once you search, you cannot go back. Only you see what is left. Keep your tile face down and use it in your turn, at once or later.
lesson-14-3 = There are { $count_end_tiles } in all. The end follows the last one.

lesson-15-1 = When the last end-game tile is taken, finish the round and play one more full round. Everyone then has had the same number of turns. Use your tiles by then, because only tile 27 counts later. Now score.
lesson-15-step-1 = If you have bonus tile 27, score { $tile_27_points_counted } for each of your francs.
lesson-15-step-2 = Look at each district with a VP tile. If you own at least one property there, add up the values of your properties. One with two of your keys counts twice.
lesson-15-step-3 = The highest total is first place. First, second and third place score the points on the VP tile, a fourth nothing.
lesson-15-step-4 = If totals are equal, the player with the highest single property there is ahead. If that is equal, too, all of them score this place, and one place is skipped for each further player.
lesson-15-step-5 = With two players, second place scores only with at least half of first place’s total.
mistake-15-1 = A place that nobody reaches is not handed down, so if you are alone in a district, you score first place only.

lesson-16-1 = The most points win. If you are tied, the most francs decide, then the total value of all your properties on the whole board. If that is equal, too, you share the win.

lesson-17-1 = Nobody knows the order of the piles or the buildings that were taken out. Your end-game tiles are hidden from the other players, and only the player who searches sees which are left.
lesson-17-2 = Francs, tokens and bonus tiles are shown to all, because everyone has seen them come and go. With the option for hidden screens you see only how many bonus tiles the others have.
