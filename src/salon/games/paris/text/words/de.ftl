# Die Wörter von Paris. Zuerst die Namen der Teile, dann Spielzüge, Ereignisse, Gründe und die Texte des Spielplans.

chaillot = Chaillot
batignolles = Batignolles
montmartre = Montmartre
la-villette = La Villette
belleville = Belleville
saint-germain = Saint-Germain
arc = Arc
    .on = auf dem Arc
    .from = vom Arc
cafe = Café
    .a = ein Café
    .short = Café
bakery = Bäckerei
    .a = eine Bäckerei
    .short = Bäck.
residence = Wohnsitz
    .a = einen Wohnsitz
    .short = Wohn.
restaurant = Restaurant
    .a = ein Restaurant
    .short = Rest.
hotel = Hotel
    .a = ein Hotel
    .short = Hotel
theatre = Theater
    .a = ein Theater
    .short = Thea.
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
    .on = auf { landmark-name }
    .from = von { landmark-name }
    .to = auf { landmark-name }
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
    .on = auf { place-name }
    .from = von { place-name }
    .to = auf { place-name }
bank-name = Bank von { $district }
    .on = auf der { bank-name }
    .from = von der { bank-name }
target-in-district = { $target } in { $district }
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
effect-resource-1 = zählt in diesem Zug als 1 Ressourcenmarker deiner Wahl
effect-resource-2 = zählt in diesem Zug als 2 Ressourcenmarker deiner Wahl
effect-prestige-1 = zählt in diesem Zug als 1 Prestigemarker deiner Wahl
effect-prestige-2 = zählt in diesem Zug als 2 Prestigemarker deiner Wahl
effect-per-building = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für jedes Gebäude mit Wert { $value }, das du besitzt
effect-per-landmark = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für jedes Wahrzeichen, das du besitzt
effect-per-tile = { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} für jedes andere ungenutzte Bonusplättchen
effect-kinds = { $kinds_4 }/{ $kinds_5 }/{ $kinds_6 }/{ $kinds_7 } { $kinds_7 ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für 4/5/6/7 Gebäudearten
effect-pairs-prestige = { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} für jedes Paar gleicher Prestigemarker, das du zurücklegst
effect-pairs-resource = { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} für jedes Paar gleicher Ressourcenmarker, das du zurücklegst
effect-buy-key = ein weiterer Schlüssel für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
effect-take-any = ein beliebiges Plättchen von der Bonusleiste nehmen
effect-back = die Bonus-Figur um bis zu { $back } Plättchen zurückbewegen und das Plättchen dort nehmen
effect-onto-own = einen Schlüssel dorthin versetzen, wo schon einer von dir liegt
effect-onto-others = einen Schlüssel dorthin versetzen, wo schon einer von anderen liegt
effect-per-franc = am Ende { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} je Franc

# Spielzüge, wie sie angeboten werden.
move-draw = von Stapel { $pile } ziehen ({ $district })
move-place = das Gebäude in { $district } legen
move-key = einen Schlüssel { $on } platzieren
move-search = die Spielende-Plättchen durchsuchen
move-end-turn = den Zug beenden
move-take-marker = { $token } nehmen
move-skip = verzichten
move-buy = { $token } kaufen
move-sell = { $token } verkaufen
move-choose-end-tile = ein Spielende-Plättchen nehmen: { $kind }
move-turn-end-tile = ein Spielende-Plättchen nutzen: { $kind }
move-discard-prestige = { $token } abwerfen
move-return-pair = ein Paar { $token } zurücklegen
move-take-tile = Bonusplättchen { $number } nehmen: { $effect }
move-use-tile = Bonusplättchen { $number } nutzen: { $effect }
move-use-one = Bonusplättchen { $number } als { $first } nutzen
move-use-two = Bonusplättchen { $number } als { $first } und { $second } nutzen
move-vp-tile = SP-Plättchen { $points } auf { $district } legen
move-take-any = mit Bonusplättchen 17 das Bonusplättchen { $number } nehmen: { $effect }
move-go-back = mit Bonusplättchen 25 zurück auf Bonusplättchen { $number }: { $effect }
move-move = einen Schlüssel { $from } { $to } versetzen
move-pass = passen

# Was geschehen ist.
event-drew = { $player } zieht von Stapel { $pile } { $kind } für { $building }.
event-built = { $field } hat jetzt { $kind }.
event-gone = Das Gebäude für { $building } passt nirgends und kommt aus dem Spiel.
event-key-placed = { $player } platziert einen Schlüssel { $on }.
event-francs = { $cause ->
    [selling] { $player } erhält { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} für den Verkauf.
   *[other] { $player } erhält { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}.
}
event-francs-for = { $cause ->
    [income] { $player } nimmt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} von der Bank.
   *[other] { $player } nimmt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}.
}
event-francs-less = { $cause ->
    [bonus] { $player } zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} für ein Bonusplättchen.
   *[other] { $player } zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}.
}
event-francs-for-less = { $cause ->
    [tile] { $player } zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} für einen Schlüssel.
   *[other] { $player } zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}.
}
event-points-for = { $cause ->
    [building] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für ein Gebäude mit Wert 8 in { $what }.
    [prestige] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für Prestige bei { $what }.
    [pairs] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für ein Paar mit { $what }.
    [tile] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} mit { $what }.
    [end-tile] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} mit einem Spielende-Plättchen.
   *[district] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} in { $what }.
}
event-token = { $cause ->
    [buying] { $player } kauft { $amount } { $token }.
   *[other] { $player } nimmt { $amount } { $token }.
}
event-token-less = { $cause ->
    [selling] { $player } verkauft { $amount } { $token }.
    [prestige] { $player } wirft { $amount } { $token } ab.
    [pairs] { $player } legt { $amount } { $token } zurück.
   *[other] { $player } zahlt { $amount } { $token }.
}
event-unit = { $player } hat für diesen Zug { $amount } { $token } von einem Plättchen.
event-unit-less = { $cause ->
    [lost] { $player } lässt { $amount } { $token } von einem Plättchen verfallen.
    [prestige] { $player } wirft { $amount } { $token } von einem Plättchen ab.
   *[other] { $player } zahlt { $amount } { $token } von einem Plättchen.
}
event-moved = { $player } versetzt einen Schlüssel { $from } { $to }.
event-founded = { $player } baut { $landmark } in { $district }.
event-tile-used = { $player } nutzt Bonusplättchen { $number }.
event-tile-taken = { $player } nimmt Bonusplättchen { $number }.
event-figure = { $player } bewegt die Bonus-Figur auf Feld { $space }.
event-left = { $skipped ->
    [marker] { $player } verzichtet auf den Marker.
    [bonus] { $player } verzichtet auf das Bonusplättchen.
    [prestige] { $player } wirft kein Prestige mehr ab.
    [vp-tile] { $player } verzichtet auf das SP-Plättchen.
    [pairs] { $player } legt keine Paare mehr zurück.
   *[other] { $player } verzichtet auf den Vorteil.
}
event-vp-tile = { $player } legt { $tile } auf { $district }.
event-searched = { $player } durchsucht die Spielende-Plättchen.
event-end-taken = { $player } nimmt ein Spielende-Plättchen ({ $kind }).
event-end-taken-hidden = { $player } nimmt verdeckt ein Spielende-Plättchen.
event-end-used = { $player } nutzt ein Spielende-Plättchen.
event-passed = { $player } passt.
event-turn-ended = { $player } beendet den Zug.
event-last-tile = Das letzte Spielende-Plättchen ist genommen. Ihr spielt diese Runde zu Ende und dann noch eine.
event-last-round = Die letzte Runde beginnt.
event-over = Die Partie ist zu Ende.
event-key-gained = { $player } erhält einen Schlüssel aus der Reserve.
why-income = Einkommen
why-place = Preis
why-buying = Kauf
why-selling = Verkauf
why-tile = Bonusplättchen
    .row = Bonusplättchen
