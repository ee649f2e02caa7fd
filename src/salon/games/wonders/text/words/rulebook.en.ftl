# The rules of 7 Wonders in our own words. Clauses are numbered; tests, refusals and pages refer to the numbers.
# A number keeps its subject: what is split off gets a new number at the end of its section.
# A `.ruling` settles what the rule texts leave open and says on what it rests.

rule-1 = Overview
rule-1-1 = Three to seven players each lead a city with a wonder through three Ages. The player with the most points at the end wins.
rule-1-2 = The city to your left is the next seat clockwise, the city to your right is the one on the other side. These two, and no others, are your neighbours.
rule-1-3 = There are seven resources in two groups. Raw materials are wood, stone, clay and ore; manufactured goods are glass, textile and papyrus.
rule-1-4 = The colour of a card tells its type: brown cards produce raw materials, grey ones manufactured goods, blue are civilian, yellow commercial, red military, green scientific, and purple are guilds. Cities adds black cards, Leaders adds white cards, the leaders. All cards but the leaders are Age cards.

rule-2 = Setting up
rule-2-1 = Every seat gets a board at random from the boards in play (2.3). With the option for chosen boards you choose instead, in turn and openly, from the first seat on, among all boards in play that are still left.
rule-2-2 = Each board has a side A and a side B. By the option for sides all boards show A, all show B, or the side of every board is drawn at random. If you choose boards and draw sides, draw the sides first: you choose a board with the side it shows.
rule-2-3 = The boards in play are Alexandria, Babylon, Ephesos, Gizah, Halikarnassos, Olympia and Rhodos. The Wonder Pack adds Great Wall, Stonehenge and Manneken Pis, and together with Leaders also Abu Simbel. Leaders adds Roma; Cities adds Petra and Byzantium.
rule-2-4 = You start with { $rules_coins_counted }, with Leaders with { $rules_leaders_coins } instead. A board may give you more coins at the start, as Manneken Pis does (11.9).
rule-2-5 = The deck of an Age has one copy of each of its cards for every mark on the card that is not above the number of players.
rule-2-6 = When an Age begins, shuffle its deck and deal it out completely: you get a hand of seven cards. You play one card in each turn and discard the last one (3.6), so each Age has six turns. With Cities hands are larger (13.1).
rule-2-7 = We do not offer a game for two with a free city, a game with eight seats or a game in teams.
    .ruling = Our reading: we leave them out, because they are games with rules of their own and nothing here depends on them.
rule-2-8 = The deck of Age III also gets guilds: as many as there are players plus { $rules_guilds_beyond_seats }, drawn at random from the guilds of the sets in play. There are ten guilds, four more with Leaders and three more with Cities, each once. Guilds that are not drawn leave the game unseen.

rule-3 = The turn
rule-3-1 = Everyone chooses at the same time and in secret: one card of your hand, what to do with it (build it, build a stage with it, or discard it for coins), and how to pay. If you may choose the stage (11.1, 11.12), choose it now. You can change your mind until the last player has chosen.
rule-3-2 = Then all choices are revealed and resolved together: place cards; pay costs; take gains; decide the choices a build gives you; in the last turn of an Age, deal with the last cards (3.6, 3.7); build from the discard pile (section 7); settle losses (section 9); pass hands on or, after the last turn of an Age, fight the conflicts.
rule-3-3 = You can only spend coins you had before the turn began. Coins gained during the turn, also those that neighbours pay you for resources, you can spend from the next turn on. Rules 3.7, 9.4 and 12.19 are exceptions.
rule-3-4 = Gains that count cards or stages also count those placed in the same turn, in your own city and in neighbouring cities, and the card or stage that gives you the gain.
rule-3-5 = After a turn you pass the rest of your hand on: to the left in Age I and Age III, to the right in Age II.
rule-3-6 = In the last turn of an Age you have two cards and play one of them. You discard the other, the last card, face down and get nothing for it, not even the coins for a discarded card.
rule-3-7 = If you may play the last card of each Age (Babylon B, stage 2), you do not discard it but play it too: build it, put it under a stage or discard it for coins. This is a further turn of your own, after the gains and choices of the last turn and with the coins you have then.
    .ruling = Our reading: this order, because a single unofficial note gives it and no other text speaks of it. That you may play both of the last two cards is an official clarification.
