# The rules of 7 Wonders in our own words. Clauses are numbered; tests, refusals and pages refer to the numbers.
# A `.ruling` settles what the rule texts leave open and says on what it rests.

rule-1 = What it is about
rule-1-1 = Three to seven players each lead a city with a wonder through three ages. Whoever has the most points at the end wins.
rule-1-2 = The city to your left is the next seat clockwise, the city to your right is the one on the other side. These two, and no others, are your neighbours.
rule-1-3 = There are seven resources in two groups. Raw are wood, stone, clay and ore; manufactured are glass, loom and papyrus.
rule-1-4 = The colour of a card tells its kind: brown cards make raw resources, grey ones manufactured resources, blue are civilian, yellow commercial, red military, green science, and purple are guilds. Cities adds black cards, Leaders adds white cards, the leaders. All cards but the leaders are Age cards.

rule-2 = Setting up
rule-2-1 = Every seat gets a board at random from the boards in play (2.3). With the option for chosen boards the players choose instead, one after the other from the first seat on, openly, among all boards in play that are still left.
rule-2-2 = Each board has a side A and a side B. By the option for sides all boards show A, all show B, or the side of every board is drawn at random. Where boards are chosen and sides drawn, the sides are drawn first: a board is chosen with the side it shows.
rule-2-3 = The boards in play are Alexandria, Babylon, Ephesos, Gizah, Halikarnassos, Olympia and Rhodos. The Wonder Pack adds Great Wall, Stonehenge and Manneken Pis, and together with Leaders also Abu Simbel. Leaders adds Roma; Cities adds Petra and Byzantium.
rule-2-4 = Every player starts with { $rules_coins_counted }, with Leaders with { $rules_leaders_coins } instead. A board may add the coins it shows for the start, as Manneken Pis does.
rule-2-5 = The deck of an age holds one copy of each of its cards for every mark on the card that is not above the number of players. The deck of Age III also gets guilds: as many as there are players plus { $rules_guilds_beyond_seats }, drawn at random from the guilds of the sets in play. There are ten guilds, four more with Leaders and three more with Cities, each once; those not drawn leave the game unseen.
rule-2-6 = When an age begins its deck is shuffled and dealt out completely: every player gets a hand of seven cards. One card of the hand is played in each turn and the last one is left over (3.6), so each age has six turns. With Cities hands are larger (13.1).
rule-2-7 = A game for two with a free city, a game with eight seats and a game in teams are not offered.
    .ruling = These are games with rules of their own; nothing in the rules here depends on them.

rule-3 = The turn
rule-3-1 = All players choose at the same time and in secret: one card of the hand, what to do with it (build it, build a stage of the wonder with it, or sell it), and how to pay; where the stage is free to choose (11.1, 11.12), also which stage. A choice may be changed until the last player has chosen.
rule-3-2 = Then all choices are revealed and resolved together, step by step: cards are placed; costs are paid; gains are taken; choices that a build brings are made; in the last turn of an age the last cards are dealt with (3.6, 3.7); picks from the discard pile follow (section 7), then losses (section 9); at the end hands are passed on or, after the last turn of an age, the conflicts are fought. What a card built in a later step brings is resolved within that step, but picks and losses always wait for their own step. Several players who have a choice to make in the same step make it at the same time, except for picks (7.3).
rule-3-3 = A player can only spend coins held before the turn began. Coins gained during the turn, also those that neighbours pay for resources, can be spent from the next turn on; 3.7, 9.1 and 12.14 are exceptions.
rule-3-4 = Gains that count cards or stages also count those that were placed in the same turn, the one that brings the gain included, in the own city and in neighbouring cities.
rule-3-5 = After a turn every player passes the rest of the hand on: to the left neighbour in Age I and Age III, to the right neighbour in Age II.
rule-3-6 = In the last turn of an age everybody holds two cards and plays one of them. The other one, the last card, goes face down to the discard pile and brings nothing, not even the coins of a sale.
rule-3-7 = Whoever has the right to play the last card of each age (Babylon B, stage 2) does not discard it but plays it too: it is built, put under a stage or sold as in a further turn of its own, after the gains and choices of the last turn and with the coins held then. What was built in the last turn already works for it, and what is possible once in each turn is possible again. This also holds when the stage was built in that very turn. Several players with this right choose at the same time. The last cards of all others are discarded before anybody picks from the discard pile.
    .ruling = The order rests on a single unofficial note. That both of the last two cards may be played is an official clarification.
rule-3-8 = After the last turn of an age the conflicts are fought (section 8). Then the next age begins, or after Age III the game ends.