why-end-tile = Spielende-Plättchen
    .row = Spielende-Plättchen
why-bonus = Bonusplättchen für ein 3er-Gebäude
why-building = Gebäude mit Wert 8
    .row = Gebäude mit Wert 8
why-prestige = Prestige
    .row = Prestige an Wahrzeichen
why-district = Bezirk
    .row = Bezirke
why-marker = Marker
why-cost = Kosten
why-pairs = Paare
    .row = Paare
why-lost = ungenutzt
stage-draw = ein Gebäude ziehen
stage-place = das Gebäude legen
stage-action = Aktion
stage-marker = Marker neben dem Gebäude
stage-bonus = Bonusplättchen
stage-prestige = Prestige beim Wahrzeichen
stage-vp-tile = SP-Plättchen
stage-searched = ein Spielende-Plättchen wählen
stage-free = kaufen, verkaufen, Plättchen nutzen, den Zug beenden
stage-pairs = Paare zurücklegen
stage-over = die Partie ist zu Ende

# Warum etwas nicht möglich ist.
reason-draw-first = Zieh zuerst ein Gebäude
    .short = erst ziehen
reason-already-drawn = Du ziehst einmal pro Zug, solange Gebäude übrig sind
    .short = nicht jetzt
reason-pile-empty = Dieser Stapel ist leer
    .short = leer
