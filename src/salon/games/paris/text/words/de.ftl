# Die Wörter von Paris. Zuerst die Namen der Teile, dann Spielzüge, Ereignisse, Gründe und die Texte des Spielplans.

chaillot = Chaillot
batignolles = Batignolles
montmartre = Montmartre
la-villette = La Villette
belleville = Belleville
saint-germain = Saint-Germain
arc = Arc
cafe = Café
    .short = Café
bakery = Bäckerei
    .short = Bäck
residence = Wohnhaus
    .short = Wohn
restaurant = Restaurant
    .short = Rest
hotel = Hotel
    .short = Hotel
theatre = Theater
    .short = Thea
points = Siegpunkte
francs = Francs
keys = Schlüssel
wood = Holz
marble = Marmor
gold = Gold
bronze = Bronze-Prestige
silver = Silber-Prestige
gold-prestige = Gold-Prestige
jardin-du-luxembourg = Jardin du Luxembourg
tuileries = Jardin des Tuileries
pantheon = Panthéon
grand-palais = Grand Palais
sacre-coeur = Sacré-Cœur
notre-dame = Notre-Dame
louvre = Louvre
tour-eiffel = Tour Eiffel
landmark-name = { $name } ({ $value })
end-francs = { $end_tile_francs_francs ->
    [one] { $end_tile_francs_francs } Franc
   *[other] { $end_tile_francs_francs } Francs
}
end-point = { $end_tile_point_points ->
    [one] { $end_tile_point_points } Siegpunkt
   *[other] { $end_tile_point_points } Siegpunkte
}
end-two-points = { $end_tile_two_points_points ->
    [one] { $end_tile_two_points_points } Siegpunkt
   *[other] { $end_tile_two_points_points } Siegpunkte
}
end-wood = Holz-Plättchen
end-marble = Marmor-Plättchen
end-gold = Gold-Plättchen
end-bronze = Bronze-Prestige-Plättchen
end-silver = Silber-Prestige-Plättchen
end-gold-prestige = Gold-Prestige-Plättchen
place-name = { $district } { $value }
bank-name = Bank von { $district }
tile-name = Bonusplättchen { $number }
vp-tile-name = SP-Plättchen { $points }

# Zahlen mit ihren Hauptwörtern, und Einträge von Listen im Regelheft.
count-francs = { $n ->
    [one] { $n } Franc
   *[other] { $n } Francs
}
count-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
count-keys = { $n } Schlüssel
marker-of-value = { $value } – { $token }
marker-of-field = { $place } – { $token }
copies-of = { $two }/{ $three }/{ $four } Stück von { $numbers }