rule-3-8 = After the last turn of an Age the conflicts are fought (section 8). Then the next Age begins, or after Age III the game ends.
rule-3-9 = What a card built in a later step gives you is resolved within that step, but building from the discard pile and losses always wait for their own step. Players who have a choice in the same step choose at the same time, except when they build from the discard pile (7.3).
rule-3-10 = You may play the last card (3.7) even in the turn in which you build that stage. What you built in the last turn already works, and what you can do once in each turn you can do again. Players who play it choose at the same time; all others discard theirs before anyone builds from the discard pile.

rule-4 = Building and discarding
rule-4-1 = To build a card, lay it face up in your city. Pay the coins of its cost to the bank; every resource of its cost must be available, from your own production or by trade. What the card produces or lowers the price of counts from the following turn on.
rule-4-2 = Your city can never have two cards of the same name. { card-loom }, { card-glassworks } and { card-press } from Age I have the same names as those from Age II. You can still discard such a card for coins or put it under a stage; cards under stages do not count.
rule-4-3 = You build a card for free with a chain, without its coins and resources, if your city already has a card that chains to it.
    .ruling = Our reading: a card you built from the discard pile chains like any other, from the next turn on and even in the same Age, because it lies in your city and a chain asks for no more. No text we know speaks of this case.
rule-4-4 = In every turn your city has all that your board, your brown and grey cards and some yellow cards, black cards and stages produce. Nothing is used up: next turn it is all there again.
rule-4-5 = To discard a card for { $rules_sale_counted }, put it face down on the discard pile and take the coins from the bank. You can always do this, with any card.
rule-4-6 = Cards that were discarded and cards under stages lie face down. Only the player who put them there knows what they are, unless section 14 or 11.8 says otherwise.
rule-4-7 = Free build (Olympia A, stage 2): once in each Age, from the turn after you built the stage, you may build one card from your hand without its coins and resources. Guilds and black cards are included.
rule-4-8 = Within a turn each unit pays for only one resource of a cost. A card or stage that shows several resources to choose from gives you one of them in each turn.
rule-4-9 = The free build (4.7) does not help with a stage or a leader and does not lift 4.2. If you do not use it, it is lost at the end of the Age.

rule-5 = Trade
rule-5-1 = Resources of a cost that your own city does not provide you buy from your two neighbours. You can buy what their boards, brown cards and grey cards produced before the turn; never what comes from yellow cards, stages, black cards or leaders.
rule-5-2 = Each resource costs { $rules_trade_price_counted }. Your price is lower with the { card-west-trading-post } ({ $effect_west_trading_post }), the { card-east-trading-post } ({ $effect_east_trading_post }), Olympia B, stage 1 ({ $effect_olympia_b_1 }), and the { card-marketplace } ({ $effect_marketplace }).
rule-5-3 = From a neighbour’s card that shows resources to choose from, you get one resource in a turn. It may be any of those shown, whatever its owner or another buyer takes from it in that turn.
rule-5-4 = You buy only what your city is missing: as few resources as your own production allows, from your neighbours or from the bank (12.7). If there are several ways to pay, you choose; the cheapest is named first. A way is not offered if another is at least as good (5.8).
rule-5-5 = Your neighbour gets what you pay for resources at the reveal, so your neighbour cannot spend it in the same turn (3.3).
rule-5-6 = Your neighbours cannot refuse and lose nothing when you buy from them: the same resources still serve your neighbour and your neighbour’s other neighbour.
rule-5-7 = A lower price (5.2) counts from the turn after you built the card or stage. Two of them for the same resource and side do not add up.
rule-5-8 = All ways to pay that you can afford (3.3) are compared by your coins right after paying, where more is better, and by the coins that go to your left and to your right neighbour, where less is better. A way is left out if another is at least as good in all three; of equal ways one remains.
rule-5-9 = Building for free with a chain or with Ramses is compared as one of these ways (5.8). A free build that you have once in each Age (4.7, 13.6) you may choose beside them, unless the card is free without it.
rule-5-10 = Your coins right after paying (5.8) include what the buying or a chain itself gives you (12.8, 12.9, and with them 13.9).

