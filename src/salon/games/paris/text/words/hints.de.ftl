# Was für einen Zug spricht, wie ein Tipp es sagt.
hint-nobody-owns = In { $district } besitzt noch niemand etwas.
hint-takes-lead = { $tie ->
    [yes] Du gehst in { $district } in Führung: Bei Gleichstand mit { $own } liegt vorn, wer das wertvollste Gebäude oder Wahrzeichen besitzt.
   *[no] Du gehst in { $district } in Führung, { $own } zu { $other }.
}
hint-keeps-lead = { $tie ->
    [yes] Du bleibst in { $district } vorn: Bei Gleichstand mit { $own } liegt vorn, wer das wertvollste Gebäude oder Wahrzeichen besitzt.
   *[no] Du bleibst in { $district } vorn, { $own } zu { $other }.
}
hint-raises-total = Deine Summe in { $district } steigt von { $before } auf { $own }; die höchste andere ist { $other }.
hint-marker = Danach darfst du den Marker daneben nehmen: { $token }.
hint-bonus = { $tiles ->
    [one] Danach darfst du Bonusplättchen { $number } nehmen.
   *[other] Danach darfst du eines von { $tiles } Bonusplättchen nehmen.
}
hint-prestige = Danach darfst du Prestige für { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} abwerfen.
hint-vp-tile-due = Das ist in { $district } Schlüssel Nummer { $keys } auf Gebäuden und Wahrzeichen: Danach darfst du ein SP-Plättchen legen.
hint-rival = Auch { $player } könnte einen Schlüssel { $to } versetzen.
hint-francs = Du nimmst { $gain ->
    [one] { $gain } Franc
   *[other] { $gain } Francs
}{ $most ->
    [yes] , mehr als von jeder anderen Bank, auf die du jetzt kannst.
   *[no] .
}
hint-few-francs = { $francs ->
    [0] Du hast keine Francs und nimmst { $gain }.
    [one] Du hast nur { $francs } Franc und nimmst { $gain }.
   *[other] Du hast nur { $francs } Francs und nimmst { $gain }.
}
hint-new-district = In { $district } besitzt du noch nichts.
hint-onward = In einem späteren Zug kann dieser Schlüssel weiter { $to }: Das kostet { $cost ->
    [one] { $cost } Franc
   *[other] { $cost } Francs
}, und du hast { $francs }.
hint-key-on-bank = Du hast { $on } einen Schlüssel, der auf das neue Gebäude könnte.
hint-nobody-there = In { $district } liegt noch kein Schlüssel.
hint-own-total = Deine Summe in { $district } ist { $own }, die höchste andere { $other }.
hint-opens = { $when ->
    [now] Damit kannst du einen Schlüssel { $to } versetzen.
   *[later] Damit kannst du in einem späteren Zug einen Schlüssel { $to } versetzen.
}
hint-first-token = { $token } hast du noch nicht.
hint-scores = Das bringt sofort { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
hint-tile-would-score = Mit dem, was du hast, bringt Bonusplättchen { $number } schon { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
hint-last-copy = Es ist das letzte Bonusplättchen { $number }.
hint-vp-tile = { $place ->
    [first] Du liegst in { $district } vorn: Nach dem jetzigen Stand bringt dir das Plättchen { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[other] Nach dem jetzigen Stand in { $district } bringt dir das Plättchen { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
hint-end-tiles = Du wählst aus { $left } Spielende-Plättchen.
hint-end-tiles-few = { $left ->
    [one] Es ist das letzte Spielende-Plättchen.
   *[other] Es gibt nur noch { $left } Spielende-Plättchen.
}
hint-end-tile-points = Es bringt { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
hint-end-tile-token = { $token } hast du noch nicht.
