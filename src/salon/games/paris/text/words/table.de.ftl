# Paris am Tisch im Browser: Name und Varianten des Spiels, jedes Teil erklärt, und der Tisch in Sätzen.

game-title = Paris
game-about = { $fewest } bis { $most } Spieler · etwa eine Stunde
option-piles = Stapel
option-piles-3 = drei
option-piles-2 = zwei
option-markers = Marker
option-markers-printed = wie aufgedruckt
option-markers-random = gemischt
option-track = Bonusleiste
option-track-printed = der Reihe nach
option-track-random = je Buchstabe gemischt
option-buildings = Gebäude legen
option-buildings-own-district = in ihren Bezirk
option-buildings-any-district = in einen beliebigen Bezirk
option-screens = Hinter den Sichtschirmen
option-screens-shown = für alle offen
option-screens-hidden = verdeckt
option-space-30 = Feld 30
option-space-30-tiles-work = Plättchen 17 und 25 wirken noch
option-space-30-nothing-more = keine Bonusplättchen mehr
round-number = Runde { $round }
round-piles-empty = Die Stapel sind leer
round-last-but-one = Vorletzte Runde
round-last = Letzte Runde

# Was jedes Teil ist.
piece-kind = Eine von 6 Gebäudearten, für diese Felder: { $places }. Bonusplättchen 30 zählt, wie viele Arten du besitzt.
piece-wood = Ressource. Kauf für { $buy ->
    [one] { $buy } Franc
   *[other] { $buy } Francs
}, Verkauf für { $sell }. Gebäude mit Wert 8 kosten auch { $needs } Holz.
piece-material = Ressource. Kauf für { $buy ->
    [one] { $buy } Franc
   *[other] { $buy } Francs
}, Verkauf für { $sell }. Wahrzeichen kosten Marmor und Gold.
piece-prestige = Prestige. Verkauf für { $sell ->
    [one] { $sell } Franc
   *[other] { $sell } Francs
}. Wirf es bei einem Wahrzeichen ab, das es zeigt: Dann erhältst du Siegpunkte.
piece-francs = Geld. Du bekommst es von Banken und durch Verkäufe und gibst es für Gebäude und Wahrzeichen aus. Bei Gleichstand am Ende gewinnt, wer mehr Francs hat.
piece-keys = Platziere einen Schlüssel auf einer Bank oder auf dem Arc und versetze ihn dann auf Gebäude und Wahrzeichen. Wo er liegt, besitzt du.
piece-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
piece-landmark = Kostet { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} (weniger, wenn dein Schlüssel von einem anderen Gebäude oder Wahrzeichen kommt) und { $cost }. Prestige, das hier Siegpunkte bringt: { $pictures }.
piece-marble = { $marble } Marmor
piece-gold = { $gold } Gold
piece-picture = { $token } { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
piece-vp-tile = Am Ende bringt sein Bezirk dem Ersten { $first ->
    [one] { $first } Siegpunkt
   *[other] { $first } Siegpunkte
}, dem Zweiten { $second } und dem Dritten { $third }.
piece-vp-tile-two = Am Ende bringt sein Bezirk dem Ersten { $first ->
    [one] { $first } Siegpunkt
   *[other] { $first } Siegpunkte
} und dem Zweiten { $second }, wenn er mindestens die Hälfte der Summe des Ersten hat.
piece-end-gain = Spielende-Plättchen. Nutze es in deinem Zug: { $effect }.
piece-end-unit = Spielende-Plättchen. Es zählt in dem Zug, in dem du es nutzt, als { $token }.
piece-district = Bezirk. Auf seiner Bank nimmst du { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}. Seine Gebäude: { $buildings }.
piece-building = { $value } { $kind }
piece-bank = Platziere hier einen Schlüssel und nimm { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}. Nur ein Schlüssel von dir darf hier liegen; von hier aus bleibt er im Bezirk.
piece-arc = Platziere hier einen Schlüssel, um ihn später in jeden Bezirk zu versetzen. Francs nimmst du hier nicht. Nur ein Schlüssel von dir darf hier liegen.
piece-arc-name = Arc de Triomphe
piece-value-name = Gebäude mit Wert { $value }
piece-value-tile = Kostet { $value ->
    [one] { $value } Franc
   *[other] { $value } Francs
}{ $value ->
    [1] .
   *[other] , von einem niedrigeren Wert aus weniger.
} Nimm den Marker und kostenlos ein Bonusplättchen.
piece-value-paid-tile = Kostet { $value ->
    [one] { $value } Franc
   *[other] { $value } Francs
}, von einem niedrigeren Wert aus weniger. Nimm den Marker und für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} ein Bonusplättchen.
piece-value-plain = Kostet { $value ->
    [one] { $value } Franc
   *[other] { $value } Francs
}, von einem niedrigeren Wert aus weniger. Nimm den Marker.
piece-value-points = Kostet { $value ->
    [one] { $value } Franc
   *[other] { $value } Francs
}, von einem niedrigeren Wert aus weniger, und { $wood } Holz. Nimm den Marker und { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.

# Der Tisch in Sätzen.
told-now = Jetzt
told-yours = Das hast du
told-track = Bonusleiste
told-beside = Neben dem Spielplan
told-your-turn = Du bist am Zug: { $stage }.
told-turn = { $player } ist am Zug: { $stage }.
told-over = Die Partie ist zu Ende.
told-round = { $round }.
told-start = Startspieler: { $player }.
told-drawn = Zu legen: { $kind }, Wert { $value }.
told-acquired = Gerade erworben: { $place }.
told-units = Für diesen Zug: { $units }.
told-points = Siegpunkte: { $points }.
told-francs = Francs: { $francs }.
told-francs-hidden = Francs: hinter dem Sichtschirm verdeckt.
told-keys = Schlüssel hinter dem Sichtschirm: { $keys }. In der Reserve: { $reserve }.
told-key-places = Schlüssel auf dem Spielplan: { $places }.
told-no-key-places = Kein Schlüssel auf dem Spielplan.
told-tokens = Marker: { $tokens }.
told-no-tokens = Keine Marker.
told-tokens-hidden = Marker: hinter dem Sichtschirm verdeckt.
told-count = { $count } { $token }
told-tile = Bonusplättchen { $number }: { $effect }.
told-tiles = Bonusplättchen: { $numbers }.
told-no-tiles = Keine ungenutzten Bonusplättchen.
told-tiles-hidden = Bonusplättchen hinter dem Sichtschirm: { $count }.
told-used-tiles = Genutzte Bonusplättchen: { $numbers }.
told-figure = Bonus-Figur auf Feld { $space } der Bonusleiste.
told-figure-start = Bonus-Figur noch vor der Bonusleiste.
told-end-tiles = Spielende-Plättchen: { $tiles }.
told-face-down = verdeckt
told-used = { $tile } (genutzt)
told-bank = Bank, zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}: { $keys }.
told-field-open = { $value }: noch kein Gebäude.
told-field-open-marker = { $value }: noch kein Gebäude, daneben { $marker }.
told-field = { $value }: { $kind }, { $keys }.
told-field-marker = { $value }: { $kind }, { $keys }, daneben { $marker }.
told-landmark = Wahrzeichen { $name }: { $keys }.
told-no-landmark = Kein Wahrzeichen.
told-no-key = kein Schlüssel
told-keys-of = { $count ->
    [one] Schlüssel von { $players }
   *[other] Schlüssel von { $players }
}
told-crowd = Schlüssel auf Gebäuden und Wahrzeichen: { $keys }.
told-sums = Summen: { $sums }.
told-sum = { $player } { $sum }
told-leader = { $player } führt.
told-leaders = Gleichauf vorn: { $players }.
told-vp-tile = SP-Plättchen { $tile }: { $first }, { $second } und { $third ->
    [one] { $third } Siegpunkt
   *[other] { $third } Siegpunkte
} für Ersten, Zweiten und Dritten.
told-vp-tile-two = SP-Plättchen { $tile }: { $first ->
    [one] { $first } Siegpunkt
   *[other] { $first } Siegpunkte
} für den Ersten, { $second } für den Zweiten, wenn er mindestens die Hälfte der Summe des Ersten hat.
told-no-vp-tile = Kein SP-Plättchen.
told-space = Feld { $space }: Bonusplättchen { $number }, { $effect }.
told-space-copies = Feld { $space }: Bonusplättchen { $number }, { $copies ->
    [one] { $copies } Exemplar
   *[other] { $copies } Exemplare
}, { $effect }.
told-space-empty = Feld { $space }: leer, Bonusplättchen { $number } ist weg.
told-figures = { $count ->
    [one] Bonus-Figur hier: { $players }.
   *[other] Bonus-Figuren hier: { $players }.
}
told-figures-start = Vor dem ersten Feld: { $players }.
told-pile = Stapel { $pile }: noch { $left }, oben { $district }.
told-pile-empty = Stapel { $pile }: leer.
told-supply = Allgemeiner Vorrat: { $tokens }.
told-supply-empty = Im allgemeinen Vorrat sind keine Ressourcen.
told-free-landmarks = Wahrzeichen im allgemeinen Vorrat: { $landmarks }.
told-no-free-landmarks = Alle Wahrzeichen liegen auf dem Spielplan.
told-free-vp-tiles = Übrige SP-Plättchen: { $tiles }.
told-no-free-vp-tiles = Alle SP-Plättchen liegen auf dem Spielplan.
told-end-left = Übrige Spielende-Plättchen: { $count }.
told-end-seen = Als du zuletzt nachgesehen hast, waren übrig: { $tiles }.
told-end-seen-now = Diese Spielende-Plättchen sind übrig: { $tiles }.
told-times = { $count } × { $tile }
