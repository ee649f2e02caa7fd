# The pages beside the table: rulebook, player aid, components.

reading-pages = About this game
reading-rules = Rules
reading-aid = Player aid
reading-components = Components
reading-print = Print
reading-title = { $game }: { $page } · Salon

rules-contents = Contents
rules-search = Search the rules
rules-search-hint = a word, or a number like 6.5
rules-clear = Show all
rules-count = { $clauses ->
    [one] { $clauses } rule
   *[other] { $clauses } rules
}
rules-found = { $clauses ->
    [one] { $clauses } rule found
   *[other] { $clauses } rules found
}
rules-none = No rule contains these words.
rules-about = The rules in our own words, { $clauses } in all. { $rulings ->
    [0] {""}
   *[other] Where the printed rules are silent or disagree, a ruling says how we play and why ({ $rulings }).
}
rules-ruling = Ruling
rules-clause = Rule { $number }, link to it
rules-no-such = There is no rule { $number }.
rules-mode = How you read
rules-learn = Learn
rules-look-up = Look up
rules-letter = To the letter
rules-letter-count = { $clauses ->
    [one] 1 rule
   *[other] { $clauses } rules
}
rules-mistakes = Often got wrong
rules-progress = { $read } of { $all } read
rules-read = read
rules-next = Next: { $number } { $title }

callout-of = { $at } of { $all }
callout-before = the part before
callout-next = the next part

example = Example
example-of = Example: { $title }
set-up-players = Number of players
example-play = Play this move
example-back = Back to before

material = What lies on the table
set-up = The table before the first turn
set-up-step = Step { $step } of { $steps }
set-up-lay = Lay it step by step
set-up-back = Back
set-up-next = Next: { $name }
set-up-done = All laid out
set-up-all = All at once

aid-about = One page to print. Everything else is in the rules.
aid-none = This game needs no player aid. Its rules fit on one page.
aid-to-rules = Read the rules

components-about = What is printed on the pieces, as far as we know. The rules, the texts and the prices on the board all come from these { $count ->
    [one] { $count } value
   *[other] { $count } values
}. Names and sources are shown as in the data file.
components-summary = How sure we are
components-sure = { $count ->
    [one] { $count } value is sure
   *[other] { $count } values are sure
}
components-sure-about = It says so in a rule text or another public source.
components-disputed = { $count ->
    [one] { $count } value is disputed
   *[other] { $count } values are disputed
}
components-disputed-about = Public sources differ. We play with what most of them say.
components-inferred = { $count ->
    [one] { $count } value is inferred
   *[other] { $count } values are inferred
}
components-inferred-about = It follows from what the texts say.
components-assumed = { $count ->
    [one] { $count } value is assumed
   *[other] { $count } values are assumed
}
components-assumed-about = This is our proposal. It fits every example in the texts, but nobody has compared it with a copy of the game.
components-own = { $count ->
    [one] { $count } value is from a copy of the game
   *[other] { $count } values are from a copy of the game
}
components-own-about = Someone has looked at the printed piece.
components-no-assumed = Nothing is assumed.
components-correct = Do you own the game?
components-correct-list = { $command } lists all values in a terminal.
components-correct-file = Write the values that differ on your copy into a file, under the same names, for example { $file }:
components-correct-play = { $command } then plays with your values. Tables in the browser use the values shown here.
components-only-assumed = only assumed values
components-values = Values
components-how-sure = How sure
components-source = Source
components-list = { $group }, { $count ->
    [one] { $count } value
   *[other] { $count } values
}
confidence = { $confidence ->
    [seed] in the rules
    [sourced] public source
    [disputed] disputed
    [inferred] inferred
    [assumed] assumed
   *[own] own copy
}
