# Eine Anzahl von etwas, das Spiele zählen, mit seiner Mehrzahl. Ein Spiel kann eigene Nachrichten amount-TEIL haben.
amount = { $amount } { $name }
amount-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
amount-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
