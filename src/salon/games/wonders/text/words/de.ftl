# Die Wörter von 7 Wonders: Spielzüge, Ereignisse und Gründe. Die Namen der Teile stehen in
# names.*.ftl, die Effekte in effects.*.ftl, die Regeln in rulebook.*.ftl.

board-name = { $board } { $side }
stage-name = { $board } { $side }, Bauabschnitt { $stage }
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
piece-science-sets = Sätze aus drei Symbolen
piece-victories-1 = Siege in Zeitalter I
piece-victories-2 = Siege in Zeitalter II
piece-victories-3 = Siege in Zeitalter III
piece-defeats = Niederlagen
direction-left = links
direction-right = rechts

# Spielzüge, wie sie angeboten werden
move-build = { $card } bauen
move-under = { $card } für einen Bauabschnitt nutzen
move-sell = { $card } verkaufen
move-recruit = { $card } rekrutieren
move-keep = { $leader } behalten
move-lay = { $leader } auf den Spielplan legen
move-copy = { $leader } kopieren
move-at = Bauabschnitt { $stage }
move-debt = { $debts ->
    [0] alles bezahlen
   *[other] { $debts } Schulden-Marker nehmen, den Rest bezahlen
}
move-board = { $board } nehmen
move-none = nichts
way-chain = kostenlos durch eine Kette
way-always = kostenlos durch einen Anführer
way-stage = kostenlos, einmal in diesem Zeitalter (Weltwunder)
way-leader = kostenlos, einmal in diesem Zeitalter (Anführer)
way-pay = { $left ->
    [0] { $right ->
        [0] bezahlen, ohne bei einem Nachbarn zu kaufen
       *[other] { $right } nach rechts zahlen
    }
   *[other] { $right ->
        [0] { $left } nach links zahlen
       *[other] { $left } nach links und { $right } nach rechts zahlen
    }
}

