# Was an einem Wert des Spielmaterials von 7 Wonders nicht stimmt. Davor steht der Schlüssel des Werts.
component-fixed = muss { $number } sein: Darauf ist das Verteilen der Anführer ausgelegt
component-no-card = { $word } ist keine Karte
component-effect = { $word } gehört nicht zum Wortschatz der Wirkungen
component-price = eine Ressource kostet höchstens { $most }, nicht { $number }
component-victory = braucht drei Zahlen, eine für jedes Zeitalter, nicht { $count }
component-losses = eine Runde könnte { $total ->
    [one] { $total } Münze
   *[other] { $total } Münzen
} kosten; möglich sind höchstens { $most }
component-laying = auf Spielpläne gelegte Anführer zählen überall gleich, nicht { $words }
component-deck = Zeitalter { $age } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $seats } Spieler; es müssen { $needed } sein
component-black-cards = Zeitalter { $age } hat { $count ->
    [one] { $count } schwarze Karte
   *[other] { $count } schwarze Karten
}, zu wenige für { $seats } Spieler
component-guilds = { $seats } Spieler brauchen { $needed ->
    [one] { $needed } Gilde
   *[other] { $needed } Gilden
}; es gibt { $count }
