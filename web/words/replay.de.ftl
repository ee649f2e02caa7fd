# Der Wertungsbogen

sheet-wins = { $name } gewinnt mit { $by ->
    [one] { $by } Siegpunkt
   *[other] { $by } Siegpunkten
  } Vorsprung
sheet-you-win = Du gewinnst mit { $by ->
    [one] { $by } Siegpunkt
   *[other] { $by } Siegpunkten
  } Vorsprung
sheet-tie-break = Gleichstand: { $name } gewinnt
sheet-you-tie-break = Gleichstand: Du gewinnst
sheet-share = { $names } teilen sich den Sieg
sheet-you-share = Du und { $names } teilt euch den Sieg
sheet-your-place = Dein Rang: { $place } von { $seats }, mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
  }
sheet-category = Kategorie
sheet-total = Summe
sheet-best = Bester Wert
sheet-whose = Siegpunkte von
sheet-pick = { $name }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
sheet-source = , Zug { $move } im Rückblick
sheet-no-source = Hier gab es keine Siegpunkte.

# Das Ende einer Partie

end-loading = Wird zusammengezählt …
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Rückblick
end-save = Partie speichern
end-commitment = Vor dem ersten Zug zeigte der Tisch diesen Fingerabdruck (SHA-256) seines Seeds:
end-seed = Das ist der Seed. Aus ihm folgt der ganze Startaufbau:

# Der Rückblick

replay-title = Rückblick: { $name }
replay-loading = Die Partie wird aufgebaut …
replay-bar = Zeitleiste
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-knob = Zug
replay-beginning = Vor dem ersten Zug
replay-start = Anfang
replay-end = Ende
replay-at = { $move } von { $moves }: { $words }
replay-move-of = { $name }: { $words }
replay-unseen = { $name } wählt verdeckt.
replay-lead = { $name } geht in Führung.
replay-seen-by = Ansicht
replay-open = alles offen
replay-spectator = Zuschauer
replay-scores = Wertung
replay-more = Mehr
replay-close = Schließen
replay-home = Alle Tische
replay-as-text = Als Text
replay-as-board = Als Spielplan
replay-seed = Seed { $seed }
replay-fork = Von hier weiterspielen
replay-fork-about = Ein neuer Tisch beginnt bei Zug { $move }, mit demselben Startaufbau. Die beendete Partie bleibt, wie sie ist.
replay-fork-name = { $table }, ab Zug { $move }
replay-fork-over = Hier ist die Partie zu Ende. Geh zu einem Zug zurück, von dem aus du weiterspielen willst.
replay-fork-seat = Ich bin
replay-fork-player = Stärke der Gegner
replay-fork-go = An neuem Tisch weiterspielen
replay-fork-close = Jetzt nicht
replay-keys = Tasten: Pfeile für einzelne Züge, Leertaste spielt ab, Pos1 und Ende springen.