# Was jedes Bonusplättchen bewirkt, für Kurzhinweise und Listen.
effect-gain = { $francs ->
    [0] { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
   *[other] { $points ->
        [0] { $francs ->
            [one] { $francs } Franc
           *[other] { $francs } Francs
        }
       *[other] { $francs ->
            [one] { $francs } Franc
           *[other] { $francs } Francs
        } und { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }
    }
}
effect-unit = zählt in diesem Zug als { $unit }
effect-resource-1 = zählt in diesem Zug als eine Ressource deiner Wahl
effect-resource-2 = zählt in diesem Zug als zwei Ressourcen deiner Wahl
effect-prestige-1 = zählt in diesem Zug als ein Prestige deiner Wahl
effect-prestige-2 = zählt in diesem Zug als zwei Prestige deiner Wahl
effect-per-building = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} je Gebäude mit Wert { $value }
effect-per-landmark = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} je Wahrzeichen
effect-per-tile = { $each } { $each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jedes andere ungenutzte Bonusplättchen
effect-kinds = { $kinds_4 }/{ $kinds_5 }/{ $kinds_6 }/{ $kinds_7 } { $kinds_7 ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für 4/5/6/7 Arten
effect-pairs-prestige = { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} für jedes abgegebene Paar gleicher Prestigemarker
effect-pairs-resource = { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} für jedes abgegebene Paar gleicher Ressourcenmarker
effect-buy-key = ein weiterer Schlüssel für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
effect-take-any = ein beliebiges Plättchen von der Leiste nehmen
effect-back = die Figur um bis zu { $back } Plättchen zurückbewegen, das Plättchen dort nehmen
effect-onto-own = einen Schlüssel auf einen Ort versetzen, den du schon besitzt
effect-onto-others = einen Schlüssel auf einen Ort versetzen, den andere besitzen
effect-per-franc = am Ende { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je Franc

# Spielzüge, wie sie angeboten werden.
move-draw = von Stapel { $pile } ziehen ({ $district })
move-place = das Gebäude legen: { $district }
move-key = einen Schlüssel platzieren: { $bank }
move-search = die Spielende-Plättchen durchsuchen
move-end-turn = den Zug beenden
move-take-marker = den Marker nehmen: { $token }
move-skip = darauf verzichten
move-buy = { $token } kaufen
move-sell = { $token } verkaufen
move-choose-end-tile = das Plättchen nehmen: { $kind }
move-turn-end-tile = das Spielende-Plättchen nutzen: { $kind }
move-discard-prestige = { $token } abwerfen
move-return-pair = ein Paar abgeben: { $token }
move-take-tile = Bonusplättchen { $number } nehmen: { $effect }
move-use-tile = Bonusplättchen { $number } nutzen: { $effect }
move-use-one = Bonusplättchen { $number } als { $first } nutzen
move-use-two = Bonusplättchen { $number } als { $first } und { $second } nutzen
move-vp-tile = SP-Plättchen { $points } auf { $district } legen
move-take-any = mit Bonusplättchen 17 das Plättchen { $number } nehmen: { $effect }
move-go-back = mit Bonusplättchen 25 zurück auf { $number }: { $effect }
move-move = einen Schlüssel versetzen: { $source } → { $target }
move-pass = passen

# Was geschehen ist.
event-drew = { $player } zieht von Stapel { $pile }: { $building }.
event-built = Neu in Paris: { $kind } ({ $field }).
event-gone = Das Gebäude { $building } passt in keinen Bezirk; es kommt aus dem Spiel.
event-key-placed = { $player } platziert einen Schlüssel: { $bank }.
event-francs = { $player } erhält { $francs } { $francs ->
    [one] Franc
   *[other] Francs
} ({ $why }).
event-francs-for = { $player } erhält { $francs } { $francs ->
    [one] Franc
   *[other] Francs
} ({ $what }).
event-francs-less = { $player } zahlt { $francs } { $francs ->
    [one] Franc
   *[other] Francs
} ({ $why }).
event-francs-for-less = { $player } zahlt { $francs } { $francs ->
    [one] Franc
   *[other] Francs
} ({ $what }).
event-points-for = { $player } erhält { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $what }).
event-token = { $player } erhält { $amount } { $token } ({ $why }).
event-token-less = { $player } gibt { $amount } { $token } ab ({ $why }).
event-unit = { $player } hat { $amount } { $token } für diesen Zug ({ $why }).
event-unit-less = { $player } verbraucht { $amount } { $token } von einem Plättchen ({ $why }).
event-moved = { $player } versetzt einen Schlüssel: { $source } → { $target }.
event-founded = { $landmark } steht jetzt in { $district }.
event-tile-used = { $player } nutzt Bonusplättchen { $number }.
event-tile-taken = { $player } nimmt Bonusplättchen { $number }.
event-figure = { $player } bewegt die Figur auf Feld { $space }.
event-left = { $player } verzichtet darauf ({ $benefit }).
event-vp-tile = { $player } legt { $tile } auf { $district }.
event-searched = { $player } durchsucht die Spielende-Plättchen.
event-end-taken = { $player } nimmt ein Spielende-Plättchen ({ $kind }).
event-end-taken-hidden = { $player } nimmt verdeckt ein Spielende-Plättchen.
event-end-used = { $player } nutzt ein Spielende-Plättchen: { $kind }.
event-passed = { $player } passt.
event-turn-ended = { $player } beendet den Zug.
event-last-tile = Das letzte Spielende-Plättchen ist genommen: Diese Runde wird zu Ende gespielt, dann folgt noch eine.
event-last-round = Die letzte Runde beginnt.
event-over = Das Spiel ist zu Ende.
event-key-gained = { $player } erhält einen Schlüssel aus der Reserve.
why-income = Einkommen
why-place = Preis
why-buying = Kauf
why-selling = Verkauf
why-tile = Bonusplättchen
why-end-tile = Spielende-Plättchen
why-bonus = Bonusplättchen beim Wert 3
why-building = Gebäude mit Wert 8
why-prestige = Prestige
why-district = Bezirk
why-marker = Marker
why-cost = Kosten
why-pairs = Paare
why-lost = Ende des Zuges
stage-draw = ein Gebäude ziehen
stage-place = das Gebäude legen
stage-action = Aktion
stage-marker = Marker
stage-bonus = Bonusplättchen
stage-prestige = Prestige beim Wahrzeichen
stage-vp-tile = SP-Plättchen
stage-searched = ein Spielende-Plättchen wählen
stage-free = Handel, Plättchen, Ende des Zuges
stage-pairs = Paare
stage-over = das Spiel ist zu Ende

# Warum etwas nicht möglich ist.
reason-draw-first = Zieh zuerst ein Gebäude
    .short = erst ziehen
reason-already-drawn = Du hast schon gezogen, oder alle Stapel sind leer
    .short = schon gezogen
reason-pile-empty = Dieser Stapel ist leer
    .short = leer
reason-nothing-to-place = Es ist kein Gebäude zu legen
    .short = nichts gezogen
reason-field-taken = Das Feld dieses Werts in { $district } ist belegt
    .short = belegt
reason-kind-there = In { $district } liegt schon ein Gebäude dieser Art
    .short = Art schon da
reason-place-first = Leg zuerst das gezogene Gebäude
    .short = erst legen
reason-action-done = Du hast deine Aktion in diesem Zug schon ausgeführt
    .short = Aktion erledigt
reason-benefit-first = Nimm zuerst den Vorteil oder verzichte darauf
    .short = erst Vorteil
reason-action-first = Führe zuerst deine Aktion aus
    .short = erst Aktion
reason-no-key = Du hast keinen Schlüssel hinter deinem Sichtschirm
    .short = kein Schlüssel
reason-key-at-bank = Du hast dort schon einen Schlüssel: { $bank }
    .short = schon dort
reason-no-key-there = Du hast dort keinen Schlüssel: { $source }
    .short = kein Schlüssel
reason-no-building = Dort liegt noch kein Gebäude: { $target }
    .short = kein Gebäude
reason-landmark-elsewhere = { $landmark } liegt in einem anderen Bezirk
    .short = anderswo
reason-landmark-too-low = Ein neues Wahrzeichen muss höher sein als { $tallest }
    .short = zu niedrig
reason-own-key-there = Dort liegt dein eigener Schlüssel; das erlaubt nur Bonusplättchen 9
    .short = schon deins
reason-others-key-there = Dort liegt der Schlüssel eines anderen Spielers; das erlaubt nur Bonusplättchen 16
    .short = belegt
reason-francs = Das kostet { $needs } { $needs ->
    [one] Franc
   *[other] Francs
}, du hast { $has }
    .short = zu wenig Francs
reason-wood = Das braucht { $needs } Holz, du hast { $has }
    .short = Holz fehlt
reason-marble = Das braucht { $needs } Marmor, du hast { $has }
    .short = Marmor fehlt
reason-gold = Das braucht { $needs } Gold, du hast { $has }
    .short = Gold fehlt
reason-piles-left = In den Stapeln sind noch Gebäude
    .short = später
reason-not-searching = Du durchsuchst die Spielende-Plättchen gerade nicht
    .short = erst suchen
reason-choose-first = Wähl zuerst eines der Spielende-Plättchen
    .short = erst wählen
reason-end-tile-gone = Davon ist keines mehr übrig: { $kind }
    .short = weg
reason-no-end-tiles = Alle Spielende-Plättchen sind genommen
    .short = alle weg
reason-can-act = Du kannst eine Aktion ausführen, also darfst du nicht passen
    .short = Aktion möglich
reason-no-marker = Es gibt gerade keinen Marker zu nehmen
    .short = kein Marker
reason-nothing-to-leave = Es gibt jetzt nichts, worauf du verzichten könntest
    .short = nichts da
reason-not-bonus-moment = Du darfst jetzt kein Bonusplättchen nehmen
    .short = nicht jetzt
reason-tile-not-there = Bonusplättchen { $number } liegt nicht mehr auf der Leiste
    .short = weg
reason-tile-had = Du hattest Bonusplättchen { $number } schon einmal
    .short = schon gehabt
reason-tile-behind = Deine Figur ist an Bonusplättchen { $number } schon vorbei
    .short = vorbei
reason-bonus-francs = Das Bonusplättchen kostet hier { $needs } { $needs ->
        [one] Franc
       *[other] Francs
    }, du hast { $has }
    .short = zu wenig Francs
reason-not-landmark-moment = Prestige wird nur beim Erwerb eines Wahrzeichens abgeworfen
    .short = nicht jetzt
reason-not-pictured = Keine noch offene Abbildung des Wahrzeichens zeigt { $token }
    .short = nicht abgebildet
reason-no-token = Davon hast du nichts: { $token }
    .short = keines
reason-not-vp-moment = Du darfst jetzt kein SP-Plättchen legen
    .short = nicht jetzt
reason-vp-tile-gone = Dieses SP-Plättchen liegt schon auf dem Spielplan
    .short = schon gelegt
reason-district-has-vp = { $district } hat schon ein SP-Plättchen
    .short = hat eines
reason-supply-empty = Davon ist nichts im Vorrat: { $token }
    .short = nicht im Vorrat
reason-buy-francs = { $token } kostet { $needs } { $needs ->
        [one] Franc
       *[other] Francs
    }, du hast { $has }
    .short = zu wenig Francs
reason-nothing-to-sell = Davon hast du nichts zu verkaufen: { $token }
    .short = keines
reason-tile-not-held = Du hast Bonusplättchen { $number } nicht
    .short = nicht deins
reason-tile-used = Du hast Bonusplättchen { $number } schon genutzt
    .short = genutzt
reason-spent-by-move = Bonusplättchen { $number } wird erst durch das Versetzen verbraucht, für das es nötig ist
    .short = beim Versetzen
reason-only-at-end = Bonusplättchen { $number } zählt am Ende des Spiels
    .short = am Ende
reason-key-francs = Der Schlüssel kostet { $needs } { $needs ->
        [one] Franc
       *[other] Francs
    }, du hast { $has }
    .short = zu wenig Francs
reason-no-reserve = In deiner Reserve ist kein Schlüssel mehr
    .short = Reserve leer
reason-no-pair = Du hast kein solches Paar echter Marker
    .short = kein Paar
reason-too-far-back = Bonusplättchen { $number } liegt nicht in Reichweite hinter deiner Figur
    .short = zu weit
reason-space-30 = Deine Figur hat Feld 30 erreicht: Du bekommst keine Bonusplättchen mehr
    .short = Feld 30
reason-end-tile-not-held = Du hast kein solches Spielende-Plättchen: { $kind }
    .short = nicht deins
reason-giving-pairs = Gib zuerst die Paare fertig ab
    .short = erst Paare
reason-give-one-first = Gib mindestens ein Paar ab
    .short = ein Paar
reason-not-giving = Paare werden nur beim Nutzen von Bonusplättchen 23 oder 24 abgegeben
    .short = nicht jetzt

# Der Tisch im Terminal.
board-piles = Stapel
board-pile = noch { $left }, oben { $district }
board-pile-empty = leer
board-district = Bezirk
board-bank = Bank
board-landmarks = Wahrzeichen
board-vp = SP
board-sums = Summen
board-player = Spieler
board-points = Punkte
board-francs = Francs
board-keys = Schlüssel
board-tokens = Marker
board-tiles = Bonus
board-figure = Figur
board-end-tiles = Spielende
board-closing = { $closing ->
    [1] Das letzte Spielende-Plättchen ist genommen: Nach dieser Runde folgt noch eine.
   *[other] Dies ist die letzte Runde.
}
board-supply = Vorrat
board-free-landmarks = Wahrzeichen im Vorrat
board-free-vp-tiles = Übrige SP-Plättchen
board-track = Bonusplättchen vor dir
board-end-left = Übrige Spielende-Plättchen
board-arc = Arc
board-legend = Marker neben einem Feld: W Holz, M Marmor, G Gold, b Bronze, s Silber, g Gold-Prestige
board-drawn = Zu legen: { $kind } { $value }
board-units = Für diesen Zug
board-none = –

# Die Spielhilfe.
aid-title = Paris: Spielhilfe
aid-turn = Zug
aid-turn-text = 1. Zieh ein Gebäude und leg es. 2. Führe eine Aktion aus: A, B oder C. Kaufen, verkaufen und Plättchen nutzen darfst du nach dem Ziehen jederzeit. Beende dann den Zug.
aid-a = A  Schlüssel platzieren
aid-a-text = Auf eine Bank ({ $bank_list }) oder auf den Arc; dort jeweils nur ein Schlüssel von dir.
aid-b = B  Schlüssel versetzen
aid-b-text = Von Bank, Gebäude oder Wahrzeichen innerhalb des Bezirks zu einem höheren Wert; vom Arc überallhin. Der Ort muss frei sein.
aid-c = C  Spielende-Plättchen
aid-c-text = Sobald alle Stapel leer sind: durchsuchen, dann ein Plättchen nehmen.
aid-costs = Kosten
aid-costs-text = Der Wert in Francs; von einem Gebäude oder Wahrzeichen aus nur die Differenz. Wert 8: { $cost_wood_for_8 } Holz. Wahrzeichen: Marmor und Gold wie abgebildet.
aid-benefits = Vorteile
aid-benefits-text = Der Marker. Werte 1 und 2: ein Bonusplättchen; Wert 3: ein Bonusplättchen für { $cost_bonus_at_3_counted }. Wert 8: { $points_building_8_counted }. Wahrzeichen: bis zu drei abgebildete Prestigemarker für deren Siegpunkte.
aid-vp = SP-Plättchen
aid-vp-text = Wenn auf den Orten eines Bezirks { $points_keys_for_vp_tile_counted } zusammenkommen: ein beliebiges übriges SP-Plättchen auf einen beliebigen Bezirk, der noch keines hat.
aid-trade = Handel
aid-trade-text = Kaufen: Holz { $prices_buy_wood }, Marmor { $prices_buy_marble }, Gold { $prices_buy_gold }. Verkaufen: Holz { $prices_sell_wood }, Marmor { $prices_sell_marble }, Gold { $prices_sell_gold }, Bronze { $prices_sell_bronze }, Silber { $prices_sell_silver }, Gold-Prestige { $prices_sell_gold_prestige }.
aid-end = Spielende
aid-end-text = Letztes Spielende-Plättchen genommen: die Runde zu Ende spielen, dann noch eine.
aid-scoring = Wertung
aid-scoring-text = Plättchen 27, dann jeder Bezirk mit SP-Plättchen nach der Summe der Orte, die man besitzt: Erster, Zweiter, Dritter. Bei Gleichstand: der höchste einzelne Ort. Zu zweit: Der Zweite braucht die Hälfte des Ersten.
aid-end-tiles = Die Spielende-Plättchen
aid-landmarks = Die Wahrzeichen
aid-landmark = { $name }: { $marble } Marmor, { $gold } Gold; { $pictures }
aid-bonus-tiles = Die Bonusplättchen
aid-bonus-tile = { $number }: { $effect }
