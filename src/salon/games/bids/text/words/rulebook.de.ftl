rule-1 = Gebote
rule-1-1 = Alle bekommen sechs der Karten 1 bis 24 und haben { $start_coins } Münzen. In jeder der { $game_rounds } Runden liegen so viele Preise offen, wie Spieler dabei sind.
rule-1-2 = Alle bieten gleichzeitig: zuerst verdeckt eine Handkarte, dann die Münzen darauf. Ein Gebot lässt sich ändern, bis der Letzte gewählt hat.
rule-1-3 = Bis zu zwei Münzen, höchstens so viele, wie man hat, dürfen auf die Karte; jede erhöht das Gebot um { $bid_coin_adds } und ist dann weg.
rule-1-4 = Alle Gebote werden aufgedeckt. Vom höchsten bis zum niedrigsten Gebot nimmt jeder einen der offenen Preise; bei gleichen Geboten geht die höhere Karte vor.
rule-1-5 = Nach der letzten Runde zählt jede übrige Münze einen Punkt. Die meisten Punkte gewinnen; Gleichstand wird geteilt.
