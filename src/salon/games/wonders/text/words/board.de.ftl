# Die Wörter des Tisches im Terminal und der Spielhilfe.

# Der Kopf des Tisches
board-age = Zeitalter { $age }
board-turn = Runde { $turn } von { $turns }
board-passing = { $side ->
    [left] ↓ die Hände gehen nach links
   *[right] ↑ die Hände gehen nach rechts
}
board-discards = { $cards ->
    [0] Ablagestapel leer
    [one] { $cards } Karte im Ablagestapel
   *[other] { $cards } Karten im Ablagestapel
}
board-moment = { $moment ->
    [boards] Vom ersten Platz an wählen alle nacheinander einen Spielplan.
    [draft] Alle behalten einen Anführer aus dem Päckchen; der Rest geht nach rechts.
    [recruit] Alle wählen einen Anführer: rekrutieren, für einen Bauabschnitt nutzen oder verkaufen.
    [turn] Alle wählen eine Karte: bauen, für einen Bauabschnitt nutzen oder verkaufen.
    [last] Wer das Recht dazu hat, spielt auch die letzte Karte des Zeitalters.
    [choices] Was gebaut wurde, bringt eine Entscheidung mit sich.
    [pick] Eine Karte des Ablagestapels darf kostenlos gebaut werden.
    [debt] Münzen gehen verloren: bezahlen oder Schulden machen.
   *[over] Das Spiel ist zu Ende.
}

# Städte
board-place = { $place ->
    [right] rechter Nachbar
    [own] deine Stadt
    [left] linker Nachbar
   *[far] weiter weg
}
board-no-board = noch kein Spielplan
board-points = { $points ->
    [one] bisher { $points } Siegpunkt
   *[other] bisher { $points } Siegpunkte
}
board-hand-size = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-leaders-held = { $leaders } Anführer auf der Hand
board-debts = { $debts ->
    [one] { $debts } Schuld
   *[other] { $debts } Schulden
}
board-diplomacy = Diplomatie in diesem Zeitalter
board-wonder = Wunder
board-stage-count = { $built } von { $stages } { $stages ->
    [one] Bauabschnitt
   *[other] Bauabschnitten
}
board-under = darunter: { $card }
board-power = Spielplan
board-makes = Produktion
board-not-for-sale = nur für sich: { $list }
board-science = Forschung
board-any-symbol = nach Wahl
board-mask = Maske
board-conflicts = Marker
board-cards = Karten
board-laid = { $leader } (auf den Spielplan gelegt)
board-copied = { $leader } (kopiert)
board-effects = Es gilt
board-used = in diesem Zeitalter genutzt
board-holds = Hat
board-may-hold = Kann haben

# Die eigene Hand, und was es zu wählen gibt
board-hand = Deine Hand
board-leaders-in-hand = Deine Anführer
board-packet = Das Päckchen
board-cost = Kosten
board-brings = Bringt
board-build = Bauen
board-recruit = Rekrutieren
board-stage = Abschnitt
board-leads-to = führt zu { $list }
board-free-with = kostenlos mit { $list }
board-chosen = Gewählt
board-choice = { $choice ->
    [lay] Du darfst einen deiner Anführer auf den Spielplan legen.
    [recruit] Du darfst einen weiteren Anführer rekrutieren.
   *[copy] Du kopierst einen Anführer eines Nachbarn.
}
board-loss = { $coins ->
    [one] Du verlierst { $coins } Münze.
   *[other] Du verlierst { $coins } Münzen.
}
board-pile = Ablagestapel
board-sold = Von dir abgelegt
board-boards = Zur Wahl

