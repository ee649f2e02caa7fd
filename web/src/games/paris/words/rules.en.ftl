# The pictures of the rulebook: a turn.

lesson-draw = Draw
lesson-draw-more = a building onto its field
lesson-act = Take one action
lesson-act-more = place a key, or move one
lesson-benefits = Take benefits
lesson-benefits-more = if you have moved a key
lesson-end = End your turn
lesson-end-more = the next player draws
