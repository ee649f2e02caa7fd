# Die Stadt, wie sie vorgelesen und erklärt wird: die Namen ihrer Orte und was dort liegt.

city-name = Die Stadt Paris
city-hint = Mit den Pfeiltasten kommst du von einer Wahl zur nächsten.
city-field = { $district } { $value }: { $kind }
city-plot = { $district } { $value }: noch kein Gebäude
city-marker = Marker: { $token }
city-keys = { $count ->
    [one] Schlüssel von { $owners }
   *[other] Schlüssel von { $owners }
}
city-owner-twice = { $name } ({ $count })
city-landmark = { $landmark }, { $district }
city-new-landmark = { $landmark }, neu in { $district }
city-prize = { $district }: { $tile }
city-no-prize = { $district }: noch kein SP-Plättchen
city-sum = { $name } { $sum }
city-left = { $copies ->
    [0] keines mehr da
    [one] noch 1 da
   *[other] noch { $copies } da
}
city-figures = { $count ->
    [one] Bonus-Figur von { $owners }
   *[other] Bonus-Figuren von { $owners }
}
map-name = Karte der Stadt
map-district = Bezirk { $number }, im Uhrzeigersinn von oben
map-shown = { $district }, jetzt zu sehen
