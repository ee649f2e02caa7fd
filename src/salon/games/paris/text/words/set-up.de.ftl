# Was auf dem Tisch liegt (`part-`), und die Schritte des Aufbaus für eine Zahl von Spielern (`lay-`).

part-board = Spielplan
    .text = Sechs Bezirke um den Arc, außen herum die Bonusleiste
part-buildings = Gebäude
    .text = Eines für jedes Feld, die Rückseite zeigt den Bezirk
part-landmarks = Wahrzeichen
    .text = Werte { $lowest } bis { $highest }
part-resources = Ressourcenmarker
    .text = { $wood } Holz, { $marble } Marmor, { $gold } Gold
part-prestige = Prestigemarker
    .text = { $bronze } Bronze, { $silver } Silber, { $gold_prestige } Gold
part-bonus-tiles = Bonusplättchen
    .text = Für die Felder 1 bis { $spaces }, manche mehrfach
part-vp-tiles = SP-Plättchen
    .text = Sie bestimmen, welche Bezirke gewertet werden
part-end-tiles = Spielende-Plättchen
    .text = Zum Durchsuchen, wenn alle Stapel leer sind
part-keys = Schlüssel
    .text = { $keys_each } in jeder der { $colours } Farben
part-meeples = Bonus-Figuren
    .text = Eine in jeder Farbe, für die Bonusleiste
part-screens = Sichtschirme
    .text = Dahinter legst du Schlüssel, Francs und Marker
part-francs = Francs
    .text = So viele, wie ihr braucht

lay-tokens = Ein Marker neben jedes Feld
    .text = { $prestige } Prestigemarker und { $resources } Ressourcenmarker
lay-removed = Gebäude ungesehen aus dem Spiel
    .text = Die Marker neben ihren Feldern kann niemand nehmen
lay-piles = Die anderen Gebäude in { $piles } Stapel
    .text = { $pile_list }, verdeckt, die Rückseite zeigt den Bezirk
lay-landmarks = Wahrzeichen, offen
    .text = Werte { $lowest } bis { $highest }, ihr legt sie später an Bezirke an
lay-vp-tiles = SP-Plättchen, offen
    .text = { $first_list } SP für den ersten Rang
lay-bonus-tiles = Bonusplättchen auf ihre Nummern
    .text = { $stacked ->
        [0] Eines auf jedes Feld, die Figuren vor Feld 1
       *[other] Zwei Tupfen heißen mehrere Exemplare, die Figuren vor Feld 1
    }
lay-end-tiles = Spielende-Plättchen, verdeckt
    .text = Für die Zeit, wenn alle Stapel leer sind
lay-own-keys = Schlüssel hinter die Sichtschirme
    .text = { $keys } für jeden, dazu { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
lay-reserve = Schlüssel in die Reserven
    .text = { $reserve } für jeden, im allgemeinen Vorrat noch keine Ressourcen

lay-note-1 = { $tiles_out ->
    [0] Alle Bonusplättchen sind im Spiel.
    [one] { $tiles_out } Bonusplättchen kommt zurück in die Schachtel.
   *[other] { $tiles_out } Bonusplättchen kommen zurück in die Schachtel.
}
lay-note-2 = { $keys_out ->
    [0] Ihr braucht alle Schlüssel eurer Farbe.
    [one] { $keys_out } Schlüssel jeder Farbe kommt zurück in die Schachtel.
   *[other] { $keys_out } Schlüssel jeder Farbe kommen zurück in die Schachtel.
}
lay-note-3 = { $colours_out ->
    [0] Alle Farben sind im Spiel.
    [one] { $colours_out } Farbe bleibt in der Schachtel.
   *[other] { $colours_out } Farben bleiben in der Schachtel.
}
lay-note-4 = Lost den Startspieler aus. Gespielt wird im Uhrzeigersinn.
lay-note-5 = Als Varianten gibt es zufällige Marker (2.5) und eine zufällige Bonusleiste (2.7).
