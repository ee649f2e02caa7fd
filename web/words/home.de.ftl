# Die ersten Seiten: Start, ein neuer Tisch, eine Einladung, der Raum vor Spielbeginn und der Kopf aller Seiten.

guest = Gast
companions = Colette, Théo, Margot, Basile, Odette, Lucien, Inès, Anatole
table-name-again = { $name } { $number }
table-name = { $day }{ $part ->
    [morning] morgen
    [noon] mittag
    [afternoon] nachmittag
    [night] nacht
   *[evening] abend
  }

ago-just-now = gerade eben
ago-since-day = seit { $day }
ago-since-date = seit dem { $date }

header-home = Salon, deine Tische
header-pages = Seiten
header-tables = Tische
header-rules = Regeln
header-languages = Sprache

home-title = Tische
home-games = Spiele
home-more-games = Weitere Spiele
home-learn = in zehn Minuten lernen
home-variants = Varianten
home-variants-game = Varianten und Erweiterungen: { $game }
home-learn-title = { $game } lernen
home-first-game = Spielst du { $game } zum ersten Mal?
home-first-learn = Spielend lernen
home-first-play = Einfach spielen
home-opponents = Gegner
home-fewer = Weniger Gegner
home-more = Mehr Gegner
home-level = Stärke des Computers
home-play = Jetzt spielen
home-play-game = Jetzt spielen: { $game }
home-invite = Freunde einladen
home-invite-game = Freunde einladen: { $game }
home-learn-game = in zehn Minuten lernen: { $game }
home-waiting = Wartet auf dich
home-thinking = Andere überlegen
home-finished = Beendet
home-nothing = Noch keine Partien. Hier findest du sie später.
home-your-turn = Du bist dran
home-look = Ansehen
home-open = Öffnen
home-replay = Rückblick
home-replay-table = Rückblick: { $name }
home-also-waiting = wartet auf dich und { $names }
home-waiting-for = wartet auf { $names }
home-gathering = noch nicht begonnen, es sind noch Plätze frei
home-won = Du hast gewonnen, { $mine } zu { $others }
home-shared = Geteilter Sieg mit { $mine ->
    [one] { $mine } Siegpunkt
   *[other] { $mine } Siegpunkten
  }
home-lost = { $winner } hat gewonnen, { $best } zu deinen { $mine }
home-all-finished = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
  }
home-invitation = Einladung einfügen
home-sit-down = Platz nehmen
home-no-invitation = Diese Einladung ist nicht vollständig. Der Link endet mit # und einem Code.
home-your-name = Dein Name am Tisch
home-try-again = Noch einmal versuchen

new-title = Ein Tisch für { $game }
new-name = Name des Tisches
new-seats = Wer sitzt wo
new-seat = Platz { $number }
new-who = Wer auf Platz { $number } sitzt
new-me = ich
new-here = noch jemand an diesem Gerät
new-invited = ein Gast mit Einladung
new-computer = der Computer
new-seat-name = Name auf Platz { $number }
new-your-name = Dein Name
new-their-name = Name
new-level = Stärke des Computers auf Platz { $number }
new-name-if-known = Name (wenn du magst)
new-add = Platz hinzufügen
new-remove = Platz { $number } entfernen
new-options = Varianten
new-as-usual = Standard
new-tempo = Tempo
new-tempo-live = live, alle zugleich
new-tempo-days = über Tage
gather-days = An diesem Tisch spielt ihr über Tage. Ist jemand { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} weg, darf der Computer ({ $level }) einspringen.
new-hints = Tipps vom Computer
new-hints-alone = nur wenn du allein spielst
new-hints-all = alle dürfen fragen
new-hints-nobody = keine
new-begin = Partie starten
new-open = Tisch eröffnen
new-unknown = Dieses Spiel haben wir noch nicht.
new-home = Deine Tische

join-title = Du bist eingeladen
join-to = { $name }, ein Tisch für { $game }
join-at-table = Schon da: { $names }
join-your-name = Dein Name
join-sit-down = Platz nehmen
join-no-secret = Dieser Link ist nicht vollständig, der Teil nach dem # fehlt. Öffne die Einladung noch einmal oder bitte um eine neue.
join-open = Du hast hier schon einen Platz. Zum Tisch
join-home = Deine Tische

gather-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
gather-ready = Alle Plätze sind besetzt.
gather-host-starts = Es geht los, sobald der Gastgeber die Partie startet.
gather-seats = Plätze
gather-free = frei
gather-free-for = reserviert für { $name }
gather-you = du
gather-present = ist da
gather-away = nicht da
gather-computer = Computer, { $player }
gather-fill = vom Computer spielen lassen
gather-fill-seat = Platz { $number } vom Computer spielen lassen
gather-level = Stärke des Computers auf Platz { $number }
gather-free-seat = Platz frei machen
gather-free-seat-number = Platz frei machen: Platz { $number }
gather-invite = Einladen
gather-explain = Mit diesem Link kann jeder Platz nehmen.
gather-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere starte Salon mit „salon serve --host 0.0.0.0“ und öffne es unter der Adresse dieses Computers.
gather-link = Einladungslink
gather-copy = Link kopieren
gather-copied = Kopiert
gather-share = Teilen
gather-share-text = Komm und spiel mit: { $name }
gather-lost-link = Du hast den Link auf einem anderen Gerät erstellt. Wenn du einen neuen erstellst, gilt der alte nicht mehr.
gather-make-link = Neuen Link erstellen
gather-new-link = Neuen Link erstellen (der alte gilt dann nicht mehr)
gather-qr = Scannen und am Handy mitspielen
gather-start = Partie starten