rule-6 = Your wonder
rule-6-1 = To build a stage, put any card of your hand face down under your board and pay the cost of the stage, by the same rules as for a card. The cost and effect of the card itself do not matter.
rule-6-2 = You build stages from the first to the last, each of them once and one with each card. Only those of the Great Wall you build in any order (11.1).
rule-6-3 = Some effects of stages come at once, others last to the end of the game. What a stage produces or lowers the price of counts from the following turn on, shields and symbols from the moment you build it; points count at the end.
rule-6-4 = Stages with which you build from the discard pile follow section 7. A symbol of choice is settled by 10.11, a copied guild by 10.12.
rule-6-5 = The resource of your board and your stages are not cards. Neither they nor the cards under them count where cards are counted.

rule-7 = Building from the discard pile
rule-7-1 = At the end of the turn in which you gained this effect, look through the discard pile and build one Age card from it without paying anything, or build none. You cannot keep the effect for later.
rule-7-2 = You cannot build a card from the discard pile whose name your city already has (4.2). There are never leaders in it.
rule-7-3 = Several cards built from the discard pile in one turn come in this order: Halikarnassos, Great Wall, Manneken Pis, Solomon, { card-courtesans-guild }. Each, with the gains and choices the card gives, is finished before the next; losses still wait for the end of the turn (9.4).
rule-7-4 = You may also build a card that came to the discard pile in the same turn, even one of the last cards of an Age.
rule-7-5 = Coins you get for building a card of a certain colour (Xenophon, Diocletian) you also get for a card from the discard pile. Coins for building with a chain (Vitruvius) you do not get.
    .ruling = Our reading: only its colour counts, because such a card is built and has its colour, but is not free because of a chain. The texts are silent.
rule-7-6 = If the discard pile is empty, the effect is lost. If it has no card you may build, you build none.

rule-8 = Military conflicts
rule-8-1 = At the end of each Age you compare all your shields with those of each neighbour, everyone at the same time. In each conflict the stronger city takes a victory token, worth { $victory_1 } in Age I, { $victory_2 } in Age II and { $victory_3 } in Age III, and the weaker city a defeat token, worth −{ $rules_defeat }.
rule-8-2 = If you both have the same number of shields, neither of you takes a token.
rule-8-3 = With diplomacy you sit out the conflicts at the end of the current Age: you are passed over as if your seat were empty, and the cities on either side of you meet each other.
rule-8-4 = If only two cities are left to fight, they meet once, not once on each side. If only one is left, it meets nobody.
rule-8-5 = Diplomacy lasts for that Age only and is then gone, used or not. A second one in the same Age gives you nothing.
    .ruling = Our reading: you cannot double it or save it up, because the texts give the effect for the current Age.

rule-9 = Losses
rule-9-1 = When an effect takes coins from all others, everyone loses them except the player who has the effect, neighbour or not. Diplomacy is no protection.
rule-9-2 = Without Cities you lose at most the coins you have; the rest is forgotten.
rule-9-3 = With Cities, when you lose coins, you choose how many of them to pay, from none to all that you have. For each coin you do not pay, take a debt token, even if you had coins enough. Everyone chooses at the same time.
rule-9-4 = All your losses of a turn are added up and settled at its end, after building from the discard pile; you can use coins gained in the turn. If the loss depends on victory tokens or stages, you count your own at that moment.
rule-9-5 = Each debt token (9.3) costs you 1 point at the end. You can never pay it back.

