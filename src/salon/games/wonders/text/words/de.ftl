# Die Wörter von 7 Wonders: Spielzüge, Ereignisse und Gründe. Die Namen der Teile stehen in
# names.*.ftl, die Effekte in effects.*.ftl, die Regeln in rulebook.*.ftl.

board-name = { $board } { $side }
stage-name = Bauabschnitt { $stage } von { $board } { $side }
count-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
cost-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
cost-nothing = kostenlos
coins = Münzen
debts = Schulden
points = Siegpunkte
piece-science-sets = Sets aus drei verschiedenen Symbolen
sentence-card = „{ $card }“
sentence-symbols = { $symbol }-Symbole
piece-victories-1 = Siege in Zeitalter I
piece-victories-2 = Siege in Zeitalter II
piece-victories-3 = Siege in Zeitalter III
piece-defeats = Niederlagen
direction-left = links
direction-right = rechts

# Spielzüge, wie sie angeboten werden
move-build = { $card } bauen
move-under = mit { $card } einen Bauabschnitt vollenden
move-sell = { $card } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} abwerfen
move-recruit = { $card } rekrutieren
move-keep = { $leader } behalten
move-lay = { $leader } auf den Spielplan legen
move-copy = { $leader } kopieren
move-at = Bauabschnitt { $stage }
move-debt = { $debts ->
    [0] alles bezahlen
   *[other] { $debts } Schulden-Marker nehmen und den Rest bezahlen
}
move-board = { $board } nehmen
move-none = verzichten
way-chain = kostenlos mit einer Kette
way-always = kostenlos mit einem Anführer
way-stage = kostenlos, einmal je Zeitalter (Weltwunder)
way-leader = kostenlos, einmal je Zeitalter (Anführer)
way-pay = { $left ->
    [0] { $right ->
        [0] mit eigenen Ressourcen bezahlen
       *[other] { $right ->
    [one] { $right } Münze
   *[other] { $right } Münzen
} nach rechts zahlen
    }
   *[other] { $right ->
        [0] { $left ->
    [one] { $left } Münze
   *[other] { $left } Münzen
} nach links zahlen
       *[other] { $left ->
    [one] { $left } Münze
   *[other] { $left } Münzen
} nach links und { $right } nach rechts zahlen
    }
}

