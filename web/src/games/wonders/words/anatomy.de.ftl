# So liest man die Dinge von 7 Wonders: was an den Bildern der Regeln steht.
anatomy-card = So liest du eine Karte
anatomy-board = So liest du deinen Spielplan

counted-resource = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
counted-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

part-kind = Kartenart
part-kind-text = { $kind }: Form und Farbe zeigen die Kartenart, die Form allein genügt.
part-age = { $age }
part-age-text = Nur in diesem Zeitalter wird sie ausgeteilt.
part-cost = Kosten
part-cost-text = { $cost }. Was du nicht selbst produzierst, kaufst du im selben Zug bei deinen Nachbarn.
part-effect = Wirkung
part-effect-text = Was die Karte tut, sobald sie in deiner Stadt liegt. Alle Symbole stehen auf der Spielhilfe.
part-free = Kostenlos mit { $cards }
part-free-text = Liegt { $cards } in deiner Stadt, zahlst du nichts.
part-leads = Kette
part-leads-text = Liegt sie in deiner Stadt, kosten dich { $cards } nichts.

part-wonder = { $name }, Seite { $side }
part-wonder-text = Dein Weltwunder. Jedes hat zwei Seiten mit verschiedenen Bauabschnitten.
part-resource = Deine Ressource
part-resource-text = Von Anfang an produzierst du in jedem Zug { $resource }. Deine Nachbarn können sie kaufen.
part-built = Vollendeter Bauabschnitt
part-built-text = Messing und Haken: Dieser Bauabschnitt ist vollendet, unter ihm liegt eine Karte.
part-stage-cost = Kosten eines Bauabschnitts
part-stage-cost-text = { $cost }. Du zahlst für den Bauabschnitt; die Karte, die du darunterlegst, kostet nichts.
part-stage-effect = Ertrag des Bauabschnitts
part-stage-effect-text = Ab jetzt hast du ihn. Bauabschnitte vollendest du vom ersten bis zum letzten.