rule-10 = End and scoring
rule-10-1 = The game ends after the conflicts of Age III. Then add up your points as this section says; what sections 11 to 13 give for single boards, leaders and cards is part of it.
rule-10-2 = Conflicts: add up the values of all your victory and defeat tokens. The result can be below zero.
rule-10-3 = Coins: 1 point for every { $rules_coins_a_point_counted }, rounded down.
rule-10-4 = Wonder: the points of the stages you built, and of leaders laid on your board (11.17).
rule-10-5 = Blue cards: the points they show.
rule-10-6 = Symbols: there are three science symbols, compass, gear and tablet. You score the square of how many you have of each, plus { $rules_science_set_counted } for every set of three different ones. Symbols count alike, whether they come from green cards, other cards, leaders or stages.
rule-10-7 = Yellow cards from Age III: points for what they count, as it stands at the end of the game.
rule-10-8 = Guilds: the points they show, or points for what they count at the end of the game, in the cities they name. A guild that counts in neighbouring cities counts in both of them.
rule-10-9 = Leaders: the points of all your recruited leaders whose effect is still active, and of a leader you copied with the { card-courtesans-guild } (12.13).
rule-10-10 = Black cards: the points they show, or points for what they count at the end. From this, take off 1 point for each of your debt tokens.
rule-10-11 = Symbols of choice and masks (10.14) are set at the end, all together, in the way that is best for you.
    .ruling = Our reading: you are not asked, because the choice touches nobody else and you would never decide otherwise.
rule-10-12 = Copied guild (Olympia B, stage 3): you score one guild in a neighbouring city as if it were yours, counted from your own seat. It is the best one; without a guild in a neighbouring city you get nothing.
rule-10-13 = The player with the most points wins. If points are tied, the player with more coins is ahead; if coins are tied too, you share the place.
rule-10-14 = A mask copies the symbol of one green card in a neighbouring city, even of a card you have too. Several masks copy different cards; two cards of the same name in your two neighbouring cities are different. A mask without a card left to copy gives nothing. You cannot copy symbols of leaders, guilds and stages.
rule-10-15 = Of a copied guild (10.12) you copy only points: nobody loses coins by it, and your city gets no purple card. The { card-scientists-guild } gives you a symbol of choice, the { card-courtesans-guild } nothing.
    .ruling = Our reading: the guild stays in your neighbour’s city, because the rulebook only lets you score it as if you had built it. So you own no further purple card where those are counted, for example by the { card-shipowners-guild }. The rulebook does not speak of this.

rule-11 = The Wonder Pack
rule-11-1 = You build the stages of the Great Wall in any order, each once. Which one it is to be is part of your secret choice and fixed before the reveal.
rule-11-2 = Great Wall A: one stage gives you { $great_wall_coins_counted }, one a symbol of choice (10.11), one { $great_wall_shields_counted }, and with one you build a card from the discard pile (section 7).
rule-11-3 = Great Wall B, stage 1: take { $great_wall_gift_counted } from the bank; each of your two neighbours takes { $great_wall_gift_neighbours_counted }, also from the bank.
rule-11-4 = Great Wall B, stage 2: a mask that copies a green symbol of a neighbouring city at the end (10.14).
rule-11-5 = Great Wall B, stage 3: diplomacy for the current Age (8.3), and all others lose { $great_wall_loss_counted } (section 9).
rule-11-6 = Great Wall B, stage 4: in each turn one resource of a type that your board, brown cards and grey cards do not produce. If they produce every type, the stage gives you nothing.
rule-11-7 = Stonehenge counts the stone symbols on the brown cards of your city. The { card-quarry } has { $quarry_stones }; any other brown card that shows stone, alone or as a choice, has 1. Your board and the { card-caravansery } count nothing.
    .ruling = Our reading: a stone to choose is a symbol as well, because the text speaks of symbols on brown cards.
rule-11-8 = Stonehenge B, stage 2: at the end turn up the card under this stage. You score { $stonehenge_colour_counted } for each face-up card of its colour in your two neighbouring cities together. If it is a guild, a black card or a leader, count the guilds, black cards or leaders there.
    .ruling = Our reading: purple, black and white count too, because the text names the colour of the card without an exception.
rule-11-9 = The board of Manneken Pis produces no resource. At the start of the game you get { $start_counted } more.
rule-11-10 = Manneken Pis A: your stage 1 is the first stage of the board on your left, your stage 2 the second stage of the board on your right, your stage 3 the last stage of the board on your left.
rule-11-11 = If the board on your left has only two stages, its last stage is the second. If it has four, its last stage is the fourth.
rule-11-12 = Next to the Great Wall you choose freely, for each stage you copy from it, which of its stages that is. You choose before the reveal, and you may copy the same stage twice.
    .ruling = Our reading: you choose when the Great Wall itself does, because the cost depends on it. The text leaves the choice to you; no text forbids copying a stage twice.
