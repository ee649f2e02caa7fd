# The teaching text of the rulebook: for each section a few paragraphs, steps where order matters, and common mistakes.
# The numbered rules (`rulebook.en.ftl`) are the facts; nothing here goes beyond them.

lesson-1-1 = You lead a city with a wonder through 3 [ages](age). The most points at the end win.
lesson-1-2 = In every age you get a hand of cards. Every turn you play one and pass the rest.
lesson-1-3 = Your [neighbours](neighbour) are the cities to your left and right. You buy resources from them and face them in military conflicts.
lesson-1-4 = Brown cards [produce](produce) the [raw materials](raw) wood, stone, clay and ore, grey cards the [manufactured goods](manufactured) glass, textile and papyrus. Blue cards are civilian, yellow commercial, red military, green scientific. Purple cards are [guilds](guild).

lesson-2-1 = Each player needs a board, some coins and a hand of cards. The cards you use depend on how many you are, so everyone always gets a hand of the same size.
lesson-2-step-1 = Agree on the sides of the boards. All show side A, all show side B, or you draw the side of each board at random.
lesson-2-step-2 = Give each player a board at random. If you would rather choose, do it openly, one after the other.
lesson-2-step-3 = Each player takes { $rules_coins_counted }. Some boards add coins at the start.
lesson-2-step-4 = Sort the cards into a deck for every age and set the guilds aside.
lesson-2-step-5 = Take out the cards marked with a higher number than your number of players.
lesson-2-step-6 = Draw guilds at random, as many as there are players plus { $rules_guilds_beyond_seats }. Shuffle them into the deck of Age III and put the others away unseen.
lesson-2-step-7 = Shuffle the deck of Age I and deal it out. Each player gets a hand of 7 cards.
lesson-2-step-8 = Keep the other two decks for later. You shuffle and deal each one when its age begins.

lesson-3-1 = Everyone plays at the same time, so you hardly wait. An age has 6 turns, and in each turn you play one card.
lesson-3-2 = You pass your hand on after every turn. Your neighbour can play what you pass, so look at it with their eyes too.
lesson-3-3 = In the last turn of an age you have 2 cards. You play one and discard the other for nothing. Then come the military conflicts, and the next age begins with a new hand.
lesson-3-step-1 = Choose a card in secret and what you do with it. You build it, build a [stage](stage) of your wonder with it, or [discard](discard) it for coins.
lesson-3-step-2 = Choose how you pay. You can change your mind until the last player has chosen.
lesson-3-step-3 = Reveal your choices together and place the cards.
lesson-3-step-4 = Pay what your card or stage costs.
lesson-3-step-5 = Take what you gain, and decide whatever your build asks of you.
lesson-3-step-6 = If an effect lets you, build from the [discard pile](discard-pile). After that, settle losses of coins.
lesson-3-step-7 = Pass your hand to the left in Age I and Age III, to the right in Age II.
mistake-3-1 = You pay with coins you had before the turn, and what a neighbour pays you now can be spent from the next turn on.
mistake-3-2 = You get no coins for the last card of an age, unless an effect lets you play it too.

lesson-4-1 = To build a card, lay it face up in your city. You pay its coins to the bank and need every resource it costs, your own or bought from a neighbour.
lesson-4-2 = What your board and cards produce is there again every turn. A new card produces from the next turn on, so early resources help you longest.
lesson-4-3 = If a card in your city [chains](chain) to a new one, you build the new one for free, without coins or resources.
lesson-4-4 = You can always discard a card face down for { $rules_sale_counted }.
mistake-4-1 = You cannot build two cards of the same name, so a { card-loom } from Age I rules out the one from Age II.
mistake-4-2 = Resources are not used up when you pay with them, but within a turn each one pays for one resource only.
mistake-4-3 = Where several resources are shown to choose from, you get only one of them in each turn.

lesson-5-1 = What your city lacks, you buy from your two neighbours. Each resource costs { $rules_trade_price_counted }, and the neighbour who produces it gets the coins.
lesson-5-2 = Your neighbour loses nothing and can still use the same resource. Look at what your neighbours produce, then you know what you need not produce yourself.
lesson-5-3 = Some cards lower the price. With the { card-east-trading-post }, { $effect_east_trading_post }. The { card-west-trading-post } does the same on the left, and the { card-marketplace } for manufactured goods on both sides.
mistake-5-1 = A neighbour cannot refuse when you buy.
mistake-5-2 = You can buy only what a neighbour’s board, brown cards and grey cards produce, not what yellow cards or stages produce and not what that neighbour buys.

lesson-6-1 = Your board shows the stages of your wonder. To build one, put any card from your hand face down under your board and pay the cost of the stage.
lesson-6-2 = What is printed on that card does not matter. Use one you cannot build, or one your neighbour should not get.
lesson-6-3 = You build stages from first to last, one with each card. You need not build them all. Shields and symbols count at once, what a stage produces counts from the next turn on, and points count at the end.
mistake-6-1 = For a stage you pay the cost of the stage, not the cost of the card you put under it.