rule-4 = Building and discarding
rule-4-1 = To build a card, lay it face up in your city. The coins of its cost go to the bank, and every resource of its cost must be available, from your own production or by trade. What the card makes or makes cheaper counts from the following turn on.
rule-4-2 = No city may hold two cards of the same name. The Loom, Glassworks and Press of Age I have the same names as those of Age II. Such a card can still be sold or put under a stage; cards under stages do not count as held.
rule-4-3 = A chain makes a card free: if your city already holds a card that leads to it, you build it without paying its coins or resources.
    .ruling = Our reading: a card you built from the discard pile leads on like any other, from the next turn on and even in the same age. It lies in your city, and that is all a chain asks for. No text we know speaks of this case.
rule-4-4 = In every turn your city has all that its board, its brown and grey cards and some yellow cards, black cards and stages make. Nothing is used up: next turn it is all there again, but within a turn each unit pays for one resource only. A card or stage that shows several resources to choose from gives one of them in each turn.
rule-4-5 = To sell a card, put it face down on the discard pile and take { $rules_sale_counted } from the bank. This is always possible, whatever the card.
rule-4-6 = Cards that were sold and cards under stages lie face down. Only the player who put them there knows what they are, unless section 14 or 11.8 says otherwise.
rule-4-7 = The right to build for free (Olympia A, stage 2) holds once in each age, from the turn after the stage was built: one card from the hand is built without its coins and resources, guilds and black cards included. It does not help with a stage or a leader, does not lift 4.2, and when unused is lost at the end of the age.

rule-5 = Trade
rule-5-1 = Resources of a cost that your own city does not provide are bought from your two neighbours. For sale is what their boards, brown cards and grey cards made before the turn; never what comes from yellow cards, stages, black cards or leaders. The seller cannot refuse and loses nothing: the same resources still serve the seller and the seller's other neighbour.
rule-5-2 = Each resource costs { $rules_trade_price_counted }. The price falls to 1 for raw resources from the left with the West Trading Post, from the right with the East Trading Post and from both sides with Olympia B, stage 1; for manufactured resources from both sides with the Marketplace. This holds from the turn after the card or stage was built, and two of them for the same resource and side do not add up.
rule-5-3 = From a neighbour's card with a choice each buyer gets one resource in a turn. It may be any of those shown, whatever the owner or another buyer takes from the card in that turn.
rule-5-4 = Only what the city lacks is bought: as few resources as its own production allows, from the neighbours or from the bank (12.7). All ways to pay that the player can afford (3.3) are compared by three things: the coins the player has right after paying, including what the buying or a chain itself brings in (12.8, 12.9, and with them 13.6), where more is better, and the coins that go to the left and to the right neighbour, where less is better. A way is left out if another is at least as good in all three, so that one of equal ways remains; among the rest, the cheapest named first, the player chooses freely. Building free by a chain or with Ramses is compared as one of these ways; a right that holds once in each age (4.7, 13.6) may be chosen beside them, unless the card is free without it.
rule-5-5 = What is paid for resources goes to the neighbour at the reveal, so the neighbour cannot spend it in the same turn (3.3).

rule-6 = The wonder
rule-6-1 = To build a stage, put any card of your hand face down under your board and pay the cost of the stage, by the same rules as for a card. The cost and effect of the card itself do not matter.
rule-6-2 = Stages are built from the first to the last, each of them once and one with each card. Only the Great Wall is free in the order (11.1).
rule-6-3 = Some effects of stages come at once, others last to the end of the game: what a stage makes or makes cheaper counts from the following turn on, shields and symbols from the moment it is built; points count at the end. The resource of the board and the stages are not cards, and neither they nor the cards under them count where cards are counted.
rule-6-4 = Stages with the right to pick from the discard pile follow section 7. A symbol of choice is settled by 10.11, a copied guild by 10.12.

rule-7 = Building from the discard pile
rule-7-1 = At the end of the turn in which the right was gained, the player looks through the discard pile and builds one Age card from it without paying anything, or takes none. The right cannot be kept for later.
rule-7-2 = A card whose name the city already holds cannot be picked (4.2). Leaders are never in the discard pile.
rule-7-3 = If there are several picks in one turn they come in this order: Halikarnassos, Great Wall, Manneken Pis, Solomon, Courtesans Guild. Each one, with the gains and choices the card brings, is finished before the next; losses still wait for the end of the turn (9.1).
rule-7-4 = Cards that came to the discard pile in the same turn may be picked, the last cards of an age among them.
rule-7-5 = Coins that somebody gets for building a card of a certain colour (Xenophon, Diocletian) are gained for a picked card too. Coins for building by a chain (Vitruvius) are not.
    .ruling = The texts are silent. A picked card is built and has its colour, but it is free because of the pick and not because of a chain.
