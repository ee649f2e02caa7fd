arena-playing = spielt
arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} ({ $distinct } verschieden), { $deals ->
    [one] { $deals } Startaufbau
   *[other] { $deals } Startaufbauten
}, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, Seed { $seed }
arena-games = Partien
arena-won = Gewonnen, %
arena-placed = Besser platziert, %
arena-rating = Wertung
arena-pace = ms: Mittel / 95 %
arena-faults = Fehler
arena-pairs = Besser platziert als …, %
arena-fault = { $player }: { $fault } ({ $times }×)
arena-stopped = angehalten nach { $finished } von { $asked ->
    [one] { $asked } Partie
   *[other] { $asked } Partien
}; unvollständig gespielte Startaufbauten zählen nicht mit
arena-same = { $same } von { $games ->
    [one] { $games } Partie gleicht
   *[other] { $games } Partien gleichen
} einer anderen Zug für Zug. Brauchen die Spieler mehr Zufall?
