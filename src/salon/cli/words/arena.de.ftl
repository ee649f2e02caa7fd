arena-playing = spielt
arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} ({ $distinct } verschieden), { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}, { $seats } Plätze, { $decisions } Entscheidungen, Seed { $seed }
arena-games = Partien
arena-won = Gewonnen, %
arena-placed = Besser platziert, %
arena-rating = Wertung
arena-pace = ms: Mittel / 95 %
arena-faults = Fehler
arena-pairs = Besser platziert als …, %
arena-fault = { $player }: { $fault } ({ $times }×)
arena-stopped = angehalten nach { $finished } von { $asked } Partien; nicht vollständig gespielte Ausgangslagen zählen in den Zahlen nicht mit
arena-same = Züge wie in einer anderen Partie: { $same } von { $games } Partien; ist zu wenig Zufall im Spiel?