rule-7-6 = If the discard pile is empty, the right is lost. If it holds no card that the player may build, the player takes none.

rule-8 = Conflicts
rule-8-1 = At the end of each age every city compares all its shields with those of each neighbour, all at the same time. In each comparison the stronger city takes a victory token, worth { $victory_1 } in Age I, { $victory_2 } in Age II and { $victory_3 } in Age III, and the weaker city a defeat token worth minus { $rules_defeat }.
rule-8-2 = If both have the same number of shields, neither takes a token.
rule-8-3 = A city that gained diplomacy stays out of the conflicts at the end of the current age: it is passed over as if its seat were empty, and the cities on either side of it meet each other. Diplomacy holds for that age only and is then gone, used or not; a second one in the same age is wasted.
    .ruling = The texts give the effect for the current age. That it cannot be doubled or saved up is inferred from that.
rule-8-4 = If only two cities are left to fight they meet once, not once on each side. If only one is left it meets nobody.

rule-9 = Losses
rule-9-1 = When an effect makes all others lose coins, everybody but its owner is hit, neighbour or not, and diplomacy is no protection. All losses that hit a player in a turn are added up and settled at the end of the turn, after the picks; coins gained in the turn can be used. If the loss depends on victory tokens or stages, each player counts the own ones at that moment.
rule-9-2 = Without Cities a loss takes at most the coins the player has; the rest is forgotten.
rule-9-3 = With Cities every player who loses coins chooses how many of them to pay, from none to all that the purse allows; for each coin not paid the player takes a debt token, even if there were coins enough. All choose at the same time. Each debt counts minus 1 point at the end and can never be paid back.

rule-10 = End and scoring
rule-10-1 = The game ends after the conflicts of Age III. Each player's points are then added up as 10.2 to 10.12 say; what sections 11 to 13 give for single boards, leaders and cards is part of it.
rule-10-2 = Conflicts: the values of all victory and defeat tokens are added up. The result can be below zero.
rule-10-3 = Treasury: 1 point for every { $rules_coins_a_point_counted }, rounded down.
rule-10-4 = Wonder: the points of the stages that were built, and of leaders laid on the board (11.17).
rule-10-5 = Blue cards: the points they show.
rule-10-6 = Science: there are three symbols, compass, gear and tablet. For each of them the number of times the city has it is multiplied by itself; on top you score { $rules_science_set_counted } for every set of all three. Symbols count alike, whether they come from green cards, other cards, leaders or stages.
rule-10-7 = Yellow cards of Age III: points for what they count, as it stands at the end of the game.
rule-10-8 = Guilds: the points they show or points for what they count, at the end of the game, in the cities they name. A guild that counts in neighbouring cities counts in both of them.
rule-10-9 = Leaders: the points of all recruited leaders whose effect still holds, and of a leader copied by the Courtesans Guild (12.13).
rule-10-10 = Black cards: the points they show or points for what they count at the end. From this 1 point is taken off for each debt token.
rule-10-11 = Symbols of choice and masks are set at the end, all together, in the way that is best for their owner. A mask copies the symbol of one green card in a neighbouring city, even of a card the player has too; several masks copy different cards, and a mask without a card left to copy gives nothing. Two cards of the same name in the two neighbouring cities are different cards. Symbols of leaders, guilds and stages cannot be copied.
    .ruling = The choice touches nobody else, so nobody would ever decide otherwise.
rule-10-12 = Copied guild (Olympia B, stage 3): the player gets points as if one guild in a neighbouring city were the player's own, counted from the player's own seat; the best one is taken, and without a guild next door there is nothing to take. The Scientists Guild gives a symbol of choice, the Courtesans Guild gives nothing. Only points are copied: no coins are lost by it, and it adds no purple card to the city.
    .ruling = Our reading: the guild stays in your neighbour’s city. You score it as if you had built it, as the rulebook says, but you own no further purple card where purple cards are counted (by the Shipowners Guild, for one). The rulebook does not speak of this.
rule-10-13 = Most points win. If points are equal, whoever has more coins is ahead; if these are equal too, the place is shared.

