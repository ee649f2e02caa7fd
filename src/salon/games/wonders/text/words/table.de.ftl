# 7 Wonders am Tisch im Browser: Name und Varianten des Spiels, jedes Teil erklärt, und der Tisch in Sätzen.

game-title = 7 Wonders
game-about = { $fewest } bis { $most } Spieler · etwa 45 Minuten
option-leaders = Leaders
option-leaders-no = ohne
option-leaders-yes = mit
option-cities = Cities
option-cities-no = ohne
option-cities-yes = mit
option-wonder-pack = Wonder Pack
option-wonder-pack-no = ohne
option-wonder-pack-yes = mit
option-boards = Spielpläne
option-boards-dealt = ausgeteilt
option-boards-chosen = der Reihe nach gewählt
option-sides = Seiten der Spielpläne
option-sides-dealt = ausgelost
option-sides-A = alle A
option-sides-B = alle B
round-before = Vor Zeitalter I
round-leaders = Zeitalter { $age }, Anführer
round-turn = Zeitalter { $age }, Runde { $turn }

# Was jedes Teil ist.
piece-card = Zeitalter { $age }, { $colour }. Kosten: { $cost }. Bringt: { $effects }.
piece-leader = Anführer. Kosten: { $cost }. Bringt: { $effects }.
piece-free-with = Kostenlos mit { $list }.
piece-leads-to = Führt zu { $list }.
piece-stage = Kosten: { $cost }. Bringt: { $effects }.
piece-stage-copy = Bringt: { $effects }.
piece-board = Spielplan mit { $stages ->
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitten
}. { $makes ->
    [0] Er produziert keine Ressource.
   *[other] Er produziert { $resource }.
}
piece-board-power = Außerdem: { $effects }.
piece-raw = Rohstoff. Was deiner Stadt fehlt, kannst du bei einem Nachbarn kaufen, der es produziert, für { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
piece-manufactured = Manufakturprodukt. Was deiner Stadt fehlt, kannst du bei einem Nachbarn kaufen, der es produziert, für { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
piece-symbol = Forschungssymbol. Am Ende zählt jedes Symbol seine Anzahl mit sich selbst multipliziert; jeder Satz aus drei verschiedenen zählt { $set ->
    [one] { $set } Siegpunkt
   *[other] { $set } Siegpunkte
} mehr.
piece-symbol-any = Forschungssymbol nach Wahl, am Ende so gesetzt, wie es für dich am besten ist.
piece-symbol-mask = Kopiert am Ende das Symbol einer grünen Karte eines Nachbarn.
piece-any-name = Symbol nach Wahl
piece-mask-name = Maske
piece-sets = Jeder Satz aus drei verschiedenen Forschungssymbolen zählt { $set ->
    [one] { $set } Siegpunkt
   *[other] { $set } Siegpunkte
}.
piece-victory = Sieg-Marker von Zeitalter { $age }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} wert.
piece-defeat = Niederlage-Marker, minus { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
piece-coins = Am Ende 1 Siegpunkt für je { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Bei Gleichstand entscheiden mehr Münzen.
piece-debts = Eine Münze, die du nicht bezahlt hast. Am Ende minus 1 Siegpunkt; zurückzahlen lässt sie sich nie.
piece-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
piece-shields = Am Ende jedes Zeitalters vergleichst du deine Schilde mit denen jedes Nachbarn.
piece-shields-name = Schilde

# Der Tisch in Sätzen.
told-now = Jetzt
told-turn = Zeitalter { $age }, Runde { $turn } von { $turns }. { $side ->
    [left] Die Hände gehen nach links.
   *[right] Die Hände gehen nach rechts.
}
told-age = Zeitalter { $age }.
told-discards = { $cards ->
    [0] Der Ablagestapel ist leer.
    [one] Im Ablagestapel liegt { $cards } Karte.
   *[other] Im Ablagestapel liegen { $cards } Karten.
}
told-chosen = Du hast gewählt: { $moves }.
told-sold = Von dir abgelegt: { $cards }.
told-ways = Zahlungsweisen
told-way = { $way }: { $coins ->
    [0] deine Münzen bleiben gleich.
    [one] { $coins } Münze mehr.
   *[other] { $coins } Münzen mehr.
}
told-way-less = { $way }: { $coins ->
    [one] { $coins } Münze weniger.
   *[other] { $coins } Münzen weniger.
}
told-card = { $card }. { $text }
told-can-build = Kann gebaut werden.
told-can-recruit = Kann rekrutiert werden.
told-cannot-build = Kann jetzt nicht gebaut werden.
told-cannot-recruit = Kann jetzt nicht rekrutiert werden.
told-can-stage = Kann für einen Bauabschnitt genutzt werden.
told-cannot-stage = Kann jetzt nicht für einen Bauabschnitt genutzt werden.
told-city = { $player }, { $board }
told-place = { $place ->
    [own] Deine Stadt.
    [left] Dein linker Nachbar.
    [right] Dein rechter Nachbar.
   *[far] Kein Nachbar von dir.
}
told-no-board = Noch kein Spielplan gewählt.
told-coins = Münzen: { $coins }.
told-shields = Schilde: { $shields }.
told-points = Siegpunkte: { $points }.
told-hand = Karten auf der Hand: { $cards }.
told-leaders-held = Anführer auf der Hand: { $leaders }.
told-debts = Schulden: { $debts }.
told-diplomacy = Nimmt an den Konflikten dieses Zeitalters nicht teil.
told-stage = Bauabschnitt { $stage }, nicht gebaut. { $text }
told-stage-built = Bauabschnitt { $stage }, gebaut: { $effects }.
told-stage-under = Darunter liegt { $card }.
told-free-used = Das Recht, kostenlos zu bauen, ist in diesem Zeitalter genutzt.
told-power = Spielplan: { $effects }.
told-makes = Produktion: { $list }.
told-makes-nothing = Produziert nichts.
told-symbols = Forschung: { $list }.
told-count = { $count } × { $name }
told-victories = Sieg-Marker: { $list }.
told-victory = { $count } von Zeitalter { $age }
told-defeats = Niederlage-Marker: { $count }.
told-no-cards = Noch keine Karten.
told-cards = { $colour }: { $cards }.
told-leaders = Anführer: { $leaders }.
told-in-force = Es gilt: { $effect }.
told-holds = Auf der Hand sind: { $cards }.
told-may-hold = Auf der Hand können sein: { $cards }.
told-board = { $board }. { $text }
