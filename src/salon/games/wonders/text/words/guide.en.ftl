# What the guided first game says, in the order of its steps (`guide.toml`).

guide-welcome = Welcome to 7 Wonders. In each turn all choose one card of their hand in secret, and all are revealed at once; so your city grows. Build the { card-ore-vein }: it costs nothing and makes ore in every turn.
guide-pass = The rest of every hand has gone on to the left: you now hold what your right neighbour left over. Others will choose from what you pass on, too. Build the { card-stone-pit }: then your city makes two stone.
guide-wonder = Two stone is the cost of the first stage of your wonder. Any card of your hand goes face down under it; what the card shows does not matter. Use the { card-west-trading-post }: the stage is worth points.
guide-shields = Your first hand is back, three cards smaller. Build the { card-barracks } with your ore; resources are never used up. At the end of the age your shields are compared with those of each neighbour.
guide-trade = The { card-workshop } needs glass, and your left neighbour makes some. Buy it there for { $rules_trade_price_counted }: the seller cannot refuse and loses nothing. Only what boards, brown and grey cards make is for sale.
guide-sell = The last turn of the age: of two cards you play one, the other is discarded and brings nothing. You cannot pay for the { card-guard-tower }, so sell it for { $rules_sale_counted }. Any card can be sold.

guide-chain = Your shield beat both neighbours: two victory tokens worth { $victory_1 } each, later { $victory_2 } and { $victory_3 }, and a defeat token for each of them. Now a chain: your { card-workshop } leads to the { card-archery-range }, so you build it for nothing.
guide-coin = In Age II the hands go to the right. The { card-sawmill } makes two wood, from the following turn on. It costs a coin, which goes to the bank: build it.
guide-income = Your left neighbour has bought ore from you: { $rules_trade_price_counted } came in, and your ore is still there. Build the { card-glassworks }, and you need not buy glass any more.
guide-blue = At the end blue cards are worth the points they show. The { card-statue } needs two ore: you make one and buy the other from the left. Build it; it also leads to a card of Age III.
guide-second-stage = Stages are built from the first to the last. The second needs three wood: you make two and buy one from the right. Put the { card-stables } under it, then nobody else can build that card.
guide-science = The green cards of your left neighbour show three tablets, a compass and a gear. Each symbol counts its number times itself: 9 + 1 + 1, and { $rules_science_set_counted } more for the set of all three. Build the { card-loom }.

guide-guild = Purple cards are guilds. They come in Age III and count at the end, often next door: the { card-strategists-guild } gives a point for each defeat token of your neighbours, and they have five already. Build it.
guide-goodbye = Build the { card-gardens }, to which your { card-statue } leads. At the end points for conflicts, wonder, blue cards, science, yellow cards of Age III and guilds are added up, and 1 for every { $rules_coins_a_point_counted }. From here on you play freely!