rule-11-13 = You copy only stages, never the starting resource or another power of the board. A copied stage works for your city, with your own cards, leaders and neighbours, and counts as one stage of your wonder.
    .ruling = Our reading: it is your own stage, because the text copies stages only, and you build it.
rule-11-14 = Manneken Pis B has one single stage. It gives you { $manneken_pis_coins_counted }, { $manneken_pis_points_counted } and { $manneken_pis_shields_counted }.
rule-11-15 = Abu Simbel is in play only together with Leaders.
rule-11-16 = When you build a stage of Abu Simbel that shows a leader, you may lay one of your leaders, recruited earlier, face up on the board, or none. Each such stage allows this once, when you build it, and each leader can be laid once.
rule-11-17 = The effect of a leader laid on your board is gone; coins and whatever else it has already given you stay. At the end you score { $laid_counted } for each coin of its printed cost, however much you paid. It still counts as a leader of your city, but nobody can copy it.
    .ruling = Our reading: it still counts, but cannot be copied, because the text takes away only the effect, and without one there is nothing to copy.
rule-11-18 = For 11.6, all resources of a card with a choice count as produced. Yellow, white and black cards and stages do not count.
    .ruling = Our reading: a card with a choice produces all the types it shows, because the text leaves out what brown and grey cards produce.
rule-11-19 = Stonehenge A, stage 3: at the end you score { $stonehenge_a_points_counted } for each of these symbols (11.7). Stonehenge B, stage 1: take { $stonehenge_b_coins_counted } for each when you build it, and score { $stonehenge_b_points_counted } for each at the end.
rule-11-20 = A stage you copy with Manneken Pis A (11.10) has the cost and the effect of that stage, whether your neighbour has built it or not. You build the three in order.

rule-12 = Leaders
rule-12-1 = Before Age I you are dealt { $rules_leaders_dealt ->
    [one] { $rules_leaders_dealt } leader
   *[other] { $rules_leaders_dealt } leaders
}. Keep one and pass the rest to the right, keep one of those you get, and so on until you have { $rules_leaders_dealt }; the last one you simply keep. Everyone chooses at the same time. Leaders that were not dealt stay unused, face down.
rule-12-2 = Each Age begins with recruiting, before you see your hand of that Age. Everyone chooses at the same time and in secret one of their leaders and its use: recruit it for the coins it costs, build a stage with it face down, or discard it for { $rules_leader_sale_counted }.
    .ruling = Our reading: before you see your hand, because one text says so. The others do not speak of it.
rule-12-3 = Leaders you discard for coins leave the game face down. They go neither to the discard pile nor back to the unused leaders.
rule-12-4 = A recruited leader lies face up in front of you, and its effect is active from then on.
rule-12-5 = With Roma A you recruit for free; with Maecenas, all leaders after him. With Roma B you pay { $roma_less_counted } less for each leader and each of your neighbours { $roma_neighbours_counted } less, but never less than 0.
rule-12-6 = Archimedes: { $effect_archimedes }. Hammurabi: { $effect_hammurabi }. Leonidas: { $effect_leonidas }. Imhotep: { $effect_imhotep }. It may be any resource of the cost, as you like, but never coins.
rule-12-7 = With Bilkis you may get any one resource from the bank for { $bilkis_counted }, once in each turn. It serves only to pay the cost at hand, like a resource you bought.
rule-12-8 = With Hatshepsut you take { $hatshepsut_counted } from the bank for each neighbour from whom you bought at least one resource in a turn, however many they were and whatever they cost. You cannot spend it in the same turn (3.3).
rule-12-9 = Some leaders give you coins each time something happens: Vitruvius { $vitruvius_counted } when you build a card for free with a chain, Xenophon { $xenophon_counted } when you build a yellow card, Nero { $nero_counted } for each victory token you take. Anything before you recruited them gives you nothing.
rule-12-10 = With Ramses you build guilds without their cost, as many as you like.
rule-12-11 = With Solomon you build a card from the discard pile, at the end of the turn or recruiting in which you recruit him (section 7).
rule-12-12 = With Tomyris you no longer take defeat tokens for conflicts you lose: each goes to the winner of that conflict, besides the victory token, and counts as the winner’s own. Defeat tokens you took before stay.
rule-12-13 = When you build the { card-courtesans-guild }, choose a leader that lies face up in a neighbouring city and is not laid on Abu Simbel, and copy it. Without such a leader the guild has no effect.
rule-12-14 = Roma B, stage 1: you get { $roma_coins_counted } and draw { $roma_draws ->
    [one] { $roma_draws } unused leader
   *[other] { $roma_draws } unused leaders
} into your hand, or all that are left if there are fewer.
rule-12-15 = Leaders still in your hand at the end of the game count nothing.
rule-12-16 = Aristotle: each set of three different science symbols scores { $aristotle_counted } more.
rule-12-17 = Recruiting (12.2) is resolved like a turn, with building from the discard pile and losses at its end, but no hands are passed. If you have no leader left, you sit out.
rule-12-18 = The effect of a copied leader (12.13) is yours from then on, and what it gives at once comes at once; a copied Solomon builds last (7.3). The leader itself stays in your neighbour’s city and counts only there. Your copy stays even if that leader is laid on Abu Simbel later or in the same step.
    .ruling = Our reading: the copy outlasts the leader, because laying takes the effect from its owner, and the texts do not speak of the copy.
