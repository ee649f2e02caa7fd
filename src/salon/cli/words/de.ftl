ruling = Klarstellung
mistakes = Oft verwechselt
guest = Gast
computer = { $name } { $number }
which-game = Welches Spiel? (Enter: 1)
welcome = { $game }: Du spielst gegen { $opponents }. Gib eine Nummer oder einen Zug ein; ? für Hilfe, q zum Aufhören.
resumed = Willkommen zurück bei deiner Partie in { $file }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. (--new beginnt eine neue.)
saved = Gespeichert in { $file }. Mit demselben Befehl spielst du weiter.
prompt = Deine Wahl
no-such-choice = { $text } ist weder eine Nummer der Liste noch ein Zug. Gib ? ein, um Hilfe zu sehen.
not-now = { $text } geht jetzt nicht: { $reason }.
costs = kostet { $list }
gives = bringt { $list }
since = Seit deinem letzten Zug
fault = { $player } konnte nicht ziehen ({ $fault }). Stattdessen wurde der erste erlaubte Zug gespielt.
choices = Deine Möglichkeiten
over = Die Partie ist zu Ende.
place-header = Rang
player-header = Spieler
points-header = Siegpunkte
sheet-header = Woher die Siegpunkte kommen
help = Nummer oder Zug – ausführen · ? – diese Hilfe · w ZUG – warum ein Zug nicht geht · h – ein Tipp · r REGEL – eine Regel · a – Spielhilfe · b – der Spielplan noch einmal · q – aufhören (die Partie wird gespeichert)
possible = { $text } ist jetzt möglich.
under-way = In { $file } ist noch eine Partie offen. Mit --new beginnst du eine andere mit diesen Einstellungen.
seat = Platz { $number }
result = Siegpunkte { $scores }, Ränge { $places }
record-header = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Seed { $seed }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
expects = Sieg { $wins } %, etwa { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
thinking = überlegt …