rule-11 = The Wonder Pack
rule-11-1 = The stages of the Great Wall are built in any order, each once. Which one it is to be is part of the secret choice and fixed before the reveal.
rule-11-2 = Great Wall A: one stage brings the coins it shows, one a symbol of choice (10.11), one the shields it shows, and one a pick from the discard pile (section 7).
rule-11-3 = Great Wall B, stage 1: the owner takes the coins it shows from the bank, and each of the two neighbours takes the smaller number shown, also from the bank.
rule-11-4 = Great Wall B, stage 2: a mask that copies a green symbol of a neighbouring city at the end (10.11).
rule-11-5 = Great Wall B, stage 3: diplomacy for the current age (8.3), and all others lose the coins it shows (section 9).
rule-11-6 = Great Wall B, stage 4: in each turn one resource of a type that the city's board, brown cards and grey cards do not make. For this, all resources of a card with a choice count as made; yellow, white and black cards and stages do not count. If every type is made, the stage gives nothing.
    .ruling = The text leaves out what brown and grey cards make. That a card with a choice makes all the types it shows is inferred.
rule-11-7 = Stonehenge counts the stone symbols on the brown cards of its own city. The Quarry has two, any other brown card that shows stone, alone or as a choice, has one; the board and the Caravansery count nothing. Side A brings points for them at the end; side B coins when the stage is built and points at the end.
    .ruling = The text speaks of symbols on brown cards, so a stone that is offered as a choice is a symbol as well.
rule-11-8 = Stonehenge B, stage 2: at the end the card lying under this stage is turned up, and the owner gets 1 point for each face-up card of its colour in the two neighbouring cities together. If it is a guild, a black card or a leader, the guilds, black cards or leaders there are counted.
    .ruling = The text names the colour of the card used and makes no exception; purple, black and white are colours too.
rule-11-9 = The board of Manneken Pis makes no resource. At the start of the game it adds the coins it shows.
rule-11-10 = Manneken Pis A: its stage 1 is the first stage of the board on the left, its stage 2 the second stage of the board on the right, its stage 3 the last stage of the board on the left. Both cost and effect are those of the copied stage, whether its owner has built it or not. The three are built in order.
rule-11-11 = If the board on the left has only two stages, its last stage is the second. If it has four, its last stage is the fourth.
rule-11-12 = Next to the Great Wall the player chooses freely, for each stage to be copied from it, which of its stages that is. The choice is made before the reveal, and the same stage may be copied twice.
    .ruling = The text leaves the choice to the player. The moment is that of the Great Wall itself, as the cost depends on it; no text forbids to copy a stage twice.
rule-11-13 = Only stages are copied, never the starting resource or another power of the board. A copied stage works for the city of Manneken Pis, with its own cards, leaders and neighbours, and counts as one stage of its wonder.
    .ruling = Inferred: the text copies stages only, and a stage built by Manneken Pis is a stage of Manneken Pis.
rule-11-14 = Manneken Pis B has one single stage, which brings the coins, the points and the shield it shows.
rule-11-15 = Abu Simbel is in play only together with Leaders.
rule-11-16 = Whoever builds a stage of Abu Simbel that shows a leader may lay one of the own leaders, recruited earlier, face up on the board, or none. Each such stage allows this once, when it is built, and each leader can be laid once.
rule-11-17 = The effect of a leader laid on the board is gone; coins and whatever else it has already brought stay. At the end it is worth twice its printed cost in points, however much was paid for it. It still counts as a leader of the city, but nobody can copy it.
    .ruling = The text only takes the effect away. That the card still counts as a leader, but has no effect that could be copied, is our reading.

rule-12 = Leaders
rule-12-1 = Before Age I every player is dealt { $rules_leaders_dealt } leaders. Everybody keeps one of them and passes the rest to the right neighbour, keeps one of those received, and so on until all have { $rules_leaders_dealt }; the last one is simply kept. All choose at the same time. The leaders that were not dealt stay unused, face down.
rule-12-2 = Each age begins with recruiting, before the hands of the age are seen. All choose at the same time and in secret one leader of their hand and its use: recruit it for the coins it costs, build a stage with it face down, or sell it for { $rules_leader_sale_counted }. This is resolved like a turn, with picks and losses at its end, but no hands are passed. Whoever has no leader left sits out.
    .ruling = One text says that the hand has not been seen yet; the others do not speak of it.
