# Was für einen Zug spricht, wie ein Tipp es sagt.
hint-neighbour = { $who ->
    [left] dein linker Nachbar
    [right] dein rechter Nachbar
   *[other] { $player }
}
hint-worth = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
hint-points = { $most ->
    [yes] Bringt { hint-worth }, mehr als jede andere Karte, die du jetzt bauen kannst.
   *[no] Bringt { hint-worth }.
}
hint-counts = So wie die Städte jetzt stehen, bringt das { hint-worth }.
hint-science-set = Vervollständigt ein Set aus drei verschiedenen Symbolen: { hint-worth } mehr für die Forschung.
hint-first-symbol = Dein erstes { $symbol }-Symbol.
hint-same-symbol = Damit hast du { $count } { $symbol }-{ $count ->
    [one] Symbol
   *[other] Symbole
}: { hint-worth } mehr für die Forschung.
hint-shields = { $change ->
    [near] Damit hast du nur noch 1 Schild weniger als { hint-neighbour }, { $have } zu { $theirs }.
    [level] Damit hast du gleich viele Schilde wie { hint-neighbour }: { $have }.
    [ahead] Bisher hast du nur 1 Schild mehr als { hint-neighbour }, damit führst du { $have } zu { $theirs }.
   *[overtake] Damit hast du mehr Schilde als { hint-neighbour }, { $have } zu { $theirs }.
}
hint-first-resource = { $sold ->
    [yes] Deine einzige Quelle für { $name }.
   *[no] Deine einzige Quelle für { $name }, und bei deinen Nachbarn kannst du nichts davon kaufen.
}
hint-first-resources = Damit hast du die Wahl aus { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
}, die du bisher nicht produzierst.
hint-second-resource = Deine zweite Quelle für { $name }.
hint-trade = { $goods ->
    [raw] Rohstoffe
   *[manufactured] Manufakturprodukte
} { $who ->
    [left] deines linken Nachbarn
    [right] deines rechten Nachbarn
   *[both] beider Nachbarn
} kosten dich dann { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
} statt { $before }.
hint-stage = { $left ->
    [0] { $points ->
        [0] Der letzte Bauabschnitt deines Weltwunders.
       *[other] Der letzte Bauabschnitt deines Weltwunders, er bringt { hint-worth }.
    }
   *[other] { $built ->
        [1] { $points ->
            [0] Der erste Bauabschnitt deines Weltwunders.
           *[other] Der erste Bauabschnitt deines Weltwunders, er bringt { hint-worth }.
        }
       *[other] { $points ->
            [0] Ein weiterer Bauabschnitt: Damit sind { $built } vollendet.
           *[other] Ein weiterer Bauabschnitt, er bringt { hint-worth }: Damit sind { $built } vollendet.
        }
    }
}
hint-stage-in-reach = Damit kannst du { $stage } bezahlen.
hint-stage-cheaper = Damit kostet dich { $stage } { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} weniger.
hint-free = Kostenlos mit der Kette von { $what }.
hint-chain = In Zeitalter { $age ->
    [2] II
   *[3] III
} kannst du { $card } damit kostenlos mit einer Kette bauen.
hint-chains = Später kannst du { $card } oder { $what } kostenlos mit einer Kette bauen.
hint-coins = Bringt dir { $gain ->
    [one] { $gain } Münze
   *[other] { $gain } Münzen
}.
hint-few-coins = { $coins ->
    [0] Du hast keine Münzen, und das bringt dir { $gain }.
    [one] Du hast nur { $coins } Münze, und das bringt dir { $gain }.
   *[other] Du hast nur { $coins } Münzen, und das bringt dir { $gain }.
}
hint-denies = Dein { $who ->
    [left] linker
   *[right] rechter
} Nachbar bekommt diese Handkarten als Nächstes, und { $what } brächte ihm { hint-worth }.
hint-cannot-build = Bauen kannst du { $what } jetzt ohnehin nicht.
