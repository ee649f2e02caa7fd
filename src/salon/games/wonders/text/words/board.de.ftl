# Die Wörter des Tisches im Terminal und der Spielhilfe.

# Der Kopf des Tisches
board-age = Zeitalter { $age }
board-turn = Runde { $turn } von { $turns }
board-passing = { $side ->
    [left] ↓ Karten nach links
   *[right] ↑ Karten nach rechts
}
board-discards = { $cards ->
    [0] Ablagestapel leer
    [one] { $cards } Karte im Ablagestapel
   *[other] { $cards } Karten im Ablagestapel
}
board-moment = { $moment ->
    [boards] Von Platz 1 an wählt ihr nacheinander eure Spielpläne.
    [draft] Behalte einen Anführer und gib die übrigen nach rechts weiter.
    [recruit] Wähle einen Anführer: rekrutieren, einen Bauabschnitt vollenden oder für Münzen abwerfen.
    [turn] Wähle eine Karte: bauen, einen Bauabschnitt vollenden oder für Münzen abwerfen.
    [last] Wer diese Fähigkeit hat, spielt auch die letzte Karte des Zeitalters.
    [choices] Ein neues Bauwerk verlangt eine Entscheidung.
    [pick] Bau eine Karte aus dem Ablagestapel kostenlos.
    [debt] Du verlierst Münzen: bezahlen oder Schulden-Marker nehmen.
   *[over] Die Partie ist zu Ende.
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
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
board-leaders-held = { $leaders } Anführer auf der Hand
board-debts = { $debts } Schulden-Marker
board-diplomacy = ohne Konflikte in diesem Zeitalter
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
board-effects = Dauerhaft
board-used = in diesem Zeitalter genutzt
board-holds = Handkarten
board-may-hold = Mögliche Handkarten

# Die eigene Hand, und was es zu wählen gibt
board-hand = Deine Handkarten
board-leaders-in-hand = Deine Anführer
board-packet = Anführer zur Wahl
board-cost = Kosten
board-brings = Wirkung
board-build = Bauen
board-recruit = Rekrutieren
board-stage = Bauabschnitt
board-leads-to = Kette zu { $list }
board-free-with = kostenlos mit { $list }
board-chosen = Gewählt
board-choice = { $choice ->
    [lay] Du darfst einen deiner Anführer auf den Spielplan legen.
    [recruit] Du darfst einen weiteren Anführer rekrutieren.
   *[copy] Kopiere einen Anführer eines Nachbarn.
}
board-loss = { $coins ->
    [one] Du verlierst { $coins } Münze.
   *[other] Du verlierst { $coins } Münzen.
}
board-pile = Ablagestapel
board-sold = Von dir abgeworfen
board-boards = Zur Wahl

# Die Spielhilfe
aid-title = 7 Wonders: Spielhilfe
aid-uses = Karten nutzen
aid-uses-text = 1. Bauen: Zahle ihre Münzen und Ressourcen, oder bau sie kostenlos mit einer Kette von einer Karte deiner Stadt. Nie zwei Karten desselben Namens. 2. Einen Bauabschnitt vollenden: Leg sie verdeckt unter den Spielplan und zahle die Kosten des Bauabschnitts. 3. Abwerfen: Du erhältst { $rules_sale_counted }.
aid-turn = Runde
aid-turn-text = Alle wählen geheim und decken gemeinsam auf: Karten werden gelegt, Kosten bezahlt, Erträge genommen, Entscheidungen getroffen; dann Karten aus dem Ablagestapel gebaut, dann Verluste bezahlt. In Zeitalter I und III gibst du deine Karten nach links weiter, in Zeitalter II nach rechts. Von den letzten zwei Karten eines Zeitalters spielst du eine und wirfst die andere ab. Ausgeben kannst du nur Münzen, die du schon vor der Runde hattest.
aid-trade = Handel
aid-trade-text = Kauf, was dir fehlt, bei deinen beiden Nachbarn für je { $rules_trade_price_counted }: alles, was ihre Spielpläne, braunen und grauen Karten produzieren. Sie können nicht ablehnen und verlieren nichts. Neue Karten zählen beim Kaufen und Bezahlen ab der nächsten Runde.
aid-conflicts = Konflikte
aid-conflicts-text = Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarn. Mit mehr nimmst du einen Sieg-Marker (Zeitalter I { $victory_1 }, Zeitalter II { $victory_2 }, Zeitalter III { $victory_3 }), mit weniger einen Niederlage-Marker (−{ $rules_defeat }), mit gleich vielen nichts.
aid-scoring = Wertung
aid-scoring-text = Marker. Schatzkammer: 1 Siegpunkt für je { $rules_coins_a_point_counted }. Bauabschnitte. Blaue Karten. Forschung: für jede Symbolart das Quadrat ihrer Anzahl, dazu { $rules_science_set_counted } für jedes Set aus drei verschiedenen Symbolen. Gelbe Karten aus Zeitalter III. Gilden. Anführer. Schwarze Karten, abzüglich Schulden. Bei Gleichstand gewinnt, wer mehr Münzen hat.
aid-picks = Aus dem Ablagestapel
aid-picks-text = Am Ende der Runde, in dieser Reihenfolge: Halikarnassos, Chinesische Mauer, Manneken Pis, Salomon, Gilde der Kurtisanen. Bau eine Karte kostenlos oder keine.
aid-colours = Farben
aid-brown = Rohstoffe
aid-grey = Manufakturprodukte
aid-blue = Profanbauten, Siegpunkte
aid-yellow = Handelsgebäude
aid-red = Militärgebäude, Schilde
aid-green = Forschungsgebäude
aid-purple = Gilden
aid-black = schwarze Karten aus Cities
aid-white = Anführer
aid-signs = Zeichen
aid-signs-text = { $built } ein vollendeter Bauabschnitt, { $open } ein noch nicht vollendeter.
aid-leaders = Leaders
aid-leaders-text = Ihr beginnt mit { $rules_leaders_coins_counted } statt { $rules_coins }. Vorab: je { $rules_leaders_dealt ->
    [one] { $rules_leaders_dealt } Anführer
   *[other] { $rules_leaders_dealt } Anführer
}, einen behalten, die übrigen nach rechts geben. Zu Beginn jedes Zeitalters rekrutierst du einen Anführer für seine Münzen, vollendest mit ihm einen Bauabschnitt oder wirfst ihn für { $rules_leader_sale_counted } ab.
aid-cities = Cities
aid-cities-text = In jedem Zeitalter kommt eine schwarze Karte je Spieler dazu, also hat es eine Runde mehr. Diplomatie: Du nimmst an den Konflikten dieses Zeitalters nicht teil, deine Nachbarn treffen aufeinander. Verluste treffen alle anderen; für jede Münze, die du nicht zahlst, nimmst du einen Schulden-Marker, am Ende −1 Siegpunkt. Maske: Am Ende kopierst du das Symbol einer grünen Karte eines Nachbarn.
aid-pack = Wonder Pack
aid-pack-text = Chinesische Mauer: Bauabschnitte in beliebiger Reihenfolge. Manneken Pis A: Seine Bauabschnitte kopieren die der Nachbarn, Kosten und Wirkung. Abu Simbel (mit Leaders): Legst du einen Anführer auf den Spielplan, verliert er seine Wirkung und bringt Siegpunkte. Stonehenge zählt die Stein-Symbole auf deinen braunen Karten.
aid-symbols = Symbole
aid-chains = Ketten
aid-boards = Die Spielpläne
aid-board = { $board } ({ $start }): { $stages }
aid-stage = Bauabschnitt { $stage }: { $effects } ({ $cost }).
aid-stage-copy = Bauabschnitt { $stage }: { $effects }.
