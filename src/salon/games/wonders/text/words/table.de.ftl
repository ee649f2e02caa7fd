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
piece-card = Zeitalter { $age }, { $colour }. Kosten: { $cost }. Wirkung: { $effects }.
piece-leader = Anführer. Kosten: { $cost }. Wirkung: { $effects }.
piece-free-with = Kostenlos mit einer Kette von { $list }.
piece-leads-to = Kette zu { $list }.
piece-stage = Kosten: { $cost }. Wirkung: { $effects }.
piece-stage-copy = Wirkung: { $effects }.
piece-board = Spielplan mit { $stages ->
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitten
}. { $makes ->
    [0] Er produziert keine Ressource.
   *[other] Er produziert { $resource }.
}
piece-board-power = Außerdem: { $effects }.
piece-raw = Rohstoff. Fehlt er dir, kauf ihn bei einem Nachbarn, der ihn produziert, für je { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
piece-manufactured = Manufakturprodukt. Fehlt es dir, kauf es bei einem Nachbarn, der es produziert, für je { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
piece-symbol = Forschungssymbol. Am Ende zählt jede Symbolart das Quadrat ihrer Anzahl, dazu jedes Set aus drei verschiedenen Symbolen { $set ->
    [one] { $set } Siegpunkt
   *[other] { $set } Siegpunkte
}.
piece-symbol-any = Forschungssymbol nach Wahl. Am Ende zählt es so, wie es für dich am besten ist.
piece-symbol-mask = Kopiert am Ende das Symbol einer grünen Karte eines Nachbarn.
piece-any-name = Symbol nach Wahl
piece-mask-name = Maske
piece-sets = Jedes Set aus drei verschiedenen Forschungssymbolen zählt { $set ->
    [one] { $set } Siegpunkt
   *[other] { $set } Siegpunkte
}.
piece-victory = Sieg-Marker aus Zeitalter { $age }, { $points ->
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
}. Bei Gleichstand gewinnt, wer mehr Münzen hat.
piece-debts = Eine Münze, die du nicht bezahlt hast. Am Ende minus 1 Siegpunkt; du kannst sie nie zurückzahlen.
piece-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
piece-shields = Am Ende jedes Zeitalters vergleichst du deine Schilde mit denen jedes Nachbarn.
piece-shields-name = Schilde

# Der Tisch in Sätzen.
told-now = Jetzt
told-turn = Zeitalter { $age }, Runde { $turn } von { $turns }. { $side ->
    [left] Gib deine Karten nach links weiter.
   *[right] Gib deine Karten nach rechts weiter.
}
told-age = Zeitalter { $age }.
told-discards = { $cards ->
    [0] Der Ablagestapel ist leer.
    [one] Im Ablagestapel liegt { $cards } Karte.
   *[other] Im Ablagestapel liegen { $cards } Karten.
}
told-chosen = Du hast gewählt: { $moves }.
told-sold = Von dir abgeworfen: { $cards }.
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
told-can-build = Du kannst sie bauen.
told-can-recruit = Du kannst ihn rekrutieren.
told-cannot-build = Du kannst sie jetzt nicht bauen.
told-cannot-recruit = Du kannst ihn jetzt nicht rekrutieren.
told-can-stage = Du kannst damit einen Bauabschnitt vollenden.
told-cannot-stage = Du kannst damit jetzt keinen Bauabschnitt vollenden.
told-city = { $player }, { $board }
told-place = { $place ->
    [own] Deine Stadt.
    [left] Dein linker Nachbar.
    [right] Dein rechter Nachbar.
   *[far] Nicht dein Nachbar.
}
told-no-board = Noch kein Spielplan gewählt.
told-coins = Münzen: { $coins }.
told-shields = Schilde: { $shields }.
told-points = Siegpunkte: { $points }.
told-hand = Handkarten: { $cards }.
told-leaders-held = Anführer auf der Hand: { $leaders }.
told-debts = Schulden: { $debts }.
told-diplomacy = Nimmt an den Konflikten dieses Zeitalters nicht teil.
told-stage = Bauabschnitt { $stage }, nicht vollendet. { $text }
told-stage-built = Bauabschnitt { $stage }, vollendet: { $effects }.
told-stage-under = Darunter: { $card }.
told-free-used = In diesem Zeitalter schon einmal kostenlos gebaut.
told-power = Spielplan: { $effects }.
told-makes = Produktion: { $list }.
told-makes-nothing = Produziert nichts.
told-symbols = Forschung: { $list }.
told-count = { $count } × { $name }
told-victories = Sieg-Marker: { $list }.
told-victory = { $count } aus Zeitalter { $age }
told-defeats = Niederlage-Marker: { $count }.
told-no-cards = Noch keine Karten.
told-cards = { $colour }: { $cards }.
told-leaders = Anführer: { $leaders }.
told-in-force = Dauerhaft: { $effect }.
told-holds = Handkarten dieser Stadt: { $cards }.
told-may-hold = Mögliche Handkarten dieser Stadt: { $cards }.
told-board = { $board }. { $text }
