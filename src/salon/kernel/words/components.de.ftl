# Was an einem Wert des Spielmaterials nicht stimmt. Davor steht der Schlüssel des Werts.
component-unknown = diesen Wert gibt es nicht
component-not-a-number = muss eine ganze Zahl sein, nicht { $value }
component-not-a-word = muss ein Wort sein, nicht { $value }
component-not-a-list = muss eine Liste sein, nicht { $value }
component-not-numbers = muss eine Liste ganzer Zahlen sein, nicht { $value }
component-not-words = muss eine Liste von Wörtern sein, nicht { $value }
component-range = muss zwischen { $least } und { $most } liegen, nicht { $number }
component-choice = { $word } ist keines von { $choices }
component-too-many = hat { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}; Platz ist für { $most }
