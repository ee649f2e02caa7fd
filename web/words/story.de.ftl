# Der Verlauf in Worten.
story-title = Verlauf
story-open = Den ganzen Verlauf öffnen
story-close = Den Verlauf schließen
story-since = Seit deinem letzten Zug
story-earlier = Frühere Einträge
story-auto = automatisch
story-empty = Noch ist nichts geschehen.
further = { $count ->
    [0] Mehr
   *[other] Noch { $count }
}
shorter = Weniger zeigen
