rule-1 = Bids
rule-1-1 = Everybody is dealt six of the cards 1 to 24 and has { $start_coins } coins. In each of the { $game_rounds } rounds as many prizes lie open as there are players.
rule-1-2 = All bid at the same time: first a card of the hand, face down, then the coins on it. A bid can be changed until the last player has chosen.
rule-1-3 = Up to two coins, no more than one has, can be laid on the card; each adds { $bid_coin_adds } to the bid and is gone.
rule-1-4 = All bids are turned over. From the highest bid to the lowest everybody picks one of the open prizes; of equal bids the higher card goes first.
rule-1-5 = After the last round every coin left is a point. Most points win; a tie is shared.