rule-12-3 = Leaders that are sold leave the game face down. They go neither to the discard pile nor back to the unused leaders.
rule-12-4 = A recruited leader lies face up in front of its owner, and its effect holds from then on.
rule-12-5 = Roma A recruits for nothing, and so does the owner of Maecenas for all leaders after him. Roma B pays 2 coins less for each leader and each of its neighbours 1 coin less, but never less than 0.
rule-12-6 = Archimedes takes one resource off the cost of each green card, Hammurabi of each blue card, Leonidas of each red card, Imhotep of each stage. It may be any one resource of the cost, as the player likes, but never coins.
rule-12-7 = The owner of Bilkis may once in each turn get any one resource from the bank for 1 coin. It serves only to pay the cost at hand, like a resource that was bought.
rule-12-8 = The owner of Hatshepsut takes 1 coin from the bank for each neighbour from whom at least one resource was bought in a turn, however many they were and whatever they cost. It cannot be spent in the same turn (3.3).
rule-12-9 = Some leaders bring the coins they show each time something happens: Vitruvius when the owner builds a card free by a chain, Xenophon when the owner builds a yellow card, Nero for each victory token the owner takes. What happened before they were recruited brings nothing.
rule-12-10 = The owner of Ramses builds guilds without their cost, as many as there is occasion for.
rule-12-11 = Solomon brings one pick from the discard pile, at the end of the turn or recruiting in which he is recruited (section 7).
rule-12-12 = The owner of Tomyris takes no defeat tokens for conflicts he loses from then on: each goes to the winner of that conflict, besides the victory token, and counts as the winner's own. Defeat tokens taken before stay.
rule-12-13 = Whoever builds the Courtesans Guild copies one leader of own choice that lies face up in a neighbouring city and is not laid on Abu Simbel. Its effect is the player's own from then on, what it brings at once comes at once, and a copied Solomon picks last (7.3); the leader itself stays next door and counts only there. Without such a leader the guild has no effect. The copy stays even if that leader is laid on Abu Simbel later or in the same step.
    .ruling = That the copy outlasts the leader is our reading: laying takes the effect from the owner of the leader, and the texts do not speak of the copy.
rule-12-14 = Roma B: with stage 1, besides its coins, the owner draws four unused leaders into the hand, or all that are left if there are fewer. With stage 2 and again with stage 3 the owner may recruit one more leader from the hand at once, for its cost by 12.5, with the coins held at that moment.
    .ruling = The texts do not say which coins may be used. As this is a choice made after the gains of the turn, what was gained in them counts.
rule-12-15 = Leaders that are still in the hand at the end of the game count nothing.
rule-12-16 = Aristotle: every set of three different science symbols counts so many points more as he shows.

rule-13 = Cities
rule-13-1 = The deck of each age also gets as many black cards of that age as there are players, drawn at random; the other black cards leave the game unseen. So hands have eight cards, and each age has seven turns. What is said of the last turn holds for the seventh.
rule-13-2 = Three more guilds join those from which the guilds of Age III are drawn (2.5). If Leaders is in play too, six more leaders join those from which hands are dealt.
rule-13-3 = The Clandestine Docks work on one side each, the Clandestine Dock West on the left and the Clandestine Dock East on the right: the first resource bought from that side in each turn, raw or manufactured, costs 1 coin less. This comes on top of a lowered price (5.2), so that it may cost 0.
rule-13-4 = The Secret Warehouse gives in each turn one more resource of a type that the city's board, brown cards or grey cards make, the Black Market one of a type they do not make. As in 11.6, all resources of a card with a choice count as made, and nothing else counts.
rule-13-5 = With the Architect Cabinet stages need no resources. Coins of their cost must still be paid.
rule-13-6 = The owner of Caligula may build one black card in each age without its cost, by the same rules as 4.7. Diocletian brings the coins he shows each time the owner builds a black card. Berenice brings one coin more when the owner takes coins from the bank, for whatever reason, once in each turn. Recruiting counts as a turn of its own here; coins won in conflicts belong to the last turn of the age.
rule-13-7 = Semiramis gives 1 shield for each defeat token her owner has, whenever it was taken. Tokens taken in the conflicts of an age count only in the ages after it.
rule-13-8 = Gambling Den and Gambling House: the owner takes the larger number of coins shown from the bank, and each of the two neighbours takes the smaller number shown, also from the bank.

rule-14 = What a player knows
rule-14-1 = Open to all are the boards, the cards in the cities, the stages built, the leaders recruited or laid, coins, tokens and debts. Everybody also knows how many cards each hand holds and how many lie in the discard pile.
rule-14-2 = Each player alone knows the own hand, the own leaders not yet recruited, and the cards the player has sold, discarded or put under stages.
rule-14-3 = Whoever passes a hand on has seen it. That player knows all cards that were in it and which of them were built since then; only which ones left it face down is not known. When the hand comes back it shows which cards have left it, but not who sold which or put it under a stage.
rule-14-4 = Whoever picks from the discard pile sees all of it at that moment; the others do not. Of the card that somebody else picks they learn that it was in the pile.
rule-14-5 = Nobody knows which guilds and black cards are out of the game, which leaders are unused, nor what the coming ages will deal.
