# What the guided first game says, in the order of its steps (`guide.toml`).

guide-welcome = Welcome to 7 Wonders. Each turn, everyone secretly chooses a card, then all are revealed at once, and your city grows. Build the { card-ore-vein }: it is free and produces ore every turn.
guide-pass = Everyone has passed their hand to the left: you now have what your right neighbour did not want. Keep in mind what you pass on. Build the { card-stone-pit }: then your city produces two stone.
guide-wonder = The first stage of your wonder costs two stone. Put any card from your hand face down under it; the card itself does not matter. Use the { card-west-trading-post }: the stage is worth points.
guide-shields = Your first hand is back, with three cards gone. Build the { card-barracks } with your ore; you never use up resources. At the end of the Age you compare your shields with each neighbour’s.
guide-trade = The { card-workshop } needs glass, and your left neighbour produces some. Buy it there for { $rules_trade_price_counted }: your neighbour cannot refuse and loses nothing. You can buy only what boards, brown and grey cards produce.
guide-sell = The last turn of the Age: of two cards you play one and discard the other for nothing. You cannot pay for the { card-guard-tower }, so discard it for { $rules_sale_counted }. You can do that with any card.

guide-chain = Your shield beat both neighbours: you get two victory tokens worth { $victory_1 } each, later { $victory_2 } and { $victory_3 }, and they get a defeat token each. Now a chain: you have the { card-workshop }, so you build the { card-archery-range } for free.
guide-coin = In Age II you pass your hand to the right. The { card-sawmill } produces two wood from the next turn on. It costs a coin, which goes to the bank: build it.
guide-income = Your left neighbour has bought ore from you: you got { $rules_trade_price_counted }, and your ore is still there. Build the { card-glassworks }, and you no longer need to buy glass.
guide-blue = Blue cards are worth points at the end. The { card-statue } needs two ore: you produce one and buy the other from the left. Build it; with a chain it will also give you a card from Age III for free.
guide-second-stage = You build stages from the first to the last. The second needs three wood: you produce two and buy one from the right. Put the { card-stables } under it, then nobody else can build that card.
guide-science = The green cards of your left neighbour show three tablets, a compass and a gear. Square the number of each: 9 + 1 + 1, plus { $rules_science_set_counted } for the set of all three. Build the { card-loom }.

guide-guild = Purple cards are guilds. They come in Age III and count at the end, often in your neighbours’ cities: the { card-strategists-guild } scores a point for each of their defeat tokens, and they have five already. Build it.
guide-goodbye = Build the { card-gardens }: free, because you have the { card-statue }. At the end you add up points for conflicts, wonder, blue cards, science, yellow cards from Age III and guilds, and 1 for every { $rules_coins_a_point_counted }. The rest of the game is yours.