reason-nothing-to-place = Du hast kein Gebäude zu legen
    .short = nichts gezogen
reason-field-taken = Das Feld dieses Werts in { $district } ist belegt
    .short = belegt
reason-kind-there = In { $district } liegt schon ein Gebäude dieser Art
    .short = Art schon da
reason-place-first = Leg zuerst das gezogene Gebäude
    .short = erst legen
reason-action-done = Du hast in diesem Zug schon eine Aktion ausgeführt
    .short = Aktion erledigt
reason-benefit-first = Nimm zuerst den Vorteil oder verzichte darauf
    .short = erst Vorteil
reason-action-first = Führe zuerst deine Aktion aus
    .short = erst Aktion
reason-no-key = Du hast keinen Schlüssel hinter deinem Sichtschirm
    .short = kein Schlüssel
reason-key-at-bank = Du hast { $on } schon einen Schlüssel
    .short = schon dort
reason-no-key-there = Du hast { $on } keinen Schlüssel
    .short = kein Schlüssel
reason-no-building = Es liegt { $on } noch kein Gebäude
    .short = kein Gebäude
reason-landmark-elsewhere = { $landmark } liegt in einem anderen Bezirk
    .short = anderswo
reason-landmark-too-low = Ein neues Wahrzeichen muss hier höher sein als { $tallest }
    .short = zu niedrig
reason-own-key-there = Das besitzt du schon; nur mit Bonusplättchen 9 darfst du hierher versetzen
    .short = schon deins
reason-others-key-there = Das besitzt schon jemand; nur mit Bonusplättchen 16 darfst du hierher versetzen
    .short = belegt
reason-francs = Das kostet { $needs ->
    [one] { $needs } Franc
   *[other] { $needs } Francs
}, du hast { $has }
    .short = zu wenig Francs
reason-wood = Dafür brauchst du { $needs } Holz, du hast { $has }
    .short = Holz fehlt
reason-marble = Dafür brauchst du { $needs } Marmor, du hast { $has }
    .short = Marmor fehlt
reason-gold = Dafür brauchst du { $needs } Gold, du hast { $has }
    .short = Gold fehlt
reason-piles-left = In den Stapeln sind noch Gebäude
    .short = später
reason-not-searching = Durchsuche zuerst die Spielende-Plättchen
    .short = erst suchen
reason-choose-first = Wähle zuerst eines der Spielende-Plättchen
    .short = erst wählen
reason-end-tile-gone = Dieses Spielende-Plättchen ist nicht mehr übrig: { $kind }
    .short = weg
