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
option-buildings = Gebäude kommen
option-buildings-own-district = in ihren Bezirk
option-buildings-any-district = in einen beliebigen Bezirk
option-screens = Hinter den Sichtschirmen
option-screens-shown = für alle offen
option-screens-hidden = verdeckt
option-space-30 = Auf Feld 30
option-space-30-tiles-work = wirken Plättchen 17 und 25 noch
option-space-30-nothing-more = keine Bonusplättchen mehr
round-number = Runde { $round }
round-piles-empty = Die Stapel sind leer
round-last-but-one = Vorletzte Runde
round-last = Letzte Runde

# Was jedes Teil ist.
piece-kind = Eine der sechs Arten von Gebäuden. Sie gehört auf diese Felder: { $places }. Verschiedene Arten unter deinen Orten zählen für Bonusplättchen 30.
piece-wood = Ressource. Der Kauf kostet { $buy ->
    [one] { $buy } Franc
   *[other] { $buy } Francs
}, der Verkauf bringt { $sell }. Ein Gebäude mit Wert 8 kostet { $needs } Holz.
piece-material = Ressource. Der Kauf kostet { $buy ->
    [one] { $buy } Franc
   *[other] { $buy } Francs
}, der Verkauf bringt { $sell }. Wahrzeichen kosten Marmor und Gold.
piece-prestige = Prestige. Der Verkauf bringt { $sell } { $sell ->
    [one] Franc
   *[other] Francs
}. Abgeworfen bei einem Wahrzeichen, das es zeigt, bringt es Siegpunkte.
piece-francs = Geld. Banken und Verkäufe bringen Francs, Orte kosten sie. Am Ende entscheiden sie bei Gleichstand.
piece-keys = Ein Schlüssel zeigt, was du besitzt. Du platzierst ihn auf einer Bank oder auf dem Arc und versetzt ihn dann auf Gebäude und Wahrzeichen.
piece-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
piece-landmark = Kostet { $francs } Francs, von einem anderen Ort aus weniger, und { $cost }. Abgebildetes Prestige: { $pictures }.
piece-marble = { $marble } Marmor
piece-gold = { $gold } Gold
piece-picture = { $token } { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
piece-vp-tile = Für den Bezirk, auf dem es liegt, am Ende: { $first ->
    [one] { $first } Siegpunkt
   *[other] { $first } Siegpunkte
} für den Ersten, { $second } für den Zweiten, { $third } für den Dritten.
piece-vp-tile-two = Für den Bezirk, auf dem es liegt, am Ende: { $first ->
    [one] { $first } Siegpunkt
   *[other] { $first } Siegpunkte
} für den Ersten, { $second } für den Zweiten, wenn er mindestens die Hälfte der Summe des Ersten hat.
piece-end-gain = Spielende-Plättchen, in deinem Zug zu nutzen: { $effect }.
piece-end-unit = Spielende-Plättchen: zählt in dem Zug, in dem du es nutzt, als { $token }.
piece-district = Bezirk. Seine Bank zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}. Seine Gebäude: { $buildings }.
piece-building = { $value } { $kind }
piece-bank = Ein Schlüssel, der hier platziert wird, bringt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}. Hier kann jeweils nur ein Schlüssel von dir liegen; von hier aus bleibt er im Bezirk.
piece-arc = Ein Schlüssel, der hier platziert wird, bringt nichts, kann aber von hier aus in jeden Bezirk. Hier kann jeweils nur ein Schlüssel von dir liegen.
piece-arc-name = Arc de Triomphe
piece-value-name = Gebäude mit Wert { $value }
piece-value-tile = { $value ->
    [1] Kostet 1 Franc.
   *[other] Kostet { $value } Francs, von einem niedrigeren Ort aus weniger.
} Bringt den Marker und kostenlos ein Bonusplättchen.
piece-value-paid-tile = Kostet { $value } Francs, von einem niedrigeren Ort aus weniger. Bringt den Marker und für { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
} ein Bonusplättchen.
piece-value-plain = Kostet { $value } Francs, von einem niedrigeren Ort aus weniger. Bringt den Marker.
piece-value-points = Kostet { $value } Francs, von einem niedrigeren Ort aus weniger, und { $wood } Holz. Bringt den Marker und { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.

# Der Tisch in Sätzen.
told-now = Jetzt
told-yours = Deine Sachen
told-track = Bonusleiste
told-beside = Neben dem Spielplan
told-your-turn = Du bist am Zug: { $stage }.
told-turn = { $player } ist am Zug: { $stage }.
told-over = Das Spiel ist zu Ende.
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
told-figure = Figur auf Feld { $space } der Bonusleiste.
told-figure-start = Figur vor der Bonusleiste.
told-end-tiles = Spielende-Plättchen: { $tiles }.
told-face-down = verdeckt
told-used = { $tile } (genutzt)
told-bank = Bank, zahlt { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}: { $keys }.
told-field-open = { $value }: noch kein Gebäude.
told-field-open-marker = { $value }: noch kein Gebäude, Marker { $marker }.
told-field = { $value }: { $kind }, { $keys }.
told-field-marker = { $value }: { $kind }, { $keys }, Marker { $marker }.
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
told-space-copies = Feld { $space }: Bonusplättchen { $number }, { $copies } Stück, { $effect }.
told-space-empty = Feld { $space }: leer, Bonusplättchen { $number } ist weg.
told-figures = { $count ->
    [one] Figur hier: { $players }.
   *[other] Figuren hier: { $players }.
}
told-figures-start = Vor dem ersten Feld: { $players }.
told-pile = Stapel { $pile }: noch { $left }, oben { $district }.
told-pile-empty = Stapel { $pile }: leer.
told-supply = Vorrat: { $tokens }.
told-supply-empty = Im Vorrat sind keine Ressourcen.
told-free-landmarks = Wahrzeichen im Vorrat: { $landmarks }.
told-no-free-landmarks = Alle Wahrzeichen liegen auf dem Spielplan.
told-free-vp-tiles = Übrige SP-Plättchen: { $tiles }.
told-no-free-vp-tiles = Alle SP-Plättchen liegen auf dem Spielplan.
told-end-left = Übrige Spielende-Plättchen: { $count }.
told-end-seen = Als du zuletzt nachgesehen hast, waren übrig: { $tiles }.
told-end-seen-now = Diese Spielende-Plättchen sind übrig: { $tiles }.
told-times = { $count } × { $tile }