lesson-7-1 = A few effects let you build from the discard pile, such as a stage of Halikarnassos. At the end of that turn you look through the whole pile and build one card from it, without paying anything.
lesson-7-2 = Cards discarded in the same turn are there too, also the last cards of an age, so even an expensive card can be yours for free. You may also take none, but you cannot save this for later.
mistake-7-1 = You cannot build a card from the discard pile if your city already has one of the same name.

lesson-8-1 = Red cards give you [shields](shield). At the end of every age you compare yours with each neighbour’s. With more you take a victory token, with fewer a defeat token, with as many nothing.
lesson-8-2 = A victory token is worth { $victory_1 } in Age I, { $victory_2 } in Age II and { $victory_3 } in Age III, a defeat token −{ $rules_defeat }. You keep your shields, so they count again in the next age.
lesson-8-3 = With [diplomacy](diplomacy) you sit out the conflicts of the age, and the cities on either side of you meet each other.
mistake-8-1 = All your shields count against each of your two neighbours, so you never divide them.

lesson-9-1 = With some effects all other players lose coins, wherever they sit. Diplomacy does not protect you. You settle all your losses together at the end of the turn, and coins you got in that turn help you pay.
lesson-9-2 = Without Cities you lose at most what you have. With Cities you choose how many coins you pay, and you take a [debt token](debt) for each coin you do not pay. Each debt token costs you 1 point at the end, and you can never pay it back.

lesson-10-1 = The game ends after the military conflicts of Age III. Now go through the score sheet line by line. The most points win. If you are tied, more coins decide, and if these are equal too, you share the place.
lesson-10-2 = Green cards show science symbols, and science grows fast. Three tablets score three times three, a compass and a gear score one point each, and the set of three adds { $rules_science_set_counted }.
lesson-10-step-1 = Add up your victory and defeat tokens. The result can be below zero.
lesson-10-step-2 = Score 1 point for every { $rules_coins_a_point_counted }, rounded down.
lesson-10-step-3 = Add the points of the stages you have built.
lesson-10-step-4 = Add the points on your blue cards.
lesson-10-step-5 = For science, square how many you have of each symbol, and add { $rules_science_set_counted } for every set of three.
lesson-10-step-6 = Add the points of your yellow cards from Age III. A card that counts yellow cards counts itself, too.
lesson-10-step-7 = Add the points of your guilds. The { card-workers-guild } scores { $effect_workers_guild }, the { card-shipowners-guild } { $effect_shipowners_guild }, itself included.
lesson-10-step-8 = With Leaders, add the points of your recruited leaders.
lesson-10-step-9 = With Cities, add the points of your black cards and take off 1 point for each debt token.
mistake-10-1 = You square the number of each symbol on its own, not the number of all your symbols together.
mistake-10-2 = A guild that counts in neighbouring cities counts in both of them.

lesson-11-1 = The Wonder Pack adds boards with ideas of their own. You build the stages of the Great Wall in any order. Stonehenge counts the stone symbols on your brown cards.
lesson-11-2 = Manneken Pis produces no resource and gets { $effect_manneken_pis_a }. With side A you copy your neighbours’ stages, cost and effect alike. Side B has one stage.
lesson-11-3 = Abu Simbel needs Leaders. Some stages let you lay a recruited leader on the board. You lose the leader’s effect and score twice the printed cost at the end.
mistake-11-1 = Manneken Pis A copies the first stage of the board on the left, the second of the board on the right and the last of the board on the left, whether your neighbours have built them or not.

lesson-12-1 = Leaders are white cards that help your city. They cost coins, so you start with { $rules_leaders_coins } instead of { $rules_coins }.
lesson-12-2 = Before Age I you are dealt { $rules_leaders_dealt ->
        [one] { $rules_leaders_dealt } leader
       *[other] { $rules_leaders_dealt } leaders
    }. Keep one and pass the rest to the right, and so on, until you have kept as many.
lesson-12-3 = At the start of every age, before you see your cards, everyone plays one leader. You [recruit](recruit) it for the coins it costs, build a stage with it, or discard it for { $rules_leader_sale_counted }. A recruited leader helps you from then on.
mistake-12-1 = Leaders still in your hand at the end of the game score nothing.

lesson-13-1 = Cities adds black cards to every age, as many as there are players. So your hand has 8 cards, and an age has 7 turns.
lesson-13-2 = Expect a rougher game. You can cost the others coins, sit out conflicts with diplomacy, or copy the symbol of a neighbour’s green card with a mask. Some black cards help you pay, with cheaper or extra resources.

lesson-14-1 = Everyone sees the boards, the cards in the cities, coins and tokens, and how many cards each hand has. Only you know your hand, the leaders you have not recruited yet and the cards you put face down.
lesson-14-2 = You have seen every hand you passed on. When one comes back, you see which cards are gone, but not who discarded which or put it under a stage.