# Die Spielhilfe
aid-title = 7 Wonders: Spielhilfe
aid-uses = Karten nutzen
aid-uses-text = 1. Bauen: ihre Münzen und Ressourcen bezahlen; kostenlos, wenn deine Stadt eine Karte enthält, die zu ihr führt. Nie zwei Karten desselben Namens. 2. Einen Bauabschnitt bauen: sie verdeckt unter den Spielplan legen und die Kosten des Bauabschnitts bezahlen. 3. Verkaufen: { $rules_sale_counted }.
aid-turn = Runde
aid-turn-text = Alle wählen geheim und decken gemeinsam auf: Karten werden gelegt, Kosten bezahlt, Gewinne genommen, Entscheidungen getroffen; dann Griffe in den Ablagestapel, dann Verluste. In Zeitalter I und III gehen die Hände nach links, in Zeitalter II nach rechts. Von den letzten zwei Karten eines Zeitalters wird eine gespielt, die andere kommt auf den Ablagestapel. Ausgeben kann man nur Münzen, die man schon vor der Runde hatte.
aid-trade = Handel
aid-trade-text = Was der Stadt fehlt, wird bei den beiden Nachbarn gekauft: was ihre Spielpläne, braunen und grauen Karten produzieren, für je { $rules_trade_price_counted }. Sie können nicht ablehnen und verlieren nichts. Was Karten produzieren oder verbilligen, zählt ab der nächsten Runde.
aid-conflicts = Konflikte
aid-conflicts-text = Am Ende jedes Zeitalters gegen beide Nachbarn: Mehr Schilde bringen einen Sieg-Marker (Zeitalter I { $victory_1 }, Zeitalter II { $victory_2 }, Zeitalter III { $victory_3 }), weniger einen Niederlage-Marker (minus { $rules_defeat }), gleich viele nichts.
aid-scoring = Wertung
aid-scoring-text = Marker. Schatzkammer: 1 Siegpunkt für je { $rules_coins_a_point_counted }. Bauabschnitte. Blaue Karten. Forschung: für jedes Symbol seine Anzahl mit sich selbst multipliziert, und { $rules_science_set_counted } für jeden Satz aus drei verschiedenen. Gelbe Karten von Zeitalter III. Gilden. Anführer. Schwarze Karten, abzüglich Schulden. Bei gleichen Siegpunkten: mehr Münzen.
aid-picks = Griffe
aid-picks-text = Am Ende der Runde, in dieser Reihenfolge: Halikarnassos, Chinesische Mauer, Manneken Pis, Salomon, Gilde der Kurtisanen. Eine Karte, kostenlos, oder keine.
aid-colours = Farben
aid-brown = Rohstoffe
aid-grey = Manufakturprodukte
aid-blue = zivil, Siegpunkte
aid-yellow = Handel
aid-red = Militär, Schilde
aid-green = Forschung
aid-purple = Gilden
aid-black = schwarze Karten von Cities
aid-white = Anführer
aid-signs = Zeichen
aid-signs-text = { $built } ein gebauter Bauabschnitt, { $open } ein noch nicht gebauter.
aid-leaders = Leaders
aid-leaders-text = Beginn mit { $rules_leaders_coins_counted } statt { $rules_coins }. Vorab: je { $rules_leaders_dealt } Anführer, einen behalten, den Rest nach rechts geben. Jedes Zeitalter beginnt mit dem Rekrutieren: einen Anführer für seine Münzen rekrutieren, mit ihm einen Bauabschnitt bauen oder ihn für { $rules_leader_sale_counted } verkaufen.
aid-cities = Cities
aid-cities-text = In jedem Zeitalter eine schwarze Karte je Spieler, also hat jedes eine Runde mehr. Diplomatie: Die Stadt wird bei den Konflikten dieses Zeitalters übergangen, ihre Nachbarn treffen aufeinander. Verluste treffen alle anderen; jede nicht bezahlte Münze ist eine Schuld, am Ende minus 1 Siegpunkt. Maske: am Ende das Symbol einer grünen Karte eines Nachbarn.
aid-pack = Wonder Pack
aid-pack-text = Chinesische Mauer: Bauabschnitte in beliebiger Reihenfolge. Manneken Pis A: Seine Bauabschnitte sind die der Nachbarn, Kosten und Effekt. Abu Simbel (mit Leaders): Ein Anführer, der auf den Spielplan gelegt wird, verliert seinen Effekt und bringt Siegpunkte. Stonehenge zählt die Stein-Symbole auf braunen Karten.
aid-symbols = Symbole
aid-chains = Ketten
aid-boards = Die Spielpläne
aid-board = { $board } ({ $start }): { $stages }
aid-stage = Abschnitt { $stage }: { $effects } ({ $cost }).
aid-stage-copy = Abschnitt { $stage }: { $effects }.