reason-no-end-tiles = Alle Spielende-Plättchen sind genommen
    .short = alle weg
reason-can-act = Du kannst noch eine Aktion ausführen, also darfst du nicht passen
    .short = Aktion möglich
reason-no-marker = Es gibt hier keinen Marker zu nehmen
    .short = kein Marker
reason-nothing-to-leave = Es gibt jetzt nichts, worauf du verzichten könntest
    .short = nichts da
reason-not-bonus-moment = Du darfst jetzt kein Bonusplättchen nehmen
    .short = nicht jetzt
reason-tile-not-there = Bonusplättchen { $number } liegt nicht mehr auf der Bonusleiste
    .short = weg
reason-tile-had = Du hattest Bonusplättchen { $number } in dieser Partie schon
    .short = schon gehabt
reason-tile-behind = Deine Bonus-Figur ist an Bonusplättchen { $number } schon vorbei
    .short = vorbei
reason-bonus-francs = Das Bonusplättchen kostet hier { $needs } { $needs ->
        [one] Franc
       *[other] Francs
    }, du hast { $has }
    .short = zu wenig Francs
reason-not-landmark-moment = Du kannst Prestige nur abwerfen, wenn du ein Wahrzeichen erwirbst
    .short = nicht jetzt
reason-not-pictured = Dieses Wahrzeichen hat keinen freien Platz für { $token }
    .short = kein Platz
reason-no-token = Dir fehlt { $token }
    .short = fehlt
reason-not-vp-moment = Du darfst jetzt kein SP-Plättchen legen
    .short = nicht jetzt
reason-vp-tile-gone = Dieses SP-Plättchen liegt schon auf dem Spielplan
    .short = schon gelegt
reason-district-has-vp = { $district } hat schon ein SP-Plättchen
    .short = hat eines
reason-supply-empty = Im allgemeinen Vorrat ist kein { $token }
    .short = nicht im Vorrat
reason-buy-francs = { $token } kostet { $needs ->
    [one] { $needs } Franc
   *[other] { $needs } Francs
}, du hast { $has }
    .short = zu wenig Francs
reason-nothing-to-sell = Zum Verkaufen fehlt dir { $token }
    .short = fehlt
reason-tile-not-held = Du hast Bonusplättchen { $number } nicht
    .short = nicht deins
reason-tile-used = Du hast Bonusplättchen { $number } schon genutzt
    .short = genutzt
reason-spent-by-move = Bonusplättchen { $number } nutzt du automatisch, wenn du einen Schlüssel so versetzt
    .short = beim Versetzen
reason-only-at-end = Bonusplättchen { $number } zählt am Ende der Partie
    .short = am Ende
reason-key-francs = Der Schlüssel kostet { $needs } { $needs ->
        [one] Franc
       *[other] Francs
    }, du hast { $has }
    .short = zu wenig Francs
reason-no-reserve = In deiner Reserve ist kein Schlüssel mehr
    .short = Reserve leer
reason-no-pair = Du hast keine zwei gleichen Marker dieser Art
    .short = kein Paar
reason-too-far-back = So weit zurück wie Bonusplättchen { $number } kommt deine Bonus-Figur nicht
    .short = zu weit
reason-space-30 = Deine Bonus-Figur steht auf Feld 30, also bekommst du keine Bonusplättchen mehr
    .short = Feld 30
reason-end-tile-not-held = Dieses Spielende-Plättchen hast du nicht: { $kind }
    .short = nicht deins
reason-giving-pairs = Lege zuerst die Paare zurück
    .short = erst Paare
reason-give-one-first = Lege mindestens ein Paar zurück
    .short = ein Paar
