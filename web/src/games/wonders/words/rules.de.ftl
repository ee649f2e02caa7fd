# Die Bilder der Spielregel: eine Runde, und drei Arten, eine Karte zu nutzen.

lesson-choose = Wählen
lesson-choose-more = alle zugleich und geheim
lesson-reveal = Aufdecken
lesson-reveal-more = alle gemeinsam
lesson-pay = Bezahlen
lesson-pay-more = Ressourcen und Münzen
lesson-gain = Erträge nehmen
lesson-gain-more = was die Karte gibt
lesson-pass = Weitergeben
lesson-pass-more = nach links, in Zeitalter II nach rechts
lesson-ways = Drei Arten, eine Karte zu nutzen
lesson-build = Bau sie
lesson-build-more = Zahle ihre Kosten. Sie liegt offen in deiner Stadt und hilft dir von nun an.
lesson-stage = Vollende einen Bauabschnitt
lesson-stage-more = Zahle die Kosten des Bauabschnitts. Die Karte kommt verdeckt darunter.
lesson-discard = Wirf sie ab
lesson-discard-more = Leg sie verdeckt auf den Ablagestapel und nimm { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Das geht immer.
