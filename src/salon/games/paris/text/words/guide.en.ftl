# What the guided first game says, in the order of its steps (`guide.toml`).

guide-welcome = Welcome to Paris. You acquire buildings and landmarks in six districts, and the most points win. Every turn starts with a new building: draw the one for { saint-germain }.
guide-first-key = Now take one action. Your keys wait behind your screen and go to a bank first, never straight to a building. Place one on the bank of { saint-germain } and take { $bank_saint_germain_counted } at once.

guide-turn = Every turn is the same: draw a building, take exactly one action, end your turn. As your action you place a key or move one. Draw the building for { la-villette }.
guide-first-building = Move your key from the bank to the building of value 2 and pay its value in francs: now you own it. From a bank, a key stays in its district.
guide-marker = The first player to acquire a building may take the token next to it: here, { $marker_saint_germain_2 }. Landmarks turn prestige into points, so take it.
guide-bonus-tile = With value 1 or 2 you also take a bonus tile; with value 3 it costs { $cost_bonus_at_3_counted }. Your meeple moves forward to the tile you choose. Take tile 5: it is worth { $tile_5_gain }.
guide-any-time = In your turn, once you have drawn, you may buy, sell and use tiles as often as you like. You need nothing yet: keep the prestige and the tile, and end your turn.

guide-draw = The back of a building shows only its district. Once drawn, it goes to the field of its value, and anyone can acquire it. Draw for { la-villette } again.
guide-arc = Place a key on the Arc. You get no francs there, but from the Arc you can move the key to any district.
guide-sharing = You can have one key on each bank and one on the Arc; other players never block you there. Once your key has moved on, you can place another and be paid again. End your turn.

guide-taken = In { la-villette } your opponent owns the 8: with a key on it, it is taken. The 4 is free again, because that key has moved on. Draw another building for that district.
guide-from-arc = From the Arc, as from a bank, you pay the full value. You want { $marker_la_villette_5 }: move your key to the building of value 5 in { la-villette }.
guide-resources = Most tokens depend on the value: next to 4, 5 and 8 you find { $marker_4 }, { $marker_5 } and { $marker_8 }. Take the { $marker_la_villette_5 }.
guide-upwards = You can move a key on from a building later: within its district, and only to a higher value. End your turn.

guide-keys = You started with { $set_up_keys_2_counted }; with bonus tiles you can buy { $set_up_reserve_keys } more from your reserve. So it pays to move the same key again. Draw the building for { saint-germain }.
guide-bank = You are short of francs, so place a key on a bank again. The bank of { la-villette } pays { $bank_la_villette }.
guide-supply = At first there is nothing to buy: the supply is empty. But your opponent has paid { $cost_wood_for_8 } wood for the 8, and now it is in the supply. End your turn.

guide-end-game-tiles = Look at the piles. Once all are empty there is a new action: search the end-game tiles and take one, for some francs, points or a token. Draw for { saint-germain }.
guide-buy = The 8 you have drawn also costs { $cost_wood_for_8 } wood. From the supply you can buy wood for { $prices_buy_wood_counted }, marble for { $prices_buy_marble } and gold for { $prices_buy_gold }. Buy the wood.
guide-difference = If your key comes from a building, you pay only the difference between the two values. Move yours up from the 2 to the 8, and pay the wood as well.
guide-on-top = Take the { $marker_saint_germain_8 }. You will need it: landmarks also cost the marble and gold printed on them.
guide-points = You scored { $points_building_8_counted } for the 8. You score more with prestige at landmarks and with bonus tiles, and most of all in the districts at the end. End your turn.

guide-fourth-key = Count the keys on the buildings of { la-villette }, without the bank. The player who moves key number { $points_keys_for_vp_tile } there may place a VP tile, and that can be you. Draw the building for { chaillot }.
guide-use-tile = You have no francs left, but you have a bonus tile. Use it now and take { $tile_5_gain }. A used tile stays face up beside your screen.
guide-this-moment = Move your key from the bank to the 2. That makes { $points_keys_for_vp_tile_counted }, and only this one earns a VP tile.
guide-benefits = You take the benefits in order: the token, the bonus tile, then the VP tile. You may skip any of them. Take the { $marker_la_villette_2 }.
guide-track = Move your meeple on to tile 11: { $tile_11_points_counted } for each building of value { $tile_11_value } you own. Tiles you jump over are usually gone for you, so take your time. Keep this tile until you own more of these buildings.
guide-vp-tile = Choose any VP tile and any district. With this one, the player with the highest total of values there scores { $vp_tile_20_first_counted } at the end, second place { $vp_tile_20_second }. Put it on { saint-germain }, where only you own something.
guide-second = With two players, second place scores only with at least half of first place’s total. A district without a VP tile scores nothing. End your turn.

guide-end = When the last of the { $count_end_tiles } end-game tiles is taken, you finish the round and play one more; then the districts score. Draw the building for { montmartre }.
guide-sell = A landmark is near, but you are 1 franc short. It shows silver only once, so sell one: you get { $prices_sell_bronze } for bronze, { $prices_sell_silver } for silver, { $prices_sell_gold_prestige_counted } for gold prestige. You can sell resources, too.
guide-landmark = Build the { $landmark_12_name } in { saint-germain }: its value counts there at the end. From the 8 you pay only the difference in francs, plus { $landmark_12_marble } marble and { $landmark_12_gold } gold.
guide-prestige = A landmark shows prestige tokens. For each one shown, you may discard one of yours and score the points beside it. Discard your { $marker_la_villette_2 }.
guide-leave = You have nothing else to discard here, so skip the rest. Anyone who builds in this district after you needs a higher landmark than yours.
guide-goodbye = The rest of the game is yours. Rulebook and player aid are in the menu; at the end the score sheet shows where each point came from. End your turn, and enjoy Paris.