reason-not-giving = Paare legst du nur mit Bonusplättchen 23 oder 24 zurück
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
board-points = SP
board-francs = Francs
board-keys = Schlüssel
board-tokens = Marker
board-tiles = Bonus
board-figure = Figur
board-end-tiles = Spielende
board-closing = { $closing ->
    [1] Das letzte Spielende-Plättchen ist genommen. Ihr spielt diese Runde zu Ende und dann noch eine.
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
aid-turn-text = 1. Zieh ein Gebäude und leg es. 2. Führe eine Aktion aus: A, B oder C. Nach dem Ziehen darfst du jederzeit kaufen, verkaufen und Plättchen nutzen. Beende dann den Zug.
aid-a = A  Schlüssel platzieren
aid-a-text = Auf eine Bank, die sofort zahlt, oder auf den Arc, der nichts zahlt; dort jeweils nur ein Schlüssel von dir.
aid-b = B  Schlüssel versetzen
aid-b-text = Von einer Bank, einem Gebäude oder Wahrzeichen zu einem höheren Wert im selben Bezirk; vom Arc überallhin. Das Ziel muss unbesetzt sein. Ein neues Wahrzeichen kommt aus dem Vorrat und muss höher sein als das zuletzt im Bezirk gebaute.
aid-c = C  Spielende-Plättchen
aid-c-text = Sobald alle Stapel leer sind, durchsuchst du die Spielende-Plättchen und nimmst eines.
aid-vp = SP-Plättchen
aid-vp-text = Bringt dein Zug die Gebäude und Wahrzeichen eines Bezirks auf { $points_keys_for_vp_tile_counted }, darfst du ein übriges SP-Plättchen auf einen Bezirk legen, der noch keines hat.
aid-trade = Handel
aid-end = Spielende
aid-end-text = Ist das letzte Spielende-Plättchen genommen, spielt ihr die Runde zu Ende und noch eine.
aid-scoring = Wertung
aid-scoring-text = Plättchen 27, dann jeder Bezirk mit SP-Plättchen nach der Summe der Werte, die ihr dort besitzt: Erster, Zweiter, Dritter. Bei Gleichstand zählt das wertvollste einzelne Gebäude oder Wahrzeichen. Zu zweit braucht der Zweite mindestens die Hälfte der Summe des Ersten.
aid-end-tiles = Die Spielende-Plättchen
aid-landmarks = Die Wahrzeichen
aid-landmark = { $marble } Marmor, { $gold } Gold; { $pictures }
aid-bonus-tiles = Die Bonusplättchen
aid-values = Gebäude
aid-values-note = Du zahlst den Wert in Francs, von einem Gebäude oder Wahrzeichen aus nur die Differenz.
aid-value-token = { $token }
aid-value-tile = { $token } und ein Bonusplättchen
aid-value-paid-tile = { $token }; ein Bonusplättchen für { $francs }
aid-value-points = { $token } und { $points }; kostet auch { $wood } Holz
aid-landmarks-note = Du zahlst den Wert und die Ressourcen. Dann wirf bis zu 3 abgebildete Prestigemarker für Siegpunkte ab, jedes Bild einmal.
aid-vp-tiles = SP-Plättchen: erster, zweiter, dritter Rang
aid-bonus-tiles-note = Bewege die Bonus-Figur vorwärts zu einem beliebigen Plättchen und nimm es. Jede Nummer nur einmal pro Person und Partie.
aid-price = Kauf { $buy }, Verkauf { $sell }
aid-price-sell = Verkauf { $sell }
aid-banks = Banken

# Mengen mit ihrer Mehrzahl.
amount-francs = { $amount ->
    [one] { $amount } Franc
   *[other] { $amount } Francs
}
amount-keys = { $amount } Schlüssel

# Der Wertungsbogen: woher die Punkte kommen
sheet-district = { $place }. Platz, Summe { $total }: { $pieces }
sheet-district-short = { $place }. Platz, Summe { $total }, weniger als die Hälfte des ersten: { $pieces }
sheet-building = { $kind } { $value }
sheet-vp-tile = SP-Plättchen { $worth }
sheet-no-vp-tile = kein SP-Plättchen, keine Siegpunkte
sheet-tile = { $tile }: { $effect }
sheet-end-tile = Spielende-Plättchen