rule-12-19 = Roma B, stages 2 and 3: with each of them you may recruit one more leader from your hand at once, for its cost by 12.5, with the coins you have at that moment.
    .ruling = Our reading: you may use what you gained in the turn, because this choice comes after its gains. The texts do not say which coins you may use.

rule-13 = Cities
rule-13-1 = The deck of each Age also gets as many black cards of that Age as there are players, drawn at random; the other black cards leave the game unseen. So you get eight cards, and each Age has seven turns. What is said of the last turn is true of the seventh.
rule-13-2 = Three more guilds join those from which the guilds of Age III are drawn (2.8). If Leaders is in play too, six more leaders join those that are dealt.
rule-13-3 = { card-clandestine-dock-west }: { $effect_clandestine_dock_west }. { card-clandestine-dock-east }: { $effect_clandestine_dock_east }. It may be a raw material or manufactured goods. This comes on top of a lower price (5.2), so the resource may cost 0.
rule-13-4 = The { card-secret-warehouse } gives you in each turn one more resource of a type that your board, brown cards or grey cards produce, the { card-black-market } one of a type they do not produce. As in 11.18, all resources of a card with a choice count as produced, and nothing else counts.
rule-13-5 = With the { card-architect-cabinet } your stages need no resources. You still pay the coins of their cost.
rule-13-6 = With Caligula you may build one black card in each Age without its cost, by the same rules as 4.7 and 4.9. Diocletian gives you { $diocletian_counted } each time you build a black card.
rule-13-7 = Semiramis gives you { $semiramis_counted } for each defeat token you have, whenever you took it. Tokens you take in the conflicts of an Age count only in the Ages after it.
rule-13-8 = { card-gambling-den }: take { $gambling_den_counted }; each of your two neighbours takes { $gambling_den_neighbours_counted }. { card-gambling-house }: take { $gambling_house_counted }; each of your two neighbours takes { $gambling_house_neighbours_counted }. All these coins come from the bank.
rule-13-9 = Berenice gives you { $berenice_counted } more when you take coins from the bank, for whatever reason, once in each turn. Recruiting counts as a turn of its own here; coins you get in conflicts belong to the last turn of the Age.

rule-14 = What you know
rule-14-1 = Open to all are the boards, the cards in the cities, the stages built, the leaders recruited or laid, coins, tokens and debts. You also know how many cards each hand has and how many lie in the discard pile.
rule-14-2 = Only you know your hand, your leaders not yet recruited, and the cards you discarded or put under stages.
rule-14-3 = When you pass a hand on, you have seen it. You know all cards that were in it and which of them were built since then; only which ones left it face down you do not know.
rule-14-4 = When you build from the discard pile, you see all of it at that moment; the others do not. Of the card you build they learn that it was in the pile.
rule-14-5 = Nobody knows which guilds and black cards are out of the game, which leaders are unused, nor what the coming Ages will deal.
rule-14-6 = When a hand you passed on (14.3) comes back, it shows which cards have left it, but not who discarded which or put it under a stage.
