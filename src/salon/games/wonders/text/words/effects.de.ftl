# Was Karten, Anführer und Bauabschnitte bewirken, in kurzen Texten. Eine Nachricht für jede Form der Effekte.

effect-makes = jede Runde { $amount } { $resource }
effect-makes-one-of = jede Runde { $resources }
effect-makes-other = jede Runde 1 Ressource einer Sorte, die deine Stadt nicht produziert
effect-makes-same = jede Runde 1 weitere Ressource einer Sorte, die deine Stadt schon produziert
effect-points = { $amount } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
effect-points-per = { effect-points } für { $counted }
effect-coins = { $amount } { $amount ->
    [one] Münze
   *[other] Münzen
}
effect-coins-neighbours = jeder Nachbar erhält { effect-coins }
effect-coins-per = { effect-coins } für { $counted }
effect-coins-on = { $event ->
    [yellow] { effect-coins } für jede gelbe Karte, die du baust
    [black] { effect-coins } für jede schwarze Karte, die du baust
    [chain] { effect-coins } für jede Karte, die du mit einer Kette kostenlos baust
    [victory] { effect-coins } für jeden Sieg-Marker, den du nimmst
    [trade] jede Runde { effect-coins } für jeden Nachbarn, bei dem du kaufst
   *[bank] einmal je Runde { effect-coins } mehr, wenn du Münzen aus dem Vorrat nimmst
}
effect-shields = { $amount } { $amount ->
    [one] Schild
   *[other] Schilde
}
effect-shields-per = { effect-shields } für { $counted }
effect-symbol = { $symbol }-Symbol
effect-symbol-any = ein beliebiges Forschungssymbol
effect-symbol-mask = am Ende das Symbol einer grünen Karte eines Nachbarn
effect-trade-raw = { $side ->
    [left] Rohstoffe vom linken Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
    [right] Rohstoffe vom rechten Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
   *[both] Rohstoffe von beiden Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
}
effect-trade-manufactured = { $side ->
    [left] Manufakturprodukte vom linken Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
    [right] Manufakturprodukte vom rechten Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
   *[both] Manufakturprodukte von beiden Nachbarn kosten { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
}
effect-dock = { $side ->
    [left] jede Runde kostet die erste Ressource vom linken Nachbarn { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} weniger
   *[right] jede Runde kostet die erste Ressource vom rechten Nachbarn { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} weniger
}
effect-pick = eine Karte aus dem Ablagestapel kostenlos bauen
effect-free-once = einmal je Zeitalter { $card } kostenlos bauen
effect-free-always = { $colours } Karten kostenlos bauen
effect-last-card = du spielst auch die letzte Karte jedes Zeitalters
effect-copy-guild = am Ende eine Gilde eines Nachbarn kopieren
effect-copy-leader = einen Anführer eines Nachbarn kopieren
effect-copy-stage = { $side ->
    [left] { $amount ->
        [0] den letzten Bauabschnitt des linken Nachbarn kopieren
       *[other] Bauabschnitt { $amount } des linken Nachbarn kopieren
    }
   *[right] { $amount ->
        [0] den letzten Bauabschnitt des rechten Nachbarn kopieren
       *[other] Bauabschnitt { $amount } des rechten Nachbarn kopieren
    }
}
effect-diplomacy = keine Teilnahme an den Konflikten dieses Zeitalters
effect-loss = alle anderen verlieren { effect-coins }
effect-loss-per = { $counter ->
    [victories] alle anderen verlieren { effect-coins } für jeden ihrer Sieg-Marker
   *[stages] alle anderen verlieren { effect-coins } für jeden ihrer Bauabschnitte
}
effect-lay = leg einen deiner Anführer hierher: { effect-points } für jede Münze seiner Kosten, aber du verlierst seine Wirkung
effect-start = zu Beginn { effect-coins } mehr
effect-leaders-free = deine Anführer sind kostenlos
effect-leaders-less = deine Anführer kosten { effect-coins } weniger
effect-leaders-next-door = die Anführer der Nachbarn kosten { effect-coins } weniger
effect-draw = { $amount } Anführer ziehen
effect-recruit = einen weiteren Anführer rekrutieren
effect-cheaper = { $colour } Karten kosten { $amount } { $amount ->
    [one] Ressource
   *[other] Ressourcen
} weniger
effect-cheaper-stage = Bauabschnitte kosten { $amount } { $amount ->
    [one] Ressource
   *[other] Ressourcen
} weniger
effect-stages-free = Bauabschnitte brauchen keine Ressourcen
effect-bank = jede Runde 1 Ressource aus dem allgemeinen Vorrat für { effect-coins }
effect-set-bonus = { effect-points } mehr für jedes Set aus drei verschiedenen Forschungssymbolen
effect-defeats-to-winner = der Sieger nimmt deine Niederlage-Marker

# Was gezählt wird.
counter-cards = jede { $colours } Karte
counter-leaders = jeden Anführer
counter-sets = jedes Set Karten in { $colours }
counter-symbols = jedes { $resource }-Symbol auf braunen Karten
counter-coins = { $number ->
    [one] jede Münze
   *[other] je { $number } Münzen
}
counter-stages = jeden Bauabschnitt
counter-victories = jeden Sieg-Marker
counter-defeats = jeden Niederlage-Marker
counter-marker = jede Karte in der Farbe der Karte unter diesem Bauabschnitt

# In welchen Städten gezählt wird.
scope-own = { $each } bei dir
scope-neighbours = { $each } in den Nachbarstädten
scope-all = { $each } bei dir und in den Nachbarstädten

# Was einmal in jedem Zeitalter kostenlos ist.
cards-any = 1 Karte beliebiger Farbe
cards-coloured = 1 { $colours } Karte

# Aufzählungen: ein Paar, und das letzte von mehr als zweien. Manche Sprachen schreiben beides verschieden.
list-more = { $list }, { $next }
pair-or = { $list } oder { $next }
pair-and = { $list } und { $next }
list-or = { $list } oder { $next }
list-and = { $list } und { $next }
