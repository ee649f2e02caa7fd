# How to read the things of 7 Wonders: what the call-outs of the rulebook say.
anatomy-card = How to read a card
anatomy-board = How to read your board

counted-resource = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
counted-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

part-kind = Kind
part-kind-text = { $kind }: shape and colour tell the kind of card, the shape alone is enough.
part-age = { $age }
part-age-text = It is dealt in this Age only.
part-cost = Cost
part-cost-text = { $cost }. What you do not produce, you buy from your neighbours in the same turn.
part-effect = Effect
part-effect-text = What the card does once it is in your city. The page “Player aid” explains every symbol.
part-free = Free with { $cards }
part-free-text = You pay nothing if { $cards } is in your city.
part-leads = Chain
part-leads-text = Once it is in your city, { $cards } cost you nothing.

part-wonder = { $name }, side { $side }
part-wonder-text = Your wonder. Each has two sides with different stages.
part-resource = Your resource
part-resource-text = From the start you produce { $resource } every turn. Your neighbours can buy it.
part-built = Built stage
part-built-text = Brass and a tick: this stage is built, and a card lies under it.
part-stage-cost = Cost of a stage
part-stage-cost-text = { $cost }. You pay for the stage; the card you put under it costs nothing.
part-stage-effect = What the stage gives
part-stage-effect-text = You have it from now on. Stages are built from the first to the last.
