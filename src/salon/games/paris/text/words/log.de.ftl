# Sätze des Verlaufs, die eine Handlung mit ihren Kosten und Erträgen nennen.

event-drew-built = { event-drew }
event-key-placed-gets = { $player } platziert einen Schlüssel { $on } und nimmt { $gains }.
event-moved-pays = { $player } versetzt einen Schlüssel { $from } { $to } für { $price }.
event-moved-tile-used-pays = { $player } nutzt Bonusplättchen { $number } und versetzt einen Schlüssel { $from } { $to } für { $price }.
event-moved-founded-pays = { $player } baut { $landmark } in { $district } und versetzt einen Schlüssel { $from } dorthin für { $price }.
event-tile-taken-figure = { $player } bewegt die Bonus-Figur auf Feld { $space } und nimmt Bonusplättchen { $number }.
event-tile-taken-figure-pays = { $player } zahlt { $price }, bewegt die Bonus-Figur auf Feld { $space } und nimmt Bonusplättchen { $number }.
event-tile-used-unit = { $player } nutzt Bonusplättchen { $number } und hat für diesen Zug { $gains }.
event-tile-used-gets = { $player } nutzt Bonusplättchen { $number } und erhält { $gains }.
event-tile-used-pays-gets = { $player } nutzt Bonusplättchen { $number }, zahlt { $price } und erhält { $gains }.
event-end-used-unit = { $player } nutzt ein Spielende-Plättchen und hat für diesen Zug { $gains }.
event-end-used-gets = { $player } nutzt ein Spielende-Plättchen und erhält { $gains }.
event-buys = { $player } kauft { $gains } für { $price }.
event-sells = { $player } verkauft { $price } für { $gains }.
event-sells-unit = { $player } verkauft { $price } von einem Plättchen für { $gains }.
event-returns = { $player } legt { $price } für { $gains } zurück.
event-discards = { $player } wirft { $price } für { $gains } ab.
event-discards-unit = { $player } wirft { $price } von einem Plättchen für { $gains } ab.
