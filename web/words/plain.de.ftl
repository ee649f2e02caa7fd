# Ein Tisch in Worten

plain-your-turn = Du bist dran
plain-waiting = Warten auf { $names }
plain-to-move = Am Zug: { $names }
plain-waiting-all = Der Tisch ist noch nicht so weit
plain-over = Das Spiel ist zu Ende
plain-table = Der Tisch
plain-players = Spieler
plain-you = du
plain-this-view = aus dieser Sicht
plain-computer = Computer, { $level }
plain-thinks = am Zug
plain-has-chosen = hat gewählt
plain-away = nicht da
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
plain-guide-step = Schritt { $step } von { $steps }
plain-clause = Regel { $clause }
plain-find = Zug suchen
plain-none-found = Kein Zug heißt so.
plain-costs = { $name }: { $amount } weniger.
plain-brings = { $name }: { $amount } mehr.
plain-take-back = Zurücknehmen
plain-ask-back = Um Rücknahme bitten
plain-why-not = Warum nicht?
plain-why-not-hint = Nenne einen beliebigen Zug in Kurzform, zum Beispiel { $example }.
plain-ask = Fragen
plain-possible = jetzt möglich.
plain-story = Was geschah
