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
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
rules-found = { $clauses ->
    [one] { $clauses } clause found
   *[other] { $clauses } clauses found
}
rules-none = No clause has these words.
rules-about = { $clauses } numbered clauses in our own words. { $rulings ->
    [0] {""}
    [one] One of them is a ruling: it settles what the printed texts leave open, and says on what it rests.
   *[other] { $rulings } of them are rulings: they settle what the printed texts leave open, and say on what they rest.
}
rules-ruling = Ruling
rules-clause = Clause { $number }, link to it
rules-no-such = There is no clause { $number }.

example = Example
example-of = Example: { $title }
example-play = Play this move
example-back = Back to before

aid-about = One page to print. The rules tell the rest.
aid-none = This game needs no player aid: its rules are one page.
aid-to-rules = Read the rules

components-about = What is printed on the pieces, as far as we know it. The rules, the texts and the prices on the board all come from these { $count } values. Names and sources stand as in the file.
components-summary = How sure we are
components-sure = { $count ->
    [one] { $count } value is sure
   *[other] { $count } values are sure
}
components-sure-about = a rule text or another public source says so.
components-disputed = { $count ->
    [one] { $count } value is disputed
   *[other] { $count } values are disputed
}
components-disputed-about = public sources differ; we play with what most of them say.
components-inferred = { $count ->
    [one] { $count } value is inferred
   *[other] { $count } values are inferred
}
components-inferred-about = it follows from what the texts say.
components-assumed = { $count ->
    [one] { $count } value is assumed
   *[other] { $count } values are assumed
}
components-assumed-about = our proposal: it fits every example in the texts, but nobody has compared it with a copy of the game.
components-own = { $count ->
    [one] { $count } value is from a copy of the game
   *[other] { $count } values are from a copy of the game
}
components-own-about = somebody has looked at the printed piece.
components-no-assumed = Nothing is assumed.
components-correct = Do you own the game?
components-correct-list = { $command } lists all values in a terminal.
components-correct-file = Put those that are different on your copy into a file with the same keys, for example { $file }:
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
