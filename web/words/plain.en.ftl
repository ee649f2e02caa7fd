# A table in words

plain-your-turn = Your turn
plain-waiting = Waiting for { $names }
plain-to-move = { $names } to move
plain-waiting-all = Waiting for the others
plain-over = The game is over
plain-table = The table
plain-players = Players
plain-you = you
plain-this-view = this view
plain-computer = computer, { $level }
plain-thinks = to move
plain-has-chosen = has chosen
plain-away = away
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
plain-guide-step = Step { $step } of { $steps }
plain-clause = rule { $clause }
plain-find = Find a move
plain-none-found = No move with that name.
plain-costs = { $name }, { $amount } less.
plain-gives = { $name }, { $amount } more.
plain-change = { $name } { $amount }
plain-take-back = Take back
plain-ask-back = Ask to take back
plain-why-not = Why not?
plain-why-not-hint = Type any move in short form, for example { $example }.
plain-ask = Ask
plain-possible = possible now.
plain-story = Log