# Ereignisse
event-chose = { $player } wählt: { $move }
event-built = { $player } baut: { $card }
event-staged = { $player } baut: { $stage } (darunter: { $card })
event-staged-hidden = { $player } baut: { $stage }
event-sold = { $player } verkauft eine Karte: { $card }
event-sold-hidden = { $player } verkauft eine Karte
event-recruited = { $player } rekrutiert { $leader }
event-coins = { $player } nimmt { cost-coins } ({ $why })
event-coins-for = { $player } nimmt { cost-coins } ({ $why }: { $what })
event-coins-less = { $player } zahlt { cost-coins } ({ $why })
event-coins-for-less = { $player } zahlt { cost-coins } ({ $why }: { $what })
event-counted = { $player } nimmt { cost-coins } ({ $why })
event-counted-for = { $player } nimmt { cost-coins } ({ $why }: { $what })
event-income = { $player } erhält { cost-coins } von { $buyer } für Ressourcen
event-picked = { $player } baut aus dem Ablagestapel: { $card }
event-picked-none = { $player } nimmt nichts aus dem Ablagestapel
event-left-card = { $player } wirft die letzte Karte ab: { $card }
event-left-card-hidden = { $player } wirft die letzte Karte ab
event-laid = { $player } legt { $leader } auf den Spielplan
event-copied = { $player } kopiert { $leader }
event-drew = { $player } zieht { $leaders } Anführer
event-diplomacy = { $player } nimmt an den Konflikten dieses Zeitalters nicht teil
event-victory = { $player } besiegt { $against } (+{ $worth })
event-defeat = { $player } nimmt einen Niederlage-Marker aus dem Konflikt mit { $against } (-{ $worth })
event-debts = { $player } nimmt { $debts } Schulden-Marker
event-passed = die Hände gehen nach { $direction }
event-age = Zeitalter { $age ->
    [1] I
    [2] II
   *[3] III
} beginnt
event-kept = { $player } behält { $leader }
event-board = { $player } nimmt { $board }
event-points = { $player }: { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $why })
event-points-for = { $player }: { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $why }: { $what })
event-points-less = { $player }: minus { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $why })
event-points-for-less = { $player }: minus { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $why }: { $what })
event-marker = { $player } deckt die Karte unter dem Bauabschnitt auf: { $card }
event-marker-points-for = { $player }: { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $why }: { $what }, Farbe der Karte darunter)
event-could = { $player } könnte { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für Forschung haben, mit { $split }
event-guild = { $player } könnte die { $card } kopieren, für { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
event-over = das Spiel ist zu Ende

# Wofür Münzen und Siegpunkte kommen und gehen
why-cost = Kosten
why-trade = gekaufte Ressourcen
why-sale = Verkauf
why-card = Karte
why-stage = Weltwunder
why-event = Bonus
why-loss = Verlust
why-military = Konflikte
why-treasury = Schatzkammer
why-wonder = Weltwunder
why-civilian = zivile Karten
why-science = Forschung
why-commerce = Handel
why-guilds = Gilden
why-leaders = Anführer
why-black = schwarze Karten
why-debt = Schulden
why-leader = Anführer
why-bank = Bonus auf Münzen aus der Bank

# Gründe
reason-wrong-moment = Darüber ist jetzt nicht zu entscheiden
    .short = nicht jetzt
reason-card-chosen = Es ist schon eine Karte gewählt; nimm die Wahl zurück, um eine andere zu wählen
    .short = schon gewählt
reason-not-in-hand = Die Karte { $card } hast du nicht auf der Hand
    .short = nicht dabei
reason-same-name = Die Karte { $card } gibt es in deiner Stadt schon
    .short = schon gebaut
reason-coins = { $what }: Das kostet { $needs } { $needs ->
    [one] Münze
   *[other] Münzen
}, du hast { $has }
    .short = zu wenig Münzen
reason-resources = { $what }: Das braucht { $needs } { $resource }; du und deine Nachbarn können höchstens { $has } geben, oder nicht zusammen mit dem Rest
    .short = { $resource } fehlt
reason-trade-coins = { $what }: Das würde mit den Ressourcen, die zu kaufen wären, { $needs } { $needs ->
    [one] Münze
   *[other] Münzen
} kosten; du hast { $has }
    .short = zu wenig Münzen
reason-wonder-done = Dein Weltwunder ist vollständig
    .short = vollständig
reason-stage-built = Bauabschnitt { $stage } ist schon gebaut
    .short = schon gebaut
reason-no-such-stage = Bauabschnitt { $stage } kann jetzt nicht gebaut werden
    .short = nicht jetzt
reason-way = Diese Zahlungsweise wird nicht angeboten: Sie ist nicht möglich, oder eine andere ist für dich mindestens ebenso gut
    .short = nicht möglich
reason-leader-coins = { $leader } kostet { $needs } { $needs ->
    [one] Münze
   *[other] Münzen
}, du hast { $has }
    .short = zu wenig Münzen
reason-not-in-pile = Die Karte { $card } ist nicht im Ablagestapel
    .short = nicht dabei
reason-not-recruited = Du hast { $leader } nicht rekrutiert
    .short = nicht rekrutiert
reason-already-laid = { $leader } liegt schon auf dem Spielplan
    .short = schon gelegt
reason-no-leader-there = { $leader } ist in den Nachbarstädten nicht im Spiel
    .short = nicht dort
reason-must-copy = Ein Anführer muss kopiert werden
    .short = Pflicht
reason-board-gone = { $board } ist nicht unter den Spielplänen, die zur Wahl stehen
    .short = vergeben
reason-debt-too-small = Du musst mindestens { $least } Schulden-Marker nehmen: Mehr Münzen hast du nicht
    .short = zu wenige
reason-debt-too-large = Du verlierst nur { $most } { $most ->
    [one] Münze
   *[other] Münzen
}
    .short = zu viele
reason-not-offered = { $leader } ist nicht unter den Anführern, die du behalten kannst
    .short = nicht dabei
