# What the guided first game says, in the order of its steps (`guide.toml`).

guide-welcome = Welcome to Paris. You buy into the buildings and landmarks of six districts; whoever has the most points at the end wins. Every turn begins with a building: draw the one from { saint-germain }.
guide-first-key = Now one action. Your keys wait behind your screen and go to a bank first, never straight to a building. Place one at the bank of { saint-germain }: it pays you { $bank_saint_germain_counted } at once.

guide-turn = Every turn is the same: draw a building, take exactly one action, end the turn. The action is to place a key or to move one. Draw the building of { la-villette }.
guide-first-building = Move your key from the bank to the building of value 2 and pay its value in francs: then you hold it. From a bank, a key stays in its district.
guide-marker = Beside the building lies a marker, for the first who buys it. Here it is { $marker_saint_germain_2 }. Prestige turns into points at a landmark, so take it.
guide-bonus-tile = Values 1 and 2 also bring a bonus tile; at value 3 it costs { $cost_bonus_at_3_counted }. Your figure goes forward to the tile you choose. Take tile 5: it gives { $tile_5_gain }.
guide-any-time = In your turn, after the draw, you may buy, sell and use tiles as often as you like. You need nothing yet: keep the prestige and the tile, and end your turn.

guide-draw = The back of a building shows only its district. Once drawn, it goes to the field of its value, and anybody can buy it. Draw from { la-villette } again.
guide-arc = Place a key on the Arc. It pays nothing there, but from the Arc a key may go to any district.
guide-sharing = At each bank and on the Arc you have at most one key at a time. Players do not block each other there; when your key has moved on, the bank pays you again. End your turn.

guide-taken = In { la-villette } your opponent holds the 8: a place with a key on it is taken. The 4 is free again, as that key has moved on. Draw another building of that district.
guide-from-arc = From the Arc, as from a bank, you pay the full value. You want { $marker_la_villette_5 }: move your key to the building of value 5 in { la-villette }.
guide-resources = Most markers depend on the value: beside 4, 5 and 8 lie { $marker_4 }, { $marker_5 } and { $marker_8 }. Take the { $marker_la_villette_5 }.
guide-upwards = A key on a building can move on later: within its district, and only to a higher value. End your turn.

guide-keys = You started with { $set_up_keys_2_counted }; with bonus tiles you can buy { $set_up_reserve_keys } more from the reserve. So it pays to move the same key again. Draw the building of { saint-germain }.
guide-bank = You are short of francs, so place a key at a bank again. The bank of { la-villette } pays { $bank_la_villette }.
guide-supply = At first nothing can be bought: the supply is empty. But your opponent has paid { $cost_wood_for_8 } wood for the 8, and now it lies there. End your turn.

guide-end-game-tiles = Look at the piles. Once all are empty there is a new action: search the end-game tiles and take one, for some francs, points or a token. Draw from { saint-germain }.
guide-buy = The 8 you have drawn also costs { $cost_wood_for_8 } wood. From the supply you can buy wood for { $prices_buy_wood_counted }, marble for { $prices_buy_marble } and gold for { $prices_buy_gold }. Buy the wood.
guide-difference = A key that comes from a building pays only the difference of the two values. Move yours up from the 2 to the 8; the wood is paid on top.
guide-on-top = Take the { $marker_saint_germain_8 }. You will need it: on top of the francs, landmarks cost the marble and gold printed on them.
guide-points = Value 8 gave you { $points_building_8_counted }. More come from prestige at landmarks and from bonus tiles, and most of all from the districts at the end. End your turn.

guide-fourth-key = Count the keys on the buildings of { la-villette }, without the bank. Whoever brings the number up to { $points_keys_for_vp_tile } may place a VP tile, and that can be you. Draw the building of { chaillot }.
guide-use-tile = You have no francs left, but a bonus tile. Used now, it gives you { $tile_5_gain }. A used tile stays face up beside your screen.
guide-this-moment = Move your key from the bank to the 2. That makes { $points_keys_for_vp_tile_counted }, and only this moment brings the VP tile: the next key brings none.
guide-benefits = The benefits come in order: the marker, the bonus tile, then the VP tile. You may leave any of them. Take the { $marker_la_villette_2 }.
guide-track = Move your figure on to tile 11: { $tile_11_points_counted } for each building of value { $tile_11_value } you hold. What it jumps over is mostly lost to you, so do not hurry. Use this tile later, when you hold more of them.
guide-vp-tile = Choose any VP tile and any district. At the end this one gives { $vp_tile_20_first_counted } to the highest sum of values there, { $vp_tile_20_second } to the second. Put it on { saint-germain }, where only you hold something.
guide-second = With two players the second gets points only with at least half of the first one's sum. A district without a VP tile scores nothing. End your turn.

guide-end = The end comes when the last of the { $count_end_tiles } end-game tiles is taken: the round is finished and one more is played, then the districts score. Draw the building of { montmartre }.
guide-sell = A landmark is near, but you lack a franc. It pictures silver only once, so sell one: bronze brings { $prices_sell_bronze }, silver { $prices_sell_silver }, gold prestige { $prices_sell_gold_prestige_counted }. Resources can be sold, too.
guide-landmark = Build the { $landmark_12_name } in { saint-germain }: its value counts there at the end. From the 8 you pay only the difference in francs, and { $landmark_12_marble } marble and { $landmark_12_gold } gold with it.
guide-prestige = A landmark shows pictures of prestige. For each you may discard one such token and get the points beside it. Discard your { $marker_la_villette_2 }.
guide-leave = You have nothing for the other pictures: leave them. Whoever builds in this district after you needs a higher landmark than yours.
guide-goodbye = From here on you play freely against the computer player. Rulebook and player aid are in the menu; the score sheet at the end shows where each point came from. End your turn, and enjoy Paris!
