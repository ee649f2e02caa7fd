# Ein Tisch in Worten

plain-your-turn = Du bist dran
plain-waiting = Warten auf { $names }
plain-to-move = { $names } am Zug
plain-waiting-all = Warten auf die anderen
plain-over = Die Partie ist zu Ende
plain-table = Der Tisch
plain-players = Spieler
plain-you = du
plain-this-view = aus dieser Sicht
plain-computer = Computer, { $level }
plain-thinks = am Zug
plain-has-chosen = hat gewählt
plain-away = nicht da
plain-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
plain-guide-step = Schritt { $step } von { $steps }
plain-clause = Regel { $clause }
plain-find = Zug suchen
plain-none-found = Kein Zug mit diesem Namen.
plain-costs = { $name }, { $amount } weniger.
plain-gives = { $name }, { $amount } mehr.
plain-change = { $name } { $amount }
plain-take-back = Zurücknehmen
plain-ask-back = Zurücknehmen erbitten
plain-why-not = Warum nicht?
plain-why-not-hint = Gib einen beliebigen Zug in Kurzform ein, zum Beispiel { $example }.
plain-ask = Fragen
plain-possible = jetzt möglich.
plain-story = Verlauf