# Ereignisse
event-chose = { $player } wählt: { $move }.
event-built = { $player } baut { $card }.
event-staged = { $player } vollendet { $stage } mit { $card }.
event-staged-hidden = { $player } vollendet { $stage }.
event-sold = { $player } wirft { $card } ab.
event-sold-hidden = { $player } wirft eine Karte ab.
event-recruited = { $player } rekrutiert { $leader }.
event-coins = { $cause ->
    [sale] { $player } erhält { cost-coins } für die abgeworfene Karte.
    [event] { $player } erhält { cost-coins } für den Sieg.
   *[other] { $player } erhält { cost-coins }.
}
event-coins-for = { $cause ->
    [event] { $player } erhält { cost-coins } als Bonus für { $what }.
   *[other] { $player } erhält { cost-coins } durch { $what }.
}
event-coins-less = { $cause ->
    [loss] { $player } verliert { cost-coins }.
   *[other] { $player } zahlt { cost-coins }.
}
event-coins-for-less = { $cause ->
    [trade] { $player } zahlt den Nachbarn { cost-coins } für { $what }.
   *[other] { $player } zahlt { cost-coins } für { $what }.
}
event-counted = { $player } erhält { cost-coins } als Bonus.
event-counted-for = { $player } erhält { cost-coins } durch { $what }.
event-income = { $player } erhält { cost-coins } von { $buyer } für Ressourcen.
event-picked = { $player } baut { $card } aus dem Ablagestapel.
event-picked-none = { $player } baut nichts aus dem Ablagestapel.
event-left-card = { $player } wirft die letzte Karte ab, { $card }.
event-left-card-hidden = { $player } wirft die letzte Karte ab.
event-laid = { $player } legt { $leader } auf den Spielplan.
event-copied = { $player } kopiert { $leader }.
event-drew = { $player } zieht { $leaders } Anführer.
event-diplomacy = { $player } nimmt an den Konflikten dieses Zeitalters nicht teil.
event-victory = { $player } besiegt { $against } (+{ $worth }).
event-defeat = { $player } nimmt einen Niederlage-Marker aus dem Konflikt mit { $against } (−{ $worth }).
event-debts = { $player } nimmt { $debts } Schulden-Marker.
event-passed = Die Handkarten werden nach { $direction } weitergegeben.
event-age = Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
} beginnt.
event-kept = { $player } behält { $leader }.
event-board = { $player } nimmt { $board }.
event-points = { $cause ->
    [treasury] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für Münzen.
   *[other] { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
}
event-points-for = { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $what }.
event-points-less = { $cause ->
    [debt] { $player } verliert { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für Schulden.
   *[other] { $player } verliert { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
}
event-points-for-less = { $player } verliert { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $what }.
event-marker = { $player } deckt { $card } unter dem Bauabschnitt auf.
event-marker-points-for = { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $what }, nach der Farbe der Karte darunter.
event-could = Mit { $split } hätte { $player } { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für Forschung.
event-guild = Mit einer Kopie von { $card } hätte { $player } { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-over = Die Partie ist zu Ende.

# Wofür Münzen und Siegpunkte kommen und gehen
why-cost = Kosten
why-trade = gekaufte Ressourcen
why-sale = abgeworfene Karten
why-card = Karte
why-stage = Weltwunder
why-event = Bonus
why-loss = Verlust
why-military = militärische Konflikte
    .row = Militärische Konflikte
why-treasury = Schatzkammer
    .row = Schatzkammer
why-wonder = Weltwunder
    .row = Weltwunder
why-civilian = Profanbauten
    .row = Profanbau
why-science = Forschung
    .row = Forschung
why-commerce = Handelsgebäude
    .row = Handel
why-guilds = Gilden
    .row = Gilden
why-leaders = Anführer
    .row = Anführer
why-black = schwarze Karten
    .row = Cities
why-debt = Schulden
    .row = Schulden
why-leader = Anführer
why-bank = Bonus auf Münzen aus dem Vorrat

# Gründe
reason-wrong-moment = Das steht jetzt nicht zur Wahl
    .short = nicht jetzt
reason-card-chosen = Du hast schon eine Karte gewählt. Nimm sie zurück, um eine andere zu wählen
    .short = schon gewählt
reason-not-in-hand = Du hast { $card } nicht auf der Hand
    .short = nicht dabei
reason-same-name = Du hast { $card } schon gebaut
    .short = schon gebaut
reason-coins = Für { $what } brauchst du { $needs ->
    [one] { $needs } Münze
   *[other] { $needs } Münzen
}, du hast { $has }
    .short = zu wenig Münzen
reason-resources = { $together ->
    [no] Du und deine Nachbarn habt nicht alles zugleich, was du für { $what } brauchst
   *[other] Für { $what } brauchst du { $needs } { $resource }; du und deine Nachbarn habt höchstens { $has }
}
    .short = { $resource } fehlt
reason-trade-coins = Die fehlenden Ressourcen für { $what } kosten { $needs ->
    [one] { $needs } Münze
   *[other] { $needs } Münzen
}; du hast { $has }
    .short = zu wenig Münzen
reason-wonder-done = Dein Weltwunder ist vollständig
    .short = vollständig
reason-stage-built = Bauabschnitt { $stage } ist schon vollendet
    .short = schon vollendet
reason-no-such-stage = Bauabschnitt { $stage } kannst du jetzt nicht vollenden
    .short = nicht jetzt
reason-way = Eine andere Zahlung ist für dich mindestens so gut
    .short = nicht möglich
reason-leader-coins = { $leader } kostet { $needs ->
    [one] { $needs } Münze
   *[other] { $needs } Münzen
}, du hast { $has }
    .short = zu wenig Münzen
reason-not-in-pile = Im Ablagestapel ist { $card } nicht
    .short = nicht dabei
reason-not-recruited = Du hast { $leader } nicht rekrutiert
    .short = nicht rekrutiert
reason-already-laid = { $leader } liegt schon auf dem Spielplan
    .short = schon gelegt
reason-no-leader-there = Keiner deiner Nachbarn hat { $leader } im Spiel
    .short = nicht dort
reason-must-copy = Du musst einen Anführer kopieren
    .short = Pflicht
reason-board-gone = { $board } ist schon vergeben
    .short = vergeben
reason-debt-too-small = Deine Münzen reichen nicht, also nimm mindestens { $least } Schulden-Marker
    .short = zu wenige
reason-debt-too-large = Du verlierst nur { $most ->
    [one] { $most } Münze
   *[other] { $most } Münzen
}
    .short = zu viele
reason-not-offered = { $leader } kannst du jetzt nicht behalten
    .short = nicht dabei

# Der Wertungsbogen: woher die Punkte kommen
sheet-victory = Zeitalter { $age }: Sieg gegen { $against }
sheet-defeat = Zeitalter { $age }: Niederlage gegen { $against }
sheet-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, 1 Siegpunkt für je { $each }
sheet-debts = { $debts } Schulden-Marker
sheet-stage = Bauabschnitt { $stage }: { $effects }
sheet-symbols = { $count } × { $symbol }, im Quadrat
sheet-sets = { $sets ->
    [one] { $sets } Set aus drei verschiedenen Symbolen
   *[other] { $sets } Sets aus drei verschiedenen Symbolen
}
sheet-counted = { $piece }: { $effects } ({ $counts })
sheet-count = { $player }: { $count }
